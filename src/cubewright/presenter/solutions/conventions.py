"""Find the cover problem of a project's solutions, and the conventions for listing them."""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.model.placement_table import PlacementTable
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.presenter.solutions.filters import one_of_each_class, one_of_each_mirror_pair
from cubewright.presenter.solutions.selection import Filter
from cubewright.solver.problem.cover import CoverProblem, cover_problem
from cubewright.solver.problem.faults import faults
from cubewright.solver.request import SolveRequest


def cover_of(table: PlacementTable) -> CoverProblem | None:
    """Return the cover problem whose options are the placements of a table, in the same order.

    Returns None if another program found the solutions, or a version that numbered placements
    differently.
    """
    if faults(table.puzzle):
        return None
    cover = cover_problem(table.puzzle).coloured
    return cover if cover.placement_table == table else None


def symmetry_images(cover: CoverProblem, convention: Convention) -> IntArray:
    """Return the images of options under the symmetries that a convention merges.

    The array is ``(g, n + 1)``, with the identity first, and -1 for a piece without a mirror image.
    """
    if convention is Convention.RAW:
        return cover.images[:1]
    if convention is Convention.ROTATIONS:
        return cover.images[cover.proper]
    mirrors = cover.mirrors
    if mirrors is not None:
        return np.concatenate([cover.images, mirrors.images[mirrors.of_puzzle]])
    return cover.images


def listed_convention(request: SolveRequest | None) -> Convention:
    """Return the convention from which the list of a search can be merged further."""
    if request is None or request.up_to is not UpTo.PUZZLE:
        return Convention.UNIQUE
    return request.convention


def conventions_from(cover: CoverProblem, listed: Convention) -> tuple[Convention, ...]:
    """Return the conventions in which a list can be shown, beginning with its own.

    A list can be merged further, but a merged list lacks solutions of finer conventions.
    """
    turns = int(cover.proper.sum())
    found = [listed]
    if listed is Convention.RAW and turns > 1:
        found.append(Convention.ROTATIONS)
    if listed is not Convention.UNIQUE and len(cover.images) > turns:
        found.append(Convention.UNIQUE)
    return tuple(found)


def finer_conventions(cover: CoverProblem, listed: Convention) -> tuple[Convention, ...]:
    """Return the conventions in which a list has more solutions, beginning with the most.

    The additional solutions are symmetric copies (see ``expanded_list.py``). A list that
    merges mirror images only where both are solutions has no finer convention.
    """
    turns = int(cover.proper.sum())
    found = []
    if listed is Convention.UNIQUE and cover.mirrors is not None:
        return ()
    if listed is not Convention.RAW and len(cover.images) > 1:
        found.append(Convention.RAW)
    if listed is Convention.UNIQUE and len(cover.images) > turns:
        found.append(Convention.ROTATIONS)
    return tuple(found)


def merge_filter(cover: CoverProblem, listed: Convention, wanted: Convention) -> Filter | None:
    """Return the filter that merges a list further; None if it is merged already."""
    if wanted is listed or wanted not in conventions_from(cover, listed):
        return None
    if listed is Convention.ROTATIONS:
        return one_of_each_mirror_pair(cover.images, cover.proper)
    return one_of_each_class(symmetry_images(cover, wanted))


def own_images(cover: CoverProblem) -> IntArray:
    """Return the images of options under all symmetries of figure and pieces.

    The array is ``(g, n + 1)``, with the identity first, and -1 where pre-placed pieces or
    forbidden cells exclude the image.
    """
    return cover.images if cover.figure_images is None else cover.figure_images
