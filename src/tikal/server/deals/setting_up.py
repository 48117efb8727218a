"""Several tables with one set-up, which nobody knows.

Nobody who plays may look at another table: there are no spectators, and whoever sets the tables up is host of the first
one only. The seats of all others are given out by invitation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tikal.server.refusal import malformed
from tikal.server.schemas.sent import NewDeal, NewSeat, NewTable
from tikal.server.secrets import new_table_id
from tikal.server.store.database import Database
from tikal.server.tables.setting_up import Created, dealt, new_table


@dataclass(frozen=True, slots=True)
class CreatedDeal:
    """New tables with the same deal."""

    deal: str
    tables: tuple[Created, ...]

    def to_dict(self) -> dict[str, Any]:
        """The answer to the client that has set them up: with the host's secret of the first table only."""
        made = [one.to_dict() for one in self.tables]
        return {"deal": self.deal, "tables": [made[0], *({**one, "host": None} for one in made[1:])]}


def new_deal(database: Database, wanted: NewDeal, seconds: float) -> CreatedDeal:
    """Tables for the same game."""
    if wanted.table.seed is not None:
        raise malformed("table.seed: whoever chooses the seed could know the deal", field="table.seed")
    if wanted.table.listed or wanted.table.series is not None:
        raise malformed("table: tables with the same deal are neither listed nor part of a series", field="table")
    table = wanted.table.model_copy(update={"spectators": False})
    others = table.model_copy(update={"seats": [_elsewhere(seat) for seat in table.seats]})
    game, deal = dealt(table), new_table_id()
    tables: list[NewTable] = [table, *[others] * (wanted.tables - 1)]
    return CreatedDeal(deal, tuple(new_table(database, one, seconds, game.copy(), deal) for one in tables))


def _elsewhere(seat: NewSeat) -> NewSeat:
    """The same seat for somebody who is invited."""
    return seat.model_copy(update={"kind": "link"}) if seat.kind == "here" else seat
