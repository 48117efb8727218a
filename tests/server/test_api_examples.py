"""The examples on the page about the API run against a server."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from serving import Server, serving, settings_for, wait_until
from tikal.server.running.app import create_app
from tikal.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
EXAMPLES = re.findall(r"^```python server\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
MOVES = 3


pytest_plugins = ("databases",)


def test_the_examples_of_the_api_run(sqlite: str) -> None:
    assert len(EXAMPLES) == 5
    with serving(settings_for(sqlite)) as address:
        names: dict[str, Any] = {"SERVER": f"http://{address}"}
        for example in EXAMPLES:
            exec(compile(example, str(PAGE), "exec"), names)
        table, secret = names["table"], names["secret"]
        names["play"](f"ws://{address}", table, secret, seat=0, moves=MOVES)
        events = httpx.get(f"http://{address}/api/tables/{table}/events?since=0").json()["events"]
        names["server"].close()
    assert sum(event["kind"] == "move" and event["seat"] == 0 for event in events) >= MOVES - 1


def test_the_program_can_play_both_seats_at_once(sqlite: str) -> None:
    """Both count their keys in the same way, and neither is in the way of the other."""
    names: dict[str, Any] = {}
    exec(compile(next(one for one in EXAMPLES if "def play" in one), str(PAGE), "exec"), names)

    def play(*args: Any) -> None:
        with suppress(ConnectionClosed):  # the server stops when they have played enough
            names["play"](*args)

    with serving(settings_for(sqlite)) as address, Server(address) as server:
        table = server.set_up(edition="classic")
        both = [
            Thread(target=play, args=(f"ws://{address}", table.id, secret, seat, 1000))
            for seat, secret in enumerate(table.secrets)
        ]
        for program in both:
            program.start()

        def both_have_moved() -> bool:
            events = table.get("/events")["events"]
            moves = Counter(event["seat"] for event in events if event["kind"] == "move")
            return min(moves[0], moves[1]) > 2 * MOVES

        wait_until(both_have_moved)
    for program in both:
        program.join()


def test_the_page_names_every_request(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    for path in create_app(Settings(database=f"sqlite:///{tmp_path}/tables.db")).openapi()["paths"]:
        if path.startswith("/api/"):
            last = [part for part in path.split("/") if not part.startswith("{")][-1]
            assert last in text, path
