"""Bots at the tables: whatever a bot does, its table goes on, and the others do not wait for it."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import tikal
from naughty_bots import make_naughty_bot
from tikal.bots.custom.simple_move import simple_move
from tikal.bots.levels.random_bot import RandomBot
from tikal.errors import IllegalAction
from tikal.server.botting.driver import BotDriver, Overtaken, Waiting
from tikal.server.botting.pool import Pool
from tikal.server.botting.settings import BotSettings
from tikal.server.botting.thinking import TurnRequest
from tikal.server.botting.worker import ThinkingFailed, Worker
from tikal.server.limits.callers import Caller

EDITIONS = ("supermeeple-2015", "legend")
MOVES = 12
SECONDS = 60.0


class MadeUpTables:
    """Games between bots of given levels, each up to a number of moves. Stands in for the database only."""

    def __init__(self, levels: dict[str, str], moves: int = MOVES, edition: str = "supermeeple-2015") -> None:
        self.games = {name: tikal.new_game(edition, players=2, seed=1) for name in levels}
        self.levels = levels
        self.moves = moves
        self.claimed: set[str] = set()
        self.finished: list[str] = []
        self.order: list[str] = []
        self.changed = asyncio.Condition()
        self.owners: dict[str, str] = {}
        """[table] -> the client for which its bots think."""
        self.resting: set[str] = set()
        self.spent: Counter[str] = Counter()
        self.most_seconds = 1e9

    def payer(self, table: str) -> Caller | None:
        return None if table in self.resting else Caller(self.owners.get(table, "somebody"))

    def wait(self, who: Caller) -> float:
        return 0.0 if self.spent[who.address] < self.most_seconds else SECONDS

    def used(self, who: Caller, seconds: float) -> None:
        self.spent[who.address] += seconds  # type: ignore[assignment]

    async def waiting(self) -> list[str]:
        return [name for name in self.games if name not in self.claimed and name not in self.finished]

    async def claim(self, table: str, seconds: float) -> Waiting | None:
        game = self.games[table]
        if table in self.claimed or table in self.finished or game.to_act is None:
            return None
        self.claimed.add(table)
        return Waiting(table, game.to_act, self.levels[table], len(game.log), game.view(game.to_act))

    async def play(self, waiting: Waiting, actions: Sequence[str]) -> bool:
        game = self.games[waiting.table]
        if len(game.log) != waiting.seq:
            raise Overtaken
        try:
            trial = tikal.load(game.record())
            for action in actions:
                trial.play(action, waiting.seat)
        except IllegalAction:
            return False
        for action in actions:
            game.play(action, waiting.seat)
            self.order.append(waiting.table)
        await self.release(waiting.table)
        if len(game.log) >= self.moves and waiting.table not in self.finished:
            self.finished.append(waiting.table)
        async with self.changed:
            self.changed.notify_all()
        return True

    async def release(self, table: str) -> None:
        self.claimed.discard(table)

    async def until_finished(self, *tables: str) -> None:
        async with asyncio.timeout(SECONDS), self.changed:
            await self.changed.wait_for(lambda: set(tables) <= set(self.finished))


class Watch:
    def __init__(self) -> None:
        self.thought: list[str] = []
        self.replaced: list[str] = []

    def bot_thought(self, level: str, seconds: float) -> None:
        self.thought.append(level)

    def bot_replaced(self, level: str) -> None:
        self.replaced.append(level)


@pytest.fixture(autouse=True)
def plain_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes of bots load no compiled rules: a handful of moves is quicker without."""
    monkeypatch.setenv("TIKAL_JIT", "0")


def drive(tables: MadeUpTables, *wanted: str, **settings: Any) -> Watch:
    """Let the bots play until the wanted tables are finished."""
    watch = Watch()

    async def play() -> None:
        chosen = BotSettings(**{"processes": 2, "seconds": 10.0, "sweep": 0.05, **settings})
        driver = BotDriver(tables, chosen, watch, make_naughty_bot)
        driver.start()
        try:
            await tables.until_finished(*wanted)
        finally:
            await driver.stop()

    asyncio.run(play())
    return watch


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_is_the_same_on_the_other_side(edition: str) -> None:
    game = tikal.new_game(edition, players=3, seed=5)
    for _ in range(30):
        assert game.to_act is not None
        view = game.view(game.to_act)
        arrived = pickle.loads(pickle.dumps(view))
        assert arrived.to_json() == view.to_json()
        assert arrived.legal_actions() == view.legal_actions() != []
        game.play(view.legal_actions()[0])


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_simple_move_is_legal_and_leads_on(edition: str) -> None:
    game = tikal.new_game(edition, players=2, seed=3)
    deciders = set()
    for number in range(40):
        seat = game.to_act
        assert seat is not None
        deciders.add(seat)
        game.play(simple_move(game.view(seat), RandomBot(number)), seat)
    assert deciders == {0, 1}


def test_bots_play_on_until_the_end_of_what_is_wanted() -> None:
    tables = MadeUpTables({"one": "random"})
    watch = drive(tables, "one")
    assert len(tables.games["one"].log) >= MOVES
    assert watch.replaced == []


def test_a_bot_that_fails_is_replaced_by_a_simple_move(caplog: pytest.LogCaptureFixture) -> None:
    levels = ("raising", "nonsense", "cheating", "dying")
    tables = MadeUpTables({level: level for level in levels}, moves=2)
    tables.owners = {level: level for level in levels}
    with caplog.at_level(logging.WARNING, "tikal.bots"):
        watch = drive(tables, *levels, processes=1)
    assert all(watch.replaced.count(level) >= 2 for level in levels)
    logged = [vars(record) for record in caplog.records if record.name == "tikal.bots"]
    assert {(record["table"], record["level"]) for record in logged} == {(level, level) for level in levels}


def test_of_a_turn_that_is_partly_legal_that_part_is_played() -> None:
    tables = MadeUpTables({"one": "whole"}, moves=3)
    watch = drive(tables, "one")
    assert watch.replaced == []


def test_a_bot_that_hangs_holds_up_nobody_else() -> None:
    tables = MadeUpTables({"slow": "hanging", "one": "random", "two": "random"}, moves=6)
    watch = drive(tables, "one", "two", seconds=SECONDS)
    assert "slow" not in tables.finished
    assert watch.replaced == []


def test_a_bot_that_hangs_is_killed_in_time() -> None:
    tables = MadeUpTables({"slow": "hanging"}, moves=1)
    assert drive(tables, "slow", seconds=0.2, processes=1).replaced == ["hanging"]


def test_tables_take_turns() -> None:
    tables = MadeUpTables({"one": "random", "two": "random"}, moves=10)
    drive(tables, "one", "two", processes=1)
    first_of_two = tables.order.index("two")
    assert first_of_two <= 3, "the second table waited for more than a few moves of the first"


def test_one_client_with_many_tables_does_not_slow_another() -> None:
    many = {f"table {number}": "random" for number in range(30)}
    tables = MadeUpTables({**many, "one": "random"}, moves=4)
    tables.owners = {**dict.fromkeys(many, "greedy"), "one": "modest"}
    drive(tables, "one", processes=1)
    before = len(set(tables.order[: tables.order.index("one")]))
    assert before <= 2, "the only table of a client waited for many of another one"
    assert not tables.finished[1:], "nobody else was finished before it"


def test_a_client_that_has_used_up_its_time_waits_and_others_do_not() -> None:
    tables = MadeUpTables({"one": "random", "two": "random"}, moves=4)
    tables.owners = {"one": "greedy", "two": "modest"}
    tables.spent["greedy"] = 10
    tables.most_seconds = 9
    drive(tables, "two", processes=1)
    assert tables.order.count("one") == 0


def test_nobody_thinks_for_a_table_that_nobody_cares_about() -> None:
    tables = MadeUpTables({"one": "random", "two": "random"}, moves=4)
    tables.resting = {"one"}
    drive(tables, "two")
    assert "one" not in tables.order


def test_a_table_that_has_moved_on_is_left_alone() -> None:
    tables = MadeUpTables({"one": "random"}, moves=4)
    honest = tables.play
    calls = 0

    async def overtaken_once(waiting: Waiting, actions: Sequence[str]) -> bool:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise Overtaken
        return await honest(waiting, actions)

    tables.play = overtaken_once  # type: ignore[method-assign]
    assert drive(tables, "one").replaced == []


def test_a_killed_process_is_replaced() -> None:
    game = tikal.new_game("classic", players=2, seed=1)
    assert game.to_act is not None
    request = TurnRequest("random", 1, game.view(game.to_act))

    async def ask() -> list[str]:
        pool = Pool(1, make_naughty_bot)
        try:
            first = await pool.think(request, SECONDS)
            for worker in pool._all:
                assert worker.pid is not None
                os.kill(worker.pid, signal.SIGKILL)
                worker._process.join()
            assert await pool.think(request, SECONDS) == first
            return first
        finally:
            pool.stop()

    assert asyncio.run(ask())[0] in map(str, game.legal_actions())


def test_a_process_that_fails_answers_the_next_request() -> None:
    game = tikal.new_game("classic", players=2, seed=1)
    assert game.to_act is not None
    view = game.view(game.to_act)
    worker = Worker(make_naughty_bot)
    try:
        with pytest.raises(ThinkingFailed, match="out of ideas"):
            worker.think(TurnRequest("raising", 1, view), SECONDS)
        assert worker.think(TurnRequest("random", 1, view), SECONDS)
    finally:
        worker.kill()
