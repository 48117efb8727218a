"""What happened at a table, and every position of its game."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse, Response

from tikal.server.desk import Desk
from tikal.server.refusal import malformed
from tikal.server.routes.answers import Secrets, TableId, TheDesk, answer, refusals
from tikal.server.schemas.answers import Events, Position, Positions
from tikal.server.schemas.sent import LARGEST_NUMBER
from tikal.server.tables.events import all_shown
from tikal.server.tables.files import game_file
from tikal.server.tables.positions import past_position, past_positions, position

router = APIRouter(prefix="/api/tables/{table}", tags=["history"])
MOST_POSITIONS: Final = 60
Number = Annotated[int, Query(ge=0, le=LARGEST_NUMBER)]


@router.get("/events", response_model=Events, responses=refusals(401, 404))
async def events(desk: TheDesk, table: TableId, secrets: Secrets, since: Number = 0) -> Response:
    """All events after that number, once and in order."""

    def find() -> dict[str, Any]:
        sight = desk.tables.look(table, secrets)
        found = desk.tables.events(sight.live, since)
        return {"events": all_shown(found, sight.live, sight.viewer), "seq": sight.live.seq}

    return answer(await desk.work_out(find))


@router.get("/positions", response_model=Positions, responses=refusals(401, 404))
async def positions(
    desk: TheDesk,
    table: TableId,
    secrets: Secrets,
    first: Annotated[int, Query(alias="from", ge=0, le=LARGEST_NUMBER)],
    last: Annotated[int, Query(alias="to", ge=0, le=LARGEST_NUMBER)],
) -> Response:
    """The positions after some events, at most 60 at a time, without insight."""
    if not first <= last < first + MOST_POSITIONS:
        raise malformed(f"from must not be after to, and a request can have at most {MOST_POSITIONS} positions")

    def find() -> dict[str, Any]:
        sight = desk.tables.look(table, secrets)
        return {"positions": past_positions(desk.tables.pasts, sight.live, sight.viewer, first, last)}

    return answer(await desk.work_out(find))


@router.get("/positions/{seq}", response_model=Position, responses=refusals(401, 404))
async def position_after(
    desk: TheDesk,
    table: TableId,
    secrets: Secrets,
    seq: Annotated[str, Path(pattern="^(now|0|[1-9][0-9]{0,8})$")],
) -> Response:
    """The position after an event, or `now`."""
    return answer(await desk.work_out(_position, desk, table, secrets, seq))


def _position(desk: Desk, table: str, secrets: tuple[str, ...], seq: str) -> dict[str, Any]:
    sight = desk.tables.look(table, secrets)
    if seq == "now":
        return position(sight.live.snapshot(), sight.viewer)
    return past_position(desk.tables.pasts, sight.live, sight.viewer, int(seq))


@router.get("/file", response_class=PlainTextResponse, responses=refusals(401, 404))
async def file(desk: TheDesk, table: TableId, secrets: Secrets) -> Response:
    """The game file as the viewer may have it; the whole of it when the game is over."""
    sight = await desk.run(desk.tables.look, table, secrets)
    text = await desk.work_out(game_file, sight.live, sight.viewer)
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="tikal-{table}.txt"'}
    return PlainTextResponse(text, headers=headers)
