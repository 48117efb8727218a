"""Puzzles over HTTP: a list, a position, what comes of a turn, and the best one."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import httpx
import pytest

from serving import Server
from tikal.puzzles.collection import of_day, puzzle, puzzles

pytest_plugins = ("databases", "servers")


def get(server: Server, path: str) -> httpx.Response:
    return httpx.get(f"http://{server.address}/api/puzzles{path}", timeout=60)


def attempt(server: Server, name: object, actions: Any) -> httpx.Response:
    return httpx.post(f"http://{server.address}/api/puzzles/{name}/try", json={"actions": actions}, timeout=60)


def test_the_list_has_every_puzzle_and_says_which_is_todays(server: Server) -> None:
    listed = get(server, "").json()
    today = datetime.now(UTC).date()
    assert (listed["date"], listed["today"]) == (today.isoformat(), of_day(today).number)
    assert [one["number"] for one in listed["puzzles"]] == [one.number for one in puzzles()]
    assert not {"best", "turn"} & listed["puzzles"][0].keys()  # nobody who only looks is told


def test_a_puzzle_is_solved(server: Server) -> None:
    one = puzzle(1)
    begun = get(server, "/1").json()
    assert begun["seat"] == begun["position"]["view"]["to_act"] == one.seat
    assert begun["position"]["view"]["ap"] == 10
    assert "threats" not in begun["position"]["insight"], "it is what a table's position says"
    tried = attempt(server, 1, []).json()
    assert (tried["points"], tried["short"]) == (begun["points"], one.best - begun["points"])

    solution = get(server, "/1/solution").json()
    assert solution["best"] == one.best
    assert solution["counts"][-1] == len(solution["actions"]) == len(solution["moves"])
    tried = attempt(server, 1, solution["actions"]).json()
    assert (tried["points"], tried["short"]) == (one.best, 0)
    assert tried["position"]["undoable"] == len(solution["actions"])
    assert len(tried["steps"]) == len(solution["steps"])
    mine = next(one for one in tried["position"]["insight"]["scores_now"] if one["seat"] == begun["seat"])
    assert mine["total"] == one.best


def test_a_day_is_a_name(server: Server) -> None:
    assert get(server, "/2026-11-17").json()["puzzle"]["number"] == puzzle("2026-11-17").number
    assert get(server, "/today").json()["puzzle"]["number"] == puzzle().number


@pytest.mark.parametrize(
    "name", ["0", "141", "nonsense", "2026-13-01", "%C3%A9", "-1", "%EF%BC%92", "2026-11-1%EF%BC%97"]
)
def test_nonsense_is_not_found(server: Server, name: str) -> None:
    for answer in (get(server, f"/{name}"), get(server, f"/{name}/solution"), attempt(server, name, [])):
        assert answer.status_code == 404, answer.text
        assert answer.json()["error"]["id"] == "puzzle-unknown"


@pytest.mark.parametrize(
    ("actions", "status", "said"),
    [
        (["guard leader h5"], 409, "R-"),
        ([{"kind": "clear", "args": {"hex": "h5"}}], 409, "R-CLEAR"),
        (["jump"], 422, "ACTION-TEXT"),
        (["end"], 409, None),
        (["move leader a1 b1"] * 61, 422, None),
        ("end", 422, None),
        ([7], 422, None),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_rule(
    server: Server, actions: Any, status: int, said: str | None
) -> None:
    answer = attempt(server, 1, actions)
    assert answer.status_code == status, answer.text
    rule = answer.json()["error"]["rule"]
    assert rule is None if said is None else rule.startswith(said)


def test_the_page_answers_at_the_address_of_a_puzzle(server: Server) -> None:
    for path, status in (("/puzzles", 200), ("/puzzle/17", 200), ("/puzzle/2026-11-17", 200), ("/puzzle", 404)):
        assert httpx.get(f"http://{server.address}{path}").status_code == status, path
