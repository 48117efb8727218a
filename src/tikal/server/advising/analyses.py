"""The review of a game at a table, turn by turn."""

from __future__ import annotations

import threading
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Final

from cachetools import LRUCache

from tikal.advice.played import PlayedTurn, played_turns
from tikal.bots.levels.level import LEVELS, PLANNER, is_searching
from tikal.server.advising.adviser import Adviser
from tikal.server.advising.requests import ReviewRequest
from tikal.server.refusal import conflict, not_found
from tikal.server.tables.events import opened
from tikal.server.tables.live import Live
from tikal.server.tables.replaying import game_after
from tikal.server.tables.steps import steps_up_to

TABLES: Final = 16
"""How many games are kept in turns."""
LEVEL: Final = PLANNER.name
DEEPER: Final = 4
"""How many times deeper the search is that judges a bot which searches: its own would find nothing better."""


@dataclass(frozen=True, slots=True)
class Turns:
    """The turns of a game, and the events that its entries are."""

    turns: list[PlayedTurn]
    seqs: list[int]
    """[entry - 1] -> number of its event."""

    def to_dict(self, turn: PlayedTurn, review: dict[str, Any] | None) -> dict[str, Any]:
        """A turn with its events instead of its entries, and what was found about it."""
        return {
            "turn": turn.number,
            "seat": turn.seat,
            "first": self.seqs[turn.first - 1],
            "last": self.seqs[turn.last - 1],
            "review": None if review is None else _opened(review),
        }


class Analyses:
    """The games that somebody wants to have reviewed, those asked for last."""

    def __init__(self, adviser: Adviser) -> None:
        self._adviser: Final = adviser
        self._lock: Final = threading.Lock()
        self._kept: Final[LRUCache[tuple[str, int], Turns]] = LRUCache(TABLES)

    def turns(self, live: Live) -> Turns:
        """The turns of a game that is over, or only to look at. This blocks."""
        if not live.row.look_only and not live.game.is_over:
            raise conflict("not-over", "refused-not-over")
        if live.stuck is not None:
            raise conflict("stuck", "refused-stuck", {"last": live.stuck - 1})
        if not live.game.is_whole:
            raise conflict("not-whole", "refused-not-whole")
        key = (live.row.id, live.step.seq if live.step else 0)
        with self._lock:
            found = self._kept.get(key)
        if found is None:  # others must not wait while it is worked out
            game = game_after(live.row, live.step, live.names)
            found = Turns(played_turns(game), [step.seq for step in steps_up_to(live.step)])
            with self._lock:
                self._kept[key] = found
        return found

    def all_known(self, live: Live) -> dict[str, Any]:
        """All turns, with the reviews that there are already. This blocks."""
        found, level = self.turns(live), self._level(live)
        requests = [ReviewRequest(level, turn, _nodes(live, turn, level)) for turn in found.turns]
        return {
            "turns": [found.to_dict(one.turn, self._adviser.known(live.row.id, _about(one))) for one in requests],
        }

    async def review(self, live: Live, found: Turns, number: int) -> dict[str, Any]:
        """One turn with its review."""
        if not 1 <= number <= len(found.turns):
            raise not_found("refused-no-turn", {"turn": number, "last": len(found.turns)})
        turn = found.turns[number - 1]
        level = self._level(live)
        request = ReviewRequest(level, turn, _nodes(live, turn, level))
        return found.to_dict(turn, await self._adviser.ask(live.row.id, _about(request), request))

    def _level(self, live: Live) -> str:
        return self._adviser.level(LEVEL, live.game.table.edition)


def _opened(review: dict[str, Any]) -> dict[str, Any]:
    """A review with the parts of its actions."""
    best = review["best"]
    return {
        **review,
        "played_moves": opened(review["played"]),
        "best_moves": None if best is None else opened(best),
    }


def _nodes(live: Live, turn: PlayedTurn, level: str) -> int | None:
    """How deep a turn is searched: deeper than the bot did that played it."""
    played_by = live.seats[turn.seat].level
    budget = LEVELS[level].budget
    if played_by is None or not is_searching(played_by) or budget is None or budget.nodes is None:
        return None
    return DEEPER * budget.nodes


def _about(request: ReviewRequest) -> Hashable:
    return "turn", request.turn.first, request.turn.last, request.level, request.nodes
