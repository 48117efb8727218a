"""Results in words: what all games tell in the same way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from tikal.games.results import Result
from tikal.games.tile_names import named_tile
from tikal.texts.messages import Arg, Message

if TYPE_CHECKING:
    from tikal.games.view import View


@dataclass(frozen=True, slots=True)
class Scene:
    """Around an action, as one viewer sees it: the positions before and after, and what players are called."""

    before: View
    after: View
    names: Sequence[Arg]

    @property
    def seat(self) -> int:
        """Who acted."""
        return int(self.before.seen.to_act)

    @property
    def name(self) -> Arg:
        """What the player who acted is called."""
        return self.names[self.seat]


Telling: TypeAlias = Callable[[Scene, Result], Message]
"""How results of one kind are told."""


def found(scene: Scene, result: Result) -> Message:
    """A treasure that was dug up, or taken."""
    return Message("result-found", {"name": scene.name, "kind": result.words[0]})


def aside(scene: Scene, result: Result) -> Message:
    """A tile that found no place."""
    return Message("result-aside", {"tile": named_tile(result.words[0]).to_dict()})


def scored(message: str) -> Telling:
    """The points of a scoring, category by category, with the message of a game."""

    def tell(scene: Scene, result: Result) -> Message:
        before, seat = scene.before, scene.seat
        points = before.would_score(seat)
        subtotals = {category: points.subtotal(category) for category in before.kind.categories}
        return Message(message, {"name": scene.name, "score": scene.after.scores[seat], **subtotals})

    return tell
