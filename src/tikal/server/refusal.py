"""Saying no: what is wrong and what to do, as a message that can be shown in any language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tikal.errors import CannotUndo, FieldError, IllegalAction, RecordError, TikalError, UnreadableAction
from tikal.texts.messages import Arg, Message

MALFORMED: Final = 422
UNAUTHORIZED: Final = 401
TOO_MANY: Final = 429
LATER: Final = frozenset((TOO_MANY, 503, 507))
"""Statuses of what may work a little later."""
VALIDATOR_SAYS: Final = "Value error, "
FIELD: Final = re.compile(r"[a-z0-9_]\w*", re.ASCII)
PLAIN_TYPES: Final = frozenset(("str", "int", "float", "bool", "none"))
RETRY_AFTER: Final = 5
"""Seconds, if it is not known when there will be room again."""


class Refusal(Exception):
    """A request that is refused; `status` is that of HTTP, `code` a word for programs."""

    def __init__(self, status: int, code: str, message: Message, rule: str | None = None) -> None:
        super().__init__(message.id)
        self.status: Final = status
        self.code: Final = code
        self.message: Final = message
        self.rule: Final = rule

    @property
    def headers(self) -> dict[str, str]:
        """Headers of an HTTP answer: how to do it better."""
        headers = {"cache-control": "no-store"}
        if self.status == UNAUTHORIZED:
            headers["www-authenticate"] = "Bearer"
        if self.status in LATER:
            headers["retry-after"] = str(self.message.args.get("seconds", RETRY_AFTER))
        return headers

    def to_dict(self) -> dict[str, Any]:
        """The error as it travels."""
        return {
            "code": self.code,
            "message": self.message.text(),
            "id": self.message.id,
            "args": dict(self.message.args),
            "rule": self.rule,
        }


def no_secret() -> Refusal:
    """A secret is missing."""
    return Refusal(401, "secret-missing", Message("refused-secret-missing"))


def wrong_secret() -> Refusal:
    """None of the secrets opens anything here."""
    return Refusal(401, "secret-wrong", Message("refused-secret-wrong"))


def used_invitation() -> Refusal:
    """Somebody has used this invitation before."""
    return Refusal(401, "invitation-used", Message("refused-invitation-used"))


def forbidden(message_id: str, args: Mapping[str, Arg] | None = None) -> Refusal:
    """The client may not do this."""
    return Refusal(403, "forbidden", Message(message_id, args or {}))


def not_found(message_id: str, args: Mapping[str, Arg] | None = None) -> Refusal:
    """There is no such thing."""
    return Refusal(404, "not-found", Message(message_id, args or {}))


def conflict(code: str, message_id: str, args: Mapping[str, Arg] | None = None) -> Refusal:
    """The table is not in a state for this."""
    return Refusal(409, code, Message(message_id, args or {}))


def too_much(message_id: str, args: Mapping[str, Arg] | None = None) -> Refusal:
    """The client has had enough, or the server has enough to do."""
    return Refusal(429, "too-many", Message(message_id, args or {}))


def malformed(detail: str, **where: int | str) -> Refusal:
    """Something that cannot be understood, and where it is: a `field` such as `seats.1.name`, or a `line`."""
    return Refusal(MALFORMED, "malformed", Message("refused-malformed", {"detail": detail, **where}))


def malformed_first(errors: Sequence[Mapping[str, Any]], beside: int) -> Refusal:
    """The first thing that a validator has found; without a name, the whole.

    The first parts of its place, of which there are `beside`, are not fields. Where several things are allowed, there
    are errors for each of them: what comes farthest was meant.
    """
    places = [_place(error["loc"][beside:]) for error in errors]
    of_first = [number for number, place in enumerate(places) if place[: len(places[0])] == places[0]]
    number = max(of_first, key=lambda one: len(places[one]))
    name = dotted(places[number])
    problem = str(errors[number]["msg"]).removeprefix(VALIDATOR_SAYS)
    return malformed(f"{name or 'message'}: {problem}", field=name)


def _place(location: Iterable[int | str]) -> list[int | str]:
    """A field within fields, without the types that were tried there, such as `constrained-str`, `Wish` or `int`."""
    return [part for part in location if isinstance(part, int) or (FIELD.fullmatch(part) and part not in PLAIN_TYPES)]


def dotted(field: Iterable[int | str]) -> str:
    """A field within fields, in one word."""
    return ".".join(map(str, field))


def refusal_of(error: TikalError) -> Refusal:
    """What the engine refuses, for those outside."""
    if isinstance(error, IllegalAction):
        message = Message(error.message_id, dict(error.message_args))
        unreadable = isinstance(error, UnreadableAction)
        return Refusal(MALFORMED if unreadable else 409, "unreadable" if unreadable else "illegal", message, error.rule)
    if isinstance(error, CannotUndo):
        return conflict("cannot-undo", error.message_id, error.message_args)
    if isinstance(error, RecordError):
        return malformed(str(error), line=error.line)
    if isinstance(error, FieldError):
        return malformed(str(error), field=dotted(error.field))
    return malformed(str(error))
