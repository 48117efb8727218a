"""Games played by clicking in the page, in Chromium."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

import tikal
from browsing import HERE, People
from clicking import VERBS, Clicker, Explorer, set_up_two_here
from legend_clicking import Director
from random_play import Seating, played_game
from test_browser_access import is_accessible

pytest_plugins = ("one_site",)

SEATING = Seating("supermeeple-2015", 2, auction=False)


def test_the_first_turns(people: People) -> None:
    with people.person() as page:
        clicker = Clicker(page)
        set_up_two_here(clicker)
        explorer = Explorer(clicker, seed=1)
        for _ in range(2):
            explorer.step(actions=2)
        assert clicker.view["step"] == "place"
        assert explorer.done["deploy"]
        assert explorer.done.total() == 2
        # The oldest turn comes first; the tile that was drawn last belongs to the turn that begins with it.
        titles = page.get_by_test_id("log").get_by_text(re.compile(r"^Turn \d"))
        expect(titles).to_have_text([re.compile(f"^Turn {turn}") for turn in (1, 2)])
        expect(titles.last).to_be_in_viewport()


def test_everything_that_can_be_done(people: People) -> None:
    # There and then nearly everything is possible.
    table = people.site.from_file(played_game(SEATING, seed=3, decisions=96).record(), seats=HERE)
    with people.person() as page:
        clicker = Clicker(page)
        people.seat(page, table, 0, 1)
        explorer = Explorer(clicker, seed=1)
        while set(explorer.done) != VERBS and clicker.view["step"] != "over":
            explorer.do_what_is_missing()
        assert set(explorer.done) == VERBS


def test_an_auction_round(people: People) -> None:
    table = people.site.set_up(auction=True, seed=3)
    with people.person() as page:
        clicker = Clicker(page)
        people.seat(page, table, 0, 1)
        first = clicker.view["to_act"]
        expect(page.get_by_test_id(f"player-{first}")).to_contain_text("20")
        is_accessible(page, within=".auction")
        before = clicker.seq
        page.get_by_label("More", exact=True).click()
        page.get_by_label("More", exact=True).click()
        wanted = int(page.get_by_test_id("bid").input_value())
        page.get_by_test_id("place-bid").click()
        clicker.told(before, [f"bid {wanted}"])
        page.get_by_role("group", name="Quick bids").get_by_role("button").nth(1).click()
        expect(page.get_by_text(f"A bid of {wanted + 2} leaves you {18 - wanted} points.")).to_be_visible()
        page.get_by_test_id("bid").fill(str(wanted))
        expect(page.get_by_test_id("place-bid")).to_be_disabled()
        page.get_by_test_id("pass-bid").click()
        clicker.told(before, [f"bid {wanted}", "pass"])
        assert clicker.view["to_act"] == first
        clicker.take_a_tile()
        assert clicker.view["players"][first]["score"] == 20 - wanted
        expect(page.get_by_test_id(f"player-{first}").locator(".score")).to_have_text(str(20 - wanted))
        explorer = Explorer(clicker, seed=1)
        explorer.step(actions=0)
        explorer.step(actions=1)
        assert clicker.view["to_act"] == 1 - first
        expect(page.get_by_text("The last tile of the round is free")).to_be_visible()
        clicker.take_a_tile()
        explorer.step(actions=0)
        explorer.step(actions=0)
        assert clicker.view["step"] == "bid"
        assert len(clicker.view["auction"]["open_tiles"]) == 2
        expect(page.get_by_text("For the right to go first and pick any tile")).to_be_visible()


DRAFT = """
    draft card 15 · draft card 16 · draft card 22-3 · draft card 22-4 · draft order 1 · draft order 2 · draft ap 7
    · draft ap 8 · draft tile A4 · draft tile A3 · draft tile A5 · draft tile A2 · draft card 10 · draft card 23
"""
TURNS = """
    place h5 5 A5 · end · place h4 5 A2 · end · place h2 5 A4 · end · place h1 5 A3 · end
    · activate · begin · deploy explorer a1 · end · activate · begin · deploy explorer a1 · end
    · play 15 right · recruit explorer · done · end · play 16 right · recruit explorer · done · end
    · play 22-3 right · place z3 2 · end · play 22-4 right · place z4 0 · end
    · stash 10 · end · stash 23 · end · pass · pass
"""
ROUND = [action.strip() for part in (DRAFT, TURNS) for action in part.split("·")]
"""A round as it is played by clicking what comes first."""


PARTS: Final = (
    ("draft card 22-4", 6, {"draft card", "draft order", "draft ap", "draft tile"}),
    ("play 16 right", 6, {"play", "recruit", "done", "place", "end"}),
)
"""Where a part of the round begins, for how many decisions it lasts, and what is decided."""


def test_parts_of_a_legend_round(people: People) -> None:
    game = tikal.new_game("legend", players=2, scenario="chichen-itza", seed=2)
    with people.person() as page:
        for start, decisions, kinds in PARTS:
            for action in ROUND[len(game.log) : ROUND.index(start)]:
                game.play(action)
            clicker = Clicker(page)
            people.seat(page, people.site.from_file(game.record(), seats=HERE), 0, 1)
            director = Director(clicker)
            for _ in range(decisions):
                director.step()
            assert director.done >= kinds
