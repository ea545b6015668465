"""Projects with finer cells: each cell becomes several cells of the same or of another grid.

Pieces of a project scaled by 2 can move by half of an old cell. A cube consists of 24 rhombic
tetrahedra; both grids have the same turns and the same translations, so solutions correspond.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from cubewright.errors import CubewrightError
from cubewright.formats.kept_plans import kept_analysis, read_analysis
from cubewright.model.cell import Cell, difference, shifted
from cubewright.model.disassembly import Analysis, Move, Separation, Turn
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.rhombic import CUBE_PERIOD, CUBE_TETRAHEDRA, RHOMBIC
from cubewright.model.placement import PlacedPiece
from cubewright.model.problem import Problem, Shape
from cubewright.model.project import Project
from cubewright.model.results import NO_RESULTS, Disassembly, Results, SolutionMark
from cubewright.presenter.editing.bodies import MAX_CELLS, subdivision
from cubewright.translation import several, tr


@dataclass(frozen=True)
class Refinement:
    """The parts of each cell, as cells of ``lattice``.

    ``move`` returns the same move of the finer bodies; None if there is none.
    """

    lattice: Lattice
    parts: Callable[[Cell], tuple[Cell, ...]]
    move: Callable[[Move], Move | None]


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

    def move(before: Move) -> Move | None:
        if not isinstance(before, Turn):
            return replace(before, distance=factor * before.distance)
        x, y, z = before.pivot
        allowance = factor * before.allowance
        if 2 * allowance >= 1:
            return None
        return replace(before, pivot=(factor * x, factor * y, factor * z), allowance=allowance)

    return Refinement(lattice, of, move)


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

    def move(before: Move) -> Move | None:
        if isinstance(before, Turn):
            return None
        x, y, z = before.step
        return replace(before, step=(CUBE_PERIOD * x, CUBE_PERIOD * y, CUBE_PERIOD * z))

    return Refinement(RHOMBIC, of, move)


def refined_project(
    project: Project, refinement: Callable[[Lattice], Refinement]
) -> tuple[Project, tuple[str, ...]]:
    """Return a project with finer cells, and the list of losses.

    ``refinement`` returns the refinement of a lattice. Solutions are kept, and each move of their
    plans is as long as before. With finer steps, there may be more solutions and shorter plans, so
    counts and all analyses without a plan are left out.

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
        finer = _problem(problem, problem.figure, of(problem.figure.lattice))
        problems.append(finer)
        if len(finer.results.disassemblies) < len(problem.results.disassemblies):
            label = project.label(index)
            losses.append(tr("the plans of {problem}; analyse it again", problem=label))
    return replace(project, shapes=shapes, problems=tuple(problems)), tuple(losses)


MAX_SCALED = 1 << 19
"""The maximum number of cells in all solutions that are scaled while a user waits."""


def scaled_results(project: Project, index: int, factor: int) -> Problem | None:
    """Return a problem whose solutions, plans and marks are scaled, but nothing else.

    None without solutions, or if they have too many cells.
    """
    problem = project.problems[index]
    solutions = problem.results.solutions
    cells = 0 if problem.figure is None else len(problem.figure.cells) * factor**3
    if problem.figure is None or not solutions or len(solutions) * cells > MAX_SCALED:
        return None
    lattice = problem.figure.lattice
    finer = scaling(lattice, factor)
    return replace(
        problem,
        results=_results(problem.results, lattice, finer),
        marks=_marks(problem.marks, finer),
    )


def _marks(marks: Iterable[SolutionMark], refinement: Refinement) -> tuple[SolutionMark, ...]:
    return tuple(
        replace(each, placed=tuple(_placed(piece, refinement) for piece in each.placed))
        for each in marks
    )


def _results(results: Results, before: Lattice, refinement: Refinement) -> Results:
    """Return the solutions and plans with finer cells."""
    if not results.solutions:
        return NO_RESULTS
    solutions = tuple(
        tuple(_placed(each, refinement) for each in placed) for placed in results.solutions
    )
    plans = (_plan(each, before, refinement) for each in results.disassemblies)
    return Results(solutions=solutions, disassemblies=tuple(each for each in plans if each))


def _plan(disassembly: Disassembly, before: Lattice, refinement: Refinement) -> Disassembly | None:
    """Return the same moves of the finer bodies; None without moves, or if one is impossible."""
    analysis = read_analysis(disassembly, before)
    plan = (
        None
        if analysis is None or analysis.plan is None
        else _separation(analysis.plan, refinement)
    )
    if analysis is None or plan is None:
        return None
    turns = (move for each in plan.separations() for move in each.moves if isinstance(move, Turn))
    allowance = next((turn.allowance for turn in turns), None)
    made = Analysis(analysis.outcome, plan, allowance=allowance)
    return kept_analysis(disassembly.solution, made)


def _separation(plan: Separation, refinement: Refinement) -> Separation | None:
    moves = [refinement.move(each) for each in plan.moves]
    halves = [
        None if half is None else _separation(half, refinement)
        for half in (plan.staying, plan.removed)
    ]
    is_whole = [half is None for half in halves] == [plan.staying is None, plan.removed is None]
    known = tuple(move for move in moves if move is not None)
    if len(known) < len(moves) or not is_whole:
        return None
    return replace(plan, moves=known, staying=halves[0], removed=halves[1])


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
        results=_results(problem.results, figure.lattice, refinement),
        marks=_marks(problem.marks, refinement),
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
