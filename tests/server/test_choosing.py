"""What whoever sets up a table can choose besides the game: who begins, and in which colours people play."""

from __future__ import annotations

from typing import get_args

import pytest

import tikal
from serving import PEOPLE, Server, Table
from tikal.components import pieces
from tikal.server.schemas.sent import Colour

pytest_plugins = ("databases", "servers")

BOT = {"kind": "bot", "name": "Rob", "level": "random"}


def colours(table: Table) -> list[str]:
    return [seat["colour"] for seat in table.get("")["seats"]]


@pytest.mark.rule("R-SETUP-6")
def test_the_first_player_is_chosen_or_drawn(sqlite_server: Server) -> None:
    """The same seed gives the same deal, whoever begins."""
    drawn, *chosen = [sqlite_server.set_up(seed=4, first=first) for first in (None, 0, 1)]
    assert [table.get("")["to_act"] for table in chosen] == [0, 1]
    files = [table.ask("GET", "/file?known=all", table.host).text for table in (drawn, *chosen)]
    told = [[sentence["id"] for sentence in table.get("/events")["events"][0]["sentences"]] for table in chosen]
    assert all("event-first" in sentences for sentences in told)
    assert "event-first" not in {sentence["id"] for sentence in drawn.get("/events")["events"][0]["sentences"]}
    for file, first in zip(files[1:], (0, 1), strict=True):
        assert f"\nfirst: {first}\n" in file
        assert file.split("tiles A")[1].split("0. begin")[0] == files[0].split("tiles A")[1].split("0. begin")[0]
        assert tikal.load(file).to_act == first


def test_nobody_outside_the_table_can_begin(sqlite_server: Server) -> None:
    answer = sqlite_server.http.post("/api/tables", json={"edition": "classic", "seats": list(PEOPLE), "first": 2})
    assert answer.status_code == 422
    assert "0 to 1" in answer.json()["error"]["message"]


def test_the_colours_are_those_of_the_box() -> None:
    assert get_args(Colour.__value__) == pieces().expedition.colours


def test_colours_that_nobody_chose_are_those_that_are_left(sqlite_server: Server) -> None:
    ana, bo = PEOPLE
    assert colours(sqlite_server.set_up([ana, bo, BOT])) == ["red", "orange", "white"]
    table = sqlite_server.set_up([ana, {**bo, "colour": "red"}, {**BOT, "colour": "blue"}])
    assert colours(table) == ["orange", "red", "blue"]
    body = {"edition": "classic", "seats": [{**ana, "colour": "blue"}, {**bo, "colour": "blue"}]}
    answer = sqlite_server.http.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert "blue" in answer.json()["error"]["message"]


def test_players_change_their_colour_but_not_somebody_elses(sqlite_server: Server) -> None:
    """A bot gives way, a person does not."""
    table = sqlite_server.set_up([*PEOPLE, BOT])
    ana = table.secrets[0]

    def wish(colour: str) -> tuple[int, list[str]]:
        answer = table.ask("PUT", "/seats/0/colour", ana, json={"colour": colour})
        return answer.status_code, colours(table)

    assert wish("blue") == (200, ["blue", "orange", "white"])
    assert wish("white") == (200, ["white", "orange", "blue"])
    assert wish("orange") == (409, ["white", "orange", "blue"])
    assert wish("white")[0] == 409
    assert table.refused("PUT", "/seats/1/colour", ana, json={"colour": "red"})[0] == 403


def test_a_rematch_keeps_the_colours(sqlite_server: Server) -> None:
    ana, bo = PEOPLE
    table = sqlite_server.set_up([{**ana, "colour": "white"}, bo], seed=1)
    table.play_to_the_end(seed=1)
    (event,) = table.post("/rematch", *table.people)["events"]
    info = sqlite_server.http.get(f"/api/tables/{event['table']}").json()
    assert [seat["colour"] for seat in info["seats"]] == ["white", "red"]
