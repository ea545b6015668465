"""Where arrows show that the chosen piece can move."""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import Cell, FloatArray
from cubewright.presenter.taking_apart.explored_places import ExploredPlaces
from cubewright.presenter.taking_apart.parking import box_at
from cubewright.solver.disassembly.explorer import Explorer

_GAP, _LENGTH = 0.15, 1.7
"""The distance from the piece, and the length of an arrow, in cells."""


def arrows_of(explorer: Explorer, places: ExploredPlaces, piece: int) -> dict[Cell, FloatArray]:
    """Return both ends of an arrow, ``(2, 3)``, for each step that a piece can make.

    A piece that would push others can make the step too. An arrow begins beside the piece.
    """
    low, high = box_at(places.boxes[piece], places.places[piece])
    middle, half = (low + high) / 2, (high - low) / 2
    found = {}
    for step in explorer.directions:
        if not explorer.taken_along(piece, step):
            continue
        along = explorer.space @ np.array(step)
        unit = along / np.linalg.norm(along)
        to_side = float(np.min(half / np.maximum(np.abs(unit), 1e-9)))
        start = middle + unit * (to_side + _GAP)
        found[step] = np.array([start, start + unit * _LENGTH])
    return found
