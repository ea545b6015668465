"""Drawings of shapes in the text layout of their lattice: all lattices but cubes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cubewright.formats.drawing import drawn_lines, read_drawing
from cubewright.formats.piece_sets.shape_notation import ShapeNotation
from cubewright.model.cell import Cell
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.model.lattices.rhombic import RHOMBIC
from cubewright.model.lattices.spheres import SPHERES
from cubewright.model.lattices.tetra_octa import TETRA_OCTA
from cubewright.model.lattices.triangular import TRIANGULAR
from cubewright.translation import tr


def _notation(lattice: Lattice) -> ShapeNotation:
    def read(text: str) -> dict[Cell, str]:
        rows = text.splitlines()
        filled = [number for number, row in enumerate(rows) if row.strip()]
        if not filled:
            raise ValueError(tr("the shape is empty"))
        return read_drawing(rows[filled[0] : filled[-1] + 1], lattice)

    def write(marks: Mapping[Cell, str]) -> Sequence[str]:
        rows = drawn_lines(marks, lattice)
        flat = all(row.count("|") == 2 for row in rows)
        return [row[1:-1].rstrip() for row in rows] if flat else rows

    return ShapeNotation(name=lattice.name, read=read, write=write)


HEXAGONS = _notation(HEXAGONAL)
TRIANGLES = _notation(TRIANGULAR)
BALLS = _notation(SPHERES)
RHOMBIC_TETRAHEDRA = _notation(RHOMBIC)
TETRA_OCTAHEDRA = _notation(TETRA_OCTA)
