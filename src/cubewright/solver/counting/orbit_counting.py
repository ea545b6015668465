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

from cubewright.model.cell import IntArray
from cubewright.model.symmetry.group import Convention
from cubewright.solver.kernels import orbits as kernel
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Counts


@dataclass
class OrbitCounter:
    """Counts classes of solutions and lists their members in one convention."""

    cover: CoverProblem
    convention: Convention
    counts: Counts

    @staticmethod
    def of(cover: CoverProblem, convention: Convention) -> OrbitCounter:
        """A census of nothing yet."""
        return OrbitCounter(cover, convention, Counts())

    def take(self, found: IntArray) -> IntArray:
        """Count what a search found; return the solutions to list, in the convention.

        ``found`` and the result are ``(k, pieces)`` int32, rows ascending.
        """
        # Nothing found goes the same way, so that a first empty step loads the kernels too.
        kept = np.zeros(len(found), np.bool_)
        same = np.zeros((len(found), 2), np.int32)
        room = np.empty(found.shape[1], np.int32)
        images, proper = self.cover.images, self.cover.proper
        low, high = self._breaking_options()
        kernel.classes(images, proper, found, low, high, self.cover.ranks, room, kept, same)
        found, same = found[kept], same[kept]
        copies = len(proper) // same.sum(axis=1)
        turned_copies = int(proper.sum()) // same[:, 0]
        classes_by_turning = copies // turned_copies
        old = self.counts
        self.counts = Counts(
            old.raw + int(copies.sum()),
            old.rotations + int(classes_by_turning.sum()),
            old.unique + len(found),
        )
        if self.convention is Convention.UNIQUE:
            return found
        raw = self.convention is Convention.RAW
        if not raw:
            # A reflection is listed only where no turn makes it.
            return self._listed(found[classes_by_turning == 1], found[classes_by_turning > 1])
        listed = np.empty((int(copies.sum()), found.shape[1]), np.int32)
        kernel.members(images, proper, found, True, room, listed)
        return listed

    def _listed(self, achiral: IntArray, chiral: IntArray) -> IntArray:
        mirrored = np.empty((2 * len(chiral), chiral.shape[1]), np.int32)
        room = np.empty(chiral.shape[1], np.int32)
        kernel.members(self.cover.images, self.cover.proper, chiral, False, room, mirrored)
        return np.concatenate([achiral, mirrored])

    def _breaking_options(self) -> tuple[int, int]:
        """The first of the breaker's options, and the first after them."""
        if self.cover.breaking_piece < 0:
            return 0, 0
        low, high = self.cover.starts[self.cover.breaking_piece : self.cover.breaking_piece + 2]
        return int(low), int(high)
