"""One cell of frontier dynamic programming, the transfer-matrix method.

Cells are filled in order. The covered cells beyond the current cell are a *frontier* (``border``),
a word with the next cell as its lowest bit. A frontier determines the total number of covered
cells, its *volume*. Only combinations of used pieces with that volume belong to it: the *codes* of
the volume. A frontier has a row of counts: for each code, the number of ways to reach it.

At each cell, every frontier before the cell passes its counts to frontiers after the cell: to one
frontier if the cell is already covered, otherwise to one frontier for each option that begins at
the cell and fits. A placement is thus tested once for each frontier, and one pass over the row adds
all its counts.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import IntArray, MaskArray
from cubewright.solver.kernels.array_types import Counts1, Counts2, Ints1, Ints2, Ways2, Words1
from cubewright.solver.kernels.compiling import entry_point, step
from cubewright.solver.kernels.counting.size_estimate import is_marked

DONE, PAUSED, FULL, OVERFLOWN, CROWDED = range(5)
"""The reasons why :func:`advance` stopped.

The cell is done; the budget is spent; memory cannot hold all counts; a count does not fit into its
words; the hash table needs more space.
"""

NEXT, MADE, FREED, USED, READING, WRITING, END, TOP = range(8)
"""The indices in :attr:`CellArrays.state`.

They are the next frontier before the cell; the number of frontiers after the cell; the numbers of
freed chunks and of all used chunks; the chunk to read (-1: none); the position of the next row to
write, and the end of its chunk; and the OR of the most significant words of all counts written.
"""
STATE_SIZE = 8

WaysArray = NDArray[np.uint32]
"""``(n, words)``: numbers of ways in words of 32 bits, least significant first."""

DEAD = -2
"""The row of a frontier that cannot be completed."""

LOOKUP = 16
"""The cost of finding a frontier in the table, in additions."""
_ONE = np.uint64(1)
_WORD_BITS = np.uint64(32)
_WORD = np.uint64(0xFFFFFFFF)
_SCATTER = np.uint64(0x9E3779B97F4A7C15)


class CellOptions(NamedTuple):
    """The options that begin at a cell: ``q`` classes, ``v`` volumes, ``n`` options, ``m`` moves.

    :class:`FrontierProblem` explains these arrays, codes and moves.
    """

    masks: Words1
    """``(n,)`` uint64: an option's cells, with the current cell as the lowest bit."""
    begins: Ints1
    """``(q + 1,)`` int32: options of class ``k`` are ``masks[begins[k]:begins[k + 1]]``."""
    volumes: Counts1
    """``(q,)`` int64: the number of cells of an option of each class."""
    code_begins: Counts1
    """``(v + 1,)`` int64: volume ``x`` has ``code_begins[x + 1] - code_begins[x]`` codes."""
    moves: Ints2
    """``(m, 2)`` int32: codes before and after, each counted from the first code of its volume."""
    move_begins: Counts2
    """``(q, v + 1)`` int64: the index of the first move of each class from each volume.

    The moves of class ``k`` from volume ``x`` are ``moves[move_begins[k, x]:move_begins[k, x +
    1]]``.
    """


class Frontiers(NamedTuple):
    """Frontiers after a cell, with a capacity of ``n``."""

    borders: Words1
    """``(n,)`` uint64: the covered cells, with the next cell as the lowest bit."""
    rows: Counts2
    """``(n, 2)`` int64: the volume, and the start of the row of counts."""
    table: Ints1
    """``(2 * n,)`` int32: a hash table of the frontiers' numbers, with -1 in free slots.

    ``n`` is a power of two.
    """


class Ways(NamedTuple):
    """The memory of all counts, in chunks that are large enough for the longest row."""

    counts: Ways2
    """``(chunks * chunk, words)`` uint32."""
    chunk: int
    """The number of counts in a chunk."""
    freed: Ints1
    """``(chunks,)`` int32: the chunks that have been read and may be overwritten."""


class CellArrays(NamedTuple):
    """The data of :func:`advance`."""

    options: CellOptions
    count: int
    """The number of frontiers before the cell."""
    borders: Words1
    """``(count or more,)`` uint64: these frontiers."""
    rows: Counts2
    """``(count or more, 2)`` int64: their volumes, and the starts of their rows of counts."""
    after: Frontiers
    ways: Ways
    live: Words1
    """``(s,)`` uint64: a bit for each possible frontier after the cell; 0 if it is dead.

    Options cannot fill the cells that a dead frontier leaves empty. Empty: all may be live.
    """
    placed: Counts2
    """``(q, v + 1)`` int64: the options of each class that fitted a frontier of each volume.

    Options that lead to dead frontiers do not fit.
    """
    state: Counts1
    """``(8,)`` int64: the position in the cell; see :data:`NEXT`."""


@entry_point
def advance(cell: CellArrays, budget: int) -> tuple[int, int]:
    """Continue a cell until it is done, or the budget of additions and tests is spent.

    Returns the reason for stopping and the remaining budget. After :data:`CROWDED`, give
    :attr:`CellArrays.after` at least twice the space, then continue.
    """
    options, state = cell.options, cell.state
    most_made = 1 + np.int64(options.begins[len(options.volumes)] - options.begins[0])
    result = DONE
    while state[NEXT] < cell.count:
        if budget <= 0:
            return PAUSED, budget
        if 2 * (state[MADE] + most_made) > len(cell.after.table):
            return CROWDED, budget
        index = state[NEXT]
        border, volume, start = cell.borders[index], cell.rows[index, 0], cell.rows[index, 1]
        read_chunk(cell, start)
        state[NEXT] = index + 1
        length = options.code_begins[volume + 1] - options.code_begins[volume]
        budget -= length
        if not cell.ways.counts[start : start + length].any():
            continue
        if border & _ONE:
            result = pass_covered_cell(cell, border, volume, start, length)
            cost = LOOKUP + length
        else:
            result, cost = place_options(cell, border, volume, start)
        budget -= cost
        if result != DONE:
            return result, budget
    free_chunk(cell)
    state[WRITING] = state[END] = 0
    return DONE, budget


@step
def read_chunk(cell: CellArrays, start: int) -> None:
    """Record the chunk to read; rows are read in order, so the previous chunk is free."""
    chunk = start // cell.ways.chunk
    if chunk != cell.state[READING]:
        free_chunk(cell)
        cell.state[READING] = chunk


@step
def free_chunk(cell: CellArrays) -> None:
    """Free the chunk being read, if any."""
    state = cell.state
    if state[READING] >= 0:
        cell.ways.freed[state[FREED]] = state[READING]
        state[FREED] += 1
    state[READING] = -1


@step
def pass_covered_cell(
    cell: CellArrays, border: np.uint64, volume: int, start: int, length: int
) -> int:
    """Add the row of a frontier that covers the cell to the row of its successor."""
    target = row_after(cell, border >> _ONE, volume)
    if target < 0:
        return FULL
    top = np.uint64(0)
    for code in range(length):
        top |= add_count(cell.ways.counts, start + code, target + code)
    result: int = note_top(cell, top)
    return result


@step
def place_options(cell: CellArrays, border: np.uint64, volume: int, start: int) -> tuple[int, int]:
    """Place each option that fits a frontier, and add its row to the resulting frontier's row.

    Returns DONE, FULL or OVERFLOWN, and the number of additions and tests.
    """
    options = cell.options
    cost = 0
    for each in range(len(options.volumes)):
        first, last = options.move_begins[each, volume], options.move_begins[each, volume + 1]
        if first == last:
            continue  # no combination of pieces allows this class
        low, high = options.begins[each], options.begins[each + 1]
        cost += high - low
        for option in range(low, high):
            mask = options.masks[option]
            if border & mask:
                continue
            target = row_after(cell, (border | mask) >> _ONE, volume + options.volumes[each])
            if target == DEAD:
                continue
            if target < 0:
                return FULL, cost
            cell.placed[each, volume] += 1
            top = np.uint64(0)
            for move in range(first, last):
                source = start + options.moves[move, 0]
                top |= add_count(cell.ways.counts, source, target + options.moves[move, 1])
            cost += LOOKUP + last - first
            result = note_top(cell, top)
            if result != DONE:
                return result, cost
    return DONE, cost


@step
def row_after(cell: CellArrays, border: np.uint64, volume: int) -> int:
    """Return the start of the row of a frontier after the cell.

    Returns :data:`DEAD` for a dead frontier, and -1 without memory. New rows are zeroed.
    """
    after, state = cell.after, cell.state
    slot = slot_of(border, after.borders, after.table)
    if after.table[slot] < 0:
        if is_dead(cell.live, border):
            return DEAD
        begins = cell.options.code_begins
        width = begins[volume + 1] - begins[volume]
        if state[WRITING] + width > state[END] and not take_chunk(cell):
            return -1
        made, start = state[MADE], state[WRITING]
        after.table[slot] = made
        after.borders[made] = border
        after.rows[made, 0] = volume
        after.rows[made, 1] = start
        cell.ways.counts[start : start + width] = 0
        state[MADE] = made + 1
        state[WRITING] = start + width
    row: int = after.rows[after.table[slot], 1]
    return row


@step
def is_dead(live: MaskArray, border: np.uint64) -> bool:
    """Return whether no options can complete a frontier; see :attr:`CellArrays.live`."""
    return len(live) > 0 and not is_marked(live, border)


@step
def take_chunk(cell: CellArrays) -> bool:
    """Find a chunk to write to, preferably a freed one; return False if there is none."""
    state, ways = cell.state, cell.ways
    if state[FREED]:
        state[FREED] -= 1
        number = np.int64(ways.freed[state[FREED]])
    elif (state[USED] + 1) * ways.chunk <= len(ways.counts):
        number = state[USED]
        state[USED] += 1
    else:
        return False
    state[WRITING] = number * ways.chunk
    state[END] = state[WRITING] + ways.chunk
    return True


@step
def add_count(counts: WaysArray, source: int, target: int) -> np.uint64:
    """Add one row of ``counts`` ``(n, words)`` uint32 to another.

    Returns the last word of the sum; its bits above 32 are the overflow.
    """
    carry = total = np.uint64(0)
    for word in range(counts.shape[1]):
        total = np.uint64(counts[target, word]) + np.uint64(counts[source, word]) + carry
        carry = total >> _WORD_BITS
        counts[target, word] = np.uint32(total & _WORD)
    return total


@step
def note_top(cell: CellArrays, top: np.uint64) -> int:
    """Record the most significant bits of counts; return OVERFLOWN if they do not fit, or DONE."""
    if top >> _WORD_BITS:
        return OVERFLOWN
    cell.state[TOP] |= np.int64(top)
    return DONE


@step
def slot_of(border: np.uint64, borders: MaskArray, table: IntArray) -> np.uint64:
    """Return the slot of a frontier in the hash table, or the free slot for it (linear probing).

    ``borders`` and ``table`` are as in :class:`Frontiers`.
    """
    last = np.uint64(len(table) - 1)
    slot = (border * _SCATTER >> np.uint64(32)) & last
    while table[slot] >= 0 and borders[table[slot]] != border:
        slot = (slot + _ONE) & last
    return slot


@entry_point
def fill_table(frontiers: Frontiers, count: int) -> None:
    """Enter the first ``count`` frontiers into an empty hash table."""
    for index in range(count):
        slot = slot_of(frontiers.borders[index], frontiers.borders, frontiers.table)
        frontiers.table[slot] = index


class WideningArrays(NamedTuple):
    """The data of :func:`widen`: frontiers whose counts get one more word."""

    count: int
    """The number of frontiers."""
    rows: Counts2
    """``(count or more, 2)`` int64: as in :class:`CellArrays`; gets the new positions."""
    code_begins: Counts1
    """``(v + 1,)`` int64: as in :class:`CellOptions`."""
    narrow: Ways2
    """``(n, words)`` uint32: the counts to copy."""
    wide: Ways2
    """``(m, words + 1)`` uint32: their copies."""
    chunk: int
    """The number of counts in a chunk, which a row must not cross."""
    position: Counts1
    """``(2,)`` int64: the next frontier, and the position for its row; -1 without space."""


@entry_point
def widen(widening: WideningArrays, budget: int) -> None:
    """Copy rows, until all are copied or the budget of counts is spent."""
    rows, begins, chunk = widening.rows, widening.code_begins, widening.chunk
    index, place = widening.position[0], widening.position[1]
    while index < widening.count and budget > 0:
        volume = rows[index, 0]
        width = begins[volume + 1] - begins[volume]
        budget -= width
        if place // chunk != (place + width - 1) // chunk:
            place = (place // chunk + 1) * chunk
        if place + width > len(widening.wide):
            place = -1
            break
        copy_row(widening, rows[index, 1], place, width)
        rows[index, 1] = place
        place += width
        index += 1
    widening.position[0] = index
    widening.position[1] = place


@step
def copy_row(widening: WideningArrays, source: int, target: int, width: int) -> None:
    """Copy the counts of a row, with 0 in their additional word."""
    words = widening.narrow.shape[1]
    for code in range(width):
        for word in range(words):
            widening.wide[target + code, word] = widening.narrow[source + code, word]
        widening.wide[target + code, words] = 0
