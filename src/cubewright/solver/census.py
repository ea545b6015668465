"""From what a search finds to what a player counts: copies by symmetry merged or listed.

A search lays its breaker only at one placement of each orbit, so it meets each
class of symmetric solutions at least once: as often as the symmetries that
leave that placement alone make different solutions of it. Of these the one
with the least row of option ids stands for the class; the others are dropped
without remembering anything. How many copies a class has follows from how many
symmetries leave its solution as it is (orbit and stabiliser), so that one
search gives the count in every convention.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cubewright.model.cell import BoolArray, IntArray
from cubewright.model.symmetry import Convention
from cubewright.solver.cover import CoverProblem
from cubewright.solver.report import Counts


@dataclass
class Census:
    """Counts classes of solutions and lists their members in one convention."""

    cover: CoverProblem
    convention: Convention
    counts: Counts

    @staticmethod
    def of(cover: CoverProblem, convention: Convention) -> Census:
        """A census of nothing yet."""
        return Census(cover, convention, Counts())

    def take(self, found: IntArray) -> IntArray:
        """Count what a search found; return the solutions to list, in the convention.

        ``found`` and the result are ``(k, pieces)`` int32, rows ascending.
        """
        if not len(found):
            return found
        orbit = np.sort(self.cover.images[:, found], axis=2)  # (g, k, pieces)
        may_compare = self._symmetries_left(found)
        kept = self._least(orbit, found, may_compare)
        orbit, found = orbit[:, kept], found[kept]
        same = (orbit == found).all(axis=2)  # (g, k)
        proper = self.cover.proper
        copies = len(proper) // same.sum(axis=0)
        turned_copies = int(proper.sum()) // same[proper].sum(axis=0)
        old = self.counts
        self.counts = Counts(
            old.raw + int(copies.sum()),
            old.rotations + int((copies // turned_copies).sum()),
            old.unique + len(found),
        )
        return self._members(orbit, found, copies, turned_copies)

    def _symmetries_left(self, found: IntArray) -> BoolArray:
        """Which symmetries carry the breaker's placement to itself, (g, k); all without one."""
        cover = self.cover
        if cover.breaker < 0:
            return np.ones((len(cover.proper), len(found)), np.bool_)
        # Rows ascend and kinds are blocks of ids, so the breaker has a fixed column.
        column = int(cover.copies[: cover.breaker].sum())
        laid = found[:, column]
        left: BoolArray = cover.images[:, laid] == laid
        return left

    @staticmethod
    def _least(orbit: IntArray, found: IntArray, compared: BoolArray) -> BoolArray:
        """Which rows none of the compared images comes before."""
        differs = np.not_equal(orbit, found)
        first = differs.argmax(axis=2)
        pick = np.take_along_axis(orbit, first[:, :, None], axis=2)[:, :, 0]
        own = np.take_along_axis(found, first.T, axis=1).T
        earlier = (pick < own) & compared
        kept: BoolArray = np.logical_not(earlier.any(axis=0))
        return kept

    def _members(
        self, orbit: IntArray, found: IntArray, copies: IntArray, turned_copies: IntArray
    ) -> IntArray:
        if self.convention is Convention.UNIQUE:
            return found
        if self.convention is Convention.ROTATIONS:
            if self.cover.proper.all():
                return found
            twofold = copies > turned_copies
            first_mirror = int(np.flatnonzero(~self.cover.proper)[0])
            return np.concatenate([found, orbit[first_mirror][twofold]])
        lists = [np.unique(orbit[:, k], axis=0) for k in range(len(found))]
        return np.concatenate(lists) if lists else found
