"""Lists of legal actions, and what is meant by words cut short."""

from __future__ import annotations

import pytest

import tikal
from positions import border, in_hand, position, stand, terrain
from tikal.games.agreeing import agree
from tikal.games.view import View
from tikal.rules.state import State
from tikal.terminal.menu import Menu, completed
from tikal.terminal.symbols import UNICODE


def menu(s: State) -> Menu:
    return Menu(View(agree("supermeeple-2015", int(s.players)), int(s.to_act), s), UNICODE)


def written(lines: list[object]) -> str:
    return "\n".join(str(line) for line in lines)


def test_actions_are_grouped_by_verb_with_their_prices() -> None:
    s = stand(position(), 0, "a1", explorers=1, leaders=1)
    stand(s, 0, "a2", explorers=1)
    assert written([*menu(s).overview(99)]).splitlines() == [
        "deploy   1 AP  explorer: 1) a1",
        "move           explorer a1: 2) a2 (2)  3) b1 (2)  4) b2 (1)   explorer a2: 5) a1 (2)",
        "               leader a1: 6) a2 (2)  7) b1 (2)  8) b2 (1)",
        "clear    2 AP  9) a2",
        "guard    5 AP  explorer: 10) a2",
        "end            11) end (10 action points are lost)",
    ]


def test_numbers_are_those_of_the_list() -> None:
    listed = menu(stand(position(), 0, "a1", explorers=1))
    assert str(listed.numbered(1)) == "deploy explorer a1"
    assert listed.numbered(0) is None
    assert listed.numbered(99) is None


def test_places_are_folded_to_hexes_and_unfolded_to_pictures() -> None:
    listed = menu(in_hand(position(), "A4"))
    overview = written([*listed.overview(99)])
    assert overview.startswith("place          a3   b3   c1   c2   `place a3`")
    assert listed.places == {"a3", "b3", "c1", "c2"}
    pictures = written([*listed.choices(listed.matching(["place", "c2"]), 99)])
    assert "place c2 0" in pictures
    assert "____2____" in pictures


def test_many_swaps_are_folded() -> None:
    s = position()
    s.treasures[0], s.treasures[1], s.treasures[2] = [1] * 4 + [0] * 4, [0] * 4 + [1] * 4, [0] * 4 + [1] * 4
    listed = menu(s)
    assert "32 ways; `list swap` shows them" in written([*listed.overview(99)])
    assert "Player 2: give chief, take" in written([*listed.listing(["swap"], 99)])


def test_a_bid_is_its_own_number_and_a_pass_is_none() -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=1, auction=True)
    listed = Menu(game.view(game.to_act), UNICODE)
    assert str(listed.numbered(7)) == "bid 7"
    assert str(listed.numbered(0)) == "pass"
    assert "1 to 20: type the number" in written([*listed.overview(99)])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("m l a1 b2", ["move leader a1 b2"]),
        ("move e a1 b", ["move explorer a1 b1", "move explorer a1 b2"]),
        ("e", ["end"]),
        ("deploy", ["deploy explorer a1"]),
        ("move leader a1 b2 b3", []),
        ("x", []),
    ],
)
def test_words_may_be_cut_short(typed: str, meant: list[str]) -> None:
    s = stand(position(), 0, "a1", explorers=1, leaders=1)
    assert [str(action) for action in menu(s).matching(typed.split())] == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("m l a1 h5", "move leader a1 h5"),
        ("d e a1", "d explorer a1"),
        ("place c3", "place c3 0"),
        ("nonsense", "nonsense"),
        ("cl a1", "clear a1"),
    ],
)
def test_what_is_forbidden_is_completed_to_tell_why(typed: str, meant: str) -> None:
    assert completed(typed.split()) == meant


def test_prices_of_moves_are_those_of_their_passages() -> None:
    s = border(terrain(stand(position(), 0, "b2", explorers=1), "c2", "clearing"), "b2", "c2", 4)
    assert "c2 (4)" in written([*menu(s).listing(["move"], 99)])
