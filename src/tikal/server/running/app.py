"""The application: all routes, the lifespan of what they work with, and how refusals are answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import tikal
from tikal.server.bot_tables import TablesForBots
from tikal.server.botting.driver import BotDriver
from tikal.server.context import Context
from tikal.server.http import middleware
from tikal.server.http.request_log import OPENAPI
from tikal.server.refusal import Refusal, malformed, malformed_first
from tikal.server.routes import (
    about,
    advice,
    calendars,
    commands,
    deals,
    history,
    invitations,
    lobby,
    notices,
    pages,
    puzzles,
    questions,
    ratings,
    tables,
    teaching,
)
from tikal.server.settings import Settings
from tikal.server.sockets import connections
from tikal.server.store.trouble import trouble
from tikal.texts.messages import Message

DESCRIPTION: Final = """The board game Tikal over the network. Moves travel as action texts, positions as one seat
sees them. Without a secret you are a spectator."""

PARTS: Final = (
    tables,
    commands,
    invitations,
    lobby,
    deals,
    ratings,
    notices,
    calendars,
    history,
    questions,
    advice,
    puzzles,
    teaching,
    about,
    connections,
    pages,
)
ROUTERS: Final = tuple(part.router for part in PARTS)
"""All that the server answers."""

WORTH_PACKING: Final = 1024
"""Bytes of an answer."""
COUNT_SECONDS: Final = 5.0
"""Between looks at the queues."""


def create_app(settings: Settings) -> FastAPI:
    """The application of one server process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        context: Context = app.state.context
        context.bots = BotDriver(TablesForBots(context), settings.bots, app.state.metrics)
        async with AsyncExitStack() as running:
            await context.start()
            running.push_async_callback(context.stop)
            running.callback(asyncio.create_task(_keep_counting(app)).cancel)
            if app.state.agents is not None:
                await running.enter_async_context(app.state.agents.session_manager.run())
            yield

    app = FastAPI(
        title="Tikal",
        version=tikal.__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        openapi_url=OPENAPI,
        docs_url=None,
        redoc_url=None,
    )
    app.state.context = Context(settings)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=5)
    middleware.install(app, settings)
    app.state.context.command_done = app.state.metrics.command_done
    app.state.context.command_cost = app.state.metrics.command_cost
    app.state.context.quota_refused = app.state.metrics.quota_refused
    app.state.agents = None
    if settings.agents:
        from tikal.server.agents.serving import mount  # which imports what other servers do not need

        app.state.agents = mount(app, app.state.context)
    for router in ROUTERS:
        app.router.routes.extend(router.routes)  # include_router would rebuild all routes at the first request
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(SQLAlchemyError, _no_database)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _failed)
    return app


async def _keep_counting(app: FastAPI) -> None:
    """Note how things stand now and then: of several processes only one is asked for the numbers of all."""
    while True:
        app.state.metrics.count_now(app.state.context.waiting)
        await asyncio.sleep(COUNT_SECONDS)


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return JSONResponse({"error": error.to_dict()}, error.status, error.headers)


async def _no_database(request: Request, error: Exception) -> Response:
    """The database does not answer, or is full."""
    assert isinstance(error, SQLAlchemyError)
    return await _refused(request, trouble(error))


async def _invalid(request: Request, error: Exception) -> Response:
    """The first thing that is wrong with a request, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    errors = error.errors()
    if errors[0]["type"] == "json_invalid":
        return await _refused(request, malformed(f"the body is not JSON: {errors[0]['ctx']['error']}"))
    if errors[0]["loc"] == ("body",):
        problem = (
            "send an object as JSON in the body, {} if it is empty, with the header Content-Type: application/json"
        )
        return await _refused(request, malformed(problem))
    # A place begins with the part of the request: body, path or query.
    return await _refused(request, malformed_first(errors, beside=1))


async def _failed(request: Request, error: Exception) -> Response:
    """What the framework refuses by itself: unknown addresses, methods, bodies that are no text."""
    assert isinstance(error, HTTPException)
    message = Message("refused-http", {"status": error.status_code, "detail": str(error.detail)})
    refusal = Refusal(error.status_code, "http", message)
    return JSONResponse({"error": refusal.to_dict()}, error.status_code, dict(error.headers or {}))
