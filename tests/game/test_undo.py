"""Taking back: freely inside one's own turn, never past what was revealed or what another has decided."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

import tikal
from random_play import Seating, bytes_of, choose, new_game, played_game, seatings, seeds

PLAIN = Seating("supermeeple-2015", 3, auction=False)
AUCTION = Seating("supermeeple-2015", 3, auction=True)


def in_a_segment() -> tikal.Game:
    """Seat 0 has placed its first tile and has ten points to spend."""
    game = tikal.new_game("supermeeple-2015", players=3, seed=1, first=0)
    game.play(game.legal_actions()[0])
    return game


def cannot_undo(game: tikal.Game) -> bool:
    """Whether nothing can be taken back, and trying to leaves everything as it is."""
    before = bytes_of(game._state), list(game.log)
    with pytest.raises(tikal.CannotUndo):
        game.undo()
    return (bytes_of(game._state), game.log) == before and not game.can_undo


def test_nothing_can_be_taken_back_before_the_first_action() -> None:
    assert cannot_undo(new_game(PLAIN, 1))


def test_one_action_after_the_other_is_taken_back_to_the_start_of_the_turn() -> None:
    game = in_a_segment()
    states = []
    for text in ("deploy leader a1", "deploy explorer a1", "move leader a1 b1"):
        states.append(bytes_of(game._state))
        game.play(text)
    for state, text in zip(
        reversed(states), ("move leader a1 b1", "deploy explorer a1", "deploy leader a1"), strict=True
    ):
        assert game.can_undo
        assert str(game.undo()) == text
        assert bytes_of(game._state) == state
    assert game.undo().verb == "place"
    assert cannot_undo(game)
    assert {action.verb for action in game.legal_actions()} == {"place"}


def test_an_undo_is_an_entry_of_the_log() -> None:
    game = in_a_segment()
    game.play("deploy leader a1")
    game.undo()
    assert [str(entry) for entry in game.log[1:]] == ["0 deploy leader a1", "0 undo"]
    assert [entry.is_undo for entry in game.log] == [False, False, True]
    game.play("deploy explorer a1")
    assert str(game.log[-1]) == "0 deploy explorer a1"
    assert str(game.undo()) == "deploy explorer a1"


def test_the_end_of_a_turn_cannot_be_taken_back() -> None:
    game = in_a_segment()
    game.play("end")
    assert cannot_undo(game)


def test_a_treasure_found_cannot_be_put_back() -> None:
    game, chance = new_game(PLAIN, 1), random.Random(1)
    while game.log[-1:] == [] or game.log[-1].action is None or game.log[-1].action.verb != "dig":
        game.play(choose(chance, game.legal_actions()))
    assert [result.kind for result in game.log[-1].results] == ["found"]
    assert cannot_undo(game)
    game.play(next(action for action in game.legal_actions() if action.verb == "deploy"))
    assert game.undo().verb == "deploy"
    assert cannot_undo(game)


def test_a_bid_that_others_answer_cannot_be_taken_back() -> None:
    game = new_game(AUCTION, 1)
    game.play("bid 3")
    assert cannot_undo(game)
    game.play("pass")
    game.play("pass")
    assert cannot_undo(game)
    taken = game.legal_actions()[0]
    game.play(taken)
    assert game.undo() == taken


def test_the_end_of_a_scoring_segment_cannot_be_taken_back() -> None:
    game, chance = new_game(Seating("classic", 2, auction=False), 2), random.Random(2)
    while not game.scorings:
        game.play(choose(chance, game.legal_actions()))
    assert cannot_undo(game)


@settings(max_examples=10)
@given(seatings, seeds)
def test_undo_never_crosses_a_reveal_or_anothers_decision(seating: Seating, seed: int) -> None:
    game, chance = new_game(seating, seed), random.Random(seed)
    takeable: list[tuple[bytes, tikal.Action]] = []
    while not game.is_over:
        state, seat = bytes_of(game._state), game.to_act
        entry = game.play(choose(chance, game.legal_actions()))
        assert entry.action is not None
        revealed = any(result.kind in ("drew", "opened", "found") for result in entry.results)
        if revealed or entry.action.verb == "end" or game.to_act != seat:
            takeable.clear()
        else:
            takeable.append((state, entry.action))
        assert game.can_undo == bool(takeable)
        while takeable and chance.random() < 0.2:
            state, action = takeable.pop()
            assert game.undo() == action
            assert bytes_of(game._state) == state


@settings(max_examples=8)
@given(seatings, seeds)
def test_a_game_with_undos_is_the_game_without_them(seating: Seating, seed: int) -> None:
    chance = random.Random(seed)
    game = new_game(seating, seed)
    standing: list[tikal.Action] = []
    while not game.is_over:
        if game.can_undo and chance.random() < 0.2:
            assert game.undo() == standing.pop()
        else:
            standing.append(choose(chance, game.legal_actions()))
            game.play(standing[-1])
    straight = new_game(seating, seed)
    for action in standing:
        straight.play(action)
    assert bytes_of(straight._state) == bytes_of(game._state)
    assert straight.scorings == game.scorings


def test_a_loaded_game_can_be_taken_back_as_far_as_the_saved_one() -> None:
    game = in_a_segment()
    for text in ("deploy leader a1", "deploy explorer a1"):
        game.play(text)
    loaded = tikal.load(game.record())
    while game.can_undo:
        assert loaded.can_undo
        assert loaded.undo() == game.undo()
    assert not loaded.can_undo
    assert loaded.record() == game.record()


def test_a_view_says_nothing_of_what_was_taken_back() -> None:
    game = played_game(PLAIN, 4, decisions=60)
    while not game.can_undo:
        game.play(choose(random.Random(1), game.legal_actions()))
    game.undo()
    before = game.view(0).to_json()
    game.play(game.legal_actions()[-1])
    if game.can_undo:
        game.undo()
        assert game.view(0).to_json() == before


def test_a_copy_takes_back_to_where_the_game_stood_whatever_the_game_has_done_since() -> None:
    game = in_a_segment()
    before = bytes_of(game._state)
    game.play("deploy leader a1")
    twin = game.copy()
    game.undo()
    game.play("deploy explorer a1")
    twin.undo()
    assert bytes_of(twin._state) == before
