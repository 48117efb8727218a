"""What all routes share: who asks, how answers and refusals are written."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from fastapi import Depends, Path, Request
from fastapi.responses import Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from tikal.rules.state import SEATS
from tikal.server.context import Context
from tikal.server.refusal import wrong_secret
from tikal.server.schemas.refusals import Refused
from tikal.server.secrets import LONGEST_SECRET, TABLE_ID

_bearer: Final = HTTPBearer(
    auto_error=False,
    scheme_name="secrets",
    description="Secrets of seats, or of the host, separated by commas. Without one a request is a spectator's.",
)

_STATUSES: Final = {
    400: "A request that is not proper HTTP",
    401: "A secret is missing or wrong",
    403: "Not allowed to this client",
    404: "There is no such thing",
    409: "Not possible as the table stands",
    413: "Too large",
    422: "Cannot be understood",
    429: "Too many requests",
    503: "The database does not answer, or cannot be written",
    507: "No room to store anything",
}
_REFUSED: Final = {"application/json": {"schema": {"$ref": f"#/components/schemas/{Refused.__name__}"}}}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that a route may answer with, for the OpenAPI page."""
    # FastAPI reads a model again wherever it is named, hundreds of times. The first one brings it to the page.
    first, *others = (400, *statuses, 413, 422, 429, 503, 507)
    return {
        first: {"model": Refused, "description": _STATUSES[first]},
        **{status: {"content": _REFUSED, "description": _STATUSES[status]} for status in others},
    }


def context_of(request: Request) -> Context:
    """What this server works with."""
    context: Context = request.app.state.context
    return context


def secrets_of(credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> tuple[str, ...]:
    """The secrets that a request shows."""
    if credentials is None:
        return ()
    secrets = tuple(secret.strip() for secret in credentials.credentials.split(",") if secret.strip())
    if not secrets or len(secrets) > SEATS + 1 or any(len(secret) > LONGEST_SECRET for secret in secrets):
        raise wrong_secret()
    return secrets


TheContext = Annotated[Context, Depends(context_of)]
Secrets = Annotated[tuple[str, ...], Depends(secrets_of)]
TableId = Annotated[str, Path(alias="table", max_length=32, pattern=f"^{TABLE_ID}$")]


def answer(content: object, status: int = 200) -> Response:
    """Plain data as JSON. Nothing of a table is kept by caches."""
    return Response(msgspec.json.encode(content), status, {"cache-control": "no-store"}, "application/json")
