"""What the page shows about a table is what the server says about it: seats, take-backs, names."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browsing import BY_LINK, HERE, People, Table

pytest_plugins = ("one_site",)

THREE = ({"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}, {"kind": "link", "name": "Chloé"})


def whole_turn(table: Table) -> None:
    """Play a turn for whoever has to act: the first place for the tile, and nothing else."""
    table.play(str(table.view["legal_actions"][0]))
    table.play("end")


def test_a_seat_that_was_resigned_is_played_by_a_bot(people: People) -> None:
    table = people.site.set_up(BY_LINK)
    with people.person() as page:
        people.seat(page, table, 1)
        page.get_by_test_id("open-seats").click()
        page.get_by_test_id("resign-1").click()
        page.get_by_test_id("resign-sure-1").click()
        expect(page.get_by_test_id("player-1")).to_contain_text("RESIGNED")
        expect(page.get_by_test_id("player-1")).to_contain_text("BOT")
        expect(page.get_by_test_id("player-0")).not_to_contain_text("BOT")


def test_the_reach_of_a_rival_is_shown_while_somebody_wants_to_see_it(people: People) -> None:
    table = people.site.set_up(BY_LINK)
    rival = table.view["to_act"]
    with people.person() as page:
        people.seat(page, table, 1 - rival)
        expect(page.get_by_test_id("board")).to_be_visible()
        reached = page.locator('[data-threat="a1"]')
        expect(reached).to_have_count(0)
        page.keyboard.press("t")
        expect(reached).to_have_text("1")
        page.get_by_test_id("plan-turn").click()
        expect(page.get_by_test_id("plan-draft")).to_be_visible()
        expect(reached).to_have_text("1")
        page.get_by_test_id("plan-close").click()
        table.play(str(table.view["legal_actions"][0]))
        table.play("deploy explorer a1")
        expect(reached).to_have_text("0")
        page.keyboard.press("t")
        expect(reached).to_have_count(0)


@pytest.mark.thorough
def test_a_seat_taken_back_from_a_bot_is_its_players_again(people: People) -> None:
    table = people.site.set_up(HERE)
    seat = table.view["to_act"]
    with people.person() as page:
        people.seat(page, table, 0, 1)
        page.get_by_test_id("open-seats").click()
        page.get_by_test_id(f"bot-{1 - seat}").click()
        expect(page.get_by_test_id(f"player-{1 - seat}")).to_contain_text("BOT")
        page.get_by_test_id(f"unbot-{1 - seat}").click()
        expect(page.get_by_test_id(f"player-{1 - seat}")).not_to_contain_text("BOT")
        whole_turn(table)
        expect(page.get_by_test_id("place-bar")).to_be_visible()


@pytest.mark.thorough
def test_a_takeback_is_agreed_to_with_all_seats_of_the_one_who_asks(people: People) -> None:
    table = people.site.set_up(THREE)
    while table.view["to_act"] != 2:
        whole_turn(table)
    with people.person() as both, people.person() as bo, people.person() as chloe:
        people.seat(both, table, 0, 1)
        people.seat(bo, table, 1)
        people.seat(chloe, table, 2)
        both.get_by_test_id("ask-takeback").click()
        expect(chloe.get_by_test_id("takeback-agree")).to_be_visible()
        expect(bo.get_by_test_id("takeback")).to_contain_text("Waiting for the others.")
        expect(bo.get_by_test_id("takeback-agree")).to_have_count(0)
        chloe.get_by_test_id("takeback-agree").click()
        for page in (both, bo, chloe):
            expect(page.get_by_test_id("takeback")).to_have_count(0)


def test_a_player_may_be_called_like_a_gap_in_a_text(people: People) -> None:
    table = people.site.set_up(BY_LINK)
    while table.view["to_act"] != 0:
        whole_turn(table)
    with people.person() as page:
        people.seat(page, table, 0)
        page.get_by_test_id("open-seats").click()
        page.get_by_label("Name of this seat").fill("{1}")
        page.get_by_label("Name of this seat").press("Tab")
        expect(page.get_by_test_id("player-0")).to_contain_text("{1}")
        page.get_by_test_id("open-seats").click()
        expect(page.get_by_test_id("log")).to_contain_text("Ana is now called {1}.")
        before = table.position["seq"]
        whole_turn(table)
        laid = page.get_by_test_id("log").locator("li").filter(has=page.locator(f'a[href$="/at/{before + 1}"]'))
        expect(laid).to_contain_text("{1}")
        expect(laid).not_to_contain_text("Bo")
