"""What one client may have of the server: sizes, rates, quotas, and turns in fair queues. Nothing here knows a game."""

from tikal.server.limits.settings import Limits

__all__ = ("Limits",)
