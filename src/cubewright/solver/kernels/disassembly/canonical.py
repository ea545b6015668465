"""Choice of a canonical image of an assembly, independent of the pieces' numbers.

An image of an assembly is its image under one of the lattice's turns and mirrors. Its cells are
ordered in a box if they fill the box closely enough, and by sorting otherwise. The images of the
last filled cells are cached, because many assemblies of a puzzle fill the same cells. Cells need no
order if one image comes first by its extents and sums: then the first cells of pieces order them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.kernels.array_types import Counts1, Counts2, Counts3, Ints1, Ints2
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.disassembly.arrays import X, Y
from cubewright.solver.kernels.disassembly.sorting import sort_pairs

_8 = np.uint64(8)
_BYTE = np.uint64(255)
LARGEST = (1 << 63) - 1


class LatticeArrays(NamedTuple):
    """The ``m`` turns and mirrors of a lattice, and its kinds of cells."""

    rows: Counts2
    """``(m, 3)`` int64: the three rows of each matrix, as numbers of different vectors."""
    kinds: Counts3
    """``(p, p, p)`` int64: the kind of a cell with these coordinates modulo ``p``."""
    kind_positions: Counts1
    """``(kinds,)`` int64: the position of the cell of each kind next to the origin."""


class GivenPieces(NamedTuple):
    """The cells of ``g`` placed pieces, by their products with ``v`` different vectors."""

    begins: Counts1
    """``(g + 1,)`` int64: the cells of piece ``i`` are ``begins[i]:begins[i + 1]``."""
    along: Counts2
    """``(cells, v)`` int64."""
    lows: Counts2
    """``(g, v)`` int64: the minimum, the maximum and the sum over the cells of a piece."""
    highs: Counts2
    sums: Counts2


class ImageArrays(NamedTuple):
    """``k`` assemblies of up to ``n`` pieces and ``c`` cells, and the chosen image of each."""

    begins: Counts1
    """``(k + 1,)`` int64: the pieces of assembly ``a`` are ``begins[a]:begins[a + 1]``."""
    given: Counts1
    """``(pieces,)`` int64: numbers of given pieces."""
    ranks: Counts1
    """``(pieces,)`` int64: the ranks that decide between images with the same division."""
    matrices: Counts1
    """``(k,)`` int64: the chosen turn or mirror."""
    order: Counts1
    """``(pieces,)`` int64: each assembly's pieces in order of occurrence in its image, from 0."""
    labels: Counts1
    """``(c,)`` int64: the piece at each filled cell."""
    names: Counts2
    """``(2, n)`` int64: the occurrence numbers of the pieces in the best and the current image."""
    occurrence: Counts2
    """``(2, n)`` int64: the pieces in the order of these numbers."""


class FilledArrays(NamedTuple):
    """Up to ``c`` cells that an assembly fills, and the first ones in order of its ``m`` images.

    The cells are numbered in the order of the pieces of one assembly.
    """

    numbers: Ints1
    """``(b,)`` int32: for each cell of the bounding box its number + 1; 0 if not filled."""
    box: Ints1
    """``(b,)`` int32, all 0: working memory; images that fill a larger box are sorted."""
    extents: Counts2
    """``(3, v)`` int64: the minimum product with each vector, the extent, and the sum."""
    kept: Counts1
    """``(2 v + 1,)`` int64: the number of cells (0: none), the minimum products and the extents."""
    keys: Counts2
    """``(2, c)`` int64: the positions of the first and of the current image."""
    orders: Ints2
    """``(m + 1, c)`` int32: the cell numbers, in order, of each image that comes first."""
    matrices: Counts1
    """``(m + 1,)`` int64: the number of images, and the turn or mirror of each."""


@entry_point
def choose_images(
    lattice: LatticeArrays, given: GivenPieces, images: ImageArrays, filled: FilledArrays
) -> None:
    """Choose the first image of each assembly.

    The comparison uses the extents, then the sums of coordinates, then the cells, then the pieces
    in the cells, numbered as they occur, and then the ranks of the pieces.
    """
    for k in range(len(images.matrices)):
        if images.begins[k] == images.begins[k + 1]:
            continue
        cells = measure_extents(given, images, filled, k)
        if not fills_the_same(lattice, given, images, filled, k, cells):
            first, count = first_images(lattice, filled)
            if count == 1:
                order_pieces(lattice, given, images, filled, k, first)
                continue
            find_images(lattice, given, images, filled, k, cells, first)
        choose_image(images, filled, k, cells)


@step
def measure_extents(given: GivenPieces, images: ImageArrays, filled: FilledArrays, k: int) -> int:
    """Compute the extents of an assembly; return the number of its cells."""
    extents = filled.extents
    begin, end = images.begins[k], images.begins[k + 1]
    cells = 0
    for i in range(begin, end):
        piece = images.given[i]
        cells += given.begins[piece + 1] - given.begins[piece]
    first = images.given[begin]
    for v in range(extents.shape[1]):
        low, high, total = given.lows[first, v], given.highs[first, v], 0
        for i in range(begin, end):
            piece = images.given[i]
            low = min(low, given.lows[piece, v])
            high = max(high, given.highs[piece, v])
            total += given.sums[piece, v]
        extents[0, v] = low
        extents[1, v] = high - low
        extents[2, v] = total - low * cells
    return cells


@kernel
def fills_the_same(
    lattice: LatticeArrays,
    given: GivenPieces,
    images: ImageArrays,
    filled: FilledArrays,
    k: int,
    cells: int,
) -> bool:
    """Return whether an assembly fills the cached cells; if so, label them with its pieces."""
    extents, width = filled.extents, filled.extents.shape[1]
    if filled.kept[0] != cells:
        return False
    for v in range(width):
        if filled.kept[1 + v] != extents[0, v] or filled.kept[1 + width + v] != extents[1, v]:
            return False
    r0, r1, r2 = lattice.rows[0, 0], lattice.rows[0, 1], lattice.rows[0, 2]
    size1, size2 = extents[1, r1] + 1, extents[1, r2] + 1
    begin, end = images.begins[k], images.begins[k + 1]
    for c in range(cells):
        images.labels[c] = -1
    for i in range(begin, end):
        piece = images.given[i]
        for c in range(given.begins[piece], given.begins[piece + 1]):
            x, y = given.along[c, r0] - extents[0, r0], given.along[c, r1] - extents[0, r1]
            number = filled.numbers[(x * size1 + y) * size2 + given.along[c, r2] - extents[0, r2]]
            if number == 0 or images.labels[number - 1] >= 0:
                return False
            images.labels[number - 1] = i - begin
    return True


@kernel
def find_images(
    lattice: LatticeArrays,
    given: GivenPieces,
    images: ImageArrays,
    filled: FilledArrays,
    k: int,
    cells: int,
    first: int,
) -> None:
    """Find the images of an assembly's cells that come first in order, from ``first`` on."""
    begin, end = images.begins[k], images.begins[k + 1]
    count = 0
    for m in range(first, len(lattice.rows)):
        if compare_extents(lattice, filled, m, first) != 0:
            continue
        order_cells(lattice, given, images, filled, k, m, filled.orders[count])
        relation = compare_keys(filled, cells) if count else -1
        if relation > 0:
            continue
        if relation < 0:
            for c in range(cells):
                filled.keys[0, c] = filled.keys[1, c]
                filled.orders[0, c] = filled.orders[count, c]
            count = 0
        count += 1
        filled.matrices[count] = m
    filled.matrices[0] = count
    number = 0
    for i in range(begin, end):
        piece = images.given[i]
        for _ in range(given.begins[piece], given.begins[piece + 1]):
            images.labels[number] = i - begin
            number += 1
    keep_cells(lattice, given, images, filled, k, cells)


@step
def first_images(lattice: LatticeArrays, filled: FilledArrays) -> tuple[int, int]:
    """Return the first image by extents and sums, and the number of images that equal it."""
    first, count = 0, 1
    for m in range(1, len(lattice.rows)):
        relation = compare_extents(lattice, filled, m, first)
        if relation < 0:
            first, count = m, 0
        if relation <= 0:
            count += 1
    return first, count


@kernel
def order_pieces(
    lattice: LatticeArrays,
    given: GivenPieces,
    images: ImageArrays,
    filled: FilledArrays,
    k: int,
    m: int,
) -> None:
    """Choose an image, and order its pieces by their first cells."""
    r0, r1, r2 = lattice.rows[m, 0], lattice.rows[m, 1], lattice.rows[m, 2]
    begin, firsts = images.begins[k], filled.keys[1]
    images.matrices[k] = m
    for number in range(images.begins[k + 1] - begin):
        piece = images.given[begin + number]
        least = LARGEST
        for c in range(given.begins[piece], given.begins[piece + 1]):
            x, y, z = given.along[c, r0], given.along[c, r1], given.along[c, r2]
            least = min(least, x * X + y * Y + z)
        place = number
        while place > 0 and firsts[place - 1] > least:
            firsts[place] = firsts[place - 1]
            images.order[begin + place] = images.order[begin + place - 1]
            place -= 1
        firsts[place] = least
        images.order[begin + place] = number


@step
def compare_extents(lattice: LatticeArrays, filled: FilledArrays, one: int, other: int) -> int:
    """Compare the extents and sums of two images: -1, 0 or 1."""
    result = 0
    for number in range(1, 3):
        for axis in range(3):
            a = filled.extents[number, lattice.rows[one, axis]]
            b = filled.extents[number, lattice.rows[other, axis]]
            if result == 0 and a != b:
                result = -1 if a < b else 1
    return result


@kernel
def order_cells(
    lattice: LatticeArrays,
    given: GivenPieces,
    images: ImageArrays,
    filled: FilledArrays,
    k: int,
    m: int,
    order: IntArray,
) -> None:
    """Write the ordered positions of an image's cells, relative to the first, and ``order``.

    A duplicate cell is numbered once; the last cell is repeated to fill the array.
    """
    r0, r1, r2 = lattice.rows[m, 0], lattice.rows[m, 1], lattice.rows[m, 2]
    extents = filled.extents
    low0, low1, low2 = extents[0, r0], extents[0, r1], extents[0, r2]
    size0, size1, size2 = extents[1, r0] + 1, extents[1, r1] + 1, extents[1, r2] + 1
    keys, box = filled.keys[1], filled.box
    begin, end = images.begins[k], images.begins[k + 1]
    number = found = 0
    if size0 * size1 * size2 <= len(box):
        for i in range(begin, end):
            piece = images.given[i]
            for c in range(given.begins[piece], given.begins[piece + 1]):
                x, y = given.along[c, r0] - low0, given.along[c, r1] - low1
                number += 1
                box[(x * size1 + y) * size2 + given.along[c, r2] - low2] = number
        at = 0
        for x in range(size0):
            for y in range(size1):
                for z in range(size2):
                    if box[at]:
                        keys[found] = x * X + y * Y + z
                        order[found] = box[at] - 1
                        found += 1
                        box[at] = 0
                    at += 1
        while found < number:
            keys[found] = keys[found - 1]
            order[found] = order[found - 1]
            found += 1
    else:
        for i in range(begin, end):
            piece = images.given[i]
            for c in range(given.begins[piece], given.begins[piece + 1]):
                x, y = given.along[c, r0] - low0, given.along[c, r1] - low1
                keys[found] = x * X + y * Y + given.along[c, r2] - low2
                order[found] = found
                found += 1
        sort_pairs(keys, order, found)
    x = keys[0] // X
    y = (keys[0] - x * X) // Y
    z = keys[0] - x * X - y * Y
    start = keys[0] - lattice.kind_positions[kind_of(lattice, x + low0, y + low1, z + low2)]
    for c in range(found):
        keys[c] -= start


@step
def kind_of(lattice: LatticeArrays, x: int, y: int, z: int) -> int:
    """Return the kind of a cell."""
    period = len(lattice.kinds)
    if period == 1:
        return 0
    kind: int = lattice.kinds[x % period, y % period, z % period]
    return kind


@step
def compare_keys(filled: FilledArrays, cells: int) -> int:
    """Compare the current image with the first: -1, 0 or 1.

    Level strings depend on this order, so it remains the order of bytes in memory.
    """
    for c in range(cells):
        one, other = filled.keys[1, c], filled.keys[0, c]
        if one != other:
            return -1 if in_bytes(one) < in_bytes(other) else 1
    return 0


@step
def in_bytes(number: int) -> np.uint64:
    """Return a number with its bytes reversed."""
    given = np.uint64(number)
    found = np.uint64(0)
    for _ in range(8):
        found = (found << _8) | (given & _BYTE)
        given >>= _8
    return found


@kernel
def keep_cells(
    lattice: LatticeArrays,
    given: GivenPieces,
    images: ImageArrays,
    filled: FilledArrays,
    k: int,
    cells: int,
) -> None:
    """Cache the cells of an assembly for the next one, if they fit in the box."""
    extents, width = filled.extents, filled.extents.shape[1]
    r0, r1, r2 = lattice.rows[0, 0], lattice.rows[0, 1], lattice.rows[0, 2]
    size0, size1, size2 = extents[1, r0] + 1, extents[1, r1] + 1, extents[1, r2] + 1
    filled.kept[0] = 0
    if size0 * size1 * size2 > len(filled.numbers):
        return
    for at in range(size0 * size1 * size2):
        filled.numbers[at] = 0
    number = 0
    for i in range(images.begins[k], images.begins[k + 1]):
        piece = images.given[i]
        for c in range(given.begins[piece], given.begins[piece + 1]):
            x, y = given.along[c, r0] - extents[0, r0], given.along[c, r1] - extents[0, r1]
            number += 1
            filled.numbers[(x * size1 + y) * size2 + given.along[c, r2] - extents[0, r2]] = number
    filled.kept[0] = cells
    for v in range(width):
        filled.kept[1 + v] = extents[0, v]
        filled.kept[1 + width + v] = extents[1, v]


@kernel
def choose_image(images: ImageArrays, filled: FilledArrays, k: int, cells: int) -> None:
    """Choose the image whose pieces, numbered as they occur, give the first sequence."""
    begin, pieces = images.begins[k], images.begins[k + 1] - images.begins[k]
    best = 0
    name_pieces(images, filled, 0, 0, pieces, cells)
    for number in range(1, filled.matrices[0]):
        if comes_first(images, filled, best, number, begin, pieces, cells):
            best = number
            name_pieces(images, filled, 0, best, pieces, cells)
    images.matrices[k] = filled.matrices[best + 1]
    for i in range(pieces):
        images.order[begin + i] = images.occurrence[0, i]


@step
def name_pieces(
    images: ImageArrays, filled: FilledArrays, row: int, image: int, pieces: int, cells: int
) -> None:
    """Number the pieces of an image as they occur."""
    names, occurrence = images.names, images.occurrence
    for piece in range(pieces):
        names[row, piece] = -1
    known = 0
    for c in range(cells):
        piece = images.labels[filled.orders[image, c]]
        if names[row, piece] < 0:
            names[row, piece] = known
            occurrence[row, known] = piece
            known += 1
            if known == pieces:
                break
    for piece in range(pieces):
        if names[row, piece] < 0:  # another piece covers each of its cells
            occurrence[row, known] = piece
            known += 1


@step
def comes_first(
    images: ImageArrays,
    filled: FilledArrays,
    best: int,
    image: int,
    begin: int,
    pieces: int,
    cells: int,
) -> bool:
    """Return whether an image precedes the best one so far."""
    names, occurrence = images.names, images.occurrence
    for piece in range(pieces):
        names[1, piece] = -1
    known = 0
    for c in range(cells):
        piece = images.labels[filled.orders[image, c]]
        if names[1, piece] < 0:
            names[1, piece] = known
            occurrence[1, known] = piece
            known += 1
        before = names[0, images.labels[filled.orders[best, c]]]
        if names[1, piece] != before:
            smaller: bool = names[1, piece] < before
            return smaller
    for i in range(known):
        rank = images.ranks[begin + occurrence[0, i]]
        other = images.ranks[begin + occurrence[1, i]]
        if rank != other:
            lower: bool = other < rank
            return lower
    return False
