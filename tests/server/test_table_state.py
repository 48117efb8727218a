"""The table that comes with each event is right where clients that kept count themselves went wrong."""

from __future__ import annotations

from typing import Any

import pytest

from serving import Server, Table
from tikal.server.store.sentences import NAMES_OF_SEATS, SeatName, Sentence, stored
from tikal.texts.messages import Message

pytest_plugins = ("databases", "servers")

THREE = [{"kind": "here", "name": "Ana"}, {"kind": "link", "name": "Bo"}, {"kind": "link", "name": "Chloé"}]


def event_of(table: Table, secrets: list[str | None], command: str, **body: Any) -> dict[str, Any]:
    """What a spectator hears of a command."""
    with table.live() as watcher, table.live(*secrets) as live:
        watcher.hear("welcome")
        live.hear("welcome")
        done = live.do(command, **body)
        assert done["type"] == "done", done
        while True:
            message = watcher.hear("event")
            if message["event"]["seq"] == done["seq"]:
                return message


def test_a_resigned_seat_is_a_bots(server: Server) -> None:
    table = server.set_up(THREE)
    message = event_of(table, [table.secrets[2]], "resign", seat=2)
    seat = message["table"]["seats"][2]
    assert (seat["kind"], seat["level"], seat["resigned"]) == ("bot", "greedy", True)


@pytest.mark.parametrize(("seat", "kind"), [(0, "here"), (1, "link")])
def test_a_seat_taken_back_from_a_bot_is_what_it_was_before(server: Server, seat: int, kind: str) -> None:
    table = server.set_up(THREE)
    given = event_of(table, [table.host], "bot", seat=seat, level="random")["table"]["seats"][seat]
    assert (given["kind"], given["level"]) == ("bot", "random")
    taken = event_of(table, [table.host], "unbot", seat=seat)["table"]["seats"][seat]
    assert (taken["kind"], taken["level"], taken["resigned"]) == (kind, None, False)


def test_a_take_back_of_somebody_with_two_seats_has_both_agreements(server: Server) -> None:
    table = server.set_up(THREE)
    table.play(table.get("/positions/now", *table.people)["view"]["legal_actions"][0])
    asked = event_of(table, table.secrets[:2], "takeback", to=1)
    assert asked["table"]["takeback"] == {"by": 0, "to": 1, "agreed": [0, 1]}
    assert asked["event"]["agreed"] == [0, 1]
    done = event_of(table, [table.secrets[2]], "answer", agree=True)
    assert done["event"]["kind"] == "takeback"
    assert done["table"]["takeback"] is None


def test_a_take_back_that_only_a_resigned_seat_had_to_answer_is_carried_out(server: Server) -> None:
    table = server.set_up(THREE)
    table.play(table.get("/positions/now", *table.people)["view"]["legal_actions"][0])
    event_of(table, table.secrets[:2], "takeback", to=1)
    with table.live() as watcher, table.live(table.secrets[2]) as live:
        watcher.hear("welcome")
        live.hear("welcome")
        assert live.do("resign", seat=2)["type"] == "done"
        resigned, went_back = watcher.hear("event"), watcher.hear("event")
    assert [resigned["event"]["kind"], went_back["event"]["kind"]] == ["resigned", "takeback"]
    assert resigned["table"]["takeback"]["agreed"] == [0, 1]
    assert went_back["table"]["takeback"] is None


def test_a_player_may_be_called_like_a_placeholder(server: Server) -> None:
    seats = [{"kind": "here", "name": "{1}"}, {"kind": "here", "name": "{0}"}]
    table = server.set_up(seats, seed=3)
    to_act = table.get("")["to_act"]
    table.play(table.get("/positions/now", *table.people)["view"]["legal_actions"][0])
    move = table.get("/events")["events"][-1]
    assert move["sentences"][0]["args"]["name"] == seats[to_act]["name"]
    named = event_of(table, [table.secrets[1]], "name", seat=1, name="{2}")
    assert named["event"]["sentences"] == [{"id": "event-renamed", "args": {"old": "{0}", "name": "{2}"}}]
    assert [seat["name"] for seat in named["table"]["seats"]] == ["{1}", "{2}"]
    names = {event["sentences"][0]["args"].get("name") for event in table.get("/events")["events"][1:]}
    assert names <= {"{1}", "{2}"}, "what happened before has the present names"


def test_names_are_filled_in_by_type_wherever_they_stand() -> None:
    inner = Message("event-asked", {"name": NAMES_OF_SEATS[1]}).to_dict()
    told = Message("event-renamed", {"names": [NAMES_OF_SEATS[0], "{0}"], "inner": inner, "number": 1})
    (sentence,) = stored([told])
    assert sentence.args["inner"] == Sentence("event-asked", {"name": SeatName(1)})
    assert sentence.with_names(["{1}", "Bo"]) == {
        "id": "event-renamed",
        "args": {"names": ["{1}", "{0}"], "inner": {"id": "event-asked", "args": {"name": "Bo"}}, "number": 1},
    }
