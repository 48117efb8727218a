"""Records: NumPy's packed structures with their fields as attributes, and an address for compiled code."""

from __future__ import annotations

from functools import cached_property
from typing import Any, cast

import numpy as np
import numpy.typing as npt


class Record(np.void):  # type: ignore[misc]  # final only in NumPy's stubs; np.record does the same
    """A record whose fields are attributes; as plain Python, several times as quick as NumPy's own."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(name) from None

    __setattr__ = np.void.__setitem__

    @cached_property
    def address(self) -> int:
        """Where it is in memory. It stays there: a record keeps its array alive."""
        return array_of(self).ctypes.data


def array_of(record: object) -> npt.NDArray[np.void]:
    """The array of one element whose record this is."""
    array = cast(np.void, record).base
    if array is None or array.shape != (1,):
        raise TypeError("compiled code takes only records that are the single element of an array")
    return cast("npt.NDArray[np.void]", array)
