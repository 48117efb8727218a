"""Positions out of lively random games of Legend, and whether the list of actions and the check agree on them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from math import prod
from random import Random
from typing import NamedTuple, cast

from action_kinds import FORMS
from legend_positions import legal
from tikal.components import pieces
from tikal.games.action import Action
from tikal.games.agreeing import agree
from tikal.games.legend import EDITION as LEGEND
from tikal.games.legend.rules.cards import CARD_TEXTS, POWER_IDS, SIDE_NAMES
from tikal.games.legend.rules.state import MOST_AP, LegendState
from tikal.games.registry import kind_of
from tikal.rules.dealing import generator
from tikal.rules.reasons import OK
from tikal.rules.state import MASKS, SEATS, copy
from tikal.rules.steps import OVER
from tikal.rules.terrain import HEX_NAMES, SIDES, TILE_IDS
from tikal.rules.verbs import WHO

WEIGHTS = {"end": 0.1, "done": 0.1, "begin": 0.3, "pass": 0.3, "stash": 0.3, "dig": 5.0, "swap": 3.0, "swap two": 3.0}
"""Players seldom stop early and like treasures, so that all kinds of actions turn up."""
WITH, WITHOUT = 6, 2
"""How many positions are asked about: some in which an action is possible, some in which it is not."""
MOST_TEXTS = 20_000
"""Of actions that can be written in more ways than these, some are drawn at random."""
WORDS = {
    "leader|explorer": WHO,
    "HEX": HEX_NAMES,
    "TILE": TILE_IDS,
    "TREASURE": pieces().treasures.kinds,
    "TREASURE+TREASURE": tuple("+".join(pair) for pair in product(pieces().treasures.kinds, repeat=2)),
    "TREASURE...": tuple(
        " ".join(stack) for size in range(1, MASKS + 1) for stack in product(pieces().treasures.kinds, repeat=size)
    ),
    "SEAT": tuple(map(str, range(SEATS))),
    "PLACE": tuple(map(str, range(1, SEATS + 1))),
    "ROTATION": tuple(map(str, range(SIDES))),
    "AP": tuple(map(str, range(MOST_AP + 2))),
    "CARD": CARD_TEXTS,
    "POWER": POWER_IDS,
    "right|left": SIDE_NAMES,
}


class Moment(NamedTuple):
    """A position, for looking at and not for playing on, with its legal actions and the one that was played."""

    state: LegendState
    texts: list[str]
    played: str

    def listed(self, kind: str) -> list[str]:
        """The legal actions of one kind."""
        return [text for text in self.texts if action_kind(text) == kind]


@cache
def random_game(players: int = 3, scenario: str = "chichen-itza", number: int = 0) -> tuple[Moment, ...]:
    """All moments of one random game, always the same for a given table and number; the last is its end."""
    rules = kind_of(LEGEND).rules
    random = Random(f"{players} {scenario} {number}")
    s = cast(LegendState, rules.set_up(agree(LEGEND, players, scenario=scenario)))
    rules.deal(s, generator(random.randrange(1000)))
    rules.begin(s)
    moments = []
    while s.step != OVER:
        texts = legal(s)
        moments.append(Moment(copy(s), texts, _lively(texts, random)))
        rules.do(s, Action.parse(moments[-1].played).code)
    return (*moments, Moment(s, [], ""))


def _lively(texts: list[str], random: Random) -> str:
    """A random action: first its kind, so that rare actions are played as often as common ones."""
    kinds = sorted(set(map(action_kind, texts)))
    (kind,) = random.choices(kinds, [WEIGHTS.get(kind, 1.0) for kind in kinds])
    return random.choice(sorted(text for text in texts if action_kind(text) == kind))


@cache
def action_kind(text: str) -> str:
    """The kind of an action."""
    return Action.parse(text).kind


def disagreements(kind: str, *games: tuple[Moment, ...]) -> list[str]:
    """Actions of a kind that are listed without passing the check, or pass without being listed exactly once.

    Asked in several positions of the games; there must be some in which the action is possible.
    """
    moments = [moment for game in games for moment in game]
    able = [moment for moment in moments if moment.listed(kind)]
    unable = [moment for moment in moments if not moment.listed(kind)]
    if not able:
        raise ValueError(f"the games have no position in which one can {kind}")
    wrong = Counter[str]()
    for moment in (*_spread(able, WITH), *_spread(unable, WITHOUT)):
        listed = moment.listed(kind)
        asked = {**every(kind), **{text: Action.parse(text).code for text in listed}}
        passing = [text for text, code in asked.items() if kind_of(LEGEND).rules.check(moment.state, code) == OK]
        wrong += (Counter(listed) - Counter(passing)) + (Counter(passing) - Counter(listed))
    return sorted(wrong)


def _spread(moments: list[Moment], number: int) -> list[Moment]:
    """Some of the moments, from the whole length of the games."""
    return moments[:: -(-len(moments) // number)] if moments else []


@cache
def every(kind: str) -> dict[str, int]:
    """All texts of a kind that can be written at all, or many of them, with their codes."""
    words = [(part,) if isinstance(part, str) else WORDS[part.word] for part in FORMS[kind]]
    random = Random(kind)
    if prod(map(len, words)) <= MOST_TEXTS:
        chosen = list(product(*words))
    else:
        chosen = [tuple(map(random.choice, words)) for _ in range(MOST_TEXTS)]
    texts = [" ".join(words) for words in chosen]
    return {text: Action.parse(text).code for text in texts}
