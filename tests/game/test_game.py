"""Playing a game: legal actions and their texts, and what is refused, with the rule that says so."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings

import tikal
from random_play import Seating, bytes_of, choose, new_game, play_on, played_game, seatings, seeds
from tikal.rules.terrain import HEX_NAMES

PLAIN = Seating("supermeeple-2015", 3, auction=False)
AUCTION = Seating("supermeeple-2015", 3, auction=True)


def fingerprint(game: tikal.Game) -> tuple[object, ...]:
    """All of a game that must not change when something is refused."""
    return bytes_of(game._state), tuple(game.log), tuple(game.scorings), game.can_undo, game.record()


@settings(max_examples=10)
@given(seatings, seeds)
def test_a_game_always_has_a_legal_action_until_it_is_over(seating: Seating, seed: int) -> None:
    game, chance = new_game(seating, seed), random.Random(seed)
    while not game.is_over:
        actions = game.legal_actions()
        assert actions
        assert len(set(actions)) == len(actions)
        assert game.to_act in range(seating.players)
        game.play(choose(chance, actions))
    assert (game.to_act, game.legal_actions()) == (None, [])


@settings(max_examples=10)
@given(seatings, seeds)
def test_the_text_of_an_action_is_the_action(seating: Seating, seed: int) -> None:
    game, chance = new_game(seating, seed), random.Random(seed)
    while not game.is_over:
        for action in game.legal_actions():
            assert tikal.Action.parse(str(action)) == action
        game.play(str(choose(chance, game.legal_actions())))


@settings(max_examples=5)
@given(seatings, seeds)
def test_why_not_agrees_with_the_list_of_legal_actions(seating: Seating, seed: int) -> None:
    game, chance = new_game(seating, seed), random.Random(seed)
    met: set[tikal.Action] = set()
    while not game.is_over:
        actions = game.legal_actions()
        met.update(actions)
        others = chance.sample(sorted(met), min(len(met), 10))
        assert [action for action in others if game.why_not(action) is None] == [a for a in others if a in actions]
        play_on(game, chance, 4)


def test_play_tells_what_happened() -> None:
    game = new_game(PLAIN, 1)
    first = game.to_act
    placed = game.play(game.legal_actions()[0])
    ended = game.play("end")
    assert (placed.seat, placed.results, placed.is_undo) == (first, (), False)
    assert str(ended) == f"{first} end = drew {game.setup['tiles']['A'][1]}"
    assert game.log == [placed, ended]


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    game = played_game(PLAIN, 1, decisions=1)
    before = fingerprint(game)
    with pytest.raises(tikal.IllegalAction) as refused:
        game.play("clear a2")
    assert refused.value.rule == "R-CLEAR-2"
    assert refused.value.message
    assert str(refused.value) == f"R-CLEAR-2: {refused.value.message}"
    assert fingerprint(game) == before


@settings(max_examples=8)
@given(seatings, seeds)
def test_no_refusal_ever_changes_a_game(seating: Seating, seed: int) -> None:
    chance = random.Random(seed)
    game = played_game(seating, seed, decisions=chance.randrange(400))
    before = fingerprint(game)
    hexes = [chance.choice(HEX_NAMES) for _ in range(4)]
    for text in (
        f"place {hexes[0]} 0",
        f"clear {hexes[1]}",
        f"dig {hexes[2]}",
        f"guard leader {hexes[3]}",
        f"move explorer {hexes[0]} {hexes[1]}",
        "bid 65535",
        "take G4",
        "swap 3 chief chief",
        "dance",
    ):
        asked = game.why_not(text)
        if asked is not None:
            with pytest.raises(tikal.IllegalAction) as refused:
                game.play(text)
            assert (refused.value.rule, refused.value.message) == (asked.rule, asked.message)
            assert fingerprint(game) == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "dance",
        "End",
        "end ",
        " end",
        "end now",
        "place",
        "place c3",
        "place c3 6",
        "place c3 -1",
        "place c3 01",
        "place c3 ٣",
        "place c9 0",
        "place  c3 0",
        "move a1 b2",
        "deploy chief a1",
        "swap 4 chief totem",
        "swap 1 chief chieftain",
        "bid many",
        "bid 1e3",
        "bid 99999999999999999999",
        "bid " + "9" * 5000,
        "take a1",
        "undo",
        "end\n",
        "\x00",
    ],
)
def test_unreadable_texts(text: str) -> None:
    with pytest.raises(tikal.UnreadableAction):
        tikal.Action.parse(text)
    game = new_game(PLAIN, 1)
    before = fingerprint(game)
    assert isinstance(game.why_not(text), tikal.UnreadableAction)
    with pytest.raises(tikal.UnreadableAction):
        game.play(text)
    assert fingerprint(game) == before


def test_an_unreadable_text_is_answered_with_the_form_of_the_action() -> None:
    with pytest.raises(tikal.UnreadableAction, match=r"place HEX ROTATION"):
        tikal.Action.parse("place c3")


def test_only_the_seat_whose_turn_it_is_may_play() -> None:
    game = tikal.new_game("classic", players=3, first=1)
    action = game.legal_actions()[0]
    before = fingerprint(game)
    for seat in (0, 2):
        with pytest.raises(tikal.IllegalAction) as refused:
            game.play(action, seat=seat)
        assert refused.value.rule == "R-TURN-2"
        assert fingerprint(game) == before
    assert game.why_not(action, seat=1) is None
    game.play(action, seat=1)


@pytest.mark.parametrize("seat", [-1, 3, "0", None])
def test_seats_that_do_not_exist(seat: Any) -> None:
    game = new_game(PLAIN, 1)
    with pytest.raises(tikal.UnknownSeat, match="0 to 2"):
        game.would_score(seat)
    if seat is not None:
        with pytest.raises(tikal.UnknownSeat):
            game.view(seat)
        with pytest.raises(tikal.UnknownSeat):
            game.play(game.legal_actions()[0], seat=seat)


def test_nobody_bids_more_than_he_has() -> None:
    game = new_game(AUCTION, 1)
    for text, rule in (("bid 21", "R-AUC-15"), ("bid 0", "R-AUC-16"), ("bid 65535", "R-AUC-15")):
        refused = game.why_not(text)
        assert refused is not None
        assert refused.rule == rule
    game.play("bid 20")
    assert [str(action) for action in game.legal_actions()] == ["pass"]


def test_when_the_game_is_over_nothing_can_be_played_or_taken_back() -> None:
    game = played_game(PLAIN, 2)
    before = fingerprint(game)
    for text in ("end", "pass", "place c3 0", "move leader a1 b2", "swap 1 chief totem", "bid 3", "take A1"):
        with pytest.raises(tikal.IllegalAction) as refused:
            game.play(text)
        assert refused.value.rule == "R-END-3"
    with pytest.raises(tikal.CannotUndo):
        game.undo()
    assert fingerprint(game) == before
