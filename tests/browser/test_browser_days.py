"""Playing over days in the browser: the clock is agreed on, counts down, and outlives the server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browsing import HERE, People
from clicking import Clicker

pytest_plugins = ("one_site",)

DAYS = {"unit": "days", "turn": 2, "reserve": 1, "late": "pass"}


@pytest.mark.thorough
def test_a_pace_is_agreed_on_when_the_table_is_set_up(people: People) -> None:
    with people.person() as page:
        page.goto("/new")
        page.get_by_label("Pace").select_option(label="minutes per turn")
        page.get_by_label("Per turn").fill("999")
        page.get_by_role("button", name="Open the table").click()
        assert page.url.endswith("/new"), "nonsense is not sent"
        page.get_by_label("Per turn").fill("5")
        expect(page.get_by_text("5 minutes per turn, and 20 in reserve for the game.")).to_be_visible()
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_test_id("board")).to_be_visible()
        page.get_by_test_id("open-seats").click()
        expect(page.get_by_test_id("pace")).to_contain_text("5 minutes per turn")


@pytest.mark.parametrize(
    "restarted", [False, pytest.param(True, marks=pytest.mark.thorough)], ids=["shown", "after a restart"]
)
def test_a_day_paced_table(people: People, restarted: bool) -> None:
    table = people.site.set_up(pace=DAYS)
    first = table.view["to_act"]
    with people.person() as page:
        clicker = Clicker(page)
        people.seat(page, table, 0, 1)
        clock = page.get_by_test_id(f"clock-{first}")
        expect(clock).to_contain_text(re.compile(r"(1 d 23 h|2 d 0 h)"))
        expect(clock).to_have_attribute("title", re.compile(r"including 1 d 0 h of reserve"))
        clicker.lay(clicker.insight["placements"][0])
        if restarted:
            people.site.stop()
            expect(page.get_by_test_id("connection-lost")).to_be_visible()
            people.site.start()
            expect(page.get_by_test_id("connection-lost")).to_have_count(0)
        expect(clock).to_contain_text("1 d 23 h")
        clicker.end()
        expect(page.get_by_test_id(f"clock-{1 - first}")).to_contain_text(re.compile(r"(1 d 23 h|2 d 0 h)"))
        expect(clock).to_contain_text("1 d 0 h")


@pytest.mark.thorough
def test_a_clock_runs_out_while_one_watches(people: People) -> None:
    """A table whose player has a minute: long enough to see it warn, short enough to wait for."""
    table = people.site.set_up(HERE, pace={"unit": "minutes", "turn": 1, "late": "pass"})
    first = table.view["to_act"]
    with people.person() as page:
        people.seat(page, table, 0, 1)
        expect(page.get_by_test_id(f"clock-{first}")).to_have_class(re.compile("short"))
        expect(page.get_by_test_id("log")).to_contain_text("is out of time; the turn is passed.")
        assert table.view["to_act"] == 1 - first
