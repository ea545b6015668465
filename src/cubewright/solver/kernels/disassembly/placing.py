"""Assign numbers of oriented shapes to placed pieces, and write shapes as lines."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.model.cell import CountArray, MaskArray
from cubewright.solver.kernels.array_types import Counts1, Counts2, Ints1, Ints2
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.disassembly.arrays import (
    BLOCK,
    LINE,
    SHAPES,
    Directions,
    Shapes,
    X,
    Y,
)
from cubewright.solver.kernels.disassembly.canonical import (
    GivenPieces,
    ImageArrays,
    LatticeArrays,
    kind_of,
)
from cubewright.solver.kernels.disassembly.coordinates import coordinates
from cubewright.solver.kernels.disassembly.sorting import sort_numbers
from cubewright.solver.kernels.masks import leading_zeros

_NOTHING = np.uint64(0)
_ONE = np.uint64(1)
_MIX = np.uint64(0x9E3779B97F4A7C15)
_32 = np.uint64(32)

PLACED, CELLS_FULL, TOO_MANY_SHAPES = range(3)
"""The reasons why :func:`place_pieces` stopped."""
NEXT, COUNT = range(2)
"""The indices in :attr:`ShapeArrays.state`: the next piece to place, and the number of shapes."""


class ShapeArrays(NamedTuple):
    """Oriented shapes, numbered as they occur, and a cache for given pieces."""

    cells: Counts1
    """The positions of the cells of all shapes, ascending for each shape."""
    begins: Counts1
    """``(SHAPES + 2,)`` int64: the start of each shape's cells."""
    slots: Ints1
    """``(n,)`` int32: a hash table of shape numbers; -1 in a free slot."""
    known: Ints2
    """``(g, m)`` int32: the shape of each given piece in each orientation; -1 if unknown."""
    positions: Counts2
    """``(g, m)`` int64: the position of each given piece in each orientation."""
    state: Counts1
    """``(2,)`` int64: see :data:`NEXT`."""


class PassedOffsets(NamedTuple):
    """The cells that a cell passes through in its first step along each of ``d`` directions."""

    positions: Counts1
    """The offsets from the cell, as positions, for each kind of cell and each direction."""
    begins: Counts2
    """``(kinds, d + 1)`` int64."""


@entry_point
def place_pieces(
    lattice: LatticeArrays,
    given: GivenPieces,
    images: ImageArrays,
    table: ShapeArrays,
    shapes: Counts1,
    positions: Counts1,
) -> int:
    """Write the shape and position of each piece of a batch, in its assembly's order.

    ``shapes``, ``positions``: ``(pieces,)`` int64.
    """
    state = table.state
    assembly = 0
    for i in range(state[NEXT], len(shapes)):
        while images.begins[assembly + 1] <= i:
            assembly += 1
        m = images.matrices[assembly]
        piece = images.given[images.begins[assembly] + images.order[i]]
        if table.known[piece, m] < 0:
            result: int = find_shape(lattice, given, table, piece, m)
            if result != PLACED:
                state[NEXT] = i
                return result
        shapes[i] = table.known[piece, m]
        positions[i] = table.positions[piece, m]
    state[NEXT] = len(shapes)
    return PLACED


@kernel
def find_shape(
    lattice: LatticeArrays, given: GivenPieces, table: ShapeArrays, piece: int, m: int
) -> int:
    """Find the shape of a piece in an orientation, which may be new, and cache it."""
    begin, end = given.begins[piece], given.begins[piece + 1]
    number = table.state[COUNT]
    size, first = end - begin, table.begins[number]
    if first + size > len(table.cells):
        return CELLS_FULL
    r0, r1, r2 = lattice.rows[m, 0], lattice.rows[m, 1], lattice.rows[m, 2]
    cells = table.cells[first : first + size]
    lowest = 0
    for c in range(size):
        at = begin + c
        cells[c] = given.along[at, r0] * X + given.along[at, r1] * Y + given.along[at, r2]
        if cells[c] < cells[lowest]:
            lowest = c
    at = begin + lowest
    kind = kind_of(lattice, given.along[at, r0], given.along[at, r1], given.along[at, r2])
    start = cells[lowest] - lattice.kind_positions[kind]
    sort_numbers(cells, size)
    hashed = np.uint64(0)
    for c in range(size):
        cells[c] -= start
        hashed = (hashed ^ np.uint64(cells[c])) * _MIX
        hashed ^= hashed >> _32
    last = len(table.slots) - 1
    slot = np.int64(hashed & np.uint64(last))
    while table.slots[slot] >= 0 and not is_shape(table, table.slots[slot], first, size):
        slot = (slot + 1) & last
    if table.slots[slot] < 0:
        if number == SHAPES:
            return TOO_MANY_SHAPES
        table.slots[slot] = number
        table.begins[number + 1] = first + size
        table.state[COUNT] = number + 1
    table.known[piece, m] = table.slots[slot]
    table.positions[piece, m] = start
    return PLACED


@step
def is_shape(table: ShapeArrays, number: int, first: int, size: int) -> bool:
    """Return whether the cells from index ``first`` on equal the cells of a shape."""
    begin = table.begins[number]
    if table.begins[number + 1] - begin != size:
        return False
    for c in range(size):  # noqa: SIM110 - a generator cannot be compiled
        if table.cells[begin + c] != table.cells[first + c]:
            return False
    return True


@entry_point
def write_lines(
    lattice: LatticeArrays,
    directions: Directions,
    offsets: PassedOffsets,
    table: ShapeArrays,
    shapes: Shapes,
    first: int,
) -> None:
    """Write the lines of all shapes from number ``first``, which is row 0 of the arrays."""
    own = passed = 0
    for number in range(first, table.state[COUNT]):
        begin, end = table.begins[number], table.begins[number + 1]
        row = number - first
        shapes.cell_begins[row, 0] = own
        shapes.passed_begins[row, 0] = passed
        for d in range(len(directions.packed)):
            own_start, start = own, passed
            if d & 1:
                own = append_reversed(shapes, shapes.cell_begins[row, d - 1], own_start)
            else:
                for c in range(begin, end):
                    shapes.cells[own] = place(directions, table.cells[c], d)
                    own += 1
                sort_numbers(shapes.cells[own_start:own], own - own_start)
            for c in range(own_start, own):  # this order is nearly sorted
                position = cell_at(directions, shapes.cells[c], d)
                x, y, z = coordinates(position)
                kind = kind_of(lattice, x, y, z)
                for o in range(offsets.begins[kind, d], offsets.begins[kind, d + 1]):
                    other = position + offsets.positions[o]
                    shapes.passed[passed] = place(directions, other, d)
                    passed += 1
            sort_numbers(shapes.passed[start:passed], passed - start)
            own = to_blocks(shapes.cells, shapes.cell_bits, own_start, own)
            passed = to_blocks(shapes.passed, shapes.passed_bits, start, passed)
            shapes.cell_begins[row, d + 1] = own
            shapes.passed_begins[row, d + 1] = passed


@step
def append_reversed(shapes: Shapes, begin: int, end: int) -> int:
    """Append the places of cells along the opposite direction, in order; return the new end.

    The lines of a direction and its opposite are the same, with opposite places.
    """
    own = end
    while begin < end:
        line = line_of(shapes.cells[begin])
        after = begin + 1
        while after < end and line_of(shapes.cells[after]) == line:
            after += 1
        for block in range(after - 1, begin - 1, -1):
            bits = shapes.cell_bits[block]
            while bits:
                last = 63 - np.int64(leading_zeros(bits))
                bits ^= _ONE << np.uint64(last)
                shapes.cells[own] = 2 * line * LINE - shapes.cells[block] - last
                own += 1
        begin = after
    return own


@step
def line_of(place: int) -> int:
    """Return the line of a place."""
    return (place + LINE // 2) >> 16


@step
def cell_at(directions: Directions, place: int, d: int) -> int:
    """Return the cell at a place in the lines along a direction."""
    line = line_of(place)
    found: int = line + (place - line * LINE) * directions.packed[d]
    return found


@step
def place(directions: Directions, position: int, d: int) -> int:
    """Return the place of a cell in the lines along a direction."""
    lead = directions.leads[d]
    x, y, z = coordinates(position)
    along = (x if lead == 0 else (y if lead == 1 else z)) * directions.steps[d, lead]
    found: int = (position - along * directions.packed[d]) * LINE + along
    return found


@step
def to_blocks(places: CountArray, bits: MaskArray, begin: int, end: int) -> int:
    """Replace a sorted range of places by blocks in place; return the new end."""
    kept = begin - 1
    for i in range(begin, end):
        here = places[i]
        if i == begin or here - places[kept] >= BLOCK:
            kept += 1
            places[kept] = here
            bits[kept] = _NOTHING
        bits[kept] |= _ONE << np.uint64(here - places[kept])
    return kept + 1
