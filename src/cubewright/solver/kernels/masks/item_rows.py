"""Passes over rows of item words: each option is one word, with a bit for each item.

A row is ``rows[left, :size]``, uint64 and C-contiguous. After its words follow two vectors of
zeros. A zero changes neither a union nor a count, meets nothing, and stays at the end when a row is
compacted. The passes therefore handle whole vectors only. Words are uint64, other numbers int64.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from cubewright.solver.kernels.masks.packing import HAS_AVX2, HAS_COMPRESS, permutations
from cubewright.solver.kernels.masks.vector_code import WORD, lane_range, load, splat, zeros
from cubewright.solver.kernels.masks.vectors import LONG, add_counts, carried_counts

_LANES = 8 if HAS_COMPRESS else 4
"""The words of a vector of the processor, or of AVX2."""
_VECTOR = ir.VectorType(WORD, _LANES)
_NONE = zeros(_LANES)
_INTEGER = types.int64
_ITEMS = types.uint64


def _row(context: Any, builder: Any, kind: Any, rows: Any, left: Any) -> Any:
    """Return the address of a row."""
    array = context.make_array(kind)(context, builder, rows)
    width = builder.extract_value(array.shape, 1)
    return builder.gep(array.data, [builder.mul(left, width)])


def _store(builder: Any, row: Any, index: Any, vector: Any) -> None:
    address = builder.bitcast(builder.gep(row, [index]), vector.type.as_pointer())
    builder.store(vector, address, align=8)


def _end(builder: Any, row: Any, size: Any) -> None:
    """Write the zeros after the words of a row."""
    for vector in range(2):
        _store(builder, row, builder.add(size, WORD(vector * _LANES)), _NONE)


def _as_bits(builder: Any, lanes: Any) -> Any:
    return builder.zext(builder.bitcast(lanes, ir.IntType(_LANES)), WORD)


def _each(
    builder: Any,
    low: Any,
    high: Any,
    step: int,
    carried: list[Any],
    body: Callable[[Any, list[Any]], list[Any]],
) -> tuple[Any, list[Any]]:
    """Append a loop that carries values from ``low`` in whole steps, at least one, past ``high``.

    Returns the index after the last step, and the final values.
    """
    entry = builder.basic_block
    work = builder.append_basic_block("items.work")
    done = builder.append_basic_block("items.done")
    builder.branch(work)
    builder.position_at_end(work)
    index = builder.phi(WORD)
    index.add_incoming(low, entry)
    values = []
    for value in carried:
        phi = builder.phi(value.type)
        phi.add_incoming(value, entry)
        values.append(phi)
    after = body(index, values)
    following = builder.add(index, WORD(step))
    last = builder.basic_block
    index.add_incoming(following, last)
    for phi, value in zip(values, after, strict=True):
        phi.add_incoming(value, last)
    builder.cbranch(builder.icmp_signed("<", following, high), work, done)
    builder.position_at_end(done)
    return following, after


def _reduced(
    builder: Any,
    vectors: list[Any],
    combine: Callable[[list[Any], list[Any]], list[Any]],
) -> list[Any]:
    """Combine the lanes of vectors to one word each, half by half."""
    lanes = _LANES
    while lanes > 1:
        half = lanes // 2
        vectors = combine(
            [lane_range(builder, vector, 0, half) for vector in vectors],
            [lane_range(builder, vector, half, lanes) for vector in vectors],
        )
        lanes = half
    return [builder.extract_element(vector, ir.Constant(ir.IntType(32), 0)) for vector in vectors]


@intrinsic
def items_at(typing_context: Any, rows: Any, left: Any, place: Any) -> Any:
    """Return the word ``rows[left, place]``."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, index = arguments
        row = _row(context, builder, signature.args[0], array, number)
        return builder.load(builder.gep(row, [index]))

    return _ITEMS(rows, _INTEGER, _INTEGER), generate


@intrinsic
def put_items(typing_context: Any, rows: Any, left: Any, place: Any, items: Any) -> Any:
    """Write a word to ``rows[left, place]``."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, index, word = arguments
        row = _row(context, builder, signature.args[0], array, number)
        builder.store(word, builder.gep(row, [index]))
        return context.get_dummy_value()

    return types.none(rows, _INTEGER, _INTEGER, _ITEMS), generate


@intrinsic
def end_row(typing_context: Any, rows: Any, left: Any, size: Any) -> Any:
    """Write the zeros after the words ``rows[left, :size]``."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, size = arguments
        _end(builder, _row(context, builder, signature.args[0], array, number), size)
        return context.get_dummy_value()

    return types.none(rows, _INTEGER, _INTEGER), generate


@intrinsic
def unions_beside(
    typing_context: Any, rows: Any, left: Any, size: Any, first: Any, second: Any
) -> Any:
    """Return the OR of a row's words that do not meet ``first``, and the same for ``second``."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, size, *words = arguments
        row = _row(context, builder, signature.args[0], array, number)
        against = [splat(builder, word, _LANES) for word in words]

        def body(index: Any, unions: list[Any]) -> list[Any]:
            vector = load(builder, row, index, _LANES)
            after = []
            for union, word in zip(unions, against, strict=True):
                keep = builder.icmp_unsigned("==", builder.and_(vector, word), _NONE)
                after.append(builder.or_(union, builder.select(keep, vector, _NONE)))
            return after

        start = [_NONE for _ in words]
        _, unions = _each(builder, WORD(0), size, _LANES, start, body)
        reduced = _reduced(
            builder,
            unions,
            lambda low, high: [builder.or_(a, b) for a, b in zip(low, high, strict=True)],
        )
        return context.make_tuple(builder, signature.return_type, reduced)

    return types.UniTuple(_ITEMS, 2)(rows, _INTEGER, _INTEGER, _ITEMS, _ITEMS), generate


@intrinsic
def places_meeting(
    typing_context: Any, rows: Any, left: Any, low: Any, high: Any, items: Any
) -> Any:
    """Return which of at most 64 words ``rows[left, low:high]`` meet ``items``, as bits.

    The bits after them show words after ``high``.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, low, high, items = arguments
        row = _row(context, builder, signature.args[0], array, number)
        against = splat(builder, items, _LANES)

        def body(index: Any, found: list[Any]) -> list[Any]:
            common = builder.and_(load(builder, row, index, _LANES), against)
            meets = builder.icmp_unsigned("!=", common, _NONE)
            places = builder.shl(_as_bits(builder, meets), builder.sub(index, low))
            return [builder.or_(found[0], places)]

        _, (found,) = _each(builder, low, high, _LANES, [WORD(0)], body)
        return found

    return _ITEMS(rows, _INTEGER, _INTEGER, _INTEGER, _ITEMS), generate


@intrinsic
def row_contains(typing_context: Any, rows: Any, left: Any, size: Any, items: Any) -> Any:
    """Return whether ``items`` is one of the words ``rows[left, :size]``; it is not 0."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, size, items = arguments
        row = _row(context, builder, signature.args[0], array, number)
        wanted = splat(builder, items, _LANES)

        def body(index: Any, found: list[Any]) -> list[Any]:
            equal = builder.icmp_unsigned("==", load(builder, row, index, _LANES), wanted)
            return [builder.or_(found[0], builder.sext(equal, _VECTOR))]

        _, (found,) = _each(builder, WORD(0), size, _LANES, [_NONE], body)
        places = _as_bits(builder, builder.icmp_unsigned("!=", found, _NONE))
        return builder.icmp_unsigned("!=", places, WORD(0))

    return types.boolean(rows, _INTEGER, _INTEGER, _ITEMS), generate


@intrinsic
def pack_row(typing_context: Any, rows: Any, left: Any, size: Any, items: Any) -> Any:
    """Write a row's words that do not meet ``items`` to the row before it; return their number.

    The row before it, ``rows[left - 1]``, has one piece fewer left.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, size, items = arguments
        row = _row(context, builder, signature.args[0], array, number)
        below = builder.sub(number, WORD(1))
        target = _row(context, builder, signature.args[0], array, below)
        against = splat(builder, items, _LANES)
        append = _appending(builder, target)

        def body(index: Any, ends: list[Any]) -> list[Any]:
            vector = load(builder, row, index, _LANES)
            keep = builder.icmp_unsigned("==", builder.and_(vector, against), _NONE)
            return [append(vector, keep, ends[0])]

        read, (end,) = _each(builder, WORD(0), size, _LANES, [WORD(0)], body)
        # The zeros after the words have been appended, too.
        end = builder.sub(end, builder.sub(read, size))
        _end(builder, target, end)
        return end

    return _INTEGER(rows, _INTEGER, _INTEGER, _ITEMS), generate


def _appending(builder: Any, target: Any) -> Callable[[Any, Any, Any], Any]:
    """Return a function that appends the chosen lanes of a vector and returns the new size."""
    if HAS_COMPRESS:
        return _appending_by_compress(builder, target)
    if HAS_AVX2:
        return _appending_by_table(builder, target)
    return _appending_one_by_one(builder, target)


def _appending_by_compress(builder: Any, target: Any) -> Callable[[Any, Any, Any], Any]:
    lanes = ir.VectorType(ir.IntType(1), _LANES)
    compress = cgutils.get_or_insert_function(
        builder.module,
        ir.FunctionType(_VECTOR, [_VECTOR, _VECTOR, lanes]),
        "llvm.x86.avx512.mask.compress.v8i64",
    )

    def append(vector: Any, keep: Any, size: Any) -> Any:
        _store(builder, target, size, builder.call(compress, [vector, _NONE, keep]))
        return builder.add(size, builder.ctpop(_as_bits(builder, keep)))

    return append


def _appending_by_table(builder: Any, target: Any) -> Callable[[Any, Any, Any], Any]:
    pairs = ir.VectorType(ir.IntType(32), 2 * _LANES)
    permute = cgutils.get_or_insert_function(
        builder.module, ir.FunctionType(pairs, [pairs, pairs]), "llvm.x86.avx2.permd"
    )
    table = permutations(builder)

    def append(vector: Any, keep: Any, size: Any) -> Any:
        lanes = _as_bits(builder, keep)
        order = builder.load(builder.gep(table, [WORD(0), lanes]), align=32)
        packed = builder.call(permute, [builder.bitcast(vector, pairs), order])
        _store(builder, target, size, packed)
        return builder.add(size, builder.ctpop(lanes))

    return append


def _appending_one_by_one(builder: Any, target: Any) -> Callable[[Any, Any, Any], Any]:
    def append(vector: Any, keep: Any, size: Any) -> Any:
        for lane in range(_LANES):
            number = ir.Constant(ir.IntType(32), lane)
            builder.store(builder.extract_element(vector, number), builder.gep(target, [size]))
            size = builder.add(size, builder.zext(builder.extract_element(keep, number), WORD))
        return size

    return append


def _item_counts(context: Any, builder: Any, signature: Any, arguments: Any, digits: int) -> Any:
    array, number, size = arguments
    row = _row(context, builder, signature.args[0], array, number)

    def body(index: Any, planes: list[Any]) -> list[Any]:
        first = load(builder, row, index, _LANES)
        second = load(builder, row, builder.add(index, WORD(_LANES)), _LANES)
        differ = builder.xor(first, second)
        carry = builder.or_(builder.and_(first, second), builder.and_(differ, planes[0]))
        return [builder.xor(differ, planes[0]), *carried_counts(builder, planes[1:], carry)]

    start = [_NONE] * (digits + 1)
    _, planes = _each(builder, WORD(0), size, 2 * _LANES, start, body)
    counts = _reduced(builder, planes, lambda low, high: add_counts(builder, low, high))
    return context.make_tuple(builder, signature.return_type, counts)


@intrinsic
def item_counts(typing_context: Any, rows: Any, left: Any, size: Any) -> Any:
    """Count the words ``rows[left, :size]`` with each item, bit-sliced.

    The result is as in :func:`~cubewright.solver.kernels.masks.vectors.bit_counts`.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _item_counts(context, builder, signature, arguments, 3)

    return types.UniTuple(_ITEMS, 4)(rows, _INTEGER, _INTEGER), generate


@intrinsic
def long_item_counts(typing_context: Any, rows: Any, left: Any, size: Any) -> Any:
    """Count like :func:`item_counts`, with :data:`~.vectors.LONG` digits, then overflow."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _item_counts(context, builder, signature, arguments, LONG)

    return types.UniTuple(_ITEMS, LONG + 1)(rows, _INTEGER, _INTEGER), generate
