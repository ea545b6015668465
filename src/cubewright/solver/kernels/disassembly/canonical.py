"""Choosing among the symmetric images of a divided figure, whatever the numbers of the pieces."""

from __future__ import annotations

from typing import NamedTuple

from cubewright.model.cell import CountArray, IntArray
from cubewright.solver.kernels.compiling import kernel, step


class ImageArrays(NamedTuple):
    """``k`` assemblies that fill the same ``c`` cells, with up to ``n`` pieces; ``g`` images."""

    labels: IntArray
    """``(k, c)`` int32: the piece at each cell."""
    orders: IntArray
    """``(g, c)`` int32: for each cell of an image in order, the cell that it comes from."""
    attributes: CountArray
    """``(k, n)`` int64: decides between images that are divided alike."""
    images: IntArray
    """``(k,)`` int32: the image that is chosen."""
    pieces: IntArray
    """``(k, n)`` int32: the pieces in the order in which they occur in it."""
    names: IntArray
    """``(2, n)`` int32: working memory."""
    sequences: IntArray
    """``(2, c)`` int32: working memory."""


@kernel
def choose_images(arrays: ImageArrays) -> None:
    """Choose the image whose pieces, numbered as they occur, give the first sequence."""
    for k in range(len(arrays.images)):
        arrays.images[k] = -1
        for g in range(len(arrays.orders)):
            if comes_first(arrays, k, g):
                arrays.images[k] = g
                for cell in range(arrays.sequences.shape[1]):
                    arrays.sequences[0, cell] = arrays.sequences[1, cell]
                for i in range(arrays.names.shape[1]):
                    arrays.pieces[k, i] = arrays.names[1, i]


@step
def comes_first(arrays: ImageArrays, k: int, g: int) -> bool:
    """Whether an image comes before the best one so far."""
    names, sequences = arrays.names, arrays.sequences
    for i in range(names.shape[1]):
        names[0, i] = -1
        names[1, i] = -1
    found = 0
    is_first = arrays.images[k] < 0
    for cell in range(sequences.shape[1]):
        piece = arrays.labels[k, arrays.orders[g, cell]]
        if names[0, piece] < 0:
            names[0, piece] = found
            names[1, found] = piece
            found += 1
        name = names[0, piece]
        sequences[1, cell] = name
        if not is_first and name != sequences[0, cell]:
            if name > sequences[0, cell]:
                return False
            is_first = True
    if is_first:
        return True
    for i in range(found):
        before = arrays.attributes[k, arrays.pieces[k, i]]
        after = arrays.attributes[k, names[1, i]]
        if before != after:
            smaller: bool = after < before
            return smaller
    return False
