"""All commands: importing a module declares the commands in it."""

from __future__ import annotations

from tikal.server.commands import chatting, invitations, listing, playing, rematch, seats, taking_back
from tikal.server.commands.command import COMMANDS

__all__ = ["COMMANDS", "chatting", "invitations", "listing", "playing", "rematch", "seats", "taking_back"]
