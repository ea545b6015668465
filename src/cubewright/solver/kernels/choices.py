"""Bounds on choices of pieces, and constants of searches with unused pieces."""

from __future__ import annotations

from typing import NamedTuple

from cubewright.model.cell import IntArray
from cubewright.solver.kernels.array_types import Ints2
from cubewright.solver.kernels.compiling import step

CELL, PIECE, VOLUME = 0, 1, 2
"""The rows of :attr:`Levels.cuts`: a cell, a piece, or a number that cannot be reached.

They are a needed cell without placements, a needed piece without placements, and unreachable
numbers of cells or copies.
"""
ITEM, OF_KIND, ANY = 0, 1, 2
"""The types of a level's candidates.

They are the options of an item, or all live options in ascending order, of one kind or of all
kinds.
"""


class Choices(NamedTuple):
    """Bounds on the copies of several kinds together: ``c`` choices among ``t`` kinds."""

    members: Ints2
    """``(c, t)`` int32: 1 for each kind of a choice, else 0."""
    ranges: Ints2
    """``(c, 2)`` int32: the minimum and maximum number of copies of a choice's kinds."""


@step
def used_of(choices: Choices, chosen: IntArray, levels: int, choice: int) -> int:
    """Return the number of copies of a choice's kinds at the first ``levels`` levels.

    ``chosen`` ``(l,)``: the kind placed at each level.
    """
    used = 0
    for level in range(levels):
        used += choices.members[choice, chosen[level]]
    return used


@step
def choices_fit(
    choices: Choices, chosen: IntArray, left: IntArray, needed: IntArray, level: int
) -> bool:
    """Lower the copies left to the choices' maximums; return whether all can still be met.

    ``left`` and ``needed`` ``(l, t)`` int32 are the copies that may and must be placed below
    ``level``.
    """
    below = level + 1
    for choice in range(choices.members.shape[0]):
        used = used_of(choices, chosen, below, choice)
        room = choices.ranges[choice, 1] - used
        possible = 0
        obliged = 0
        for kind in range(left.shape[1]):
            if choices.members[choice, kind]:
                left[below, kind] = min(left[below, kind], room)
                possible += left[below, kind]
                obliged += needed[below, kind]
        if obliged > room or used + possible < choices.ranges[choice, 0]:
            return False
    return True


@step
def choices_met(choices: Choices, chosen: IntArray, level: int) -> bool:
    """Return whether the placements above a level reach the minimum of each choice."""
    met = True
    for choice in range(choices.members.shape[0]):
        met &= used_of(choices, chosen, level, choice) >= choices.ranges[choice, 0]
    return met
