"""A command or question is declared once: its route, its message on the socket and its type follow. So is an event."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from pydantic import ValidationError

from tikal.server.commands.catalogue import COMMANDS
from tikal.server.commands.command import Command, Declared
from tikal.server.commands.seats import Rename
from tikal.server.questions import QUESTIONS, Why
from tikal.server.running.wire_schema import wire_schema
from tikal.server.schemas.history import EventKind
from tikal.server.schemas.sent import SeatNumber
from tikal.server.sockets.messages import TO_SERVER
from tikal.server.store.events import KINDS
from tikal.server.tables.change import Change


class Wave(Command):
    """Wave to a seat."""

    seat: SeatNumber

    def do(self, change: Change) -> None:
        """Nothing comes of it."""


@pytest.fixture(scope="module")
def shapes() -> dict[str, Any]:
    found: dict[str, Any] = wire_schema()["$defs"]
    return found


def test_every_command_has_a_type_for_the_socket_and_one_for_its_route(shapes: dict[str, Any]) -> None:
    assert len(COMMANDS) >= 12
    for name, declared in COMMANDS.items():
        message = shapes[f"Do{declared.model.__name__}"]
        assert message["properties"]["command"]["const"] == name
        assert {"type", "command", "key"} <= set(message["required"])
        assert set(message["properties"]) == {"type", "command", *declared.model.model_fields}
        body = f"{declared.model.__name__}Body" if declared.path_fields else declared.model.__name__
        assert declared.method == "DELETE" or body in shapes


def test_every_question_has_a_type_for_the_socket_and_one_for_its_route(shapes: dict[str, Any]) -> None:
    assert set(QUESTIONS) == {"why", "preview", "hint", "plan", "threats"}
    for name, declared in QUESTIONS.items():
        assert shapes[f"Ask{declared.model.__name__}"]["properties"]["what"]["const"] == name
        assert declared.model.__name__ in shapes


def test_a_message_is_read_as_its_command_at_once() -> None:
    sent = {"type": "do", "command": "name", "key": "k", "seat": 1, "name": "Bo"}
    message = TO_SERVER.validate_python(sent)
    assert isinstance(message, Rename)
    assert (message.seat, message.name, message.key) == (1, "Bo", "k")
    assert isinstance(TO_SERVER.validate_python({"type": "ask", "id": "1", "what": "why", "action": "end"}), Why)
    for wrong in ({"name": ""}, {"seat": "1"}, {"more": 1}, {"command": "wave"}, {"key": None}):
        with pytest.raises(ValidationError):
            TO_SERVER.validate_python(sent | wrong)


def test_what_stands_in_the_path_is_not_in_the_body() -> None:
    declared = Declared("wave", "POST", "/seats/{seat}/wave", Wave)
    assert declared.path_fields == ("seat",)
    message = declared.socket_model().model_validate({"type": "do", "command": "wave", "key": "k", "seat": 1})
    assert isinstance(message, Wave)


def test_clients_know_every_kind_of_event_that_is_stored() -> None:
    assert set(KINDS) == set(get_args(EventKind.__value__))
    assert all(model.kind == kind for kind, model in KINDS.items())
