"""Hidden things of Legend stay hidden: tiles, cards and tokens to come, and treasures face down (I-35)."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import numpy as np
from hypothesis import given, settings

from hidden_otherwise import legend_shuffled_where_hidden
from random_legend import RULES, LegendCourse, legal, legend_courses
from random_play import bytes_of
from tikal.games.agreeing import agree
from tikal.games.legend import EDITION as LEGEND
from tikal.games.legend.rules.setup import cards_in_deck
from tikal.games.legend.rules.state import LegendState
from tikal.games.view import View
from tikal.rules.dealing import generator
from tikal.rules.state import same
from tikal.rules.steps import OVER
from tikal.rules.terrain import TILE_IDS

APART = 80
"""Decisions between the positions that are looked at."""


def view(game: LegendCourse, s: LegendState, seat: int | None) -> View:
    table = agree(LEGEND, game.seating.players, scenario=game.seating.scenario)
    return View(table, seat, RULES.blank_out(s, seat))


def sample_of(shown: View, seed: int) -> LegendState:
    return cast(LegendState, shown.sample(generator(seed)))


@settings(max_examples=8)
@given(legend_courses)
def test_other_things_hidden_change_no_byte_of_what_a_seat_gets(game: LegendCourse) -> None:
    chance = random.Random(game.seed)
    for where, s in game.positions[::APART]:
        for seat in (None, *range(s.players)):
            real, made_up = (view(game, t, seat) for t in (s, legend_shuffled_where_hidden(s, seat, chance)))
            assert bytes_of(real.seen) == bytes_of(made_up.seen), where
            assert real.to_json() == made_up.to_json(), where


@settings(max_examples=8)
@given(legend_courses)
def test_who_decides_sees_enough_to_know_what_is_possible(game: LegendCourse) -> None:
    """Most of all when the player puts a stack in order."""
    for where, s in game.positions[:-1:15]:
        assert view(game, s, int(s.to_act)).legal_actions() == legal(s), where
    for step in game.with_kind("order"):
        assert view(game, step.before, int(step.before.to_act)).legal_actions() == legal(step.before), step.where


@settings(max_examples=8)
@given(legend_courses)
def test_a_sample_fits_the_view(game: LegendCourse) -> None:
    chance = random.Random(game.seed)
    for where, s in game.positions[::APART]:
        for seat in range(s.players):
            shown = view(game, s, seat)
            sample = sample_of(shown, chance.randrange(1000))
            assert same(RULES.blank_out(sample, seat), shown.seen), where


@settings(max_examples=8)
@given(legend_courses)
def test_a_sample_has_everything_that_is_in_the_box(game: LegendCourse) -> None:
    chance = random.Random(game.seed)
    start = game.states[0]
    for where, s in game.positions[::APART]:
        sample = sample_of(view(game, s, 0), chance.randrange(1000))
        stack = sample.stack[: s.stack_size].tolist()
        assert sorted(stack) == sorted(start.stack[: s.stack_size].tolist()), where
        assert [TILE_IDS[tile][0] for tile in stack] == sorted(TILE_IDS[tile][0] for tile in stack), where
        assert sorted(sample.deck[: s.deck_size].tolist()) == cards_in_deck(int(s.players)), where
        assert sorted(sample.bag.tolist()) == sorted([*range(6, 14)] * 3), where
        lying = [
            kind
            for hex_ in np.flatnonzero(sample.tokens)
            for kind in sample.token[hex_, : sample.tokens[hex_]].tolist()
        ]
        hidden = Counter(sample.pile[sample.laid :].tolist() + lying)
        owned = Counter(dict(enumerate((sample.blue + sample.treasures.sum(axis=0)).tolist())))
        assert hidden + owned == dict.fromkeys(range(8), 5), where


@settings(max_examples=4)
@given(legend_courses)
def test_a_sample_can_be_played_to_the_end(game: LegendCourse) -> None:
    chance = random.Random(game.seed)
    _, middle = game.positions[len(game.positions) // 2]
    s = sample_of(view(game, middle, int(middle.to_act)), game.seed)
    while s.step != OVER:
        RULES.do(s, chance.choice(legal(s)).code)
    assert s.scorings[: s.players].max() <= 3
