"""Whether this process runs the rules and searches as machine code."""

from __future__ import annotations

from typing import Final

import pytest

from tikal.games.units import units

IS_COMPILED: Final = all(unit.is_loaded() for unit in units())

compiled_only: Final = pytest.mark.skipif(not IS_COMPILED, reason="searches take minutes as plain Python")
