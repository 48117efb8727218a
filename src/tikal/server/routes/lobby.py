"""Open tables, and taking a seat at one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.responses import Response

from tikal.rules.state import SEATS
from tikal.server.commands import seating
from tikal.server.lobby.listing import Place, What, open_tables
from tikal.server.routes.answers import Secrets, TableId, TheContext, answer, refusals
from tikal.server.schemas.invitations import SeatSecret
from tikal.server.schemas.lobby import OpenTables
from tikal.server.schemas.sent import SitDown

router = APIRouter(prefix="/api", tags=["open tables"])


@router.get("/open-tables", response_model=OpenTables, responses=refusals())
async def listing(
    context: TheContext, what: What = "seats", after: Annotated[str | None, Query(max_length=80)] = None
) -> Response:
    """Tables whose hosts want to be found, the newest first, 20 at a time: with free seats, or games to watch.

    For the next page, ask again with what `next` says.
    """
    place = None if after is None else Place.read(after)

    def find() -> OpenTables:
        with context.database.reading() as connection:
            return open_tables(connection, what, place, context.tables.clock.wall())

    return answer(await context.run(find))


@router.post("/tables/{table}/seats/{seat}/take", response_model=SeatSecret, responses=refusals(401, 403, 404, 409))
async def take(
    context: TheContext,
    table: TableId,
    secrets: Secrets,
    seat: Annotated[int, Path(ge=0, lt=SEATS)],
    wanted: SitDown,
) -> Response:
    """Take a free seat at an open table. With a `secret` of your own you can ask again if the answer gets lost."""
    secret = await context.run(seating.take, context.tables, table, secrets, seat, wanted)
    return answer({"secret": secret, "seats": [seat]})
