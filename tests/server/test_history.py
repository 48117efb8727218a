"""The past of a table: every position as it was when it stood, wherever one begins to look back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tikal
from tikal.server.clocks.clock import Clock
from tikal.server.commands.command import Command
from tikal.server.commands.playing import Moves, Undo
from tikal.server.commands.taking_back import TakeBack
from tikal.server.schemas.sent import FromFile, NewSeat, NewTable
from tikal.server.store.database import Database
from tikal.server.tables.history import APART, Histories
from tikal.server.tables.positions import past_position, past_positions, position
from tikal.server.tables.seats import Viewer
from tikal.server.tables.service import Tables
from tikal.server.tables.setting_up import new_table, table_from_file

EVENTS = 3 * APART
SEATS = [NewSeat(kind="here", name="Ana"), NewSeat(kind="here", name="Bo")]
BO = Viewer((1,))


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    database = Database(f"sqlite:///{tmp_path / 'tikal.db'}")
    database.migrate()
    yield Tables(database, 8, lambda live: None, Clock())
    database.close()


def plain(shown: Any) -> Any:
    """What a client reads."""
    return msgspec.json.decode(msgspec.json.encode(shown))


def command_for(game: tikal.Game, seq: int, chance: random.Random) -> Command:
    """Mostly a move, now and then back again."""
    if seq % 25 == 0:
        return TakeBack(to=seq - 4)
    if game.can_undo and chance.random() < 0.2:
        return Undo(count=1)
    return Moves(key=f"move-{seq}", actions=[str(chance.choice(game.legal_actions()))])


def play(tables: Tables) -> tuple[str, list[dict[str, Any]]]:
    """A table with moves, undone moves and take-backs, and what Bo saw after each event."""
    created = new_table(tables.database, NewTable(edition="supermeeple-2015", seats=SEATS, seed=3))
    table, secrets = created.live.row.id, [one.secret for one in created.openings if one.secret]
    chance = random.Random(3)
    live = tables.look(table, secrets).live
    seen = [plain(position(live.snapshot(), BO))]
    while live.seq < EVENTS:
        live = tables.do(table, secrets, command_for(live.game, live.seq, chance)).access.live
        seen.append(plain(position(live.snapshot(), BO)))
    return table, seen


def test_every_position_is_seen_as_it_stood(tables: Tables) -> None:
    table, seen = play(tables)
    live = tables.look(table, ()).live
    assert {step.action is None for step in live.steps if step} == {True, False}
    assert len({id(step) for step in live.steps}) < len(live.steps), "something was taken back"
    histories = Histories()
    for first, last in ((EVENTS - 9, EVENTS), (1, APART + 5), (30, 50), (30, 31)):
        expected = [{"seq": one["seq"], "view": one["view"]} for one in seen[first - 1 : last]]
        assert plain(past_positions(histories, live, BO, first, last)) == expected
    for seq in (EVENTS, 1, 40, 39, 41):
        assert plain(past_position(histories, live, BO, seq)) == seen[seq - 1]


def test_looking_back_starts_from_the_nearest_game_kept(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = play(tables)
    live = tables.look(table, ()).live
    histories = Histories()
    past_position(histories, live, BO, EVENTS - 1)
    played: list[str] = []
    really_play = tikal.Game.play

    def counted(game: tikal.Game, action: str, seat: int | None = None) -> object:
        played.append(action)
        return really_play(game, action, seat)

    monkeypatch.setattr(tikal.Game, "play", counted)
    past_position(histories, live, BO, EVENTS - 2)
    assert len(played) <= APART


@pytest.mark.parametrize("seat", [None, 1, "whole"])
def test_the_past_of_an_uploaded_file_goes_on_from_anywhere(tables: Tables, seat: int | str | None) -> None:
    game = tikal.new_game("legend", players=2, seed=1)
    chance = random.Random(1)
    for _ in range(EVENTS):
        game.play(chance.choice(game.legal_actions()))
    file = game.record() if seat == "whole" else game.record(whole=False, seat=None if seat is None else int(seat))
    live = table_from_file(tables.database, FromFile(file=file)).live
    histories, all_at_once = Histories(), plain(past_positions(Histories(), live, Viewer(), 1, live.seq))
    assert [one["seq"] for one in all_at_once] == list(range(1, EVENTS + 2))
    for first, last in ((50, 58), (45, 61), (1, 3)):
        assert plain(past_positions(histories, live, Viewer(), first, last)) == all_at_once[first - 1 : last]
