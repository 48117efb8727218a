"""How a command is declared, once: schema, route, socket message and TypeScript type follow from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from string import Formatter
from typing import Any, ClassVar, Final, Literal, TypeVar, cast

import msgspec
from pydantic import create_model

from tikal.server.schemas.sent import Key, Sent
from tikal.server.tables.change import Change

FINGERPRINT_BYTES: Final = 16


class Command(Sent):
    """Something that a person at a table does: it adds events to the table, or is refused and changes nothing.

    A command that is sent again with the same key is answered as the first time and not done twice.
    """

    declared_as: ClassVar[str]
    """Its name on the socket."""
    is_endless: ClassVar[bool] = True
    """Whether it can be done again and again; the number of moves in a game is limited."""
    key: Key | None = None

    def fingerprint(self) -> str:
        """The same for commands that ask for the same, on whichever way they came."""
        asked = [self.declared_as, {field: getattr(self, field) for field in sorted(_asked_for(type(self)))}]
        return blake2b(msgspec.json.encode(asked), digest_size=FINGERPRINT_BYTES).hexdigest()

    def do(self, change: Change) -> None:
        """Carry it out."""
        raise NotImplementedError


def _asked_for(model: type[Command]) -> set[str]:
    return set(model.model_fields) - {"key", "type", "command"}


@dataclass(frozen=True, slots=True)
class Declared:
    """A command with its name on the socket and its route below the table's address."""

    name: str
    method: str
    path: str
    model: type[Command]

    @property
    def path_fields(self) -> tuple[str, ...]:
        """Fields that stand in the path of the route, not in its body."""
        return tuple(field for _, field, _, _ in Formatter().parse(self.path) if field)

    def socket_model(self) -> type[Command]:
        """The command as a message on the socket, where the key must be there."""
        # mypy sees no literal in a name that is known only at run time.
        fields: dict[str, Any] = {"type": Literal["do"], "command": cast(Any, Literal)[self.name], "key": Key}
        return create_model(f"Do{self.model.__name__}", __base__=self.model, __doc__=self.model.__doc__, **fields)


COMMANDS: Final[dict[str, Declared]] = {}
"""[name] -> the command. Each is entered by its declaration."""

Model = TypeVar("Model", bound=type[Command])


def command(name: str, route: str) -> Callable[[Model], Model]:
    """Declare a command under a name, with a route such as `POST /moves`."""

    def declare(model: Model) -> Model:
        method, path = route.split(" ")
        model.declared_as = name
        COMMANDS[name] = Declared(name, method, path, model)
        return model

    return declare
