"""The first minute and the last: the first screen, a new game as one likes it, and the end."""

from __future__ import annotations

import re
from gzip import compress
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from browsing import PHONE, People
from test_browser_access import is_accessible
from test_browser_phone import fits

pytest_plugins = ("one_site",)

FINISHED: Final = Path(__file__).parents[1] / "game" / "games" / "supermeeple-2015.tikal"
FIRST_LOAD: Final = 150_000
"""Bytes, compressed, until the first screen is there."""


def test_a_newcomer(people: People) -> None:
    """The board lives and can be stopped; who is new gets the guide and easy bots; colours and the first player."""
    loaded: list[Response] = []
    with people.person(reduced_motion="no-preference") as page:
        page.on("response", lambda answer: loaded.append(answer))
        page.goto("/")
        board = page.get_by_test_id("living-board")
        expect(board.locator(".plate").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert size(loaded) <= FIRST_LOAD
        before = board.get_attribute("data-step")
        expect(board).not_to_have_attribute("data-step", str(before))
        page.get_by_role("button", name="Pause the picture").click()

        asked = page.get_by_test_id("newcomer")
        asked.get_by_role("button", name="No, I am new").click()
        expect(asked.get_by_role("link", name="Start the guide")).to_have_attribute("href", "/learn")
        is_accessible(page, within="[data-testid=newcomer]")
        page.get_by_test_id("play").click()
        expect(page.get_by_test_id("board")).to_be_visible()
        page.go_back()
        page.get_by_role("link", name="New game").first.click()
        expect(asked).to_have_count(0)
        levels = page.get_by_label("Level of", exact=False)
        expect(levels).to_have_count(2)
        assert [level.input_value() for level in levels.all()] == ["novice", "novice"]
        set_up_as_wished(page)

        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_test_id("board")).to_be_visible()
        page.goto("/")
        expect(page.locator("li.panel")).to_have_count(2)
        table = page.locator("li.panel").filter(has_text="Ana")
        expect(table).to_contain_text("Ana, Chaak")
        expect(table).to_contain_text("your turn")
        expect(page.get_by_test_id("newcomer")).to_have_count(0)
        info = people.site.http.get(f"{people.site.address}/api{link_of(page)}").json()
        assert [seat["colour"] for seat in info["seats"]] == ["orange", "red"]
        assert info["to_act"] == 0


def size(answers: list[Response]) -> int:
    """Bytes on the wire, if everything is compressed."""
    return sum(len(compress(answer.body())) for answer in answers)


@pytest.mark.thorough
def test_other_languages_take_no_longer(people: People) -> None:
    """English texts are not fetched beside theirs."""
    loaded: list[Response] = []
    with people.person(locale="de-DE") as page:
        page.on("response", lambda answer: loaded.append(answer))
        page.goto("/")
        expect(page.get_by_test_id("play")).to_have_text("Spielen")
        page.wait_for_load_state("networkidle")
        assert size(loaded) <= FIRST_LOAD
        assert not [answer.url for answer in loaded if "/locales/en/" in answer.url]


def set_up_as_wished(page: Page) -> None:
    """Ana plays orange, which the bot had, and begins."""
    page.get_by_role("button", name="Remove").last.click()
    page.get_by_label("Name of player 1").fill("Ana")
    page.get_by_test_id("colour-0").click()
    page.get_by_test_id("colour-0-orange").click()
    expect(page.get_by_test_id("colour-1")).to_have_attribute("aria-label", re.compile("red"))
    page.get_by_test_id("new-first").select_option("0")
    cards = page.locator("label:has(input[name=edition])").all_inner_texts()
    assert len(cards) == 5
    assert all(re.search(r"^\S.*\n+.*\d{4}\n+\S", card) for card in cards), "name, publisher and year, what is special"
    for edition, course in (("legend", "/guide/legend"), ("supermeeple-2015", "/guide/base")):
        page.locator(f"input[name=edition][value={edition}]").check()
        expect(page.get_by_role("link", name="Teach me first")).to_have_attribute("href", course)
    expect(page.get_by_role("link", name="Compare the editions")).to_have_attribute("href", "/rules/compare")


def link_of(page: Page) -> str:
    """The address of Ana's table, as the API has it."""
    href = page.locator("li.panel").filter(has_text="Ana").locator("a").get_attribute("href") or ""
    return href.replace("/t/", "/tables/")


def rows_of(found: Locator) -> set[float]:
    """How high things stand."""
    return {box["y"] for one in found.all() if (box := one.bounding_box())}


def test_the_end(people: People) -> None:
    """A sentence, the finished board, three awards and every point by its name; in the players' colours."""
    bots = [{"kind": "bot", "name": name, "level": "random"} for name in ("Bo", "Cleo", "Dora")]
    seats = [{"kind": "here", "name": "Ana", "colour": "blue"}, *bots]
    table = people.site.from_file(FINISHED.read_text(encoding="utf-8"), seats=seats)
    with people.person(**PHONE) as page:
        page.goto(f"/t/{table.id}#s={table.secrets[0]}")
        end = page.get_by_test_id("end-of-game")
        expect(end.get_by_test_id("headline")).to_have_text(
            re.compile(r"wins? with \d+ points, .* ahead of|tie-break|share")
        )
        awards = end.get_by_test_id("awards").get_by_role("listitem")
        expect(awards).to_have_count(3)
        assert len(rows_of(awards)) == 3, "one below the other"
        expect(end.locator(".plate").first).to_be_visible()
        expect(end.get_by_role("img", name=re.compile("^Ana: .*Temples held"))).to_be_visible()
        assert end.locator(".ranks li").filter(has_text="Ana").locator("[fill='#2b70d8']").count() > 0, "blue"
        fits(page)
        is_accessible(page)
        page.set_viewport_size({"width": 1440, "height": 900})
        assert len(rows_of(awards)) == 1, "and beside each other where there is room"
