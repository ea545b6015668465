"""Piece after piece: every placement is tested against every partial solution.

This is the formulation of "Of Cubes and Computers", "When Simpler Isn't Better" and "A Better Sort
of Input". The documents complete each stage before the next. Here, a stage consists of blocks, and
the block with the most pieces is expanded first, so that memory stays bounded and solutions appear
early. The counts are the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from cubewright.errors import MALFORMED
from cubewright.model.cell import BoolArray, IntArray
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.piece_order import ORDER, allowed_options, kind_order
from cubewright.solver.problem.setting import Setting
from cubewright.solver.problem.symmetry_breaking import SYMMETRY, with_rule
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.interface import Search
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import (
    restore_table,
    state_mismatch,
    table_state,
    with_current_keys,
)
from cubewright.translation import mark

Patterns = NDArray[np.unsignedinteger[Any]]
"""One row for each partial solution or placement, in some representation."""

BITS, CHARACTERS = "bits", "characters"
OVERLAP, ORDERED = mark("overlaps"), mark("identical pieces in order")
MAX_ROWS = 1 << 16
"""The maximum number of partial solutions in a block: a few megabytes a stage for 14 pieces."""
TESTS = 1 << 19
"""The number of tests to make together; long rows are fast while they fit into the caches."""
MAX_BYTES = 1 << 29
"""The memory for all blocks: one block of each stage, and the results of one round of tests."""

OLD_KEYS = {"laid": "placed"}
"""Keys in states saved by version 0.1."""


class Representation(Protocol):
    """The representation, comparison and union of partial solutions and placements.

    Patterns are ``(n, m)``: ``m`` words of bits, or ``m`` cells as uint8 characters.
    """

    def placements(self, options: IntArray) -> Patterns:
        """Return the patterns of option ids ``(n,)``, one row for each."""

    def empty(self) -> Patterns:
        """Return the pattern of an empty figure, as one row."""

    def fit_table(self, partial: Patterns, forms: Patterns) -> BoolArray:
        """Return whether each form fits each partial solution, ``(forms, partial)`` bool."""

    def merge(self, partial: Patterns, forms: Patterns) -> Patterns:
        """Return the union of each partial solution with the form in the same row."""


class Bits:
    """One bit for each cell, in 32-bit words if the figure fits in one; a test is a single AND."""

    def __init__(self, cover: CoverProblem) -> None:
        small = cover.cell_count <= 32
        self._masks = cover.masks.astype(np.uint32) if small else cover.masks

    def placements(self, options: IntArray) -> Patterns:
        return self._masks[options]

    def empty(self) -> Patterns:
        return np.zeros((1, self._masks.shape[1]), self._masks.dtype)

    def fit_table(self, partial: Patterns, forms: Patterns) -> BoolArray:
        fits: BoolArray = (forms[:, 0, None] & partial[None, :, 0]) == 0
        for word in range(1, forms.shape[1]):
            fits &= (forms[:, word, None] & partial[None, :, word]) == 0
        return fits

    def merge(self, partial: Patterns, forms: Patterns) -> Patterns:
        merged: Patterns = partial | forms
        return merged


class Characters:
    """One character for each cell, blank if empty; simple on purpose, and slow.

    Two patterns are superposed character by character. A cell that both patterns fill becomes
    ``#``. Patterns whose superposition contains ``#`` do not fit.
    """

    BLANK, CLASH = ord(" "), ord("#")

    def __init__(self, cover: CoverProblem) -> None:
        self._forms = np.full((len(cover.masks), cover.cell_count), self.BLANK, np.uint8)
        for option, cells in enumerate(cover.option_cells):
            piece = cover.members[int(cover.kind[option])][0]
            self._forms[option, list(cells)] = ord("A") + piece

    def placements(self, options: IntArray) -> Patterns:
        return self._forms[options]

    def empty(self) -> Patterns:
        return np.full((1, self._forms.shape[1]), self.BLANK, np.uint8)

    def superpose(self, upper: Patterns, lower: Patterns) -> Patterns:
        return np.where(
            upper == self.BLANK, lower, np.where(lower == self.BLANK, upper, np.uint8(self.CLASH))
        )

    def fit_table(self, partial: Patterns, forms: Patterns) -> BoolArray:
        clash: BoolArray = (
            self.superpose(partial[None, :, :], forms[:, None, :]) == self.CLASH
        ).any(axis=2)
        return np.logical_not(clash)

    def merge(self, partial: Patterns, forms: Patterns) -> Patterns:
        return self.superpose(partial, forms)


@dataclass
class _Block:
    stage: int
    patterns: Patterns
    placed: IntArray
    share: float
    """The share of the whole search that each row represents."""
    done: int = 0


class Stagewise(Search):
    """A search by stages, with a stack of blocks, the furthest stage on top."""

    def __init__(self, cover: CoverProblem, settings: Mapping[str, str]) -> None:
        self._cover = with_rule(cover, settings["symmetry"])
        self._order = kind_order(self._cover, settings["order"])
        is_bits = settings["representation"] == BITS
        self._representation: Representation
        self._representation = Bits(self._cover) if is_bits else Characters(self._cover)
        self._options = [
            np.array(allowed_options(self._cover, kind), np.int32) for kind in self._order
        ]
        self._patterns = [self._representation.placements(options) for options in self._options]
        self._tests = TESTS if is_bits else TESTS // max(1, self._cover.cell_count)
        self._tests = min(self._tests, self._tests_that_memory_holds())
        self._stages = StageTable.zeros(len(self._order), [OVERLAP, ORDERED])
        nothing = np.zeros((1, 0), np.int32)
        self._stack = [_Block(0, self._representation.empty(), nothing, 1.0)]

    def step(self, budget: int) -> IntArray:
        found: list[IntArray] = [np.zeros((0, len(self._order)), np.int32)]
        spent = 0
        while self._stack and spent < budget:
            spent += self._expand(found)
        rows = np.concatenate(found)
        return np.sort(rows, axis=1)

    def _expand(self, found: list[IntArray]) -> int:
        """Add the next piece to the next rows of the topmost block; return the number of tests."""
        block = self._stack[-1]
        stage = block.stage
        forms = self._patterns[stage]
        width = max(1, len(forms))
        upto = min(len(block.patterns), block.done + max(1, self._tests // width))
        rows = slice(block.done, upto)
        block.done = upto
        if upto == len(block.patterns):
            self._stack.pop()
        fits = self._representation.fit_table(block.patterns[rows], forms)
        fitting = np.count_nonzero(fits)
        # numpy finds nonzero elements several times faster in one dimension than in two.
        places = np.flatnonzero(self._in_order(fits, block, rows))
        form = places // (upto - rows.start)  # one row for each form, one column for each pattern
        which = places - form * (upto - rows.start)
        tested = fits.size
        self._stages.explored[stage] += tested
        self._stages.kept[stage] += len(which)
        self._stages.cuts[OVERLAP][stage] += tested - fitting
        self._stages.cuts[ORDERED][stage] += fitting - len(which)
        if self._stages.work is not None:
            self._stages.work[stage] += tested
        if len(which):
            before = block.placed[rows].take(which, axis=0)
            placed = np.column_stack([before, self._options[stage].take(form)])
            if stage + 1 == len(self._order):
                found.append(placed)
            else:
                partial = block.patterns[rows].take(which, axis=0)
                patterns = self._representation.merge(partial, forms.take(form, axis=0))
                share = block.share * (upto - rows.start) / len(which)
                self._push(_Block(stage + 1, patterns, placed, share))
        return max(1, tested)

    def _tests_that_memory_holds(self) -> int:
        """Return the number of tests whose results fit in memory even if all succeed."""
        row = 4 * len(self._order) + self._representation.empty().nbytes
        return MAX_BYTES // (row * max(1, len(self._order)))

    def _in_order(self, fits: BoolArray, block: _Block, rows: slice) -> BoolArray:
        stage = block.stage
        if stage and self._order[stage] == self._order[stage - 1]:
            fits &= block.placed[rows][:, -1] < self._options[stage][:, None]
        return fits

    def _push(self, block: _Block) -> None:
        """Push a block onto the stack, in slices of at most :data:`MAX_ROWS` rows."""
        for start in reversed(range(0, len(block.patterns), MAX_ROWS)):
            part = slice(start, start + MAX_ROWS)
            self._stack.append(
                _Block(block.stage, block.patterns[part], block.placed[part], block.share)
            )

    def state(self) -> dict[str, Any]:
        blocks = [
            {"stage": b.stage, "share": b.share, "placed": b.placed[b.done :].tolist()}
            for b in self._stack
        ]
        return {"blocks": blocks, "table": table_state(self._stages)}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Rebuild the blocks from the options placed in them."""
        try:
            stack = [self._block_of(saved) for saved in state["blocks"]]
            stages = restore_table(state["table"], self._stages)
        except MALFORMED as error:
            raise state_mismatch() from error
        self._stack, self._stages = stack, stages

    def _block_of(self, saved: Mapping[str, Any]) -> _Block:
        saved = with_current_keys(saved, OLD_KEYS)
        stage, rows, share = int(saved["stage"]), saved["placed"], float(saved["share"])
        if not 0 <= stage < len(self._order) or not 0 <= share <= 1:
            raise state_mismatch()
        placed = np.array(rows, np.int32).reshape(len(rows), stage)
        patterns = np.repeat(self._representation.empty(), len(placed), axis=0)
        for column in range(stage):
            if not np.isin(placed[:, column], self._options[column]).all():
                raise state_mismatch()
            patterns = self._representation.merge(
                patterns, self._representation.placements(placed[:, column])
            )
        return _Block(stage, patterns, placed, share)

    @property
    def cover(self) -> CoverProblem:
        return self._cover

    @property
    def finished(self) -> bool:
        return not self._stack

    @property
    def share_left(self) -> float:
        return float(sum((len(b.patterns) - b.done) * b.share for b in self._stack))

    @property
    def stages(self) -> StageTable:
        return self._stages.copy()


STAGEWISE = Engine(
    name="stagewise",
    title=mark("Stagewise: piece after piece", "Stagewise"),
    explanation=mark(
        "Takes one piece after another, tests each of its placements against every partial "
        "solution, and keeps those that do not overlap."
    ),
    start=Stagewise,
    compare_order=1,
    settings=(
        ORDER,
        Setting(
            "representation",
            mark("Representation"),
            (BITS, CHARACTERS),
            mark(
                "How partial solutions are stored: as bit patterns or, more slowly, as "
                "characters (as in the article “When Simpler Isn't Better”)."
            ),
        ),
        SYMMETRY,
    ),
)
