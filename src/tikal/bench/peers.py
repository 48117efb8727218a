"""The engines that we compare ourselves with. None of them is a dependency of this package."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Peer:
    """Another engine, in a fixed version so that ratios stay comparable."""

    name: str
    package: str
    version: str

    @property
    def requirement(self) -> str:
        """What an installer is asked for."""
        return f"{self.package}=={self.version}"


CATANATRON = Peer("catanatron", "catanatron", "3.2.1")
OPENSPIEL = Peer("openspiel", "open_spiel", "2.0.2")
CHESS = Peer("chess", "chess", "1.11.2")
PETTINGZOO = Peer("pettingzoo", "pettingzoo[classic]", "1.27.0")
PGX = Peer("pgx", "pgx", "2.6.0")

PEERS: Mapping[str, Peer] = {peer.name: peer for peer in (CATANATRON, OPENSPIEL, CHESS, PETTINGZOO, PGX)}
ENGINES = ("catanatron", "openspiel", "chess")
"""Peers whose bare games are compared with ours."""
ENVIRONMENTS = ("pgx", "openspiel", "pettingzoo")
"""Peers whose environments for learners are compared with ours."""


class UnknownPeerError(ValueError):
    """A name that is not a peer's."""


def choose(text: str) -> list[Peer]:
    """The peers in a comma-separated list; `none` stands for the empty list.

    >>> [peer.name for peer in choose("chess, catanatron")]
    ['chess', 'catanatron']
    >>> choose("none")
    []
    """
    names = [name.strip() for name in text.split(",") if name.strip()]
    if names == ["none"]:
        return []
    unknown = [name for name in names if name not in PEERS]
    if unknown or not names:
        wrong = ", ".join(unknown) or "an empty list"
        raise UnknownPeerError(f"{wrong} is not a peer. Choose from {', '.join(PEERS)}, or none.")
    return [PEERS[name] for name in dict.fromkeys(names)]
