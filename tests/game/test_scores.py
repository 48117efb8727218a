"""Scores: every point is accounted for, and the highest score wins."""

from __future__ import annotations

import random

from hypothesis import given, settings

import tikal
from random_play import Seating, choose, new_game, play_on, played_game, seatings, seeds
from tikal.rules.terrain import HEX_NAMES


@settings(max_examples=10)
@given(seatings, seeds)
def test_scorings_account_for_every_point(seating: Seating, seed: int) -> None:
    game, chance = new_game(seating, seed), random.Random(seed)
    while not game.is_over:
        scores, scorings, seat = game.scores, len(game.scorings), game.to_act
        entry = game.play(choose(chance, game.legal_actions()))
        told = {result.kind: int(result.words[0]) for result in entry.results if result.kind in ("scored", "paid")}
        gained = [after - before for before, after in zip(scores, game.scores, strict=True)]
        assert sum(gained) == told.get("scored", 0) - told.get("paid", 0)
        if "scored" in told:
            (scoring,) = game.scorings[scorings:]
            assert (scoring.seat, scoring.total) == (seat, told["scored"])
    assert len(game.scorings) == 4 * seating.players


@settings(max_examples=10)
@given(seatings, seeds)
def test_every_point_of_a_scoring_names_where_it_comes_from(seating: Seating, seed: int) -> None:
    game = played_game(seating, seed)
    kinds = {"chief", "jaguar", "totem", "carafe", "statue", "plate", "bracelet", "necklace"}
    for scoring in game.scorings:
        assert sum(item.points for item in scoring.items) == scoring.total
        assert scoring.subtotal("temples") + scoring.subtotal("treasures") == scoring.total
        assert len({item.source for item in scoring.items}) == len(scoring.items)
        for item in scoring.items:
            if item.category == "temples":
                assert item.rule == "R-SCORE-1"
                assert item.source in HEX_NAMES
                assert item.points == item.count
            else:
                assert (item.rule, item.category) == ("R-SCORE-2", "treasures")
                assert item.source in kinds
                assert item.points == {1: 1, 2: 3, 3: 6}[item.count]


def test_would_score_is_what_is_scored() -> None:
    game, chance = new_game(Seating("supermeeple-2015", 3, auction=False), 6), random.Random(6)
    while not game.is_over:
        seat = game.to_act
        assert seat is not None
        expected = game.would_score(seat)
        assert game.view(None).would_score(seat) == expected
        scored = len(game.scorings)
        game.play(choose(chance, game.legal_actions()))
        assert game.scorings[scored:] in ([], [expected])


@settings(max_examples=10)
@given(seatings, seeds)
def test_winners_have_the_highest_score(seating: Seating, seed: int) -> None:
    game = new_game(seating, seed)
    assert game.winners == ()
    play_on(game, random.Random(seed))
    assert game.winners
    assert {game.scores[seat] for seat in game.winners} == {max(game.scores)}


def test_who_does_nothing_shares_the_victory() -> None:
    game = tikal.new_game("ravensburger-1999", players=3, seed=3)
    while not game.is_over:
        idle = [action for action in game.legal_actions() if action.verb in ("place", "end")]
        game.play(idle[0])
    assert (game.scores, game.winners) == ((0, 0, 0), (0, 1, 2))
