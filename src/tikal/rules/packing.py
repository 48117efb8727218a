"""Records: plain declarations of fields turned into NumPy's packed record types."""

from __future__ import annotations

from typing import Any, Final, cast, get_type_hints

import numpy as np

from tikal.compiling.functions import compiled
from tikal.compiling.records import with_fields

NUMBER: Final = np.int64
"""Type of single numbers: compiled functions then always see the same integer type."""
SMALL: Final = np.int8
"""Type of the entries of most arrays."""
WIDE: Final = np.int16
"""Type of the entries of arrays that may exceed 127."""


@compiled
def widen(entry: int) -> int:
    """An entry of an array in full width, so that functions that take it are compiled only once."""
    return 0 + int(entry)


def record_type(fields: type, **replaced: np.dtype[np.void]) -> np.dtype[np.void]:
    """The NumPy record type for a declaration like `State`; some fields can be given another type.

    The widest fields come first, so that all are aligned; records within the record come last.
    """
    declared = []
    for name, hint in get_type_hints(fields, include_extras=True).items():
        number, *shape = hint.__metadata__
        declared.append((name, replaced.get(name, number), tuple(shape)))
    declared.sort(key=_by_alignment)
    return np.dtype((with_fields(name for name, _, _ in declared), np.dtype(cast(Any, declared))))


def _by_alignment(field: tuple[str, Any, tuple[int, ...]]) -> tuple[bool, int]:
    kind = np.dtype(field[1])
    is_record = kind.names is not None
    return is_record, kind.itemsize % np.dtype(NUMBER).itemsize if is_record else -kind.itemsize
