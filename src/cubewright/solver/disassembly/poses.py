"""The poses of moved and turned pieces, in the lattice and in space.

A place in space is a matrix ``(3, 4)``: the turn, and the shift after the turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from cubewright.model.cell import Cell, CountArray, FloatArray, Matrix, shifted, turned
from cubewright.model.disassembly import Move, Turn
from cubewright.model.lattice import Lattice

NOT_TURNED: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


@dataclass(frozen=True)
class Pose:
    """A turn and then a shift of a piece from its place in the assembly.

    Both apply to cells. Only cubes turn.
    """

    shift: Cell = (0, 0, 0)
    turn: Matrix = NOT_TURNED

    def cells(self, cells: Iterable[Cell]) -> tuple[Cell, ...]:
        """Return the images of cells of the assembly in this pose."""
        if self.turn == NOT_TURNED:
            return tuple(shifted(cell, self.shift) for cell in cells)
        return tuple(shifted(turned(cell, self.turn), self.shift) for cell in cells)

    def moved_by(self, move: Move) -> Pose:
        """Return the pose of the piece after a finite move."""
        if not isinstance(move, Turn):
            x, y, z = (each * move.distance for each in move.step)
            return Pose(shifted(self.shift, (x, y, z)), self.turn)
        matrix = rotation(move.step, move.distance)
        pivot = np.array(move.pivot)
        # A cell's centre is at its coordinates plus a half; the pivot is twice a point.
        shift = matrix @ self.shift + (matrix @ (1 - pivot) + pivot - 1) // 2
        x, y, z = shift.tolist()
        a, b, c = (matrix @ np.array(self.turn)).tolist()
        return Pose((x, y, z), (tuple(a), tuple(b), tuple(c)))

    def place(self, lattice: Lattice) -> FloatArray:
        found = np.zeros((3, 4))
        found[:, :3] = self.turn
        found[:, 3] = lattice.space @ np.array(self.shift)
        if self.turn != NOT_TURNED:  # cells turn about their centres
            found[:, 3] += 0.5 - found[:, :3] @ np.full(3, 0.5)
        return found


def places_of(lattice: Lattice, poses: Sequence[Pose]) -> FloatArray:
    """Return the places of pieces, ``(n, 3, 4)``."""
    return np.array([pose.place(lattice) for pose in poses]).reshape(-1, 3, 4)


def after_move(poses: Sequence[Pose], move: Move) -> tuple[Pose, ...]:
    """Return the poses of all pieces after a move of some pieces."""
    return tuple(
        pose.moved_by(move) if piece in move.pieces else pose for piece, pose in enumerate(poses)
    )


def rotation(axis: Cell, quarters: int) -> CountArray:
    """Return the matrix ``(3, 3)`` of a right-handed turn about a unit vector."""
    quarter = np.zeros((3, 3), np.int64)
    along = next(number for number in range(3) if axis[number])
    u, v = (along + 1) % 3, (along + 2) % 3
    quarter[along, along] = 1
    quarter[u, v], quarter[v, u] = -axis[along], axis[along]
    return np.linalg.matrix_power(quarter, quarters)
