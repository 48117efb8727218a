"""The routes of the commands, each made from its declaration."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from inspect import Parameter, Signature
from time import perf_counter
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from fastapi.responses import Response
from pydantic import create_model

from tikal.server.commands.catalogue import COMMANDS
from tikal.server.commands.command import Command, Declared
from tikal.server.context import Context
from tikal.server.routes.answers import Secrets, TableId, TheContext, answer, refusals
from tikal.server.schemas.history import Events
from tikal.server.schemas.sent import Sent
from tikal.server.tables.events import all_shown

router = APIRouter(prefix="/api/tables/{table}", tags=["commands"])
REFUSALS = refusals(401, 403, 404, 409)


def _endpoint(declared: Declared) -> Callable[..., Awaitable[Response]]:
    """Answers the route: fields in the path are parameters, the others a body, or with DELETE a query."""
    model, path_fields = declared.model, declared.path_fields
    rest = [name for name in model.model_fields if name not in path_fields]
    is_query = declared.method == "DELETE"

    async def endpoint(context: Context, table: str, secrets: tuple[str, ...], **given: Any) -> Response:
        body = given.pop("body", None)
        if path_fields or is_query:  # every part has been validated already
            given |= {} if body is None else {name: getattr(body, name) for name in rest}
            body = model.model_construct(**given)
        return await _do(context, table, secrets, declared.name, body)

    asked: dict[str, Any] = {"context": TheContext, "table": TableId, "secrets": Secrets}
    asked |= {name: _parameter(model, name, Path()) for name in path_fields}
    if is_query:
        asked |= {name: _parameter(model, name, Query()) for name in rest}
    else:
        asked["body"] = _body_model(model, rest) if path_fields else model
    endpoint.__name__, endpoint.__doc__ = declared.name, model.__doc__
    endpoint.__signature__ = Signature(  # type: ignore[attr-defined]  # FastAPI reads it
        [_signed(name, kind, model, is_query and name in rest) for name, kind in asked.items()]
    )
    return endpoint


def _parameter(model: type[Command], name: str, where: Any) -> Any:
    field = model.model_fields[name]
    return Annotated[(field.annotation, *field.metadata, where)]


def _body_model(model: type[Command], names: list[str]) -> type[Sent]:
    """What is sent in the body, if other fields stand in the path."""
    fields: dict[str, Any] = {name: (model.model_fields[name].annotation, model.model_fields[name]) for name in names}
    return create_model(f"{model.__name__}Body", __base__=Sent, __doc__=model.__doc__, **fields)


def _signed(name: str, kind: Any, model: type[Command], has_default: bool) -> Parameter:
    default = model.model_fields[name].default if has_default else Parameter.empty
    return Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind, default=default)


async def _do(context: Context, table: str, secrets: tuple[str, ...], name: str, command: Command) -> Response:
    start = perf_counter()
    done = await context.do(table, secrets, command)
    context.command_done(name, perf_counter() - start)
    return answer({"seq": done.seq, "events": all_shown(done.events, done.access.live, done.access.viewer)})


for _declared in COMMANDS.values():
    router.add_api_route(
        _declared.path,
        _endpoint(_declared),
        methods=[_declared.method],
        name=_declared.name,
        response_model=Events,
        responses=REFUSALS,
    )
