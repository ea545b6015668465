"""Masks of several words as tuples of uint64, with the same operations for all figure sizes.

A tuple's length is part of its type. numba therefore compiles a kernel for each number of words.
With one word, the tuples disappear.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from cubewright.solver.kernels.masks.vector_code import mask_words, row_addresses

_WORD = ir.IntType(64)


def _wordwise(builder_method: Callable[[Any, Any, Any], Any]) -> Any:
    def typed(a: Any, b: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            pairs = zip(*(mask_words(builder, mask, a.count) for mask in arguments), strict=True)
            words = [builder_method(builder, x, y) for x, y in pairs]
            return context.make_tuple(builder, signature.return_type, words)

        return a(a, b), generate

    return typed


_OR = _wordwise(lambda builder, x, y: builder.or_(x, y))
_XOR = _wordwise(lambda builder, x, y: builder.xor(x, y))
_AND = _wordwise(lambda builder, x, y: builder.and_(x, y))
_WITHOUT = _wordwise(lambda builder, x, y: builder.and_(x, builder.not_(y)))


@intrinsic
def or_masks(typing_context: Any, a: Any, b: Any) -> Any:
    """Return the cells in at least one of two masks."""
    return _OR(a, b)


@intrinsic
def xor_masks(typing_context: Any, a: Any, b: Any) -> Any:
    """Return the cells in exactly one of two masks."""
    return _XOR(a, b)


@intrinsic
def and_masks(typing_context: Any, a: Any, b: Any) -> Any:
    """Return the cells in both masks."""
    return _AND(a, b)


@intrinsic
def and_not_masks(typing_context: Any, a: Any, b: Any) -> Any:
    """Return the cells of the first mask that are not in the second."""
    return _WITHOUT(a, b)


@intrinsic
def shift_mask(typing_context: Any, a: Any, by: Any) -> Any:
    """Return a mask shifted up by 1 to 63 cells; bits beyond the last word are lost."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        words = mask_words(builder, arguments[0], a.count)
        back = builder.sub(ir.Constant(_WORD, 64), arguments[1])
        carry = ir.Constant(_WORD, 0)
        moved = []
        for word in words:
            moved.append(builder.or_(builder.shl(word, arguments[1]), carry))
            carry = builder.lshr(word, back)
        return context.make_tuple(builder, signature.return_type, moved)

    return a(a, types.int64), generate


@intrinsic
def is_empty(typing_context: Any, a: Any) -> Any:
    """Return whether a mask has no cell."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        words = mask_words(builder, arguments[0], a.count)
        every = words[0]
        for word in words[1:]:
            every = builder.or_(every, word)
        return builder.icmp_unsigned("==", every, ir.Constant(_WORD, 0))

    return types.boolean(a), generate


@intrinsic
def cell_mask(typing_context: Any, like: Any, cell: Any) -> Any:
    """Return the mask of one cell, with as many words as another mask."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        number = builder.lshr(arguments[1], ir.Constant(_WORD, 6))
        place = builder.and_(arguments[1], ir.Constant(_WORD, 63))
        bit = builder.shl(ir.Constant(_WORD, 1), place)
        words = [
            builder.select(
                builder.icmp_unsigned("==", number, ir.Constant(_WORD, word)),
                bit,
                ir.Constant(_WORD, 0),
            )
            for word in range(like.count)
        ]
        return context.make_tuple(builder, signature.return_type, words)

    return like(like, types.int64), generate


@intrinsic
def mask_at(typing_context: Any, rows: Any, level: Any, place: Any, like: Any) -> Any:
    """Return the mask ``rows[level, :, place]``, with as many words as another mask."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, index, _ = arguments
        starts = row_addresses(context, builder, signature.args[0], array, number, like.count)
        words = [builder.load(builder.gep(start, [index])) for start in starts]
        return context.make_tuple(builder, signature.return_type, words)

    return like(rows, types.int64, types.int64, like), generate


@intrinsic
def put_mask(typing_context: Any, rows: Any, level: Any, place: Any, mask: Any) -> Any:
    """Write a mask to ``rows[level, :, place]``."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, number, index, words = arguments
        starts = row_addresses(context, builder, signature.args[0], array, number, mask.count)
        for start, word in zip(starts, mask_words(builder, words, mask.count), strict=True):
            builder.store(word, builder.gep(start, [index]))
        return context.get_dummy_value()

    return types.none(rows, types.int64, types.int64, mask), generate
