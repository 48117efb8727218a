"""A queue in which clients take turns: the one that has used least comes next, however much the others put in.

Between the tables of one client it is the same. What a turn has used is known only afterwards, so it is first counted
as a guess.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Container
from typing import Final, Generic, TypeVar

from tikal.server.limits.callers import Caller

Item = TypeVar("Item")

GUESS: Final = 0.01
"""Seconds of a turn, as long as nothing better is known."""
MOST_REMEMBERED: Final = 1000
"""Idle clients that are remembered because they have used more than others."""
NOBODY: Final = frozenset[str]()


class _Line(Generic[Item]):
    """Those who wait, by a key, with what each has used. A client that comes back begins where the others are."""

    def __init__(self) -> None:
        self.waiting: Final[dict[str, Item]] = {}
        self._used: Final[dict[str, float]] = {}
        self._now = 0.0

    def enter(self, key: str, item: Item) -> None:
        """Begin to wait."""
        self.waiting[key] = item
        self._used[key] = max(self._now, self._used.get(key, 0.0))

    def go_ahead(self, key: str, seconds: float) -> None:
        """Take a turn at once, because nobody waits, and count it as these seconds."""
        self._now = self._used[key] = max(self._now, self._used.get(key, 0.0))
        self.use(key, seconds)

    def next(self, passed_over: Container[str] = NOBODY) -> str:
        """Who comes next of those that are not passed over."""
        key = min((key for key in self.waiting if key not in passed_over), key=self._used.__getitem__)
        self._now = max(self._now, self._used[key])
        return key

    def use(self, key: str, seconds: float) -> None:
        """Count what a client has used. An idle one that has used no more than the others is forgotten."""
        used = self._used.get(key, self._now) + seconds
        if key in self.waiting or used > self._now:
            self._used[key] = used
            if len(self._used) > len(self.waiting) + MOST_REMEMBERED:
                self._forget_half()
        else:
            self._used.pop(key, None)

    def leave(self, key: str) -> None:
        """Wait for nothing more."""
        del self.waiting[key]

    def _forget_half(self) -> None:
        """Of those who wait for nothing, forget whoever has used least: they have least to make up for."""
        idle = sorted((key for key in self._used if key not in self.waiting), key=self._used.__getitem__)
        for key in idle[: len(idle) // 2]:
            del self._used[key]


class FairQueue(Generic[Item]):
    """Items of callers, in fair order."""

    def __init__(self, guess: float = GUESS) -> None:
        self._guess: Final = guess
        self._addresses: Final[_Line[_Line[deque[Item]]]] = _Line()
        self._lengths: Final[dict[str, int]] = {}
        self._length = 0

    def __len__(self) -> int:
        """How many items wait."""
        return self._length

    def waiting(self, address: str) -> int:
        """How many of them are of one client."""
        return self._lengths.get(address, 0)

    def put(self, caller: Caller, item: Item) -> None:
        """Put an item at the end of its caller's line."""
        address, table = caller.address, caller.table
        if address not in self._addresses.waiting:
            self._addresses.enter(address, _Line())
        tables = self._addresses.waiting[address]
        if table not in tables.waiting:
            tables.enter(table, deque())
        tables.waiting[table].append(item)
        self._lengths[address] = self.waiting(address) + 1
        self._length += 1

    def go_ahead(self, caller: Caller) -> None:
        """Count a turn of somebody who finds nobody waiting: there is nothing to put in and take out again."""
        self._addresses.go_ahead(caller.address, self._guess)

    def has_any(self, passed_over: Container[str] = NOBODY) -> bool:
        """Whether anybody waits, apart from these addresses."""
        return any(address not in passed_over for address in self._addresses.waiting)

    def take(self, passed_over: Container[str] = NOBODY) -> tuple[Caller, Item]:
        """The next item, and whose it is."""
        address = self._addresses.next(passed_over)
        tables = self._addresses.waiting[address]
        table = tables.next()
        items = tables.waiting[table]
        item = items.popleft()
        tables.use(table, self._guess)
        self._addresses.use(address, self._guess)
        self._leave(address, tables, table, items)
        return Caller(address, table), item

    def used(self, caller: Caller, seconds: float) -> None:
        """What a turn really took."""
        more = seconds - self._guess
        if caller.address in self._addresses.waiting:
            self._addresses.waiting[caller.address].use(caller.table, more)
        self._addresses.use(caller.address, more)

    def _leave(self, address: str, tables: _Line[deque[Item]], table: str, items: deque[Item]) -> None:
        if not items:
            tables.leave(table)
        if not tables.waiting:
            self._addresses.leave(address)
        self._length -= 1
        self._lengths[address] -= 1
        if not self._lengths[address]:
            del self._lengths[address]
