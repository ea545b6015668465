"""Parts of a piece that is cut for printing, and the pins that join them: dowels or snaps.

The pins are square, and turned by 45 degrees about their axes. The roofs of their holes are
therefore never flat, in any position of a part. The sides of the grooves for barbs slope by 45
degrees too.

There are no dovetails. A dovetail groove must end at an outer face of the piece, where it shows.
Its tail would also stand on the bed below most parts, because they lie on their cut faces.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from cubewright.formats.exports.option import OptionError
from cubewright.formats.models.options import UNIT
from cubewright.formats.models.solid import Shape, hull, union, without_splinters
from cubewright.formats.plates.options import JOINTS, SNAP
from cubewright.model.cell import Cell, difference, turned
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.print_positions import PrintPosition
from cubewright.translation import mark

if TYPE_CHECKING:
    from manifold3d import Manifold

END_GAP = 0.3
"""The gap at each end of a pin, for glue, in millimetres."""
BARB = 0.015
"""The length by which a barb is wider than its hole, relative to a cell."""
SLOT, WEB = 0.3, 0.04
"""The width of a slot, relative to the side of a pin, and half its web, relative to a cell."""


@dataclass(frozen=True)
class Pins:
    """The pins of all joints; lengths are relative to a cell, except ``least``, in millimetres.

    ``side`` and ``depth`` are the side of a hole and its depth in each part; two holes in one cell
    do not meet. ``least`` is the smallest side of a hole.
    """

    name: str
    side: float
    depth: float
    least: float
    has_barbs: bool = False

    def size(self, shape: Shape) -> tuple[float, float, float]:
        """Return the length, the width with barbs, and the height, in millimetres."""
        side = self.side * shape.unit - shape.clearance
        length = 2 * (self.depth * shape.unit - END_GAP)
        return length, side + 2 * self.barb(shape), side

    def barb(self, shape: Shape) -> float:
        """Return the height of a barb above the side of a pin, in millimetres."""
        return BARB * shape.unit + shape.clearance / 2 if self.has_barbs else 0.0

    def barb_place(self, shape: Shape) -> float:
        """Return the distance of a barb from the middle of the pin, in millimetres."""
        return self.size(shape)[0] / 2 - self.barb(shape)


DOWELS = Pins("dowel", 0.3, 0.28, 2.0)
"""Square dowels for glue."""
SNAPS = Pins("pin", 0.22, 0.33, 3.0, has_barbs=True)
"""Pins whose slotted ends have barbs that snap into grooves of their holes."""

Joint = tuple[Cell, Cell]
"""Two cells of different parts that a pin joins, the lower one first."""


def check_joints(pins: Pins, shape: Shape) -> None:
    """Refuse cells that are too small for pins.

    Raises:
        OptionError: The pins would be too thin to print.
    """
    if shape.unit * pins.side < pins.least:
        raise OptionError(
            mark("dowels need a {unit} of at least {least:.1f} mm; increase it or omit {joints}")
            if pins is DOWELS
            else mark("snaps need a {unit} of at least {least:.1f} mm; increase it or omit {snap}"),
            unit=UNIT,
            least=pins.least / pins.side,
            joints=JOINTS,
            snap=SNAP,
        )


def part_solid(
    whole: Manifold,
    part: Sequence[Cell],
    joints: Sequence[Joint],
    pins: Pins,
    shape: Shape,
    position: PrintPosition,
) -> Manifold:
    """Return a part of a whole piece with its holes, in its position on the bed."""
    from manifold3d import Manifold

    unit = shape.unit
    cube = Manifold.cube((unit, unit, unit))
    body = whole ^ union(cube.translate([unit * length for length in cell]) for cell in part)
    own = set(part)
    holes = [hole(joint, pins, shape) for joint in joints if own & set(joint)]
    if holes:
        body -= union(holes)
    images = [turned(cell, position.turn) for cell in part]
    start = CUBIC.origin(min(images))
    turn = np.hstack([np.array(position.turn, np.float64), np.zeros((3, 1))])
    # Turns map the middles of cells to the middles of cells.
    body = body.translate([-unit / 2] * 3).transform(turn)
    return without_splinters(body.translate([unit * (0.5 - length) for length in start]))


def hole(joint: Joint, pins: Pins, shape: Shape) -> Manifold:
    """Return the body to cut from both parts at a joint."""
    side = pins.side * shape.unit
    body = _bar(2 * pins.depth * shape.unit, side)
    if pins.has_barbs:
        # The faces of barbs and grooves slope by 45 degrees, and are half the clearance apart.
        depth = BARB * shape.unit + shape.clearance / 2**0.5
        place = pins.barb_place(shape)
        body += union(_groove(side, depth).translate((x, 0.0, 0.0)) for x in (-place, place))
    return _at_joint(body, joint, shape)


def placed_pin(joint: Joint, pins: Pins, shape: Shape) -> Manifold:
    """Return the pin of a joint at its place in the assembled piece."""
    length, width, height = pins.size(shape)
    middle = pin(pins, shape).translate((-length / 2, -width / 2, -height / 2))
    return _at_joint(middle, joint, shape)


def pin(pins: Pins, shape: Shape) -> Manifold:
    """Return a pin that lies on a side, with its lowest corner at the origin."""
    from manifold3d import Manifold

    length, width, side = pins.size(shape)
    body = _bar(length, side)
    if pins.has_barbs:
        barb, place = pins.barb(shape), pins.barb_place(shape)
        ridge = Manifold.cube((barb * 2**0.5, barb * 2**0.5, side), True).rotate((0.0, 0.0, 45.0))
        body += union(
            ridge.translate((x, y, 0.0)) for x in (-place, place) for y in (-side / 2, side / 2)
        )
        slot = length / 2 - WEB * shape.unit
        cut = Manifold.cube((slot + 1, SLOT * side, side + 1), True)
        middle = (length + 1 - slot) / 2
        body -= union(cut.translate((x, 0.0, 0.0)) for x in (-middle, middle))
    return without_splinters(body.translate((length / 2, width / 2, side / 2)))


def pin_position(pins: Pins, shape: Shape) -> PrintPosition:
    """Return the position of a pin on the bed."""
    length, width, height = ((each + shape.clearance) / shape.unit for each in pins.size(shape))
    return PrintPosition((), CUBIC.turns[0], 0, 0, 1, (length, width, height))


def _bar(length: float, side: float) -> Manifold:
    from manifold3d import Manifold

    return Manifold.cube((length, side, side), True)


def _groove(side: float, depth: float) -> Manifold:
    """Return a body that is wider than a bar of this side by ``depth`` all around its middle."""
    squares = ((0.0, side / 2 + depth), (-depth, side / 2), (depth, side / 2))
    corners = [(x, half * y, half * z) for x, half in squares for y in (-1, 1) for z in (-1, 1)]
    return hull(np.array(corners))


def _at_joint(body: Manifold, joint: Joint, shape: Shape) -> Manifold:
    """Return a body along the x axis, turned by 45 degrees and moved to a joint."""
    one, other = joint
    axis = difference(other, one)
    body = body.rotate((45.0, 0.0, 0.0))
    if axis[1]:
        body = body.rotate((0.0, 0.0, 90.0))
    elif axis[2]:
        body = body.rotate((0.0, 90.0, 0.0))
    middle = [shape.unit * (a + b + 1) / 2 for a, b in zip(one, other, strict=True)]
    return body.translate(middle)
