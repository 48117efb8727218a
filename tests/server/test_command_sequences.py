"""Whatever commands come, in whatever order and from whomever: none is an error, and what is stored can be replayed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from serving import Server, Table, serving, settings_for
from tikal.server.botting.settings import BotSettings

SEATS = [{"kind": "here", "name": name} for name in ("Ana", "Bo", "{2}")]
numbers = st.integers(0, 3)
levels = st.sampled_from(("random", "greedy", "nobody"))
commands = st.one_of(
    st.tuples(st.just("move"), st.integers(0, 10_000)),
    st.tuples(st.just("move"), st.integers(0, 10_000)),
    st.tuples(st.just("POST /undo"), st.fixed_dictionaries({"count": st.sampled_from((1, 2, "turn"))})),
    st.tuples(st.just("POST /takeback"), st.fixed_dictionaries({"to": st.integers(0, 30)})),
    st.tuples(st.just("POST /takeback/answer"), st.fixed_dictionaries({"agree": st.booleans()})),
    st.tuples(st.just("POST /chat"), st.fixed_dictionaries({"text": st.sampled_from(("{0}", "hm", "👩\u200d🚀"))})),
    st.tuples(st.builds("PUT /seats/{}/name".format, numbers), st.fixed_dictionaries({"name": st.just("{1}")})),
    st.tuples(st.builds("POST /seats/{}/bot".format, numbers), st.fixed_dictionaries({"level": levels})),
    st.tuples(st.builds("DELETE /seats/{}/bot".format, numbers), st.none()),
    st.tuples(st.just("POST /resign"), st.fixed_dictionaries({"seat": numbers})),
    st.tuples(st.just("POST /rematch"), st.just({})),
)
whom = st.sampled_from(("seat 0", "seat 1", "seat 2", "host", "everybody", "nobody"))
keys = st.none() | st.sampled_from("ab")


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """A server, and another one on the same database that has to read everything anew. Bots only rest."""
    file: Path = tmp_path_factory.mktemp("sequences") / "tikal.db"
    plain = replace(settings_for(f"sqlite:///{file}"), bots=BotSettings(processes=1, rest=0.0))
    forgetful = replace(plain, live_tables=1)
    with serving(plain) as one, serving(forgetful) as two, Server(one) as first, Server(two) as second:
        yield first, second


def secrets_of(table: Table, who: str) -> list[str | None]:
    if who.startswith("seat"):
        return [table.secrets[int(who[-1])]]
    known: dict[str, list[str | None]] = {"host": [table.host], "everybody": [*table.secrets, table.host]}
    return known.get(who, [])


def sent(table: Table, who: str, what: str, body: Any, key: str | None) -> int:
    """The status with which a command is answered."""
    secrets = secrets_of(table, who)
    if what == "move":
        legal = table.get("/positions/now", *table.people)["view"]["legal_actions"]
        what, body = "POST /moves", {"actions": [legal[body % len(legal)] if legal else "end"], "key": key or "fresh"}
    method, path = what.split(" ")
    if body is not None and key is not None:
        body = {**body, "key": key}
    return table.ask(method, path, *secrets, **({} if body is None else {"json": body})).status_code


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(whom, commands, keys), max_size=25), st.booleans())
def test_no_sequence_of_commands_breaks_a_table(
    both: tuple[Server, Server], sequence: list[tuple[str, tuple[str, Any], str | None]], auction: bool
) -> None:
    server, other = both
    table = server.set_up(SEATS, auction=auction)
    for who, (what, body), key in sequence:
        assert sent(table, who, what, body, key) < 500, (who, what, body, key)
    everybody = [*table.secrets, table.host]
    events = table.get("/events", *everybody)
    assert [event["seq"] for event in events["events"]] == list(range(1, events["seq"] + 1))
    anew = table.at(other)
    server_says, other_says = (
        {path: one.get(path, *everybody) for path in ("", "/events", "/positions/now")} for one in (table, anew)
    )
    assert server_says == other_says
