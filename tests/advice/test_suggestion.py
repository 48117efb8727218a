"""Hints: legal, honest, and with reasons that are facts."""

from __future__ import annotations

import json
import random

import pytest

import tikal
from advice_games import KINDS, moments, seen
from compiled import compiled_only
from hidden_otherwise import twin
from positions import border, in_hand, own, position, stand, terrain
from random_play import bytes_of
from tikal.advice.reasons import Change, gains
from tikal.advice.steps import foreseen
from tikal.advice.suggestion import explained
from tikal.games.action import Action
from tikal.games.searching import Searches
from tikal.games.view import View
from tikal.rules.dealing import generator
from tikal.rules.reasons import OK
from tikal.rules.state import State
from tikal.rules.steps import VOLCANO_ROUND
from tikal.rules.terrain import HEX_NAMES
from tikal.texts.messages import Message, languages

SMALL = tikal.Budget(nodes=1500)


def scoring(s: State) -> State:
    """Make the segment one of a volcano round."""
    s.segment = VOLCANO_ROUND
    s.scoring_order[:2] = [0, 1]
    return s


def ids(messages: tuple[Message, ...]) -> set[str]:
    return {message.id for message in messages}


def texts(messages: tuple[Message, ...]) -> list[str]:
    return [message.text() for message in messages]


def test_a_temple_taken_from_a_rival_is_a_gain_and_a_loss_for_her() -> None:
    s = terrain(scoring(position(players=2, ap=1)), "b3", "temple", value=7)
    border(s, "b2", "b3", 1)
    stand(s, 1, "b3", explorers=2)
    stand(s, 0, "b2", leaders=1)
    hint = tikal.suggest(seen(s), budget=SMALL)
    assert [str(action) for action in hint.actions] == ["move leader b2 b3", "end"]
    assert (hint.points_before, hint.points_after, hint.points_now) == (0, 7, 7)
    assert hint.gains[0].text() == "You take the temple on b3: 7 points."
    assert [message.text() for message in hint.denies] == ["Bea no longer holds the temple on b3: 7 points less."]
    assert hint.nudge.text() == "Have a look at the temple on b3."
    assert "move" not in hint.nudge.text()
    assert hint.gain > 0


def test_the_largest_gain_comes_first_and_a_temple_that_the_turn_laid_counts() -> None:
    s = terrain(position(players=2, ap=10), "c2", "temple", value=1)
    border(s, "b2", "c2", 1)
    stand(s, 0, "b2", explorers=3)
    in_hand(s, "C1")
    view = seen(s)
    lay = next(action for action in view.legal_actions() if action.arguments[0] == "b3")
    s = view.sample(generator(1))
    view.rules.do(s, lay.code)
    s.passage[HEX_NAMES.index("b2")] = s.passage[HEX_NAMES.index("b3")] = 1
    done = ["move explorer b2 c2", "move explorer b2 b3", "move explorer b2 b3", "clear b3", "clear b3"]
    after = View(view.table, view.seat, s)
    for text in done:
        assert after.rules.check(s, Action.parse(text).code) == OK, text
        after.rules.do(s, Action.parse(text).code)
    told = gains(Change(view, [lay, *map(Action.parse, done)], after))
    assert [message.text() for message in told] == [
        "You take the temple on b3 and raise it to 5.",
        "You take the temple on c2: 1 point.",
    ]


@compiled_only
@pytest.mark.parametrize(("edition", "auction"), KINDS)
def test_no_gain_is_told_before_a_larger_one(edition: str, auction: bool) -> None:
    temples = ("advice-gain-temple", "advice-gain-guardian")
    for game in moments(edition, auction, apart=9, most=80):
        assert game.to_act is not None
        view = game.view(game.to_act)
        hint = tikal.suggest(view, level="greedy")
        worth = [int(str(gain.args["points"])) for gain in hint.gains if gain.id in temples]
        assert worth == sorted(worth, reverse=True)
        after = foreseen(view, hint.actions)
        taken = [
            now["hex"]
            for was, now, _ in Change(view, hint.actions, after).temples()
            if now["holder"] == view.seat != was["holder"]
        ]
        assert set(taken) <= {gain.args.get("hex") for gain in hint.gains}, "every temple that is taken is named"


@compiled_only
@pytest.mark.parametrize("level", ["planner", "expert"])
@pytest.mark.parametrize(("edition", "auction"), KINDS)
def test_a_hint_ends_only_with_the_turn_or_where_something_comes_to_light(
    edition: str, auction: bool, level: str
) -> None:
    for game in moments(edition, auction, apart=9, most=80):
        assert game.to_act is not None
        view = game.view(game.to_act)
        hint = tikal.suggest(view, level, tikal.Budget(nodes=300 if level == "planner" else 8))
        ahead = foreseen(view, hint.actions[:-1])
        last = hint.actions[-1]
        assert hint.is_whole or last.kind == "take" or not ahead.rules.is_foreseeable(ahead.seen, last), hint.actions


def test_in_a_scoring_round_the_points_are_scored_now() -> None:
    s = scoring(position(players=2, ap=3))
    stand(s, 0, "a2", leaders=1)
    own(s, 0, "chief", "chief", "totem")
    own(s, 1, "chief")
    s.laid = 4
    hint = tikal.suggest(seen(s), budget=SMALL)
    assert str(hint.actions[0]) == "swap 1 totem chief"
    assert (hint.points_before, hint.points_after, hint.points_now) == (5, 7, 7)
    assert {"advice-gain-set", "advice-gain-score"} <= ids(hint.gains)
    assert hint.nudge.id == "advice-nudge-swap"


def test_a_plan_that_digs_stops_there_and_says_so() -> None:
    s = terrain(position(players=2, ap=3), "b3", "ruins", tokens=3)
    border(s, "b2", "b3", 1)
    stand(s, 0, "b3", explorers=1, leaders=1)
    s.laid = 3
    hint = tikal.suggest(seen(s), budget=SMALL)
    assert [str(action) for action in hint.actions] == ["dig b3"]
    assert not hint.is_whole
    assert hint.gains[0].text() == "You dig up one of 3 treasures on b3."
    assert hint.steps[0].text() == "Ann digs in the ruins on b3."


def test_the_walk_of_a_piece_is_one_sentence() -> None:
    s = terrain(terrain(scoring(position(players=2, ap=4)), "b3", "clearing"), "b4", "temple", value=9)
    for here, there in (("a1", "b2"), ("b2", "b3"), ("b3", "b4")):
        border(s, here, there, 1)
    walks = [step for step in tikal.suggest(seen(s), budget=SMALL).steps if step.id == "did-move"]
    assert any((walk.args["from"], walk.args["to"]) == ("a1", "b4") for walk in walks)


def test_who_has_a_tile_in_hand_is_told_to_think_of_it() -> None:
    hint = tikal.suggest(seen(in_hand(position(players=2), "A6")), level="greedy")
    assert hint.actions[0].kind == "place"
    assert "advice-prepare-tile" in ids(hint.prepares)


@pytest.mark.parametrize(("rivals", "told"), [(1, ["One more explorer on b3, and you hold the temple."]), (2, [])])
def test_to_lack_one_explorer_is_a_reason_and_to_lack_more_is_none(rivals: int, told: list[str]) -> None:
    s = terrain(position(players=2, ap=1), "b3", "temple", value=7)
    border(s, "b2", "b3", 1)
    stand(s, 1, "b3", explorers=rivals)
    stand(s, 0, "b2", explorers=1)
    hint = explained(seen(s), (Action.parse("move explorer b2 b3"), Action.parse("end")), Searches())
    assert texts(hint.prepares) == told


def test_what_is_only_a_choice_is_not_told_again_as_its_reason() -> None:
    view = tikal.new_game("legend", players=2, seed=1, first=0).view(0)
    hint = explained(view, (view.legal_actions()[0],), Searches())
    assert len(hint.steps) == 1
    assert hint.gains == hint.denies == hint.prepares == ()


def test_only_the_seat_to_act_gets_a_hint() -> None:
    game = tikal.new_game("classic", players=2, seed=1, first=0)
    for seat in (1, None):
        with pytest.raises(tikal.TikalError, match="only the seat that has to act"):
            tikal.suggest(game.view(seat))
    for level in ("random", "novice"):
        with pytest.raises(tikal.TikalError, match="greedy, planner, expert"):
            tikal.suggest(game.view(0), level=level)


def test_wrong_arguments_are_refused_in_words() -> None:
    game = tikal.new_game("classic", players=2, seed=1, first=0)
    for wrong in (0.5, "0.5s"):
        with pytest.raises(tikal.TikalError, match=r"a budget is tikal.Budget\(seconds=\.\.\.\)"):
            tikal.suggest(game.view(0), level="greedy", budget=wrong)  # type: ignore[arg-type]
    with pytest.raises(tikal.TikalError, match=r"takes a view.*game\.view\(seat\).*not a Game"):
        tikal.suggest(game, level="greedy")  # type: ignore[arg-type]


@compiled_only
@pytest.mark.parametrize(("edition", "auction"), KINDS)
def test_suggestions_are_legal_up_to_the_surprise_and_told_in_all_languages(edition: str, auction: bool) -> None:
    for game in moments(edition, auction, apart=9, most=120):
        seat = game.to_act
        assert seat is not None
        hint = tikal.suggest(game.view(seat))
        trial = game.copy()
        for action in hint.actions:
            trial.play(action, seat)
        assert not set(texts(hint.steps)) & set(texts(hint.gains + hint.denies + hint.prepares))
        for message in (hint.nudge, *hint.steps, *hint.gains, *hint.denies, *hint.prepares):
            assert all(message.text(language) for language in languages())
        assert json.loads(json.dumps(hint.to_dict()))["actions"] == [str(action) for action in hint.actions]


@compiled_only
@pytest.mark.parametrize(("edition", "auction"), KINDS)
def test_what_is_hidden_changes_no_suggestion(edition: str, auction: bool) -> None:
    for number, game in enumerate(moments(edition, auction, apart=40, most=160)):
        other = twin(game, game.to_act, random.Random(number))
        assert bytes_of(other._state) != bytes_of(game._state)
        ours, theirs = (one.view(game.to_act) for one in (game, other))
        assert bytes_of(ours.seen) == bytes_of(theirs.seen)
        assert tikal.suggest(ours).to_dict() == tikal.suggest(theirs).to_dict()


@compiled_only
def test_reasons_are_facts_about_the_position_after_the_turn() -> None:
    checked = 0
    for game in moments("supermeeple-2015", False, apart=5, most=300):
        assert game.to_act is not None
        view = game.view(game.to_act)
        hint = tikal.suggest(view)
        trial = game.copy()
        for action in hint.actions:
            if action.kind in ("end", "dig"):
                break
            assert view.rules.check(trial._state, action.code) == OK
            trial.play(action)
        after = trial.would_score(hint.seat)
        assert hint.points_after == after.total
        held = {item.source: item.points for item in after.items}
        for gain in hint.gains:
            if gain.id == "advice-gain-temple":
                checked += 1
                assert held[str(gain.args["hex"])] == gain.args["points"]
        for loss in hint.denies:
            if loss.id == "advice-deny-temple":
                rival = view.table.names.index(str(loss.args["name"]))
                assert loss.args["hex"] not in {item.source for item in trial.would_score(rival).items}
    assert checked > 5
