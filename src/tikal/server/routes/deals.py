"""The same deal for several tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import Response

from tikal.errors import TikalError
from tikal.server.deals.comparing import compared
from tikal.server.deals.setting_up import new_deal
from tikal.server.limits.callers import caller
from tikal.server.opening import TABLE_BYTES
from tikal.server.refusal import refusal_of
from tikal.server.routes.answers import Secrets, TheContext, answer, refusals
from tikal.server.schemas.deals import CreatedDeal, DealAnswer
from tikal.server.schemas.sent import NewDeal

router = APIRouter(prefix="/api/deals", tags=["deals"])


@router.post("", status_code=201, response_model=CreatedDeal, responses=refusals())
async def create(context: TheContext, wanted: NewDeal) -> Response:
    """Set up several tables with the same deal. You are host of the first one; at the others all seats are invited."""
    context.quotas.need("new_tables", caller().address, tokens=wanted.tables - 1)  # one counts with the request
    context.need_room(TABLE_BYTES * wanted.tables)
    try:
        made = await context.run(new_deal, context.database, wanted, context.tables.playtime.now())
    except TikalError as error:
        raise refusal_of(error) from error
    for table in made.tables:
        context.tables.live.keep(table.live)
        context.published(table.live)
    return answer(made.to_dict(), 201)


@router.get("/{deal}", response_model=DealAnswer, responses=refusals(401, 404, 409))
async def results(
    context: TheContext, deal: Annotated[str, Path(max_length=32, pattern="^[a-z0-9]+$")], secrets: Secrets
) -> Response:
    """The results of all tables with this deal, for players whose own game is over; for the host, when all are."""
    return answer(await context.run(compared, context.tables, deal, secrets))
