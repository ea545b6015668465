"""Trays for pieces, and lids for the trays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.formats.models.solid import (
    Shape,
    cell_corners,
    eroding_element,
    minkowski_sums,
    union,
    without_splinters,
)
from cubewright.model.cell import Cell
from cubewright.model.lattice import Lattice
from cubewright.translation import tr

if TYPE_CHECKING:
    from manifold3d import Manifold

LID_DEPTH = 0.25
"""Height of a lid's rim outside the tray, relative to the tray's height."""


def tray(lattice: Lattice, cells: Sequence[Cell], shape: Shape) -> Manifold:
    """Return a tray, open at the top, into which pieces are placed to fill the cells.

    The walls and the floor are ``shape.wall`` thick, and the tray is as high as the cells. The gap
    around the pieces equals the gap between two pieces.

    Raises:
        CubewrightError: The layers differ, so pieces could not be placed from above.
    """
    _check_outlines(lattice, cells)
    gap = shape.clearance / 2
    room = _opened(lattice, cells, shape, gap)
    outside = _opened(lattice, cells, shape, gap + shape.wall)
    return without_splinters(_below(outside, _heights(lattice, cells, shape)[1]) - room)


def lid(lattice: Lattice, cells: Sequence[Cell], shape: Shape) -> Manifold:
    """Return a lid that slips over a tray for the cells, upside down for printing.

    The lid is as thick as the tray. The gap between its rim and the tray equals the gap between two
    pieces.

    Raises:
        CubewrightError: The layers differ, so no tray is possible.
    """
    _check_outlines(lattice, cells)
    gap = shape.clearance / 2
    low, top = _heights(lattice, cells, shape)
    # The tray is widest at its top, so the rim, moved down by ``depth``, has the top's outline.
    depth = (top - low) * LID_DEPTH
    inner = 2 * gap + shape.wall
    outside = _opened(lattice, cells, shape, inner + shape.wall).translate((0.0, 0.0, -depth))
    outside = _below(outside, top + shape.wall).trim_by_plane((0.0, 0.0, 1.0), top - depth)
    room = _below(_opened(lattice, cells, shape, inner).translate((0.0, 0.0, -depth)), top)
    return without_splinters((outside - room).rotate((180.0, 0.0, 0.0)))


def _check_outlines(lattice: Lattice, cells: Sequence[Cell]) -> None:
    message = tr("a tray needs a figure whose layers all have the same outline")
    if lattice.ball_radius:
        raise CubewrightError(message)
    outlines: dict[int, set[tuple[tuple[float, float], ...]]] = {}
    for cell in cells:
        outline = tuple(sorted((round(x, 4), round(y, 4)) for x, y in lattice.outline(cell)))
        outlines.setdefault(lattice.layer(cell), set()).add(outline)
    if len({frozenset(each) for each in outlines.values()}) != 1:
        raise CubewrightError(message)


def _heights(lattice: Lattice, cells: Sequence[Cell], shape: Shape) -> tuple[float, float]:
    heights = np.concatenate([cell_corners(lattice, cell)[:, 2] for cell in cells]) * shape.unit
    return float(heights.min()), float(heights.max())


def _opened(lattice: Lattice, cells: Sequence[Cell], shape: Shape, width: float) -> Manifold:
    bodies = [cell_corners(lattice, cell) * shape.unit for cell in cells]
    low, top = _heights(lattice, cells, shape)
    lift = np.array([(0.0, 0.0, 0.0), (0.0, 0.0, 2 * (top - low + width))])
    element = (eroding_element(lattice)[:, None] * width + lift).reshape(-1, 3)
    return union(minkowski_sums(bodies, element))


def _below(body: Manifold, height: float) -> Manifold:
    return body.trim_by_plane((0.0, 0.0, -1.0), -height)
