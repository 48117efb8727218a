"""Where a fact comes from."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Provenance: TypeAlias = Literal["authentic", "derived", "reconstructed"]
"""authentic: found in public material or fixed by a rulebook; derived: follows from the rulebooks by
arithmetic; reconstructed: could not be found, invented so that the game can be played, and consistent with
every rule."""

PROVENANCES: Final[tuple[Provenance, ...]] = get_args(Provenance)
