"""Every answer and every event in a game of Legend has a message: none lacks an argument."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import tikal
from action_kinds import FORMS, LEGEND_VERBS
from legend_midgame import WORDS, Moment, random_game
from tikal.games.action import Action
from tikal.games.explain import facts, illegal
from tikal.games.legend import EDITION as LEGEND
from tikal.games.legend.game import GAME_KIND
from tikal.games.legend.prices import price
from tikal.games.registry import kind_of
from tikal.rules.reasons import OK, REASONS
from tikal.rules.steps import EFFECT, SPEND
from tikal.texts import messages

LIKELY = 3
"""Actions asked about at each moment that differ in one word from legal ones."""


def questions(moment: Moment, random: Random) -> Iterator[Action]:
    """Actions that are nearly legal, and one of any kind."""
    legal = [Action.parse(text) for text in random.sample(moment.texts, min(LIKELY, len(moment.texts)))]
    for action in legal:
        yield _changed(action, random)
    kind = random.choice(LEGEND_VERBS)
    yield Action.parse(" ".join(part if isinstance(part, str) else _word(part.word, random) for part in FORMS[kind]))


def _changed(action: Action, random: Random) -> Action:
    """The same with another word somewhere."""
    parts = FORMS[action.kind]
    words = str(action).split(" ", len(parts) - 1)
    place = random.randrange(len(parts))
    part = parts[place]
    if not isinstance(part, str):
        words[place] = _word(part.word, random)
    return Action.parse(" ".join(words))


def _word(argument: str, random: Random) -> str:
    return random.choice(WORDS[argument])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_refusal_in_a_game_is_told_with_its_numbers(players: int) -> None:
    random = Random(players)
    told = set()
    for moment in random_game(players)[:-1]:
        for action in questions(moment, random):
            reason = kind_of(LEGEND).rules.check(moment.state, action.code)
            if reason != OK:
                assert "{" not in str(illegal(GAME_KIND, moment.state, action, reason))
                told.add(REASONS[reason].message)
    assert len(told) > 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_is_done_in_a_game_is_told(players: int) -> None:
    for moment in random_game(players)[:-1]:
        action = Action.parse(moment.played)
        known = facts(GAME_KIND, moment.state, action)
        told = messages.text(f"did-{action.kind.replace(' ', '-')}", "en", **known, name="Ann", opponent="Bea")
        assert told.startswith("Ann ")


def test_when_the_game_is_over_every_question_has_the_same_answer() -> None:
    over = random_game(2)[-1].state
    for kind, parts in FORMS.items():
        words = [part if isinstance(part, str) else WORDS.get(part.word, ("1",))[0] for part in parts]
        action = Action.parse(" ".join(words))
        assert action.kind == kind
        reason = kind_of(LEGEND).rules.check(over, action.code)
        assert illegal(GAME_KIND, over, action, reason).rule == "L-FINAL-1"


@pytest.mark.rule("L-AP-5", "L-AP-6", "L-AP-7", "L-SWAP-1")
def test_prices_of_what_only_legend_has() -> None:
    spending = next(moment.state for moment in random_game(2) if moment.state.step == SPEND)
    costs = {
        "recruit explorer": 2,
        "recruit leader": 5,
        "stone c3 c4": 3,
        "movestone c3 c4 d2 d3": 3,
        "swap 1 chief totem": 3,
        "swap 1 chief+chief totem": 3,
        "power p01": 0,
    }
    assert {text: price(spending, Action.parse(text)) for text in costs} == costs


@pytest.mark.rule("L-CARD-18", "L-CARD-c")
def test_cards_and_powers_make_everything_free_but_walking() -> None:
    effect = next(moment.state for moment in random_game(2) if moment.state.step == EFFECT)
    free = ("recruit leader", "stone c3 c4", "swap 1 chief totem", "clear c3", "dig c3", "camp c3", "guard leader c3")
    assert {price(effect, Action.parse(text)) for text in free} == {0}
    assert price(effect, Action.parse("transfer leader a1 c3")) == 1
    assert price(effect, Action.parse("move leader a1 b2")) == effect.passage[0, 1]


@pytest.mark.parametrize("kind", LEGEND_VERBS)
def test_in_the_base_game_legends_actions_belong_to_another_moment(kind: str) -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=1)
    words = [part if isinstance(part, str) else WORDS[part.word][0] for part in FORMS[kind]]
    refused = game.why_not(" ".join(words))
    assert refused is not None
    assert refused.rule == "R-TURN-1"
