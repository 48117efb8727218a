"""Writes a database with all that tables can hold, and what the server answers about it, for the versions to come.

Run it before a release, with the code of the release; `test_old_databases` reads what it has written.

    TIKAL_JIT=0 python tests/server/write_old_database.py 0.6.0
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import tikal
from serving import Server, Table, serving, settings_for, wait_until

FOLDER: Final = Path(__file__).parent / "old_databases"
VIEW_PARTS: Final = ("seat", "to_act", "step", "ap", "legal_actions", "players")
"""Enough to tell whether it is the same position."""


def everything(server: Server) -> Table:
    """Moves, undo, a take-back that is refused and one that is not, a resigned seat, bots, talk, names, new secrets."""
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "link", "name": "Bo"}, {"kind": "link", "name": "Chloé"}]
    table = server.set_up(seats, title="everything", seed=5)
    chance = random.Random(5)
    table.play_randomly(6, chance)
    undo_if_possible(table)
    table.post("/chat", table.secrets[1], text="Hello {0}!\nHow are you?")
    table.ask("PUT", "/seats/0/name", table.secrets[0], json={"name": "{1}"}).raise_for_status()
    table.post("/takeback", table.secrets[0], to=4)
    table.post("/takeback/answer", table.secrets[1], agree=False)
    table.post("/takeback", table.secrets[0], to=4)
    table.post("/takeback/answer", *table.people, agree=True)
    table.play_randomly(8, chance)
    table.post("/seats/1/bot", table.host, level="random")
    wait_until(lambda: table.get("")["to_act"] != 1)
    table.ask("DELETE", "/seats/1/bot", table.host).raise_for_status()
    table.secrets[1] = table.post("/seats/1/link", table.secrets[1])["secret"]
    table.post("/resign", table.secrets[2], seat=2)
    wait_until(lambda: table.get("")["to_act"] != 2)
    return table


def undo_if_possible(table: Table) -> None:
    """Play on until something can be undone, and undo it."""
    while not (now := table.get("/positions/now", *table.people))["undoable"]:
        table.play(now["view"]["legal_actions"][-1])
    table.post("/undo", *table.people, count=1)


def auction(server: Server) -> Table:
    """Bids."""
    table = server.set_up(title="auction", seed=6, auction=True)
    table.play_randomly(20, random.Random(6))
    return table


def legend(server: Server) -> Table:
    """Things that only one seat has seen."""
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}]
    table = server.set_up(seats, title="legend", edition="legend", seed=7, spectators=True)
    table.play_randomly(60, random.Random(7))
    return table


def own_file(server: Server) -> Table:
    """The file of a seat, to look at."""
    game = tikal.new_game("legend", players=2, seed=8)
    chance = random.Random(8)
    for _ in range(40):
        game.play(chance.choice(game.legal_actions()))
    return server.from_file(game.record(whole=False, seat=1), title="own file")


def over(server: Server) -> Table:
    """A game that has ended, and its rematch."""
    game = tikal.new_game("classic", players=2, seed=9)
    chance = random.Random(9)
    while not game.is_over:
        game.play(chance.choice(game.legal_actions()))
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "link", "name": "Bo"}]
    table = server.from_file(game.record(), seats=seats, title="over")
    table.post("/rematch", table.host)
    return table


def keys(server: Server) -> Table:
    """Commands under keys of their clients' choice."""
    table = server.set_up(title="keys", seed=10)
    for number in range(4):
        table.play(table.get("/positions/now", *table.people)["view"]["legal_actions"][0], key=f"move-{number}")
    return table


def awaiting(server: Server) -> Table:
    """A seat whose player has not come yet, a pace, and a series. Its invitation stands in place of the secret."""
    wanted = {
        "edition": "classic",
        "seats": [{"kind": "here", "name": "Ana"}, {"kind": "link", "name": "Bo"}],
        "title": "awaiting",
        "seed": 11,
        "pace": {"unit": "days", "turn": 3, "reserve": 2, "late": "pass"},
        "series": {"kind": "best-of", "games": 3},
        "listed": True,
    }
    made = server.http.post("/api/tables", json=wanted).raise_for_status().json()
    (first, second) = made["seats"]
    table = Table(server, {**made, "seats": [first, {"secret": None}]})
    table.secrets[1] = second["invitation"]
    return table


TABLES: Final[dict[str, Callable[[Server], Table]]] = {
    "everything": everything,
    "auction": auction,
    "legend": legend,
    "own file": own_file,
    "over": over,
    "keys": keys,
    "awaiting": awaiting,
}


def seen(table: Table) -> dict[str, Any]:
    """What everybody is told about a table."""
    viewers = {"spectator": (), **{str(seat): (secret,) for seat, secret in enumerate(table.secrets) if secret}}
    return {viewer: _seen_with(table, *secrets) for viewer, secrets in viewers.items()}


def _seen_with(table: Table, *secrets: str | None) -> dict[str, Any]:
    info, view = table.get("", *secrets), table.get("/positions/now", *secrets)["view"]
    info.pop("clock", None)  # it says what time it is
    for seat in info["seats"]:
        del seat["connected"]
    events = table.get("/events", *secrets)["events"]
    return {"table": info, "events": events, "view": {part: view[part] for part in VIEW_PARTS}}


def main(version: str) -> None:
    """Write both files."""
    known: dict[str, Any] = {}
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        with serving(settings_for(f"sqlite:///{file}")) as address, Server(address) as server:
            for name, make in TABLES.items():
                table = make(server)
                known[name] = {"table": table.id, "host": table.host, "secrets": table.secrets, "seen": seen(table)}
        with sqlite3.connect(file) as connection:
            dump = "\n".join(connection.iterdump())
    (FOLDER / f"{version}.sql.gz").write_bytes(gzip.compress(dump.encode(), mtime=0))
    (FOLDER / f"{version}.json.gz").write_bytes(gzip.compress(json.dumps(known).encode(), mtime=0))


if __name__ == "__main__":
    main(*sys.argv[1:])
