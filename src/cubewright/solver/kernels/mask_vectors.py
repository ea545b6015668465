"""Passes over rows of masks, eight at a time.

LLVM does not make these passes from plain loops: a compaction is no reduction,
and neither are bit-sliced counters. So they are written as vector code in LLVM's
own language. LLVM uses one instruction for eight words on processors with
AVX-512 and several on others. Only the compaction needs AVX-512 to be faster;
without it, a branch-free scalar loop is used.

Masks have as many words as the figure needs; a row of masks is a row of first
words, a row of second words and so on: ``rows[level, word, place]``, uint64 and
C-contiguous. A function takes an array and a level instead of a view, which
would be slower. Rows need eight unused places at their end: a pass reads, and a
compaction writes, whole vectors. Masks are tuples of uint64, other numbers int64.
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
    """Whether the processor that numba compiles for has AVX-512's compaction."""
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


def row_addresses(
    context: Any, builder: Any, kind: Any, rows: Any, level: Any, words: int
) -> list[Any]:
    """The addresses of a level's rows of first, second, … words in a C-contiguous array."""
    array = context.make_array(kind)(context, builder, rows)
    width = builder.extract_value(array.shape, 2)
    size = builder.mul(width, builder.extract_value(array.shape, 1))
    start = builder.gep(array.data, [builder.mul(level, size)])
    return [
        builder.gep(start, [builder.mul(ir.Constant(_WORD, word), width)]) for word in range(words)
    ]


def unpacked(builder: Any, words: Any, count: int) -> list[Any]:
    """The words of a tuple."""
    return [builder.extract_value(words, word) for word in range(count)]


def _meeting(builder: Any, values: list[Any], masks: list[Any]) -> Any:
    """Nonzero, lane by lane, where a mask of several words meets another."""
    parts = [builder.and_(value, mask) for value, mask in zip(values, masks, strict=True)]
    while len(parts) > 1:
        parts = [builder.or_(parts[0], parts[1]), *parts[2:]]
    return parts[0]


@intrinsic
def union_of_disjoint(
    typing_context: Any, rows: Any, level: Any, low: Any, high: Any, mask: Any
) -> Any:
    """The OR of those masks of ``rows[level, :, low:high]`` that do not meet a mask."""
    count = mask.count

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, start, stop, words = arguments
        sources = row_addresses(context, builder, signature.args[0], array, number, count)
        against = [_splat(builder, word) for word in unpacked(builder, words, count)]

        def body(index: Any, unions: list[Any]) -> list[Any]:
            vectors = [_load(builder, source, index) for source in sources]
            clear = builder.icmp_unsigned("==", _meeting(builder, vectors, against), _zeros())
            keep = builder.and_(clear, _within(builder, index, stop))
            return [
                builder.or_(union, builder.select(keep, vector, _zeros()))
                for union, vector in zip(unions, vectors, strict=True)
            ]

        unions = _each_vector(builder, start, stop, [_zeros()] * count, body)
        reduced = [_reduce_or(builder, union) for union in unions]
        return context.make_tuple(builder, signature.return_type, reduced)

    return mask(rows, types.int64, types.int64, types.int64, mask), generate


def _pack(context: Any, builder: Any, signature: Any, arguments: Any, *, meeting: bool) -> Any:
    """Append the masks of a range that meet, or do not meet, a mask to a target row."""
    count = signature.args[4].count
    array, number, start, stop, mask, targets, target_number, size = arguments
    sources = row_addresses(context, builder, signature.args[0], array, number, count)
    targets = row_addresses(context, builder, signature.args[5], targets, target_number, count)
    words = unpacked(builder, mask, count)
    relation = "!=" if meeting else "=="
    if not HAS_COMPRESS:
        place = cgutils.alloca_once_value(builder, size)
        with cgutils.for_range_slice(builder, start, stop, ir.Constant(_WORD, 1)) as (index, _):
            values = [builder.load(builder.gep(source, [index])) for source in sources]
            for value, target in zip(values, targets, strict=True):
                builder.store(value, builder.gep(target, [builder.load(place)]))
            met = _meeting(builder, values, words)
            wanted = builder.icmp_unsigned(relation, met, ir.Constant(_WORD, 0))
            builder.store(builder.add(builder.load(place), builder.zext(wanted, _WORD)), place)
        return builder.load(place)
    compress = cgutils.get_or_insert_function(
        builder.module,
        ir.FunctionType(_VECTOR, [_VECTOR, _VECTOR, _MASK]),
        "llvm.x86.avx512.mask.compress.v8i64",
    )
    against = [_splat(builder, word) for word in words]

    def body(index: Any, ends: list[Any]) -> list[Any]:
        vectors = [_load(builder, source, index) for source in sources]
        wanted = builder.icmp_unsigned(relation, _meeting(builder, vectors, against), _zeros())
        keep = builder.and_(wanted, _within(builder, index, stop))
        for vector, target in zip(vectors, targets, strict=True):
            packed = builder.call(compress, [vector, _zeros(), keep])
            address = builder.gep(target, [ends[0]])
            builder.store(packed, builder.bitcast(address, _VECTOR.as_pointer()), align=8)
        kept = builder.ctpop(builder.bitcast(keep, ir.IntType(_LANES)))
        return [builder.add(ends[0], builder.zext(kept, _WORD))]

    (end,) = _each_vector(builder, start, stop, [size], body)
    return end


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
        return _pack(context, builder, signature, arguments, meeting=False)

    return _packing(rows, mask, targets), generate


@intrinsic
def pack_meeting(
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
    """Append the masks of ``rows[level, :, low:high]`` that meet ``mask`` to another row.

    They follow ``targets[target, :, :size]``. Returns the new size.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _pack(context, builder, signature, arguments, meeting=True)

    return _packing(rows, mask, targets), generate


def _bit_counts(
    context: Any, builder: Any, signature: Any, arguments: Any, planes_wanted: int
) -> Any:
    array, number, word, start, stop = arguments
    (row,) = row_addresses(context, builder, signature.args[0], array, number, 1)
    kind = signature.args[0]
    width = builder.extract_value(context.make_array(kind)(context, builder, array).shape, 2)
    data = builder.gep(row, [builder.mul(word, width)])

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
def bit_counts(typing_context: Any, rows: Any, level: Any, word: Any, low: Any, high: Any) -> Any:
    """How many words of ``rows[level, word, low:high]`` have each bit set, in bit-sliced form.

    Returns four words ``(ones, twos, fours, many)``. Bits ``i`` of the first
    three are the binary digits of how often bit ``i`` is set, modulo eight; bit
    ``i`` of the last says that it is set eight times or more.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _bit_counts(context, builder, signature, arguments, 3)

    counts = types.UniTuple(types.uint64, 4)
    integer = types.int64
    return counts(rows, integer, integer, integer, integer), generate


LONG = 12
"""Binary digits of a long count: 4095 placements on one cell are counted exactly."""


@intrinsic
def long_bit_counts(
    typing_context: Any, rows: Any, level: Any, word: Any, low: Any, high: Any
) -> Any:
    """As :func:`bit_counts`, with :data:`LONG` digits, least first, then the word for overflow."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _bit_counts(context, builder, signature, arguments, LONG)

    counts = types.UniTuple(types.uint64, LONG + 1)
    integer = types.int64
    return counts(rows, integer, integer, integer, integer), generate


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
