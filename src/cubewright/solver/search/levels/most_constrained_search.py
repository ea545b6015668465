"""Searches that place, at each level, the cell or piece with the fewest placements left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from cubewright.model.cell import BoolArray, IntArray, MaskArray
from cubewright.solver.kernels import inexact
from cubewright.solver.kernels import most_constrained as kernel
from cubewright.solver.kernels.levels import LEVEL, Levels
from cubewright.solver.kernels.library import Kernel
from cubewright.solver.kernels.live_options import LiveOptions
from cubewright.solver.kernels.subtree import MAX_ITEMS, MAX_LEFT, MAX_OPTIONS, SPARE, Subtree
from cubewright.solver.problem.chessboard import Chessboard
from cubewright.solver.problem.cover import CoverProblem, with_breaking_copies
from cubewright.solver.search.levels.level_search import (
    LevelSearch,
    choices_of,
    kernel_mask,
    new_levels,
    option_masks,
)
from cubewright.solver.search.levels.reduction import impossible_options
from cubewright.solver.search.levels.sparse_array import sparse_zeros
from cubewright.solver.search.state import counted_rules
from cubewright.translation import mark


def root_options(cover: CoverProblem, masks: MaskArray, levels: int, live: IntArray) -> LiveOptions:
    """Return the live options of a new search.

    ``masks`` ``(1, words, options)`` uint64 are the masks of the cover problem, and ``live`` the
    ids of the options that may be placed, in ascending order.
    """
    words, count = masks.shape[1], len(live)
    kinds = len(cover.copies)
    root = LiveOptions(
        occupied=np.zeros((levels, words, 1), np.uint64),
        left=np.zeros((levels, kinds), np.int32),
        live=sparse_zeros((levels, words, count + 8)),
        segments=np.zeros((levels, kinds + 1), np.int64),
        candidates=sparse_zeros((levels, words, count + 8)),
        candidate_kinds=sparse_zeros((levels, count + 8), np.int32),
    )
    root.live[0, :, :count] = masks[0][:, live]
    root.segments[0] = np.searchsorted(live, cover.starts)
    root.left[0] = cover.copies
    return root


def candidate_place(
    cover: CoverProblem, levels: Levels, options: LiveOptions, row: IntArray
) -> int | None:
    """Return the position, among the current level's candidates, of a solution's candidate.

    ``row`` is ``(pieces,)``. Returns None if the level has no such candidate. With several copies
    of the symmetry-breaking piece, the candidate is the copy placed first.
    """
    level = int(levels.state[LEVEL])
    count = int(levels.ends[level])
    words = cover.masks.shape[1]
    used = row[row < len(cover.masks)]
    if level == 0 and cover.breaking_piece >= 0:
        used = used[np.isin(used, cover.orbit_representatives)]
        used = used[np.argsort(cover.ranks[used], kind="stable")]
    for option in used:
        is_same = options.candidate_kinds[level, :count] == cover.kind[option]
        for word in range(words):
            is_same &= options.candidates[level, word, :count] == cover.masks[option, word]
        if is_same.any():
            return int(is_same.argmax())
    return None


def list_representatives(
    cover: CoverProblem, masks: MaskArray, roots: IntArray, levels: Levels, options: LiveOptions
) -> bool:
    """Branch first on the symmetry-breaking piece; return False if there is none.

    Its candidates are ``roots``, the ids of the orbit representatives that may be placed. ``masks``
    ``(1, words, options)`` uint64 is the cover's.
    """
    if cover.breaking_piece < 0:
        return False
    options.candidates[0, :, : len(roots)] = masks[0][:, roots]
    options.candidate_kinds[0, : len(roots)] = cover.breaking_piece
    levels.ends[0] = levels.widths[0] = len(roots)
    return True


REMOVED = mark("cuts off an island")
"""The rule that counts the options removed before the search."""
LINE_WORDS = 8
"""The words of a cache line."""
UNBALANCED = mark("colours not balanced")
"""The rule of a dive that checks chessboard colours."""


class MostConstrained(LevelSearch[kernel.MostConstrainedArrays]):
    """A search by :mod:`cubewright.solver.kernels.most_constrained`.

    With ``reduced``, options that :func:`impossible_options` finds are not searched. The first
    stage counts them as explored, and as cut by a separate rule. With ``colours``, the search cuts
    nodes that the colours exclude; such a search must not be reduced.
    """

    RULES: tuple[str, ...] = (mark("cell not coverable"), mark("piece not placeable"))

    def __init__(
        self,
        cover: CoverProblem,
        _settings: Mapping[str, str],
        *,
        reduced: bool = True,
        colours: Chessboard | None = None,
    ) -> None:
        masks = option_masks(cover)
        impossible = np.zeros(len(cover.masks), np.bool_)
        if reduced:
            impossible = impossible_options(cover, masks)
        removed = int((impossible & cover.searched_options).sum())
        cover = with_breaking_copies(cover)
        self._all_masks: MaskArray | None = None
        """The masks of all options if the root lacks some of them, else None."""
        if removed:
            self.RULES = (*MostConstrained.RULES, REMOVED)
            self._all_masks = masks
        if colours is not None:
            self.RULES = (*self.RULES, UNBALANCED)
        super().__init__(cover, _root(cover, masks, ~impossible, len(self.RULES), colours))
        if removed:
            levels = self.arrays.levels
            levels.explored[0] = levels.cuts[-1, 0] = removed

    def prepare_to_restore(self, state: Mapping[str, Any]) -> None:
        """Search every option if the state comes from a version that removed none."""
        if self._all_masks is not None and REMOVED not in counted_rules(state):
            self.RULES = MostConstrained.RULES
            every = np.ones(len(self.cover.masks), np.bool_)
            self.arrays = _root(self.cover, self._all_masks, every, len(self.RULES))

    def _place_in(self, row: IntArray) -> int | None:
        return candidate_place(self._cover, self._levels, self.arrays.options, row)

    @property
    def _kernel(self) -> Kernel:
        return kernel.run_with_colours if len(self.arrays.imbalances) else kernel.run

    def _rows(self, count: int) -> IntArray:
        masks = self.arrays.options.live if self._all_masks is None else self._all_masks
        return self._looked_up(masks, count)


def _root(
    cover: CoverProblem,
    masks: MaskArray,
    possible: BoolArray,
    rules: int,
    colours: Chessboard | None = None,
) -> kernel.MostConstrainedArrays:
    live = np.flatnonzero(possible).astype(np.int32)
    roots = cover.orbit_representatives[possible[cover.orbit_representatives]]
    ranks = root_ranks = np.zeros(0, np.int32)
    if cover.breaking_piece >= 0 and cover.copies[cover.breaking_piece] > 1:
        ranks, root_ranks = cover.ranks[live], roots
    levels = new_levels(cover, rules)
    options = root_options(cover, masks, len(levels.cursors), live)
    marks = np.zeros(len(live) // 8 + 2, np.int64)
    full = kernel_mask(cover.full)
    black, imbalances = full, np.zeros(0, np.int32)
    if colours is not None:
        black, imbalances = kernel_mask(colours.black), colours.imbalances
    arrays = kernel.MostConstrainedArrays(
        levels, options, full, ranks, root_ranks, marks, black, imbalances, _subtree(levels, live)
    )
    if not list_representatives(cover, masks, roots, levels, options):
        kernel.choose_first_item(arrays)
    return arrays


def _subtree(levels: Levels, live: IntArray) -> Subtree:
    rows = min(len(levels.kept), MAX_LEFT) + 1
    places = min(len(live), MAX_OPTIONS) + SPARE
    # Both halves of a row start a cache line.
    places += -places % (2 * LINE_WORDS)
    return Subtree(
        rows=_aligned_rows(rows, places),
        candidates=_aligned_rows(rows, places),
        sizes=np.zeros(rows, np.int64),
        cursors=np.zeros(rows, np.int64),
        ends=np.zeros(rows, np.int64),
        free=np.zeros(rows, np.uint64),
        chosen=np.zeros(rows, np.uint64),
        numbers=np.zeros(MAX_ITEMS, np.int64),
        before=np.zeros((5, len(levels.kept)), np.int64),
    )


def _aligned_rows(rows: int, places: int) -> MaskArray:
    """Return zeros ``(rows, places)`` uint64 that start a cache line."""
    words = np.zeros(rows * places + LINE_WORDS, np.uint64)
    start = -(words.ctypes.data // words.itemsize) % LINE_WORDS
    return words[start : start + rows * places].reshape(rows, places)


class InexactSearch(LevelSearch[inexact.InexactArrays]):
    """A search by :mod:`cubewright.solver.kernels.inexact`.

    Cells may stay empty, and pieces unused. The search has one stage more than pieces. The last
    stage counts the solutions.
    """

    RULES = (
        mark("cell not coverable"),
        mark("piece not placeable"),
        mark("cells and pieces do not add up"),
    )

    def __init__(self, cover: CoverProblem) -> None:
        self._masks = option_masks(cover)
        count = cover.piece_count + 1
        levels = new_levels(cover, len(self.RULES), count)
        live = np.arange(len(cover.masks), dtype=np.int32)
        options = root_options(cover, self._masks, count, live)
        arrays = inexact.InexactArrays(
            levels,
            options,
            full=kernel_mask(cover.full),
            required=kernel_mask(cover.required),
            sizes=cover.sizes,
            min_filled=cover.min_filled,
            needed=np.zeros((count, len(cover.copies)), np.int32),
            candidate_types=np.zeros(count, np.int64),
            choices=choices_of(cover),
        )
        arrays.needed[0] = cover.min_copies
        super().__init__(cover, arrays)
        roots = cover.orbit_representatives
        if not list_representatives(cover, self._masks, roots, levels, options):
            inexact.enter_level(arrays, 0)

    def _place_in(self, row: IntArray) -> int | None:
        return candidate_place(self._cover, self._levels, self.arrays.options, row)

    @property
    def _kernel(self) -> Kernel:
        return inexact.run

    def _rows(self, count: int) -> IntArray:
        return self._looked_up(self._masks, count)
