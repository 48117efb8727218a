"""The tools and resources that need no table: editions, rules, and games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from tikal.arena.line_up import Tournament, one_against_one_kind
from tikal.arena.report import Report
from tikal.arena.run import run
from tikal.components.offer import editions
from tikal.components.profile import DEFAULT_EDITION
from tikal.errors import TikalError
from tikal.search.budget import read_budget
from tikal.server.limits.callers import caller
from tikal.server.limits.fair_threads import FairThreads
from tikal.server.limits.quotas import Quotas
from tikal.texts.messages import text
from tikal.texts.rulebook import Rule, families, rule, rules

MOST_GAMES: Final = 200
MOST_GAMES_OF_GUESTS: Final = 10
MOST_NODES_OF_GUESTS: Final = 2000
QUICK: Final = ("random", "novice", "greedy")


class LibraryTools:
    """One method for each tool; its docstring is what the agent reads."""

    def __init__(self, quotas: Quotas, guests: bool) -> None:
        """Guests of a server may not run code or use up its time; on one's own machine everything is allowed."""
        self._quotas: Final = quotas
        self._guests: Final = guests
        most = quotas.limits.waiting if quotas.limits.rates else None
        self._playing: Final = FairThreads(1, "tikal-arena", most)

    async def list_editions(self) -> dict[str, Any]:
        """The editions that can be played, with their options."""
        offered = [
            {
                "id": one.id,
                "title": one.title,
                "players": [one.min_players, one.max_players],
                "auction": one.auction,
                "options": {option.id: f"{option.title}; {option.expects}" for option in one.options},
            }
            for one in editions()
        ]
        return {"editions": offered}

    async def rules(self, rule_id: str | None = None, family: str | None = None) -> str:
        """A rule by its id (R-CLEAR-2), the rules of a family (clearing), or the list of families."""
        if rule_id is not None:
            return _told(rule(rule_id))
        if family is None:
            return "Families of rules: " + ", ".join(families())
        found = [one for one in rules() if one.family == family]
        if not found:
            raise TikalError(f"there is no family {family!r}; there are: {', '.join(families())}")
        return "\n".join(map(_told, found))

    async def arena(
        self,
        bots: Sequence[str],
        games: int = 10,
        players: int = 2,
        edition: str = DEFAULT_EDITION,
        seed: int = 0,
    ) -> dict[str, Any]:
        """Let bots play against each other: random, novice, greedy, planner@2000 (positions per turn).

        On your own machine also expert, planner, and bots that you have written: `/path/to/file.py:Class`, with a
        method `choose(self, view)` that returns one of `view.legal_actions()`. A bot that you write and improve here
        may play better than you do when you decide every move yourself.
        """
        most = MOST_GAMES_OF_GUESTS if self._guests else MOST_GAMES
        if not 1 <= games <= most:
            raise TikalError(f"games must be from 1 to {most}, not {games}")
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise TikalError(f"bots must be two or more, each named once, such as greedy and random, not {list(bots)}")
        if self._guests:
            for bot in bots:
                _need_quick(bot)
        tournament = Tournament(edition, one_against_one_kind(list(bots), players), games, seed)
        tournament.check()
        self._quotas.need_any("bot_seconds", caller().address)
        report = await self._playing.run(self._played, tournament)
        return {key: value for key, value in report.to_json().items() if key != "games"}

    def _played(self, tournament: Tournament) -> Report:
        """In a thread. The time of the bots is their client's."""
        start = perf_counter()
        try:
            return run(tournament)
        finally:
            self._quotas.spend("bot_seconds", caller().address, tokens=perf_counter() - start)


def _need_quick(bot: str) -> None:
    name, _, budget = bot.partition("@")
    nodes = read_budget(budget).nodes if name == "planner" and budget else None
    if bot in QUICK or (nodes is not None and nodes <= MOST_NODES_OF_GUESTS):
        return
    raise TikalError(
        f"this server lets {', '.join(QUICK)} and planner@{MOST_NODES_OF_GUESTS} or less play here, not {bot}; "
        "`tikal mcp` on your own machine lets all of them"
    )


def _told(one: Rule) -> str:
    return f"{one.id} ({', '.join(one.editions)}): {text(one.id)}"
