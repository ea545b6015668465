"""Passes over rows of masks, eight at a time.

Plain loops do not become these by themselves: a compaction is no reduction, and
neither are bit-sliced counters. So they are written as vector code for LLVM,
which makes one instruction of eight words where the processor has such, and
several elsewhere. Only the compaction needs AVX-512 to be worth it; without, a
branch-free scalar loop stands in.

Rows are those of a two-dimensional uint64 array, named by array and number,
since a view of a row would cost a count of references each time. They must have
eight words of room behind what is used: a pass reads, and a compaction writes,
whole vectors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir
from numba import types
from numba.core import cgutils, config
from numba.core.imputils import impl_ret_untracked
from numba.extending import intrinsic

_WORD = ir.IntType(64)
_LANES = 8
_VECTOR = ir.VectorType(_WORD, _LANES)
_MASK = ir.VectorType(ir.IntType(1), _LANES)
_LANE_NUMBERS = ir.Constant(_VECTOR, list(range(_LANES)))


def _has_compress() -> bool:
    """Whether what numba compiles for has AVX-512's compaction."""
    if config.CPU_NAME or config.CPU_FEATURES is not None:
        return "+avx512f" in (config.CPU_FEATURES or "")
    return bool(binding.get_host_cpu_features().get("avx512f", False))


HAS_COMPRESS = _has_compress()


def _splat(builder: Any, word: Any) -> Any:
    vector = builder.insert_element(
        ir.Constant(_VECTOR, ir.Undefined), word, ir.Constant(ir.IntType(32), 0)
    )
    zeros = ir.Constant(ir.VectorType(ir.IntType(32), _LANES), [0] * _LANES)
    return builder.shuffle_vector(vector, ir.Constant(_VECTOR, ir.Undefined), zeros)


def _zeros() -> Any:
    return ir.Constant(_VECTOR, [0] * _LANES)


def _load(builder: Any, data: Any, index: Any) -> Any:
    address = builder.gep(data, [index])
    return builder.load(builder.bitcast(address, _VECTOR.as_pointer()), align=8)


def _each_vector(
    builder: Any,
    low: Any,
    high: Any,
    carried: list[Any],
    body: Callable[[Any, list[Any]], list[Any]],
) -> list[Any]:
    """A loop from low to high in steps of a vector, carrying values; return what they end as."""
    entry = builder.basic_block
    head = builder.append_basic_block("vectors.head")
    work = builder.append_basic_block("vectors.work")
    done = builder.append_basic_block("vectors.done")
    builder.branch(head)
    builder.position_at_end(head)
    index = builder.phi(_WORD)
    index.add_incoming(low, entry)
    values = []
    for value in carried:
        phi = builder.phi(value.type)
        phi.add_incoming(value, entry)
        values.append(phi)
    builder.cbranch(builder.icmp_signed("<", index, high), work, done)
    builder.position_at_end(work)
    after = body(index, values)
    step = builder.add(index, ir.Constant(_WORD, _LANES))
    last = builder.basic_block
    index.add_incoming(step, last)
    for phi, value in zip(values, after, strict=True):
        phi.add_incoming(value, last)
    builder.branch(head)
    builder.position_at_end(done)
    return values


def _within(builder: Any, index: Any, high: Any) -> Any:
    """Which lanes of a vector that starts at an index lie before the end."""
    left = _splat(builder, builder.sub(high, index))
    return builder.icmp_signed("<", _LANE_NUMBERS, left)


def _reduce_or(builder: Any, vector: Any) -> Any:
    words = [
        builder.extract_element(vector, ir.Constant(ir.IntType(32), lane)) for lane in range(_LANES)
    ]
    while len(words) > 1:
        words = [builder.or_(a, b) for a, b in zip(words[::2], words[1::2], strict=True)]
    return words[0]


def _row(context: Any, builder: Any, kind: Any, rows: Any, number: Any) -> Any:
    """The address of a row of a C-contiguous array."""
    array = context.make_array(kind)(context, builder, rows)
    width = builder.extract_value(array.shape, 1)
    return builder.gep(array.data, [builder.mul(number, width)])


@intrinsic
def union_of_disjoint(
    typing_context: Any, rows: Any, row: Any, low: Any, high: Any, mask: Any
) -> Any:
    """The OR of those words of ``rows[row, low:high]`` that do not meet a mask."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = _row(context, builder, signature.args[0], arguments[0], arguments[1])
        start, stop, word = arguments[2:]
        against = _splat(builder, word)

        def body(index: Any, values: list[Any]) -> list[Any]:
            vector = _load(builder, data, index)
            clear = builder.icmp_unsigned("==", builder.and_(vector, against), _zeros())
            keep = builder.and_(clear, _within(builder, index, stop))
            return [builder.or_(values[0], builder.select(keep, vector, _zeros()))]

        (union,) = _each_vector(builder, start, stop, [_zeros()], body)
        return _reduce_or(builder, union)

    return types.uint64(rows, types.int64, types.int64, types.int64, types.uint64), generate


def _pack(
    context: Any, builder: Any, signature: Any, arguments: Any, wanted: Callable[[Any], Any]
) -> Any:
    """Copy the wanted words of a stretch to a target, close together; return where they end."""
    source = _row(context, builder, signature.args[0], arguments[0], arguments[1])
    start, stop = arguments[2], arguments[3]
    target = _row(context, builder, signature.args[5], arguments[5], arguments[6])
    size = arguments[7]
    if not HAS_COMPRESS:
        place = cgutils.alloca_once_value(builder, size)
        with cgutils.for_range_slice(builder, start, stop, ir.Constant(_WORD, 1)) as (index, _):
            word = builder.load(builder.gep(source, [index]))
            builder.store(word, builder.gep(target, [builder.load(place)]))
            more = builder.zext(wanted(word), _WORD)
            builder.store(builder.add(builder.load(place), more), place)
        return builder.load(place)
    byte = ir.IntType(8)
    compress = cgutils.get_or_insert_function(
        builder.module,
        ir.FunctionType(_VECTOR, [_VECTOR, _VECTOR, _MASK]),
        "llvm.x86.avx512.mask.compress.v8i64",
    )

    def body(index: Any, values: list[Any]) -> list[Any]:
        vector = _load(builder, source, index)
        keep = builder.and_(wanted(vector), _within(builder, index, stop))
        packed = builder.call(compress, [vector, _zeros(), keep])
        address = builder.gep(target, [values[0]])
        builder.store(packed, builder.bitcast(address, _VECTOR.as_pointer()), align=8)
        kept = builder.zext(builder.ctpop(builder.bitcast(keep, byte)), _WORD)
        return [builder.add(values[0], kept)]

    (end,) = _each_vector(builder, start, stop, [size], body)
    return end


def _constant_like(value: Any, word: int) -> Any:
    """A word in every lane of a vector type, or the word itself."""
    if isinstance(value.type, ir.VectorType):
        return ir.Constant(value.type, [word] * _LANES)
    return ir.Constant(value.type, word)


def _spread_like(builder: Any, value: Any, word: Any) -> Any:
    return _splat(builder, word) if isinstance(value.type, ir.VectorType) else word


def _packing(rows: Any, targets: Any) -> Any:
    integer = types.int64
    return integer(rows, integer, integer, integer, types.uint64, targets, integer, integer)


@intrinsic
def pack_disjoint(
    typing_context: Any,
    rows: Any,
    row: Any,
    low: Any,
    high: Any,
    mask: Any,
    targets: Any,
    target: Any,
    size: Any,
) -> Any:
    """Append to ``targets[target, :size]`` what does not meet a mask in ``rows[row, low:high]``."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        def wanted(value: Any) -> Any:
            meeting = builder.and_(value, _spread_like(builder, value, arguments[4]))
            return builder.icmp_unsigned("==", meeting, _constant_like(value, 0))

        return _pack(context, builder, signature, arguments, wanted)

    return _packing(rows, targets), generate


@intrinsic
def pack_meeting(
    typing_context: Any,
    rows: Any,
    row: Any,
    low: Any,
    high: Any,
    mask: Any,
    targets: Any,
    target: Any,
    size: Any,
) -> Any:
    """Append to ``targets[target, :size]`` what meets a mask in ``rows[row, low:high]``."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        def wanted(value: Any) -> Any:
            meeting = builder.and_(value, _spread_like(builder, value, arguments[4]))
            return builder.icmp_unsigned("!=", meeting, _constant_like(value, 0))

        return _pack(context, builder, signature, arguments, wanted)

    return _packing(rows, targets), generate


def _bit_counts(
    context: Any, builder: Any, signature: Any, arguments: Any, planes_wanted: int
) -> Any:
    data = _row(context, builder, signature.args[0], arguments[0], arguments[1])
    start, stop = arguments[2:]

    def body(index: Any, planes: list[Any]) -> list[Any]:
        vector = _load(builder, data, index)
        carry = builder.select(_within(builder, index, stop), vector, _zeros())
        after = []
        for plane in planes[:-1]:
            after.append(builder.xor(plane, carry))
            carry = builder.and_(plane, carry)
        return [*after, builder.or_(planes[-1], carry)]

    planes = _each_vector(builder, start, stop, [_zeros()] * (planes_wanted + 1), body)
    lanes = _LANES
    while lanes > 1:
        half = lanes // 2
        planes = _add_counts(
            builder,
            [_part(builder, plane, 0, half) for plane in planes],
            [_part(builder, plane, half, lanes) for plane in planes],
        )
        lanes = half
    first = ir.Constant(ir.IntType(32), 0)
    words = [builder.extract_element(plane, first) for plane in planes]
    packed = context.make_tuple(builder, signature.return_type, words)
    return impl_ret_untracked(context, builder, signature.return_type, packed)


@intrinsic
def bit_counts(typing_context: Any, rows: Any, row: Any, low: Any, high: Any) -> Any:
    """For each bit, in how many words of ``rows[row, low:high]`` it is set, in bit-sliced form.

    Returns four words ``(ones, twos, fours, many)``: bit ``i`` of the first
    three spells the count of bit ``i`` modulo eight, bit ``i`` of the last says
    that it is eight or more.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _bit_counts(context, builder, signature, arguments, 3)

    counts = types.UniTuple(types.uint64, 4)
    return counts(rows, types.int64, types.int64, types.int64), generate


LONG = 12
"""Binary digits of a long count: 4095 placements on one cell are counted exactly."""


@intrinsic
def long_bit_counts(typing_context: Any, rows: Any, row: Any, low: Any, high: Any) -> Any:
    """As :func:`bit_counts` with :data:`LONG` digits, least first, and then the word for more."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _bit_counts(context, builder, signature, arguments, LONG)

    counts = types.UniTuple(types.uint64, LONG + 1)
    return counts(rows, types.int64, types.int64, types.int64), generate


def _part(builder: Any, vector: Any, start: int, stop: int) -> Any:
    lanes = ir.Constant(ir.VectorType(ir.IntType(32), stop - start), list(range(start, stop)))
    return builder.shuffle_vector(vector, ir.Constant(vector.type, ir.Undefined), lanes)


def _add_counts(builder: Any, mine: list[Any], other: list[Any]) -> list[Any]:
    """The sum of two sets of bit-sliced counters, full adders plane by plane."""
    total = []
    carry = None
    for a, b in zip(mine[:-1], other[:-1], strict=True):
        differ = builder.xor(a, b)
        both = builder.and_(a, b)
        if carry is None:
            total.append(differ)
            carry = both
        else:
            total.append(builder.xor(differ, carry))
            carry = builder.or_(both, builder.and_(differ, carry))
    many = builder.or_(mine[-1], other[-1])
    return [*total, builder.or_(many, carry)]
