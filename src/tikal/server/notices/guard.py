"""Keeps what players ask us to call from reaching into the server's own network.

An address is checked when it is entered, and again, by the interpreter itself, at the moment of every connection:
whatever a name means by then, wherever a redirection leads, and whichever library dials.
"""

from __future__ import annotations

import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final

NAT64: Final = ip_network("64:ff9b::/96")
"""Addresses in which an address of IPv4 is hidden."""
CONNECTING: Final = frozenset(("socket.connect", "socket.sendto", "socket.sendmsg"))


class ForbiddenAddress(OSError):
    """The address is in a network that notices may not go to."""


def is_public(address: str) -> bool:
    """Whether anybody on the internet could call this address."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast and not one.is_reserved for one in _meant(found))


def _meant(found: IPv4Address | IPv6Address) -> list[IPv4Address | IPv6Address]:
    """An address, and those of IPv4 within it."""
    if isinstance(found, IPv4Address):
        return [found]
    if found.ipv4_mapped is not None:
        return [found.ipv4_mapped]
    if found in NAT64:
        return [IPv4Address(int(found) & 0xFFFF_FFFF)]
    hidden = [one for one in (found.sixtofour, *(found.teredo or ())) if one is not None]
    return [found, *hidden]


def need_public(host: str) -> None:
    """`ForbiddenAddress` if a name means an address that is not public; `OSError` if it means none."""
    for *_, where in socket.getaddrinfo(host, None):
        if not is_public(str(where[0])):
            raise ForbiddenAddress(host)


_guarded: Final = threading.local()
_hooked: Final = threading.Lock()
_is_hooked = False


@contextmanager
def only_public() -> Iterator[None]:
    """Within this thread, nothing but public addresses can be connected to."""
    _hook()
    _guarded.on = True
    try:
        yield
    finally:
        _guarded.on = False


def _hook() -> None:
    global _is_hooked
    with _hooked:
        if not _is_hooked:
            sys.addaudithook(_watch)
            _is_hooked = True


def _watch(event: str, args: tuple[Any, ...]) -> None:
    if event in CONNECTING and getattr(_guarded, "on", False):
        address = args[1]
        if not isinstance(address, tuple) or not is_public(str(address[0])):
            raise ForbiddenAddress("a connection that is not to a public address")
