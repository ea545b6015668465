"""Faces of a piece that do not show when the puzzle is assembled, for labels."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cubewright.formats.exports.export_format import ExportSource
from cubewright.model.cell import Cell, FloatArray, difference, turned
from cubewright.model.drawing.mesh import face_normals
from cubewright.model.placement import PlacedPiece
from cubewright.model.print_positions import PrintPosition


def placed_copies(source: ExportSource, piece: int) -> list[PlacedPiece]:
    """Return the placed copies of a piece in the solution of a source; none without a solution."""
    if not source.solutions:
        return []
    return [each for each in source.solutions[0].placed if each.piece == piece]


def hidden_face(
    source: ExportSource, placed: PlacedPiece, cells: Sequence[Cell], position: PrintPosition
) -> FloatArray | None:
    """Return the corners of a face that touches another piece in the solution of a source.

    ``cells`` are the cells of the piece or of a part of it. The corners ``(k, 3)`` belong to these
    cells in their position on the bed. Faces that point up come
    first, those that point down last. Returns None if the piece touches no other piece.
    """
    lattice, filled = source.lattice, source.solutions[0].piece_at
    own = set(placed.cells)
    images = {cell: turned(cell, position.turn) for cell in cells}
    start = lattice.origin(min(images.values()))
    found: list[tuple[float, float, Cell, FloatArray]] = []
    for cell in cells:
        for face in lattice.faces(cell):
            if face.beyond in own or face.beyond not in filled:
                continue
            beyond = difference(turned(face.beyond, position.turn), start)
            image = difference(images[cell], start)
            (corners,) = (each.corners for each in lattice.faces(image) if each.beyond == beyond)
            points = np.array(corners, np.float64)
            height = float(points[:, 2].mean())
            upward = round(float(face_normals(points[None])[0][2]), 6)
            found.append((-upward, -round(height, 6), image, points))
    if not found:
        return None
    return min(found, key=lambda each: each[:3])[3]
