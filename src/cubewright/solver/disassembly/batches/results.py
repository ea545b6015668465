"""The results of analysing a batch: outcomes, and plans that are built on demand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache

import numpy as np

from cubewright.model.cell import Cell, Matrix, turned
from cubewright.model.disassembly import (
    Analysis,
    AnalysisOutcome,
    Move,
    Separation,
    level_string_of,
)
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.assembly import Assembly, Orientation, can_stay_together
from cubewright.solver.disassembly.batches.orientation import Orientations
from cubewright.solver.disassembly.directions import steps
from cubewright.solver.disassembly.ground import plan_on_ground
from cubewright.solver.disassembly.walls import in_pieces
from cubewright.solver.kernels.disassembly import arrays as a

OUTCOMES = {
    a.APART: AnalysisOutcome.APART,
    a.CANNOT: AnalysisOutcome.CANNOT,
    a.NOT_DECIDED: AnalysisOutcome.NOT_DECIDED,
}


class BatchResults:
    """The results of the analysed assemblies of a batch."""

    def __init__(
        self,
        lattice: Lattice,
        assemblies: Sequence[Assembly],
        arrays: a.AnalysisArrays,
        orientations: Orientations,
        *,
        is_canonical: bool = True,
    ) -> None:
        self._lattice = lattice
        self._assemblies = assemblies
        self._plans = arrays.plans
        self._orientations = orientations
        self._limit = int(arrays.state[a.MAX_STATES])
        self.is_canonical = is_canonical
        self.states = arrays.states.tolist()
        outcomes = arrays.outcomes.tolist()
        self.outcomes = outcomes[: outcomes.index(a.UNKNOWN)] if a.UNKNOWN in outcomes else outcomes
        self.begins = arrays.plans.begins[: len(self.outcomes) + 1].tolist()
        last = self.begins[-1] if self.outcomes else 0
        self.levels: list[int] = np.diff(arrays.plans.move_begins[: last + 1]).tolist()
        self._failed: dict[int, list[int]] = {}
        count = int(arrays.state[a.FAILED])
        assembly = arrays.plans.failed_assembly[:count].tolist()
        for number, mask in zip(assembly, arrays.plans.failed[:count].tolist(), strict=True):
            self._failed.setdefault(number, []).append(mask)

    def result(self, number: int) -> Analysis:
        """Return the analysis of an assembly."""
        outcome = self.outcomes[number]
        if outcome == a.APART and number in self._failed:
            turn = self._orientations[number]
            parts = [pieces_of(mask, turn) for mask in self._failed[number]]
            if not can_stay_together(self._assemblies[number], parts):
                outcome = a.CANNOT
        if outcome == a.APART:
            return _Deferred(self, number)
        return Analysis(OUTCOMES[outcome], None, self.states[number], limit=self._limit)

    def numbers(self, number: int) -> tuple[int, ...]:
        """Return the numbers of the plan of an assembly, if possible without the plan itself."""
        if self._assemblies[number].on_ground:  # other halves may stay
            plan = self.plan(number)
            return () if plan is None else plan.numbers
        first, end = self.begins[number], self.begins[number + 1]
        if first == end:
            return ()
        parts, removed = self._masks
        row_of = {parts[row]: row for row in range(first, end)}
        found, waiting = [], [parts[first]]
        while waiting:
            row = row_of.get(waiting.pop())
            if row is None:
                found.append(0)
            else:
                found.append(self.levels[row] + 1)
                waiting += (removed[row], parts[row] ^ removed[row])
        return tuple(found)

    @cached_property
    def _masks(self) -> tuple[list[int], list[int]]:
        """The pieces of each separation, and those that it removes."""
        last = len(self.levels)
        return self._plans.parts[:last].tolist(), self._plans.removed[:last].tolist()

    def plan(self, number: int) -> Separation | None:
        """Return the plan that takes an assembly apart."""
        first, end = self.begins[number], self.begins[number + 1]
        turn = self._orientations[number]
        directions = _directions_of(self._lattice, turn.matrix)
        parts, removed = self._masks
        begins, masks, moves = self._moves
        made: dict[int, Separation] = {}
        for row in range(end - 1, first - 1, -1):  # halves come after the whole
            part, gone = parts[row], removed[row]
            here = []
            for each in range(begins[row], begins[row + 1]):
                direction, distance = moves[each]
                here.append(Move(pieces_of(masks[each], turn), directions[direction], distance))
            halves = made.get(part ^ gone), made.get(gone)
            made[part] = Separation(pieces_of(part, turn), tuple(here), *halves)
        if end == first:
            return None
        plan = made[parts[first]]
        assembly = self._assemblies[number]
        if assembly.on_ground:
            cells = [each.cells for each in assembly.pieces]
            plan = plan_on_ground(plan, self._lattice, cells)
        return in_pieces(plan, assembly)

    @cached_property
    def _moves(self) -> tuple[list[int], list[int], list[list[int]]]:
        """The first move of each separation, the pieces of each move, and its way."""
        begins = self._plans.move_begins[: len(self.levels) + 1].tolist()
        last = begins[-1]
        return begins, self._plans.move_masks[:last].tolist(), self._plans.moves[:last].tolist()


class _Deferred(Analysis):
    """The analysis of a separable assembly, whose plan is built on demand.

    Most assemblies are only counted, and building a plan takes longer than finding it.
    """

    def __init__(self, batch: BatchResults, number: int) -> None:
        self.__dict__.update(
            outcome=AnalysisOutcome.APART,
            states=batch.states[number],
            is_canonical=batch.is_canonical,
            _batch=batch,
            _number=number,
        )

    @cached_property
    def plan(self) -> Separation | None:
        batch: BatchResults = self.__dict__["_batch"]
        return batch.plan(self.__dict__["_number"])

    @property
    def level(self) -> int:
        levels = self._levels
        return levels[0] if levels else 0

    @property
    def level_string(self) -> str:
        return level_string_of(self.numbers)

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        batch: BatchResults = self.__dict__["_batch"]
        return batch.numbers(self.__dict__["_number"])

    @property
    def _levels(self) -> list[int]:
        batch: BatchResults = self.__dict__["_batch"]
        number: int = self.__dict__["_number"]
        return batch.levels[batch.begins[number] : batch.begins[number + 1]]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Analysis):
            return NotImplemented
        mine, theirs = ((x.outcome, x.states, x.plan) for x in (self, other))
        return mine == theirs

    def __hash__(self) -> int:
        return hash((self.outcome, self.plan, self.states))


def pieces_of(mask: int, turn: Orientation) -> tuple[int, ...]:
    """Return the indices in the assembly of the pieces in a mask, in ascending order."""
    pieces = turn.pieces
    return tuple(sorted([pieces[place] for place in _places(mask)]))


@lru_cache(maxsize=1 << 12)
def _places(mask: int) -> tuple[int, ...]:
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


@cache
def _directions_of(lattice: Lattice, matrix: int) -> list[Cell]:
    """Return the directions of slides before an assembly is turned by a matrix."""
    back = inverse(lattice, matrix)
    return [turned(each, back) for each in steps(lattice)]


@cache
def inverse(lattice: Lattice, matrix: int) -> Matrix:
    """Return the inverse of one of the lattice's turns or mirrors."""
    back = np.rint(np.linalg.inv(lattice.matrices[matrix])).astype(int)
    first, second, third = (tuple(row) for row in back.tolist())
    return first, second, third
