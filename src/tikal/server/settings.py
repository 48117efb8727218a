"""What can be set about a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tikal.server.botting.settings import BotSettings
from tikal.server.clocks.clock import Clock
from tikal.server.limits import Limits
from tikal.server.notices.settings import NoticeSettings
from tikal.server.retention import RetentionSettings

PAGE: Final = Path(__file__).parent / "page"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server process."""

    database: str
    """`sqlite:///path/to/file.db` or `postgresql://user@host/name`."""
    page: Path = PAGE
    """Folder of the page's built files."""
    live_tables: int = 1500
    """How many games are kept ready in memory; the others are rebuilt from their events when wanted."""
    poll_seconds: float = 5.0
    """How often to look for events whose wake-up call got lost."""
    presence_seconds: float = 20.0
    """How often a process says which seats are connected to it."""
    limits: Limits = field(default_factory=Limits)
    """On sizes and rates, for each client."""
    bots: BotSettings = field(default_factory=BotSettings)
    """How bots think."""
    notices: NoticeSettings = field(default_factory=NoticeSettings)
    """How players are notified that it is their turn."""
    retention: RetentionSettings = field(default_factory=RetentionSettings)
    """When tables that nobody opens are archived."""
    tick_seconds: float = 1.0
    """How often to look for players who are out of time."""
    clock: Clock = field(default_factory=Clock)
    """What time it is."""
    lan_port: int | None = None
    """The port on which others in the local network reach this server; None if they do not."""
    alone: bool = False
    """Whether it is for whoever sits at this machine, and cannot be reached from any other."""
    agents: bool = False
    """Whether agents are answered at /mcp; that needs the extra `mcp`."""
    instance: str = ""
    """A name that identifies this server, sent in the header of every answer."""
