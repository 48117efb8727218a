"""Copies are independent: whatever is played on a copy, all older copies stay as they were."""

from __future__ import annotations

import random

from hypothesis import given, settings

from random_play import BASE, Seating, bytes_of, choose, legal, new_game, play_on, seatings, seeds
from tikal.rules.state import State, copy, same
from tikal.rules.steps import OVER


@settings(max_examples=12)
@given(seatings, seeds)
def test_playing_on_a_copy_leaves_all_older_copies_alone(seating: Seating, seed: int) -> None:
    chance = random.Random(seed)
    state = copy(new_game(seating, seed)._state)
    kept: list[tuple[State, bytes]] = []
    while state.step != OVER:
        kept.append((state, bytes_of(state)))
        state = copy(state)
        BASE.do(state, choose(chance, legal(state)).code)
        older, _ = chance.choice(kept)
        BASE.do(copy(older), chance.choice(legal(older)).code)
    assert all(bytes_of(older) == remembered for older, remembered in kept)


@settings(max_examples=6)
@given(seatings, seeds)
def test_the_same_actions_on_a_copy_give_the_same_game(seating: Seating, seed: int) -> None:
    chance = random.Random(seed)
    state = copy(new_game(seating, seed)._state)
    twin = copy(state)
    while state.step != OVER:
        action = choose(chance, legal(state))
        BASE.do(state, action.code)
        BASE.do(twin, action.code)
        assert same(state, twin)


@settings(max_examples=6)
@given(seatings, seeds)
def test_asking_changes_nothing(seating: Seating, seed: int) -> None:
    chance = random.Random(seed)
    game = new_game(seating, seed)
    while not game.is_over:
        before = bytes_of(game._state)
        for action in game.legal_actions():
            BASE.check(game._state, action.code)
        for seat in range(seating.players):
            game.view(seat).to_json()
            game.would_score(seat)
        game.why_not("guard leader c3")
        assert bytes_of(game._state) == before
        play_on(game, chance, 20)


@settings(max_examples=6)
@given(seatings, seeds)
def test_a_view_taken_earlier_does_not_change(seating: Seating, seed: int) -> None:
    chance = random.Random(seed)
    game = new_game(seating, seed)
    taken = []
    while not game.is_over:
        view = game.view(0)
        taken.append((view, view.to_json()))
        play_on(game, chance, 25)
    assert all(view.to_json() == remembered for view, remembered in taken)
