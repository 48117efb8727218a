"""Connections below HTTP: how many there may be, and when one that is silent or never reads is given up."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tikal.server.limits.descriptors import for_clients
from tikal.server.limits.settings import Limits

FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that is given up if no answer to a ping comes."""

    def keepalive_timeout(self) -> None:
        """Do not wait until the client has read the rest: it may never read."""
        super().keepalive_timeout()
        self.transport.abort()


def http_protocol(limits: Limits, trusted: Collection[str]) -> type[asyncio.Protocol]:
    """HTTP connections, limited in number and in how long they take to ask for something."""

    class Http(HttpToolsProtocol):
        _silent: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if self._is_one_too_many():
                transport.write(FULL)
                transport.close()
            else:
                self._silent = self.loop.call_later(limits.silence, self._give_up)

        def on_headers_complete(self) -> None:
            self._heard()
            super().on_headers_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            self._heard()
            super().connection_lost(exc)

        def _is_one_too_many(self) -> bool:
            if len(self.connections) > for_clients(limits.spare_descriptors):
                return True
            if not limits.rates or self.client is None or self.client[0] in trusted:
                return False
            clients = [getattr(one, "client", None) for one in self.connections]
            same = [client for client in clients if client is not None and client[0] == self.client[0]]
            return len(same) > limits.connections

        def _heard(self) -> None:
            if self._silent is not None:
                self._silent.cancel()
                self._silent = None

        def _give_up(self) -> None:
            self.transport.abort()

    return Http
