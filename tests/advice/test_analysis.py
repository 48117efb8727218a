"""Reviews of games: every turn is judged from what its player saw, and never found to be better than the best."""

from __future__ import annotations

import json

import pytest

import tikal
from advice_games import KINDS
from compiled import compiled_only
from tikal.advice.played import played_turns
from tikal.advice.review import judge
from tikal.bots.registry import make_bot
from tikal.games.searching import Searches
from tikal.play.game import Game


def played(edition: str, bots: tuple[str, ...], auction: bool = False, seed: int = 3) -> Game:
    game = tikal.new_game(edition, players=len(bots), seed=seed, auction=auction, names=bots)
    seated = [make_bot(bot, seat) for seat, bot in enumerate(bots)]
    while game.to_act is not None:
        game.play(seated[game.to_act].choose(game.view(game.to_act)))
    return game


@pytest.mark.parametrize(("edition", "auction"), KINDS)
def test_turns_hold_all_that_stands_in_order(edition: str, auction: bool) -> None:
    game = played(edition, ("random", "random"), auction)
    turns = played_turns(game)
    actions = [action for turn in turns for action in turn.actions]
    assert actions == [entry.action for entry in game.log]
    assert [turn.first for turn in turns[1:]] == [turn.last + 1 for turn in turns[:-1]]
    for turn in turns:
        assert {game.log[number - 1].seat for number in range(turn.first, turn.last + 1)} == {turn.seat}
        for stretch in turn.stretches:
            assert stretch.view.seat == turn.seat == stretch.view.to_act
            assert stretch.actions[0] in stretch.view.legal_actions()


def test_what_was_taken_back_is_no_part_of_a_turn() -> None:
    game = tikal.new_game("classic", players=2, seed=7, first=0)
    for action in ("place a3 1", "deploy leader a1"):
        game.play(action)
    game.undo()
    game.play("end")
    (turn,) = played_turns(game)
    assert [str(action) for action in turn.actions] == ["place a3 1", "end"]
    assert (turn.first, turn.last, turn.unspent) == (1, 4, 10)


def test_doing_nothing_is_worse_than_doing_something() -> None:
    game = tikal.new_game("classic", players=2, seed=7, first=0)
    for action in ("place a3 1", "end"):
        game.play(action)
    (review,) = tikal.analyse(game, level="greedy").turns
    assert review.loss > 0
    assert review.best is not None
    assert review.unspent == 10
    assert game.copy().why_not(review.best[0]) is not None, "it would have been possible before, not after the turn"


def test_the_file_of_a_seat_is_refused() -> None:
    game = played("classic", ("random", "random"))
    with pytest.raises(tikal.TikalError, match="only a complete game"):
        tikal.analyse(game.record(whole=False, seat=1))


def test_a_game_without_such_turns_is_refused() -> None:
    game = tikal.new_game("classic", players=2, seed=7, first=0)
    with pytest.raises(tikal.TikalError, match="nothing to analyse"):
        tikal.analyse(game)


def test_wrong_arguments_are_refused_in_words() -> None:
    game = tikal.new_game("classic", players=2, seed=7, first=0)
    with pytest.raises(tikal.TikalError, match="or the text of a game file, not a View"):
        tikal.analyse(game.view(0))  # type: ignore[arg-type]
    with pytest.raises(tikal.TikalError, match=r"as in range\(5, 13\), not 5"):
        tikal.analyse(game, turns=5)  # type: ignore[arg-type]


@compiled_only
@pytest.mark.parametrize(
    ("edition", "auction", "number"),
    [
        ("supermeeple-2015", False, 12),
        pytest.param("riogrande-1999", True, 20, marks=pytest.mark.thorough),
        pytest.param("legend", False, 20, marks=pytest.mark.thorough),
    ],
)
def test_a_random_player_loses_more_than_a_planner(edition: str, auction: bool, number: int) -> None:
    game = played(edition, ("planner", "random"), auction)
    turns = len(played_turns(game))
    analysis = tikal.analyse(game.record(), turns=range(turns // 3, turns // 3 + number))
    assert all(turn.loss >= 0 for turn in analysis.turns)
    assert all((turn.best is None) == (turn.loss == 0) for turn in analysis.turns)
    for turn in analysis.turns:
        assert turn.best is None or turn.best != turn.played[turn.after : turn.after + len(turn.best)]
    planner, random = analysis.players
    assert planner.mean_loss < 0.5 < random.mean_loss
    assert planner.best_turns > random.best_turns
    losses = {turn.number: turn.loss for turn in analysis.turns}
    worst = [losses[number] for number in analysis.turning_points]
    assert worst == sorted(losses.values(), reverse=True)[: len(worst)]
    assert json.loads(json.dumps(analysis.to_dict()))["turns"][0]["turn"] == turns // 3


@compiled_only
def test_luck_in_what_is_dug_is_nobodys_merit() -> None:
    """The same turn, with other treasures in the ground, is judged the same up to the dig."""
    game = played("supermeeple-2015", ("greedy", "greedy"))
    treasures = list(reversed(game.setup["treasures"]))
    other = tikal.new_game("supermeeple-2015", players=2, setup={**game.setup, "treasures": treasures})
    for entry in game.log:
        assert entry.action is not None
        other.play(entry.action)
        if entry.action.verb == "dig":
            break
    assert other.log[-1].results != game.log[len(other.log) - 1].results
    dug, dug_otherwise = (
        next(stretch for turn in played_turns(one) for stretch in turn.stretches if stretch.actions[-1].verb == "dig")
        for one in (game, other)
    )
    assert judge(dug_otherwise, Searches()) == judge(dug, Searches())
