"""What happened at a table, and every position of its game."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse, Response

from tikal.advice.awards import AwardsAnswer, awards
from tikal.server.context import Context
from tikal.server.refusal import conflict, malformed
from tikal.server.routes.answers import Secrets, TableId, TheContext, answer, refusals
from tikal.server.schemas.history import EventsPage, Position, Positions
from tikal.server.schemas.sent import LARGEST_NUMBER
from tikal.server.tables.event_pages import MOST_EVENTS, events_page
from tikal.server.tables.files import game_file
from tikal.server.tables.positions import past_position, past_positions, position

router = APIRouter(prefix="/api/tables/{table}", tags=["history"])
MOST_POSITIONS: Final = 60
A_FILE: Final[dict[str, Any]] = {
    "description": "The game file",
    "content": {"text/plain": {"schema": {"type": "string"}}},
}
Number = Annotated[int, Query(ge=0, le=LARGEST_NUMBER)]


@router.get("/events", response_model=EventsPage, responses=refusals(401, 404))
async def events(
    context: TheContext,
    table: TableId,
    secrets: Secrets,
    after: Number = 0,
    limit: Annotated[int, Query(ge=1, le=MOST_EVENTS)] = MOST_EVENTS,
    since: Annotated[int | None, Query(ge=0, le=LARGEST_NUMBER, deprecated=True)] = None,
) -> Response:
    """The events after that number, once and in order. If there are more, `next` is the number to ask on with.

    `since` is the old name of `after`.
    """

    def find() -> dict[str, Any]:
        access = context.tables.look(table, secrets)
        return events_page(context.tables, access, after if since is None else since, limit)

    return answer(await context.compute(find))


@router.get("/positions", response_model=Positions, responses=refusals(401, 404))
async def positions(
    context: TheContext,
    table: TableId,
    secrets: Secrets,
    first: Annotated[int, Query(alias="from", ge=0, le=LARGEST_NUMBER)],
    last: Annotated[int, Query(alias="to", ge=0, le=LARGEST_NUMBER)],
) -> Response:
    """The positions after some events, at most 60 at a time, without insight."""
    if not first <= last < first + MOST_POSITIONS:
        raise malformed(f"from must not be after to, and a request can have at most {MOST_POSITIONS} positions")

    def find() -> dict[str, Any]:
        access = context.tables.look(table, secrets)
        return {"positions": past_positions(context.tables.histories, access.live, access.viewer, first, last)}

    return answer(await context.compute(find))


@router.get("/positions/{seq}", response_model=Position, responses=refusals(401, 404))
async def position_after(
    context: TheContext,
    table: TableId,
    secrets: Secrets,
    seq: Annotated[str, Path(pattern="^(now|0|[1-9][0-9]{0,8})$")],
) -> Response:
    """The position after an event, or `now`."""
    return answer(await context.compute(_position, context, table, secrets, seq))


def _position(context: Context, table: str, secrets: tuple[str, ...], seq: str) -> dict[str, Any]:
    access = context.tables.look(table, secrets)
    if seq == "now":
        return position(access.live.snapshot(), access.viewer)
    return past_position(context.tables.histories, access.live, access.viewer, int(seq))


@router.get("/awards", response_model=AwardsAnswer, responses=refusals(401, 404, 409))
async def awards_of_game(context: TheContext, table: TableId, secrets: Secrets) -> Response:
    """Up to three awards of a game that is over, the most remarkable first."""

    def find() -> AwardsAnswer:
        game = context.tables.look(table, secrets).live.game
        if not game.is_over:
            raise conflict("not-over", "refused-awards-early")
        return {"awards": [award.to_dict() for award in awards(game)]}

    return answer(await context.compute(find))


@router.get("/file", response_class=Response, responses={200: A_FILE, **refusals(401, 404)})
async def file(context: TheContext, table: TableId, secrets: Secrets) -> Response:
    """The game file as the viewer may have it; the whole of it when the game is over."""
    access = await context.run(context.tables.look, table, secrets)
    text = await context.compute(game_file, access.live, access.viewer)
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="tikal-{table}.tikal"'}
    return PlainTextResponse(text, headers=headers)
