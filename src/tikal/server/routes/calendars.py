"""Calendars: a secret address of the web at which calendar programs find the deadlines of one's turns."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from tikal.server.context import Context
from tikal.server.limits.quotas import ROW_BYTES
from tikal.server.notices.calendar import Deadline, calendar
from tikal.server.refusal import Refusal, not_found
from tikal.server.routes.answers import TheContext, answer, refusals
from tikal.server.schemas.notices import CalendarToken, CalendarWanted
from tikal.server.secrets import hash_of, new_secret
from tikal.server.store.calendars import CalendarRow, calendar_rows, write_calendar

router = APIRouter(tags=["calendars"])
TYPE: Final = "text/calendar; charset=utf-8"


@router.post("/api/calendar", response_model=CalendarToken, responses=refusals(401, 404))
async def keep(context: TheContext, wanted: CalendarWanted) -> Response:
    """Make a calendar of the seats that these secrets open, or change one. It is at `/calendar/TOKEN.ics`.

    The token opens the calendar and nothing else, because calendar programs keep addresses where others may see them.
    """
    context.need_room(ROW_BYTES * (1 + len(wanted.tables)))
    token = wanted.token or new_secret()
    await context.run(_write, context, token, wanted)
    return answer({"token": token})


@router.get("/calendar/{token}.ics", responses={404: {"description": "There is no such calendar"}})
async def read(
    context: TheContext, request: Request, token: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{20,64}$")]
) -> Response:
    """The deadlines of all turns that somebody has to play now."""
    site = str(request.base_url).rstrip("/")
    text = await context.compute(_calendar, context, token, site)
    return Response(text, media_type=TYPE, headers={"cache-control": "private, max-age=300"})


# These block.


def _write(context: Context, token: str, wanted: CalendarWanted) -> None:
    rows = list(_rows(context, token, wanted))
    with context.database.writing() as connection:
        write_calendar(connection, hash_of(token), rows)


def _rows(context: Context, token: str, wanted: CalendarWanted) -> Iterator[CalendarRow]:
    """A table that is gone, or a secret that was renewed, spoils nothing for the others, if there are any."""
    refused: list[Refusal] = []
    for table, secrets in wanted.tables.items():
        try:
            access = context.tables.look(table, secrets)
        except Refusal as refusal:
            refused.append(refusal)
            continue
        for seat in access.viewer.seats:
            secret_hash = access.live.seats[seat].secret_hash
            assert secret_hash is not None
            yield CalendarRow(hash_of(token), table, seat, secret_hash, wanted.language)
    if refused and len(refused) == len(wanted.tables):
        raise min(refused, key=lambda one: one.status)  # rather that a secret is wrong than that a table is gone


def _calendar(context: Context, token: str, site: str) -> str:
    with context.database.reading() as connection:
        rows = calendar_rows(connection, hash_of(token))
    if not rows:
        raise not_found("notices-no-calendar")
    now = datetime.fromisoformat(context.tables.playtime.on_the_wall(context.tables.playtime.now()))
    deadlines = [found for row in rows for found in _deadlines(context, row, site)]
    return calendar(deadlines, now, rows[0].language)


def _deadlines(context: Context, row: CalendarRow, site: str) -> Iterator[Deadline]:
    try:
        live = context.tables.current(row.table_id)
    except Refusal:  # it is archived, or cannot be read, which has been logged
        return
    is_own = row.secret_hash == live.seats[row.seat].secret_hash
    if is_own and live.deadline is not None and live.game.to_act == row.seat:
        at = datetime.fromisoformat(context.tables.playtime.on_the_wall(live.deadline))
        others = ", ".join(name for seat, name in enumerate(live.names) if seat != row.seat)
        id_ = f"{row.table_id}-{row.seat}-{live.turn_of(row.seat)}"
        yield Deadline(id_, at, live.row.title or live.row.edition, others, f"{site}/t/{row.table_id}")
