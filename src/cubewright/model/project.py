"""A project: shapes, and problems in order, each with its results.

Several problems may use the same shape as a piece. An edit returns a new project and leaves all
other problems unchanged.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from cubewright.errors import CubewrightError, UnknownNameError
from cubewright.model.constraints import PrePlaced
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.model.pieces.groups import PieceGroups
from cubewright.model.pieces.weights import PieceWeights
from cubewright.model.placement import PlacedPiece
from cubewright.model.problem import Problem, ProblemPiece, Shape
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS, Results
from cubewright.translation import mark, tr


@dataclass(frozen=True)
class Project:
    """Shapes and problems; ``colours`` are ``#rrggbb`` texts for the colour numbers from 1.

    Raises:
        ValueError: A problem refers to a missing shape or piece, or contains a piece whose
            minimum is above its maximum.
    """

    shapes: tuple[Shape, ...] = ()
    problems: tuple[Problem, ...] = ()
    colours: tuple[str, ...] = ()
    note: str = ""

    def __post_init__(self) -> None:
        for problem in self.problems:
            _check(problem, len(self.shapes))

    def label(self, index: int) -> str:
        """Return the text that identifies a problem in messages: its number, from 1, and its name.

        >>> Project(problems=(Problem("cube"), Problem())).label(0)
        "problem 1 ('cube')"
        """
        name = self.problems[index].name
        if name:
            return tr("problem {number} ('{name}')", number=index + 1, name=name)
        return tr("problem {number}", number=index + 1)

    def find(self, chosen: str | None = None) -> int:
        """Return the index of a problem, given its name or its number; the first problem for None.

        Numbers count from 1. A name takes precedence over a number.

        Raises:
            CubewrightError: The project contains no problems.
            UnknownNameError: No problem has this name or number.
        """
        if not self.problems:
            raise CubewrightError(tr("the project has no problem; add one"))
        if chosen is None:
            return 0
        names = [problem.name for problem in self.problems]
        if chosen in names:
            return names.index(chosen)
        if chosen.isdecimal() and 1 <= int(chosen[:9]) <= len(names):
            return int(chosen[:9]) - 1
        numbers = [str(number + 1) for number in range(len(names))]
        raise UnknownNameError(mark("problem"), chosen, [name for name in names if name] + numbers)

    def puzzle(self, index: int) -> Puzzle:
        """Return the puzzle that a problem states.

        Raises:
            CubewrightError: The problem lacks a figure or pieces, or contains a piece
                without cells or with optional cells.
        """
        problem = self.problems[index]
        label = self.label(index)
        if problem.figure is None:
            raise CubewrightError(tr("{problem} has no figure; choose one", problem=label))
        if not problem.pieces:
            raise CubewrightError(tr("{problem} has no pieces; add some", problem=label))
        self.check_pieces(index)
        return Puzzle(
            problem.figure,
            self.piece_set(index),
            problem.pre_placed,
            problem.forbidden,
            problem.misplaced,
            problem.allowed_colours,
            problem.max_holes,
            problem.choices,
            self.colours,
        )

    def check_pieces(self, index: int) -> None:
        """Check that the shapes of a problem can be pieces.

        Raises:
            CubewrightError: A shape has no cells, or has optional cells.
        """
        for entry in self.problems[index].pieces:
            shape = self.shapes[entry.shape]
            if shape.cells and not shape.optional:
                continue  # the usual case; composing the message would take most of the time
            problem, number = self.label(index), entry.shape + 1
            if not shape.cells:
                raise CubewrightError(
                    tr(
                        "{problem} uses shape {number}, which has no cells; remove it",
                        problem=problem,
                        number=number,
                    )
                )
            raise CubewrightError(
                tr(
                    "{problem} uses shape {number} as a piece, but some of its cells may "
                    "stay empty; fill them",
                    problem=problem,
                    number=number,
                )
            )

    def piece_set(self, index: int) -> PieceSet:
        """Return the pieces of a problem as a set, without optional cells."""
        problem = self.problems[index]
        shapes = [self.shapes[entry.shape] for entry in problem.pieces]
        lattices = [shape.lattice for shape in shapes]
        if problem.figure is not None:
            lattices.insert(0, problem.figure.lattice)
        minimums = tuple(entry.minimum for entry in problem.pieces)
        return PieceSet(
            name=problem.set_name,
            title=problem.set_title,
            pieces=tuple(
                shape.piece(flips=entry.flips, one_sided=entry.one_sided)
                for shape, entry in zip(shapes, problem.pieces, strict=True)
            ),
            counts=tuple(entry.maximum for entry in problem.pieces),
            lattice=lattices[0] if lattices else CUBIC,
            source=problem.set_source,
            minimums=minimums if problem.states_minimums else None,
        )

    def puzzle_to_solve(self, index: int) -> Puzzle:
        """Return the puzzle that Solve searches, which may use any subset that fits.

        Raises:
            CubewrightError: The problem states no puzzle, as for :meth:`puzzle`.
        """
        puzzle = self.puzzle(index)
        fits = puzzle_to_fill(puzzle.figure, puzzle.piece_set)
        return replace(puzzle, figure=fits.figure, piece_set=fits.piece_set)

    def with_shape(self, index: int, shape: Shape) -> Project:
        """Return the project with a shape replaced, without results that depended on the old shape.

        Another weight, note, name or colour keeps all results.
        """
        shapes = (*self.shapes[:index], shape, *self.shapes[index + 1 :])
        old = self.shapes[index]
        changes = _search_fields(shape) != _search_fields(old)
        problems = (
            replace(problem, results=NO_RESULTS)
            if changes and any(entry.shape == index for entry in problem.pieces)
            else problem
            for problem in self.problems
        )
        return replace(self, shapes=shapes, problems=tuple(problems))

    def with_shape_added(self, shape: Shape) -> Project:
        """Return the project with one more shape at the end."""
        return replace(self, shapes=(*self.shapes, shape))

    def without_unused_shapes(self, candidates: Iterable[int] | None = None) -> Project:
        """Return the project without shapes that no problem uses.

        ``candidates``: the indices of the shapes that may be removed; None: all.
        """
        used = {entry.shape for problem in self.problems for entry in problem.pieces}
        removable = set(range(len(self.shapes)) if candidates is None else candidates) - used
        if not removable:
            return self
        kept = [index for index in range(len(self.shapes)) if index not in removable]
        to = {old: new for new, old in enumerate(kept)}
        problems = (
            replace(p, pieces=tuple(replace(e, shape=to[e.shape]) for e in p.pieces))
            for p in self.problems
        )
        return replace(
            self, shapes=tuple(self.shapes[index] for index in kept), problems=tuple(problems)
        )

    def with_problem(self, index: int, problem: Problem) -> Project:
        """Return the project with one problem replaced."""
        return self._with_problems(*self.problems[:index], problem, *self.problems[index + 1 :])

    def with_problem_added(self, problem: Problem, at: int | None = None) -> Project:
        """Return the project with one more problem, inserted at an index or added at the end."""
        at = len(self.problems) if at is None else at
        return self._with_problems(*self.problems[:at], problem, *self.problems[at:])

    def without_problem(self, index: int) -> Project:
        """Return the project without a problem; its shapes stay."""
        return self._with_problems(*self.problems[:index], *self.problems[index + 1 :])

    def renamed(self, index: int, name: str) -> Project:
        """Return the project with one problem renamed; all results stay."""
        return self.with_problem(index, replace(self.problems[index], name=name))

    def duplicated(self, index: int) -> Project:
        """Return the project with a copy of a problem after it, under an unused name.

        The copy has no results; the solutions stay with the original.
        """
        problem = self.problems[index]
        name = free_name(problem.name, [each.name for each in self.problems])
        return self.with_problem_added(
            replace(problem, name=name, results=NO_RESULTS, marks=()), index + 1
        )

    def moved(self, index: int, to: int) -> Project:
        """Return the project with a problem moved to index ``to``."""
        others = list(self.problems)
        others.insert(to, others.pop(index))
        return self._with_problems(*others)

    def with_results(self, index: int, results: Results) -> Project:
        """Return the project with the results of a problem replaced."""
        return self.with_problem(index, replace(self.problems[index], results=results))

    def with_puzzle_added(self, puzzle: Puzzle, name: str = "", at: int | None = None) -> Project:
        """Return the project with a new problem for a puzzle; equal shapes are shared."""
        with_empty = self.with_problem_added(Problem(name), at)
        return with_empty.with_puzzle(len(self.problems) if at is None else at, puzzle)

    def with_puzzle(self, index: int, puzzle: Puzzle) -> Project:
        """Return the project with the puzzle of a problem replaced.

        The problem keeps its name, note and groups, and the targets of pieces with the same shapes.
        It keeps its results if the new puzzle has the same solutions. Shapes that only the old
        puzzle used are removed.
        """
        problem = self.problems[index]
        shapes = list(self.shapes)
        numbers = _shape_numbers(shapes, problem.pieces, puzzle.pieces)
        groups = {entry.shape: entry.groups for entry in problem.pieces}
        figure, piece_set = puzzle.figure, puzzle.piece_set
        changed = replace(
            problem,
            figure=figure,
            pieces=tuple(
                ProblemPiece(
                    number, minimum, maximum, piece.flips, piece.one_sided, groups.get(number, ())
                )
                for number, piece, minimum, maximum in zip(
                    numbers, puzzle.pieces, puzzle.min_copies, puzzle.counts, strict=True
                )
            ),
            states_minimums=piece_set.minimums is not None,
            allowed_colours=puzzle.allowed_colours,
            max_holes=puzzle.max_holes,
            choices=puzzle.choices,
            pre_placed=puzzle.pre_placed,
            misplaced=puzzle.misplaced,
            forbidden=puzzle.forbidden,
            targets=tuple(
                replace(each, piece=numbers.index(problem.pieces[each.piece].shape))
                for each in problem.targets
                if problem.pieces[each.piece].shape in numbers
            ),
            set_name=piece_set.name,
            set_title=piece_set.title,
            set_source=piece_set.source,
        )
        project = replace(self, shapes=tuple(shapes)).with_problem(index, changed)
        if problem.results != NO_RESULTS and not self._has_solutions_of(index, project):
            project = project.with_results(index, NO_RESULTS)
        return project.without_unused_shapes({entry.shape for entry in problem.pieces})

    def with_groups(self, index: int, groups: PieceGroups) -> Project:
        """Return the project with the groups of a problem's pieces replaced.

        Groups of unknown symbols are ignored. The problem keeps its results.
        """
        problem, of_symbol = self.problems[index], dict(groups)
        pieces = tuple(
            replace(entry, groups=of_symbol.get(self.shapes[entry.shape].symbol, ()))
            for entry in problem.pieces
        )
        return self.with_problem(index, replace(problem, pieces=pieces))

    def with_targets(self, index: int, targets: Iterable[PrePlaced]) -> Project:
        """Return the project with the targets of a problem's pieces replaced.

        Targets of unknown symbols are ignored. The problem keeps its results.
        """
        problem = self.problems[index]
        symbols = [self.shapes[entry.shape].symbol for entry in problem.pieces]
        found: list[PlacedPiece] = []
        for symbol, cells in targets:
            if symbol in symbols:
                piece = symbols.index(symbol)
                copy = sum(each.piece == piece for each in found)
                found.append(PlacedPiece(piece, copy, cells))
        return self.with_problem(index, replace(problem, targets=tuple(found)))

    def with_on_ground(self, index: int, on_ground: bool) -> Project:
        """Return the project after changing whether a figure stands on the ground.

        The results are kept.
        """
        return self.with_problem(index, replace(self.problems[index], on_ground=on_ground))

    def targets(self, index: int) -> tuple[PrePlaced, ...]:
        """Return the targets of a problem's pieces."""
        problem = self.problems[index]
        symbols = [self.shapes[entry.shape].symbol for entry in problem.pieces]
        return tuple(PrePlaced(symbols[each.piece], each.cells) for each in problem.targets)

    def with_weights(self, index: int, weights: PieceWeights) -> Project:
        """Return the project with the weights of a problem's pieces replaced.

        A shape that another problem uses too is copied, and keeps its weight there. Weights of
        unknown symbols are ignored. The problem keeps its results.
        """
        problem, of_symbol = self.problems[index], dict(weights)
        others = (each for number, each in enumerate(self.problems) if number != index)
        shared = {entry.shape for each in others for entry in each.pieces}
        shapes, pieces = list(self.shapes), list(problem.pieces)
        for position, entry in enumerate(pieces):
            shape = shapes[entry.shape]
            weighted = replace(shape, weight=of_symbol.get(shape.symbol, 1))
            if weighted == shape:
                continue
            if entry.shape not in shared:
                shapes[entry.shape] = weighted
                continue
            pieces[position] = replace(entry, shape=len(shapes))
            shapes.append(weighted)
        if shapes == list(self.shapes):
            return self
        changed = replace(problem, pieces=tuple(pieces))
        return replace(self, shapes=tuple(shapes)).with_problem(index, changed)

    def _has_solutions_of(self, index: int, other: Project) -> bool:
        try:
            old = self.puzzle_to_solve(index)
        except CubewrightError:
            return False
        return old.search_key == other.puzzle_to_solve(index).search_key

    def _with_problems(self, *problems: Problem) -> Project:
        return replace(self, problems=problems)


def project_of(puzzles: Mapping[str, Puzzle] | Iterable[tuple[str, Puzzle]]) -> Project:
    """Return a project with one problem for each named puzzle.

    >>> from cubewright.formats.built_in import built_in_puzzle
    >>> project = project_of({"cube": built_in_puzzle("cube"), "again": built_in_puzzle("cube")})
    >>> len(project.shapes), len(project.problems)
    (7, 2)
    """
    project = Project()
    for name, puzzle in puzzles.items() if isinstance(puzzles, Mapping) else puzzles:
        project = project.with_puzzle_added(puzzle, name)
    return project


def free_name(name: str, taken: Iterable[str]) -> str:
    """Return the name or, if it is taken, the name followed by the first unused number.

    >>> free_name("cube", ["cube", "cube (2)"])
    'cube (3)'
    """
    used = set(taken)
    free, number = name, 1
    while free in used:
        number += 1
        free = f"{name} ({number})"
    return free


def _shape_numbers(
    shapes: list[Shape], entries: Sequence[ProblemPiece], pieces: Sequence[Piece]
) -> list[int]:
    """Return the number of each piece's shape, and append missing shapes.

    A piece keeps its shape if the new shape is equal. Otherwise it takes the first equal shape.
    """
    known: dict[Piece, int] = {}
    for number, shape in enumerate(shapes):
        if not shape.optional:
            known.setdefault(shape.piece(), number)
    numbers = []
    for position, piece in enumerate(pieces):
        plain = replace(piece, flips=False, one_sided=False)
        if position < len(entries):
            number = entries[position].shape
            if not shapes[number].optional and shapes[number].piece() == plain:
                numbers.append(number)
                continue
        number = known.setdefault(plain, len(shapes))
        if number == len(shapes):
            shapes.append(Shape.of(piece))
        numbers.append(number)
    return numbers


def _search_fields(shape: Shape) -> object:
    """Return the fields of a shape on which the solutions depend."""
    return shape.cells, shape.dark, shape.colours, shape.lattice, shape.optional


def _check(problem: Problem, shapes: int) -> None:
    for entry in problem.pieces:
        if not 0 <= entry.shape < shapes:
            raise ValueError(f"shape {entry.shape} of {shapes}")
        if not 0 <= entry.minimum <= entry.maximum:
            raise ValueError(f"from {entry.minimum} to {entry.maximum} copies")
        if not problem.states_minimums and entry.minimum != entry.maximum:
            raise ValueError("minimums that are not stated differ from the maximums")
    placed = (*problem.pre_placed, *problem.misplaced, *problem.targets)
    named = [each.piece for each in placed]
    for piece in (*named, *(piece for piece, _ in problem.forbidden)):
        if not 0 <= piece < len(problem.pieces):
            raise ValueError(f"piece {piece} of {len(problem.pieces)}")
