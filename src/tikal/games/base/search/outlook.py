"""What bids, open tiles and turns of the base game are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tikal.games.action import Action
from tikal.games.base.search.auction import stake
from tikal.games.outlooks import SampledOutlook, TurnOutlook
from tikal.games.tile_names import named_tile
from tikal.games.view import View
from tikal.rules.state import State, copy
from tikal.rules.terrain import TILE_IDS
from tikal.texts.messages import Message

SAMPLES: Final = 6


class SegmentOutlook(SampledOutlook):
    """A tile to lay, and action points to spend. A turn is valued before its `end`."""

    def __init__(self, view: View, lead: Callable[[State, int], float], rest: Callable[[View], list[Action]]) -> None:
        super().__init__(view, lead, rest, SAMPLES)

    def now(self) -> float:
        """Points ahead as the position stands."""
        return self._value_of(copy(self._view.seen))

    def _work_out(self, actions: Sequence[Action]) -> float:
        if actions and actions[-1].kind == "end" and not any(action.kind == "dig" for action in actions):
            return self._value_of(self._carried_out(copy(self._view.seen), actions))
        return super()._work_out(actions)

    def _is_beyond(self, action: Action) -> bool:
        return action.kind == "end"


class TileOutlook(TurnOutlook):
    """Which of the open tiles to take. What follows is another decision."""

    def __init__(self, values: dict[int, float]) -> None:
        self._values: Final = {TILE_IDS[tile]: value for tile, value in values.items()}

    def worth(self, actions: Sequence[Action]) -> float:
        """What the tile is worth."""
        return self._values[actions[0].arguments[0]]

    def now(self) -> float:
        """What the worst tile is worth."""
        return min(self._values.values())


class BidOutlook(TurnOutlook):
    """Bids: being next is worth the lead of the best tile over the second best."""

    def __init__(self, values: dict[int, float]) -> None:
        self._tile: Final = TILE_IDS[max(values, key=lambda tile: values[tile])]
        self._stake: Final = stake(values)

    def worth(self, actions: Sequence[Action]) -> float:
        """What is left of the stake when the bid is paid."""
        action = actions[0]
        return self._stake - int(action.arguments[0]) if action.kind == "bid" else 0.0

    def now(self) -> float:
        """A player who passes gains nothing."""
        return 0.0

    def gains(self) -> tuple[Message, ...]:
        """The tile that the bid is about."""
        points = round(self._stake)
        return (Message("advice-gain-bid", {"tile": named_tile(self._tile).to_dict(), "points": points}),)
