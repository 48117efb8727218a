"""The examples on the page about the API run against a server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx

from server_process import started
from tikal.server.app import create_app
from tikal.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
EXAMPLES = re.findall(r"^```python server\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
MOVES = 3


def test_the_examples_of_the_api_run(tmp_path: Path) -> None:
    assert len(EXAMPLES) == 4
    with started("serve", "--port", "0", data=tmp_path) as server:
        names: dict[str, Any] = {"SERVER": server.address}
        for example in EXAMPLES:
            exec(compile(example, str(PAGE), "exec"), names)
        table, secret = names["table"], names["secret"]
        names["play"](server.address.replace("http", "ws"), table, secret, seat=0, moves=MOVES)
        events = httpx.get(f"{server.address}/api/tables/{table}/events?since=0").json()["events"]
        names["server"].close()
    assert sum(event["kind"] == "move" and event["seat"] == 0 for event in events) >= MOVES - 1


def test_the_page_names_every_request(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    for path in create_app(Settings(database=f"sqlite:///{tmp_path}/tables.db")).openapi()["paths"]:
        if path.startswith("/api/"):
            last = [part for part in path.split("/") if not part.startswith("{")][-1]
            assert last in text, path
