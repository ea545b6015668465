"""Orbit counting: merge or list symmetric solutions, and count them in every convention.

A search places its symmetry-breaking piece only at one representative of each orbit. It therefore
meets each class of symmetric solutions at least once, and more often if some symmetry fixes that
placement but not the solution. The solution with the smallest row of option ids represents the
class. All other solutions are dropped, so no table of earlier solutions is needed. The number of
symmetries that fix a solution gives the size of its class (orbit-stabiliser theorem), so one search
gives the count in every convention.

If constraints break symmetries of the figure, one class under all symmetries consists of several
classes under the remaining ones. The class whose first solution comes first represents the others,
which also needs no table. Mirror images are merged in the same way if only some solutions have one.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cubewright.model.cell import BoolArray, IntArray
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.solver.kernels.counting import orbits as kernel
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Counts


@dataclass
class OrbitCounter:
    """A counter of classes of symmetric solutions, which lists members in one convention."""

    cover: CoverProblem
    convention: Convention
    counts: Counts
    up_to: UpTo = UpTo.PUZZLE

    @staticmethod
    def of(cover: CoverProblem, convention: Convention, up_to: UpTo = UpTo.PUZZLE) -> OrbitCounter:
        of_figure = None if cover.figure_images is None else 0
        counts = Counts(
            figure_rotations=of_figure,
            figure_unique=of_figure,
            breaks_symmetry=of_figure is not None,
        )
        return OrbitCounter(cover, convention, counts, up_to)

    def take(self, found: IntArray) -> IntArray:
        """Count the solutions that a search met; return the solutions to list.

        ``found`` and the result are ``(k, pieces)`` int32 of option ids, each row in ascending
        order.
        """
        if not len(found):
            return found
        kept = np.zeros(len(found), np.bool_)
        same = np.zeros((len(found), 2), np.int32)
        work_row = np.empty(found.shape[1], np.int32)
        images, proper = self.cover.images, self.cover.proper
        low, high = self._breaking_options()
        kernel.mark_classes(
            kernel.ClassArrays(
                images, proper, found, low, high, self.cover.ranks, work_row, kept, same
            )
        )
        found, same = found[kept], same[kept]
        copies = len(proper) // same.sum(axis=1)
        turned_copies = int(proper.sum()) // same[:, 0]
        classes_by_turning = copies // turned_copies
        by_turning = (found[classes_by_turning == 1], found[classes_by_turning > 1])
        chosen = self._first_of_figure(*by_turning), self._first_of_figure(found)
        merged = self._one_of_mirror_pairs(found)
        old, (turned, unique) = self.counts, chosen
        self.counts = Counts(
            old.raw + int(copies.sum()),
            old.rotations + int(classes_by_turning.sum()),
            old.unique + len(merged),
            _more(old.figure_rotations, turned),
            _more(old.figure_unique, unique),
            self.cover.figure_images is not None,
        )
        if self.convention is Convention.UNIQUE:
            return merged if unique is None or self.up_to is UpTo.PUZZLE else unique
        if self.convention is Convention.ROTATIONS:
            if turned is not None and self.up_to is UpTo.FIGURE:
                return turned
            # List the mirror image too, unless it is a rotation of the solution.
            return self._listed(*by_turning)
        listed = np.empty((int(copies.sum()), found.shape[1]), np.int32)
        kernel.list_members(kernel.MemberArrays(images, proper, found, True, work_row, listed))
        return listed

    def _first_of_figure(
        self, achiral: IntArray, chiral: IntArray | None = None
    ) -> IntArray | None:
        """Return one solution of each class up to the figure's symmetries; None if none is broken.

        With ``chiral``, only turns merge solutions, and the mirror image of each chiral solution
        counts too.
        """
        images, is_turn = self.cover.figure_images, self.cover.figure_proper
        if images is None or is_turn is None:
            return None
        found, own, mirrors = achiral, self.cover.images, self.cover.mirrors
        if chiral is not None:
            found, own = self._listed(achiral, chiral), own[self.cover.proper]
            images = images[is_turn]
        is_first = _is_first(own, images, found)
        if chiral is None and mirrors is not None:
            has_image = mirrors.have_mirror_image(found, self.cover.kind)
            both = np.concatenate([images, mirrors.images])
            is_first[has_image] = _is_first(own, both, found[has_image])
        return found[is_first]

    def _one_of_mirror_pairs(self, found: IntArray) -> IntArray:
        mirrors = self.cover.mirrors
        if mirrors is None:
            return found
        is_first = np.ones(len(found), np.bool_)
        has_image = mirrors.have_mirror_image(found, self.cover.kind)
        images = mirrors.images[mirrors.of_puzzle]
        is_first[has_image] = _is_first(self.cover.images, images, found[has_image])
        return found[is_first]

    def _listed(self, achiral: IntArray, chiral: IntArray) -> IntArray:
        mirrored = np.empty((2 * len(chiral), chiral.shape[1]), np.int32)
        work_row = np.empty(chiral.shape[1], np.int32)
        kernel.list_members(
            kernel.MemberArrays(
                self.cover.images, self.cover.proper, chiral, False, work_row, mirrored
            )
        )
        return np.concatenate([achiral, mirrored])

    def _breaking_options(self) -> tuple[int, int]:
        """Return the range of the symmetry-breaking piece's options; empty without such a piece."""
        if self.cover.breaking_piece < 0:
            return 0, 0
        low, high = self.cover.starts[self.cover.breaking_piece : self.cover.breaking_piece + 2]
        return int(low), int(high)


def _is_first(own: IntArray, images: IntArray, found: IntArray) -> BoolArray:
    """Return whether each solution ``(k, pieces)`` precedes all its images in other classes.

    ``own`` ``(g, n + 1)`` are the images of options that form a class.
    """
    image, first = np.empty((2, found.shape[1]), np.int32)
    is_first = np.empty(len(found), np.bool_)
    kernel.mark_first_classes(kernel.FigureClassArrays(own, images, found, image, first, is_first))
    return is_first


def _more(before: int | None, found: IntArray | None) -> int | None:
    """Return a count increased by new solutions; None if not all were counted."""
    return None if before is None or found is None else before + len(found)
