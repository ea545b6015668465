"""One cell of a size estimate: the frontiers before the next cell, and their cost.

A frontier (see :mod:`cubewright.solver.kernels.counting.frontier`) is one bit of an array
with a bit for every possible frontier, so equal frontiers set the same bit.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.solver.kernels.array_types import Counts2, Ints1, Words1
from cubewright.solver.kernels.compiling import entry_point, step
from cubewright.solver.kernels.masks import trailing_zeros

_ONE, _WORD_BITS = np.uint64(1), np.uint64(6)
_IN_WORD = np.uint64(63)
_BYTE, _BYTE_BITS = np.uint64(255), np.uint64(8)


class EstimateArrays(NamedTuple):
    """The data of :func:`advance`: ``q`` classes of options, ``v`` volumes, ``s`` words of bits.

    A frontier's volume is the total number of covered cells.
    """

    borders: Words1
    """``(s,)`` uint64: a bit for each frontier before the cell, cleared once processed."""
    new_borders: Words1
    """``(s,)`` uint64: a bit for each frontier after the cell."""
    masks: Words1
    """``(n,)`` uint64: an option's cells, with the current cell as the lowest bit."""
    begins: Ints1
    """``(q + 1,)`` int32: the index of the first option of each class that begins at this cell.

    The options of class ``k`` are ``masks[begins[k]:begins[k + 1]]``.
    """
    volumes: Counts2
    """``(bytes, 256)`` int64: the cells that a frontier covers if its byte ``i`` is ``b``.

    The cells before the current cell are included in byte 0.
    """
    moves: Counts2
    """``(q, v)`` int64: 0 if no option of a class can be placed at a volume."""
    seen: Counts2
    """``(2, v)`` int64: the frontiers of each volume with an empty or a covered first cell."""
    placed: Counts2
    """``(q, v)`` int64: the number of options that fit these frontiers."""


@entry_point
def advance(cell: EstimateArrays, begin: int, budget: int) -> int:
    """Continue a cell from a word of frontiers until it is done, or the budget of tests is spent.

    Returns the next word or, if the cell is done, the number of words.
    """
    for word in range(begin, len(cell.borders)):
        left = cell.borders[word]
        if not left:
            continue
        if budget <= 0:
            return word
        cell.borders[word] = 0
        while left:
            border = np.uint64(word) << _WORD_BITS | trailing_zeros(left)
            left &= left - _ONE
            volume = volume_of(cell, border)
            covered = border & _ONE
            cell.seen[covered, volume] += 1
            if covered:
                mark(cell, border >> _ONE)
            else:
                budget -= place_options(cell, border, volume)
    return len(cell.borders)


@step
def volume_of(cell: EstimateArrays, border: np.uint64) -> int:
    """Return the total number of cells that a frontier covers, from a table for each byte."""
    volume, remaining = 0, border
    for byte in range(len(cell.volumes)):
        volume += cell.volumes[byte, remaining & _BYTE]
        remaining >>= _BYTE_BITS
    return volume


@step
def place_options(cell: EstimateArrays, border: np.uint64, volume: int) -> int:
    """Mark the frontiers that placing one option reaches; return the number of tests."""
    tests = 0
    for each in range(len(cell.begins) - 1):
        if not cell.moves[each, volume]:
            continue
        low, high = cell.begins[each], cell.begins[each + 1]
        tests += high - low
        fitting = 0
        for option in range(low, high):
            mask = cell.masks[option]
            if border & mask:
                continue
            fitting += 1
            mark(cell, (border | mask) >> _ONE)
        cell.placed[each, volume] += fitting
    return tests


@step
def mark(cell: EstimateArrays, border: np.uint64) -> None:
    """Set the bit of a frontier after the cell."""
    cell.new_borders[border >> _WORD_BITS] |= _ONE << (border & _IN_WORD)
