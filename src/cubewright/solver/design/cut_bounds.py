"""The least number of empty cells with which a part of a figure can move without leaving it.

A part moves one step along an axis if it contains, for each of its cells, all cells that this cell
passes, unless they are empty or outside. Cells and passed cells form a graph without rings. If the
part stops later, one of its cells ``a`` meets a cell ``b`` of the rest. Then no path of this graph
leads from ``a`` to ``b`` through filled cells, since the part would contain ``b``. So empty cells
separate ``a`` from ``b``. Conversely, the cells that paths reach from ``a`` are such a part. The
least number of separating cells is the number of paths without common cells (Menger, 1927).

A cube passes one cell in a step, so one empty cell between two others is enough. A sphere passes
five, and four cells inside a large block must be empty.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from itertools import pairwise

import numpy as np

from cubewright.model.cell import Cell, bounds, difference, shifted
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.directions import steps
from cubewright.solver.disassembly.translations import swept_cells

NEVER = 1_000
"""The number of empty cells if no number is enough; no figure to cut has more cells."""
Links = Mapping[Cell, list[Cell]]
Node = tuple[Cell, int]
Pattern = tuple[Cell, Cell, Cell, tuple[int, ...]]


def least_empty_cells(figure: Figure, may_be_empty: Collection[Cell], enough: int = 0) -> int:
    """Return how many of some cells must be empty so that a part can move without leaving.

    The result is 0 if the shape of the figure is enough, and :data:`NEVER` if no number is. A
    number up to ``enough`` need not be the least one.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> cube, flat = (Figure(CUBIC.box(size)) for size in ((3, 3, 3), (5, 5, 1)))
    >>> least_empty_cells(cube, [(1, 1, 1)]), least_empty_cells(cube, []) == NEVER
    (1, True)
    >>> least_empty_cells(flat, flat.cells) == NEVER
    True
    """
    empty = frozenset(may_be_empty)
    known: dict[Pattern, int] = {}
    least = NEVER
    axes = steps(figure.lattice)[::2]
    if any(_all_leave(figure, step) for step in axes):
        return NEVER
    for step in axes:
        for start, end in _meetings(figure, step):
            least = min(least, _separating(figure, empty, step, start, end, known))
            if least <= enough:
                return least
    return least


def _all_leave(figure: Figure, step: Cell) -> bool:
    """Return whether all parts of a figure leave along an axis, as in a flat figure."""
    most = _longest(figure)
    for cell in figure.cells:
        at = cell
        for _ in range(most):
            if any(each in figure for each in swept_cells(figure.lattice, at, step)):
                return False
            at = shifted(at, step)
    return True


def _longest(figure: Figure) -> int:
    """Return a number of steps after which each cell has left a figure."""
    low, high = bounds(figure.cells)
    return max(difference(high, low)) + 1


def _meetings(figure: Figure, step: Cell) -> Iterator[tuple[Cell, Cell]]:
    """Yield each cell with a cell that it can meet after a step.

    Cells behind another cell of the figure do not matter: this cell belongs to the part, or can
    belong to it instead of being empty, and meets them sooner.
    """
    lattice, most = figure.lattice, _longest(figure)
    for start in figure.cells:
        at = start
        for _ in range(most):
            at = shifted(at, step)
            for end in swept_cells(lattice, at, step):
                if end in figure:
                    yield start, end
            if at in figure:
                break


def _separating(
    figure: Figure,
    empty: frozenset[Cell],
    step: Cell,
    start: Cell,
    end: Cell,
    known: dict[Pattern, int],
) -> int:
    """Return the least number of empty cells that separate a cell from another one."""
    lattice = figure.lattice
    kind = difference(start, lattice.origin(start))
    offset = difference(end, start)
    between = _between(lattice, kind, step, offset)
    places = [shifted(start, each) for each in between]
    states = tuple((2 if place in empty else 1) if place in figure else 0 for place in places)
    pattern = kind, step, offset, states
    if pattern not in known:
        filled = {each: state for each, state in zip(between, states, strict=True) if state}
        links = {each: [there for there in between[each] if there in filled] for each in filled}
        free = {each for each, state in filled.items() if state == 2}
        known[pattern] = _disjoint_paths(links, free - {(0, 0, 0), offset}, offset)
    return known[pattern]


@cache
def _between(lattice: Lattice, kind: Cell, step: Cell, offset: Cell) -> dict[Cell, list[Cell]]:
    """Return the cells on all paths between two cells, and those that each of them passes.

    Cells are offsets from the first one. In a step, all passed cells are ahead.
    """
    along = lattice.space @ np.array(step)

    def progress(cell: Cell) -> float:
        return float(np.array(lattice.centre(shifted(kind, cell))) @ along)

    last = progress(offset) + 1e-6
    ahead: dict[Cell, list[Cell]] = {}
    waiting: list[Cell] = [(0, 0, 0)]
    while waiting:
        cell = waiting.pop()
        if cell in ahead:
            continue
        passed = swept_cells(lattice, shifted(kind, cell), step)
        offsets = [difference(each, kind) for each in passed]
        ahead[cell] = [each for each in offsets if each == offset or progress(each) < last]
        waiting += ahead[cell]
    leads = {offset}
    for cell in sorted(ahead, key=progress, reverse=True):
        if leads.intersection(ahead[cell]):
            leads.add(cell)
    found = {cell: [each for each in ahead[cell] if each in leads] for cell in ahead}
    return {cell: each for cell, each in found.items() if cell in leads} | {offset: []}


def _disjoint_paths(links: Links, free: Collection[Cell], end: Cell) -> int:
    """Return the number of paths to ``end`` that share no ``free`` cell; the others are shared.

    :data:`NEVER` if a path has no free cell. Each cell is an entry and an exit with a link of
    limited capacity between them; paths are added one by one (Ford and Fulkerson, 1956).
    """
    left: dict[Node, dict[Node, int]] = {(each, side): {} for each in links for side in (0, 1)}
    for cell, passed in links.items():
        left[cell, 0][cell, 1] = 1 if cell in free else NEVER
        left[cell, 1][cell, 0] = 0
        for there in passed:
            left[cell, 1][there, 0] = NEVER
            left[there, 0][cell, 1] = 0
    paths = 0
    while paths < NEVER and (path := _path(left, ((0, 0, 0), 1), (end, 0))):
        share = min(left[one][other] for one, other in pairwise(path))
        for one, other in pairwise(path):
            left[one][other] -= share
            left[other][one] += share
        paths += share
    return min(paths, NEVER)


def _path(left: Mapping[Node, Mapping[Node, int]], start: Node, end: Node) -> list[Node]:
    """Return the nodes of a path along links with capacity left; empty if none exists."""
    before = {start: start}
    waiting = [start]
    while waiting and end not in before:
        node = waiting.pop()
        for there, capacity in left[node].items():
            if capacity and there not in before:
                before[there] = node
                waiting.append(there)
    if end not in before:
        return []
    path = [end]
    while path[-1] != start:
        path.append(before[path[-1]])
    return path[::-1]
