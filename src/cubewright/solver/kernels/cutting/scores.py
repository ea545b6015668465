"""The score of a cut.

The score rises with the number of moves until a part is free, then with the share of states in the
last layer that free no part, and then with the number of layers behind it.

Scores are integers; a move is :data:`~.arrays.ONE`.
"""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.compiling import step
from cubewright.solver.kernels.cutting.arrays import (
    DEPTH,
    LEAVING,
    LEVEL,
    LOGS,
    ONE,
    STATES,
    WIDTH,
    Cut,
)
from cubewright.solver.kernels.cutting.support import support_excess

MISFIT = ONE // 3
UNSUPPORTED = ONE
"""The cost of a face that needs support beyond the limit; with less, searches ended at level 1."""
LOWEST = -(1 << 62)
"""A score below all others."""


@step
def highest_score(level: int, extra_depth: int) -> int:
    """Return a score that no cut of a level exceeds; see :func:`score_found`."""
    return ONE * level + ONE // 2 + (ONE * 42) // 100 + (ONE // 5) * (extra_depth + 1)


@step
def score_found(cut: Cut) -> int:
    """Return the score of the cut whose states were searched."""
    found = cut.found
    states = cut.logs[min(max(1, found[STATES]), LOGS - 1)] // 20
    if not found[LEVEL]:
        score: int = ONE * 7 * found[DEPTH] // 10 - ONE // 2 + states
        return score
    width = max(1, found[WIDTH])
    score = ONE * found[LEVEL] + (ONE // 2) * (width - found[LEAVING]) // width + states
    if found[STATES] == 1:
        score -= ONE  # nothing moves before the first part leaves
    score += (ONE // 5) * max(0, found[DEPTH] - found[LEVEL] + 1)
    return score


@step
def misfit(cut: Cut) -> int:
    """Return the number of cells by which pieces are too small or too large for a result."""
    cells: int = np.int64(0)
    for piece in range(cut.sizes.shape[0]):
        size = cut.sizes[piece]
        cells += max(0, cut.limits[0] - size) + max(0, size - cut.limits[1])
    return cells


@step
def cost_of(cut: Cut) -> int:
    """Return how much the score of the cut is lowered, as it is not yet a result."""
    return MISFIT * misfit(cut) + UNSUPPORTED * support_excess(cut)
