"""Marks for functions: `@compiled` for those that compiled code calls, `EntryPoint` for those that Python calls.

An entry point takes records, arrays and numbers, and returns a number or nothing. Compiled code gets the addresses of
records and arrays, so nothing is copied on the way.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, ParamSpec, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from tikal.compiling.unit import Unit

Function = TypeVar("Function", bound=Callable[..., object])
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Row:
    """An argument that is an array of numbers or records of one type, in one dimension and without gaps."""

    of: type[np.generic] | np.dtype[np.void]


Argument: TypeAlias = "np.dtype[np.void] | Row | type[int] | type[float]"
"""How an argument is passed: a record by its address, an array by its address and length, a number as it is."""

FAILED: Final = -(1 << 63)
"""What compiled code returns instead of a number when a function raises; none of ours does."""

COMPILED: Final[list[Callable[..., object]]] = []
"""All functions marked so far, for the compiler."""


def compiled(function: Function) -> Function:
    """Mark a function that compiled code calls. For Python it stays a plain function."""
    COMPILED.append(function)
    return function


def scratch(dtype: np.dtype[np.void]) -> Any:
    """A record with any content for the duration of a call; compiled code keeps it on its stack."""
    return np.empty(1, dtype=dtype)[0]


def copy_row(to: npt.NDArray[Any], source: npt.NDArray[Any]) -> None:
    """Fill an array from the beginning of another of the same type, both without gaps; compiled code copies a block."""
    to.reshape(-1)[:] = source.reshape(-1)[: to.size]


def clear_row(row: npt.NDArray[Any], start: int, length: int) -> None:
    """Set a stretch of an array of small integers to 0; compiled code clears a block."""
    row[start : start + length] = 0


def clear_record(record: Any) -> None:
    """Set every byte of a record to 0."""
    for name in record.dtype.names:
        record[name] = 0


def mark_equal(to: npt.NDArray[Any], source: npt.NDArray[Any], value: int) -> None:
    """Fill an array of small integers: 1 where another of them has this value, from its beginning on, else 0."""
    to[:] = source[: len(to)] == value


def where_equal(row: npt.NDArray[Any], value: int) -> int:
    """The places of an array of 32 to 63 small integers with this value, as a set of bits."""
    return _bits(row == value)


def where_above(row: npt.NDArray[Any], value: int) -> int:
    """The places of an array of 32 to 63 small integers with a greater value, as a set of bits."""
    return _bits(row > value)


def _bits(marks: npt.NDArray[np.bool_]) -> int:
    return int.from_bytes(np.packbits(marks, bitorder="little").tobytes(), "little")


def lowest_bit(bits: int) -> int:
    """The smallest number in a set of bits that is not empty."""
    return int(bits & -bits).bit_length() - 1


_C_TYPES: Final[dict[object, tuple[Any, ...]]] = {
    int: (ctypes.c_int64,),
    float: (ctypes.c_double,),
    Row: (ctypes.c_void_p, ctypes.c_int64),
    np.dtype: (ctypes.c_void_p,),
}


def _address_and_length(row: npt.NDArray[Any], of: type[np.generic] | np.dtype[np.void]) -> tuple[int, int]:
    is_right = row.dtype.type is of if isinstance(of, type) else row.dtype == of
    if row.ndim != 1 or not is_right or not row.flags.c_contiguous:
        raise TypeError(f"compiled code takes arrays of {np.dtype(of)} in one dimension without gaps here")
    return row.ctypes.data, len(row)


def _kind(argument: Argument) -> object:
    return argument if isinstance(argument, type | Row) else np.dtype


class EntryPoint(Generic[Arguments, Result]):
    """A function that Python calls: machine code if its unit is loaded, otherwise the function itself."""

    def __init__(
        self,
        unit: Unit,
        function: Callable[Arguments, Result],
        arguments: tuple[Argument, ...],
        result: type[int] | type[float] | None,
        brief: bool,
    ) -> None:
        self.function: Final = function
        self.arguments: Final = arguments
        self.result: Final = result
        self._unit: Final = unit
        self._make_callable: Final = ctypes.PYFUNCTYPE if brief else ctypes.CFUNCTYPE
        self._kinds: Final = tuple(map(_kind, arguments))
        self._has_rows: Final = any(type(kind) is Row for kind in self._kinds)
        self._code: Callable[..., Any] | None = None

    @property
    def symbol(self) -> str:
        """Its name in the object file."""
        return f"{self.function.__module__}.{self.function.__name__}".replace(".", "_")

    def use(self, address: int) -> None:
        """From now on, call the machine code at this address."""
        types = [c_type for kind in self._kinds for c_type in _C_TYPES[Row if type(kind) is Row else kind]]
        self._code = self._make_callable(*_C_TYPES[self.result or int], *types)(address)

    def __call__(self, *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
        """Call it, with positional arguments: machine code knows no names."""
        self._need_no_names(kwargs)
        code = self._code
        if code is None and self._unit.is_loaded():
            code = self._code
        if code is None:
            function: Callable[..., Any] = self.function
            plain = function(*args)
            return cast(Result, plain if self.result is None else self.result(plain))
        return self._called(code, self._handed(args) if self._has_rows else args)

    def bound_to(self, *args: Arguments.args, **kwargs: Arguments.kwargs) -> Callable[[], Result]:
        """A call with these arguments, whose addresses are looked up only once, if the unit is loaded now."""
        self._need_no_names(kwargs)
        if self._code is None and not self._unit.is_loaded():
            return lambda: self(*args, **kwargs)
        code, handed = self._code, self._handed(args)
        assert code is not None

        def call() -> Result:
            return self._called(code, handed)

        call.__dict__["arguments"] = args  # they must live as long as their addresses are used
        return call

    def _need_no_names(self, kwargs: Mapping[str, object]) -> None:
        if kwargs:
            raise TypeError(f"{self.symbol} takes positional arguments only")

    def _handed(self, args: Sequence[Any]) -> list[Any]:
        """Arguments as machine code takes them."""
        handed: list[Any] = []
        for kind, arg in zip(self._kinds, args, strict=True):
            if kind is np.dtype:
                handed.append(arg._as_parameter_)
            elif kind is int or kind is float:
                handed.append(arg if type(arg) is kind else kind(arg))
            else:
                handed += _address_and_length(arg, cast(Row, kind).of)
        return handed

    def _called(self, code: Callable[..., Any], handed: Sequence[Any]) -> Result:
        try:
            result = code(*handed)  # ctypes itself finds the addresses of records
        except ctypes.ArgumentError:
            result = code(*self._handed(handed))  # a number of NumPy's
        if result == FAILED:
            raise RuntimeError(f"{self.symbol} failed in compiled code; with TIKAL_JIT=0 Python shows why")
        answer: Any = None if self.result is None else result
        return answer  # type: ignore[no-any-return]
