"""The order in which the next-cell engine fills the cells."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cubewright.model.cell import CountArray, IntArray
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.option_masks import bits_of
from cubewright.solver.problem.setting import Setting
from cubewright.translation import mark

LONGEST, LAYERS, COLUMNS, DIAGONAL, TIGHTEST = (
    "along-the-longest",
    "layers",
    "columns",
    "diagonal",
    "tightest",
)

CELLS = Setting(
    name="cells",
    title=mark("Cell order"),
    values=(LONGEST, LAYERS, COLUMNS, DIAGONAL, TIGHTEST),
    explanation=mark(
        "Slice by slice along the longest axis; layer by layer from below; column by column "
        "from the left; by diagonals from a corner; or the cells with the fewest placements first."
    ),
)

OPTIONS_PER_SUM = 255
"""The number of options to count together; such counts fit into bytes, which add quickly."""


def cell_order(cover: CoverProblem, order: str) -> IntArray:
    """Return the cell indices in an order, ``(cells,)`` int32.

    Ties keep the figure's order of cells.
    """
    figure = cover.puzzle.figure
    keys: Sequence[tuple[int, ...] | int]
    if order == LAYERS:
        keys = [(z, y, x) for x, y, z in figure.cells]
    elif order == COLUMNS:
        keys = figure.cells
    elif order == DIAGONAL:
        keys = [(x + y + z, y, x) for x, y, z in figure.cells]
    elif order == TIGHTEST:
        keys = placements_of_cells(cover).tolist()
    else:
        first, second, third = sorted(range(3), key=figure.size.__getitem__)[::-1]
        keys = [(cell[first], cell[second], cell[third]) for cell in figure.cells]
    # Sorting a few hundred cells with numpy takes several times as long.
    return np.array(sorted(range(len(keys)), key=keys.__getitem__), np.int32)


def slice_order(cover: CoverProblem, nth: int = 0, *, from_end: bool = False) -> IntArray:
    """Return the cell indices slice by slice along the ``nth`` longest axis, ``(cells,)`` int32.

    Of equally long axes, the first counts as longer. The slices are in ascending order or, with
    ``from_end``, in descending order. Within a slice, cells ascend along the longer axis, then
    along the other axis.
    """
    size = cover.puzzle.figure.size
    axes = sorted(range(3), key=lambda axis: (-size[axis], axis))
    along = axes.pop(nth)
    cells = np.array(cover.puzzle.figure.cells, np.int64)
    slices = -cells[:, along] if from_end else cells[:, along]
    return np.lexsort((cells[:, axes[1]], cells[:, axes[0]], slices)).astype(np.int32)


def placements_of_cells(cover: CoverProblem) -> CountArray:
    """Return the number of options that fill each cell, ``(cells,)``."""
    counts = np.zeros(64 * cover.masks.shape[1], np.int64)
    for low in range(0, len(cover.masks), OPTIONS_PER_SUM):
        counts += bits_of(cover.masks[low : low + OPTIONS_PER_SUM]).sum(axis=0, dtype=np.uint8)
    return counts[: cover.cell_count]
