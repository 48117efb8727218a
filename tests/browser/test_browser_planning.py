"""Planning one's turn while others play, and playing it when it is time."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browsing import BY_LINK, People, Table
from clicking import Clicker

pytest_plugins = ("one_site",)


def let_turn_begin(table: Table, seat: int) -> None:
    """The others do nothing until the seat has laid its tile."""
    while table.view["to_act"] != seat or table.view["step"] != "spend":
        legal = table.view["legal_actions"]
        table.play("end" if "end" in legal else legal[0])


def test_a_turn_is_planned_kept_and_played_as_far_as_it_is_possible(people: People) -> None:
    table = people.site.set_up(BY_LINK)
    seat = 1 - table.view["to_act"]
    with people.person() as page:
        clicker = Clicker(page)
        people.seat(page, table, seat)
        before = table.position["seq"]

        page.get_by_test_id("plan-turn").click()
        expect(page.get_by_test_id("plan-draft")).to_contain_text("Your tile is not on it yet.")
        clicker.hex("a1")
        for _ in range(2):
            page.get_by_test_id("offer-more").first.click()
        expect(page.get_by_test_id("hex-menu")).to_contain_text("7 AP left.")
        clicker.offer("explorer null")
        expect(page.get_by_test_id("plan-draft")).to_contain_text("3 actions planned, 3 AP")
        expect(page.locator(f'.piece[data-seat="{seat}"]')).to_have_count(1)
        page.get_by_test_id("plan-keep").click()
        note = page.get_by_test_id("plan-note")
        expect(note).to_contain_text("Your plan: 3 actions, 3 AP. It is possible.")
        expect(page.locator(f'.piece[data-seat="{seat}"]')).to_have_count(0)
        assert table.position["seq"] == before, "nothing was played"

        page.reload()
        page.get_by_test_id("plan-edit").click()
        expect(page.get_by_test_id("plan-draft")).to_contain_text("3 actions planned, 3 AP")
        expect(page.get_by_test_id("end-turn")).to_have_text("Keep the plan")
        clicker.hex("a1")
        for _ in range(6):
            page.get_by_test_id("offer-more").first.click()
        clicker.offer("explorer null")
        expect(page.get_by_test_id("plan-draft")).to_contain_text("10 actions planned, 10 AP")
        page.keyboard.press("e")
        expect(note).to_contain_text("Your plan: 10 actions, 10 AP.")

        let_turn_begin(table, seat)
        expect(page.get_by_test_id("plan-play")).to_have_text("Play the plan")
        table.play("deploy leader a1")
        expect(note).to_contain_text("Only 9 actions of your plan are still possible, 9 AP.")
        expect(note).to_contain_text(re.compile("Not possible: .* brings an explorer to a1. This costs 1 action point"))
        before = clicker.seq
        page.get_by_test_id("plan-play").click()
        clicker.settled(before)
        assert [event["action"] for event in clicker.events if event["seq"] > before] == ["deploy explorer a1"] * 9
        expect(note).to_have_count(0)
        page.get_by_test_id("undo").click()  # the whole gesture
        expect(page.get_by_label("9 action points left")).to_be_visible()
