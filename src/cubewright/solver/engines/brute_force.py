"""Brute force: piece after piece, every placement, in plain Python.

This engine is slow and simple on purpose, with sets instead of bits, so that tests can compare the
other engines with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import numpy as np

from cubewright.errors import MALFORMED
from cubewright.model.cell import IntArray
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.interface import Search
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import state_mismatch
from cubewright.translation import mark

OVERLAP = "overlaps"


class BruteForce(Search):
    """A depth-first search over the pieces in the given order, copies in ascending order."""

    def __init__(self, cover: CoverProblem, _settings: Mapping[str, str]) -> None:
        self._cover = cover
        self._order = [kind for kind, n in enumerate(cover.copies) for _ in range(n)]
        self._stages = StageTable.zeros(len(self._order), [OVERLAP])
        self._walk = self._visit(0, (), frozenset(), 1.0)
        self._remaining = 1.0
        self._finished = False
        self._tried = 0

    def _visit(
        self, stage: int, placed: tuple[int, ...], filled: frozenset[int], share: float
    ) -> Iterator[tuple[int, ...] | None]:
        """Yield None after each placement tried, and yield each solution."""
        if stage == len(self._order):
            self._remaining -= share
            yield placed
            return
        kind = self._order[stage]
        options = range(self._cover.starts[kind], self._cover.starts[kind + 1])
        if stage and self._order[stage - 1] == kind:
            options = range(placed[-1] + 1, options.stop)
        allowed = list(options)
        if kind == self._cover.breaking_piece:
            allowed = self._cover.orbit_representatives.tolist()
        if not allowed:
            self._remaining -= share
        for option in allowed:
            self._stages.explored[stage] += 1
            cells = self._cover.option_cells[option]
            if filled.isdisjoint(cells):
                self._stages.kept[stage] += 1
                yield from self._visit(
                    stage + 1, (*placed, option), filled.union(cells), share / len(allowed)
                )
            else:
                self._stages.cuts[OVERLAP][stage] += 1
                self._remaining -= share / len(allowed)
            yield None

    def step(self, budget: int) -> IntArray:
        found = []
        tried = 0
        for item in islice(self._walk, budget):
            tried += 1
            if item is not None:
                found.append(item)
        self._tried += tried
        self._finished = tried < budget
        return np.array(found, np.int32).reshape(len(found), len(self._order))

    def state(self) -> dict[str, Any]:
        return {"tried": self._tried, "finished": self._finished}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Repeat the search up to the saved number of placements tried."""
        try:
            self.step(int(state["tried"]) + bool(state["finished"]))
        except MALFORMED as error:
            raise state_mismatch() from error

    @property
    def cover(self) -> CoverProblem:
        return self._cover

    @property
    def finished(self) -> bool:
        return self._finished

    @property
    def share_left(self) -> float:
        return 0.0 if self._finished else max(0.0, self._remaining)

    @property
    def stages(self) -> StageTable:
        return self._stages.copy()


BRUTE_FORCE = Engine(
    name="brute-force", title=mark("Brute force (slow, for tests)", "Brute force"), start=BruteForce
)
