"""One cell of frontier dynamic programming: fill it in every way, from the counts before it.

Cells are filled in order. The covered cells beyond the present one are a
*frontier* (``border``), a word with the next cell as its lowest bit. It
determines how many cells are covered in all, so only combinations of used pieces
with that volume belong to it: the *codes* of the volume. A frontier has a row
with the number of ways for each code. So a placement is tested once for each
frontier, and one pass over the row adds it to all the ways.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from cubewright.model.cell import CountArray, IntArray, MaskArray

DONE = 0
"""The cell is done."""
PAUSED = 1
"""The budget is spent."""
FULL = 2
"""There are more counts than memory may hold."""
OVERFLOWN = 3
"""A count does not fit into its words."""

NEXT, MADE, FREE, FRESH, SPENT, ROOM, END, TOP = range(8)
"""Entries of ``place``, the position in a cell.

The next border, how many new ones there are, how many chunks are free to be
used again and how many have been used at all, the chunk whose rows are being
read, and where the chunk that is being written has room and where it ends; and
the bits that are set in the last word of any number of ways to have got beyond.
"""
PLACE_SIZE = 8

WaysArray = NDArray[np.uint32]
"""Numbers of ways in words of 32 bits, the least significant first."""

_ONE = np.uint64(1)
_WORD_BITS = np.uint64(32)
_WORD = np.uint64(0xFFFFFFFF)
LOOKUP = 16
"""The cost of finding a frontier in the table, in additions."""
_SCATTER = np.uint64(0x9E3779B97F4A7C15)


@njit(nogil=True, cache=True, error_model="numpy")
def advance(
    borders: MaskArray,
    rows: CountArray,
    count: int,
    masks: MaskArray,
    mask_begins: IntArray,
    code_begins: CountArray,
    class_volumes: CountArray,
    moves: IntArray,
    move_begins: CountArray,
    new_borders: MaskArray,
    new_rows: CountArray,
    table: IntArray,
    ways: WaysArray,
    chunk: int,
    free: IntArray,
    place: CountArray,
    placed: CountArray,
    most_borders: int,
    budget: int,
) -> tuple[int, MaskArray, CountArray, IntArray]:
    """Continue a cell until it is done or the budget of additions and tests is spent.

    ``borders`` ``(count,)`` before the cell, ``rows`` ``(count, 2)`` their volumes
    and where their rows begin in ``ways`` ``(room, words)``. ``masks``: the
    options that begin at this cell, those of class ``q`` between
    ``mask_begins``; they fill ``class_volumes[q]`` cells each. The codes of
    volume ``v`` lie between ``code_begins``; with a class they become others:
    ``moves`` ``(m, 2)``, from and to, between ``move_begins[q, v]``, both counted
    from the first of their volume. ``ways`` is used in chunks of a size that a
    row fits into; those that have been read are ``free`` to be written again.
    ``place`` is the position to continue from. ``placed[q, v]`` counts options that
    fit. Returns why it stopped, and the arrays that may have grown.
    """
    index, made = place[NEXT], place[MADE]
    classes = len(class_volumes)
    result = DONE
    while index < count:
        if budget <= 0:
            result = PAUSED
            break
        border, volume, start = borders[index], rows[index, 0], rows[index, 1]
        if start // chunk != place[SPENT]:
            _give_back(place, free)
            place[SPENT] = start // chunk
        index += 1
        length = code_begins[volume + 1] - code_begins[volume]
        budget -= length
        if not ways[start : start + length].any():
            continue
        taken = border & _ONE
        for part in range(1 if taken else classes):
            if taken:
                low, high, after = 0, 1, volume
            else:
                low, high = mask_begins[part], mask_begins[part + 1]
                if move_begins[part, volume] == move_begins[part, volume + 1]:
                    continue
                after = volume + class_volumes[part]
            width = code_begins[after + 1] - code_begins[after]
            budget -= high - low
            for option in range(low, high):
                target = border
                if not taken:
                    if border & masks[option]:
                        continue
                    target |= masks[option]
                    placed[part, volume] += 1
                target >>= _ONE
                slot = _slot(target, new_borders, table)
                budget -= LOOKUP
                if table[slot] < 0:
                    if place[ROOM] + width > place[END] and not _take(place, free, chunk, ways):
                        return FULL, new_borders, new_rows, table
                    room = place[ROOM]
                    if 2 * made + 2 > len(table):
                        if made >= most_borders:
                            return FULL, new_borders, new_rows, table
                        table = _wider(table, new_borders, made)
                        slot = _slot(target, new_borders, table)
                        new_borders, new_rows = _more(new_borders, new_rows, made)
                    table[slot] = made
                    new_borders[made] = target
                    new_rows[made, 0], new_rows[made, 1] = after, room
                    ways[room : room + width] = 0
                    made += 1
                    place[ROOM] += width
                to = new_rows[table[slot], 1]
                top = np.uint64(0)
                if taken:
                    for code in range(length):
                        top |= _add(ways, start + code, to + code)
                    budget -= length
                else:
                    first, last = move_begins[part, volume], move_begins[part, volume + 1]
                    for move in range(first, last):
                        top |= _add(ways, start + moves[move, 0], to + moves[move, 1])
                    budget -= last - first
                if top >> _WORD_BITS:
                    return OVERFLOWN, new_borders, new_rows, table
                place[TOP] |= np.int64(top)
    place[NEXT], place[MADE] = index, made
    if result == DONE:
        _give_back(place, free)
        place[ROOM] = place[END] = 0
    return result, new_borders, new_rows, table


@njit(nogil=True, cache=True, error_model="numpy")
def _give_back(place: CountArray, free: IntArray) -> None:
    """Free the chunk whose rows have been read."""
    if place[SPENT] >= 0:
        free[place[FREE]] = place[SPENT]
        place[FREE] += 1
    place[SPENT] = -1


@njit(nogil=True, cache=True, error_model="numpy")
def _take(place: CountArray, free: IntArray, chunk: int, ways: WaysArray) -> bool:
    """Find a chunk to write to, preferably a used one; return whether there is one."""
    if place[FREE]:
        place[FREE] -= 1
        number = free[place[FREE]]
    elif (place[FRESH] + 1) * chunk <= len(ways):
        number = place[FRESH]
        place[FRESH] += 1
    else:
        return False
    place[ROOM] = number * chunk
    place[END] = place[ROOM] + chunk
    return True


@njit(nogil=True, cache=True, error_model="numpy", inline="always")
def _add(ways: WaysArray, source: int, target: int) -> np.uint64:
    """Add one number of ways to another; return the last word, above it what does not fit."""
    carry = total = np.uint64(0)
    for word in range(ways.shape[1]):
        total = np.uint64(ways[target, word]) + np.uint64(ways[source, word]) + carry
        carry = total >> _WORD_BITS
        ways[target, word] = np.uint32(total & _WORD)
    return total


@njit(nogil=True, cache=True, error_model="numpy")
def widen(
    rows: CountArray,
    begin: int,
    count: int,
    room: int,
    code_begins: CountArray,
    ways: WaysArray,
    wider: WaysArray,
    chunk: int,
    budget: int,
) -> tuple[int, int]:
    """Copy rows from ``begin`` on to an array whose counts have one more word.

    ``rows`` get their new places. Stops after the last row or when the budget of
    counts is spent. Returns the row to continue from and its new place, or -1 as
    the place if there is too little room.
    """
    for index in range(begin, count):
        if budget <= 0:
            return index, room
        volume, start = rows[index, 0], rows[index, 1]
        width = code_begins[volume + 1] - code_begins[volume]
        budget -= width
        if room // chunk != (room + width - 1) // chunk:
            room = (room // chunk + 1) * chunk
        if room + width > len(wider):
            return index, -1
        for place in range(width):
            for word in range(ways.shape[1]):
                wider[room + place, word] = ways[start + place, word]
            wider[room + place, ways.shape[1]] = 0
        rows[index, 1] = room
        room += width
    return count, room


@njit(nogil=True, cache=True, error_model="numpy")
def _slot(border: np.uint64, borders: MaskArray, table: IntArray) -> np.uint64:
    """The slot of a frontier in the hash table, or the free slot for it."""
    last = np.uint64(len(table) - 1)
    slot = (border * _SCATTER >> np.uint64(32)) & last
    while table[slot] >= 0 and borders[table[slot]] != border:
        slot = (slot + _ONE) & last
    return slot


@njit(nogil=True, cache=True, error_model="numpy")
def _more(borders: MaskArray, rows: CountArray, made: int) -> tuple[MaskArray, CountArray]:
    """Copies of the frontiers so far, with room for twice as many."""
    more_borders = np.empty(2 * len(borders), np.uint64)
    more_borders[:made] = borders[:made]
    more_rows = np.empty((2 * len(borders), 2), np.int64)
    more_rows[:made] = rows[:made]
    return more_borders, more_rows


@njit(nogil=True, cache=True, error_model="numpy")
def _wider(table: IntArray, borders: MaskArray, made: int) -> IntArray:
    """A hash table of twice the size with the same frontiers."""
    wider = np.full(2 * len(table), -1, np.int32)
    for index in range(made):
        wider[_slot(borders[index], borders, wider)] = index
    return wider
