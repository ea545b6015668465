"""Positions in space of pieces that the user moves; removed parts are parked beside the work."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cubewright.model.cell import Cell, FloatArray
from cubewright.model.disassembly import Move
from cubewright.model.lattice import Lattice
from cubewright.presenter.taking_apart.parking import Box, Parking, box_around, box_at, box_of
from cubewright.presenter.taking_apart.sight import Sight
from cubewright.presenter.taking_apart.timeline import Start
from cubewright.solver.disassembly.explorer import FREE, Explorer, Part


class ExploredPlaces:
    """Positions of pieces that follow an explorer: call :meth:`follow` after every change.

    ``start`` contains the initial places of all pieces.
    """

    def __init__(
        self, lattice: Lattice, pieces: Sequence[Sequence[Cell]], explorer: Explorer, start: Start
    ) -> None:
        self._explorer = explorer
        self._start = start.places
        self.boxes: list[Box] = [box_of(lattice, cells) for cells in pieces]
        """The box around each piece in the assembly."""
        self._assembly = Sight.of(self.boxes).radius
        self._sight: Sight | None = None
        lattice_places = explorer.places
        self._shifts: dict[Part, FloatArray] = {}
        """The shift of each parked part from its place in the lattice."""
        for part in explorer.other_parts:
            piece = min(part)
            self._shifts[part] = start.places[piece, :, 3] - lattice_places[piece, :, 3]

    @property
    def places(self) -> FloatArray:
        """The place of each piece, ``(n, 3, 4)``."""
        places, here = self._start.copy(), self._explorer.places
        together = sorted(self._explorer.current_part)
        places[together] = here[together]
        for part in self._explorer.other_parts:
            pieces = sorted(part)
            places[pieces] = here[pieces]
            places[pieces, :, 3] += self._shifts.get(part, 0.0)
        return places

    def follow(self) -> None:
        """Park newly removed parts, and forget the places of returned parts."""
        explorer = self._explorer
        self._shifts = {
            part: by for part, by in self._shifts.items() if part in explorer.other_parts
        }
        for part in explorer.other_parts:
            if part not in self._shifts:
                self._shifts[part] = self._parked(part)

    def _parked(self, part: Part) -> FloatArray:
        explorer = self._explorer
        known = explorer.current_part.union(part, *explorer.other_parts)
        aside = set(range(len(self.boxes))).difference(known).union(*self._shifts)
        boxes = self._boxes_at(self.places)
        work = box_around([boxes[piece] for piece in explorer.current_part])
        own = box_around([boxes[piece] for piece in part])
        moved = next((move for move in reversed(explorer.moves) if set(move.pieces) == part), None)
        side = 0.0 if moved is None else float((explorer.space @ np.array(moved.step))[0])
        parking = Parking(work, [boxes[piece] for piece in sorted(aside)])
        return parking.place(tuple(sorted(part)), own, side)

    def middle(self, piece: int) -> FloatArray:
        """Return the middle of a piece at its current place."""
        low, high = box_at(self.boxes[piece], self.places[piece])
        middle: FloatArray = (low + high) / 2
        return middle

    def sight(self, places: FloatArray) -> Sight:
        """Return the ball to keep in sight while pieces are at the given places.

        The ball changes only if pieces would leave it, so that the view is steady while the user
        moves pieces.
        """
        boxes = self._boxes_at(places)
        work = Sight.of([boxes[piece] for piece in self._explorer.current_part])
        needed = Sight.of(boxes)
        if len(self._explorer.current_part) > 1:
            needed = needed.near(work, self._assembly)
        self._sight = needed.with_room() if self._sight is None else self._sight.fitted_to(needed)
        return self._sight

    def is_beyond(self, move: Move) -> bool:
        """Return whether the pieces of a move can leave freely, and are now beyond the others."""
        explorer = self._explorer
        rest = explorer.current_part.difference(move.pieces)
        if not rest or explorer.reach(move.pieces, move.step) != FREE:
            return False
        boxes = self._boxes_at(explorer.places)
        low, high = box_around([boxes[piece] for piece in move.pieces])
        other_low, other_high = box_around([boxes[piece] for piece in rest])
        return bool((low >= other_high - 1e-6).any() or (high <= other_low + 1e-6).any())

    def _boxes_at(self, places: FloatArray) -> list[Box]:
        pairs = zip(self.boxes, places, strict=True)
        return [box_at(box, place) for box, place in pairs]
