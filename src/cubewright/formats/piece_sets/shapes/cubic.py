"""Drawings of shapes of cubes: layers side by side, top layer first, back row first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cubewright.formats.piece_sets.shape_notation import EMPTY, ShapeNotation
from cubewright.model.cell import Cell, bounds, difference
from cubewright.translation import tr


def _read(text: str) -> dict[Cell, str]:
    rows = [line.split() for line in text.strip().splitlines() if line.strip()]
    if not rows:
        raise ValueError(tr("the shape is empty"))
    if len({len(row) for row in rows}) > 1:
        raise ValueError(tr("the shape's rows show different numbers of layers"))
    if len({len(layer) for row in rows for layer in row}) > 1:
        raise ValueError(tr("the shape's rows are not equally long"))
    height, depth = len(rows[0]), len(rows)
    marks = {
        (x, depth - 1 - line, height - 1 - level): mark
        for line, row in enumerate(rows)
        for level, layer in enumerate(row)
        for x, mark in enumerate(layer)
        if mark != EMPTY
    }
    if not marks:
        return marks
    # Empty margins do not move the shape, so that it reads back as it was written.
    low, _ = bounds(marks)
    return {difference(cell, low): mark for cell, mark in marks.items()}


def _write(marks: Mapping[Cell, str]) -> Sequence[str]:
    (x0, y0, z0), (x1, y1, z1) = bounds(marks)
    return [
        "  ".join(
            "".join(marks.get((x, y, z), EMPTY) for x in range(x0, x1 + 1))
            for z in range(z1, z0 - 1, -1)
        )
        for y in range(y1, y0 - 1, -1)
    ]


NOTATION = ShapeNotation(name="cubic", read=_read, write=_write)
