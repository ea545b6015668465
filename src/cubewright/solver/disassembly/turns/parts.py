"""The analysis with turns of one assembly, part after part."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from cubewright.model.cell import Cell, CountArray, turned
from cubewright.model.disassembly import (
    FOR_EVER,
    Analysis,
    AnalysisOutcome,
    Move,
    Separation,
    Turn,
)
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.assembly import (
    Assembly,
    Orientation,
    can_stay_together,
    only_group,
)
from cubewright.solver.disassembly.batches.results import inverse
from cubewright.solver.disassembly.poses import rotation
from cubewright.solver.disassembly.turns.ground import Ground
from cubewright.solver.disassembly.turns.moves import Bodies, Motion, MoveSpace
from cubewright.solver.disassembly.turns.quarter_turns import quarter_turn
from cubewright.solver.disassembly.walls import WALLS

MAX_TURNING_PIECES = 12


class DamagedStateError(Exception):
    """A saved state contains a duplicate state, or a state whose pieces are far apart."""


@dataclass
class Node:
    """A state of a part, and the motion that led to it; ``frame`` is as in :func:`_key`."""

    bodies: Bodies
    frame: CountArray
    parent: int
    motion: Motion | None
    depth: int


class TurningParts:
    """The analysis of one assembly, part after part."""

    def __init__(
        self, assembly: Assembly, turn: Orientation, allowance: Fraction, max_states: int
    ) -> None:
        self.assembly, self._turn = assembly, turn
        self.allowance, self._max_states = allowance, max_states
        matrix = (CUBIC.turns + CUBIC.mirrors)[turn.matrix]
        self._back = inverse(CUBIC, turn.matrix)
        self._hand = round(float(np.linalg.det(np.array(self._back))))
        self.outcome: AnalysisOutcome | None = None
        self.states = 0
        bodies = {
            piece: np.array([turned(c, matrix) for c in assembly.pieces[piece].cells], np.int64)
            for piece in turn.pieces
        }
        self._down: Cell | None = turned((0, 0, -1), matrix) if assembly.on_ground else None
        self._ground: Ground | None = None
        """The ground below walls, which never changes."""
        if self._down is not None and assembly.bodies:
            self._ground = Ground.below(np.concatenate(list(bodies.values())), self._down)
        self._length = sum(int(np.ptp(body, axis=0).max()) + 1 for body in bodies.values())
        self.waiting: list[tuple[tuple[int, ...], Bodies]] = [
            (turn.pieces, tuple(bodies[piece] for piece in turn.pieces))
        ]
        self.made: dict[tuple[int, ...], tuple[tuple[Move, ...], tuple[int, ...]]] = {}
        self.failed: list[tuple[int, ...]] = []
        self.pieces: tuple[int, ...] = ()
        self.nodes: list[Node] = []
        self._seen: set[bytes] = set()
        self.head = 0
        self._moves: Iterator[tuple[Motion, Bodies] | None] | None = None
        """The remaining moves of the first unexpanded state, if its expansion has begun."""
        self.replayed: deque[tuple[int, Motion]] = deque()
        """Saved motions, and the states from which they lead to states that must be rebuilt."""
        if len(turn.pieces) > MAX_TURNING_PIECES:
            self.outcome = AnalysisOutcome.NOT_DECIDED
        else:
            self._next_part()

    @property
    def depth(self) -> int:
        """The number of moves to the state that is expanded next."""
        return self.nodes[min(self.head, len(self.nodes) - 1)].depth if self.nodes else 0

    @property
    def front(self) -> int:
        """The number of unexpanded states."""
        return len(self.nodes) + len(self.replayed) - self.head

    def advance(self) -> None:
        """Take a short step: try one move from the next state, or test whether pieces can leave.

        Raises:
            DamagedStateError: The saved state that the analysis continues is damaged.
        """
        if self.replayed:
            self._replay()
        elif self._moves is None:
            self._begin_state()
        else:
            for found in self._moves:
                if found is not None:
                    motion, bodies = found
                    self._add(bodies, self.head, motion, self.nodes[self.head].depth + 1)
                # At the limit, further states cannot change the result.
                if len(self.nodes) < self._max_states:
                    return
                break
            self.head += 1
            self._moves = None

    def _begin_state(self) -> None:
        if self.head == len(self.nodes):
            self._fail()
            return
        bodies = self.nodes[self.head].bodies
        walls = None
        if self.assembly.bodies and WALLS in self.pieces:
            walls = self.pieces.index(WALLS)
        ground = self._ground
        if self._down is not None and walls is None:
            ground = Ground.below(np.concatenate(bodies), self._down)
        space = MoveSpace(bodies, self.allowance, walls, ground)
        leaving = space.smallest_removable_set()
        if leaving is not None:
            self._separate(leaving)
        elif len(self.nodes) >= self._max_states:
            self.outcome = AnalysisOutcome.NOT_DECIDED
        else:
            self._moves = space.moves()

    def _replay(self) -> None:
        parent, motion = self.replayed.popleft()
        node = self.nodes[parent]
        bodies = move_bodies(node.bodies, motion)
        if not (self.is_near(bodies) and self._add(bodies, parent, motion, node.depth + 1)):
            raise DamagedStateError

    def begin_part(self, pieces: tuple[int, ...], bodies: Bodies) -> None:
        """Begin the search of a part."""
        self.pieces, self.nodes, self.head = pieces, [], 0
        self._seen.clear()
        self._add(bodies, -1, None, 0)

    def is_near(self, bodies: Bodies) -> bool:
        """Return whether pieces are as close together as in every state of an analysis."""
        spans = np.ptp(np.concatenate(bodies), axis=0)
        # Pieces of a state before its expansion have no empty layer between them.
        return bool((spans < 4 * self._length).all())

    def result(self) -> Analysis:
        """Return the analysis, which must be finished."""
        assert self.outcome is not None
        whole = tuple(sorted(self._turn.pieces))
        is_apart = self.outcome is AnalysisOutcome.APART
        plan = self._separation(whole) if is_apart else None
        limit = self._max_states
        return Analysis(self.outcome, plan, self.states, self.allowance, limit=limit)

    def _separation(self, pieces: tuple[int, ...]) -> Separation | None:
        if pieces not in self.made:
            return None
        moves, removed = self.made[pieces]
        staying = tuple(piece for piece in pieces if piece not in removed)
        return Separation(pieces, moves, self._separation(staying), self._separation(removed))

    def _add(self, bodies: Bodies, parent: int, motion: Motion | None, depth: int) -> bool:
        """Add a state; return False if it is known."""
        frame = self.nodes[parent].frame if parent >= 0 else np.eye(3, dtype=np.int64)
        if motion is not None and motion.pivot is not None and motion.mask & 1:
            frame = rotation(motion.step, motion.distance) @ frame
        key = _key(bodies, frame)
        if self._down is not None:
            key += bytes(np.array(self._down) @ frame)
        if key in self._seen:
            return False
        self._seen.add(key)
        self.nodes.append(Node(bodies, frame, parent, motion, depth))
        self.states += 1
        return True

    def _next_part(self) -> None:
        is_root = not self.made and not self.failed
        while self.waiting:
            pieces, bodies = self.waiting.pop()
            groups = {only_group(self.assembly.pieces[piece].groups) for piece in pieces}
            may_stay = len(groups) == 1 and groups != {0}
            if len(pieces) > 1 and (is_root or not may_stay):
                self.begin_part(pieces, bodies)
                return
        self.outcome = AnalysisOutcome.APART
        if self.failed and not can_stay_together(self.assembly, self.failed):
            self.outcome = AnalysisOutcome.CANNOT

    def _fail(self) -> None:
        has_groups = any(piece.groups for piece in self.assembly.pieces)
        if not self.made or not has_groups:
            self.outcome = AnalysisOutcome.CANNOT
            return
        self.failed.append(tuple(sorted(self.pieces)))
        self._next_part()

    def _separate(self, leaving: Motion) -> None:
        motions = [leaving]
        node = self.nodes[self.head]
        bodies = node.bodies
        while node.motion is not None:
            motions.append(node.motion)
            node = self.nodes[node.parent]
        moves = tuple(self._move(each) for each in reversed(motions))
        everything = (1 << len(self.pieces)) - 1
        weight = [self.assembly.pieces[piece].weight for piece in self.pieces]

        def heaviest(mask: int) -> int:
            return max(weight[i] for i in range(len(weight)) if mask >> i & 1)

        rest = everything ^ leaving.mask
        if heaviest(leaving.mask) > heaviest(rest):
            step = (-leaving.step[0], -leaving.step[1], -leaving.step[2])
            leaving = Motion(rest, step, FOR_EVER)
            moves = (*moves[:-1], self._move(leaving))
        halves = []
        for mask in (everything ^ leaving.mask, leaving.mask):
            chosen = [i for i in range(len(self.pieces)) if mask >> i & 1]
            halves.append((tuple(self.pieces[i] for i in chosen), tuple(bodies[i] for i in chosen)))
        self.made[tuple(sorted(self.pieces))] = moves, tuple(sorted(halves[1][0]))
        self.waiting += [halves[1], halves[0]]
        self._next_part()

    def _move(self, motion: Motion) -> Move:
        pieces = tuple(sorted(p for i, p in enumerate(self.pieces) if motion.mask >> i & 1))
        step = turned(motion.step, self._back)
        if motion.pivot is None:
            return Move(pieces, step, motion.distance)
        axis = (self._hand * step[0], self._hand * step[1], self._hand * step[2])
        # Turns map corners of cells to corners. The centre of a cell is at its coordinates plus a
        # half.
        x, y, z = motion.pivot
        turned_pivot = turned((x - 1, y - 1, z - 1), self._back)
        px, py, pz = (0 if axis[i] else turned_pivot[i] + 1 for i in range(3))
        return Turn(pieces, axis, motion.distance, (px, py, pz), self.allowance)


def move_bodies(bodies: Bodies, motion: Motion) -> Bodies:
    """Return pieces after a motion of some pieces."""
    axis = next(number for number in range(3) if motion.step[number])

    def after(body: CountArray) -> CountArray:
        if motion.pivot is None:
            shift: CountArray = body + motion.distance * np.array(motion.step)
            return shift
        for _ in range(motion.distance):
            body = quarter_turn(body, axis, motion.step[axis], motion.pivot)
        return body

    return tuple(
        after(body) if motion.mask >> number & 1 else body for number, body in enumerate(bodies)
    )


def _key(bodies: Bodies, frame: CountArray) -> bytes:
    """Return a key that is equal for states that differ by a common shift or turn.

    ``frame`` is the turn of the first piece since the start, ``(3, 3)``.
    """
    cells = (np.concatenate(bodies) - bodies[0][0]) @ frame
    # Cells are nearer to each other than half of 2^20 in each direction.
    codes: CountArray = (cells[:, 0] << 40) + (cells[:, 1] << 20) + cells[:, 2]
    begin = 0
    for body in bodies:
        codes[begin : begin + len(body)].sort()
        begin += len(body)
    return bytes(codes)
