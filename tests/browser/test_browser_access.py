"""Everybody can use the page: axe-core finds nothing, and a turn needs no mouse."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browsing import BY_LINK, DESK, PHONE, People, played
from clicking import Clicker

pytest_plugins = ("one_site",)

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SETTLED = """() => Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished.catch(() => null)))"""
VIOLATIONS = """async ({ within, ...options }) => (await axe.run(within ?? document, options)).violations.flatMap(
  ({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target} ${failureSummary}`))"""
# Without the first, every style sheet is fetched once more, for rules that are not on.
QUICKLY = {"preload": False, "resultTypes": ["violations"]}
COLOURS = {"runOnly": ["color-contrast"]}
MOST_TABS = 120


@cache
def axe() -> str:
    assert AXE.is_file(), "tools/page check installs the packages of the page"
    return AXE.read_text(encoding="utf-8")


def is_accessible(page: Page, *, also_light: bool = False, within: str | None = None) -> None:
    """Axe finds nothing wrong in the dark; if asked, nor in the light, where only the colours are others.

    `within` is the only part that is looked at, where the tests in this file look at all around it.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    if also_light:
        page.emulate_media(color_scheme="light")
        assert _violations(page, COLOURS) == [], f"{page.url} in the light"
        page.emulate_media(color_scheme="dark")
    assert _violations(page, {"within": within}) == [], page.url


def _violations(page: Page, options: dict[str, Any]) -> Any:
    # Colours on their way from one state to the next are nobody's choice.
    page.evaluate(f"async () => {{ await ({SETTLED})(); }}")
    return page.evaluate(VIOLATIONS, {**QUICKLY, **options})


SCREENS: Final = ("/", "/new")
PLAIN: Final = ("/learn", "/rules", "/tables", "/ratings", "/open", "/nowhere")
"""Made of the same parts as the others."""
LEARNING: Final = ("/rules/compare", "/examples/guardian", "/aid/legend", "/places/palenque")


@pytest.mark.parametrize(
    "paths", [SCREENS, pytest.param((*PLAIN, *LEARNING), marks=pytest.mark.thorough)], ids=["most", "rest"]
)
def test_screens(people: People, paths: tuple[str, ...], thorough: bool) -> None:
    with people.person() as page:
        for path in paths:
            page.goto(path)
            expect(page.get_by_role("heading", level=1).first).to_be_visible()
            if path == "/learn":
                expect(page.get_by_test_id("board")).to_be_visible()
            if path == "/rules":  # all are made alike, and a few are looked at much faster than two hundred
                page.get_by_label("Search").fill("guardian")
                expect(page.locator("mark").first).to_be_visible()
            is_accessible(page, also_light=path == "/" or (thorough and path == "/new"))
            if path == "/":
                page.get_by_role("button", name="Settings").click()
                expect(page.get_by_role("dialog")).to_be_visible()
                is_accessible(page)
                page.keyboard.press("Escape")
                expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("window", [DESK, pytest.param(PHONE, marks=pytest.mark.thorough)], ids=["desk", "phone"])
def test_the_table(people: People, window: dict[str, Any], thorough: bool) -> None:
    """While a tile is laid, while points are spent, with a piece in hand, while others play, and on a plan."""
    table = people.site.set_up(BY_LINK)
    seat = table.view["to_act"]
    press = Locator.tap if window is PHONE else Locator.click
    with people.person(**window) as page:
        clicker = Clicker(page)
        people.seat(page, table, seat)
        page.locator(".hex").first.focus()
        is_accessible(page, also_light=window is DESK and thorough)
        table.play(clicker.insight["placements"][0]["action"])
        expect(page.get_by_test_id("action-bar")).to_be_visible()
        press(page.get_by_test_id("act-deploy"))
        expect(page.get_by_test_id("plan")).to_be_visible()
        if thorough:
            is_accessible(page, also_light=window is DESK)
        page.get_by_test_id("act-dig").focus()  # it is not possible now, and says why
        expect(page.get_by_role("tooltip")).to_be_visible()
        is_accessible(page, also_light=window is DESK)
        table.play("deploy leader a1", "end")
        expect(page.get_by_test_id("wait-bar")).to_be_visible()
        if thorough:
            is_accessible(page, also_light=window is DESK)
        press(page.get_by_test_id("plan-turn"))
        expect(page.get_by_test_id("plan-draft")).to_be_visible()
        is_accessible(page, also_light=window is DESK and thorough)


@pytest.mark.thorough
def test_panels_of_the_table(people: People) -> None:
    table = people.site.set_up(BY_LINK)
    with people.person() as page:
        people.seat(page, table, 0)
        for panel in ("Seats and links", "Keys", "How far rivals can reach"):
            page.get_by_role("button", name=panel).click()
            is_accessible(page)
        page.get_by_test_id("tab-chat").or_(page.get_by_role("button", name="Keys")).first.click()
        is_accessible(page)


@pytest.mark.thorough
def test_the_auction(people: People) -> None:
    table = people.site.set_up(BY_LINK, auction=True)
    with people.person() as page:
        people.seat(page, table, table.view["to_act"])
        is_accessible(page, also_light=True)


@pytest.mark.thorough
def test_legend(people: People) -> None:
    """The draft, and the camp board."""
    drafting = people.site.set_up(BY_LINK, edition="legend", scenario="chichen-itza")
    drafted = played(
        lambda game: game.view(None).to_dict()["step"] == "main", edition="legend", scenario="chichen-itza"
    )
    table = people.site.from_file(drafted, seats=BY_LINK)
    with people.person() as page:
        people.seat(page, drafting, drafting.view["to_act"])
        is_accessible(page, also_light=True)
        people.seat(page, table, table.view["to_act"])
        expect(page.get_by_role("button", name="AP token")).to_be_visible()
        is_accessible(page, also_light=True)


@pytest.mark.thorough
def test_the_end_and_the_review(people: People) -> None:
    table = people.site.from_file(played(lambda game: game.is_over), seats=None)
    with people.person() as page:
        page.goto(f"/t/{table.id}")
        expect(page.get_by_test_id("end-of-game")).to_be_visible()
        is_accessible(page)
        page.get_by_test_id("review").click()
        expect(page.get_by_role("slider", name="Position")).to_be_visible()
        is_accessible(page)
        page.get_by_role("tab", name="Score sheet").click()
        is_accessible(page)


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until the focus is there."""
    for _ in range(MOST_TABS):
        if wanted.evaluate("(one) => one.contains(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("no Tab leads there")


def walk_to(clicker: Clicker, name: str) -> None:
    """Over the board with the arrow keys."""
    page = clicker.page
    tab_to(page, page.get_by_role("application"))
    for _ in range(40):
        here = page.evaluate("document.activeElement.dataset.hex ?? null")
        if here == name:
            return
        assert here is not None, "the focus is not on a hex"
        (x, y), (goal_x, goal_y) = clicker.middle(here), clicker.middle(name)
        across, down = goal_x - x, goal_y - y
        if abs(across) > 5:
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    raise AssertionError(f"the arrows do not lead to {name}")


def test_a_turn_by_keyboard(people: People) -> None:
    table = people.site.set_up()
    with people.person() as page:
        clicker = Clicker(page)
        people.seat(page, table, 0, 1)
        placements = clicker.insight["placements"]
        hex_name = placements[-1]["hex"]
        first, second, *_ = [one for one in placements if one["hex"] == hex_name]
        walk_to(clicker, hex_name)
        page.keyboard.press("Enter")
        expect(page.get_by_test_id(f"rotation-{first['rotation']}")).to_be_checked()
        page.keyboard.press("r")
        expect(page.get_by_test_id(f"rotation-{second['rotation']}")).to_be_checked()
        before = clicker.seq
        tab_to(page, page.get_by_test_id("lay-tile"))
        page.keyboard.press("Enter")
        clicker.told(before, [second["action"]])

        page.keyboard.press("1")
        walk_to(clicker, "a1")
        page.keyboard.press("Enter")
        clicker.told(before, [second["action"], "deploy explorer a1"])
        ways = next(one["to"] for one in clicker.insight["reach"] if one["from"] == "a1")
        way = max(ways, key=lambda way: len(way["actions"]))
        assert len(way["actions"]) > 1
        page.keyboard.press("Enter")
        deploy = page.locator('[data-offer="explorer null"]')
        expect(deploy).to_be_focused()  # the menu of the hex
        page.keyboard.press("ArrowRight")
        expect(deploy).to_have_text(re.compile("Deploy 2 explorers.*2 AP"))
        is_accessible(page)
        page.keyboard.press("ArrowUp")  # around to the last line
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("in-hand")).to_have_text("Explorer from a1")
        expect(page.get_by_test_id("plan")).to_contain_text("Choose a hex.")
        walk_to(clicker, way["hex"])
        page.keyboard.press("Enter")
        clicker.told(before, [second["action"], "deploy explorer a1", *way["actions"]])

        page.keyboard.press("u")  # the whole way, for it was one gesture
        expect(page.locator('.piece[data-hex="a1"]')).to_have_count(1)
        end = page.get_by_test_id("end-turn")
        size = end.bounding_box()
        page.keyboard.press("e")
        expect(end).to_contain_text("9 points left")
        assert end.bounding_box() == size
        page.keyboard.press("Escape")
        expect(end).to_have_text("End turn")
        page.keyboard.press("e")
        page.keyboard.press("e")
        expect(page.get_by_test_id("place-bar")).to_be_visible()
