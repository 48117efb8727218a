"""The addresses at which this server can be reached, for somebody who wants to send a link to friends."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

from tikal.server.schemas.about import Reachable

EVERYWHERE: Final = frozenset(("0.0.0.0", "::"))
"""Addresses to listen on that mean all of a machine."""
SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)
"""An address that belongs to nobody."""


def local_address() -> str | None:
    """The address of this machine in its local network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)  # sends nothing: only the way there is looked up
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if ip_address(found).is_loopback or ip_address(found).is_unspecified else found


def page_for_friends(port: int | None) -> str | None:
    """Where friends in the local network find the page of a server that listens to them on this port."""
    found = None if port is None else local_address()
    return None if found is None else f"http://{found}:{port}"


def reach(alone: bool, port: int | None, asked_from: str | None) -> Reachable:
    """For a client on this machine; addresses of the network behind a server are nobody else's business.

    A server that listens on this machine only is not alone: mostly a reverse proxy stands in front of it.
    """
    try:
        is_here = ip_address(asked_from or "").is_loopback
    except ValueError:
        is_here = False
    return {"only_here": is_here and alone, "address": page_for_friends(port) if is_here else None}
