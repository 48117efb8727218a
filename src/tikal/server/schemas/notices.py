"""Notices: where players are notified that it is their turn."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, Field
from typing_extensions import TypedDict

from tikal.rules.state import SEATS
from tikal.server.schemas.sent import Sent, ShownSecret, printable

Language: TypeAlias = Annotated[str, Field(pattern="^[a-z]{2}$")]
Token: TypeAlias = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class PushSubscriptionKeys(Sent):
    """Of a browser."""

    p256dh: Annotated[str, Field(min_length=80, max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Field(min_length=16, max_length=40, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushSubscriptionSent(Sent):
    """What a browser gives out for web push."""

    endpoint: Annotated[str, Field(max_length=1000, pattern=r"^https?://[!-~]+$")]
    keys: PushSubscriptionKeys
    expirationTime: Any = None  # noqa: N815 -- browsers call it so


class NewAddress(Sent):
    """A browser's subscription, or an address such as `discord://...`, `mailto://...` or `https://...`."""

    subscription: PushSubscriptionSent | None = None
    address: Annotated[str, Field(min_length=3, max_length=1000), AfterValidator(printable)] | None = None
    language: Language = "en"


class TokenSent(Sent):
    """The token in the link of a message."""

    token: Token


class AddressInfo(TypedDict):
    """An address without its secrets."""

    id: str
    kind: Literal["push", "address"]
    shown: str
    confirmed: bool
    """Nothing but test messages is sent before the link in one of them was opened."""
    problem: str | None
    """Id of a message that says why the last message did not arrive."""


class Addresses(TypedDict):
    """All addresses of a seat, or of a table, and the key with which browsers subscribe."""

    push_key: str
    addresses: list[AddressInfo]


class Tested(TypedDict):
    """What came of a test message."""

    problem: str | None


class AddressOfToken(TypedDict):
    """What the link in a message is about."""

    table: str
    title: str
    shown: str
    confirmed: bool


TableName: TypeAlias = Annotated[str, Field(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]


class CalendarWanted(Sent):
    """A calendar: [table] -> one's secrets there. With a token, that calendar is changed."""

    tables: Annotated[dict[TableName, Annotated[list[ShownSecret], Field(max_length=SEATS + 1)]], Field(max_length=100)]
    token: Annotated[str, Field(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")] | None = None
    language: Language = "en"


class CalendarToken(TypedDict):
    """The token of a calendar, which is at `/calendar/TOKEN.ics`."""

    token: str
