"""The symmetry of a figure and a solution, in words."""

from __future__ import annotations

from functools import lru_cache

from cubewright.model.figure import Figure
from cubewright.model.solution import Solution
from cubewright.model.symmetry.classes import SymmetryClass, figure_symmetry, solution_symmetry
from cubewright.translation import tr


def symmetry_text(figure: Figure, solution: Solution | None) -> str:
    """Return the symmetry of a figure, and of its displayed solution, if any.

    >>> symmetry_text(Figure([(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 2, 0), (1, 1, 1)]), None)
    'Symmetry: none'
    >>> symmetry_text(Figure([(0, 0, 0), (1, 0, 0)]), None)
    'Symmetry: full square prism (D4h, 16)'
    >>> symmetry_text(Figure([]), None)
    ''
    """
    if not figure.cells:
        return ""
    of_figure = _name(_of_figure(figure))
    if solution is None:
        return tr("Symmetry: {symmetry}", symmetry=of_figure)
    return tr(
        "Symmetry: {symmetry}; this solution: {of_solution}",
        symmetry=of_figure,
        of_solution=_name(solution_symmetry(solution)),
    )


@lru_cache(maxsize=4)
def _of_figure(figure: Figure) -> SymmetryClass:
    """Return the symmetry class of a figure; cached, as it is requested repeatedly."""
    return figure_symmetry(figure)


def _name(found: SymmetryClass) -> str:
    return str(found) if found.order > 1 else tr("none", "symmetry")
