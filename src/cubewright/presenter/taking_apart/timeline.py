"""The places of all pieces at each moment of a disassembly plan.

The current part stays in the middle. A part that leaves slides out along the line of its move until
nothing blocks its way, and is then parked on the ground beside the work. When it is taken apart
itself, it returns to the middle.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import asin, ceil, sin
from typing import TYPE_CHECKING

import numpy as np

from cubewright.model.cell import Cell, FloatArray
from cubewright.model.disassembly import FOR_EVER, Move, Separation, Turn
from cubewright.model.lattice import Lattice
from cubewright.presenter.taking_apart.parking import Box, Parking, box_around, box_at, box_of
from cubewright.presenter.taking_apart.sight import Sight
from cubewright.solver.disassembly.poses import Pose, after_move, places_of

if TYPE_CHECKING:
    from cubewright.solver.disassembly.tight_edges import TightEdge

GAP = 0.6
"""Distance between a parked part and its neighbours, in cells."""
_LEGS_OUT = 3
"""The path of a leaving part has three legs: out, across and down."""


@dataclass(frozen=True)
class PlanStep:
    """A move of a plan, in the order of execution.

    ``number`` counts the moves of its ``part`` from 1.
    """

    part: Separation
    number: int
    move: Move

    @property
    def removes(self) -> bool:
        """Whether pieces leave with this move."""
        return self.number == len(self.part.moves)


@dataclass(frozen=True, eq=False)
class Start:
    """The initial places of pieces: in the lattice, and in space ``(n, 3, 4)``.

    The place of a parked part in space differs from its place in the lattice.
    """

    poses: tuple[Pose, ...]
    places: FloatArray

    @classmethod
    def assembled(cls, lattice: Lattice, count: int) -> Start:
        """Return the start with all pieces at their places in the assembly."""
        poses = (Pose(),) * count
        return cls(poses, places_of(lattice, poses))


class Timeline:
    """The moves of a plan, and the places of all pieces between them.

    A moment is a number from 0, the assembly, to ``len(steps)``, the end: 2.5 is the middle of the
    third move. ``pieces`` are the cells of each piece of the assembly. Each turn of ``plan``
    gets the least allowance that it needs.
    """

    def __init__(
        self,
        lattice: Lattice,
        pieces: Sequence[Sequence[Cell]],
        plan: Separation,
        start: Start | None = None,
    ) -> None:
        if plan.turn_count:
            from cubewright.solver.disassembly.least_allowances import with_least_allowances

            plan = with_least_allowances(plan, pieces, None if start is None else start.poses)
        self.plan = plan
        self._pieces = pieces
        self._lattice, self._space = lattice, lattice.space
        count = len(pieces)
        self._start = start or Start.assembled(lattice, count)
        boxes = [box_of(lattice, cells) for cells in pieces]
        self._boxes = boxes
        self._paths: list[list[FloatArray]] = []
        """The places along the path of each step, including both ends."""
        self._states: list[tuple[Pose, ...]] = []
        """The poses of the pieces of a step's part, before each step."""
        base = self._start.places
        self._work = self._box(base, plan.pieces)
        self.steps = tuple(
            PlanStep(part, number, move)
            for part in plan.separations()
            for number, move in enumerate(part.moves, 1)
        )
        parked = [each for each in range(count) if each not in plan.pieces]
        beside = [self._box(base, [each]) for each in parked]
        self._parking = Parking(self._work_room(), beside)
        self._make_paths()
        self._sights = self._find_sights()

    def places(self, moment: float) -> FloatArray:
        """Return the place of each piece in space, ``(n, 3, 4)``."""
        moment = min(max(moment, 0.0), float(len(self.steps)))
        step = min(int(moment), len(self.steps) - 1)
        path = self._paths[step]
        along = (moment - step) * (len(path) - 1)
        leg = min(int(along), len(path) - 2)
        share = along - leg
        eased = share * share * (3 - 2 * share)
        move = self.steps[step].move
        if isinstance(move, Turn) and leg == len(path) - 2:
            return _turned(path[leg], move, eased)
        places: FloatArray = path[leg] + (path[leg + 1] - path[leg]) * eased
        return places

    def offsets(self, moment: float) -> FloatArray:
        """Return the translation of each piece, applied after its rotation, ``(n, 3)``."""
        offsets: FloatArray = self.places(moment)[:, :, 3]
        return offsets

    @cached_property
    def tight_edges(self) -> tuple[tuple[TightEdge, ...], ...]:
        """The edges that have the least room in each step; none unless it is a turn."""
        if not self.plan.turn_count:
            return ((),) * len(self.steps)
        from cubewright.solver.disassembly.tight_edges import tight_edges

        return tuple(
            tight_edges(step.move, self._pieces, state, step.part.pieces)
            if isinstance(step.move, Turn)
            else ()
            for step, state in zip(self.steps, self._states, strict=True)
        )

    @cached_property
    def _bars(self) -> tuple[FloatArray, ...]:
        if not self.plan.turn_count:
            return (np.zeros((0, 2, 3)),) * len(self.steps)
        from cubewright.solver.disassembly.tight_edges import lines_of

        return tuple(
            lines_of(edges, int(np.argmax(np.abs(step.move.step))))
            for step, edges in zip(self.steps, self.tight_edges, strict=True)
        )

    def bars(self, moment: float) -> FloatArray:
        """Return the ends of the lines of tight edges of the step that ends at or after a moment.

        They are ``(n, 2, 3)``, and the same array during the whole step.
        """
        step = min(max(ceil(moment - 1e-6), 1), len(self.steps)) - 1
        return self._bars[step]

    def moment_of(self, number: int, angle: float) -> float:
        """Return the moment at which the turn of a step has reached an angle in degrees."""
        legs = len(self._paths[number]) - 1
        share = angle / (90 * self.steps[number].move.distance)
        along = 0.5 - sin(asin(1 - 2 * share) / 3)  # where `places` shows this share
        return number + (legs - 1 + along) / legs

    def start_at(self, moment: float) -> tuple[tuple[int, ...], Start]:
        """Return the part that moves at a moment, and the places of all pieces before its move."""
        number = min(int(moment), len(self.steps) - 1)
        step = self.steps[number]
        path = self._paths[number]
        if step.number == 1:  # A part is fetched before its first move.
            here = self.places(number).copy()
            pieces = list(step.part.pieces)
            here[pieces] = places_of(self._lattice, [self._states[number][each] for each in pieces])
        else:
            here = path[0]
        return step.part.pieces, Start(self._states[number], here)

    def parts_at(self, moment: float) -> tuple[tuple[int, ...], ...]:
        """Return the parts that are parked at the given moment and are taken apart later."""
        number = min(int(moment), len(self.steps) - 1)
        in_middle = set(self.steps[number].part.pieces)
        waiting: list[tuple[int, ...]] = []
        for step in self.steps[number:]:
            pieces = step.part.pieces
            if in_middle.isdisjoint(pieces):
                in_middle.update(pieces)
                waiting.append(pieces)
        return tuple(waiting)

    def separation(self, moment: float, *, back: bool = False) -> float:
        """Return the next moment at which pieces have left or, with ``back``, the previous one.

        If there is none, return the last such moment or, with ``back``, the start.
        """
        left = [0.0, *(float(n) for n, step in enumerate(self.steps, 1) if step.removes)]
        if back:
            return max((each for each in left if each < moment), default=0.0)
        return min((each for each in left if each > moment), default=left[-1])

    def duration(self, moment: float) -> float:
        """Return the duration of the move at a moment, relative to a plain move."""
        step = min(max(int(moment), 0), len(self.steps) - 1)
        legs = len(self._paths[step]) - 1
        move = self.steps[step].move
        return 0.4 + 0.6 * (legs + (move.distance - 1 if isinstance(move, Turn) else 0))

    def sight(self, moment: float) -> Sight:
        """Return the ball to keep in sight at a moment.

        The ball is constant during all moves of a part until pieces leave it, and contains their
        way out. At the end it contains all pieces.
        """
        return self._sights[ceil(min(max(moment, 0.0), float(len(self.steps))))]

    def _find_sights(self) -> list[Sight]:
        """Return the balls at the start and at each step; the last ball contains all pieces."""
        everything = range(len(self._boxes))
        assembly = Sight.of(self._boxes).radius
        sights: list[Sight] = []
        first = 0
        for number, step in enumerate(self.steps, 1):
            is_last_quiet = step.number == len(step.part.moves) - 1
            if not (step.removes or is_last_quiet):
                continue
            seen, work = [], []
            for path, each in zip(self._paths[first:number], self.steps[first:number], strict=True):
                # The last legs of a path are the move; earlier legs fetch its part.
                ends = path[-1 - (_LEGS_OUT if each.removes else 1) :]
                seen += [self._box(here, [piece]) for here in ends for piece in everything]
                ends = ends[:2] if each.removes else ends
                pieces = each.part.pieces
                work += [self._box(here, [piece]) for here in ends for piece in pieces]
            sight = Sight.of(seen).near(Sight.of(work), assembly)
            sights += [sight] * (number - first)
            first = number
        end = Sight.of([self._box(self._paths[-1][-1], [piece]) for piece in everything])
        return [sights[0], *sights[:-1], end]

    def _make_paths(self) -> None:
        here = self._start.places
        state = self._start.poses
        states_of: dict[tuple[int, ...], tuple[Pose, ...]] = {}
        fetched: list[FloatArray] = []
        before_leaving: dict[tuple[int, ...], FloatArray] = {}
        in_middle: tuple[int, ...] = ()
        for step in self.steps:
            part = step.part
            path = [here]
            if step.number == 1:
                fetched = []
                if part.pieces in before_leaving:
                    fetched = self._fetch(here, in_middle, part.pieces, before_leaving[part.pieces])
                path += fetched
                in_middle = part.pieces
                state = states_of.get(part.pieces, state)
            self._states.append(state)
            here = path[-1]
            if step.removes:
                gone = part.removed_pieces
                states_of[gone] = state
                before_leaving[gone] = here
                path += self._leave(here, step)
                in_middle = part.staying_pieces
            else:
                path.append(self._moved(here, step.move))
                state = after_move(state, step.move)
            here = path[-1]
            self._paths.append(path)

    def _moved(self, here: FloatArray, move: Move) -> FloatArray:
        if isinstance(move, Turn):
            return _turned(here, move, 1.0)
        there = here.copy()
        there[list(move.pieces), :, 3] += self._space @ np.array(move.step) * move.distance
        return there

    def _leave(self, here: FloatArray, step: PlanStep) -> list[FloatArray]:
        gone = list(step.part.removed_pieces)
        along = self._space @ np.array(step.move.step)
        own = self._box(here, gone)
        rest = self._box(here, step.part.staying_pieces)
        out = here.copy()
        out[gone, :, 3] += along * _steps_to_clear(own, rest, along)
        return [out, *self._park(out, gone, float(along[0]))]

    def _park(self, here: FloatArray, pieces: Sequence[int], side: float) -> list[FloatArray]:
        own = self._box(here, pieces)
        shift = self._parking.place(tuple(pieces), own, side)
        across, there = here.copy(), here.copy()
        across[list(pieces), 0, 3] += shift[0]
        there[list(pieces), :, 3] += shift
        return [across, there]

    def _fetch(
        self,
        here: FloatArray,
        in_middle: tuple[int, ...],
        pieces: tuple[int, ...],
        wanted: FloatArray,
    ) -> list[FloatArray]:
        path = []
        if in_middle:
            path += self._park(here, in_middle, 0.0)[-1:]
            here = path[-1]
        there = here.copy()
        there[list(pieces)] = wanted[list(pieces)]
        self._parking.free(pieces)
        return [*path, there]

    def _box(self, here: FloatArray, pieces: Sequence[int]) -> Box:
        return box_around([box_at(self._boxes[each], here[each]) for each in pieces])

    def _work_room(self) -> Box:
        """Return the box around all positions in the middle from the first separation on.

        The box stands at the lowest height of the assembly, the ground for parked parts.
        """
        found = []
        start: dict[tuple[int, ...], FloatArray] = {}
        zero = self._start.places
        for part in self.plan.separations():
            here = start.get(part.pieces, zero)
            for move in part.moves:
                if move.distance == FOR_EVER:
                    found.append(self._box(here, part.pieces))
                    start[part.removed_pieces] = start[part.staying_pieces] = here
                    continue
                if isinstance(move, Turn) and part is not self.plan:
                    half_way = _turned(here, move, 0.5)
                    found.append(self._box(half_way, part.pieces))
                here = self._moved(here, move)
                if part is not self.plan:
                    found.append(self._box(here, part.pieces))
        low, high = box_around(found)
        return np.array([*low[:2], self._work[0][2]]), high


def _steps_to_clear(own: Box, rest: Box, along: FloatArray) -> float:
    length = float(np.linalg.norm(along))
    unit = along / length
    lows, highs = (np.array(pair) for pair in zip(own, rest, strict=True))
    back = float(np.where(unit > 0, lows[0], highs[0]) @ unit) if length else 0.0
    front = float(np.where(unit > 0, highs[1], lows[1]) @ unit)
    return max(0.0, front - back + GAP) / length


def _turned(places: FloatArray, turn: Turn, share: float) -> FloatArray:
    """Return the places of all pieces during a turn; ``share`` is its completed part."""
    angle = np.pi / 2 * turn.distance * share
    x, y, z = turn.step
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]], float)
    axis = np.array(turn.step, float)
    matrix = np.cos(angle) * np.eye(3) + np.sin(angle) * cross
    matrix += (1 - np.cos(angle)) * np.outer(axis, axis)
    pivot = np.array(turn.pivot) / 2
    after = places.copy()
    pieces = list(turn.pieces)
    after[pieces] = matrix @ places[pieces]
    after[pieces, :, 3] += pivot - matrix @ pivot
    return after
