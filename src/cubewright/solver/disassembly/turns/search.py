"""Disassembly of assemblies of cubes by slides and quarter turns.

In a turn, some pieces turn as one body by 90, 180 or 270 degrees about an axis through a lattice
point or the centre of a cell, inside the box around all pieces; the others stay. A turn is legal if
no cell that its cubes pass through belongs to a staying piece
(:mod:`~cubewright.solver.disassembly.turns.swept_squares`), or is below the ground on which the
pieces stand before the turn. Other programs use other rules for
turns, so these levels are reported separately from levels of slides.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from time import perf_counter
from typing import Any

from cubewright.errors import MALFORMED, CubewrightError
from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.assembly import MAX_TURNING_STATES, Assembly, Orientation
from cubewright.solver.disassembly.batches.orientation import CanonicalOrientations, as_given
from cubewright.solver.disassembly.ground import plan_on_ground
from cubewright.solver.disassembly.saved_state import (
    AnalysisState,
    assembly_digest,
    check_digest,
    damaged,
    saved_number,
)
from cubewright.solver.disassembly.search import STEP_SECONDS, AnalysisProgress
from cubewright.solver.disassembly.turns.parts import DamagedStateError, TurningParts
from cubewright.solver.disassembly.turns.saved_parts import restore_parts, saved_parts
from cubewright.solver.disassembly.walls import in_pieces
from cubewright.translation import several, tr

ALLOWANCES = tuple(Fraction(part, 100) for part in range(21))
"""The allowances to try, smallest first; from 0.09, a cube turns in its place."""


def _of_pieces(analysis: Analysis, assembly: Assembly) -> Analysis:
    """Return the analysis with a plan for all pieces, which keeps to the ground if there is one."""
    plan = analysis.plan
    if plan is None:
        return analysis
    if assembly.on_ground:
        plan = plan_on_ground(plan, assembly.lattice, [each.cells for each in assembly.pieces])
    return replace(analysis, plan=in_pieces(plan, assembly))


class TurningSearch:
    """An analysis with turns of batches of assemblies, used like a ``DisassemblySearch``.

    ``allowance`` is the part of a cube's edge that rounding removes from each side. None means the
    least of :data:`ALLOWANCES` with which each assembly comes apart.

    Raises:
        CubewrightError: The lattice is not cubic, or the allowance is negative or at least
            a half.
    """

    def __init__(
        self,
        lattice: Lattice,
        *,
        canonical: bool = True,
        allowance: Fraction | None = Fraction(0),
        max_states: int = MAX_TURNING_STATES,
    ) -> None:
        if lattice != CUBIC:
            raise CubewrightError(
                tr("turns are for cubes: {cells} cannot turn yet", cells=several(lattice.noun))
            )
        if allowance is not None and not 0 <= allowance < Fraction(1, 2):
            raise CubewrightError(tr("the allowance must be 0 or more, and less than 1/2"))
        self._canonical = CanonicalOrientations(lattice) if canonical else None
        self._lattice = lattice
        self._allowances = ALLOWANCES if allowance is None else (allowance,)
        self._choice = 0
        """The number of the allowance that is tried."""
        self._too_small, self._enough = -1, len(self._allowances)
        """The largest allowance known not to suffice, and the smallest known to suffice.

        If an allowance does not suffice, no smaller one does.
        """
        self._found: Analysis | None = None
        """The analysis with the smallest allowance known to suffice."""
        self._max_states = max_states
        self._assemblies: Sequence[Assembly] = ()
        self._orientations: list[Orientation] = []
        self._results: list[Analysis] = []
        self._parts: TurningParts | None = None
        self._saved: AnalysisState | None = None
        self._states = 0
        """The number of states of finished analyses."""

    def start(self, assemblies: Sequence[Assembly], saved: AnalysisState | None = None) -> None:
        """Begin a batch.

        ``saved`` is the :meth:`state` of an analysis of the first assembly, to continue it. The
        first steps rebuild its states.

        Raises:
            CubewrightError: The saved state belongs to another analysis; the analysis then
                begins from the start.
        """
        self._assemblies = assemblies
        self._results, self._parts, self._states = [], None, 0
        self._saved = None
        self._first_choice()
        if self._canonical is None:
            self._orientations = [as_given(each) for each in assemblies]
        else:
            self._orientations = self._canonical.of(assemblies)
        if saved is None:
            return
        check_digest(saved, self._digest(0))
        try:
            count = len(self._allowances)
            choice = saved_number(saved["allowance"], 0, count - 1)
            # Earlier versions tried the allowances in ascending order.
            too_small = saved_number(saved.get("too_small", choice - 1), -1, choice - 1)
            enough = saved_number(saved.get("enough", count), choice, count)
            before = saved_number(saved["states_before"], 0, 1 << 60)
            parts = self._parts_of(0, choice)
            restore_parts(parts, saved)
        except (*MALFORMED, zlib.error) as error:
            raise damaged() from error
        self._parts, self._states, self._saved = parts, before, saved
        self._choice, self._too_small, self._enough = choice, too_small, enough

    def state(self) -> dict[str, Any] | None:
        """Return the state of the first assembly without a result, or None before its start."""
        parts = self._parts
        if parts is None or parts.outcome is not None:
            return None
        if parts.replayed and self._saved is not None:
            return dict(self._saved)
        return {
            "assembly": self._digest(len(self._results)),
            "allowance": self._choice,
            "too_small": self._too_small,
            "enough": self._enough,
            "states_before": self._states,
            **saved_parts(parts),
        }

    def _digest(self, number: int) -> str:
        return assembly_digest(
            self._lattice,
            self._assemblies[number],
            self._orientations[number],
            self._max_states,
            *map(str, self._allowances),
        )

    def _parts_of(self, number: int, choice: int) -> TurningParts:
        return TurningParts(
            self._assemblies[number],
            self._orientations[number],
            self._allowances[choice],
            self._max_states,
        )

    def step(self, seconds: float = STEP_SECONDS) -> bool:
        """Analyse for about ``seconds``; return whether the batch is done."""
        until = perf_counter() + seconds
        while len(self._results) < len(self._assemblies):
            if self._parts is None:
                self._parts = self._parts_of(len(self._results), self._choice)
            if self._parts.outcome is None:
                self._advance(self._parts)
            if self._parts is not None and self._parts.outcome is not None:
                self._end_of(self._parts, self._parts.outcome)
            elif perf_counter() > until:
                return False
        return True

    def _advance(self, parts: TurningParts) -> None:
        try:
            parts.advance()
        except DamagedStateError:
            self._parts, self._states = None, 0
            self._first_choice()

    def _end_of(self, parts: TurningParts, outcome: AnalysisOutcome) -> None:
        self._states += parts.states
        self._parts = None
        result = replace(parts.result(), is_least=len(self._allowances) > 1)
        if outcome is AnalysisOutcome.CANNOT:
            self._too_small = self._choice
        else:
            self._enough, self._found = self._choice, result
        if self._is_known():
            assembly = self._assemblies[len(self._results)]
            self._results.append(_of_pieces(self._found or result, assembly))
            self._first_choice()
        else:
            self._choice = self._next_choice()

    def _is_known(self) -> bool:
        """Return whether the least allowance is known, with its analysis."""
        is_none_enough = self._too_small == len(self._allowances) - 1
        return self._too_small + 1 == self._enough and (is_none_enough or self._found is not None)

    def _first_choice(self) -> None:
        self._choice, self._too_small, self._enough = 0, -1, len(self._allowances)
        self._found = None

    def _next_choice(self) -> int:
        """Return the index of the next allowance: the middle, the last, then by bisection."""
        last = len(self._allowances) - 1
        if self._enough <= last:
            return max(self._too_small + 1, (self._too_small + self._enough) // 2)
        return last // 2 if self._too_small < last // 2 else last

    @property
    def results(self) -> list[Analysis]:
        """The analyses of the batch so far, in order."""
        return list(self._results)

    @property
    def progress(self) -> AnalysisProgress:
        """The progress of the batch; this search caches no distances."""
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
