"""Divide cubic pieces into boxes, for models written as text."""

from __future__ import annotations

from collections.abc import Collection
from itertools import product
from typing import NamedTuple

from cubewright.formats.exports.export_format import ExportSource
from cubewright.model.cell import Cell, bounds, difference
from cubewright.model.lattices.cubic import CUBIC
from cubewright.translation import tr


class Box(NamedTuple):
    """A box of cells: its lowest cell, and its width, depth and height."""

    low: Cell
    size: Cell


def cubes_only(source: ExportSource) -> str:
    """Return the reason why formats for cubic pieces refuse a source; "" if they accept it."""
    return "" if source.lattice == CUBIC else tr("it can hold only pieces of cubes")


def largest_boxes(cells: Collection[Cell]) -> list[Box]:
    """Return the boxes in a piece that no larger box contains, sorted.

    A piece with all faces moved inwards is the union of these boxes with their faces moved inwards,
    because every remaining point is in a small cube inside the piece, and this cube is inside one
    of the boxes.

    >>> largest_boxes([(0, 0, 0), (1, 0, 0), (0, 1, 0)])
    [Box(low=(0, 0, 0), size=(1, 2, 1)), Box(low=(0, 0, 0), size=(2, 1, 1))]
    """
    filled = set(cells)
    found: list[Box] = []
    for low in sorted(filled):
        fitting: list[Cell] = []
        for high in sorted(filled):
            size = (high[0] - low[0] + 1, high[1] - low[1] + 1, high[2] - low[2] + 1)
            if min(size) > 0 and filled.issuperset(_cells(low, size)):
                fitting.append(size)
        found += (Box(low, size) for size in fitting)
    return [box for box in found if not any(_holds(other, box) for other in found)]


def _cells(low: Cell, size: Cell) -> list[Cell]:
    return [
        (low[0] + x, low[1] + y, low[2] + z)
        for x, y, z in product(range(size[0]), range(size[1]), range(size[2]))
    ]


def _holds(outer: Box, inner: Box) -> bool:
    return outer != inner and all(
        start <= low and low + extent <= start + length
        for start, length, low, extent in zip(*outer, *inner, strict=True)
    )


def layer_strings(cells: Collection[Cell]) -> list[str]:
    """Return each layer from the bottom as rows of ``x`` and ``.``, with ``|`` between rows.

    The front row comes first, as in puzzlecad.

    >>> layer_strings([(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)])
    ['xx|x.', 'x.|..']
    """
    low, high = bounds(cells)
    width, depth, height = difference(high, low)
    filled = {difference(cell, low) for cell in cells}
    return [
        "|".join(
            "".join("x" if (x, y, z) in filled else "." for x in range(width + 1))
            for y in range(depth + 1)
        )
        for z in range(height + 1)
    ]
