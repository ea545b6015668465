"""Choices of pieces with a range, and names that searches with pieces left out share."""

from __future__ import annotations

from typing import NamedTuple

from cubewright.model.cell import IntArray
from cubewright.solver.kernels.array_types import Ints2
from cubewright.solver.kernels.compiling import step

CELL, PIECE, VOLUME = 0, 1, 2
"""Rows of :attr:`Levels.cuts`: a needed cell that nothing can cover, a needed piece without
placements, numbers of cells that cannot add up."""
ITEM, OF_KIND, ANY = 0, 1, 2
"""What a level's candidates are: those of an item; or all live ones, in ascending order, of one
kind or of any."""


class Choices(NamedTuple):
    """Limits on the copies of several kinds together: ``c`` choices among ``t`` kinds."""

    members: Ints2
    """``(c, t)`` int32: 1 for each kind of a choice, else 0."""
    ranges: Ints2
    """``(c, 2)`` int32: the smallest and the largest number of copies of a choice's kinds."""


@step
def used_of(choices: Choices, chosen: IntArray, levels: int, choice: int) -> int:
    """Return the number of copies of a choice's kinds at the first levels.

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
    """Whether every choice can still be met below a level; lower the copies left to its maximum.

    ``left`` and ``needed`` ``(l, t)`` int32: the copies that may and must still be placed.
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
    """Whether the placements above a level are enough of each choice."""
    met = True
    for choice in range(choices.members.shape[0]):
        met &= used_of(choices, chosen, level, choice) >= choices.ranges[choice, 0]
    return met
