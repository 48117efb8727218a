"""The server of the Model Context Protocol, which can be a part of our web server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI
from pydantic import ValidationError
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from tikal import __version__
from tikal.errors import TikalError, needed
from tikal.server.agents.arguments import wrong_arguments
from tikal.server.agents.library import LibraryTools
from tikal.server.agents.playing import PlayingTools
from tikal.server.context import Context
from tikal.server.refusal import Refusal
from tikal.texts.rulebook import families

if TYPE_CHECKING:
    from mcp.server import MCPServer

PATH: Final = "/mcp"
INSTRUCTIONS: Final = """\
Play the board game Tikal. Begin with `new_game` and keep the `session` it returns. In each turn: read `position`,
restate it, look at `legal_actions`, try plans with `preview` and `why_not`, then `play` the whole turn as one list of
actions that ends with `end`. `position` says how many action points (AP) you have left. `would_score` counts for you,
`rules` explains, and every refusal names the rule. Actions are texts such as `place c3 0`, `deploy explorer a1`,
`move leader a1 b2`, `clear c3`, `dig d2`, `end`.
"""
LIBRARY: Final = ("list_editions", "rules", "arena")
PLAYING: Final = (
    "new_game",
    "join",
    "view",
    "legal_actions",
    "why_not",
    "preview",
    "play",
    "undo",
    "would_score",
    "hint",
    "record",
    "review",
)
NO_SESSION: Final = ("refused-secret-missing", "refused-secret-wrong", "refused-no-table")
"""Refusals that speak of links and addresses, which an agent does not have: it has a session."""


def make_server(context: Context, guests: bool) -> MCPServer[Any]:
    """All tools and resources, for the tables of a server."""
    mcp: Any = needed("mcp.server", "mcp", "tikal mcp")
    from mcp.server.mcpserver.exceptions import ResourceError, ToolError

    from tikal.server.agents.tool import StrictTool

    library, playing = LibraryTools(context.quotas, guests), PlayingTools(context)
    methods = [getattr(tools, name) for tools, names in ((library, LIBRARY), (playing, PLAYING)) for name in names]
    server = mcp.MCPServer(
        "tikal",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="CRITICAL",
        tools=[StrictTool.from_function(_telling(method, ToolError)) for method in methods],
    )
    server.resource("tikal://rules", name="rules", description="The families of rules")(_all_families)
    of_family = _telling(_rules_of(library), ResourceError)
    server.resource("tikal://rules/{family}", name="rules of a family", description="Its rules")(of_family)
    file = _telling(playing.record, ResourceError)
    server.resource("tikal://games/{session}", name="game file", description="The game file of your session")(file)
    return server  # type: ignore[no-any-return]  # the library is imported only where it is used


def mount(app: FastAPI, context: Context) -> MCPServer[Any]:
    """Answer agents at /mcp. Run its `session_manager` while the application runs."""
    from mcp.server.transport_security import TransportSecuritySettings

    server = make_server(context, guests=True)
    # Nothing is known from a cookie or an address: whoever asks must show the secret of a seat.
    anywhere = TransportSecuritySettings(enable_dns_rebinding_protection=False)
    routes = server.streamable_http_app(
        streamable_http_path=PATH, stateless_http=True, json_response=True, transport_security=anywhere
    ).routes
    for route in routes:
        assert isinstance(route, Route)
        route.app = _named(route)
    app.router.routes.extend(routes)
    return server


def _named(route: Route) -> ASGIApp:
    """What a route answers with; logs and metrics find its path, as they do with routes of FastAPI."""
    answering = route.app

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        scope["route"] = route
        await answering(scope, receive, send)

    return answer


def _telling(tool: Callable[..., Awaitable[Any]], failure: type[Exception]) -> Callable[..., Awaitable[Any]]:
    """A tool or resource whose refusals are answers that an agent can read."""

    @wraps(tool)
    async def refusing(*args: Any, **kwargs: Any) -> Any:
        try:
            return await tool(*args, **kwargs)
        except Refusal as refusal:
            if refusal.message.id in NO_SESSION:
                raise failure(
                    "there is no such session or invitation; call new_game, or join with an invitation"
                ) from None
            rule = f"{refusal.rule}: " if refusal.rule else ""
            raise failure(rule + refusal.message.text()) from None
        except ValidationError as error:
            raise failure(wrong_arguments(error)) from None
        except TikalError as error:
            raise failure(str(error)) from None

    return refusing


async def _all_families() -> str:
    return "\n".join(families())


def _rules_of(library: LibraryTools) -> Callable[..., Awaitable[str]]:
    async def rules_of(family: str) -> str:
        """The rules of a family."""
        return await library.rules(family=family)

    return rules_of
