"""Walls of an assembly: pieces that never move, so that other pieces come apart between them.

A move of some pieces equals the opposite move of all other pieces. The half without the walls can
therefore always move, and walls need no other search than one heavy piece. The ground below walls
cannot be avoided by lifting them: in an analysis, it is a part of the walls.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import Cell, bounds
from cubewright.model.disassembly import Separation
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.assembly import Assembly
from cubewright.solver.disassembly.ground import TOLERANCE, lowest, rise
from cubewright.solver.disassembly.translations import swept_cells
from cubewright.translation import several, tr

WALLS = 0
"""The body with the walls, in an assembly with walls."""


def members(bodies: Sequence[int], assembly: Assembly) -> tuple[int, ...]:
    """Return the pieces of some bodies of an assembly, in ascending order."""
    if not assembly.bodies:
        return tuple(bodies)
    return tuple(sorted(piece for body in bodies for piece in assembly.bodies[body]))


def in_pieces(plan: Separation, assembly: Assembly) -> Separation:
    """Return a plan for the bodies of an assembly as a plan for their pieces."""
    if not assembly.bodies:
        return plan
    return Separation(
        members(plan.pieces, assembly),
        tuple(replace(move, pieces=members(move.pieces, assembly)) for move in plan.moves),
        None if plan.staying is None else in_pieces(plan.staying, assembly),
        None if plan.removed is None else in_pieces(plan.removed, assembly),
    )


def with_floor(assembly: Assembly) -> Assembly:
    """Return an assembly whose walls include the ground below it, if it stands on the ground.

    Raises:
        CubewrightError: The ground of this lattice is not flat.
    """
    if not (assembly.bodies and assembly.on_ground) or len(assembly.pieces) == 1:
        return assembly
    walls, *others = assembly.pieces
    # Before pieces can leave, no gap between the pieces separates them. None is farther away.
    spans = [np.ptp(np.array(each.cells), axis=0) + 1 for each in others]
    x, y, _ = np.sum(spans, axis=0).tolist()
    cells = [cell for each in assembly.pieces for cell in each.cells]
    low, high = bounds(cells)
    height = lowest(assembly.lattice, cells)
    start = next(cell for cell in cells if lowest(assembly.lattice, [cell]) < height + TOLERANCE)
    floor = _floor(assembly.lattice, start, (low[0] - x, low[1] - y), (high[0] + x, high[1] + y))
    return replace(assembly, pieces=(replace(walls, cells=(*walls.cells, *floor)), *others))


@lru_cache(maxsize=16)
def _floor(
    lattice: Lattice, above: Cell, low: tuple[int, int], high: tuple[int, int]
) -> tuple[Cell, ...]:
    """Return the cells of the layer below a cell, in a range of the first two coordinates."""
    height = lowest(lattice, [above])
    is_flat = all(
        lowest(lattice, list(swept_cells(lattice, above, step))) > height - TOLERANCE
        for step in lattice.slides
        if abs(rise(lattice, step)) < TOLERANCE
    )
    below = min(lattice.neighbours(above), key=lambda cell: lowest(lattice, [cell]))
    if not is_flat or lowest(lattice, [below]) > height - TOLERANCE:
        raise CubewrightError(
            tr(
                "{cells} have no flat bottom, so walls of them cannot stand on the ground",
                cells=several(lattice.noun),
            )
        )
    layer = lowest(lattice, [below])
    found, edge = {below}, [below]
    while edge:
        for cell in lattice.neighbours(edge.pop()):
            is_near = all(a <= n <= b for a, n, b in zip(low, cell, high, strict=False))
            if is_near and cell not in found and abs(lowest(lattice, [cell]) - layer) < TOLERANCE:
                found.add(cell)
                edge.append(cell)
    return tuple(sorted(found))
