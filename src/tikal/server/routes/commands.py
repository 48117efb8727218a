"""What people at a table can do."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.responses import Response

from tikal.rules.state import SEATS
from tikal.server import schemas
from tikal.server.routes.answers import Secrets, TableId, TheDesk, answer, refusals
from tikal.server.tables.events import all_shown

router = APIRouter(prefix="/api/tables/{table}", tags=["commands"])
REFUSALS = refusals(401, 403, 404, 409)
Seat = Annotated[int, Path(ge=0, lt=SEATS)]


async def _do(desk: TheDesk, table: str, secrets: Secrets, command: schemas.Command) -> Response:
    start = perf_counter()
    done = await desk.run(desk.tables.do, table, secrets, command)
    desk.command_done(type(command).__name__.lower(), perf_counter() - start)
    return answer({"seq": done.seq, "events": all_shown(done.events, done.sight.live, done.sight.viewer)})


@router.post("/moves", response_model=schemas.Events, responses=REFUSALS)
async def moves(desk: TheDesk, table: TableId, secrets: Secrets, command: schemas.KeyedMoves) -> Response:
    """Play actions, all of them or none."""
    return await _do(desk, table, secrets, command)


@router.post("/undo", response_model=schemas.Events, responses=REFUSALS)
async def undo(desk: TheDesk, table: TableId, secrets: Secrets, command: schemas.Undo) -> Response:
    """Take back actions of one's own turn."""
    return await _do(desk, table, secrets, command)


@router.post("/takeback", response_model=schemas.Events, responses=REFUSALS)
async def takeback(desk: TheDesk, table: TableId, secrets: Secrets, command: schemas.TakeBack) -> Response:
    """Ask to go back to an earlier position."""
    return await _do(desk, table, secrets, command)


@router.post("/takeback/answer", response_model=schemas.Events, responses=REFUSALS)
async def takeback_answer(desk: TheDesk, table: TableId, secrets: Secrets, command: schemas.Answer) -> Response:
    """Agree to a take-back, or not."""
    return await _do(desk, table, secrets, command)


@router.post("/chat", response_model=schemas.Events, responses=REFUSALS)
async def chat(desk: TheDesk, table: TableId, secrets: Secrets, command: schemas.Chat) -> Response:
    """Say something to all at the table."""
    return await _do(desk, table, secrets, command)


@router.post("/resign", response_model=schemas.Events, responses=REFUSALS)
async def resign(desk: TheDesk, table: TableId, secrets: Secrets, command: schemas.Resign) -> Response:
    """Give a seat up for good; a bot plays it from now on."""
    return await _do(desk, table, secrets, command)


@router.post("/rematch", response_model=schemas.Events, responses=REFUSALS)
async def rematch(desk: TheDesk, table: TableId, secrets: Secrets, command: schemas.Rematch) -> Response:
    """Set up another game for the same people. The event tells at which table; their secrets open the same seats."""
    return await _do(desk, table, secrets, command)


@router.put("/seats/{seat}/name", response_model=schemas.Events, responses=REFUSALS)
async def rename(desk: TheDesk, table: TableId, secrets: Secrets, seat: Seat, command: schemas.Renaming) -> Response:
    """Give a seat another name."""
    return await _do(desk, table, secrets, schemas.Rename(seat=seat, name=command.name, key=command.key))


@router.post("/seats/{seat}/bot", response_model=schemas.Events, responses=REFUSALS)
async def to_bot(desk: TheDesk, table: TableId, secrets: Secrets, seat: Seat, command: schemas.Handing) -> Response:
    """Let a bot play a seat until it is taken back."""
    return await _do(desk, table, secrets, schemas.ToBot(seat=seat, level=command.level, key=command.key))


@router.delete("/seats/{seat}/bot", response_model=schemas.Events, responses=REFUSALS)
async def from_bot(
    desk: TheDesk,
    table: TableId,
    secrets: Secrets,
    seat: Seat,
    key: Annotated[schemas.Key | None, Query()] = None,
) -> Response:
    """Take a seat back from a bot."""
    return await _do(desk, table, secrets, schemas.FromBot(seat=seat, key=key))


@router.post("/seats/{seat}/link", response_model=schemas.Secret, responses=REFUSALS)
async def renew(desk: TheDesk, table: TableId, secrets: Secrets, seat: Seat) -> Response:
    """Give a seat a new secret; the old one opens nothing any more. For the host."""
    done = await desk.run(desk.tables.renew, table, secrets, seat)
    return answer({"secret": done.outcome})
