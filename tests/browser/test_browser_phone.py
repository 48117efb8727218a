"""The table on a phone, by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browsing import BY_LINK, DESK, HERE, PHONE, People, played
from clicking import Clicker
from tikal.play.game import Game

pytest_plugins = ("one_site",)

SMALL = """() => [...document.querySelectorAll('button, select, input, summary, a.btn, nav a')]
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.disabled)
  .map((one) => {
    // A field inside a label is as large as the label; some buttons have a larger place for fingers around them.
    const box = (one.closest('label') ?? one).getBoundingClientRect();
    const around = getComputedStyle(one, '::after');
    const more = around.content === 'none' ? 0 : -(parseFloat(around.top) || 0) - (parseFloat(around.bottom) || 0);
    return { name: one.getAttribute('aria-label') ?? one.textContent, width: box.width, height: box.height + more };
  })
  .filter(({ width, height }) => width > 1 && (width < 43.5 || height < 43.5))
  .map(({ name, width, height }) => `${name.trim()}: ${Math.round(width)} x ${Math.round(height)}`)"""


CUT_OFF = """() => [...document.querySelectorAll('.act, .btn, .card, .log li')]
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  .map((one) => one.textContent.trim())"""


PAINTED_OVER = """() => [...document.querySelectorAll('[data-testid=sheet] > .inside > *')]
  .filter((one) => getComputedStyle(one).overflowY === 'visible' && one.scrollHeight > one.clientHeight + 2)
  .map((one) => `${one.className}: ${one.scrollHeight} in ${one.clientHeight}`)"""


OUT_OF_SIGHT = """(hexes) => {
  const board = document.querySelector('.board').getBoundingClientRect();
  return hexes.filter((hex) => {
    const box = document.querySelector(`.hex[data-hex="${hex}"]`).getBoundingClientRect();
    return box.left < board.left || box.right > board.right || box.top < board.top || box.bottom > board.bottom;
  });
}"""
"""Hexes of which a part is not seen."""

HEX_WIDTH = "() => document.querySelector('.hex').getBoundingClientRect().width"


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and fingers can hit what there is to press."""
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.screen.width")
    assert page.evaluate(SMALL) == []


def tap_hex(clicker: Clicker, name: str) -> None:
    clicker.page.touchscreen.tap(*clicker.middle(name))


def is_seen(clicker: Clicker, name: str) -> bool:
    """Whether a tap in the middle of a hex meets the board."""
    x, y = clicker.middle(name)
    script = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('[data-hex]')"
    return bool(clicker.page.evaluate(script, [x, y]))


def test_a_turn_by_touch(people: People) -> None:
    table = people.site.set_up(BY_LINK)
    seat = table.view["to_act"]
    with people.person(**PHONE) as page:
        clicker = Clicker(page)
        people.seat(page, table, seat)
        expect(page.get_by_test_id("place-bar")).to_be_visible()
        fits(page)

        placement = next(one for one in clicker.insight["placements"] if is_seen(clicker, one["hex"]))
        before = clicker.seq
        tap_hex(clicker, placement["hex"])
        expect(page.get_by_test_id("lay-tile")).to_have_text(f"Lay on {placement['hex']}")
        fits(page)
        page.get_by_test_id(f"rotation-{placement['rotation']}").tap()
        page.get_by_test_id("lay-tile").tap()
        clicker.settled(before)
        assert clicker.events[-1]["action"] == placement["action"]

        page.get_by_test_id("act-deploy").tap()
        tap_hex(clicker, "a1")
        expect(page.get_by_test_id("confirm")).to_have_text("Deploy · 1 AP")
        fits(page)
        page.get_by_test_id("confirm").tap()
        piece = page.locator(f'.piece[data-hex="a1"][data-seat="{seat}"]')
        expect(piece).to_have_count(1)
        clicker.settled(before + 1)

        way = next(
            way
            for one in clicker.insight["reach"]
            if one["from"] == "a1"
            for way in one["to"]
            if is_seen(clicker, way["hex"])
        )
        piece.tap()
        tap_hex(clicker, way["hex"])
        expect(page.get_by_test_id("confirm")).to_have_text(f"Move · {way['ap']} AP")
        expect(piece).to_have_count(1)
        # The second tap on the same hex is as good as the button.
        tap_hex(clicker, way["hex"])
        expect(page.locator(f'.piece[data-hex="{way["hex"]}"][data-seat="{seat}"]')).to_have_count(1)
        fits(page)

        page.get_by_test_id("end-turn").tap()
        page.get_by_test_id("end-turn").tap()
        expect(page.get_by_test_id("wait-bar")).to_be_visible()
        fits(page)


def with_a_tile_for_a_large_land(game: Game) -> bool:
    """Whether a tile has to be laid in a land that a phone cannot show at once and readable."""
    view = game.view(game.to_act or 0).to_dict()
    return view["step"] == "place" and sum(found["tile"] is not None for found in view["board"]) >= 15


def test_all_places_for_a_tile_are_seen(people: People) -> None:
    table = people.site.from_file(played(with_a_tile_for_a_large_land), seats=list(HERE))
    with people.person(**PHONE) as page:
        clicker = Clicker(page)
        people.seat(page, table, table.view["to_act"])
        places = sorted({one["hex"] for one in table.position["insight"]["placements"]})
        for height in (844, 664):
            page.set_viewport_size({"width": 390, "height": height})
            clicker.middle(places[0])
            assert page.evaluate(OUT_OF_SIGHT, places) == [], height

        # After that the board is near again, and the new tile is seen.
        far, before = page.evaluate(HEX_WIDTH), clicker.seq
        tap_hex(clicker, places[-1])
        page.get_by_test_id("lay-tile").tap()
        clicker.settled(before)
        expect(page.get_by_test_id("action-bar")).to_be_visible()
        clicker.middle(places[-1])
        assert page.evaluate(HEX_WIDTH) > far
        assert page.evaluate(OUT_OF_SIGHT, places[-1:]) == []


def test_what_is_not_possible_says_why_to_a_finger(people: People) -> None:
    table = people.site.set_up(BY_LINK)
    table.play(table.position["insight"]["placements"][0]["action"])
    with people.person(**PHONE) as page:
        clicker = Clicker(page)
        people.seat(page, table, table.view["to_act"])
        box = page.get_by_test_id("act-dig").bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        reason = page.get_by_test_id("why-dig")
        expect(reason).to_be_in_viewport(ratio=1)
        expect(reason).to_contain_text("You cannot dig now")
        expect(reason.get_by_role("paragraph")).to_contain_text("ruins")
        expect(reason.get_by_role("link")).to_have_attribute("href", re.compile("^/rules/R-DIG-"))
        expect(page.get_by_test_id("act-deploy")).to_be_in_viewport()

        # The reason goes when something else is touched, and a hex that is not possible has one of its own.
        page.get_by_test_id("act-deploy").tap()
        expect(reason).to_have_count(0)
        jungle = next(hex_name for hex_name in ("b3", "c2", "c3", "b4") if is_seen(clicker, hex_name))
        tap_hex(clicker, jungle)
        expect(page.get_by_test_id("why-not")).to_contain_text(jungle)
        the_sheet_opens_and_closes(page)


def the_sheet_opens_and_closes(page: Page) -> None:
    sheet = page.get_by_test_id("sheet")
    expect(sheet).to_have_attribute("data-stop", "middle")
    page.get_by_test_id("menu").tap()
    expect(sheet).to_have_attribute("data-stop", "full")
    page.get_by_test_id("info-talk").tap()
    page.get_by_test_id("tab-chat").tap()
    page.get_by_test_id("say").fill("Hello")
    page.get_by_test_id("say").press("Enter")
    expect(page.get_by_test_id("chat")).to_contain_text("Hello")
    fits(page)
    page.get_by_test_id("grab").tap()
    expect(sheet).to_have_attribute("data-stop", "bar")


SCREENS = ("/", "/new")
MORE_SCREENS = ("/rules", "/learn", "/open", "/rules/compare", "/examples/swap", "/aid", "/places")


@pytest.mark.parametrize(
    "paths", [SCREENS, pytest.param(MORE_SCREENS, marks=pytest.mark.thorough)], ids=["most", "rest"]
)
def test_the_screens_fit(people: People, paths: tuple[str, ...]) -> None:
    with people.person(**PHONE) as page:
        for path in paths:
            page.goto(path)
            expect(page.get_by_role("heading", level=1).first).to_be_visible()
            fits(page)


def test_text_twice_as_large_is_still_read(people: People) -> None:
    table = people.site.set_up(BY_LINK)
    table.play(table.position["insight"]["placements"][0]["action"])
    with people.person(**PHONE) as page:
        sizes = {"fontSizes": {"standard": 32, "fixed": 26}}
        page.context.new_cdp_session(page).send("Page.setFontSizes", sizes)
        people.seat(page, table, table.view["to_act"])
        expect(page.get_by_test_id("action-bar")).to_be_visible()
        assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 32
        for window in (PHONE, DESK):
            page.set_viewport_size(window["viewport"])
            expect(page.get_by_test_id("sheet")).to_have_count(1 if window is PHONE else 0)
            assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.innerWidth")
            assert page.evaluate(CUT_OFF) == []


def test_a_legend_draft_by_touch(people: People) -> None:
    table = people.site.set_up(BY_LINK, edition="legend", scenario="chichen-itza")
    seat = table.view["to_act"]
    with people.person(**PHONE) as page:
        clicker = Clicker(page)
        people.seat(page, table, seat)
        nothing_lies_over_anything_in_the_whole_sheet(page)
        before, token = clicker.seq, clicker.view["display"]["ap_tokens"][0]
        fits(page)
        page.get_by_role("button", name=f"AP token {token}", exact=True).first.tap()
        page.get_by_role("button", name=f"Take AP token {token}").tap()
        clicker.settled(before)
        assert clicker.events[-1]["action"] == f"draft ap {token}"
        fits(page)


def nothing_lies_over_anything_in_the_whole_sheet(page: Page) -> None:
    page.get_by_test_id("menu").tap()
    expect(page.get_by_test_id("sheet")).to_have_attribute("data-stop", "full")
    expect(page.get_by_test_id("log-panel").or_(page.get_by_test_id("info-talk"))).to_be_visible()
    assert page.evaluate(PAINTED_OVER) == []
    page.get_by_test_id("grab").tap()
    page.get_by_test_id("grab").tap()
    expect(page.get_by_test_id("sheet")).to_have_attribute("data-stop", "middle")
