"""The engine that fills the next free cell by each placement that begins there.

Source: the Meteor articles.
"""

from __future__ import annotations

from collections.abc import Mapping

from cubewright.errors import CubewrightError
from cubewright.solver.engines.most_constrained import MASK_CELLS, MOST_CONSTRAINED
from cubewright.solver.problem.cell_order import CELLS, LONGEST
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.islands import island_pruning_is_sound
from cubewright.solver.problem.setting import Setting
from cubewright.solver.problem.steps import Steps, completed
from cubewright.solver.problem.symmetry_breaking import SYMMETRY, with_rule
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.interface import Search
from cubewright.translation import mark, tr

PER_CELL, PER_NODE, PER_PLACEMENT, NOT_PRUNED = "cells", "nodes", "placements", "off"
WHOLE, SIX_ROWS = "whole", "six-rows"


def _start(cover: CoverProblem, settings: Mapping[str, str]) -> Search:
    return completed(_start_steps(cover, settings))


def _start_steps(cover: CoverProblem, settings: Mapping[str, str]) -> Steps[Search]:
    """Return a search of the whole figure, or through the window, in short steps.

    Raises:
        CubewrightError: The window cannot follow the cell order.

    """
    from cubewright.solver.search.levels.next_cell_search import BoardSearch, NextCell, can_search
    from cubewright.solver.search.levels.window_search import WindowSearch

    islands, cells = settings["islands"], settings["cells"]
    if not island_pruning_is_sound(cover):
        islands = NOT_PRUNED
    if islands == PER_CELL:
        if settings["board"] == WHOLE and can_search(cover):
            return (yield from BoardSearch.steps(with_rule(cover, settings["symmetry"]), cells))
        islands = PER_NODE
    if settings["board"] == SIX_ROWS and cells != LONGEST:
        raise CubewrightError(
            tr(
                "The window of six rows fixes the order of the cells; use cells={longest}, or "
                "hold the whole board (board={whole}).",
                longest=LONGEST,
                whole=WHOLE,
            )
        )
    cover = with_rule(cover, settings["symmetry"])
    pruned, per_node = islands == PER_PLACEMENT, islands == PER_NODE
    if settings["board"] == WHOLE:
        return (yield from NextCell.steps(cover, cells, pruned=pruned, per_node=per_node))
    return WindowSearch(cover, cover.searched_options, pruned=pruned, per_node=per_node)


NEXT_CELL = Engine(
    name="next-cell",
    title=mark("Next free cell"),
    explanation=mark(
        "Fills the cells in a fixed order. Tries every placement whose first cell is the next "
        "free one, as in the Meteor articles."
    ),
    start=_start,
    start_steps=_start_steps,
    compare_order=3,
    settings=(
        CELLS,
        Setting(
            "islands",
            mark("Islands pruned"),
            (PER_CELL, PER_NODE, PER_PLACEMENT, NOT_PRUNED),
            mark(
                "Drop placements that cut off an island which no pieces can fill exactly: "
                "check each placement once before the search, and look for isolated "
                "cells or, on narrow boards, small islands during it (cells); check after "
                "each placement (nodes); only before the search (placements); or never (off)."
            ),
        ),
        SYMMETRY,
        Setting(
            "board",
            mark("Part of the board in a pattern"),
            (WHOLE, SIX_ROWS),
            mark(
                "The part of the board in one bit pattern: the whole figure; or, on a "
                "board of equal rows such as Meteor's, a window of six rows that moves "
                "along as rows are filled. The window fits rows of five cells in 30 bits, "
                "but tries more placements."
            ),
        ),
    ),
    max_cells=MASK_CELLS,
    larger=MOST_CONSTRAINED,
)
