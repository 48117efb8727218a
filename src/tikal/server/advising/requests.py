"""What the process that gives advice is asked. It gets views, as bots do; there is no way to a game from there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tikal.advice.played import PlayedTurn
    from tikal.games.searching import Searches
    from tikal.games.view import View


@dataclass(frozen=True, slots=True)
class HintRequest:
    """What should the seat of this view do?"""

    level: str
    view: View

    def answer(self, searches: Searches) -> dict[str, Any]:
        """The suggestion as plain data."""
        from tikal.advice.suggestion import suggest
        from tikal.bots.readiness import load_what_is_ready

        load_what_is_ready(self.view.table.edition)
        return suggest(self.view, self.level, searches=searches).to_dict()


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """How good was this turn?"""

    level: str
    turn: PlayedTurn
    nodes: int | None = None
    """Positions that are looked at for each stretch of it; None for as many as the level takes by itself."""

    def answer(self, searches: Searches) -> dict[str, Any]:
        """The review as plain data."""
        from tikal.advice.review import review
        from tikal.bots.readiness import load_what_is_ready
        from tikal.search.budget import Budget

        load_what_is_ready(self.turn.stretches[0].view.table.edition)
        budget = None if self.nodes is None else Budget(nodes=self.nodes)
        found = review(self.turn, self.level, budget, searches=searches)
        return {"level": self.level, "nodes": self.nodes, **found.to_dict()}
