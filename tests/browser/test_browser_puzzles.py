"""Puzzles on the page: today's and all others, solved by clicking, with hints and the best turn."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browsing import DESK, PHONE, People
from test_browser_access import is_accessible

pytest_plugins = ("one_site",)

CLICKED = {"move", "deploy", "clear"}


def asked(people: People, path: str) -> Any:
    return people.site.http.get(f"{people.site.address}/api/puzzles{path}").json()


@cache
def one_to_click(people: People) -> tuple[int, dict[str, Any]]:
    """A puzzle whose best turn consists of walking and clearing."""
    for one in asked(people, "")["puzzles"]:
        solution = asked(people, f"/{one['number']}/solution")
        if {move["kind"] for move in solution["moves"]} <= CLICKED:
            return one["number"], solution
    raise AssertionError("every puzzle needs something else")


def gestures(solution: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """The moves of the turn, those of one piece on its way together."""
    together: list[list[dict[str, Any]]] = []
    for move in solution["moves"]:
        last = together[-1][-1] if together else None
        end = None if last is None else last["args"].get("to") or last["args"].get("hex")
        same = (
            last is not None
            and last["kind"] in ("move", "deploy")
            and last["args"].get("who") == move["args"].get("who")
        )
        if move["kind"] == "move" and same and move["args"]["from"] == end:
            together[-1].append(move)
        else:
            together.append([move])
    return together


def click_hex(page: Page, name: str) -> None:
    area = page.locator(f'.hex[data-hex="{name}"]')
    area.element_handle().wait_for_element_state("stable")
    box = area.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def do(page: Page, moves: list[dict[str, Any]], seat: int) -> None:
    first, last = moves[0], moves[-1]
    there = last["args"].get("to") or last["args"]["hex"]
    left = page.get_by_test_id("action-bar").locator(".big")
    before = left.inner_text()
    if first["kind"] == "clear":
        page.get_by_test_id("act-clear").click()
    elif first["kind"] == "deploy":
        page.get_by_test_id("act-deploy").click()
        choice = page.get_by_test_id(f"deploy-{first['args']['who']}")
        if choice.count():
            choice.click()
    else:
        start = first["args"]["from"]
        page.locator(f'.piece[data-hex="{start}"][data-seat="{seat}"][data-who="{first["args"]["who"]}"]').click()
    click_hex(page, there)
    expect(left).not_to_have_text(before)


def test_a_puzzle_is_solved_by_clicking(people: People) -> None:
    number, solution = one_to_click(people)
    start = asked(people, f"/{number}")
    with people.person(**DESK) as page:
        page.goto(f"/puzzle/{number}")
        would = page.get_by_test_id("would-score")
        result = page.get_by_test_id("puzzle-result")
        expect(would).to_have_text(str(start["points"]))

        # A turn that does nothing is short of the best one.
        page.get_by_test_id("end-turn").click()
        page.get_by_test_id("end-turn").click()
        expect(result).to_contain_text(f"The best turn scores {solution['best'] - start['points']} points more.")

        page.keyboard.press("h")
        expect(page.get_by_test_id("puzzle-hints")).to_contain_text("First hint")
        for moves in gestures(solution):
            do(page, moves, start["seat"])
        expect(would).to_have_text(str(solution["best"]))
        page.get_by_test_id("end-turn").click()
        if "left" in page.get_by_test_id("end-turn").inner_text():
            page.get_by_test_id("end-turn").click()
        expect(result).to_contain_text(f"{solution['best']} points: nothing scores more. Solved!")
        is_accessible(page)

        # It is remembered, and the list says so.
        page.goto("/puzzles")
        expect(
            page.get_by_role("link", name=f"Puzzle {number}, ", exact=False).and_(page.locator(".done"))
        ).to_be_visible()
        expect(page.get_by_test_id("solve-today")).to_be_visible()
        assert page.evaluate("JSON.parse(localStorage['tikal.tables'] ?? '[]')") == [], "a puzzle is no table"


@pytest.mark.thorough
def test_undo_retry_hints_and_the_best_turn(people: People) -> None:
    number, solution = one_to_click(people)
    start = asked(people, f"/{number}")
    with people.person(**DESK) as page:
        page.goto(f"/puzzle/{number}")
        would = page.get_by_test_id("would-score")
        expect(would).to_have_text(str(start["points"]))
        moves = gestures(solution)
        do(page, moves[0], start["seat"])
        page.keyboard.press("u")
        expect(page.get_by_test_id("undo")).to_be_disabled()
        expect(would).to_have_text(str(start["points"]))
        page.keyboard.press("Shift+U")
        expect(page.get_by_test_id("undo")).to_be_enabled()
        page.get_by_test_id("reset").click()
        expect(page.get_by_test_id("undo")).to_be_disabled()

        page.keyboard.press("h")
        expect(page.get_by_test_id("puzzle-hints")).to_contain_text("First hint")
        page.get_by_test_id("puzzle-hint").click()
        expect(page.get_by_test_id("puzzle-hints")).to_contain_text("Second hint")
        page.get_by_test_id("puzzle-solution").click()
        expect(page.get_by_test_id("best-turn")).to_have_count(0)  # it asks once more
        page.get_by_test_id("puzzle-solution").click()
        steps = page.get_by_test_id("best-turn").locator("li button")
        expect(steps).to_have_count(len(solution["steps"]) + 1)
        steps.last.click()
        expect(page.get_by_test_id("action-bar")).to_have_count(0)
        is_accessible(page, within="[data-testid=best-turn]")
        page.get_by_test_id("unwatch").click()
        expect(page.get_by_test_id("action-bar")).to_be_visible()

        page.reload()
        expect(page.get_by_test_id("best-turn")).to_be_visible()


@pytest.mark.thorough
def test_todays_puzzle_and_a_streak(people: People) -> None:
    with people.person(**DESK) as page:
        page.goto("/puzzles")
        expect(page.get_by_test_id("solve-today")).to_be_visible()
        expect(page.get_by_test_id("streak")).to_have_count(0)
        is_accessible(page)
        today = asked(people, "")["date"]
        yesterday = page.evaluate("(day) => new Date(Date.parse(day) - 864e5).toISOString().slice(0, 10)", today)
        page.evaluate(
            "(days) => localStorage.setItem('tikal.puzzles', JSON.stringify({ results: {}, days }))", [yesterday]
        )
        page.reload()
        expect(page.get_by_test_id("streak")).to_contain_text("one day")
        page.get_by_test_id("solve-today").click()
        expect(page).to_have_url(f"{people.site.address}/puzzle/{today}")
        expect(page.get_by_test_id("board")).to_be_visible()


def test_an_address_that_means_nothing(people: People) -> None:
    with people.person(**DESK) as page:
        page.goto("/puzzle/nonsense")
        expect(page.get_by_text("There is no puzzle “nonsense”")).to_be_visible()


@pytest.mark.thorough
def test_on_a_phone(people: People) -> None:
    with people.person(**PHONE) as page:
        page.goto("/puzzles")
        expect(page.get_by_test_id("solve-today")).to_be_visible()
        is_accessible(page)
        page.goto("/puzzle/1")
        expect(page.get_by_test_id("action-bar")).to_be_visible()
        is_accessible(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
