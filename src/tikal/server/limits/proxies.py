"""Reverse proxies that are trusted to name a client's address: as they are written on the command line."""

from __future__ import annotations

from ipaddress import ip_address, ip_network

from tikal.errors import TikalError

ALL = "*"


class Proxies:
    """The trusted ones. uvicorn reads the same text, but takes whatever it cannot read for a name and trusts nobody.

    >>> proxies = Proxies("127.0.0.1, 10.0.0.0/8")
    >>> "10.1.2.3" in proxies, "192.0.2.1" in proxies
    (True, False)
    """

    def __init__(self, written: str) -> None:
        self._all = written.strip() == ALL
        parts = [] if self._all or not written.strip() else written.split(",")
        try:
            self._networks = [ip_network(part.strip()) for part in parts]
        except ValueError as error:
            raise TikalError(
                f"--trusted-proxies: {error}; write addresses such as 127.0.0.1 or networks such as 10.0.0.0/8, "
                f"with commas, or {ALL} for all"
            ) from None

    def __contains__(self, client: object) -> bool:
        if self._all:
            return True
        try:
            address = ip_address(str(client))
        except ValueError:
            return False
        return any(address in network for network in self._networks)
