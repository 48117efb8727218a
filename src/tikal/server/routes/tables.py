"""Setting tables up, and what there is to know about them."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from tikal.errors import TikalError
from tikal.server.refusal import refusal_of
from tikal.server.routes.answers import Secrets, TableId, TheDesk, answer, refusals
from tikal.server.schemas.answers import CreatedTable, TableInfo
from tikal.server.schemas.sent import FromFile, NewTable
from tikal.server.tables.info import table_info
from tikal.server.tables.setting_up import Created, new_table, table_from_file

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", status_code=201, response_model=CreatedTable, responses=refusals())
async def create(desk: TheDesk, wanted: NewTable) -> Response:
    """Set up a table. The answer holds all its secrets; they cannot be asked for again."""
    return await _created(desk, await _made(desk, wanted))


@router.post("/from-file", status_code=201, response_model=CreatedTable, responses=refusals())
async def create_from_file(desk: TheDesk, wanted: FromFile) -> Response:
    """Set up a table from a game file: with seats to go on from an entry, without only to look at it."""
    return await _created(desk, await _made(desk, wanted))


async def _made(desk: TheDesk, wanted: NewTable | FromFile) -> Created:
    try:
        if isinstance(wanted, NewTable):
            return await desk.run(new_table, desk.database, wanted)
        return await desk.run(table_from_file, desk.database, wanted)
    except TikalError as error:
        raise refusal_of(error) from error


async def _created(desk: TheDesk, created: Created) -> Response:
    desk.tables.live.keep(created.live)
    desk.told(created.live)
    desk.compiling.prefer(created.live.game.table.edition)
    return answer(created.to_dict(), 201)


@router.get("/{table}", response_model=TableInfo, responses=refusals(401, 404))
async def info(desk: TheDesk, table: TableId, secrets: Secrets) -> Response:
    """A table, its seats and how far it is."""
    sight = await desk.run(desk.tables.look, table, secrets)
    desk.compiling.prefer(sight.live.game.table.edition)
    return answer(table_info(sight.live.snapshot(), await desk.presence.connected(table)))
