"""What a load test does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from tikal.errors import TikalError

THIS_MACHINE: Final = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True, slots=True)
class Plan:
    """How many tables, how long, how often the server is killed."""

    server: str | None
    """Address of a running server; None for one of our own."""
    tables: int
    players: int
    seconds: float
    rate: float
    """Moves a second at each table; 0 is as many as it can."""
    kills: int
    database: str | None
    """PostgreSQL for our own server; SQLite in a temporary folder unless another one is named."""
    edition: str
    seed: int

    def __post_init__(self) -> None:
        if self.server is not None and urlsplit(self.server).hostname not in THIS_MACHINE:
            raise TikalError(
                "--server: a load test is only for a server on this machine, such as http://127.0.0.1:8000"
            )
        if self.server is not None and (self.kills or self.database):
            raise TikalError("--kills and --database are for a server that the load test starts itself: drop --server")
        if self.database is not None and not self.database.startswith("postgresql"):
            raise TikalError("--database should be postgresql://USER:PASSWORD@HOST/NAME")
