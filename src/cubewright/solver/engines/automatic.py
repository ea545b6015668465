"""The default engine, which chooses another engine for each puzzle by a rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cubewright.solver.engines.most_constrained import MOST_CONSTRAINED, is_sparse
from cubewright.solver.engines.next_cell import NEXT_CELL
from cubewright.solver.problem.cell_order import LONGEST, cell_order
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.islands import island_pruning_is_sound
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.interface import Search
from cubewright.translation import mark

WIDEST_FRONTIER, WIDEST_FRONTIER_OF_SQUARES = 4.7, 5.6
"""The largest mean frontier of a board, in cells, for choosing next-cell.

Measured on the flat boards of the collection, as next-cell's time divided by most-constrained's:
4x15 squares have a mean frontier of 3.9 and a ratio of 0.6, 5x12 have 4.7 and 0.5, 6x10 have 5.58
and 0.2, 8x8 without its middle has 6.5 and 1.4. Three and four rows of triangles have 2.9 and 3.7,
and ratios of 0.4 and 0.5; the larger hexiamonds board has 5.0 and 1.9, Meteor's board 5.0 and 2.3.
On 6x10, most-constrained runs just long enough to be split into tasks.

Random dives (Knuth, "Estimating the efficiency of backtrack programs", 1975) choose no better: on
5x12, 400 dives take a fifth of the search's time, and estimate next-cell's tree at 2.6 +- 1.5 times
its real size.
"""
NEIGHBOURS_OF_A_SQUARE = 4


def suitable_engine(cover: CoverProblem) -> Engine:
    """Return the engine for a problem: next-cell for narrow flat boards, else most-constrained.

    The choice depends on the problem alone, not on times, so searches are reproducible.
    """
    if is_sparse(cover) or not _is_narrow_board(cover):
        return MOST_CONSTRAINED
    # If next-cell is chosen by name, it makes no dives.
    return replace(NEXT_CELL, dive=MOST_CONSTRAINED.dive)


def _is_narrow_board(cover: CoverProblem) -> bool:
    from cubewright.solver.search.levels.next_cell_search import can_search

    if min(cover.puzzle.figure.size) > 1 or not can_search(cover):
        return False
    # Only most-constrained breaks symmetry by a piece with several copies.
    breaks_symmetry = cover.breaking_piece >= 0 or len(cover.images) == 1
    if not breaks_symmetry or not island_pruning_is_sound(cover):
        return False
    frontier, neighbours = _frontier_and_neighbours(cover)
    is_square = neighbours == NEIGHBOURS_OF_A_SQUARE
    return frontier <= (WIDEST_FRONTIER_OF_SQUARES if is_square else WIDEST_FRONTIER)


def _frontier_and_neighbours(cover: CoverProblem) -> tuple[float, int]:
    """Return the mean frontier of a board, and the maximum number of neighbours of a cell.

    When the first ``k`` cells in next-cell's order are full, the frontier is the set of their empty
    neighbours. The mean is over all ``k``.
    """
    figure = cover.puzzle.figure
    order = cell_order(cover, LONGEST).tolist()
    position = [0] * len(order)
    for at, cell in enumerate(order):
        position[cell] = at
    frontiers, most = 0, 0
    for at, cell in enumerate(order):
        around = figure.neighbours[cell]
        if around:
            # The cell belongs to the frontier for this many ``k``.
            frontiers += max(0, at - min(map(position.__getitem__, around)))
            most = max(most, len(around))
    return frontiers / max(1, len(order) - 1), most


def _start(cover: CoverProblem, _settings: Mapping[str, str]) -> Search:
    return suitable_engine(cover).begin(cover)


AUTOMATIC = Engine(
    name="automatic",
    title=mark("Automatic: the engine that suits the puzzle", "Automatic"),
    explanation=mark(
        "Chooses next-cell for narrow flat boards, such as 6x10 squares, and most-constrained for "
        "all other puzzles. The statistics name the engine chosen."
    ),
    start=_start,
    choose=suitable_engine,
    supports_inexact=True,
)
