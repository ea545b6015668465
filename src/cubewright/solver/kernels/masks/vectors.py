"""Passes over rows of masks, eight at a time.

LLVM does not generate these passes from plain loops, because compaction and bit-sliced counters are
not reductions. They are therefore written as vector code in LLVM's language. LLVM uses one
instruction for eight words on processors with AVX-512, and several instructions on others.
:mod:`cubewright.solver.kernels.masks.packing` contains compaction code for each kind of processor.

Masks have as many words as the figure needs. A row of masks is a row of first words, a row of
second words and so on: ``rows[level, word, place]``, uint64 and C-contiguous. A function takes an
array and a level instead of a view, because a view would be slower. Rows need eight unused places
at their end: a pass reads, and a compaction writes, whole vectors. Masks are tuples of uint64,
other numbers int64.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core.imputils import impl_ret_untracked
from numba.extending import intrinsic

from cubewright.solver.kernels.masks.vector_code import (
    LANES,
    WORD,
    common_bits,
    each_vector,
    lane_range,
    load,
    loop,
    mask_words,
    row_addresses,
    splat,
    word_row,
    zeros,
)


def _reduce_or(builder: Any, vector: Any) -> Any:
    lanes = LANES
    while lanes > 1:
        half = lanes // 2
        vector = builder.or_(
            lane_range(builder, vector, 0, half), lane_range(builder, vector, half, lanes)
        )
        lanes = half
    return builder.extract_element(vector, ir.Constant(ir.IntType(32), 0))


def _union(
    context: Any, builder: Any, signature: Any, arguments: Any, ranges: list[tuple[Any, Any]]
) -> Any:
    array, number, mask = arguments[0], arguments[1], arguments[-1]
    count = signature.args[-1].count
    sources = row_addresses(context, builder, signature.args[0], array, number, count)
    against = [splat(builder, word) for word in mask_words(builder, mask, count)]

    def body(index: Any, unions: list[Any], active: Any) -> list[Any]:
        vectors = [load(builder, source, index) for source in sources]
        keep = builder.icmp_unsigned("==", common_bits(builder, vectors, against), zeros())
        if active is not None:
            keep = builder.and_(keep, active)
        return [
            builder.or_(union, builder.select(keep, vector, zeros()))
            for union, vector in zip(unions, vectors, strict=True)
        ]

    unions = [zeros()] * count
    for start, stop in ranges:
        unions = each_vector(builder, start, stop, unions, body)
    reduced = [_reduce_or(builder, union) for union in unions]
    return context.make_tuple(builder, signature.return_type, reduced)


@intrinsic
def union_of_disjoint(
    typing_context: Any, rows: Any, level: Any, low: Any, high: Any, mask: Any
) -> Any:
    """Return the OR of the masks of ``rows[level, :, low:high]`` that do not meet a mask."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _union(context, builder, signature, arguments, [(arguments[2], arguments[3])])

    return mask(rows, types.int64, types.int64, types.int64, mask), generate


@intrinsic
def union_of_disjoint_outside(
    typing_context: Any, rows: Any, level: Any, low: Any, high: Any, stop: Any, mask: Any
) -> Any:
    """Return the OR of the masks of ``rows[level, :, :stop]`` outside ``low:high``.

    Masks that meet ``mask`` do not count.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        _, _, low, high, stop, _ = arguments
        ranges = [(ir.Constant(WORD, 0), low), (high, stop)]
        return _union(context, builder, signature, arguments, ranges)

    integer = types.int64
    return mask(rows, integer, integer, integer, integer, mask), generate


@intrinsic
def places_covering(
    typing_context: Any, rows: Any, level: Any, word: Any, low: Any, high: Any, bit: Any
) -> Any:
    """Return which of at most 64 words ``rows[level, word, low:high]`` have a bit set, as bits."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, word, start, stop, bit = arguments
        data = word_row(context, builder, signature.args[0], array, number, word)
        # The bit becomes the sign, which a processor collects from all lanes at once.
        by = splat(builder, builder.sub(ir.Constant(WORD, 63), bit))

        def body(index: Any, found: list[Any], active: Any) -> list[Any]:
            vector = builder.shl(load(builder, data, index), by)
            covering = builder.icmp_signed("<", vector, zeros())
            if active is not None:
                covering = builder.and_(covering, active)
            bits = builder.zext(builder.bitcast(covering, ir.IntType(LANES)), WORD)
            return [builder.or_(found[0], builder.shl(bits, builder.sub(index, start)))]

        (found,) = each_vector(builder, start, stop, [ir.Constant(WORD, 0)], body)
        return found

    integer = types.int64
    return types.uint64(rows, integer, integer, integer, integer, integer), generate


def _bit_counts(
    context: Any, builder: Any, signature: Any, arguments: Any, planes_wanted: int
) -> Any:
    array, number, word, start, stop = arguments
    data = word_row(context, builder, signature.args[0], array, number, word)

    def both(index: Any, planes: list[Any]) -> list[Any]:
        first = load(builder, data, index)
        second = load(builder, data, builder.add(index, ir.Constant(WORD, LANES)))
        differ = builder.xor(first, second)
        carry = builder.or_(builder.and_(first, second), builder.and_(differ, planes[0]))
        return [builder.xor(differ, planes[0]), *carried_counts(builder, planes[1:], carry)]

    def body(index: Any, planes: list[Any], active: Any) -> list[Any]:
        vector = load(builder, data, index)
        if active is not None:
            vector = builder.select(active, vector, zeros())
        return carried_counts(builder, planes, vector)

    planes = [zeros()] * (planes_wanted + 1)
    start, planes = loop(builder, start, stop, 2 * LANES, planes, both)
    planes = each_vector(builder, start, stop, planes, body)
    lanes = LANES
    while lanes > 1:
        half = lanes // 2
        planes = add_counts(
            builder,
            [lane_range(builder, plane, 0, half) for plane in planes],
            [lane_range(builder, plane, half, lanes) for plane in planes],
        )
        lanes = half
    first = ir.Constant(ir.IntType(32), 0)
    words = [builder.extract_element(plane, first) for plane in planes]
    packed = context.make_tuple(builder, signature.return_type, words)
    return impl_ret_untracked(context, builder, signature.return_type, packed)


@intrinsic
def bit_counts(typing_context: Any, rows: Any, level: Any, word: Any, low: Any, high: Any) -> Any:
    """Count the words of ``rows[level, word, low:high]`` that have each bit set, bit-sliced.

    Returns four words ``(ones, twos, fours, many)``. Bits ``i`` of the first
    three are the binary digits of the count of bit ``i``, modulo eight; bit
    ``i`` of the last is set if the count is eight or more.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _bit_counts(context, builder, signature, arguments, 3)

    counts = types.UniTuple(types.uint64, 4)
    integer = types.int64
    return counts(rows, integer, integer, integer, integer), generate


LONG = 12
"""The number of binary digits of a long count, which is exact up to 4095."""


@intrinsic
def long_bit_counts(
    typing_context: Any, rows: Any, level: Any, word: Any, low: Any, high: Any
) -> Any:
    """Count like :func:`bit_counts`, with :data:`LONG` digits, lowest first, then overflow."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _bit_counts(context, builder, signature, arguments, LONG)

    counts = types.UniTuple(types.uint64, LONG + 1)
    integer = types.int64
    return counts(rows, integer, integer, integer, integer), generate


def carried_counts(builder: Any, planes: list[Any], carry: Any) -> list[Any]:
    after = []
    for plane in planes[:-1]:
        after.append(builder.xor(plane, carry))
        carry = builder.and_(plane, carry)
    return [*after, builder.or_(planes[-1], carry)]


def add_counts(builder: Any, mine: list[Any], other: list[Any]) -> list[Any]:
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
