"""The candidates of a cell that fit, looked up in tables and stored as bits.

The options that begin at a cell are its candidates, and each 64 of them are a *segment*. A table
contains, for each segment and each pattern of six cells after the cell, the candidates that need
none of the pattern's covered cells. Further tables contain the candidates of each set of six kinds.
Six loads and a few instructions then replace a test of each candidate. The cells that are too far
away for the tables must be tested afterwards.
"""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import MaskArray
from cubewright.solver.kernels.array_types import Ints1, Ints2, Mask, Words3, Words4
from cubewright.solver.kernels.compiling import entry_point, step
from cubewright.solver.kernels.masks import mask_at, trailing_zeros

CHUNK = 6
"""The number of cells or kinds of a pattern."""
CELL_CHUNKS = 4
"""The number of patterns of cells."""
SEGMENT = 64
"""The number of candidates in a word."""
_NONE, _ONE = np.uint64(0), np.uint64(1)
_LOW = np.uint64((1 << CHUNK) - 1)


@entry_point
def write_tables(
    masks: Words3, kinds: Ints1, begins: Ints2, full: Mask, tables: Words4, low: int, high: int
) -> None:
    """Write the tables of the cells from ``low`` to before ``high``.

    ``masks`` ``(1, w, n)`` uint64 and ``kinds`` ``(n,)`` int32 are the options; those that begin at
    cell ``i`` are ``begins[i, 0]:begins[i, -1]``. ``tables`` is ``(rows, segments, CELL_CHUNKS +
    chunks of kinds, 2 ** CHUNK)`` uint64.
    """
    for cell in range(low, high):
        end = begins[cell, begins.shape[1] - 1]
        for segment in range(tables.shape[1]):
            begin = begins[cell, 0] + SEGMENT * segment
            for chunk in range(tables.shape[2]):
                for pattern in range(1 << CHUNK):
                    tables[cell, segment, chunk, pattern] = ~_NONE if chunk < CELL_CHUNKS else _NONE
            for place in range(begin, min(begin + SEGMENT, end)):
                bit = _ONE << np.uint64(place - begin)
                after = word_from(mask_at(masks, 0, place, full), cell + 1)
                for each in range(CELL_CHUNKS * CHUNK):
                    if after >> np.uint64(each) & _ONE:
                        tables[cell, segment, each // CHUNK, 1 << (each % CHUNK)] &= ~bit
                kind = np.int64(kinds[place])
                chunk = CELL_CHUNKS + kind // CHUNK
                tables[cell, segment, chunk, 1 << (kind % CHUNK)] |= bit
            for chunk in range(tables.shape[2]):
                for pattern in range(1, 1 << CHUNK):
                    others = tables[cell, segment, chunk, pattern & (pattern - 1)]
                    lowest = tables[cell, segment, chunk, pattern & -pattern]
                    tables[cell, segment, chunk, pattern] = (
                        others & lowest if chunk < CELL_CHUNKS else others | lowest
                    )


@step
def word_from(mask: Mask, cell: int) -> np.uint64:
    """Return 64 bits of a mask, beginning with a cell."""
    found = _NONE
    for word in range(len(mask)):
        start = 64 * word - cell
        if -64 < start <= 0:
            found |= mask[word] >> np.uint64(-start)
        elif 0 < start < 64:
            found |= mask[word] << np.uint64(start)
    return found


@step
def candidates_of_kinds(
    tables: MaskArray, begins: Ints2, cell: int, segment: int, kinds: np.uint64
) -> np.uint64:
    """Return the candidates of some kinds, from the tables or, if there are none, from begins."""
    found = _NONE
    if tables.shape[0] > 0:
        for chunk in range(CELL_CHUNKS, tables.shape[2]):
            found |= tables[cell, segment, chunk, np.int64(kinds & _LOW)]
            kinds >>= np.uint64(CHUNK)
    else:
        begin = np.int64(begins[cell, 0]) + SEGMENT * segment
        while kinds != _NONE:
            kind = np.int64(trailing_zeros(kinds))
            kinds &= kinds - _ONE
            low = np.int64(begins[cell, kind]) - begin
            high = np.int64(begins[cell, kind + 1]) - begin
            found |= bits_between(low, high)
    return found


@step
def fitting(
    tables: MaskArray, cell: int, segment: int, candidates: np.uint64, free: Mask
) -> np.uint64:
    """Return the candidates that fit into the free cells, as far as the tables show."""
    if tables.shape[0] > 0:
        covered = ~word_from(free, cell + 1)
        for chunk in range(CELL_CHUNKS):
            candidates &= tables[cell, segment, chunk, np.int64(covered & _LOW)]
            covered >>= np.uint64(CHUNK)
    return candidates


@step
def bits_between(low: int, high: int) -> np.uint64:
    """Return a word with the bits from ``low`` to before ``high``, as far as it has them."""
    low = min(max(low, 0), 64)
    high = min(max(high, 0), 64)
    found = _NONE
    if low < high:
        found = (~_NONE << np.uint64(low)) & (~_NONE >> np.uint64(64 - high))
    return found
