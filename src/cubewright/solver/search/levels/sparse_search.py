"""The most-constrained search of large figures, whose placements are lists of cells."""

from __future__ import annotations

from copy import copy
from typing import Any, NamedTuple, Self

import numpy as np

from cubewright.model.cell import CountArray, IntArray
from cubewright.solver.kernels import sparse as kernel
from cubewright.solver.kernels.levels import Levels
from cubewright.solver.kernels.library import Kernel
from cubewright.solver.kernels.sparse_lists import (
    NOT_AN_ITEM,
    REMOVED,
    SparseArrays,
    list_covering,
    list_entries,
)
from cubewright.solver.problem.cover import CoverProblem, with_breaking_copies
from cubewright.solver.problem.option_masks import OPTIONS_PER_STEP, bits_of
from cubewright.solver.problem.steps import Steps, completed
from cubewright.solver.search.levels.level_search import LevelSearch, choices_of, levels_of
from cubewright.solver.search.levels.sparse_array import sparse_zeros

FIXED = frozenset(SparseArrays._fields[: SparseArrays._fields.index("lengths")])
"""The arrays that never change, so that copies of a search share them."""
EXACT_RULES = ("cell not coverable", "piece not placeable")
INEXACT_RULES = (*EXACT_RULES, "cells and pieces do not add up")


FOUND = frozenset({"found", "found_kinds"})
"""Arrays that are empty between two steps."""


class ItemLists(NamedTuple):
    """The item lists of :class:`SparseArrays`, with the same field names."""

    items: IntArray
    owners: IntArray
    option_begins: CountArray
    covering: IntArray
    covering_begins: CountArray
    live: IntArray
    places: IntArray


class SparseSearch(LevelSearch[SparseArrays]):
    """A search by :mod:`cubewright.solver.kernels.sparse`, of an exact or an inexact problem.

    Branches, candidates and rules are as in :class:`MostConstrained` and
    :class:`InexactSearch`. So are the stages: one more than pieces in an inexact problem.
    """

    def __init__(self, cover: CoverProblem, lists: ItemLists) -> None:
        if cover.is_exact:
            cover = with_breaking_copies(cover)
        self.RULES = EXACT_RULES if cover.is_exact else INEXACT_RULES
        super().__init__(cover, _root(cover, lists, len(self.RULES)))
        if cover.breaking_piece < 0:
            kernel.enter_root(self.arrays)

    @classmethod
    def steps(cls, cover: CoverProblem) -> Steps[Self]:
        """Return the search in steps of a few milliseconds."""
        return cls(cover, (yield from item_lists(cover)))

    @classmethod
    def of(cls, cover: CoverProblem) -> Self:
        """Return the search without intermediate steps."""
        return completed(cls.steps(cover))

    @property
    def _kernel(self) -> Kernel:
        return kernel.run

    def _rows(self, count: int) -> IntArray:
        found = self._levels.found[:count, 0].astype(np.int32)
        found[self._levels.found_kinds[:count] < 0] = len(self._cover.masks)
        return np.sort(found, axis=1)

    def _place_in(self, row: IntArray) -> int | None:
        cover, level = self._cover, self._level
        begin = int(self.arrays.begins[level])
        candidates = self.arrays.listed[begin : begin + int(self._levels.ends[level])]
        places = np.flatnonzero(np.isin(candidates, row))
        if not len(places):
            return None
        if level == 0 and cover.breaking_piece >= 0:
            return int(places[cover.ranks[candidates[places]].argmin()])
        return int(places[0])

    def clone(self) -> Self:
        other = copy(self)
        arrays, levels = self.arrays, self._levels
        copies: dict[str, Any] = {
            name: value.copy()
            for name, value in arrays._asdict().items()
            if name not in FIXED and name not in {"listed", "removed"}
        }
        copies["listed"] = sparse_zeros(arrays.listed.shape, np.int32)
        used = int(arrays.begins[max(0, self._level) + 1])
        copies["listed"][:used] = arrays.listed[:used]
        copies["removed"] = np.zeros_like(arrays.removed)
        used = int(arrays.lengths[REMOVED])
        copies["removed"][:used] = arrays.removed[:used]
        own: dict[str, Any] = {
            name: sparse_zeros(value.shape, value.dtype) if name in FOUND else value.copy()
            for name, value in levels._asdict().items()
        }
        other.arrays = arrays._replace(levels=Levels(**own), **copies)
        return other


def item_lists(cover: CoverProblem) -> Steps[ItemLists]:
    """Return the lists of a problem in steps of a few milliseconds."""
    count, kinds = len(cover.masks), len(cover.copies)
    cells = int(bits_of(cover.full).sum())
    begins = np.zeros(count + 1, np.int64)
    np.cumsum(cover.sizes[cover.kind] + 1, out=begins[1:])
    items, owners, covering, live, places = np.empty((5, int(begins[-1])), np.int32)
    for low in range(0, count, OPTIONS_PER_STEP):
        yield 0.5 * low / count
        high = min(low + OPTIONS_PER_STEP, count)
        list_entries(cover.masks, cover.kind, cells, low, high, begins, items, owners)
    ends = np.zeros(cells + kinds + 1, np.int64)
    np.cumsum(np.bincount(items, minlength=cells + kinds), out=ends[1:])
    item_begins = ends.copy()
    for low in range(0, len(items), OPTIONS_PER_STEP):
        yield 0.6 + 0.4 * low / len(items)
        high = min(low + OPTIONS_PER_STEP, len(items))
        list_covering(items, owners, low, high, ends, covering, live, places)
    return ItemLists(items, owners, begins, covering, item_begins, live, places)


def _root(cover: CoverProblem, lists: ItemLists, rules: int) -> SparseArrays:
    options, kinds, cells = (
        len(cover.masks),
        len(cover.copies),
        len(lists.covering_begins) - 1 - len(cover.copies),
    )
    depth = cover.piece_count + (not cover.is_exact)
    levels = levels_of(cover, rules, depth, 1, room_for_one=1)
    required = bits_of(cover.required)[:cells].astype(np.int32)
    on_each = np.diff(lists.covering_begins).astype(np.int32)
    is_broken = cover.breaking_piece >= 0
    ranks = np.zeros(0, np.int32)
    if is_broken and cover.copies[cover.breaking_piece] > 1:
        ranks = cover.ranks
    # A path contains each kind as an item at most once; but if candidates are added in order, each
    # level may list all kinds.
    listed = 2 * options + (depth + 1) * int(on_each[:cells].max(initial=0))
    if not cover.is_exact:
        listed += (depth + 1) * options
    min_filled = cover.min_filled if cover.min_filled > int(required.sum()) else 0
    arrays = SparseArrays(
        levels,
        **lists._asdict(),
        ranks=ranks,
        sizes=cover.sizes,
        required=required,
        is_exact=cover.is_exact,
        min_filled=min_filled,
        choices=choices_of(cover),
        lengths=np.array([0, 0, required.sum()], np.int64),
        is_live=np.ones(options, np.uint8),
        counts=on_each,
        marks=(NOT_AN_ITEM * (1 - required)).astype(np.int32),
        removed=np.zeros(options, np.int32),
        left=np.zeros((depth + 1, kinds), np.int32),
        needed=np.zeros((depth + 1, kinds), np.int32),
        listed=sparse_zeros((listed,), np.int32),
        begins=np.zeros(depth + 2, np.int64),
        types=np.zeros(depth + 1, np.int64),
        bases=np.zeros(depth + 1, np.int64),
        skipped=np.zeros(depth + 1, np.int64),
        skipped_ends=np.zeros(depth + 1, np.int64),
    )
    arrays.left[0], arrays.needed[0] = cover.copies, cover.min_copies
    if is_broken:
        roots = cover.orbit_representatives
        arrays.listed[: len(roots)] = roots
        arrays.begins[1] = levels.ends[0] = levels.widths[0] = len(roots)
    return arrays
