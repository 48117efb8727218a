"""Requests to the server under test."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from http.client import HTTPException
from typing import Any, Final
from urllib.error import URLError
from urllib.request import Request, urlopen

from tikal.errors import TikalError

SECONDS: Final = 30.0
PATIENCE: Final = 120.0
LOOK_AGAIN: Final = 0.1


async def ask(address: str, body: object | None = None, secret: str | None = None) -> Any:
    """GET, or POST of a body; the answer, decoded."""
    return json.loads(await asyncio.to_thread(_ask, address, body, secret))


async def wait_for(address: str, is_running: Callable[[], bool]) -> None:
    """Return when a server is ready there; `TimeoutError` if it never is, `TikalError` if it runs no more."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await asyncio.to_thread(_ask, f"{address}/readyz")
            except (URLError, ConnectionError, HTTPException):
                if not is_running():
                    raise TikalError("the server of the load test did not start; try `tikal serve`") from None
                await asyncio.sleep(LOOK_AGAIN)
            else:
                return


def _ask(address: str, body: object | None = None, secret: str | None = None) -> bytes:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {secret}"} if secret else {})}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data, headers), timeout=SECONDS) as answer:
        return bytes(answer.read())
