"""Gives advice, one request after the other; the same request made twice gets the same answer at once.

Somebody waits for a hint to go on playing, so it waits for one review at most, however many are asked for.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Hashable
from contextlib import nullcontext
from functools import partial
from typing import Any, Final, TypeAlias

from cachetools import LRUCache

from tikal.bots.readiness import level_for_now
from tikal.bots.registry import make_bot
from tikal.server.advising.requests import HintRequest, ReviewRequest
from tikal.server.botting.pool import Pool
from tikal.server.botting.worker import ThinkingFailed
from tikal.server.limits.buckets import Buckets, Rate
from tikal.server.refusal import conflict, too_much

SECONDS: Final = {HintRequest: 20.0, ReviewRequest: 60.0}
"""Wall clock for an answer, which mostly takes less than one of them; reviews of Legend may play a round on."""
MOST_WAITING: Final = 16
"""Hints, and as many reviews."""
MOST_KEPT: Final = 2000
RATES: Final = {HintRequest: Rate(burst=20, per_second=0.5), ReviewRequest: Rate(burst=400, per_second=1)}
"""New requests of one table. Whatever was asked before is answered at once."""

log: Final = logging.getLogger("tikal.advice")

Plain: TypeAlias = dict[str, Any]
Advice: TypeAlias = HintRequest | ReviewRequest


class Adviser:
    """Thinks for the people of one server process."""

    def __init__(self, rates: bool) -> None:
        """Without `rates`, requests are not counted."""
        self._rates: Final = {kind: Buckets(rate) for kind, rate in RATES.items()} if rates else {}
        self._pool: Pool | None = None
        self._preparing: asyncio.Task[None] | None = None
        self._answers: Final[LRUCache[Hashable, asyncio.Task[Plain]]] = LRUCache(MOST_KEPT)
        self._waiting: Final[Counter[type[Advice]]] = Counter()
        self._one_review: Final = asyncio.Lock()

    def start(self) -> None:
        """Have the process ready before anybody asks: to load the rules takes seconds."""
        self._preparing = asyncio.create_task(self._prepare())

    async def ask(self, table: str, about: Hashable, request: Advice) -> Plain:
        """The answer to a request at a table; the same again if it is about the same."""
        key = (table, about)
        if key not in self._answers:
            self._need_time(table, request)
            self._waiting[type(request)] += 1
            self._answers[key] = asyncio.create_task(self._think(request))
            self._answers[key].add_done_callback(partial(self._answered, key, type(request)))
        try:
            # The answer is found even if this caller stops waiting: others may wait for it, or the caller comes back.
            return await asyncio.shield(self._answers[key])
        except ThinkingFailed as failure:
            raise conflict("no-advice", "refused-no-advice") from failure

    def known(self, table: str, about: Hashable) -> Plain | None:
        """An answer that was given before."""
        answer = self._answers.get((table, about))
        return answer.result() if answer and _is_good(answer) else None

    def level(self, wanted: str, edition: str) -> str:
        """The level that thinks: the one wanted, or a quicker one while the searches are not compiled."""
        return level_for_now(wanted, edition)

    async def stop(self) -> None:
        """Stop thinking."""
        if self._preparing is not None:
            self._preparing.cancel()
            await asyncio.gather(self._preparing, return_exceptions=True)
        for answer in self._answers.values():
            answer.cancel()
        await asyncio.gather(*self._answers.values(), return_exceptions=True)
        self._answers.clear()
        if self._pool is not None:
            self._pool.stop()
            self._pool = None

    def _need_time(self, table: str, request: Advice) -> None:
        """Only as much is thought about as others can wait for."""
        buckets = self._rates.get(type(request))
        if self._waiting[type(request)] >= MOST_WAITING or (buckets is not None and buckets.take(table)):
            raise too_much("refused-advice-busy")

    async def _prepare(self) -> None:
        try:
            await (await self._process()).prepare()
        except Exception:
            log.exception("no process for advice could be started ahead; it is tried again when somebody asks")

    async def _process(self) -> Pool:
        """Where requests are thought about."""
        if self._pool is None:
            self._pool = Pool(1, make_bot)
        return self._pool

    async def _think(self, request: Advice) -> Plain:
        pool = await self._process()
        # Only one review at a time stands in the queue of the pool; a hint that comes later overtakes the rest.
        async with self._one_review if isinstance(request, ReviewRequest) else nullcontext():
            return await pool.advise(request, SECONDS[type(request)])

    def _answered(self, key: Hashable, kind: type[Advice], answer: asyncio.Task[Plain]) -> None:
        """Keep the answer if it is one; otherwise the request can be made again."""
        self._waiting[kind] -= 1
        if not _is_good(answer) and self._answers.get(key) is answer:
            del self._answers[key]


def _is_good(answer: asyncio.Task[Plain]) -> bool:
    return answer.done() and not answer.cancelled() and answer.exception() is None
