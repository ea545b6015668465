"""Passes over rows of item words: each option is one word, with a bit for each item.

A row ``rows[left]``, uint64 and C-contiguous, contains ``size`` words. After them follow two
vectors of zeros. A zero changes neither a union nor a count, meets nothing, and stays at the end
when a row is compacted. The passes therefore handle whole vectors only. Words are uint64, other
numbers int64.

With AVX2, a row stores the lower halves of all words, and behind them, from the middle of the row,
the upper halves. A vector then contains eight halves, so eight words are compacted with one look
into a table, and a search for one item reads only half of the row. Other processors store whole
words. Only these functions know the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from cubewright.solver.kernels.masks.packing import HAS_AVX2, HAS_COMPRESS
from cubewright.solver.kernels.masks.vector_code import WORD, lane_range
from cubewright.solver.kernels.masks.vectors import LONG, add_counts, carried_counts

_HAS_HALVES = HAS_AVX2 and not HAS_COMPRESS
"""Whether a row stores halves of words."""
_LANES = 8 if HAS_AVX2 else 4
"""The words that a pass handles together."""
_PARTS = 2 if _HAS_HALVES else 1
"""The vectors that store them."""
_PLACE = ir.IntType(32)
_PART = _PLACE if _HAS_HALVES else WORD
_VECTOR = ir.VectorType(_PART, _LANES)
_NONE = ir.Constant(_VECTOR, [0] * _LANES)
_WORDS = ir.VectorType(WORD, _LANES // _PARTS)
"""A vector of whole words."""
_INTEGER = types.int64
_ITEMS = types.uint64


class _Row:
    """The addresses of a row's words, or of the lower and the upper halves."""

    def __init__(self, context: Any, builder: Any, kind: Any, rows: Any, left: Any) -> None:
        self.builder = builder
        array = context.make_array(kind)(context, builder, rows)
        width = builder.extract_value(array.shape, 1)
        start = builder.gep(array.data, [builder.mul(left, width)])
        self.starts = [start]
        if _HAS_HALVES:
            start = builder.bitcast(start, _PART.as_pointer())
            self.starts = [start, builder.gep(start, [width])]

    def load(self, index: Any) -> list[Any]:
        """Return the parts of the words from an index on."""
        kind = _VECTOR.as_pointer()
        places = [self.builder.gep(start, [index]) for start in self.starts]
        return [
            self.builder.load(self.builder.bitcast(place, kind), align=_PART.width // 8)
            for place in places
        ]

    def store(self, index: Any, vectors: list[Any]) -> None:
        for start, vector in zip(self.starts, vectors, strict=True):
            place = self.builder.bitcast(self.builder.gep(start, [index]), vector.type.as_pointer())
            self.builder.store(vector, place, align=_PART.width // 8)

    def end(self, size: Any) -> None:
        """Write the zeros after the words."""
        for vector in range(2):
            self.store(self.builder.add(size, WORD(vector * _LANES)), [_NONE] * _PARTS)

    def word(self, index: Any) -> Any:
        """Return one word."""
        loaded = [self.builder.load(self.builder.gep(start, [index])) for start in self.starts]
        if not _HAS_HALVES:
            return loaded[0]
        low, high = [self.builder.zext(part, WORD) for part in loaded]
        return self.builder.or_(low, self.builder.shl(high, WORD(32)))

    def put(self, index: Any, word: Any) -> None:
        """Write one word."""
        for start, part in zip(self.starts, _parts(self.builder, word), strict=True):
            self.builder.store(part, self.builder.gep(start, [index]))


def _parts(builder: Any, word: Any) -> list[Any]:
    """Return the word, or its lower and its upper half."""
    if not _HAS_HALVES:
        return [word]
    return [builder.trunc(word, _PART), builder.trunc(builder.lshr(word, WORD(32)), _PART)]


def _repeated(builder: Any, part: Any) -> Any:
    undefined = ir.Constant(_VECTOR, ir.Undefined)
    vector = builder.insert_element(undefined, part, _PLACE(0))
    first = ir.Constant(ir.VectorType(_PLACE, _LANES), [0] * _LANES)
    return builder.shuffle_vector(vector, undefined, first)


def _splat(builder: Any, word: Any) -> list[Any]:
    return [_repeated(builder, part) for part in _parts(builder, word)]


def _disjoint(builder: Any, vectors: list[Any], others: list[Any]) -> Any:
    """Return which lanes have no common bits."""
    common = [builder.and_(a, b) for a, b in zip(vectors, others, strict=True)]
    meets = common[0] if len(common) == 1 else builder.or_(*common)
    return builder.icmp_unsigned("==", meets, _NONE)


def _as_bits(builder: Any, lanes: Any) -> Any:
    return builder.zext(builder.bitcast(lanes, ir.IntType(_LANES)), WORD)


def _up(builder: Any, size: Any) -> Any:
    """Return a size as the next multiple of the lanes."""
    return builder.and_(builder.add(size, WORD(_LANES - 1)), WORD(-_LANES))


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


def _gathered(
    builder: Any, low: Any, high: Any, tests: Sequence[Callable[[Any], Any]]
) -> list[Any]:
    """Return the bits of at most 64 words from ``low`` on, for each test.

    A test returns the bits of the vector at an index.
    """

    def body(index: Any, found: list[Any]) -> list[Any]:
        place = builder.sub(index, low)
        return [
            builder.or_(bits, builder.shl(test(index), place))
            for bits, test in zip(found, tests, strict=True)
        ]

    return _each(builder, low, high, _LANES, [WORD(0)] * len(tests), body)[1]


def _whole(builder: Any, vectors: list[Any]) -> list[Any]:
    """Return the parts of words as one vector of whole words, or two."""
    if not _HAS_HALVES:
        return vectors
    low, high = vectors
    # As two instructions of AVX2 interleave them.
    orders = [[0, 8, 1, 9, 4, 12, 5, 13], [2, 10, 3, 11, 6, 14, 7, 15]]
    return [
        builder.bitcast(
            builder.shuffle_vector(low, high, ir.Constant(ir.VectorType(_PLACE, _LANES), order)),
            _WORDS,
        )
        for order in orders
    ]


def _reduced(
    builder: Any,
    vectors: list[list[Any]],
    combine: Callable[[list[Any], list[Any]], list[Any]],
) -> list[Any]:
    """Combine the lanes of vectors, given as parts, to one word each, half by half."""
    whole = [_whole(builder, parts) for parts in vectors]
    reduced = [each[0] for each in whole]
    if _HAS_HALVES:
        reduced = combine(reduced, [each[1] for each in whole])
    lanes = _WORDS.count
    while lanes > 1:
        half = lanes // 2
        reduced = combine(
            [lane_range(builder, vector, 0, half) for vector in reduced],
            [lane_range(builder, vector, half, lanes) for vector in reduced],
        )
        lanes = half
    return [builder.extract_element(vector, _PLACE(0)) for vector in reduced]


@intrinsic
def items_at(typing_context: Any, rows: Any, left: Any, place: Any) -> Any:
    """Return the word of a row at a place."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, index = arguments
        return _Row(context, builder, signature.args[0], array, number).word(index)

    return _ITEMS(rows, _INTEGER, _INTEGER), generate


@intrinsic
def put_items(typing_context: Any, rows: Any, left: Any, place: Any, items: Any) -> Any:
    """Write the word of a row at a place."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, index, word = arguments
        _Row(context, builder, signature.args[0], array, number).put(index, word)
        return context.get_dummy_value()

    return types.none(rows, _INTEGER, _INTEGER, _ITEMS), generate


@intrinsic
def end_row(typing_context: Any, rows: Any, left: Any, size: Any) -> Any:
    """Write the zeros after the words of a row."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, size = arguments
        _Row(context, builder, signature.args[0], array, number).end(size)
        return context.get_dummy_value()

    return types.none(rows, _INTEGER, _INTEGER), generate


@intrinsic
def unions_beside(
    typing_context: Any, rows: Any, left: Any, size: Any, first: Any, second: Any
) -> Any:
    """Return the OR of a row's words that do not meet ``first``, and the same for ``second``."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, size, *words = arguments
        row = _Row(context, builder, signature.args[0], array, number)
        against = [_splat(builder, word) for word in words]

        def body(index: Any, unions: list[Any]) -> list[Any]:
            vectors = row.load(index)
            keeps = [_disjoint(builder, vectors, word) for word in against]
            kept = [builder.select(keep, vector, _NONE) for keep in keeps for vector in vectors]
            return [builder.or_(union, each) for union, each in zip(unions, kept, strict=True)]

        _, unions = _each(builder, WORD(0), size, _LANES, [_NONE] * (2 * _PARTS), body)
        reduced = _reduced(
            builder,
            [unions[:_PARTS], unions[_PARTS:]],
            lambda low, high: [builder.or_(a, b) for a, b in zip(low, high, strict=True)],
        )
        return context.make_tuple(builder, signature.return_type, reduced)

    return types.UniTuple(_ITEMS, 2)(rows, _INTEGER, _INTEGER, _ITEMS, _ITEMS), generate


@intrinsic
def places_meeting(
    typing_context: Any, rows: Any, left: Any, low: Any, high: Any, items: Any
) -> Any:
    """Return which of at most 64 words of a row, from ``low`` on, meet ``items``, as bits.

    The bits after them show words after ``high``.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, low, high, items = arguments
        row = _Row(context, builder, signature.args[0], array, number)
        against = _splat(builder, items)

        def meeting(index: Any) -> Any:
            return _as_bits(builder, builder.not_(_disjoint(builder, row.load(index), against)))

        return _gathered(builder, low, high, [meeting])[0]

    return _ITEMS(rows, _INTEGER, _INTEGER, _INTEGER, _ITEMS), generate


class _Item:
    """One item, to find the words that have it in the vectors where its bit is."""

    def __init__(self, row: _Row, item: Any) -> None:
        builder = self._builder = row.builder
        parts = _parts(builder, item)
        self._start, part = row.starts[0], parts[0]
        if _HAS_HALVES:
            is_low = builder.icmp_unsigned("!=", part, _PART(0))
            self._start = builder.select(is_low, self._start, row.starts[1])
            part = builder.select(is_low, part, parts[1])
        self._wanted = _repeated(builder, part)

    def places(self, index: Any) -> Any:
        """Return which words of a vector have the item, as bits."""
        builder = self._builder
        place = builder.bitcast(builder.gep(self._start, [index]), _VECTOR.as_pointer())
        vector = builder.load(place, align=_PART.width // 8)
        has = builder.icmp_unsigned("==", builder.and_(vector, self._wanted), self._wanted)
        return _as_bits(builder, has)


@intrinsic
def places_of(typing_context: Any, rows: Any, left: Any, low: Any, high: Any, item: Any) -> Any:
    """Return which of at most 64 words of a row, ``low:high``, have an item, as bits.

    The bits after them show words after ``high``.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, low, high, item = arguments
        row = _Row(context, builder, signature.args[0], array, number)
        return _gathered(builder, low, high, [_Item(row, item).places])[0]

    return _ITEMS(rows, _INTEGER, _INTEGER, _INTEGER, _ITEMS), generate


@intrinsic
def places_of_three(
    typing_context: Any, rows: Any, left: Any, size: Any, first: Any, second: Any, third: Any
) -> Any:
    """Return which words of a row of at most 64 have each of three items, as bits."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, size, *items = arguments
        row = _Row(context, builder, signature.args[0], array, number)
        tests = [_Item(row, item).places for item in items]
        found = _gathered(builder, WORD(0), size, tests)
        return context.make_tuple(builder, signature.return_type, found)

    words = types.UniTuple(_ITEMS, 3)
    return words(rows, _INTEGER, _INTEGER, _ITEMS, _ITEMS, _ITEMS), generate


@intrinsic
def row_contains(typing_context: Any, rows: Any, left: Any, size: Any, items: Any) -> Any:
    """Return whether ``items`` is one of the words of a row; it is not 0."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, size, items = arguments
        row = _Row(context, builder, signature.args[0], array, number)
        wanted = _splat(builder, items)

        def body(index: Any, found: list[Any]) -> list[Any]:
            equal = [
                builder.icmp_unsigned("==", vector, part)
                for vector, part in zip(row.load(index), wanted, strict=True)
            ]
            both = equal[0] if len(equal) == 1 else builder.and_(*equal)
            return [builder.or_(found[0], builder.sext(both, _VECTOR))]

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
        row = _Row(context, builder, signature.args[0], array, number)
        below = builder.sub(number, WORD(1))
        target = _Row(context, builder, signature.args[0], array, below)
        against = _splat(builder, items)
        append = _appending(builder, target)

        def body(index: Any, ends: list[Any]) -> list[Any]:
            vectors = row.load(index)
            return [append(vectors, _disjoint(builder, vectors, against), ends[0])]

        _, (end,) = _each(builder, WORD(0), size, _LANES, [WORD(0)], body)
        # The zeros after the words have been appended, too.
        end = builder.sub(end, builder.sub(_up(builder, size), size))
        target.end(end)
        return end

    return _INTEGER(rows, _INTEGER, _INTEGER, _ITEMS), generate


@intrinsic
def list_row(typing_context: Any, rows: Any, left: Any, size: Any, items: Any, targets: Any) -> Any:
    """Write a row's words that meet ``items`` to ``targets[left]``; return their number."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, size, items, targets = arguments
        row = _Row(context, builder, signature.args[0], array, number)
        target = _Row(context, builder, signature.args[4], targets, number)
        against = _splat(builder, items)
        append = _appending(builder, target)

        def body(index: Any, ends: list[Any]) -> list[Any]:
            vectors = row.load(index)
            meets = builder.not_(_disjoint(builder, vectors, against))
            return [append(vectors, meets, ends[0])]

        _, (end,) = _each(builder, WORD(0), size, _LANES, [WORD(0)], body)
        return end

    return _INTEGER(rows, _INTEGER, _INTEGER, _ITEMS, targets), generate


def _appending(builder: Any, target: _Row) -> Callable[[list[Any], Any, Any], Any]:
    """Return a function that appends the chosen lanes of vectors and returns the new size."""
    if HAS_COMPRESS:
        return _appending_by_compress(builder, target)
    if HAS_AVX2:
        return _appending_by_table(builder, target)
    return _appending_one_by_one(builder, target)


def _appending_by_compress(builder: Any, target: _Row) -> Callable[[list[Any], Any, Any], Any]:
    lanes = ir.VectorType(ir.IntType(1), _LANES)
    compress = cgutils.get_or_insert_function(
        builder.module,
        ir.FunctionType(_VECTOR, [_VECTOR, _VECTOR, lanes]),
        "llvm.x86.avx512.mask.compress.v8i64",
    )

    def append(vectors: list[Any], keep: Any, size: Any) -> Any:
        target.store(size, [builder.call(compress, [each, _NONE, keep]) for each in vectors])
        return builder.add(size, builder.ctpop(_as_bits(builder, keep)))

    return append


def _fronts(builder: Any) -> Any:
    """Return the address of the table of the lanes to move to the front, by set of lanes.

    It has 256 rows of eight bytes.
    """
    kind = ir.VectorType(ir.IntType(8), _LANES)
    rows = []
    for kept in range(1 << _LANES):
        lanes = [lane for lane in range(_LANES) if kept >> lane & 1]
        rows.append(ir.Constant(kind, lanes + [0] * (_LANES - len(lanes))))
    content = ir.Constant(ir.ArrayType(kind, 1 << _LANES), rows)
    table = cgutils.global_constant(builder, "fronts", content)
    table.align = 8
    return table


def _appending_by_table(builder: Any, target: _Row) -> Callable[[list[Any], Any, Any], Any]:
    permute = cgutils.get_or_insert_function(
        builder.module, ir.FunctionType(_VECTOR, [_VECTOR, _VECTOR]), "llvm.x86.avx2.permd"
    )
    table = _fronts(builder)

    def append(vectors: list[Any], keep: Any, size: Any) -> Any:
        lanes = _as_bits(builder, keep)
        front = builder.load(builder.gep(table, [WORD(0), lanes]), align=8)
        order = builder.zext(front, _VECTOR)
        target.store(size, [builder.call(permute, [each, order]) for each in vectors])
        return builder.add(size, builder.ctpop(lanes))

    return append


def _appending_one_by_one(builder: Any, target: _Row) -> Callable[[list[Any], Any, Any], Any]:
    def append(vectors: list[Any], keep: Any, size: Any) -> Any:
        (vector,) = vectors
        for lane in range(_LANES):
            target.put(size, builder.extract_element(vector, _PLACE(lane)))
            size = builder.add(
                size, builder.zext(builder.extract_element(keep, _PLACE(lane)), WORD)
            )
        return size

    return append


def _item_counts(context: Any, builder: Any, signature: Any, arguments: Any, digits: int) -> Any:
    array, number, size = arguments
    row = _Row(context, builder, signature.args[0], array, number)
    kinds = digits + 1

    def body(index: Any, planes: list[Any]) -> list[Any]:
        firsts = row.load(index)
        seconds = row.load(builder.add(index, WORD(_LANES)))
        after = []
        for part, (first, second) in enumerate(zip(firsts, seconds, strict=True)):
            ones, *others = planes[part * kinds : (part + 1) * kinds]
            differ = builder.xor(first, second)
            carry = builder.or_(builder.and_(first, second), builder.and_(differ, ones))
            after += [builder.xor(differ, ones), *carried_counts(builder, others, carry)]
        return after

    start = [_NONE] * (kinds * _PARTS)
    _, planes = _each(builder, WORD(0), size, 2 * _LANES, start, body)
    parts = [planes[kind::kinds] for kind in range(kinds)]
    counts = _reduced(builder, parts, lambda low, high: add_counts(builder, low, high))
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
