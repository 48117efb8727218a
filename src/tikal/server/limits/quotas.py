"""Counts what clients use, in this process. Every limit of a client is kept here; nobody else counts."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic
from typing import Final, Literal, TypeAlias

from cachetools import LRUCache

from tikal.server.limits.buckets import Buckets
from tikal.server.limits.callers import SERVER, Caller, caller
from tikal.server.limits.descriptors import for_clients
from tikal.server.limits.settings import Limits
from tikal.server.refusal import Refusal, too_much

MOST_SECRETS: Final = 50_000
"""Hashes of secrets that are remembered as right."""

Counted: TypeAlias = Literal[
    "requests", "table_requests", "everything", "commands", "new_tables", "stored", "hints", "reviews", "bot_seconds"
]
TOLD: Final[dict[Counted, str]] = {
    "stored": "limit-stored",
    "hints": "refused-advice-busy",
    "reviews": "refused-advice-busy",
}
"""Messages that say more than that it was too much."""
ROW_BYTES: Final = 500
"""That an event, or anything else of that kind, takes in the database."""
COUNTED: Final[tuple[Counted, ...]] = Counted.__args__  # type: ignore[attr-defined]


class Quotas:
    """What each client has used. May be asked from any thread."""

    def __init__(
        self,
        limits: Limits,
        clock: Callable[[], float] = monotonic,
        refused: Callable[[str], None] = lambda what: None,
    ) -> None:
        """`refused` is called with the name of what a client has had too much of."""
        self.limits: Final = limits
        self._refused: Final = refused
        self._buckets: Final = {name: Buckets(getattr(limits, name), clock) for name in COUNTED}
        self._lock: Final = threading.Lock()
        self._right: Final[LRUCache[tuple[str, str], None]] = LRUCache(MOST_SECRETS)
        """[table, hash of a secret that opens something there]."""
        self._sockets: Final[Counter[str]] = Counter()
        self._uploads: Final[Counter[str]] = Counter()
        self._most_sockets: Final = for_clients(limits.spare_descriptors)

    # Requests and messages.

    def request(self, address: str, table: str, hashes: Iterable[str]) -> float:
        """Count a request for an address or, if a secret is known to be right, for its table: seconds to wait first."""
        wait = self.take("everything", address)
        if wait:
            return wait
        if table and self._is_right(table, hashes):
            return self.take("table_requests", address, table)
        return self.take("requests", address)

    def admitted(self, table: str, hashes: Iterable[str]) -> None:
        """These secrets open something at a table: requests with one of them now have that table's own share."""
        who = caller()
        with self._lock:
            for secret in hashes:
                self._right[table, secret] = None
                if who is not SERVER:
                    who.table = table

    def _is_right(self, table: str, hashes: Iterable[str]) -> bool:
        with self._lock:
            return any((table, secret) in self._right for secret in hashes)

    # Anything that is counted by time.

    def take(self, what: Counted, *key: str, tokens: float = 1.0) -> float:
        """Seconds to wait until a client may have this; 0 if it has it now."""
        if not self.limits.rates:
            return 0.0
        wait = self._buckets[what].take(key, tokens)
        if wait:
            self._refused(what)
        return wait

    def need(self, what: Counted, *key: str, tokens: float = 1.0) -> None:
        """The same, refused if it has to wait. What the server does by itself is not counted."""
        wait = self.take(what, *key, tokens=tokens) if key[0] else 0.0
        if wait:
            raise _refusal(what, wait)

    def need_any(self, what: Counted, *key: str) -> None:
        """Refuse if a client has nothing left of what is counted afterwards."""
        wait = self.wait(what, *key) if key[0] else 0.0
        if wait:
            self._refused(what)
            raise _refusal(what, wait)

    def spend(self, what: Counted, *key: str, tokens: float) -> None:
        """Count something that was used already."""
        if self.limits.rates and key[0]:
            self._buckets[what].spend(key, tokens)

    def wait(self, what: Counted, *key: str) -> float:
        """Seconds until a client has anything left of what is counted afterwards."""
        return self._buckets[what].wait(key) if self.limits.rates else 0.0

    # Connections, and what is kept of them.

    @contextmanager
    def upload(self, address: str) -> Iterator[None]:
        """A game file that is on its way, or a refusal."""
        if self.limits.rates and self._uploads[address] >= self.limits.uploads:
            self._refused("uploads")
            raise too_much("limit-busy")
        with _counted(self._uploads, address):
            yield

    @contextmanager
    def socket(self, caller: Caller) -> Iterator[None]:
        """An open WebSocket, or a refusal."""
        if self._sockets.total() >= self._most_sockets:
            self._refused("all sockets")
            raise Refusal(503, "full", too_much("limit-full").message)
        if self.limits.rates and self._sockets[caller.address] >= self.limits.sockets:
            self._refused("sockets")
            raise too_much("limit-sockets", {"most": self.limits.sockets})
        with _counted(self._sockets, caller.address):
            yield


@contextmanager
def _counted(counter: Counter[str], key: str) -> Iterator[None]:
    """One more of a key within the block."""
    counter[key] += 1
    try:
        yield
    finally:
        counter[key] -= 1
        if not counter[key]:
            del counter[key]


def _refusal(what: Counted, wait: float) -> Refusal:
    return too_much(TOLD.get(what, "limit-too-many"), {"seconds": ceil(wait)})
