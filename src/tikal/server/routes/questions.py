"""The routes of the questions, each made from its declaration."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import APIRouter
from fastapi.responses import Response

from tikal.server.questions import QUESTIONS, DeclaredQuestion, Question
from tikal.server.routes.answers import Secrets, TableId, TheContext, answer, refusals

router = APIRouter(prefix="/api/tables/{table}", tags=["questions"])


def _endpoint(declared: DeclaredQuestion) -> Callable[..., Awaitable[Response]]:
    async def endpoint(context: TheContext, table: TableId, secrets: Secrets, question: Question) -> Response:
        return answer(await question.answer(context, table, secrets))

    endpoint.__annotations__["question"] = declared.model
    endpoint.__name__, endpoint.__doc__ = declared.name, declared.model.__doc__
    return endpoint


for _declared in QUESTIONS.values():
    router.add_api_route(
        f"/{_declared.name}",
        _endpoint(_declared),
        methods=["POST"],
        name=_declared.name,
        response_model=_declared.answer_model,
        responses=refusals(401, 403, 404, 409),
    )
