"""Setting tables up, and what there is to know about them."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from tikal.server.opening import open_table
from tikal.server.routes.answers import Secrets, TableId, TheContext, answer, refusals
from tikal.server.schemas.results import GameResult
from tikal.server.schemas.sent import FromFile, NewTable
from tikal.server.schemas.tables import CreatedTable, Me, TableInfo
from tikal.server.tables.info import table_info
from tikal.server.tables.results import result_of

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", status_code=201, response_model=CreatedTable, responses=refusals())
async def create(context: TheContext, wanted: NewTable) -> Response:
    """Set up a table. The answer holds your secrets and the invitations for others, which cannot be asked for again."""
    return answer((await open_table(context, wanted)).to_dict(), 201)


@router.post("/from-file", status_code=201, response_model=CreatedTable, responses=refusals())
async def create_from_file(context: TheContext, wanted: FromFile) -> Response:
    """Set up a table from a game file: with seats to go on from an entry, without only to look at it."""
    return answer((await open_table(context, wanted)).to_dict(), 201)


@router.get("/{table}/me", response_model=Me, responses=refusals(401, 404))
async def me(context: TheContext, table: TableId, secrets: Secrets) -> Response:
    """What your secrets open here. An invitation counts as one: it lets you look at the table before you sit down."""
    viewer = (await context.run(context.tables.look, table, secrets)).viewer
    return answer({"seats": list(viewer.seats), "host": viewer.host, "invited": list(viewer.invited)})


@router.get("/{table}/result", response_model=GameResult, responses=refusals(401, 404))
async def result(context: TheContext, table: TableId, secrets: Secrets) -> Response:
    """Who has how many points, and what for; `over` says whether that is how the game ended."""
    return answer(result_of(await context.run(context.tables.look, table, secrets)))


@router.get("/{table}", response_model=TableInfo, responses=refusals(401, 404))
async def info(context: TheContext, table: TableId, secrets: Secrets) -> Response:
    """A table, its seats and how far it is."""
    access = await context.run(context.tables.look, table, secrets)
    context.compiling.prefer(access.live.game.table.edition)
    return answer(table_info(access.live.snapshot(), await context.presence.people(table), context.tables.playtime))
