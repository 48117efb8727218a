"""Positions out of lively random games, and the question whether the list of actions and the check agree on them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple

from action_kinds import FORMS
from positions import legal, play
from tikal.components import option_set, pieces
from tikal.games.action import Action
from tikal.games.arguments import Argument
from tikal.games.base.rules.entry_points import begin, check, deal
from tikal.games.base.rules.setup import set_up
from tikal.rules.dealing import generator
from tikal.rules.reasons import OK
from tikal.rules.state import SEATS, State, copy
from tikal.rules.steps import OVER
from tikal.rules.terrain import BASE_HEXES, HEX_NAMES, SIDES, TILE_IDS
from tikal.rules.verbs import WHO

WEIGHTS = {"end": 0.1, "dig": 5.0, "deploy": 0.5}
"""Players seldom end a segment early and like to dig, so that pieces and treasures get around."""
WITH, WITHOUT = 6, 2
"""How many positions are asked about: some in which an action is possible, some in which it is not."""
WORDS = {
    "leader|explorer": WHO,
    "HEX": HEX_NAMES[: BASE_HEXES + 2],  # with two hexes that only Legend uses
    "TILE": TILE_IDS,
    "TREASURE": pieces().treasures.kinds,
    "SEAT": tuple(map(str, range(SEATS))),
    "ROTATION": tuple(map(str, range(SIDES))),
    "POINTS": tuple(map(str, range(300))),
}


class Moment(NamedTuple):
    """A position, for looking at and not for playing on, with its legal actions and the one that was played."""

    state: State
    texts: list[str]
    played: str


@cache
def random_game(edition: str, players: int = 4, auction: bool = False) -> tuple[Moment, ...]:
    """All moments of one random game, always the same for a given table."""
    random = Random(f"{edition} {players} {auction}")
    s = set_up(edition, players, auction, option_set(edition, auction=auction, players=players, chosen={}))
    deal(s, generator(random.randrange(1000)))
    begin(s)
    moments = []
    while s.step != OVER:
        texts = legal(s)
        moments.append(Moment(copy(s), texts, _lively(texts, random)))
        play(s, moments[-1].played)
    return tuple(moments)


def _lively(texts: list[str], random: Random) -> str:
    """A random action: first the verb, so that rare actions are played as often as common ones."""
    verbs = sorted(set(map(verb_of, texts)))
    (verb,) = random.choices(verbs, [WEIGHTS.get(verb, 1.0) for verb in verbs])
    return random.choice(sorted(text for text in texts if verb_of(text) == verb))


def verb_of(text: str) -> str:
    """The first word of an action."""
    return text.split(" ")[0]


def disagreements(verb: str, edition: str, players: int = 4, auction: bool = False) -> list[str]:
    """Actions of a verb that are listed without passing the check, or pass without being listed exactly once.

    Asked in several positions of a random game; there must be some in which the action is possible.
    """
    able: list[tuple[State, list[str]]] = []
    unable: list[tuple[State, list[str]]] = []
    for state, texts, _ in random_game(edition, players, auction):
        listed = [text for text in texts if verb_of(text) == verb]
        (able if listed else unable).append((state, listed))
    if not able:
        raise ValueError(f"the game has no position in which one can {verb}")
    wrong = Counter[str]()
    for state, listed in (*_spread(able, WITH), *_spread(unable, WITHOUT)):
        passing = [text for text, code in every(verb) if check(state, code) == OK]
        wrong += (Counter(listed) - Counter(passing)) + (Counter(passing) - Counter(listed))
    return sorted(wrong)


def _spread(moments: list[tuple[State, list[str]]], number: int) -> list[tuple[State, list[str]]]:
    """Some of the moments, from the whole length of the game."""
    return moments[:: -(-len(moments) // number)] if moments else []


@cache
def every(verb: str) -> tuple[tuple[str, int], ...]:
    """All texts of a verb that can be written at all, with their codes."""
    words = product(*(WORDS[part.word] for part in FORMS[verb] if isinstance(part, Argument)))
    texts = [" ".join([verb, *chosen]) for chosen in words]
    return tuple((text, Action.parse(text).code) for text in texts)
