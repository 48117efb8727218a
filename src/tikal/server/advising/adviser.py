"""Gives advice, one request after the other; the same request made twice gets the same answer at once.

Clients take turns. Somebody waits for a hint to go on playing, so it waits for one review at most, however many are
asked for.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Hashable
from functools import partial
from typing import Any, Final, TypeAlias

from cachetools import LRUCache

from tikal.bots.readiness import level_for_now
from tikal.bots.registry import make_bot
from tikal.server.advising.requests import HintRequest, ReviewRequest
from tikal.server.botting.pool import Pool
from tikal.server.botting.worker import ThinkingFailed
from tikal.server.limits.callers import Caller, caller
from tikal.server.limits.fair_turns import FairTurns
from tikal.server.limits.quotas import Quotas
from tikal.server.refusal import conflict, too_much

SECONDS: Final = {HintRequest: 20.0, ReviewRequest: 60.0}
"""Wall clock for an answer, which mostly takes less than one of them; reviews of Legend may play a round on."""
MOST_WAITING: Final = 16
"""Hints, and as many reviews, of one client."""
MOST_KEPT: Final = 2000

log: Final = logging.getLogger("tikal.advice")

Plain: TypeAlias = dict[str, Any]
Advice: TypeAlias = HintRequest | ReviewRequest


class Adviser:
    """Thinks for the people of one server process."""

    def __init__(self, quotas: Quotas) -> None:
        self._quotas: Final = quotas
        self._pool: Pool | None = None
        self._preparing: asyncio.Task[None] | None = None
        self._answers: Final[LRUCache[Hashable, asyncio.Task[Plain]]] = LRUCache(MOST_KEPT)
        self._turns: Final = FairTurns()
        self._waiting: Final[Counter[tuple[str, type[Advice]]]] = Counter()

    @property
    def waiting(self) -> int:
        """How many hints and reviews wait for the process that thinks."""
        return self._turns.waiting

    def start(self) -> None:
        """Have the process ready before anybody asks: to load the rules takes seconds."""
        self._preparing = asyncio.create_task(self._prepare())

    async def ask(self, table: str, about: Hashable, request: Advice) -> Plain:
        """The answer to a request at a table; the same again if it is about the same."""
        key = (table, about)
        if key not in self._answers:
            who = caller()
            self._need_time(who, request)
            waiting = (who.address, type(request))
            self._waiting[waiting] += 1
            self._answers[key] = asyncio.create_task(self._think(who, request))
            self._answers[key].add_done_callback(partial(self._answered, key, waiting))
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

    def _need_time(self, who: Caller, request: Advice) -> None:
        """Limit what one client can have worked out. What was asked before is answered at once and costs nothing."""
        if self._waiting[who.address, type(request)] >= MOST_WAITING:
            raise too_much("refused-advice-busy")
        self._quotas.need("hints" if isinstance(request, HintRequest) else "reviews", who.address)

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

    async def _think(self, who: Caller, request: Advice) -> Plain:
        pool = await self._process()
        async with self._turns.turn(who, in_a_hurry=isinstance(request, HintRequest)):
            return await pool.advise(request, SECONDS[type(request)])

    def _answered(self, key: Hashable, waiting: tuple[str, type[Advice]], answer: asyncio.Task[Plain]) -> None:
        """Keep the answer if it is one; otherwise the request can be made again."""
        self._waiting[waiting] -= 1
        if not self._waiting[waiting]:
            del self._waiting[waiting]
        if not _is_good(answer) and self._answers.get(key) is answer:
            del self._answers[key]


def _is_good(answer: asyncio.Task[Plain]) -> bool:
    return answer.done() and not answer.cancelled() and answer.exception() is None
