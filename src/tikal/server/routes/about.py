"""About the server itself: the catalogue, and whether it is well."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from sqlalchemy.exc import SQLAlchemyError

from tikal.server.catalogue import catalogue, starts
from tikal.server.reach import reach
from tikal.server.refusal import Refusal
from tikal.server.routes.answers import TheContext
from tikal.server.schemas.about import Compiling, Reachable
from tikal.server.schemas.catalogue import Catalogue, Starts

router = APIRouter(tags=["server"])


@router.get("/api/catalogue", response_model=Catalogue)
async def the_catalogue() -> Response:
    """Editions, components and rules: everything a page wants to know once."""
    return Response(
        msgspec.json.encode(catalogue()), media_type="application/json", headers={"cache-control": "no-cache"}
    )


@router.get("/api/starts", response_model=Starts)
async def the_starts(context: TheContext) -> Response:
    """The boards with which games begin, to show before one is chosen."""
    return Response(
        msgspec.json.encode(await context.run(starts)),
        media_type="application/json",
        headers={"cache-control": "no-cache"},
    )


@router.get("/api/compiling")
async def compiling(context: TheContext) -> Compiling:
    """How far compiling is. Until the searches of a game are ready, planner and expert play as greedy does."""
    return context.compiling.status()


@router.get("/api/reach")
async def reachable(context: TheContext, request: Request) -> Reachable:
    """Whether friends elsewhere can open links to this server, and at which address. For clients on its machine."""
    settings = context.settings
    return await context.run(reach, settings.alone, settings.lan_port, request.client and request.client.host)


@router.get("/healthz", response_class=PlainTextResponse)
async def healthy() -> str:
    """The process answers."""
    return "ok"


@router.get("/readyz", response_class=PlainTextResponse, responses={503: {"description": "Not ready"}})
async def ready(context: TheContext) -> Response:
    """The database answers too, and the server is not about to stop."""
    try:
        await context.ready.get()
    except (SQLAlchemyError, Refusal, TimeoutError):
        return PlainTextResponse("the database does not answer", 503)
    return PlainTextResponse("closing", 503) if context.closing else PlainTextResponse("ready")


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    """Numbers for operators, in the text format of Prometheus."""
    request.app.state.metrics.count_now(request.app.state.context.waiting)
    return PlainTextResponse(await request.app.state.metrics.recent())
