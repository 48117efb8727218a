"""Samples of a view: full states that fit what was seen, each of them equally likely."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import permutations

import numpy as np
from hypothesis import given, settings

from positions import position, terrain
from random_play import BASE, Seating, legal, new_game, play_on, seatings, seeds
from tikal.games.agreeing import agree
from tikal.games.base.seeing import blank_out
from tikal.games.view import View
from tikal.rules.dealing import generator
from tikal.rules.state import State, same
from tikal.rules.steps import OVER
from tikal.rules.terrain import TILE_IDS


def view_of(s: State, edition: str = "supermeeple-2015") -> View:
    return View(agree(edition, int(s.players)), 0, blank_out(s, 0))


def unlikeliness(outcomes: Iterable[Hashable], expected: dict[Hashable, float]) -> float:
    """Pearson's chi-square; outcomes that should not be there at all fail at once."""
    counted = Counter(outcomes)
    assert set(counted) <= set(expected), set(counted) - set(expected)
    total = counted.total()
    return sum((counted[outcome] - total * share) ** 2 / (total * share) for outcome, share in expected.items())


@settings(max_examples=10)
@given(seatings, seeds)
def test_a_sample_fits_the_view(seating: Seating, seed: int) -> None:
    game, chance = new_game(seating, seed), random.Random(seed)
    while not game.is_over:
        for seat in range(seating.players):
            view = game.view(seat)
            sample = view.sample(generator(chance.randrange(1000)))
            assert same(blank_out(sample, seat), view.seen)
            assert same(blank_out(game._state, seat), view.seen)
        play_on(game, chance, 40)


@settings(max_examples=10)
@given(seatings, seeds)
def test_a_sample_has_every_tile_and_three_treasures_of_each_kind(seating: Seating, seed: int) -> None:
    game, chance = new_game(seating, seed), random.Random(seed)
    while not game.is_over:
        s = game.view(0).sample(generator(chance.randrange(1000)))
        letters = [TILE_IDS[tile][0] for tile in s.stack]
        assert sorted(s.stack.tolist()) == list(range(36))
        assert letters == sorted(letters)
        lying = [kind for hex_ in np.flatnonzero(s.tokens) for kind in s.token[hex_, : s.tokens[hex_]].tolist()]
        hidden = Counter(s.pile[s.laid :].tolist() + lying)
        owned = Counter(dict(enumerate(s.treasures.sum(axis=0).tolist())))
        assert hidden + owned == dict.fromkeys(range(8), 3)
        play_on(game, chance, 40)


@settings(max_examples=6)
@given(seatings, seeds)
def test_a_sample_can_be_played_to_the_end(seating: Seating, seed: int) -> None:
    chance = random.Random(seed)
    s = play_on(new_game(seating, seed), chance, 100).view(0).sample(generator(seed))
    while s.step != OVER:
        BASE.do(s, chance.choice(legal(s)).code)
    assert s.scorings[: s.players].tolist() == [4] * seating.players


def test_all_orders_of_tiles_are_equally_likely() -> None:
    s = position()
    s.drawn = 33
    view, chance = view_of(s), generator(1)
    orders = [tuple(view.sample(chance).stack[33:].tolist()) for _ in range(1200)]
    expected: dict[Hashable, float] = dict.fromkeys(permutations((33, 34, 35)), 1 / 6)
    assert unlikeliness(orders, expected) < 25  # five degrees of freedom: by chance once in 7,000


def test_tiles_stay_with_their_letter() -> None:
    s = position()
    s.drawn = 4
    view, chance = view_of(s), generator(2)
    samples = [view.sample(chance).stack.tolist() for _ in range(50)]
    assert {tuple(sorted(stack[4:6])) for stack in samples} == {(4, 5)}
    assert {tuple(sorted(stack[6:12])) for stack in samples} == {(6, 7, 8, 9, 10, 11)}
    assert {stack[4] for stack in samples} == {4, 5}


def few_hidden_treasures() -> State:
    """Three treasures are unknown: two statues and a plate; two of them on ruins, one in the pile."""
    s = terrain(position(), "c3", "ruins", tokens=2)
    s.treasures[0] = s.treasures[1] = s.treasures[2] = 1
    s.treasures[1, 4] = s.treasures[2, 4] = s.treasures[2, 5] = 0
    s.laid = 23
    return s


def test_all_deals_of_treasures_are_equally_likely() -> None:
    s = few_hidden_treasures()
    view, chance = view_of(s), generator(3)
    hex_ = int(np.flatnonzero(s.tokens)[0])
    deals = []
    for _ in range(1200):
        sample = view.sample(chance)
        deals.append((*sample.token[hex_, :2].tolist(), int(sample.pile[23])))
    expected: dict[Hashable, float] = dict.fromkeys([(4, 4, 5), (4, 5, 4), (5, 4, 4)], 1 / 3)
    assert unlikeliness(deals, expected) < 20  # two degrees of freedom: by chance once in 20,000


def test_the_same_generator_gives_the_same_sample() -> None:
    view = view_of(position())
    assert same(view.sample(generator(5)), view.sample(generator(5)))
    assert not same(view.sample(generator(5)), view.sample(generator(6)))
