"""Finds, volcanoes and scorings are shown large, with what they are worth, and a scoring waits for its reader only."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browsing import DESK, HERE, PHONE, People, Table
from tikal.play.game import new_game

pytest_plugins = ("one_site",)

LISTEN = """
    const Silent = window.AudioContext;
    window.sounds = 0;
    window.AudioContext = class extends Silent { constructor() { super(); window.sounds += 1; } };
"""
"""Counts the sounds that are made."""


def before_a_dig(edition: str) -> tuple[str, str]:
    """The file of a game played at random until somebody can dig, and what they can do."""
    game, chance = new_game(edition, players=2, seed=1, names=["Ana", "Bo"]), Random(1)
    while True:
        legal = [str(action) for action in game.legal_actions()]
        digs = [action for action in legal if action.startswith("dig ")]
        if digs:
            return game.record(), digs[0]
        game.play(chance.choice(legal))


def a_find_is_shown(page: Page, table: Table, dig: str) -> None:
    """Its name, its set and its worth, on the board that was played on."""
    seat = table.view["to_act"]
    table.play(dig)
    event = table.events_since(table.position["seq"] - 1)[-1]
    kind = event["outcomes"][0]["words"][0]
    scores = next(one for one in table.position["insight"]["scores_now"] if one["seat"] == seat)
    worth = next(item for item in scores["items"] if item["source"] == kind)
    card = page.get_by_test_id("moment")
    expect(card).to_have_attribute("data-what", "find")
    expect(card).to_contain_text("You dig up a treasure")
    expect(card.get_by_role("heading")).to_have_text(kind.capitalize())
    expect(card).to_contain_text(f"{worth['points']} point")
    page.get_by_test_id("moment-close").click()
    expect(card).to_have_count(0)


def test_moments_of_the_base_game(people: People) -> None:
    file, dig = before_a_dig("supermeeple-2015")
    table = people.site.from_file(file, seats=HERE)
    with people.person({"scorings": True, "sound": True}, **PHONE) as page:
        page.add_init_script(LISTEN)
        people.seat(page, table, 0, 1)
        a_find_is_shown(page, table, dig)
        while table.view["scoring_order"] is None:
            legal = table.view["legal_actions"]
            table.play("end" if "end" in legal else legal[0])
        card, counted = page.get_by_test_id("moment"), page.get_by_test_id("scoring-card")
        expect(card).to_have_attribute("data-what", "volcano")
        page.set_viewport_size(DESK["viewport"])
        two_scorings_wait_for_the_reader(page, table)
        table.play(table.view["legal_actions"][0])
        expect(card).to_have_attribute("data-what", "eruption")
        expect(counted).to_have_count(0)
        assert page.evaluate("window.sounds") >= 3


def two_scorings_wait_for_the_reader(page: Page, table: Table) -> None:
    """The second player has scored too before the reader has looked at the first."""
    totals = []
    for _ in range(2):
        table.play("end")
        totals.append(table.events_since(table.position["seq"] - 1)[-1]["scoring"]["total"])
    for total in totals:
        expect(page.get_by_test_id("scoring-sum")).to_have_text(f"+{total}")
        expect(page.get_by_test_id("place-bar")).to_have_count(0)
        page.get_by_test_id("scoring-go-on").click()
    expect(page.get_by_test_id("scoring-card")).to_have_count(0)
    expect(page.get_by_test_id("place-bar")).to_be_visible()


@pytest.mark.thorough
def test_a_find_in_legend(people: People) -> None:
    file, dig = before_a_dig("legend")
    table = people.site.from_file(file, seats=HERE)
    with people.person() as page:
        people.seat(page, table, table.view["to_act"])
        a_find_is_shown(page, table, dig)
