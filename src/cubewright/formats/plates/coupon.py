"""Two blocks to print first: five holes with different clearances, and a plug for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cubewright.formats.models.engraving import text_solid
from cubewright.formats.models.parts import BED_GAP, Part
from cubewright.formats.models.solid import Shape, without_splinters

if TYPE_CHECKING:
    from manifold3d import Manifold

PLUG = 10.0
"""The side of the plug, in millimetres."""
HEIGHT = 8.0
"""The height of the block with holes."""
WALL = 4.0
"""The smallest thickness of the walls around a hole."""
LABEL = 7.0
"""The depth of the strip with the labels."""
LABEL_DEPTH = 0.6
SHARES = (0.5, 0.75, 1.0, 1.25, 1.5)
"""The clearances of the holes, relative to the chosen clearance."""
COLOUR = "#b9c3cf"


def coupon_clearances(clearance: float) -> tuple[float, ...]:
    """Return the five clearances around a chosen one, in millimetres.

    >>> coupon_clearances(0.2)
    (0.1, 0.15, 0.2, 0.25, 0.3)
    """
    return tuple(round(share * clearance, 3) for share in SHARES)


def coupon(shape: Shape) -> list[Part]:
    """Return the block with five holes and its plug, with lowest corners on the bed.

    The gap on each side of the plug is the clearance at the hole, as between two pieces.
    """
    return [Part("holes", COLOUR, _holes(shape.clearance)), Part("plug", COLOUR, _plug())]


def _holes(clearance: float) -> Manifold:
    from manifold3d import Manifold

    widest = PLUG + 2 * max(coupon_clearances(clearance))
    pitch = widest + WALL
    block = Manifold.cube((WALL + 5 * pitch, 2 * WALL + widest + LABEL, HEIGHT))
    up = np.array((0.0, 0.0, 1.0))
    for number, gap in enumerate(coupon_clearances(clearance)):
        side = PLUG + 2 * gap
        middle = WALL + number * pitch + widest / 2
        low = (middle - side / 2, LABEL + WALL + (widest - side) / 2, -1.0)
        block -= Manifold.cube((side, side, HEIGHT + 2)).translate(low)
        label = np.array((middle, WALL / 2 + LABEL / 2, HEIGHT))
        block -= text_solid(f"{gap:g}", label, up, LABEL * 0.75, LABEL_DEPTH)
    return without_splinters(block)


def _plug() -> Manifold:
    from manifold3d import Manifold

    handle = Manifold.cube((PLUG + 2 * WALL, PLUG + 2 * WALL, WALL))
    plug = Manifold.cube((PLUG, PLUG, HEIGHT + WALL)).translate((WALL, WALL, 0.0))
    return without_splinters(handle + plug).translate((0.0, -(PLUG + 2 * WALL + BED_GAP), 0.0))
