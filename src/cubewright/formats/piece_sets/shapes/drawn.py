"""Drawings of shapes of hexagons and of triangles, in the text layout of their lattice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cubewright.formats.drawing import drawn_lines, read_drawing
from cubewright.formats.piece_sets.shape_notation import ShapeNotation
from cubewright.model.cell import Cell
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.model.lattices.triangular import TRIANGULAR


def _notation(lattice: Lattice) -> ShapeNotation:
    def read(text: str) -> dict[Cell, str]:
        rows = text.splitlines()
        filled = [number for number, row in enumerate(rows) if row.strip()]
        if not filled:
            raise ValueError("the shape is empty")
        return read_drawing(rows[filled[0] : filled[-1] + 1], lattice)

    def write(marks: Mapping[Cell, str]) -> Sequence[str]:
        rows = drawn_lines(marks, lattice)
        flat = all(row.count("|") == 2 for row in rows)
        return [row[1:-1].rstrip() for row in rows] if flat else rows

    return ShapeNotation(name=lattice.name, read=read, write=write)


HEXAGONS = _notation(HEXAGONAL)
TRIANGLES = _notation(TRIANGULAR)
