"""The cover problem that the solutions of a project file belong to."""

from __future__ import annotations

from cubewright.model.cell import IntArray
from cubewright.model.placement_table import PlacementTable
from cubewright.model.symmetry.group import Convention
from cubewright.solver.problem.cover import CoverProblem, cover_problem
from cubewright.solver.problem.faults import faults


def cover_of(table: PlacementTable) -> CoverProblem | None:
    """Return the cover problem whose options are the placements of a table, in its order.

    None if there is none: the solutions come from another program, or from a
    version that numbered placements differently.
    """
    if faults(table.puzzle):
        return None
    cover = cover_problem(table.puzzle).shown
    return cover if cover.placement_table == table else None


def symmetry_images(cover: CoverProblem, convention: Convention) -> IntArray:
    """Return the images of options under the symmetries that a convention merges.

    They are ``(g, n + 1)``, the identity first.
    """
    if convention is Convention.RAW:
        return cover.images[:1]
    if convention is Convention.ROTATIONS:
        return cover.images[cover.proper]
    return cover.images


def own_images(cover: CoverProblem) -> IntArray:
    """Return the images of options under all symmetries of figure and pieces, the identity first.

    They are ``(g, n + 1)``; -1 where pre-placed pieces or forbidden cells exclude the image.
    """
    return cover.images if cover.figure_images is None else cover.figure_images
