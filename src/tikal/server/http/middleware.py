"""What every request and connection passes through, from the outside in: log, headers, failures, limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.applications import Starlette

from tikal.server.http.failures import Failures
from tikal.server.http.headers import SecurityHeaders
from tikal.server.http.limiting import Limiting
from tikal.server.http.metrics import Metrics
from tikal.server.http.request_log import RequestLog

if TYPE_CHECKING:
    from tikal.server.settings import Settings


def install(app: Starlette, settings: Settings) -> None:
    """Put all of them around an application. `app.state.metrics` counts what they cannot see."""
    app.state.metrics = Metrics()
    app.add_middleware(Limiting, quotas=app.state.context.quotas)
    app.add_middleware(Failures)
    app.add_middleware(SecurityHeaders, instance=settings.instance)
    app.add_middleware(RequestLog, metrics=app.state.metrics)
