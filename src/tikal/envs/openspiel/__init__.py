"""The games for OpenSpiel: importing this registers `tikal_base` and `tikal_legend`.

Where all players see the same, chance is explicit: tiles and treasures are drawn when they come to light. In other
games a chance node deals at the start, and `resample_from_infostate` draws what a player cannot see.
"""

from __future__ import annotations

from tikal.errors import needed

needed("pyspiel", "openspiel")

from tikal.envs.openspiel.registering import register_all  # noqa: E402  # it imports pyspiel

register_all()
