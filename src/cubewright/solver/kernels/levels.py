"""The depth-first search of all kernels: a stack of levels, with one row of each array per level.

The steps follow Algorithm X in Knuth, TAOCP 7.2.2.1, "Dancing links". Each level has a list of
candidates for the next placement. The candidates before the cursor have been tried.
"""

from __future__ import annotations

from typing import NamedTuple

from cubewright.model.cell import IntArray
from cubewright.solver.kernels.array_types import Counts1, Counts2, Ints1, Ints2, Mask, Words3
from cubewright.solver.kernels.compiling import step
from cubewright.solver.kernels.masks import mask_at, put_mask

LEVEL, FOUND = 0, 1
"""The indices in :attr:`Levels.state`."""


class Levels(NamedTuple):
    """The state of a depth-first search with ``l`` levels, ``w`` words per mask, ``r`` rules."""

    state: Counts1
    """``(2,)`` int64: the current level (-1: complete), and the solutions in the buffer."""
    cursors: Counts1
    """``(l,)`` int64: the next candidate to try."""
    ends: Counts1
    """``(l,)`` int64: the end of the candidates."""
    widths: Counts1
    """``(l,)`` int64: the number of candidates, including any given to another search."""
    chosen: Words3
    """``(1, w, l)`` uint64: the candidate being tried."""
    chosen_kinds: Ints1
    """``(l,)`` int32: the kind of this candidate."""
    explored: Counts1
    """``(l,)`` int64: the number of candidates tried."""
    kept: Counts1
    """``(l,)`` int64: the number of candidates that no rule cut; at the last level, solutions."""
    cuts: Counts2
    """``(r, l)`` int64: the number of candidates cut by each rule."""
    costs: Counts1
    """``(l,)`` int64: the number of tests of one placement against another."""
    found: Words3
    """``(buffer, w, pieces)`` uint64: the solutions, a placement of each piece."""
    found_kinds: Ints2
    """``(buffer, pieces)`` int32: the kinds of these placements; -1 for an unused piece."""


@step
def backtrack(levels: Levels, level: int) -> int:
    """Steps X7 and X8: return the nearest level with a candidate left to try, or -1."""
    while level >= 0 and levels.cursors[level] == levels.ends[level]:
        level -= 1
    return level


@step
def record_solution(levels: Levels, full: Mask, count: int) -> None:
    """Step X2 with every item covered: copy the chosen placements into the buffer."""
    for i in range(levels.found.shape[2]):
        put_mask(levels.found, count, i, mask_at(levels.chosen, 0, i, full))
        levels.found_kinds[count, i] = levels.chosen_kinds[i]


@step
def open_level(levels: Levels, level: int, begin: int, end: int) -> None:
    """Start a level with the candidates from ``begin`` to before ``end``."""
    levels.cursors[level] = begin
    levels.ends[level] = end
    levels.widths[level] = end - begin


@step
def record_options(levels: Levels, count: int) -> None:
    """Record a solution like :func:`record_solution`, as placement numbers in the first words."""
    for i in range(levels.found.shape[2]):
        levels.found[count, 0, i] = levels.chosen[0, 0, i]


@step
def take_copy(left: IntArray, level: int, kind: int) -> None:
    """Copy a row of ``left`` ``(l, t)`` int32 to the next level, with one piece fewer of a kind."""
    for each in range(left.shape[1]):
        left[level + 1, each] = left[level, each]
    left[level + 1, kind] -= 1
