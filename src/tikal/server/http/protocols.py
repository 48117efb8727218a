"""Connections below HTTP: how many there may be, how much they send, and when a silent or deaf one is given up."""

from __future__ import annotations

import logging
from collections.abc import Callable, Container
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tikal.server.http.headers import raw_answer
from tikal.server.limits.callers import address_of
from tikal.server.limits.deadlines import Deadline
from tikal.server.limits.descriptors import for_clients
from tikal.server.limits.settings import Limits

FULL: Final = 503
TOO_LONG: Final = 431
INVALID: Final = 400
ANSWERS: Final = {
    FULL: raw_answer(FULL, {"retry-after": "10"}),
    TOO_LONG: raw_answer(TOO_LONG),
    INVALID: raw_answer(INVALID),
}
"""To what never gets as far as the application."""
PATIENCE: Final = 10
"""A body that keeps coming, or an answer that is being read, may take this many times as long as silence may."""


log: Final = logging.getLogger("tikal.requests")


class _TooLong(Exception):
    """A request whose address and headers are longer than allowed."""


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that is given up if no answer to a ping comes."""

    address: str = ""
    """Of the client, as limits count it."""

    def connection_made(self, transport: Any) -> None:
        """Note whose it is."""
        super().connection_made(transport)
        self.address = address_of({"client": self.client})

    def keepalive_timeout(self) -> None:
        """Do not wait until the client has read the rest: it may never read."""
        super().keepalive_timeout()
        self.transport.abort()


class Http(HttpToolsProtocol):
    """An HTTP connection, limited in what it sends beside bodies and in how long it keeps us waiting."""

    limits: Limits
    trusted: Container[str]
    """Addresses that may have any number of connections."""
    address: str = ""
    """Of the client, as limits count it."""
    turned_away: Callable[[int], None] = staticmethod(lambda status: None)
    """Is told the status of what is refused here; the application never hears of it."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._silent: Final = Deadline(self.loop, self._was_silent)
        self._unread: Final = Deadline(self.loop, self._was_unread)
        self._beside_bodies = 0
        """Bytes of the current request that are no body."""
        self._latest = 0.0
        """When its body has to be here."""
        self._left = 0
        """Bytes that the client had not read at the last look."""
        self._read_by = 0.0
        """When it has to have read them."""

    def connection_made(self, transport: Any) -> None:
        """Let it in, or not."""
        super().connection_made(transport)
        self.address = address_of({"client": self.client})
        if self._is_one_too_many():
            self._answer_and_close(FULL)
        else:
            self._silent.set(self.loop.time() + self.limits.silence)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._silent.stop()
        self._unread.stop()
        super().connection_lost(exc)

    # What the client sends.

    def data_received(self, data: bytes) -> None:
        """Something came."""
        self._beside_bodies += len(data)
        super().data_received(data)
        if self._beside_bodies > self.limits.head:
            self._answer_and_close(TOO_LONG)
        elif not self._silent.is_set and self._is_idle():
            # What came is not even the beginning of a request, and uvicorn has stopped its own timer.
            self._silent.set(self.loop.time() + self.limits.silence)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._silent.set(self.loop.time() + self.limits.silence)
        if not self.transport.get_write_buffer_size():
            self._unread.clear()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its address and headers are here; a body may follow."""
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > self.limits.head:
            self._beside_bodies = self.limits.head + 1
            raise _TooLong
        now = self.loop.time()
        self._latest = now + PATIENCE * self.limits.silence
        self._silent.set(now + self.limits.silence)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of its body."""
        self._beside_bodies = max(0, self._beside_bodies - len(body))
        self._silent.set(min(self.loop.time() + self.limits.silence, self._latest))
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is here."""
        self._silent.clear()
        self._beside_bodies = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on pings find out whether the client is there."""
        self._silent.stop()
        self._unread.stop()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read, or was stopped because it is too long."""
        self._answer_and_close(TOO_LONG if self._beside_bodies > self.limits.head else INVALID)

    def _is_idle(self) -> bool:
        """Whether this is neither busy with a request nor a WebSocket by now."""
        return self in self.connections and (self.cycle is None or self.cycle.response_complete)

    def _was_silent(self) -> None:
        if self.flow.read_paused:  # it is we who do not listen
            self._silent.set(self.loop.time() + self.limits.silence)
        else:
            self.transport.abort()

    # What the client reads.

    def pause_writing(self) -> None:
        """Much waits for the client."""
        super().pause_writing()
        self._expect_to_be_read()

    def resume_writing(self) -> None:
        """It has read enough of it."""
        super().resume_writing()
        self._unread.clear()

    def on_response_complete(self) -> None:
        """An answer was written."""
        super().on_response_complete()
        self._expect_to_be_read()

    def _answer_and_close(self, status: int) -> None:
        if not self.transport.is_closing():
            self.transport.write(ANSWERS[status])
            self.transport.close()
            self._expect_to_be_read()
            log.info("turned away", extra={"status": status})
            self.turned_away(status)

    def _expect_to_be_read(self) -> None:
        """What was written has to leave this process, or the connection would never be closed."""
        self._left = self.transport.get_write_buffer_size()
        if self._left and not self._unread.is_set:
            now = self.loop.time()
            self._read_by = now + PATIENCE * self.limits.silence
            self._unread.set(now + self.limits.silence)

    def _was_unread(self) -> None:
        left, now = self.transport.get_write_buffer_size(), self.loop.time()
        if left >= self._left > 0 or (left and now >= self._read_by):
            self.transport.abort()
        elif left:
            self._left = left
            self._unread.set(min(now + self.limits.silence, self._read_by))

    # How many there are.

    def _is_one_too_many(self) -> bool:
        if len(self.connections) > for_clients(self.limits.spare_descriptors):
            return True
        if not self.limits.rates or self.client is None or self.client[0] in self.trusted:
            return False
        same = [one for one in self.connections if getattr(one, "address", None) == self.address]
        return len(same) > self.limits.connections


def http_protocol(limits: Limits, trusted: Container[str]) -> type[Http]:
    """HTTP connections with these limits."""
    return type("LimitedHttp", (Http,), {"limits": limits, "trusted": trusted})
