"""An agent's session is the name of its table and the secret of its seat, in one word."""

from __future__ import annotations

from dataclasses import dataclass

from tikal.server.refusal import no_secret, wrong_secret
from tikal.server.secrets import LONGEST_SECRET, is_table_id


@dataclass(frozen=True, slots=True)
class Session:
    """Who asks: a table, and a secret that opens a seat there."""

    table: str
    secret: str

    def __str__(self) -> str:
        return f"{self.table}.{self.secret}"

    @property
    def secrets(self) -> tuple[str, ...]:
        """The secrets to show."""
        return (self.secret,)


def read_session(written: str) -> Session:
    """The session of a text; `Refusal` if it cannot be one."""
    table, _, secret = written.strip().partition(".")
    if not secret:
        raise no_secret()
    if not is_table_id(table) or len(secret) > LONGEST_SECRET:
        raise wrong_secret()
    return Session(table, secret)
