"""Hints at the table, and the analysis of a game that is looked at again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browsing import BY_LINK, DESK, PHONE, People, played, wait_until

pytest_plugins = ("one_site",)

TURNS = 4


@pytest.mark.parametrize("window", [DESK, pytest.param(PHONE, marks=pytest.mark.thorough)], ids=["desk", "phone"])
def test_a_hint_comes_in_steps_and_can_be_played(people: People, window: dict[str, Any]) -> None:
    table = people.site.set_up(BY_LINK)
    seat, before = table.view["to_act"], table.position["seq"]
    with people.person(**window) as page:
        people.seat(page, table, seat)
        page.get_by_test_id("hint-button").click()
        card = page.get_by_test_id("hint-card")
        page.get_by_test_id("hint-close").click()
        expect(card).to_have_count(0)
        page.get_by_test_id("hint-button").click()
        expect(card.locator(".nudge")).to_have_text("Have a look at the temple on a2.")
        expect(card.locator("li")).to_have_count(0)
        if window is DESK:
            page.keyboard.press("h")
        else:
            page.get_by_test_id("hint-more").click()
        expect(card.locator("li").first).to_contain_text("places tile")
        expect(page.locator(".reviewline.best").first).to_be_visible()
        page.get_by_test_id("hint-play").click()
        wait_until(lambda: bool(table.actions_since(before)))
        expect(card).to_have_count(0)
    assert table.actions_since(before)[0].startswith("place ")


def test_the_analysis_fills_in_as_it_comes(people: People) -> None:
    file = played(lambda game: sum(str(entry.action) == "end" for entry in game.log) >= TURNS)
    table = people.site.from_file(file)
    with people.person() as page:
        page.goto(f"/t/{table.id}/review")
        page.get_by_test_id("analyse").click()
        panel = page.get_by_test_id("analysis")
        expect(panel).to_contain_text(f"{TURNS} of {TURNS} turns")
        bars = panel.get_by_test_id("loss-chart").get_by_role("button")
        expect(bars).to_have_count(TURNS)
        bars.first.click()
        review = page.get_by_test_id("review-of-turn")
        expect(review.get_by_test_id("loss")).to_contain_text("−")
        expect(review.locator("li").first).to_contain_text("Ana")
        expect(page.locator(".reviewline.best").first).to_be_visible()
