"""Choosing among the symmetric images of divided figures, whatever the numbers of the pieces.

An image of an assembly is given by one of the lattice's turns and mirrors. Its cells
are brought into order in a box, where a box holds them closely, and by sorting otherwise.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.model.cell import CountArray, IntArray
from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.disassembly.arrays import X, Y
from cubewright.solver.kernels.disassembly.sorting import sort_pairs

_8, _56 = np.uint64(8), np.uint64(56)
_BYTE = np.uint64(255)


class LatticeArrays(NamedTuple):
    """The ``m`` turns and mirrors of a lattice, and its kinds of cells."""

    rows: CountArray
    """``(m, 3)`` int64: the three rows of each matrix, as numbers of different vectors."""
    kinds: CountArray
    """``(p, p, p)`` int64: the kind of a cell with these coordinates modulo ``p``."""
    kind_positions: CountArray
    """``(kinds,)`` int64: the cell of a kind next to the origin, as a position."""


class GivenPieces(NamedTuple):
    """The cells of ``g`` placed pieces, as products with the ``v`` different vectors."""

    begins: CountArray
    """``(g + 1,)`` int64: cells of piece ``i`` are ``begins[i]:begins[i + 1]``."""
    along: CountArray
    """``(cells, v)`` int64."""
    lows: CountArray
    """``(g, v)`` int64: the least, the largest and the sum over the cells of a piece."""
    highs: CountArray
    sums: CountArray


class ImageArrays(NamedTuple):
    """``k`` assemblies of up to ``n`` pieces and ``c`` cells, and the image chosen of each."""

    begins: CountArray
    """``(k + 1,)`` int64: pieces of assembly ``a`` are ``begins[a]:begins[a + 1]``."""
    given: CountArray
    """``(pieces,)`` int64: numbers of given pieces."""
    ranks: CountArray
    """``(pieces,)`` int64: decide between images that are divided alike."""
    matrices: CountArray
    """``(k,)`` int64: the turn or mirror that is chosen."""
    order: CountArray
    """``(pieces,)`` int64: the pieces of each assembly as they occur in its image, from 0."""
    box: IntArray
    """``(b,)`` int32, all 0: working memory; images that fill a larger box are sorted."""
    keys: CountArray
    """``(2, c)`` int64: positions of the cells of the best and of the present image."""
    labels: CountArray
    """``(2, c)`` int64: their pieces; those of the best one numbered as they occur."""
    names: CountArray
    """``(n,)`` int64: working memory."""
    occurrence: CountArray
    """``(2, n)`` int64: the pieces as they occur in the best and in the present image."""
    extents: CountArray
    """``(3, v)`` int64: working memory."""


@kernel
def choose_images(lattice: LatticeArrays, given: GivenPieces, images: ImageArrays) -> None:
    """Choose of each assembly the first image.

    The first numbers to decide are the extents and then the sums of its coordinates;
    then its cells; then the pieces in its cells, numbered as they occur; then their ranks.
    """
    for k in range(len(images.matrices)):
        begin, pieces = images.begins[k], images.begins[k + 1] - images.begins[k]
        if pieces == 0:
            continue
        cells = measure_extents(given, images, k)
        first = 0
        for m in range(1, len(lattice.rows)):
            if compare_extents(lattice, images, m, first) < 0:
                first = m
        count = 0
        for m in range(first, len(lattice.rows)):
            if compare_extents(lattice, images, m, first) != 0:
                continue
            found = order_cells(lattice, given, images, k, m, cells)
            if count == 0 or comes_first(images, k, count, found):
                count = found
                images.matrices[k] = m
                keep_image(images, pieces, found)
        for i in range(pieces):
            images.order[begin + i] = images.occurrence[0, i]


@step
def measure_extents(given: GivenPieces, images: ImageArrays, k: int) -> int:
    """Find the least coordinates, extents and sums of an assembly; the number of its cells."""
    extents = images.extents
    begin, end = images.begins[k], images.begins[k + 1]
    cells = 0
    for i in range(begin, end):
        piece = images.given[i]
        cells += given.begins[piece + 1] - given.begins[piece]
    for v in range(extents.shape[1]):
        low, high, total = (
            given.lows[images.given[begin], v],
            given.highs[images.given[begin], v],
            0,
        )
        for i in range(begin, end):
            piece = images.given[i]
            low = min(low, given.lows[piece, v])
            high = max(high, given.highs[piece, v])
            total += given.sums[piece, v]
        extents[0, v] = low
        extents[1, v] = high - low
        extents[2, v] = total - low * cells
    return cells


@step
def compare_extents(lattice: LatticeArrays, images: ImageArrays, one: int, other: int) -> int:
    """Compare the extents and sums of two images: -1, 0 or 1."""
    result = 0
    for number in range(1, 3):
        for axis in range(3):
            a = images.extents[number, lattice.rows[one, axis]]
            b = images.extents[number, lattice.rows[other, axis]]
            if result == 0 and a != b:
                result = -1 if a < b else 1
    return result


@kernel
def order_cells(
    lattice: LatticeArrays, given: GivenPieces, images: ImageArrays, k: int, m: int, cells: int
) -> int:
    """Write the cells of an image in order, relative to the first, and their pieces; the number."""
    r0, r1, r2 = lattice.rows[m, 0], lattice.rows[m, 1], lattice.rows[m, 2]
    low0, low1, low2 = images.extents[0, r0], images.extents[0, r1], images.extents[0, r2]
    size0 = images.extents[1, r0] + 1
    size1 = images.extents[1, r1] + 1
    size2 = images.extents[1, r2] + 1
    keys, labels, box = images.keys[1], images.labels[1], images.box
    begin, end = images.begins[k], images.begins[k + 1]
    found = 0
    if size0 * size1 * size2 <= len(box):
        for i in range(begin, end):
            piece = images.given[i]
            for c in range(given.begins[piece], given.begins[piece + 1]):
                x, y = given.along[c, r0] - low0, given.along[c, r1] - low1
                box[(x * size1 + y) * size2 + given.along[c, r2] - low2] = i - begin + 1
        place = 0
        for x in range(size0):
            for y in range(size1):
                for z in range(size2):
                    label = box[place]
                    if label:
                        keys[found] = x * X + y * Y + z
                        labels[found] = label - 1
                        found += 1
                        box[place] = 0
                    place += 1
    else:
        for i in range(begin, end):
            piece = images.given[i]
            for c in range(given.begins[piece], given.begins[piece + 1]):
                x, y = given.along[c, r0] - low0, given.along[c, r1] - low1
                keys[found] = x * X + y * Y + given.along[c, r2] - low2
                labels[found] = i - begin
                found += 1
        sort_pairs(keys, labels, cells)
    x = keys[0] // X
    y = (keys[0] - x * X) // Y
    z = keys[0] - x * X - y * Y
    start = keys[0] - lattice.kind_positions[kind_of(lattice, x + low0, y + low1, z + low2)]
    for c in range(found):
        keys[c] -= start
    return found


@step
def kind_of(lattice: LatticeArrays, x: int, y: int, z: int) -> int:
    """The kind of a cell."""
    period = len(lattice.kinds)
    kind: int = lattice.kinds[x % period, y % period, z % period]
    return kind


@step
def in_bytes(number: int) -> np.uint64:
    """The bytes of a number from the lowest to the highest, as a number."""
    given = np.uint64(number)
    found = np.uint64(0)
    for _ in range(8):
        found = (found << _8) | (given & _BYTE)
        given >>= _8
    return found


@kernel
def comes_first(images: ImageArrays, k: int, count: int, found: int) -> bool:
    """Whether the present image comes before the best one so far, of ``count`` cells."""
    keys, labels, names, occurrence = images.keys, images.labels, images.names, images.occurrence
    for c in range(min(count, found)):
        if keys[0, c] != keys[1, c]:
            # Level strings depend on this order, so it stays that of the bytes in memory.
            before: bool = in_bytes(keys[1, c]) < in_bytes(keys[0, c])
            return before
    begin, pieces = images.begins[k], images.begins[k + 1] - images.begins[k]
    for i in range(pieces):
        names[i] = -1
    known = 0
    for c in range(found):
        piece = labels[1, c]
        if names[piece] < 0:
            names[piece] = known
            occurrence[1, known] = piece
            known += 1
        if names[piece] != labels[0, c]:
            smaller: bool = names[piece] < labels[0, c]
            return smaller
    for i in range(known):
        rank = images.ranks[begin + occurrence[0, i]]
        other = images.ranks[begin + occurrence[1, i]]
        if rank != other:
            lower: bool = other < rank
            return lower
    return False


@step
def keep_image(images: ImageArrays, pieces: int, count: int) -> None:
    """Keep the present image as the best one, with its pieces numbered as they occur."""
    names, occurrence = images.names, images.occurrence
    for i in range(pieces):
        names[i] = -1
    known = 0
    for c in range(count):
        piece = images.labels[1, c]
        if names[piece] < 0:
            names[piece] = known
            occurrence[0, known] = piece
            known += 1
        images.keys[0, c] = images.keys[1, c]
        images.labels[0, c] = names[piece]
    for piece in range(pieces):
        if names[piece] < 0:  # all its cells are cells of others
            occurrence[0, known] = piece
            known += 1
