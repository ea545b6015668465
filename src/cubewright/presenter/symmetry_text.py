"""The symmetry of what is shown, as the line below a figure's name."""

from __future__ import annotations

from functools import lru_cache

from cubewright.model.figure import Figure
from cubewright.model.solution import Solution
from cubewright.model.symmetry.classes import SymmetryClass, figure_class, solution_class


def symmetry_text(figure: Figure, solution: Solution | None) -> str:
    """The symmetry of a figure, and of the solution that is shown of it, if one is.

    >>> symmetry_text(Figure([(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 2, 0), (1, 1, 1)]), None)
    'Symmetry: none'
    >>> symmetry_text(Figure([(0, 0, 0), (1, 0, 0)]), None)
    'Symmetry: full square prism (D4h, 16)'
    >>> symmetry_text(Figure([]), None)
    ''
    """
    if not figure.cells:
        return ""
    words = f"Symmetry: {_said(_of_figure(figure))}"
    if solution is None:
        return words
    return f"{words}; this solution: {_said(solution_class(solution))}"


@lru_cache(maxsize=4)
def _of_figure(figure: Figure) -> SymmetryClass:
    """The class of a figure; it is asked for several times between two changes."""
    return figure_class(figure)


def _said(found: SymmetryClass) -> str:
    return str(found) if found.order > 1 else "none"
