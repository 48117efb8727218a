"""Reviews of games that are over."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import Response

from tikal.server.routes.answers import Secrets, TableId, TheContext, answer, refusals
from tikal.server.schemas.advice import AnalysisAnswer, ReviewedTurn
from tikal.server.schemas.sent import LARGEST_NUMBER

router = APIRouter(prefix="/api/tables/{table}", tags=["advice"])


@router.get("/analysis", response_model=AnalysisAnswer, responses=refusals(401, 404, 409))
async def analysis(context: TheContext, table: TableId, secrets: Secrets) -> Response:
    """All turns of a game that is over, with the reviews that there are already."""
    access = await context.run(context.tables.look, table, secrets)
    return answer(await context.compute(context.analyses.all_known, access.live))


@router.get("/analysis/{turn}", response_model=ReviewedTurn, responses=refusals(401, 404, 409))
async def review(
    context: TheContext, table: TableId, secrets: Secrets, turn: Annotated[int, Path(ge=1, le=LARGEST_NUMBER)]
) -> Response:
    """One turn with its review, which is thought about now if it was not before."""
    access = await context.run(context.tables.look, table, secrets)
    found = await context.compute(context.analyses.turns, access.live)
    return answer(await context.analyses.review(access.live, found, turn))
