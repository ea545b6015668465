"""The analyses of a list of solutions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.formats.kept_plans import (
    is_unfinished,
    kept_analysis,
    read_analysis,
    read_state,
)
from cubewright.model.disassembly import Analysis, Separation
from cubewright.model.lattice import Lattice
from cubewright.model.results import Disassembly
from cubewright.presenter.taking_apart.known import UNKNOWN, KnownAnalysis, State, known_analysis
from cubewright.presenter.taking_apart.turn_choice import NO_TURNS, TurnChoice

MAX_PLAN_BYTES = 200 << 20
"""Maximum characters of all plans of a list, to limit memory; beyond it, only levels are stored.

This is enough for the plans of about half a million solutions with ten pieces.
"""
_UNFINISHED = KnownAnalysis(State.UNFINISHED)


class Analyses:
    """The analyses of the solutions of a list, by the index of the solution."""

    def __init__(self, lattice: Lattice, kept: Iterable[Disassembly] = ()) -> None:
        self.lattice = lattice
        self._kept: dict[int, Disassembly] = {}
        self._unfinished: dict[int, Disassembly] = {}
        """Stopped analyses of solutions without another result."""
        self._known: dict[int, KnownAnalysis] = {}
        self._in_order: tuple[Disassembly, ...] | None = None
        self._forget_summary()
        self.add(kept)

    def _forget_summary(self) -> None:
        self._new = list(self._kept)
        """The solutions that the summary does not include yet."""
        self._apart = self._max_moves = self._plan_bytes = 0
        self._highest_level = ""
        self._has_turns = self._has_undecided = self._is_replaced = False

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def is_possible(self) -> bool:
        return bool(self.lattice.slides)

    def add(self, kept: Iterable[Disassembly]) -> None:
        """Add analyses; a later analysis of a solution replaces an earlier one."""
        for each in kept:
            if is_unfinished(each):
                if each.solution not in self._kept:
                    self._unfinished[each.solution] = each
                    self._in_order = None
                continue
            self._unfinished.pop(each.solution, None)
            if each.solution in self._kept:
                self._is_replaced = True
            self._kept[each.solution] = each
            self._new.append(each.solution)
            self._known.pop(each.solution, None)
            self._in_order = None

    def kept(self) -> tuple[Disassembly, ...]:
        """Return all analyses as projects store them, by the number of their solution."""
        if self._in_order is None:
            kept = {**self._kept, **self._unfinished}
            self._in_order = tuple(kept[number] for number in sorted(kept))
        return self._in_order

    def saved(self, numbers: Iterable[int]) -> dict[int, Mapping[str, Any]]:
        """Return the states of stopped analyses, for the given solutions."""
        found = {
            number: read_state(self._unfinished[number])
            for number in numbers
            if number in self._unfinished
        }
        return {number: state for number, state in found.items() if state is not None}

    def _summarize(self) -> None:
        """Include new analyses in the summary, which is requested often during a search."""
        if self._is_replaced:
            self._forget_summary()
        for number in self._new:
            known = self.of(number)
            self._apart += known.comes_apart
            self._max_moves = max(self._max_moves, known.moves)
            self._highest_level = max(self._highest_level, known.levels, key=len)
            self._has_turns |= known.allowance is not None
            self._has_undecided |= known.state is State.NOT_DECIDED
            if known.state is State.PLAN:
                self._plan_bytes += len(self._kept[number].data)
        self._new.clear()

    @property
    def plan_bytes(self) -> int:
        """The number of characters of all stored plans."""
        self._summarize()
        return self._plan_bytes

    def of(self, index: int) -> KnownAnalysis:
        """Return the analysis of a solution."""
        known = self._known.get(index)
        if known is None and index in self._kept:
            known = self._known[index] = known_analysis(self._kept[index], self.lattice)
        return known or (_UNFINISHED if index in self._unfinished else UNKNOWN)

    def plan(self, index: int) -> Separation | None:
        """Return the stored plan of a solution."""
        kept = self._kept.get(index)
        found = None if kept is None else read_analysis(kept, self.lattice)
        return None if found is None else found.plan

    def missing(self, count: int, turns: TurnChoice = NO_TURNS) -> list[int]:
        """Return the first ``count`` solutions without an analysis that allows such turns.

        See :meth:`.KnownAnalysis.answers`.
        """
        if not (turns.allowed or self._needs_a_look):  # This is faster for long lists.
            return [index for index in range(count) if index not in self._kept]
        return [index for index in range(count) if not self.of(index).answers(turns)]

    @property
    def _needs_a_look(self) -> bool:
        """Whether some solutions may need an analysis of another kind, or with a higher limit."""
        self._summarize()
        return self._has_turns or self._has_undecided

    def count(self, *states: State) -> int:
        """Return the number of solutions in one of the given states."""
        return sum(self.of(index).state in states for index in self._kept)

    @property
    def apart_count(self) -> int:
        """The number of separable solutions."""
        self._summarize()
        return self._apart

    @property
    def has_turns(self) -> bool:
        """Whether pieces could turn in some of the analyses."""
        self._summarize()
        return self._has_turns

    @property
    def least_allowance(self) -> Fraction | None:
        """The least allowance with which a solution comes apart; None if pieces could not turn."""
        found = (self.of(number) for number in self._kept)
        allowances = [e.allowance for e in found if e.comes_apart and e.allowance is not None]
        return min(allowances, default=None)

    @property
    def max_moves(self) -> int:
        """The maximum number of moves of a solution."""
        self._summarize()
        return self._max_moves

    @property
    def highest_level(self) -> str:
        """The highest level string."""
        self._summarize()
        return self._highest_level

    def matching(
        self, accepts: Callable[[KnownAnalysis], bool]
    ) -> Callable[[NDArray[np.int64]], NDArray[np.bool_]]:
        """Return a filter of indices for solutions whose analysis is accepted."""
        wanted = np.array(
            sorted(index for index in self._kept if accepts(self.of(index))), np.int64
        )
        return lambda indices: np.isin(indices, wanted)

    def ranked(
        self, value: Callable[[KnownAnalysis], Any], most: int
    ) -> Callable[[NDArray[np.int64]], NDArray[np.int64]]:
        """Return a sort key of indices: the rank of a value from 1; 0 for an unknown value.

        There are at most ``most`` ranks, so close values may share a rank.
        """
        found = {index: value(self.of(index)) for index in self._kept}
        different = sorted({each for each in found.values() if each})
        scale = max(1.0, len(different) / (most - 1))
        rank = {each: 1 + int(place / scale) for place, each in enumerate(different)}
        numbers = sorted(found)
        indices = np.array(numbers, np.int64)
        ranks = np.array([rank.get(found[number], 0) for number in numbers], np.int64)

        def key(wanted: NDArray[np.int64]) -> NDArray[np.int64]:
            keys = np.zeros(len(wanted), np.int64)
            if len(indices):
                places = np.minimum(np.searchsorted(indices, wanted), len(indices) - 1)
                is_found = indices[places] == wanted
                keys[is_found] = ranks[places[is_found]]
            return keys

        return key


def stored_analyses(
    numbers: Sequence[int], analyses: Sequence[Analysis], *, levels_only: bool = False
) -> list[Disassembly]:
    """Return the analyses of the given solutions in the form that projects store."""
    return [
        kept_analysis(number, analysis, levels_only=levels_only)
        for number, analysis in zip(numbers, analyses, strict=True)
    ]
