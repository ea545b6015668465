"""Projects with finer cells: each cell becomes several cells of the same or of another grid.

Pieces of a project scaled by 2 can move by half of an old cell. A cube consists of 24 rhombic
tetrahedra; both grids have the same turns and the same translations, so solutions correspond.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from cubewright.errors import CubewrightError
from cubewright.model.cell import Cell, difference, shifted
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.rhombic import CUBE_PERIOD, CUBE_TETRAHEDRA, RHOMBIC
from cubewright.model.placement import PlacedPiece
from cubewright.model.problem import Problem, Shape
from cubewright.model.project import Project
from cubewright.model.results import NO_RESULTS, Results
from cubewright.presenter.editing.bodies import MAX_CELLS, subdivision
from cubewright.translation import several, tr


@dataclass(frozen=True)
class Refinement:
    """The parts of each cell, as cells of ``lattice``."""

    lattice: Lattice
    parts: Callable[[Cell], tuple[Cell, ...]]


def scaling(lattice: Lattice, factor: int) -> Refinement:
    """Return the refinement that makes bodies ``factor`` times as large.

    Raises:
        CubewrightError: The cells of the lattice do not consist of smaller cells of its own.
    """
    parts = subdivision(lattice, factor)
    if parts is None:
        cells = several(lattice.noun)
        raise CubewrightError(tr("larger {cells} do not consist of {cells}", cells=cells))

    def of(cell: Cell) -> tuple[Cell, ...]:
        x, y, z = origin = lattice.origin(cell)
        by = (factor * x, factor * y, factor * z)
        return tuple(shifted(small, by) for small in parts[difference(cell, origin)])

    return Refinement(lattice, of)


def change_of_grid(before: Lattice, after: Lattice) -> Refinement:
    """Return the refinement from one lattice to another.

    Raises:
        CubewrightError: The solutions on both lattices do not correspond.
    """
    if (before, after) != (CUBIC, RHOMBIC):
        raise CubewrightError(
            tr(
                "a puzzle of {before} has no equal of {after}; only cubes become rhombic "
                "tetrahedra exactly",
                before=several(before.noun),
                after=several(after.noun),
            )
        )

    def of(cell: Cell) -> tuple[Cell, ...]:
        x, y, z = cell
        by = (CUBE_PERIOD * x, CUBE_PERIOD * y, CUBE_PERIOD * z)
        return tuple(shifted(small, by) for small in CUBE_TETRAHEDRA)

    return Refinement(RHOMBIC, of)


def refined_project(
    project: Project, refinement: Callable[[Lattice], Refinement]
) -> tuple[Project, tuple[str, ...]]:
    """Return a project with finer cells, and the list of losses.

    ``refinement`` returns the refinement of a lattice. Solutions are kept. Counts and plans are
    left out: with finer steps, there may be more solutions and shorter plans.

    Raises:
        CubewrightError: A refinement raises it, or there are too many cells.
    """
    known: dict[Lattice, Refinement] = {}

    def of(lattice: Lattice) -> Refinement:
        if lattice not in known:
            known[lattice] = refinement(lattice)
        return known[lattice]

    shapes = tuple(_shape(shape, of(shape.lattice)) for shape in project.shapes)
    problems, losses = [], []
    for index, problem in enumerate(project.problems):
        if problem.figure is None:
            problems.append(replace(problem, results=NO_RESULTS, marks=()))
            continue
        problems.append(_problem(problem, problem.figure, of(problem.figure.lattice)))
        if problem.results.disassemblies:
            label = project.label(index)
            losses.append(tr("the plans of {problem}; analyse it again", problem=label))
    return replace(project, shapes=shapes, problems=tuple(problems)), tuple(losses)


def _cells(cells: Iterable[Cell], refinement: Refinement) -> tuple[Cell, ...]:
    found: list[Cell] = []
    for cell in cells:
        found += refinement.parts(cell)
        if len(found) > MAX_CELLS:
            raise CubewrightError(
                tr("a figure or piece would have more than {most:,} cells", most=MAX_CELLS)
            )
    return tuple(sorted(found))


def _shape(shape: Shape, refinement: Refinement) -> Shape:
    return replace(
        shape,
        lattice=refinement.lattice,
        cells=_cells(shape.cells, refinement),
        dark=None if shape.dark is None else frozenset(_cells(shape.dark, refinement)),
        colours=frozenset(
            (small, number) for cell, number in shape.colours for small in refinement.parts(cell)
        ),
        optional=frozenset(_cells(shape.optional, refinement)),
    )


def _problem(problem: Problem, figure: Figure, refinement: Refinement) -> Problem:
    def placed(pieces: Iterable[PlacedPiece]) -> tuple[PlacedPiece, ...]:
        return tuple(_placed(each, refinement) for each in pieces)

    solutions = tuple(placed(each) for each in problem.results.solutions)
    parts = {len(refinement.parts(cell)) for cell in figure.cells}
    holes = problem.max_holes
    if holes is not None and len(parts) == 1:
        holes *= parts.pop()
    elif holes:
        raise CubewrightError(tr("the limit of empty cells does not fit cells of different sizes"))
    return replace(
        problem,
        figure=Figure(
            _cells(figure.cells, refinement),
            figure.name,
            refinement.lattice,
            _cells(figure.optional, refinement),
            None if figure.dark is None else _cells(figure.dark, refinement),
            [(small, n) for cell, n in figure.colours for small in refinement.parts(cell)],
        ),
        max_holes=holes,
        pre_placed=placed(problem.pre_placed),
        misplaced=placed(problem.misplaced),
        forbidden=frozenset(
            (piece, small) for piece, cell in problem.forbidden for small in refinement.parts(cell)
        ),
        results=Results(solutions=solutions) if solutions else NO_RESULTS,
        marks=tuple(replace(each, placed=placed(each.placed)) for each in problem.marks),
    )


def _placed(placed: PlacedPiece, refinement: Refinement) -> PlacedPiece:
    numbers = placed.colours or (0,) * len(placed.cells)
    pairs = sorted(
        (small, number)
        for cell, number in zip(placed.cells, numbers, strict=True)
        for small in refinement.parts(cell)
    )
    cells = tuple(cell for cell, _ in pairs)
    colours = tuple(number for _, number in pairs) if placed.colours else ()
    return replace(placed, cells=cells, colours=colours)
