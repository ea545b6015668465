"""Parts of a piece that is cut for printing, and the dowels that join them.

The dowels are square, and turned by 45 degrees about their axes. The roofs of their holes are
therefore never flat, in any position of a part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from cubewright.formats.exports.option import OptionError
from cubewright.formats.models.options import UNIT
from cubewright.formats.models.solid import Shape, union, without_splinters
from cubewright.formats.plates.options import JOINTS
from cubewright.model.cell import Cell, difference, turned
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.print_positions import PrintPosition
from cubewright.translation import mark

if TYPE_CHECKING:
    from manifold3d import Manifold

SIDE, DEPTH = 0.3, 0.28
"""The side of a hole and its depth in each part, relative to a cell.

Two holes in one cell do not meet.
"""
MIN_SIDE = 2.0
"""The smallest side of a hole, in millimetres."""
END_GAP = 0.3
"""The gap at each end of a dowel for glue, in millimetres."""

Joint = tuple[Cell, Cell]
"""Two cells of different parts that a dowel joins, the lower one first."""


def check_joints(shape: Shape) -> None:
    """Refuse cells that are too small for dowels.

    Raises:
        OptionError: The dowels would be too thin to print.
    """
    if shape.unit * SIDE < MIN_SIDE:
        raise OptionError(
            mark("dowels need a {unit} of at least {least:.1f} mm; increase it or omit {joints}"),
            unit=UNIT,
            least=MIN_SIDE / SIDE,
            joints=JOINTS,
        )


def part_solid(
    whole: Manifold,
    part: Sequence[Cell],
    joints: Sequence[Joint],
    shape: Shape,
    position: PrintPosition,
) -> Manifold:
    """Return a part of a whole piece with its holes, in its position on the bed."""
    from manifold3d import Manifold

    unit = shape.unit
    cube = Manifold.cube((unit, unit, unit))
    body = whole ^ union(cube.translate([unit * length for length in cell]) for cell in part)
    own = set(part)
    holes = [hole(joint, shape) for joint in joints if own & set(joint)]
    if holes:
        body -= union(holes)
    images = [turned(cell, position.turn) for cell in part]
    start = CUBIC.origin(min(images))
    turn = np.hstack([np.array(position.turn, np.float64), np.zeros((3, 1))])
    # Turns map the middles of cells to the middles of cells.
    body = body.translate([-unit / 2] * 3).transform(turn)
    return without_splinters(body.translate([unit * (0.5 - length) for length in start]))


def hole(joint: Joint, shape: Shape) -> Manifold:
    """Return the body to cut from both parts at a joint."""
    side, depth = SIDE * shape.unit, DEPTH * shape.unit
    return _bar(joint, shape, 2 * depth, side)


def placed_dowel(joint: Joint, shape: Shape) -> Manifold:
    """Return the dowel of a joint at its place in the assembled piece."""
    length, side = dowel_size(shape)
    return _bar(joint, shape, length, side)


def dowel_size(shape: Shape) -> tuple[float, float]:
    """Return the length and the side of dowels, in millimetres."""
    return 2 * (DEPTH * shape.unit - END_GAP), SIDE * shape.unit - shape.clearance


def dowel(shape: Shape) -> Manifold:
    """Return a dowel that lies on a side."""
    from manifold3d import Manifold

    length, side = dowel_size(shape)
    return Manifold.cube((length, side, side))


def dowel_position(shape: Shape) -> PrintPosition:
    """Return the position of a dowel on the bed."""
    length, side = ((each + shape.clearance) / shape.unit for each in dowel_size(shape))
    return PrintPosition((), CUBIC.turns[0], 0, 0, 1, (length, side, side))


def _bar(joint: Joint, shape: Shape, length: float, side: float) -> Manifold:
    from manifold3d import Manifold

    one, other = joint
    axis = difference(other, one)
    bar = Manifold.cube((length, side, side), True).rotate((45.0, 0.0, 0.0))
    if axis[1]:
        bar = bar.rotate((0.0, 0.0, 90.0))
    elif axis[2]:
        bar = bar.rotate((0.0, 90.0, 0.0))
    middle = [shape.unit * (a + b + 1) / 2 for a, b in zip(one, other, strict=True)]
    return bar.translate(middle)
