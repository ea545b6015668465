"""Taking assemblies of cubes apart with slides and quarter turns.

A turn: some of the pieces turn as one body by 90, 180 or 270 degrees about an axis
through a lattice point or the centre of a cell, inside the box that all pieces span; the
others rest. It is legal if no cell that its cubes pass through belongs to a piece at rest
(:mod:`~cubewright.solver.disassembly.swept_turns`). No other program is known to compare
with, so these levels are reported apart from those of slides alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from time import perf_counter

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import CountArray, turned
from cubewright.model.disassembly import (
    FOR_EVER,
    Analysis,
    AnalysisOutcome,
    Move,
    Separation,
    Turn,
)
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.assembly import Assembly, Orientation
from cubewright.solver.disassembly.batch_results import inverse
from cubewright.solver.disassembly.groups import can_stay_together, only_group
from cubewright.solver.disassembly.orientation import CanonicalOrientations, as_given
from cubewright.solver.disassembly.quarter_turns import rotation
from cubewright.solver.disassembly.saved_state import AnalysisState
from cubewright.solver.disassembly.search import (
    STEP_SECONDS,
    AnalysisProgress,
)
from cubewright.solver.disassembly.turning_moves import Bodies, Motion, MoveSpace

MOST_TURNING_STATES = 20_000
"""States of one part after which an assembly is not decided."""
MOST_TURNING_PIECES = 12
ALLOWANCES = tuple(Fraction(part, 100) for part in range(21))
"""What is tried for the least allowance: a cube turns on the spot from 0.09 on."""


@dataclass
class _Node:
    bodies: Bodies
    frame: CountArray
    parent: int
    motion: Motion | None
    depth: int


class TurningSearch:
    """Analyses batches of assemblies with turns; has the form of a ``DisassemblySearch``.

    ``allowance``: what rounded edges cut from each side of a cube, in its edges; None: for
    each assembly the least one of :data:`ALLOWANCES` with which it comes apart.

    Raises:
        CubewrightError: The lattice is not one of cubes, or the allowance is not from 0 to
            less than a half.
    """

    def __init__(
        self,
        lattice: Lattice,
        *,
        canonical: bool = True,
        allowance: Fraction | None = Fraction(0),
        most_states: int = MOST_TURNING_STATES,
    ) -> None:
        if lattice != CUBIC:
            raise CubewrightError(f"turns are for cubes: {lattice.noun}s cannot turn yet")
        if allowance is not None and not 0 <= allowance < Fraction(1, 2):
            raise CubewrightError("the allowance must be 0 or more, and less than 1/2")
        self._canonical = CanonicalOrientations(lattice) if canonical else None
        self._lattice = lattice
        self._allowances = ALLOWANCES if allowance is None else (allowance,)
        self._choice = 0
        self._most_states = most_states
        self._assemblies: Sequence[Assembly] = ()
        self._orientations: list[Orientation] = []
        self._results: list[Analysis] = []
        self._parts: _Parts | None = None
        self._states = 0

    def start(self, assemblies: Sequence[Assembly], saved: AnalysisState | None = None) -> None:
        """Begin a batch, always from the start."""
        del saved
        self._assemblies = assemblies
        self._results, self._parts, self._states, self._choice = [], None, 0, 0
        if self._canonical is None:
            self._orientations = [as_given(each) for each in assemblies]
        else:
            self._orientations = self._canonical.of(assemblies)

    def state(self) -> None:
        """Return None: an analysis with turns is not continued."""

    def step(self, seconds: float = STEP_SECONDS) -> bool:
        """Analyse for about some seconds; return whether the batch is done."""
        until = perf_counter() + seconds
        while len(self._results) < len(self._assemblies):
            number = len(self._results)
            if self._parts is None:
                self._parts = _Parts(
                    self._assemblies[number],
                    self._orientations[number],
                    self._allowances[self._choice],
                    self._most_states,
                )
            while self._parts.outcome is None:
                self._parts.advance()
                if perf_counter() > until and self._parts.outcome is None:
                    return False
            self._states += self._parts.states
            is_last = self._choice + 1 == len(self._allowances)
            if self._parts.outcome is AnalysisOutcome.CANNOT and not is_last:
                self._choice += 1
            else:
                self._results.append(self._parts.result())
                self._choice = 0
            self._parts = None
        return True

    @property
    def results(self) -> list[Analysis]:
        """The analyses of the batch, in order, as far as they are made."""
        return list(self._results)

    @property
    def progress(self) -> AnalysisProgress:
        """How far the batch has come; no distances are kept."""
        here = self._parts
        return AnalysisProgress(
            len(self._results),
            len(self._assemblies),
            here.depth if here else 0,
            here.front if here else 0,
            self._states + (here.states if here else 0),
            0,
            0,
        )


class _Parts:
    """The analysis of one assembly, part after part."""

    def __init__(
        self, assembly: Assembly, turn: Orientation, allowance: Fraction, most_states: int
    ) -> None:
        self._assembly, self._turn = assembly, turn
        self._allowance, self._most_states = allowance, most_states
        matrix = (CUBIC.turns + CUBIC.mirrors)[turn.matrix]
        self._back = inverse(CUBIC, turn.matrix)
        self._hand = round(float(np.linalg.det(np.array(self._back))))
        self.outcome: AnalysisOutcome | None = None
        self.states = 0
        bodies = {
            piece: np.array([turned(c, matrix) for c in assembly.pieces[piece].cells], np.int64)
            for piece in turn.pieces
        }
        self._waiting: list[tuple[tuple[int, ...], Bodies]] = [
            (turn.pieces, tuple(bodies[piece] for piece in turn.pieces))
        ]
        self._made: dict[tuple[int, ...], tuple[tuple[Move, ...], tuple[int, ...]]] = {}
        self._failed: list[tuple[int, ...]] = []
        self._pieces: tuple[int, ...] = ()
        self._nodes: list[_Node] = []
        self._seen: set[bytes] = set()
        self._head = 0
        if len(turn.pieces) > MOST_TURNING_PIECES:
            self.outcome = AnalysisOutcome.NOT_DECIDED
        else:
            self._next_part()

    @property
    def depth(self) -> int:
        """The number of moves to the state that is expanded next."""
        return self._nodes[min(self._head, len(self._nodes) - 1)].depth if self._nodes else 0

    @property
    def front(self) -> int:
        """The number of states that are not expanded yet."""
        return len(self._nodes) - self._head

    def advance(self) -> None:
        """Expand one state."""
        if self._head == len(self._nodes):
            self._fail()
            return
        node = self._nodes[self._head]
        space = MoveSpace(node.bodies, self._allowance)
        leaving = space.leaving()
        if leaving is not None:
            self._separate(leaving)
            return
        if len(self._nodes) >= self._most_states:
            self.outcome = AnalysisOutcome.NOT_DECIDED
            return
        for motion, bodies in space.moves():
            self._add(bodies, self._head, motion, node.depth + 1)
        self._head += 1

    def result(self) -> Analysis:
        """Return the analysis, once there is an outcome."""
        assert self.outcome is not None
        if self.outcome is not AnalysisOutcome.APART:
            return Analysis(self.outcome, None, self.states, self._allowance)
        whole = tuple(sorted(self._turn.pieces))
        return Analysis(self.outcome, self._separation(whole), self.states, self._allowance)

    def _separation(self, pieces: tuple[int, ...]) -> Separation | None:
        if pieces not in self._made:
            return None
        moves, removed = self._made[pieces]
        staying = tuple(piece for piece in pieces if piece not in removed)
        return Separation(pieces, moves, self._separation(staying), self._separation(removed))

    def _add(self, bodies: Bodies, parent: int, motion: Motion | None, depth: int) -> None:
        frame = self._nodes[parent].frame if parent >= 0 else np.eye(3, dtype=np.int64)
        if motion is not None and motion.pivot is not None and motion.mask & 1:
            frame = rotation(motion.step, motion.distance) @ frame
        key = _key(bodies, frame)
        if key not in self._seen:
            self._seen.add(key)
            self._nodes.append(_Node(bodies, frame, parent, motion, depth))
            self.states += 1

    def _next_part(self) -> None:
        self._nodes, self._head = [], 0
        self._seen.clear()
        is_root = not self._made and not self._failed
        while self._waiting:
            pieces, bodies = self._waiting.pop()
            groups = {only_group(self._assembly.pieces[piece].groups) for piece in pieces}
            may_stay = len(groups) == 1 and groups != {0}
            if len(pieces) > 1 and (is_root or not may_stay):
                self._pieces = pieces
                self._add(bodies, -1, None, 0)
                return
        self.outcome = AnalysisOutcome.APART
        if self._failed and not can_stay_together(self._assembly, self._failed):
            self.outcome = AnalysisOutcome.CANNOT

    def _fail(self) -> None:
        has_groups = any(piece.groups for piece in self._assembly.pieces)
        if not self._made or not has_groups:
            self.outcome = AnalysisOutcome.CANNOT
            return
        self._failed.append(tuple(sorted(self._pieces)))
        self._next_part()

    def _separate(self, leaving: Motion) -> None:
        motions = [leaving]
        node = self._nodes[self._head]
        bodies = node.bodies
        while node.motion is not None:
            motions.append(node.motion)
            node = self._nodes[node.parent]
        moves = tuple(self._move(each) for each in reversed(motions))
        everything = (1 << len(self._pieces)) - 1
        weight = [self._assembly.pieces[piece].weight for piece in self._pieces]

        def heaviest(mask: int) -> int:
            return max(weight[i] for i in range(len(weight)) if mask >> i & 1)

        rest = everything ^ leaving.mask
        if heaviest(leaving.mask) > heaviest(rest):
            step = (-leaving.step[0], -leaving.step[1], -leaving.step[2])
            leaving = Motion(rest, step, FOR_EVER)
            moves = (*moves[:-1], self._move(leaving))
        halves = []
        for mask in (everything ^ leaving.mask, leaving.mask):
            chosen = [i for i in range(len(self._pieces)) if mask >> i & 1]
            halves.append(
                (tuple(self._pieces[i] for i in chosen), tuple(bodies[i] for i in chosen))
            )
        self._made[tuple(sorted(self._pieces))] = moves, tuple(sorted(halves[1][0]))
        self._waiting += [halves[1], halves[0]]
        self._next_part()

    def _move(self, motion: Motion) -> Move:
        """Return a motion in the orientation in which the assembly was given."""
        pieces = tuple(sorted(p for i, p in enumerate(self._pieces) if motion.mask >> i & 1))
        step = turned(motion.step, self._back)
        if motion.pivot is None:
            return Move(pieces, step, motion.distance)
        axis = (self._hand * step[0], self._hand * step[1], self._hand * step[2])
        # Corners, not cells, turn with the assembly: a cell's centre is at its number plus a half.
        x, y, z = motion.pivot
        turned_pivot = turned((x - 1, y - 1, z - 1), self._back)
        px, py, pz = (0 if axis[i] else turned_pivot[i] + 1 for i in range(3))
        return Turn(pieces, axis, motion.distance, (px, py, pz), self._allowance)


def _key(bodies: Bodies, frame: CountArray) -> bytes:
    """Return what states that differ by a common shift or turn have in common.

    ``frame``: how the first piece has turned since the start, ``(3, 3)``.
    """
    start = bodies[0][0]
    found = []
    for body in bodies:
        cells = (body - start) @ frame
        found.append(cells[np.lexsort(cells.T)].tobytes())
    return b"|".join(found)
