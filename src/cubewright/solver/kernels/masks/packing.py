"""Compaction: append the masks of a row that do not meet a mask to another row.

Eight masks are handled at a time: by one instruction of AVX-512, by two permutations from a table
with AVX2, or by a branch-free scalar sequence. Rows and masks are as in
:mod:`cubewright.solver.kernels.masks.vectors`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir
from numba import types
from numba.core import cgutils, config
from numba.extending import intrinsic

from cubewright.solver.kernels.masks.vector_code import (
    LANES,
    VECTOR,
    WORD,
    common_bits,
    each_vector,
    lane_range,
    load,
    loop,
    mask_words,
    row_addresses,
    splat,
    zeros,
)

_MASK = ir.VectorType(ir.IntType(1), LANES)


def _has(feature: str) -> bool:
    """Return whether the processor that numba compiles for has a set of instructions."""
    if config.CPU_NAME or config.CPU_FEATURES is not None:
        return f"+{feature}" in (config.CPU_FEATURES or "").split(",")
    return bool(binding.get_host_cpu_features().get(feature, False))


HAS_COMPRESS = _has("avx512f")
HAS_AVX2 = _has("avx2")


def _pack(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    count = signature.args[4].count
    array, number, start, stop, mask, targets, target_number, size = arguments
    sources = row_addresses(context, builder, signature.args[0], array, number, count)
    targets = row_addresses(context, builder, signature.args[5], targets, target_number, count)
    append = _appending(builder, sources, mask_words(builder, mask, count), targets)
    (end,) = each_vector(
        builder,
        start,
        stop,
        [size],
        lambda index, ends, active: [append(index, ends[0], active)[1]],
    )
    return end


def _appending(
    builder: Any, sources: list[Any], words: list[Any], targets: list[Any]
) -> Callable[[Any, Any, Any], tuple[Any, Any]]:
    """Return a function that appends masks, out of eight, that do not meet a mask to a target.

    It takes the index of the first mask, the size of the target, and the valid lanes, or None for
    all. It returns the appended lanes as a number of eight bits, and the new size.
    """
    if HAS_COMPRESS:
        return _appending_by_compress(builder, sources, words, targets)
    if HAS_AVX2:
        return _appending_by_table(builder, sources, words, targets)
    return _appending_one_by_one(builder, sources, words, targets)


def _appending_by_compress(
    builder: Any, sources: list[Any], words: list[Any], targets: list[Any]
) -> Callable[[Any, Any, Any], tuple[Any, Any]]:
    compress = cgutils.get_or_insert_function(
        builder.module,
        ir.FunctionType(VECTOR, [VECTOR, VECTOR, _MASK]),
        "llvm.x86.avx512.mask.compress.v8i64",
    )
    against = [splat(builder, word) for word in words]

    def append(index: Any, size: Any, active: Any) -> tuple[Any, Any]:
        vectors = [load(builder, source, index) for source in sources]
        keep = builder.icmp_unsigned("==", common_bits(builder, vectors, against), zeros())
        if active is not None:
            keep = builder.and_(keep, active)
        for vector, target in zip(vectors, targets, strict=True):
            packed = builder.call(compress, [vector, zeros(), keep])
            address = builder.gep(target, [size])
            builder.store(packed, builder.bitcast(address, VECTOR.as_pointer()), align=8)
        kept = builder.zext(builder.bitcast(keep, ir.IntType(LANES)), WORD)
        return kept, builder.add(size, builder.ctpop(kept))

    return append


def _appending_one_by_one(
    builder: Any, sources: list[Any], words: list[Any], targets: list[Any]
) -> Callable[[Any, Any, Any], tuple[Any, Any]]:
    def append(index: Any, size: Any, active: Any) -> tuple[Any, Any]:
        kept = ir.Constant(WORD, 0)
        for lane in range(LANES):
            place = builder.add(index, ir.Constant(WORD, lane))
            values = [builder.load(builder.gep(source, [place])) for source in sources]
            for value, target in zip(values, targets, strict=True):
                builder.store(value, builder.gep(target, [size]))
            keep = builder.icmp_unsigned(
                "==", common_bits(builder, values, words), ir.Constant(WORD, 0)
            )
            if active is not None:
                number = ir.Constant(ir.IntType(32), lane)
                keep = builder.and_(keep, builder.extract_element(active, number))
            bit = builder.zext(keep, WORD)
            size = builder.add(size, bit)
            kept = builder.or_(kept, builder.shl(bit, ir.Constant(WORD, lane)))
        return kept, size

    return append


_HALF = 4
"""The number of lanes of a vector of AVX2."""
_PAIRS = ir.VectorType(ir.IntType(32), 2 * _HALF)


def _permutations(builder: Any) -> Any:
    """Return the address of a table: for each set of lanes of half a vector, a permutation.

    Its 16 rows of eight numbers are the 32-bit places that move these lanes to the front.
    """
    rows = []
    for kept in range(1 << _HALF):
        lanes = [lane for lane in range(_HALF) if kept >> lane & 1]
        lanes += [0] * (_HALF - len(lanes))
        places = [place for lane in lanes for place in (2 * lane, 2 * lane + 1)]
        rows.append(ir.Constant(_PAIRS, places))
    content = ir.Constant(ir.ArrayType(_PAIRS, len(rows)), rows)
    table = cgutils.global_constant(builder, "compaction", content)
    table.align = 32
    return table


def _appending_by_table(
    builder: Any, sources: list[Any], words: list[Any], targets: list[Any]
) -> Callable[[Any, Any, Any], tuple[Any, Any]]:
    table = _permutations(builder)
    permute = cgutils.get_or_insert_function(
        builder.module, ir.FunctionType(_PAIRS, [_PAIRS, _PAIRS]), "llvm.x86.avx2.permd"
    )
    against = [splat(builder, word, _HALF) for word in words]

    def append(index: Any, size: Any, active: Any) -> tuple[Any, Any]:
        kept = ir.Constant(WORD, 0)
        for half in range(0, LANES, _HALF):
            place = builder.add(index, ir.Constant(WORD, half))
            vectors = [load(builder, source, place, _HALF) for source in sources]
            met = common_bits(builder, vectors, against)
            keep = builder.icmp_unsigned("==", met, zeros(_HALF))
            if active is not None:
                keep = builder.and_(keep, lane_range(builder, active, half, half + _HALF))
            lanes = builder.zext(builder.bitcast(keep, ir.IntType(_HALF)), WORD)
            order = builder.load(builder.gep(table, [ir.Constant(WORD, 0), lanes]), align=32)
            for vector, target in zip(vectors, targets, strict=True):
                packed = builder.call(permute, [builder.bitcast(vector, _PAIRS), order])
                address = builder.gep(target, [size])
                builder.store(packed, builder.bitcast(address, _PAIRS.as_pointer()), align=8)
            size = builder.add(size, builder.ctpop(lanes))
            kept = builder.or_(kept, builder.shl(lanes, ir.Constant(WORD, half)))
        return kept, size

    return append


def _packing(rows: Any, mask: Any, targets: Any) -> Any:
    integer = types.int64
    return integer(rows, integer, integer, integer, mask, targets, integer, integer)


@intrinsic
def pack_disjoint(
    typing_context: Any,
    rows: Any,
    level: Any,
    low: Any,
    high: Any,
    mask: Any,
    targets: Any,
    target: Any,
    size: Any,
) -> Any:
    """Append the masks of ``rows[level, :, low:high]`` that do not meet ``mask`` to another row.

    They follow ``targets[target, :, :size]``. Returns the new size.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _pack(context, builder, signature, arguments)

    return _packing(rows, mask, targets), generate


@intrinsic
def pack_all_disjoint(
    typing_context: Any,
    rows: Any,
    level: Any,
    low: Any,
    high: Any,
    mask: Any,
    targets: Any,
    target: Any,
    size: Any,
    marks: Any,
) -> Any:
    """Append like :func:`pack_disjoint`, for a long range, with marks for :func:`packed_before`.

    It packs whole vectors: up to seven masks after ``high`` may follow the masks of the range in
    the target. ``marks`` ``((high - low) // 8 + 2,)`` int64 are written.
    """
    integer = types.int64

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        count = mask.count
        array, number, start, stop, words, to, to_number, end, notes = arguments
        sources = row_addresses(context, builder, signature.args[0], array, number, count)
        ends = row_addresses(context, builder, signature.args[5], to, to_number, count)
        data = context.make_array(signature.args[8])(context, builder, notes).data
        against = mask_words(builder, words, count)
        append = _appending(builder, sources, against, ends)
        byte = ir.Constant(WORD, LANES)
        stop = builder.add(stop, ir.Constant(WORD, LANES - 1))  # the last vector too

        def body(index: Any, carried: list[Any]) -> list[Any]:
            size, place = carried
            kept, after = append(index, size, None)
            mark = builder.or_(builder.shl(size, byte), kept)
            builder.store(mark, builder.gep(data, [place]))
            return [after, builder.add(place, ir.Constant(WORD, 1))]

        first = ir.Constant(WORD, 0)
        _, (size, place) = loop(builder, start, stop, LANES, [end, first], body)
        builder.store(builder.shl(size, byte), builder.gep(data, [place]))
        return context.get_dummy_value()

    signature = types.none(rows, integer, integer, integer, mask, targets, integer, integer, marks)
    return signature, generate


@intrinsic
def packed_before(typing_context: Any, marks: Any, place: Any) -> Any:
    """Return the target's size before a place, counted from the start of the packed range."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        number = builder.lshr(arguments[1], ir.Constant(WORD, 3))
        lane = builder.and_(arguments[1], ir.Constant(WORD, LANES - 1))
        mark = builder.load(builder.gep(data, [number]))
        one = ir.Constant(WORD, 1)
        lanes = builder.sub(builder.shl(one, lane), one)
        return builder.add(
            builder.lshr(mark, ir.Constant(WORD, LANES)),
            builder.ctpop(builder.and_(mark, lanes)),
        )

    return types.int64(marks, types.int64), generate
