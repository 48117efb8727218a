"""Playing while the server still compiles: the page says so, nobody waits, and nothing moves when it is done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from browsing import DESK, PHONE, People, Table, played, started_site, wait_until
from clicking import Clicker
from test_browser_access import is_accessible
from test_browser_phone import fits

pytest_plugins = ("one_site",)

WINDOWS: Final = pytest.mark.parametrize(
    "window", [DESK, pytest.param(PHONE, marks=pytest.mark.thorough)], ids=["desk", "phone"]
)
WITH_A_BOT: Final = ({"kind": "here", "name": "Ana"}, {"kind": "bot", "name": "Ixchel", "level": "planner"})
EVERYTHING: Final = ["base-rules", "base-search", "legend-rules", "legend-search"]
RUNNING: Final = {"on": True, "part": 0.4, "seconds_left": 33, "failed": False, "ready": ["base-rules"]}
DONE: Final = {"on": True, "part": 1.0, "seconds_left": 0, "failed": False, "ready": EVERYTHING}
FAILED: Final = {**RUNNING, "seconds_left": 0, "failed": True}
OFF: Final = {**DONE, "on": False, "ready": []}
LONG: Final = 600.0
"""Seconds for compiling on a machine that has other things to do."""
AS_EASY: Final = "plays like “easy” for now"
EASY_FOR_NOW: Final = "“easy” for now"
ONLY_EASY: Final = "only “easy”"
"""As short as it is said on the card of a player."""
NOTES: Final = "[data-testid=preparing], [data-testid=preparing-more], [data-testid=stand-in]"
"""All that is there only while something is compiled."""


class Compiling:
    """What a page is told about compiling."""

    def __init__(self, page: Page, status: dict[str, Any]) -> None:
        self.status = status
        page.route("**/api/compiling", self._answer)

    def _answer(self, route: Route) -> None:
        route.fulfill(json=self.status)


def play_a_turn(clicker: Clicker) -> list[str]:
    """Lay the tile where it goes first, and end the turn; what was played."""
    expect(clicker.page.get_by_test_id("place-bar")).to_be_visible()
    before = clicker.seq
    clicker.lay(clicker.insight["placements"][0])
    clicker.end()
    return [event["action"] for event in clicker.events if event["seq"] > before and event["seat"] == 0]


def wait_for_turn(clicker: Clicker) -> None:
    """Until it is Ana's turn and the page shows it."""
    expect(clicker.page.get_by_test_id("place-bar").or_(clicker.page.get_by_test_id("action-bar"))).to_be_visible()


# With what the page is told made up: every state at once, and quickly.


@WINDOWS
def test_what_runs_is_told_and_goes_without_moving_anything(people: People, window: dict[str, Any]) -> None:
    table = people.site.set_up(WITH_A_BOT)
    wait_until(lambda: table.view["to_act"] == 0)
    with people.person(**window) as page:
        told = Compiling(page, RUNNING)
        people.seat(page, table, 0)
        sign = page.get_by_test_id("preparing")
        expect(sign).to_be_visible()
        board, area = page.get_by_test_id("board").bounding_box(), sign.bounding_box()
        assert board is not None
        assert area is not None
        if window is PHONE:
            fits(page)
            expect(sign).to_contain_text("about 35 s left")
            assert area["height"] <= 30
        else:
            assert area["x"] >= board["x"] + board["width"], "the board is not covered"
            expect(page.get_by_test_id("player-1").get_by_test_id("stand-in")).to_have_text(EASY_FOR_NOW)
        is_accessible(page, within=NOTES)
        told.status = DONE
        expect(sign).to_have_count(0)
        expect(page.get_by_test_id("stand-in")).to_have_count(0)
        assert page.get_by_test_id("board").bounding_box() == board


@pytest.mark.thorough
def test_the_details_are_opened_and_closed_with_keys(people: People) -> None:
    with people.person() as page:
        Compiling(page, RUNNING)
        page.goto("/")
        sign, more = page.get_by_test_id("preparing"), page.get_by_test_id("preparing-more")
        expect(sign).to_contain_text("Getting the strong bots ready")
        expect(more).to_be_hidden()
        sign.focus()
        page.keyboard.press("Enter")
        expect(more).to_contain_text("You can play now.")
        is_accessible(page, within=NOTES)
        page.keyboard.press("Escape")
        expect(more).to_be_hidden()
        expect(sign).to_be_focused()


@pytest.mark.thorough
@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
def test_the_choice_of_a_level_says_so(people: People, window: dict[str, Any]) -> None:
    with people.person(**window) as page:
        told = Compiling(page, {**RUNNING, "ready": ["base-rules", "base-search"]})
        page.goto("/new")
        notes = page.get_by_test_id("stand-in")
        expect(page.get_by_test_id("preparing")).to_be_visible()
        for level in page.get_by_label("Level of", exact=False).all():
            level.select_option("planner")
        expect(notes).to_have_count(0)
        page.locator("input[name=edition][value=legend]").check()
        expect(notes).to_have_count(2)
        expect(notes.first).to_have_text(AS_EASY)
        page.get_by_label("Level of", exact=False).first.select_option("greedy")
        expect(notes).to_have_count(1)
        if window is PHONE:
            fits(page)
        is_accessible(page, within=NOTES)
        below = page.get_by_text("Free seat", exact=True)
        before = below.bounding_box()
        told.status = DONE
        expect(notes).to_have_count(0)
        assert below.bounding_box() == before


@pytest.mark.thorough
@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
def test_a_failure_is_told_once(people: People, window: dict[str, Any]) -> None:
    table = people.site.set_up(WITH_A_BOT)
    with people.person(**window) as page:
        told = Compiling(page, FAILED)
        people.seat(page, table, 0)
        card = page.get_by_test_id("compiling-failed")
        expect(card).to_contain_text("tikal doctor")
        expect(page.get_by_test_id("preparing")).to_have_count(0)
        if window is PHONE:
            fits(page)
        is_accessible(page, within="[data-testid=compiling-failed]")
        card.get_by_role("button").focus()
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)
        page.reload()
        expect(page.get_by_test_id("board")).to_be_visible()
        if window is DESK:
            expect(page.get_by_test_id("stand-in")).to_have_text(ONLY_EASY)
        expect(card).to_have_count(0)
        if window is DESK:  # where it is switched off, that is said for good
            told.status = OFF
            page.reload()
            expect(page.get_by_test_id("stand-in")).to_have_attribute("title", re.compile("TIKAL_JIT=0"))
            expect(page.get_by_test_id("preparing")).to_have_count(0)


@pytest.mark.thorough
def test_a_review_says_who_looked_for_something_better(people: People) -> None:
    table = people.site.from_file(played(lambda game: sum(str(entry.action) == "end" for entry in game.log) >= 2))

    def by_greedy(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        assert found["review"]["level"] == "planner"
        route.fulfill(response=answer, json={**found, "review": {**found["review"], "level": "greedy"}})

    with people.person() as page:
        Compiling(page, RUNNING)
        page.route("**/analysis/*", by_greedy)
        page.goto(f"/t/{table.id}/review")
        expect(page.get_by_test_id("preparing")).to_be_visible()
        page.get_by_test_id("analyse").click()
        page.get_by_test_id("loss-chart").get_by_role("button").first.click()
        expect(page.get_by_test_id("found-by")).to_have_text("Found by “easy”: the stronger search was not ready yet.")
        is_accessible(page)


@pytest.mark.thorough
def test_a_server_that_was_started_again_is_asked_again(people: People) -> None:
    table = people.site.set_up(WITH_A_BOT)
    with people.person() as page:
        told = Compiling(page, DONE)
        people.seat(page, table, 0)
        expect(page.get_by_test_id("preparing")).to_have_count(0)
        people.site.stop()
        expect(page.get_by_test_id("connection-lost")).to_be_visible()
        told.status = RUNNING
        people.site.start()
        expect(page.get_by_test_id("preparing")).to_be_visible()
        expect(page.get_by_test_id("stand-in")).to_have_text(EASY_FOR_NOW)


# With a server that has compiled nothing yet.


@pytest.fixture
def fresh(people: People, tmp_path: Path) -> Iterator[People]:
    """People at a server whose cache is empty, in the browser that is open already."""
    with pytest.MonkeyPatch.context() as changed, people.person() as page:
        changed.setenv("TIKAL_CACHE", str(tmp_path / "empty"))
        changed.delenv("TIKAL_JIT", raising=False)
        browser = page.context.browser
        assert browser is not None
        (tmp_path / "data").mkdir()
        with started_site(tmp_path / "data") as site:
            yield People(site, browser)


def compiling_at(people: People) -> dict[str, Any]:
    found: dict[str, Any] = people.site.http.get(f"{people.site.address}/api/compiling").json()
    return found


def begin(people: People, page: Page) -> tuple[Clicker, Table]:
    """A first turn against a planner, at a server that compiles."""
    table = people.site.set_up(WITH_A_BOT)
    wait_until(lambda: table.view["to_act"] == 0)
    clicker = Clicker(page)
    people.seat(page, table, 0)
    wait_for_turn(clicker)
    expect(page.get_by_test_id("preparing")).to_be_visible()
    expect(page.get_by_test_id("player-1").get_by_test_id("stand-in")).to_have_text(EASY_FOR_NOW)
    page.get_by_test_id("hint-button").click()
    expect(page.get_by_test_id("found-by")).to_contain_text("Found by “easy”")
    page.get_by_test_id("hint-close").click()
    play_on(clicker, table)
    return clicker, table


def play_on(clicker: Clicker, table: Table) -> None:
    """A turn of Ana's and one of the bot's, of which nothing is lost."""
    before = table.actions_since(0)
    mine = play_a_turn(clicker)
    wait_for_turn(clicker)
    after = table.actions_since(0)
    assert after[: len(before) + len(mine)] == [*before, *mine]
    assert len(after) > len(before) + len(mine), "the bot has played"


@pytest.mark.thorough
def test_the_first_turn_waits_for_nothing(fresh: People) -> None:
    assert "base-search" not in compiling_at(fresh)["ready"]
    with fresh.person() as page:
        begin(fresh, page)
        assert 0 <= compiling_at(fresh)["part"] < 1, "it is still being compiled"
        expect(page.get_by_test_id("preparing")).to_be_visible()


@pytest.mark.thorough
def test_when_it_is_done_the_notes_go_and_the_game_goes_on(fresh: People) -> None:
    with fresh.person() as page:
        clicker, table = begin(fresh, page)
        page.evaluate("window.sameWindow = true")
        before, board = table.actions_since(0), page.get_by_test_id("board").bounding_box()
        expect(page.get_by_test_id("preparing")).to_have_count(0, timeout=LONG * 1000)
        expect(page.get_by_test_id("stand-in")).to_have_count(0)
        assert compiling_at(fresh)["ready"] == EVERYTHING
        assert page.get_by_test_id("board").bounding_box() == board
        assert table.actions_since(0) == before, "nothing was lost while it switched over"

        page.get_by_test_id("hint-button").click()
        expect(page.get_by_test_id("hint-more")).to_be_visible()
        expect(page.get_by_test_id("found-by")).to_have_count(0)
        page.get_by_test_id("hint-close").click()
        play_on(clicker, table)
        assert page.evaluate("window.sameWindow"), "the page was not loaded again"
