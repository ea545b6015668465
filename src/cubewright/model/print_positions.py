"""Positions in which a piece can be printed, and the faces that need support in each of them.

A printer builds a piece in layers from below. A face that points down and does not lie on the bed
hangs in the air. Cells between two supported cells can be bridged: the printer draws straight
threads from one side to the other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from cubewright.model.cell import Cell, FloatArray, Matrix, shifted, turned
from cubewright.model.drawing.mesh import face_normals, outer_faces
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC

STEEPEST = 0.7072
"""The sine of 45 degrees: faces that point down need support if they are flatter."""
_NEIGHBOURS: tuple[Cell, ...] = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0))
_AXES: tuple[Cell, ...] = ((1, 0, 0), (0, 1, 0))
_BELOW: Cell = (0, 0, -1)


@dataclass(frozen=True)
class PrintPosition:
    """A turned piece on the bed of a printer.

    - ``cells``: the turned cells; ``turn``: the turn that maps the piece to them.
    - ``unsupported``: the number of faces that need support.
    - ``bridged``: the number of faces that the printer can bridge.
    - ``on_bed``: the number of faces that lie on the bed.
    - ``size``: the width, depth and height in units of the lattice's drawing space.
    """

    cells: tuple[Cell, ...]
    turn: Matrix
    unsupported: int
    bridged: int
    on_bed: int
    size: tuple[float, float, float]

    @property
    def support(self) -> tuple[int, int]:
        """The numbers of unsupported and of bridged faces, which measure the need for support."""
        return self.unsupported, self.bridged


def print_positions(lattice: Lattice, cells: Sequence[Cell], reach: int = 0) -> list[PrintPosition]:
    """Return a position for each side that can point down, the best position first.

    The best position has the fewest faces that need support, then the fewest bridged faces, then
    the most faces on the bed, then the lowest height. The printer can bridge ``reach`` cells.

    >>> best = print_positions(CUBIC, [(0, 0, 0), (0, 0, 1), (1, 0, 1)])[0]
    >>> best.unsupported, best.on_bed
    (0, 3)
    """
    found = [_position(lattice, cells, turn, reach) for turn in _turns_by_side(lattice)]
    return sorted(found, key=_rank)


def _rank(position: PrintPosition) -> tuple[float, ...]:
    return (*position.support, -position.on_bed, round(position.size[2], 6))


def _turns_by_side(lattice: Lattice) -> Iterator[Matrix]:
    """Yield one turn for each side of the lattice that can point down."""
    known = set()
    for turn in lattice.turns:
        heights = (lattice.space @ np.array(turn))[2]
        side = tuple((np.rint(heights * 1e6) + 0.0).tolist())
        if side not in known:
            known.add(side)
            yield turn


def _position(lattice: Lattice, cells: Sequence[Cell], turn: Matrix, reach: int) -> PrintPosition:
    placed = lattice.normalized(turned(cell, turn) for cell in cells)
    groups = [points for points, _, _ in outer_faces(lattice, [placed])]
    corners = np.concatenate([points.reshape(-1, 3) for points in groups])
    width, depth, height = np.ptp(corners, axis=0).tolist()
    if lattice.ball_radius:
        hanging, bridged, on_bed = _of_balls(lattice, placed)
    else:
        hanging, on_bed = _faces_below(groups, float(corners[:, 2].min()))
        bridged = bridged_faces(placed, reach) if lattice == CUBIC else 0
    size = (width, depth, height)
    return PrintPosition(placed, turn, hanging - bridged, bridged, on_bed, size)


def _faces_below(groups: Sequence[FloatArray], floor: float) -> tuple[int, int]:
    """Return the numbers of faces that hang in the air, and of faces on the bed."""
    hanging = on_bed = 0
    for points in groups:
        points_down = face_normals(points)[:, 2] < -STEEPEST
        touches = points[:, :, 2].max(axis=1) < floor + 1e-6
        hanging += int((points_down & ~touches).sum())
        on_bed += int((points_down & touches).sum())
    return hanging, on_bed


def _of_balls(lattice: Lattice, cells: Sequence[Cell]) -> tuple[int, int, int]:
    """Return the numbers of unsupported, bridged and bottom faces of a piece of balls.

    Each ball needs support.
    """
    heights = [round(lattice.centre(cell)[2], 6) for cell in cells]
    return len(cells), 0, heights.count(min(heights))


def bridged_faces(cells: Collection[Cell], reach: int) -> int:
    """Return the number of faces of cubes that a printer can bridge.

    All cubes of a region that hangs in the air are bridged in one direction. Every row of the
    region in this direction must end at supported cubes, and contain at most ``reach`` cubes.

    >>> arch = [(0, 0, 0), (2, 0, 0), (0, 0, 1), (1, 0, 1), (2, 0, 1)]
    >>> bridged_faces(arch, 1), bridged_faces(arch, 0)
    (1, 0)
    """
    filled = set(cells)
    floor = min(cell[2] for cell in filled)
    hanging = {cell for cell in filled if cell[2] > floor and shifted(cell, _BELOW) not in filled}
    return sum(
        len(region)
        for region in _regions(hanging)
        if any(_is_bridge(region, filled, axis, reach) for axis in _AXES)
    )


def _regions(cells: Collection[Cell]) -> Iterator[set[Cell]]:
    """Yield the cells in sets whose cells touch each other within a layer."""
    left = set(cells)
    while left:
        region = {left.pop()}
        border = list(region)
        while border:
            cell = border.pop()
            beside = {shifted(cell, step) for step in _NEIGHBOURS} & left
            left -= beside
            region |= beside
            border += beside
        yield region


def _is_bridge(region: set[Cell], filled: set[Cell], axis: Cell, reach: int) -> bool:
    back: Cell = (-axis[0], -axis[1], 0)
    for start in region:
        before = shifted(start, back)
        if before in region:
            continue
        length, cell = 0, start
        while cell in region:
            length, cell = length + 1, shifted(cell, axis)
        # A filled cell outside the region is supported, because the region contains all others.
        if length > reach or before not in filled or cell not in filled:
            return False
    return True
