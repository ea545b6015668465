"""Moves of pieces by hand: a piece pushes pieces in its way, and every move can be undone.

A piece moves in single steps. In each step it pushes every piece that it would hit, and these
pieces push others. The piece is blocked if it pushes all pieces, or a wall. A removed part stays
unchanged until the user continues with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import prod

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, FloatArray, Matrix, difference
from cubewright.model.disassembly import FOR_EVER, Move, Turn
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.ground import TOLERANCE, lowest, rise
from cubewright.solver.disassembly.poses import NOT_TURNED, Pose, after_move, places_of
from cubewright.solver.disassembly.translations import swept_cells
from cubewright.solver.disassembly.turns.ground import Ground
from cubewright.solver.disassembly.turns.moves import MoveSpace
from cubewright.solver.disassembly.turns.quarter_turns import quarter_turn, swept_in_turn
from cubewright.solver.kernels.disassembly.arrays import MAX_PIECES

FREE = 1 << 30
"""The reach of pieces that never hit other pieces."""
LARGEST_BOX = 1_000
"""The largest volume of the box around a part for which turns are listed quickly enough."""

FULL_TURN = 4
"""The number of quarters in a full turn."""

Part = frozenset[int]


@dataclass(frozen=True)
class _State:
    """Poses of all pieces, the current part, and the other parts.

    ``move`` led to this state; None at the start, and after a change to another part.
    """

    poses: tuple[Pose, ...]
    current_part: Part
    other_parts: tuple[Part, ...] = ()
    move: Move | None = None


class Explorer:
    """Pieces in their poses, which moves change.

    ``pieces`` are the cells of each piece in the assembly, and ``poses`` the current poses.
    ``current_part`` contains the pieces that are not separated yet, and ``other_parts`` the
    other parts with several pieces. ``on_ground``: no piece moves below the lowest cell of the
    assembly. ``walls`` never move.
    """

    def __init__(
        self,
        lattice: Lattice,
        pieces: Sequence[Sequence[Cell]],
        poses: Sequence[Pose] | None = None,
        current_part: Sequence[int] | None = None,
        other_parts: Sequence[Sequence[int]] = (),
        *,
        on_ground: bool = False,
        walls: Sequence[int] = (),
    ) -> None:
        self._lattice = lattice
        self.space = lattice.space
        """The matrix that maps a step to its vector in space."""
        self._pieces = [tuple(cells) for cells in pieces]
        self._walls = frozenset(walls)
        start = tuple(poses) if poses is not None else (Pose(),) * len(pieces)
        everything = range(len(pieces)) if current_part is None else current_part
        self._states = [_State(start, frozenset(everything), tuple(map(frozenset, other_parts)))]
        self._undone: list[_State] = []
        self._codes: dict[tuple[int, Matrix], NDArray[np.int64]] = {}
        self._swept_codes: dict[tuple[int, Matrix, Cell], NDArray[np.int64]] = {}
        self._distances: dict[tuple[object, ...], int] = {}
        cells = np.array([cell for piece in self._pieces for cell in piece])
        every_cell = [cell for piece in self._pieces for cell in piece]
        self._ground = lowest(lattice, every_cell) if on_ground else None
        self._extent = int(np.ptp(cells, axis=0).sum())
        self.directions: tuple[Cell, ...] = tuple(
            step for x, y, z in lattice.slides for step in ((x, y, z), (-x, -y, -z))
        )

    @property
    def poses(self) -> tuple[Pose, ...]:
        """The pose of each piece."""
        return self._states[-1].poses

    @property
    def current_part(self) -> Part:
        """The pieces of the current part."""
        return self._states[-1].current_part

    @property
    def other_parts(self) -> tuple[Part, ...]:
        """The parts other than the current part; the part that was removed last is at the end."""
        return self._states[-1].other_parts

    @property
    def places(self) -> FloatArray:
        """The place of each piece in space, ``(n, 3, 4)``, without display offsets of parts."""
        return places_of(self._lattice, self.poses)

    @property
    def moves(self) -> list[Move]:
        """The moves made so far; successive steps of the same pieces are one move."""
        return [state.move for state in self._states if state.move is not None]

    @property
    def can_undo(self) -> bool:
        """Whether a move can be undone."""
        return len(self._states) > 1

    @property
    def can_redo(self) -> bool:
        """Whether a move can be redone."""
        return bool(self._undone)

    def cells(self, piece: int) -> tuple[Cell, ...]:
        """Return the current cells of a piece."""
        return self.poses[piece].cells(self._pieces[piece])

    def pushed_pieces(self, piece: int, step: Cell) -> tuple[int, ...]:
        """Return the pieces that a step of ``piece`` moves, itself included; empty if blocked."""
        if piece not in self.current_part:
            return ()
        pushed = self._closure(piece, step)
        return pushed if self._can_move(pushed) and self._steps_to_ground(pushed, step) else ()

    def reach(self, pieces: Sequence[int], step: Cell) -> int:
        """Return the number of steps until pieces hit others or the ground, or :data:`FREE`."""
        rest = self.current_part.difference(pieces)
        distances = (self._distance(piece, other, step) for piece in pieces for other in rest)
        return min(self._steps_to_ground(pieces, step), *distances, FREE)

    def _can_move(self, pieces: Sequence[int]) -> bool:
        return bool(pieces) and self._walls.isdisjoint(pieces)

    def _steps_to_ground(self, pieces: Sequence[int], step: Cell) -> int:
        by = rise(self._lattice, step)
        if self._ground is None or by > -TOLERANCE:
            return FREE
        bottom = min(lowest(self._lattice, self.cells(piece)) for piece in pieces)
        return int((bottom - self._ground) / -by + TOLERANCE)

    def possible_moves(self) -> list[Move]:
        """Return the possible moves, each with all pushed pieces, smallest sets first.

        Moves that remove pieces come first. A set and its complement are listed once.
        """
        found: dict[tuple[tuple[int, ...], Cell], Move] = {}
        for step in self.directions:
            for piece in sorted(self.current_part):
                pieces = self._closure(piece, step)
                rest = tuple(sorted(self.current_part - set(pieces)))
                back = (-step[0], -step[1], -step[2])
                if not pieces or (pieces, step) in found or (rest, back) in found:
                    continue
                step_of = step
                if 2 * len(pieces) > len(self.current_part):
                    pieces, step_of, rest, back = rest, back, pieces, step
                if not (self._can_move(pieces) and self._steps_to_ground(pieces, step_of)):
                    pieces, step_of = rest, back
                if not (self._can_move(pieces) and self._steps_to_ground(pieces, step_of)):
                    continue
                reach = self.reach(pieces, step_of)
                distance = FOR_EVER if reach == FREE else reach
                found[pieces, step_of] = Move(pieces, step_of, distance)
        return sorted(
            found.values(),
            key=lambda move: (move.distance != FOR_EVER, len(move.pieces), move.pieces),
        )

    def moves_of(self, piece: int) -> list[Move]:
        """Return the moves of a piece, each with all pushed pieces, smallest sets first."""
        found = []
        for step in self.directions:
            pieces = self.pushed_pieces(piece, step)
            if pieces:
                reach = self.reach(pieces, step)
                found.append(Move(pieces, step, FOR_EVER if reach == FREE else reach))
        return sorted(found, key=lambda move: (move.distance != FOR_EVER, len(move.pieces)))

    @property
    def can_list_turns(self) -> bool:
        """Whether the pieces are cubes, at most 64, and close enough for listing turns quickly."""
        if self._lattice != CUBIC or not 2 <= len(self.current_part) <= MAX_PIECES:
            return False
        cells = np.array([cell for piece in self.current_part for cell in self.cells(piece)])
        size: list[int] = (np.ptp(cells, axis=0) + 1).tolist()
        return prod(size) <= LARGEST_BOX

    def possible_turns(self, allowance: Fraction) -> list[Turn]:
        """Return the possible quarter turns, each with all pushed pieces.

        The smallest sets come first; the axes of a set are sorted by distance from its middle.
        """
        if not self.can_list_turns:
            return []
        walls = tuple(sorted(self.current_part & self._walls))
        sets = [walls] if walls else []
        sets += [(piece,) for piece in sorted(self.current_part - self._walls)]
        bodies = tuple(self._body_of(each) for each in sets)
        everything = (1 << len(bodies)) - 1

        def rank(mask: int) -> tuple[bool, int, int]:
            chosen = [body for number, body in enumerate(bodies) if mask >> number & 1]
            return bool(walls) and bool(mask & 1), len(chosen), sum(map(len, chosen))

        found = {}
        for motion in MoveSpace(bodies, allowance).turns_of_each():
            x, y, z = motion.step
            ways = [(motion.mask, (x, y, z)), (everything ^ motion.mask, (-x, -y, -z))]
            for mask, step in sorted(ways, key=lambda way: rank(way[0])):
                chosen = [each for number, each in enumerate(sets) if mask >> number & 1]
                moved = tuple(sorted(piece for each in chosen for piece in each))
                assert motion.pivot is not None
                turn = Turn(moved, step, 1, motion.pivot, allowance)
                middle = self._body_of(moved)
                if not self._can_move(moved) or self._is_through_ground(turn, middle):
                    continue
                distance = np.abs(middle.min(axis=0) + middle.max(axis=0) + 1 - motion.pivot)
                distance[np.array(step) != 0] = 0
                found[turn] = (len(moved), moved, int(distance.sum()))
                break
        return sorted(found, key=lambda turn: (found[turn], turn.step, turn.pivot))

    def _body_of(self, pieces: Sequence[int]) -> NDArray[np.int64]:
        return np.array([cell for piece in pieces for cell in self.cells(piece)], np.int64)

    def _is_through_ground(self, turn: Turn, body: NDArray[np.int64]) -> bool:
        """Return whether cells pass the ground in one quarter of a turn."""
        if self._ground is None:
            return False
        axis = next(number for number in range(3) if turn.step[number])
        ground = Ground((0, 0, -1), -round(self._ground - 0.5))
        return ground.is_crossed(body, axis, turn.step[axis], turn.pivot, turn.allowance)

    def make(self, move: Move) -> None:
        """Make a move; pieces that move without end become a separate part.

        Raises:
            ValueError: A piece is in the way.
        """
        if not self._is_free(move):
            raise ValueError("something is in the way")
        state = self._states[-1]
        self._undone.clear()
        if move.distance == FOR_EVER:
            gone = frozenset(move.pieces)
            self._states.append(
                _State(state.poses, state.current_part - gone, (*state.other_parts, gone), move)
            )
            return
        last = state.move
        made = replace(state, poses=after_move(state.poses, move), move=move)
        if last is not None and last.distance != FOR_EVER and _continues(last, move):
            self._states.pop()
            distance = last.distance + move.distance
            made = replace(made, move=replace(last, distance=distance))
        self._states.append(made)

    def continue_with(self, part: Part) -> None:
        """Make another part the current part.

        Raises:
            ValueError: ``part`` is not one of the other parts.
        """
        state = self._states[-1]
        if part not in state.other_parts:
            raise ValueError("there is no such part")
        others = tuple(each for each in state.other_parts if each != part)
        self._undone.clear()
        self._states.append(_State(state.poses, part, (*others, state.current_part)))

    def undo(self) -> bool:
        """Undo the last move or change of part; return False if there was none."""
        if not self.can_undo:
            return False
        self._undone.append(self._states.pop())
        return True

    def redo(self) -> bool:
        """Redo the last undone move or change of part; return False if there was none."""
        if not self._undone:
            return False
        self._states.append(self._undone.pop())
        return True

    def step_back(self) -> None:
        """Remove the last step of the last move; redo cannot repeat it."""
        state = self._states[-1]
        if state.move is None or state.move.distance == FOR_EVER:
            return
        self._states.pop()
        self._undone.clear()
        if state.move.distance > 1:
            shorter = replace(state.move, distance=state.move.distance - 1)
            poses = after_move(self.poses, shorter)
            self._states.append(replace(state, poses=poses, move=shorter))

    def restart(self) -> None:
        """Undo all moves."""
        while self.undo():
            pass

    def _is_free(self, move: Move) -> bool:
        if not self._can_move(move.pieces):
            return False
        if not isinstance(move, Turn):
            return (move.distance or FREE) <= self.reach(move.pieces, move.step)
        rest = {
            cell
            for piece in self.current_part.difference(move.pieces)
            for cell in self.cells(piece)
        }
        axis = next(number for number in range(3) if move.step[number])
        body = self._body_of(move.pieces)
        for _ in range(move.distance):
            if self._is_through_ground(move, body) or not all(
                rest.isdisjoint(swept_in_turn((x, y, z), move.step, move.pivot, move.allowance))
                for x, y, z in body.tolist()
            ):
                return False
            body = quarter_turn(body, axis, move.step[axis], move.pivot)
        return True

    def _closure(self, piece: int, step: Cell) -> tuple[int, ...]:
        moving, waiting = {piece}, [piece]
        while waiting:
            one = waiting.pop()
            if one in self._walls:  # all walls are one body
                waiting += self.current_part & self._walls - moving
                moving |= self.current_part & self._walls
            for other in self.current_part - moving:
                if self._distance(one, other, step) == 0:
                    moving.add(other)
                    waiting.append(other)
        return () if moving == self.current_part else tuple(sorted(moving))

    def _distance(self, piece: int, other: int, step: Cell) -> int:
        one, two = self.poses[piece], self.poses[other]
        offset = difference(one.shift, two.shift)
        key = (piece, one.turn, other, two.turn, step, offset)
        known = self._distances.get(key)
        if known is None:
            swept = self._swept(piece, one.turn, step) + _code(offset)
            # Turned pieces may be as far from their place as from the origin.
            far = 0 if one.turn == two.turn == NOT_TURNED else 2 * int(np.abs(self._all()).max())
            enough = self._extent + sum(map(abs, offset)) + 3 * far + 2
            steps = np.arange(enough, dtype=np.int64) * _code(step)
            hit = np.isin(swept[None, :] + steps[:, None], self._body(other, two.turn)).any(axis=1)
            known = self._distances[key] = int(hit.argmax()) if hit.any() else FREE
        return known

    def _all(self) -> NDArray[np.int64]:
        return np.array([cell for piece in self._pieces for cell in piece], np.int64)

    def _body(self, piece: int, turn: Matrix) -> NDArray[np.int64]:
        found = self._codes.get((piece, turn))
        if found is None:
            cells = Pose(turn=turn).cells(self._pieces[piece])
            found = self._codes[piece, turn] = np.array(list(map(_code, cells)), np.int64)
        return found

    def _swept(self, piece: int, turn: Matrix, step: Cell) -> NDArray[np.int64]:
        found = self._swept_codes.get((piece, turn, step))
        if found is None:
            passed = {
                each
                for cell in Pose(turn=turn).cells(self._pieces[piece])
                for each in swept_cells(self._lattice, cell, step)
            }
            found = np.array([_code(cell) for cell in passed], np.int64)
            self._swept_codes[piece, turn, step] = found
        return found


def _code(cell: Cell) -> int:
    return (cell[0] << 42) + (cell[1] << 21) + cell[2]


def _continues(last: Move, move: Move) -> bool:
    if (last.pieces, last.step) != (move.pieces, move.step):
        return False
    if isinstance(last, Turn) and isinstance(move, Turn):
        return last.pivot == move.pivot and last.distance + move.distance < FULL_TURN
    return not isinstance(last, Turn) and not isinstance(move, Turn)
