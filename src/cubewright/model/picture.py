"""Layers side by side, as the first of the source documents prints its solutions."""

from __future__ import annotations

from collections.abc import Mapping

from cubewright.model.cell import Cell, bounds


def layers_picture(marks: Mapping[Cell, str]) -> str:
    """One text row for each row of cells, back row first; layers from the top to the bottom.

    >>> print(layers_picture({(0, 0, 0): "V", (1, 1, 0): "L", (0, 0, 1): "T"}))
    |  |  | L|
    |T |  |V |
    """
    if not marks:
        return "||"
    (x0, y0, z0), (x1, y1, z1) = bounds(marks)
    rows = []
    for y in range(y1, y0 - 1, -1):
        layers = [
            "|" + "".join(marks.get((x, y, z), " ") for x in range(x0, x1 + 1)) + "|"
            for z in range(z1, z0 - 1, -1)
        ]
        rows.append("  ".join(layers))
    return "\n".join(rows)
