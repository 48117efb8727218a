"""Functions on memory that compiled code replaces by a few instructions of its own."""

from __future__ import annotations

from typing import Any, Final

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from tikal.compiling.functions import (
    clear_record,
    clear_row,
    copy_row,
    lowest_bit,
    mark_equal,
    scratch,
    where_above,
    where_equal,
)

_BYTE: Final = ir.IntType(8)
_MARKED_AT_ONCE: Final = 16
_COMPARED_AT_ONCE: Final = 32
"""How many small integers are marked, or compared, in one go; processors without such wide registers take several."""


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


def _block(builder: Any, data: Any, start: Any, length: int) -> Any:
    """A pointer to some of the small integers of an array."""
    return builder.bitcast(builder.gep(data, [start]), ir.VectorType(_BYTE, length).as_pointer())


def _repeated(builder: Any, value: Any, length: int) -> Any:
    """A value for each integer of a block."""
    vector = ir.VectorType(_BYTE, length)
    one = builder.insert_element(vector(ir.Undefined), builder.trunc(value, _BYTE), ir.IntType(32)(0))
    return builder.shuffle_vector(one, vector(ir.Undefined), ir.VectorType(ir.IntType(32), length)([0] * length))


@intrinsic
def _marked_equal(typing_context: Any, to: types.Array, source: types.Array, value: types.Integer) -> Any:
    def mark(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        goal, given = (make_array(array)(context, builder, args[k]) for k, array in enumerate(signature.args[:2]))
        count, width = goal.nitems, context.get_constant(types.intp, _MARKED_AT_ONCE)
        wanted = _repeated(builder, args[2], _MARKED_AT_ONCE)

        def mark_block(start: Any) -> None:
            block = builder.load(_block(builder, given.data, start, _MARKED_AT_ONCE), align=1)
            marks = builder.zext(builder.icmp_signed("==", block, wanted), wanted.type)
            builder.store(marks, _block(builder, goal.data, start, _MARKED_AT_ONCE), align=1)

        with builder.if_else(builder.icmp_signed(">=", count, width)) as (is_long, is_short):
            with is_long:
                last = builder.sub(count, width)
                with cgutils.for_range_slice(builder, width.type(0), last, width) as (start, _):
                    mark_block(start)
                mark_block(last)  # it overlaps the one before, so that none is left over
            with is_short, cgutils.for_range(builder, count) as loop:
                entry = builder.load(builder.gep(given.data, [loop.index]))
                is_equal = builder.icmp_signed("==", entry, builder.trunc(args[2], _BYTE))
                builder.store(builder.zext(is_equal, _BYTE), builder.gep(goal.data, [loop.index]))
        return context.get_dummy_value()

    return types.void(to, source, types.int64), mark


def _places(comparison: str) -> Any:
    """What stands for a function that compares every integer of an array with a value."""

    @intrinsic
    def places(typing_context: Any, row: types.Array, value: types.Integer) -> Any:
        def compare(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = make_array(signature.args[0])(context, builder, args[0])
            last = builder.sub(array.nitems, context.get_constant(types.intp, _COMPARED_AT_ONCE))
            bits = context.get_constant(types.int64, 0)
            for start in (context.get_constant(types.intp, 0), last):
                block = builder.load(_block(builder, array.data, start, _COMPARED_AT_ONCE), align=1)
                marks = builder.icmp_signed(comparison, block, _repeated(builder, args[1], _COMPARED_AT_ONCE))
                found = builder.zext(builder.bitcast(marks, ir.IntType(_COMPARED_AT_ONCE)), bits.type)
                bits = builder.or_(bits, builder.shl(found, start))
            return bits

        return types.int64(row, types.int64), compare

    return places


@intrinsic
def _lowest(typing_context: Any, bits: types.Integer) -> Any:
    def find(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.IntType(1)(1))

    return types.int64(types.int64), find


INTRINSICS: Final = (
    (scratch, _on_the_stack),
    (copy_row, _copied),
    (clear_row, _cleared_row),
    (clear_record, _cleared_record),
    (mark_equal, _marked_equal),
    (where_equal, _places("==")),
    (where_above, _places(">")),
    (lowest_bit, _lowest),
)
"""[plain function, what stands for it in compiled code]"""
