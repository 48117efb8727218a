"""All limits with their usual values. A client is an IPv4 address, or an IPv6 network (/64)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tikal.server.durations import DAY, HOUR
from tikal.server.limits.buckets import Rate

MB: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client may do. `rates=False` switches off all that is counted by client or by time, for load tests."""

    rates: bool = True

    # Sizes.
    head: int = 64 * 1024
    """Bytes of a request that are no body: its address and headers."""
    body: int = 64 * 1024
    """Bytes of a request."""
    upload: int = 1_500_000
    """Bytes of an uploaded game file."""
    message: int = 64 * 1024
    """Bytes of a message on a WebSocket."""
    entries: int = 3000
    """Entries of an uploaded game; the longest that people play have some hundreds."""
    events: int = 5000
    """Events of a table. After these only moves are possible, of which a game has an end."""

    # Rates.
    requests: Rate = Rate(burst=300, per_second=30)
    """Of a client, for whatever it does without a secret."""
    table_requests: Rate = Rate(burst=300, per_second=30)
    """Of a client with a secret of a table, at that table: others at the same address take nothing away from it."""
    everything: Rate = Rate(burst=1500, per_second=150)
    """Requests and messages of a client at all tables together."""
    messages: Rate = Rate(burst=60, per_second=10)
    """On one WebSocket."""
    commands: Rate = Rate(burst=200, per_second=20)
    """Of one seat, or of the host, at one table."""

    # Quotas of a client.
    new_tables: Rate = Rate(burst=100, per_second=100 / HOUR)
    stored: Rate = Rate(burst=20 * MB, per_second=20 * MB / DAY)
    """Bytes that a client may have stored: uploaded files, and what is said and set up."""
    hints: Rate = Rate(burst=40, per_second=0.5)
    """Hints that have to be thought about."""
    reviews: Rate = Rate(burst=400, per_second=1)
    """Turns that have to be reviewed."""
    bot_seconds: Rate = Rate(burst=1200, per_second=1)
    """Seconds that bots may think for a client, over all its tables."""
    sockets: int = 64
    """Open WebSockets of a client."""
    uploads: int = 4
    """Game files that a client sends, or that are read for it, at a time: they have to be kept until then."""
    waiting: int = 64
    """Requests of a client that wait for a free thread, a process for advice, or a look at their file."""

    # Connections.
    connections: int = 128
    """Open connections of one address, unless it is a trusted proxy."""
    spare_descriptors: int = 200
    """Of the process's file descriptors, these are not for clients but for the database and for bots."""
    silence: float = 30.0
    """Seconds after which a connection counts as dead if its client does not read, or never says what it wants."""
