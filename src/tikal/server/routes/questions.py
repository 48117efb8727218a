"""What a player may want to know before he decides."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response

from tikal.server import schemas
from tikal.server.routes.answers import Secrets, TableId, TheDesk, answer, refusals
from tikal.server.tables.questions import answer_to

router = APIRouter(prefix="/api/tables/{table}", tags=["questions"])


async def _asked(desk: TheDesk, table: str, secrets: Secrets, question: schemas.Asking | schemas.Plan) -> Response:
    def find() -> dict[str, Any]:
        sight = desk.tables.look(table, secrets)
        return answer_to(sight.live, sight.viewer, question)

    return answer(await desk.work_out(find))


@router.post("/why", response_model=schemas.WhyAnswer, responses=refusals(401, 404))
async def why(desk: TheDesk, table: TableId, secrets: Secrets, question: schemas.Asking) -> Response:
    """Whether an action may be played now, what it costs, and if not, why."""
    return await _asked(desk, table, secrets, question)


@router.post("/preview", response_model=schemas.PreviewAnswer, responses=refusals(401, 404, 409))
async def preview(desk: TheDesk, table: TableId, secrets: Secrets, question: schemas.Plan) -> Response:
    """How things would stand after some actions."""
    return await _asked(desk, table, secrets, question)
