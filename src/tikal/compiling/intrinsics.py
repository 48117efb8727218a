"""Functions on memory that compiled code replaces by a few instructions of its own."""

from __future__ import annotations

from typing import Any, Final

from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from tikal.compiling.functions import clear_record, clear_row, copy_row, scratch


@intrinsic
def _on_the_stack(typing_context: Any, dtype: types.DType) -> Any:
    def make(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        record = signature.return_type
        memory = cgutils.alloca_once(builder, cgutils.int8_t, size=record.size)
        return builder.bitcast(memory, context.get_value_type(record))

    return dtype.dtype(dtype), make


@intrinsic
def _copied(typing_context: Any, to: types.Array, source: types.Array) -> Any:
    def copy(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        goal, start = (
            make_array(array)(context, builder, given) for array, given in zip(signature.args, args, strict=True)
        )
        size = context.get_abi_sizeof(context.get_data_type(to.dtype))
        cgutils.raw_memcpy(builder, goal.data, start.data, goal.nitems, size)
        return context.get_dummy_value()

    return types.void(to, source), copy


@intrinsic
def _cleared_row(typing_context: Any, row: types.Array, start: types.Integer, length: types.Integer) -> Any:
    def clear(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = make_array(signature.args[0])(context, builder, args[0])
        cgutils.memset(builder, builder.gep(array.data, [args[1]]), args[2], 0)
        return context.get_dummy_value()

    return types.void(row, types.int64, types.int64), clear


@intrinsic
def _cleared_record(typing_context: Any, record: types.Record) -> Any:
    def clear(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.memset(builder, args[0], context.get_constant(types.int64, signature.args[0].size), 0)
        return context.get_dummy_value()

    return types.void(record), clear


INTRINSICS: Final = (
    (scratch, _on_the_stack),
    (copy_row, _copied),
    (clear_row, _cleared_row),
    (clear_record, _cleared_record),
)
"""[plain function, what stands for it in compiled code]"""
