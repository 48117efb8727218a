"""Starting a game: what people agree on, and what chance decides."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import tikal
from positions import AUCTION_EDITIONS, BASE_EDITIONS
from random_play import Seating, new_game, play_on, played_game

PLAIN = Seating("supermeeple-2015", 3, auction=False)
AUCTION = Seating("supermeeple-2015", 3, auction=True)


def test_editions_are_listed() -> None:
    listed = {edition.id: edition for edition in tikal.editions()}
    assert set(BASE_EDITIONS) <= set(listed)
    assert all(edition.title and edition.year and edition.publisher for edition in listed.values())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", BASE_EDITIONS)
def test_a_new_game(edition: str, players: int) -> None:
    game = tikal.new_game(edition, players=players, seed=1)
    assert game.table.edition == edition
    assert game.table.names == tuple(f"Player {seat + 1}" for seat in range(players))
    assert game.scores == (0,) * players
    assert game.to_act == game.setup["first"]
    assert (game.is_over, game.winners, game.log, game.scorings, game.can_undo) == (False, (), [], [], False)
    assert [str(result) for result in game.opening] == [f"drew {game.setup['tiles']['A'][0]}"]
    assert {action.verb for action in game.legal_actions()} == {"place"}


@pytest.mark.parametrize("edition", [*AUCTION_EDITIONS, "classic"])
def test_a_new_game_with_auction(edition: str) -> None:
    game = tikal.new_game(edition, players=3, auction=True)
    assert game.scores == (20, 20, 20)
    assert [str(result) for result in game.opening] == [f"opened {' '.join(game.setup['tiles']['A'][:3])}"]
    assert [str(action) for action in game.legal_actions()] == ["pass", *(f"bid {bid}" for bid in range(1, 21))]


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert new_game(PLAIN, 5).setup == new_game(PLAIN, 5).setup
    setups = [new_game(PLAIN, seed).setup for seed in range(20)]
    assert all(one != other for one, other in pairwise(setups))
    assert {setup["first"] for setup in setups} == {0, 1, 2}


def test_names_and_options() -> None:
    game = tikal.new_game("classic", players=2, names=["Ana", "Bjørn"], options={"tieBreak": []})
    assert game.table.names == ("Ana", "Bjørn")
    assert game.table.options["tieBreak"] == ()
    assert game.table.options["volcanoIsolationRule"] is True


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_can_be_chosen(first: int) -> None:
    game = tikal.new_game("classic", players=3, seed=4, first=first)
    assert game.to_act == game.setup["first"] == first
    assert game.setup["tiles"] == tikal.new_game("classic", players=3, seed=4).setup["tiles"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"edition": "monopoly"}, "monopoly"),
        ({"players": 1}, "2 to 4 players"),
        ({"players": 5}, "2 to 4 players"),
        ({"options": {"tieBraek": []}}, "tieBraek"),
        ({"options": {"tieBreak": ["coin"]}}, "coin"),
        ({"options": 3}, "options must be a dictionary"),
        ({"options": {"auction.allowDebt": True}}, "auction"),
        ({"names": ["Ana"]}, "3 names"),
        ({"names": ["Ana", "Bea", ""]}, "not a name"),
        ({"names": ["Ana", "Bea", "two\nlines"]}, "not a name"),
        ({"names": ["Ana", "Bea", " Cleo"]}, "not a name"),
        ({"names": ["Ana", "Bea", "C" * 41]}, "not a name"),
        ({"first": 3}, "0 to 2"),
        ({"first": -1}, "0 to 2"),
    ],
)
def test_what_cannot_be_agreed_on(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(tikal.TikalError, match=told):
        tikal.new_game(**{"edition": "supermeeple-2015", "players": 3, **arguments})


@pytest.mark.parametrize("seating", [PLAIN, AUCTION, Seating("classic", 2, auction=False)])
def test_a_setup_gives_the_same_game_again(seating: Seating) -> None:
    game = played_game(seating, 3)
    again = tikal.new_game(seating.edition, players=seating.players, auction=seating.auction, setup=game.setup)
    assert again.setup == game.setup
    play_on(again, random.Random(3))
    assert again.record() == game.record()


def test_a_setup_is_what_it_was_when_the_game_is_over() -> None:
    game = new_game(PLAIN, 8)
    setup = game.setup
    assert play_on(game, random.Random(8)).setup == setup


def test_changing_a_setup_does_not_change_the_game() -> None:
    game = new_game(PLAIN, 8)
    game.setup["tiles"]["A"].clear()
    assert game.setup == new_game(PLAIN, 8).setup


Change = Callable[[dict[str, Any]], object]


def without(part: str) -> Change:
    return lambda setup: {name: value for name, value in setup.items() if name != part}


def with_part(part: str, value: object) -> Change:
    return lambda setup: {**setup, part: value}


def with_tiles(letter: str, tiles: object) -> Change:
    return lambda setup: {**setup, "tiles": {**setup["tiles"], letter: tiles}}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda _: {}, "lacks tiles, treasures, first"),
        (lambda _: "A1 A2", "a set-up must be a dict"),
        (without("tiles"), "lacks tiles"),
        (without("treasures"), "lacks treasures"),
        (without("first"), "lacks first"),
        (with_part("cards", [1, 2]), "cards"),
        (with_part("tiles", ["A1", "A2"]), "letters"),
        (with_tiles("H", []), "letters"),
        (with_tiles("G", ["G1", "G2", "G3"]), "tiles G must be G1 G2 G3 G4"),
        (with_tiles("G", ["G1", "G2", "G3", "G3"]), "tiles G"),
        (with_tiles("G", ["G1", "G2", "G3", "A1"]), "tiles G"),
        (with_tiles("G", 4), "tiles G"),
        (with_tiles("G", None), "tiles G"),
        (with_part("treasures", [0] * 24), "treasures must be"),
        (with_part("treasures", list(range(8)) * 2), "treasures must be"),
        (with_part("treasures", [[0]] * 24), "treasures must be"),
        (with_part("treasures", 7), "treasures must be"),
        (with_part("first", 3), "0 to 2"),
        (with_part("first", "0"), "0 to 2"),
        (with_part("first", None), "0 to 2"),
    ],
)
def test_wrong_setups_are_refused(change: Change, told: str) -> None:
    setup: Any = change(new_game(PLAIN, 1).setup)
    with pytest.raises(tikal.SetupError, match=told):
        tikal.new_game("supermeeple-2015", players=3, setup=setup)


def test_numbers_of_numpy_are_numbers() -> None:
    two: Any = np.int64(2)
    five: Any = np.int64(5)
    same = tikal.new_game("classic", players=two, seed=five)
    assert same.record() == tikal.new_game("classic", players=2, seed=5).record()


@pytest.mark.parametrize("seed", [True, 1.0, "1", np.float64(1), np.array([1, 2])])
def test_what_is_no_whole_number_is_no_seed(seed: Any) -> None:
    with pytest.raises(tikal.TikalError, match="a seed must be a whole number"):
        tikal.new_game("classic", players=2, seed=seed)
