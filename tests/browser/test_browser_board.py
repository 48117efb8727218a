"""The board comes first: how much room it has in every phase, that nothing lies over it, and that it can be read."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import dist
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browsing import HERE, PHONE, People, Site, Table, played
from clicking import Clicker
from tikal.play.game import Game, new_game

pytest_plugins = ("one_site",)

DESKS: Final = ((1280, 720), (1440, 900))
PHONES: Final = ((390, 664), (390, 844))
"""The first has least room."""
SHARE: Final = 0.6
HALF: Final = 0.5
READABLE: Final = 10.99

ROOM = """() => {
    const { width, height } = document.querySelector('.board .stage').getBoundingClientRect();
    return { share: width * height / innerWidth / innerHeight, height: height / innerHeight };
}"""

OVER_IT = """() => {
    const { left, top, width, height } = document.querySelector('.board .stage').getBoundingClientRect();
    const found = new Set();
    for (let i = 1; i < 24; i++) for (let j = 1; j < 16; j++) {
        const there = document.elementFromPoint(left + width * i / 24, top + height * j / 16);
        if (!there?.closest('.stage')) found.add(there?.className.baseVal ?? there?.className);
    }
    return [...found];
}"""
"""What lies over the board, found by looking at many of its points."""

SMALL_TEXT = """(least) => [...document.querySelectorAll('main text, main *')]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .map((one) => {
        const drawn = one.getScreenCTM?.();
        const size = parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
        return { size, text: one.textContent.trim().slice(0, 20) };
    })
    .filter(({ size }) => size < least)
    .map(({ size, text }) => `${text}: ${size.toFixed(1)}`)"""

COVERED = """() => {
    const boxes = (kind) => [...document.querySelectorAll(kind)].map((one) => [one, one.getBoundingClientRect()]);
    const plates = boxes('.board .plate rect:first-child');
    return boxes('.board .price .disc').flatMap(([price, p]) => plates
        .filter(([, q]) => p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom)
        .map(() => price.closest('.price').dataset.price));
}"""
"""Prices that a plate covers."""


CUT_WORDS = """() => [...document.querySelectorAll('.top .where, .top .where *, .top h1')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
    .map((one) => one.textContent.trim())"""
"""Words of the header that find no room."""

MIDDLES = """() => [...document.querySelectorAll('[data-testid=track] .marker')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
})"""
"""Where the markers of the prestige track stand."""

ABOVE_END_TURN = """() => {
    const [act, end] = ['act-guard', 'end-turn'].map((id) => document.querySelector(`[data-testid=${id}]`));
    return act.getBoundingClientRect().bottom <= end.getBoundingClientRect().top;
}"""
"""Whether the last action can be seen and pressed without scrolling."""

SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('.board .layer')).transform).a"
"""How large the board is seen."""


def at_step(*steps: str, scoring: bool = False) -> Callable[[Game], bool]:
    """Until a player has to decide this, in or out of a scoring round."""

    def until(game: Game) -> bool:
        view = game.view(game.to_act or 0).to_dict()
        return view["step"] in steps and (view["scoring_order"] is not None) == scoring

    return until


PHASES: Final[dict[str, dict[str, Any]]] = {
    **{f"base {step}": {"until": at_step(step)} for step in ("place", "spend")},
    "base scoring": {"until": at_step("spend", scoring=True)},
    **{f"auction {step}": {"until": at_step(step), "auction": True} for step in ("bid", "take")},
    **{f"legend {step}": {"until": at_step(step), "edition": "legend"} for step in ("draft", "main", "spend")},
}


FULLEST: Final = ("base place", "base scoring", "auction bid", "legend draft")
"""In these phases most stands around the board."""
IN_PHASES: Final = pytest.mark.parametrize(
    ("names", "windows"),
    [(FULLEST, 1), pytest.param(tuple(PHASES), 2, marks=pytest.mark.thorough)],
    ids=["fullest", "all"],
)


def in_phases(site: Site, names: tuple[str, ...]) -> dict[str, Table]:
    """A table in each of these phases."""
    return {name: site.from_file(played(**PHASES[name]), seats=list(HERE)) for name in names}


def place_of(page: Page, test_id: str) -> tuple[int, int] | None:
    """The lower right corner of a button."""
    found = page.get_by_test_id(test_id)
    box = found.bounding_box() if found.count() else None
    return None if box is None else (round(box["x"] + box["width"]), round(box["y"] + box["height"]))


@IN_PHASES
def test_the_board_has_the_room_in_every_phase(people: People, names: tuple[str, ...], windows: int) -> None:
    ends: dict[tuple[int, int], set[tuple[int, int]]] = {}
    with people.person() as page:
        for phase, table in in_phases(people.site, names).items():
            people.seat(page, table, table.view["to_act"])
            for width, height in DESKS[:windows]:
                page.set_viewport_size({"width": width, "height": height})
                expect(page.get_by_test_id("board")).to_be_in_viewport(ratio=1)
                room = page.evaluate(ROOM)
                assert room["share"] >= SHARE, (phase, width, room)
                assert page.evaluate(OVER_IT) == [], (phase, width)
                assert page.evaluate(SMALL_TEXT, READABLE) == [], (phase, width)
                assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (phase, width)
                if "draft" not in phase:
                    expect(page.get_by_test_id("log").locator("li").last).to_be_in_viewport(ratio=0.95)
                    assert page.evaluate(CUT_WORDS) == [], (phase, width)
                    expect(page.get_by_test_id(f"player-{table.view['to_act']}")).to_be_in_viewport(ratio=1)
                for test_id in ("lay-tile", "end-turn"):
                    place = place_of(page, test_id)
                    if place is not None:
                        expect(page.get_by_test_id(test_id)).to_be_in_viewport(ratio=1)
                        ends.setdefault((width, height), set()).add(place)
    # Laying, acting, scoring: what ends a decision stays where it is.
    assert all(len(places) == 1 for places in ends.values()), ends


@IN_PHASES
def test_on_a_phone_half_the_height_is_the_boards(people: People, names: tuple[str, ...], windows: int) -> None:
    with people.person(**PHONE) as page:
        for phase, table in in_phases(people.site, names).items():
            people.seat(page, table, table.view["to_act"])
            phone_has_room(page, phase, windows)
        page.goto("/learn")
        expect(page.get_by_test_id("lay-tile")).to_be_attached()
        phone_has_room(page, "guide", windows)
        page.get_by_test_id("grab").tap()
        page.get_by_test_id("grab").tap()
        expect(page.get_by_test_id("sheet")).to_have_attribute("data-stop", "bar")
        cut = "() => [...document.querySelectorAll('.sheet .btn')].filter((one) => one.checkVisibility())"
        low = f"({cut})().every((one) => one.getBoundingClientRect().bottom <= innerHeight)"
        assert page.evaluate(low), "a bar cuts no button in two"


def phone_has_room(page: Page, phase: str, windows: int) -> None:
    for width, height in PHONES[:windows]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_test_id("board")).to_be_in_viewport()
        assert page.evaluate(ROOM)["height"] >= HALF, (phase, height)
        assert page.evaluate(OVER_IT) == [], (phase, height)
        for test_id in ("lay-tile", "end-turn"):
            if page.get_by_test_id(test_id).count():
                expect(page.get_by_test_id(test_id)).to_be_in_viewport(ratio=1)
        # Legend has three actions more: on the smallest phone one scrolls to the last of them.
        scrolls = phase == "legend spend" and height == PHONES[0][1]
        if page.get_by_test_id("act-guard").count() and not scrolls:
            assert page.evaluate(ABOVE_END_TURN), (phase, height)


def crowd() -> str:
    """Four players on one hex, each with the leader and explorers, and temples all around."""
    game = new_game("supermeeple-2015", players=4, seed=2, names=["Ana", "Bo", "Chloé", "Đức"])
    while True:
        game.play(game.legal_actions()[0])
        for action in ("deploy leader a1", "deploy explorer a1", "deploy explorer a1"):
            if game.why_not(action) is None:
                game.play(action)
        if sum(len(found["pieces"]) for found in game.view(game.to_act or 0).to_dict()["board"]) == 4:
            return game.record()
        game.play("end")


@pytest.mark.parametrize(
    "window",
    [*(pytest.param(size, marks=pytest.mark.thorough) for size in ((1280, 720), (1024, 600))), (390, 664)],
    ids=["laptop", "small", "phone"],
)
def test_a_crowded_board_can_be_read(people: People, window: tuple[int, int]) -> None:
    width, height = window
    seats = [{"kind": "here", "name": name} for name in ("Ana", "Bo", "Chloé", "Đức")]
    table = people.site.from_file(crowd(), seats=seats)
    size = {"viewport": {"width": width, "height": height}}
    with people.person(**({**PHONE, **size} if width < 500 else size)) as page:
        people.seat(page, table, table.view["to_act"])
        expect(page.locator('.piece[data-hex="a1"]')).to_have_count(8)
        assert page.evaluate(SMALL_TEXT, READABLE) == []
        assert page.evaluate(COVERED) == []
        expect(page.locator(".board .tilename").first).to_be_visible()


@pytest.mark.thorough
def test_the_track_shows_the_score_and_the_lap(people: People) -> None:
    table = people.site.set_up([{"kind": "here", "name": name} for name in ("Ana", "Bo", "Chloé", "Đức")])
    with people.person() as page:
        people.seat(page, table, table.view["to_act"])
        track = page.get_by_test_id("track")
        expect(track).to_have_attribute("aria-label", "Prestige track: Ana 0, Bo 0, Chloé 0, Đức 0")
        expect(track.locator(".space")).to_have_count(100)
        together = track.locator('.marker[data-space="0"]')
        expect(together).to_have_count(4)
        for width, height in (*DESKS, *PHONES):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".boardwrap.line")).to_have_count(1 if width < 500 else 0)
            places = page.evaluate(MIDDLES)
            apart = [dist(one, other) for one, other in combinations(places, 2)]
            assert min(apart) > 8, (width, places)
            for marker in together.all():
                expect(marker).to_be_in_viewport(ratio=0.95)


@pytest.mark.thorough
def test_the_view_glides_out_with_normal_motion(people: People) -> None:
    table = people.site.set_up(HERE, seed=2)
    laptop = {"width": 1280, "height": 720}
    with people.person(reduced_motion="no-preference", viewport=laptop) as page:
        clicker = Clicker(page)
        people.seat(page, table, 0, 1)
        clicker.middle("a1")  # once the board has found its size
        first = page.evaluate(SCALE)
        while page.evaluate(SCALE) >= first:
            clicker.lay(clicker.insight["placements"][0])
            expect(page.locator(".board.moving")).to_have_count(0)
            clicker.end()
        # The page answers: what is pressed now is seen at once.
        page.get_by_test_id("tab-chat").click(timeout=2000)
        expect(page.get_by_test_id("chat")).to_be_visible(timeout=2000)


@pytest.mark.thorough
def test_keys_lead_to_the_board(people: People) -> None:
    table = people.site.set_up(HERE)
    table.play(table.position["insight"]["placements"][0]["action"])
    with people.person() as page:
        people.seat(page, table, table.view["to_act"])
        expect(page.get_by_test_id("action-bar")).to_be_visible()
        page.keyboard.press("1")
        expect(page.locator(".hex:focus")).to_have_count(1)
        before = page.evaluate("document.activeElement.dataset.hex")
        page.keyboard.press("ArrowUp")
        expect(page.locator(".hex:focus")).not_to_have_attribute("data-hex", before)


SMALLEST: Final = {
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "phone": {**PHONE, "viewport": {"width": 390, "height": 664}},
}


@pytest.mark.parametrize(
    "window", [pytest.param(SMALLEST["laptop"], marks=pytest.mark.thorough), SMALLEST["phone"]], ids=SMALLEST
)
def test_what_steers_stays_in_sight(people: People, window: dict[str, Any]) -> None:
    """How to go through a game, solve a puzzle and bid; and a hint, where there is least room for it."""
    finished = people.site.from_file(played(lambda game: game.is_over))
    with people.person(**window) as page:
        page.goto(f"/t/{finished.id}/review")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)

        page.goto("/puzzle/1")
        expect(page.get_by_test_id("end-turn")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("link", name="All puzzles")).to_be_in_viewport(ratio=1)
        if window is SMALLEST["phone"]:
            board, sheet = (page.get_by_test_id(name).bounding_box() for name in ("board", "sheet"))
            assert board is not None
            assert sheet is not None
            assert board["y"] < sheet["y"], "the sheet is below the board"

        bidding, spending = in_phases(people.site, ("auction bid", "base spend")).values()
        people.seat(page, bidding, bidding.view["to_act"])
        expect(page.get_by_test_id("place-bid")).to_be_in_viewport(ratio=1)
        page.goto("/guide/auction")
        expect(page.get_by_test_id("place-bid")).to_be_in_viewport(ratio=1)
        people.seat(page, spending, spending.view["to_act"])
        page.get_by_test_id("hint-button").click()
        page.get_by_test_id("hint-more").click()
        expect(page.get_by_test_id("hint-play")).to_be_in_viewport(ratio=1)
        expect(page.get_by_test_id("hint-card").locator("li").first).to_be_in_viewport(ratio=1)
