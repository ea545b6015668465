"""Building blocks of hand-written vector code, in LLVM's language.

The functions take LLVM's builder and values, and append instructions. A vector contains eight
words. Rows of masks are as in :mod:`cubewright.solver.kernels.masks.vectors`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir

WORD = ir.IntType(64)
LANES = 8
VECTOR = ir.VectorType(WORD, LANES)


def splat(builder: Any, word: Any, lanes: int = LANES) -> Any:
    """Return a vector of one word repeated."""
    undefined = ir.Constant(ir.VectorType(WORD, lanes), ir.Undefined)
    vector = builder.insert_element(undefined, word, ir.Constant(ir.IntType(32), 0))
    zeros = ir.Constant(ir.VectorType(ir.IntType(32), lanes), [0] * lanes)
    return builder.shuffle_vector(vector, undefined, zeros)


def zeros(lanes: int = LANES) -> Any:
    """Return a vector of zeros."""
    return ir.Constant(ir.VectorType(WORD, lanes), [0] * lanes)


def load(builder: Any, data: Any, index: Any, lanes: int = LANES) -> Any:
    """Return the words of a row from an index on."""
    kind = ir.VectorType(WORD, lanes).as_pointer()
    return builder.load(builder.bitcast(builder.gep(data, [index]), kind), align=8)


def loop(
    builder: Any,
    start: Any,
    high: Any,
    step: int,
    carried: list[Any],
    body: Callable[[Any, list[Any]], list[Any]],
) -> tuple[Any, list[Any]]:
    """Append a loop that carries values, from an index up to ``high``, in whole steps only.

    Returns the first index after the last whole step, and the final values.
    """
    entry = builder.basic_block
    head = builder.append_basic_block("vectors.head")
    work = builder.append_basic_block("vectors.work")
    done = builder.append_basic_block("vectors.done")
    builder.branch(head)
    builder.position_at_end(head)
    index = builder.phi(WORD)
    index.add_incoming(start, entry)
    values = []
    for value in carried:
        phi = builder.phi(value.type)
        phi.add_incoming(value, entry)
        values.append(phi)
    following = builder.add(index, ir.Constant(WORD, step))
    builder.cbranch(builder.icmp_signed("<=", following, high), work, done)
    builder.position_at_end(work)
    after = body(index, values)
    last = builder.basic_block
    index.add_incoming(following, last)
    for phi, value in zip(values, after, strict=True):
        phi.add_incoming(value, last)
    builder.branch(head)
    builder.position_at_end(done)
    return index, values


def each_vector(
    builder: Any,
    low: Any,
    high: Any,
    carried: list[Any],
    body: Callable[[Any, list[Any], Any], list[Any]],
    lanes: int = LANES,
) -> list[Any]:
    """Append a loop that carries values from low to high, a vector at a time; return the last.

    ``body`` gets the lanes before the end, or None for all.
    """
    index, values = loop(
        builder, low, high, lanes, carried, lambda index, values: body(index, values, None)
    )
    entry = builder.basic_block
    tail = builder.append_basic_block("vectors.tail")
    done = builder.append_basic_block("vectors.end")
    builder.cbranch(builder.icmp_signed("<", index, high), tail, done)
    builder.position_at_end(tail)
    after = body(index, values, lanes_before(builder, index, high, lanes))
    last = builder.basic_block
    builder.branch(done)
    builder.position_at_end(done)
    ends = []
    for value, ended in zip(values, after, strict=True):
        phi = builder.phi(value.type)
        phi.add_incoming(value, entry)
        phi.add_incoming(ended, last)
        ends.append(phi)
    return ends


def lanes_before(builder: Any, index: Any, high: Any, lanes: int) -> Any:
    """Return whether each lane of a vector that starts at an index is before the end."""
    left = splat(builder, builder.sub(high, index), lanes)
    numbers = ir.Constant(ir.VectorType(WORD, lanes), list(range(lanes)))
    return builder.icmp_signed("<", numbers, left)


def lane_range(builder: Any, vector: Any, start: int, stop: int) -> Any:
    """Return a range of lanes of a vector, as a shorter vector."""
    lanes = ir.Constant(ir.VectorType(ir.IntType(32), stop - start), list(range(start, stop)))
    return builder.shuffle_vector(vector, ir.Constant(vector.type, ir.Undefined), lanes)


def row_addresses(
    context: Any, builder: Any, kind: Any, rows: Any, level: Any, words: int
) -> list[Any]:
    """Return the addresses of a level's rows of first, second, … words in a C-contiguous array."""
    array = context.make_array(kind)(context, builder, rows)
    width = builder.extract_value(array.shape, 2)
    size = builder.mul(width, builder.extract_value(array.shape, 1))
    start = builder.gep(array.data, [builder.mul(level, size)])
    return [
        builder.gep(start, [builder.mul(ir.Constant(WORD, word), width)]) for word in range(words)
    ]


def word_row(context: Any, builder: Any, kind: Any, rows: Any, level: Any, word: Any) -> Any:
    """Return the address of a level's row of words with a given number."""
    (row,) = row_addresses(context, builder, kind, rows, level, 1)
    width = builder.extract_value(context.make_array(kind)(context, builder, rows).shape, 2)
    return builder.gep(row, [builder.mul(word, width)])


def mask_words(builder: Any, words: Any, count: int) -> list[Any]:
    """Return the words of a tuple."""
    return [builder.extract_value(words, word) for word in range(count)]


def common_bits(builder: Any, values: list[Any], masks: list[Any]) -> Any:
    """Return a nonzero lane wherever a mask of several words meets another."""
    parts = [builder.and_(value, mask) for value, mask in zip(values, masks, strict=True)]
    while len(parts) > 1:
        parts = [builder.or_(parts[0], parts[1]), *parts[2:]]
    return parts[0]
