"""Who is behind a request or a connection: an address, and a table there if a secret of it was shown."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.types import Scope

LONGEST_ADDRESS: Final = 64


@dataclass(slots=True)
class Caller:
    """Somebody who wants something. Fair queues share between addresses first, then between an address's tables."""

    address: str = ""
    """Empty for what the server does by itself."""
    table: str = ""
    """The table whose secret was shown and is right; known only after the table was looked at."""


SERVER: Final = Caller()
current: Final[ContextVar[Caller]] = ContextVar("caller", default=SERVER)


def caller() -> Caller:
    """The client that the server is working for."""
    return current.get()


def address_of(scope: Scope) -> str:
    """The address of a client; of IPv6 the network, because one client has millions of addresses there."""
    host = str(scope["client"][0]) if scope.get("client") else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:LONGEST_ADDRESS]
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(ip_network((address, 64), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)
