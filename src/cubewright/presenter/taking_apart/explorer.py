"""Moves of pieces by hand: a piece pushes what is in its way, and every move can be undone.

A piece is moved by single steps. In each step everything that it would hit is pushed,
and what that would hit, and so on. If that is everything, the piece is blocked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, FloatArray, difference, shifted
from cubewright.model.disassembly import FOR_EVER, Move
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.translations import swept_cells

FREE = 1 << 30
"""The reach of pieces that never hit others."""


@dataclass(frozen=True)
class _State:
    """Positions of all pieces in lattice steps, and those that are still together."""

    positions: tuple[Cell, ...]
    together: frozenset[int]


class Explorer:
    """Pieces at their positions, which are changed by moves.

    ``pieces`` are the cells of each piece in the assembly, ``positions`` how far each
    is from there, ``together`` the pieces that are not separated yet; others do not
    take part.
    """

    def __init__(
        self,
        lattice: Lattice,
        pieces: Sequence[Sequence[Cell]],
        positions: Sequence[Cell] | None = None,
        together: Sequence[int] | None = None,
    ) -> None:
        self._lattice = lattice
        self.space = lattice.space
        """The matrix that maps a step to its vector in space."""
        self._pieces = [tuple(cells) for cells in pieces]
        start = tuple(positions) if positions is not None else ((0, 0, 0),) * len(pieces)
        everything = range(len(pieces)) if together is None else together
        self._states = [_State(start, frozenset(everything))]
        self.moves: list[Move] = []
        """The moves that were made; steps of the same pieces in a row are one."""
        self._codes = [
            np.array([_code(cell) for cell in cells], np.int64) for cells in self._pieces
        ]
        self._swept_codes: dict[tuple[int, Cell], NDArray[np.int64]] = {}
        self._distances: dict[tuple[int, int, Cell, Cell], int] = {}
        cells = np.array([cell for piece in self._pieces for cell in piece])
        self._extent = int(np.ptp(cells, axis=0).sum())
        self.directions: tuple[Cell, ...] = tuple(
            step for x, y, z in lattice.slides for step in ((x, y, z), (-x, -y, -z))
        )

    @property
    def positions(self) -> tuple[Cell, ...]:
        """How far each piece is from its place in the assembly, in lattice steps."""
        return self._states[-1].positions

    @property
    def together(self) -> frozenset[int]:
        """The pieces that are not separated from the others yet."""
        return self._states[-1].together

    @property
    def offsets(self) -> FloatArray:
        """How far each piece is from its place, in space, ``(n, 3)``."""
        offsets: FloatArray = np.array(self.positions, float) @ self._lattice.space.T
        return offsets

    def cells(self, piece: int) -> tuple[Cell, ...]:
        """Return the cells of a piece where it is now."""
        by = self.positions[piece]
        return tuple(shifted(cell, by) for cell in self._pieces[piece])

    def taken_along(self, piece: int, step: Cell) -> tuple[int, ...]:
        """Return the pieces that move if one makes a step, itself included; none if blocked."""
        if piece not in self.together:
            return ()
        return self._closure(piece, step)

    def reach(self, pieces: Sequence[int], step: Cell) -> int:
        """Return how many steps pieces can go before they hit others, or :data:`FREE`."""
        rest = self.together.difference(pieces)
        return min(
            (self._distance(piece, other, step) for piece in pieces for other in rest),
            default=FREE,
        )

    def possible_moves(self) -> list[Move]:
        """Return the moves of pieces with all that they take along, the smallest sets first.

        Moves by which pieces leave come first. Of a set and the rest, one is listed.
        """
        found: dict[tuple[tuple[int, ...], Cell], Move] = {}
        for step in self.directions:
            for piece in sorted(self.together):
                pieces = self.taken_along(piece, step)
                rest = tuple(sorted(self.together - set(pieces)))
                back = (-step[0], -step[1], -step[2])
                if not pieces or (pieces, step) in found or (rest, back) in found:
                    continue
                if 2 * len(pieces) > len(self.together):
                    pieces, step_of = rest, back
                else:
                    step_of = step
                reach = self.reach(pieces, step_of)
                distance = FOR_EVER if reach == FREE else reach
                found[pieces, step_of] = Move(pieces, step_of, distance)
        return sorted(
            found.values(),
            key=lambda move: (move.distance != FOR_EVER, len(move.pieces), move.pieces),
        )

    def make(self, move: Move) -> None:
        """Make a move; pieces that go for ever are separated from the others.

        Raises:
            ValueError: Something is in the way.
        """
        reach = self.reach(move.pieces, move.step)
        if (move.distance or FREE) > reach:
            raise ValueError("something is in the way")
        state = self._states[-1]
        if move.distance == FOR_EVER:
            together = state.together - set(move.pieces)
            self._states.append(_State(state.positions, together))
        else:
            positions = _moved(state.positions, set(move.pieces), move.step, move.distance)
            last = self.moves[-1] if self.moves else None
            if last is not None and last.pieces == move.pieces and last.step == move.step:
                self._states.pop()
                self.moves.pop()
                move = Move(move.pieces, move.step, last.distance + move.distance)
            self._states.append(_State(positions, state.together))
        self.moves.append(move)

    def undo(self) -> Move | None:
        """Take the last move back, and return it; None if there is none."""
        if not self.moves:
            return None
        self._states.pop()
        return self.moves.pop()

    def restart(self) -> None:
        """Take all moves back."""
        del self._states[1:]
        self.moves.clear()

    def _closure(self, piece: int, step: Cell) -> tuple[int, ...]:
        moving, waiting = {piece}, [piece]
        while waiting:
            one = waiting.pop()
            for other in self.together - moving:
                if self._distance(one, other, step) == 0:
                    moving.add(other)
                    waiting.append(other)
        return () if moving == self.together else tuple(sorted(moving))

    def _distance(self, piece: int, other: int, step: Cell) -> int:
        """Return how many steps a piece can go before it hits another one."""
        offset = difference(self.positions[piece], self.positions[other])
        key = (piece, other, step, offset)
        known = self._distances.get(key)
        if known is None:
            swept = self._swept(piece, step) + _code(offset)
            enough = self._extent + sum(map(abs, offset)) + 2
            steps = np.arange(enough, dtype=np.int64) * _code(step)
            hit = np.isin(swept[None, :] + steps[:, None], self._codes[other]).any(axis=1)
            known = self._distances[key] = int(hit.argmax()) if hit.any() else FREE
        return known

    def _swept(self, piece: int, step: Cell) -> NDArray[np.int64]:
        """Return the cells that a piece of the assembly passes through in one step."""
        found = self._swept_codes.get((piece, step))
        if found is None:
            passed = {
                each
                for cell in self._pieces[piece]
                for each in swept_cells(self._lattice, cell, step)
            }
            found = np.array([_code(cell) for cell in passed], np.int64)
            self._swept_codes[piece, step] = found
        return found


def _code(cell: Cell) -> int:
    """Return a cell, or a translation, as a number: numbers add as cells do."""
    return (cell[0] << 42) + (cell[1] << 21) + cell[2]


def _moved(
    positions: tuple[Cell, ...], pieces: set[int], step: Cell, steps: int
) -> tuple[Cell, ...]:
    by = (step[0] * steps, step[1] * steps, step[2] * steps)
    return tuple(
        shifted(position, by) if piece in pieces else position
        for piece, position in enumerate(positions)
    )
