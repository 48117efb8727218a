"""The object that a game exports: everything in which games differ for the layers above them.

No layer above asks which game it is; it asks this object. A new game is a package with such an object, and one line
that registers it (`registry.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from tikal.compiling.unit import Unit
from tikal.components import OptionSet
from tikal.games.action import Action
from tikal.games.awards import ON_SITE
from tikal.games.ruleset import Ruleset
from tikal.games.searching import TurnSearch
from tikal.games.setups import SetupPart
from tikal.texts.messages import Arg, Message

if TYPE_CHECKING:
    from tikal.games.encoding.encoding import Encoding
    from tikal.games.telling import Telling


class Units(NamedTuple):
    """What is compiled for a game."""

    rules: Unit
    search: Unit
    encoding: Unit
    """For learners: compiled only when somebody asks for it."""

    @property
    def playing(self) -> tuple[Unit, Unit]:
        """What people and bots need."""
        return self.rules, self.search


@dataclass(frozen=True, slots=True)
class Wording:
    """How a game speaks: why something is not allowed, and what has happened."""

    rule: Callable[[Any, str], str]
    """The id of the rule to quote in a position, given the id that all games share."""
    facts: Callable[[Any, Action], dict[str, Arg]]
    """What a message about an action can name besides what is the same in every game."""
    results: Mapping[str, Telling]
    """[kind of result] -> how it is told; every kind that the game has."""
    final_round: str
    """Message for the beginning of the last scoring round."""
    round_number: Callable[[Any], int]
    """Which round it is; 0 in a game that does not count rounds."""
    nudges: Mapping[str, str]
    """[kind of action] -> message that makes a player think of it, the more telling first."""
    prepares: Callable[[Sequence[Action]], Iterator[Message]]
    """What actions that only this game has are good for later."""


@dataclass(frozen=True, slots=True)
class Spending:
    """What players can spend action points on, for those who want to look before they decide."""

    has_points: Callable[[Any], bool]
    """Whether `ap` says how many points the player has now."""
    may_walk: Callable[[Any], bool]
    """Whether pieces may walk now."""
    in_segment: Callable[[Any], bool]
    """Whether a segment is being played, perhaps interrupted by something else."""
    verbs: Callable[[Any], tuple[int, ...]]
    """Verbs that cost points now."""
    varying: tuple[int, ...]
    """Verbs of which the price depends on what exactly is done."""
    ideas: Callable[[Any, int], Iterator[int]]
    """Actions with a verb that a player may think of, legal or not, the likeliest first."""
    tile_to_lay: Callable[[Any], int]
    """The tile that `place` would lay now, if the action does not name it."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """Numbers of the rules in which games differ and which a page shows."""

    set_values: tuple[int, ...]
    """What 1, 2, 3 ... treasures of a kind are worth."""
    rounds: int | None = None
    """None if the game goes on until the tiles are used up."""
    volcanoes: tuple[str, ...] = ()
    """The letters of the volcanoes in the stack, in order; empty if they come in any order."""
    volcanoes_passable: bool = False
    dotted_hexes: bool = False
    """Whether the hexes around the board belong to it."""
    ap_tokens: tuple[int, ...] = ()
    """The values of the action point tokens."""
    cards: int = 0
    """The size of the smallest deck."""
    recruit_prices: Mapping[str, int] = field(default_factory=dict)
    """[piece] -> action points."""


@dataclass(frozen=True, slots=True)
class GameKind:
    """One game."""

    id: str
    units: Units
    search: Callable[[], TurnSearch]
    """Makes an object that searches; its owner keeps it."""
    encoding: Callable[[], Encoding]
    """Positions and actions as numbers, for learners."""
    rules: Ruleset
    wording: Wording
    spending: Spending
    options: Callable[[str, bool, int, Mapping[str, object]], OptionSet]
    """A value for every option of an edition, with or without auction, for a number of players, given the choices."""
    setup_parts: tuple[SetupPart, ...]
    """What chance decides before a game, in the order of the game file."""
    categories: tuple[str, ...]
    """What points are given for."""
    letters: str
    """The letters of the tiles that are drawn, in order."""
    numbers: Numbers
    next_turn: Callable[[Any, int], str | None]
    """Go to the beginning of a seat's next turn; the id of a message if there is none, or it is not known yet."""
    awards: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: ON_SITE)
    """[award] -> kinds of actions: whoever has done them most often gets it after the game."""
    scenarios: tuple[str, ...] = ()
    """Layouts of the site to choose from, the recommended one first; empty if there is only one."""
