"""Draws that anybody can check: what a table promises about its set-up, and when the salt is told."""

from __future__ import annotations

import random
from pathlib import Path

import tikal
from serving import Server, serving, settings_for
from tikal.server.store.database import Database

pytest_plugins = ("databases", "servers")


def finished(edition: str = "supermeeple-2015") -> tikal.Game:
    game = tikal.new_game(edition, players=2, seed=3, salt="5" * 64)
    chance = random.Random(3)
    while not game.is_over:
        game.play(chance.choice(game.legal_actions()))
    return game


def test_a_table_shows_the_fingerprint_at_once_and_the_salt_at_the_end(server: Server) -> None:
    table = server.set_up(seed=1)
    promised = table.get("", *table.people)["draws"]
    assert promised["salt"] is None
    assert len(promised["commitment"]) == 64
    for secrets in ((), table.people, (table.host,)):
        answer = table.ask("GET", "/file", *secrets)
        assert answer.headers["content-disposition"].endswith('.tikal"')
        file = answer.text
        assert "salt: ?\n" in file
        assert f"commitment: {promised['commitment']}\n" in file
    table.play_to_the_end(seed=1)
    shown = table.get("")["draws"]
    assert shown["commitment"] == promised["commitment"]
    whole = tikal.load(table.ask("GET", "/file").text)
    assert whole.commitment is not None
    assert (whole.commitment.digest, whole.commitment.salt) == (shown["commitment"], shown["salt"])


def test_no_salt_travels_while_the_game_runs(server: Server) -> None:
    table = server.set_up()
    with table.live(*table.people, table.host) as live:
        heard = str(live.hear("welcome"))
        live.do("chat", text="hello")
        heard += str(live.hear("event"))
    heard += table.ask("GET", "/events", *table.people).text + table.ask("GET", "", *table.people).text
    assert heard.count("'salt': None") == 2
    assert heard.count('"salt":null') == 1


def test_the_same_seed_gets_another_fingerprint_each_time(server: Server) -> None:
    """Otherwise somebody who knows seeds could look up the set-up behind a fingerprint."""
    fingerprints = {server.set_up(seed=1).get("")["draws"]["commitment"] for _ in range(2)}
    assert len(fingerprints) == 2


def test_the_rematch_makes_a_promise_of_its_own(server: Server) -> None:
    table = server.set_up(seed=1)
    table.play_to_the_end(seed=1)
    again = table.post("/rematch", table.host)["events"][0]["table"]
    draws = server.http.get(f"/api/tables/{again}").json()["draws"]
    assert draws["salt"] is None
    assert draws["commitment"] != table.get("")["draws"]["commitment"]


def test_a_file_is_looked_at_with_its_promise_but_played_on_without(server: Server) -> None:
    file = finished().record()
    looked_at = server.from_file(file)
    assert looked_at.get("")["draws"]["salt"] == "5" * 64
    seats = [{"kind": "here"}, {"kind": "here"}]
    for at in (0, 10, None):
        played_on = server.from_file(file, at=at, seats=seats)
        assert played_on.get("")["draws"] is None, "whoever has the file knows what comes"
        assert "commitment" not in played_on.ask("GET", "/file", *played_on.people).text


def test_a_file_with_another_salt_is_refused(server: Server) -> None:
    file = finished().record().replace("5" * 64, "6" * 64)
    answer = server.http.post("/api/tables/from-file", json={"file": file})
    assert answer.status_code == 422
    assert "do not give this commitment" in answer.json()["error"]["message"]


def test_the_promise_is_stored_before_anything_is_answered(tmp_path: Path) -> None:
    """A server that is started again tells the same fingerprint."""
    database = f"sqlite:///{tmp_path / 'tikal.db'}"
    with serving(settings_for(database)) as address, Server(address) as server:
        table = server.set_up()
        before = table.get("")["draws"]
    with serving(settings_for(database)) as address, Server(address) as server:
        assert table.at(server).get("")["draws"] == before
    stored = Database(database)
    with stored.reading() as connection:
        found = connection.exec_driver_sql("SELECT commitment, length(salt) FROM tables").one()
    stored.close()
    assert tuple(found) == (before["commitment"], 64)
