"""Functions for scripts and notebooks: read puzzles, solve and count them, save solutions.

They are available from the package itself, as ``cubewright.load`` and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from cubewright.errors import CubewrightError, FormatError, UnknownNameError
from cubewright.formats.atomic import atomic_writer
from cubewright.formats.built_in import built_in_puzzle, built_in_puzzles
from cubewright.formats.fig.default_pieces import puzzle_of_block
from cubewright.formats.fig.file import read_fig
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.project.file import read_project
from cubewright.formats.solutions.solution_format import (
    SolutionFormat,
    format_of_name,
    solution_formats,
)
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import puzzle_of
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.project_script import OpenProject, open_project, with_progress
from cubewright.solver.quick_count import quick_count
from cubewright.solver.report import Finished, Prepared, SolutionsFound
from cubewright.solver.request import DEFAULT_ENGINE, SolveRequest
from cubewright.translation import mark, tr

__all__ = [
    "OpenProject",
    "count",
    "load",
    "open_project",
    "problems",
    "save",
    "solutions",
    "solve",
]


def load(name: str | Path, problem: str | int | None = None) -> Puzzle:
    """Return a built-in puzzle, or a puzzle of a project, a figure file or a BurrTools file.

    ``problem`` chooses a puzzle by name, or by number counted from 1; None for the first puzzle.

    Raises:
        CubewrightError: The puzzle does not exist, or the file cannot be read.

    >>> cube = load("cube")
    >>> cube.name, len(cube.figure), len(cube.pieces)
    ('Soma cube', 27, 7)
    """
    if str(name) in built_in_puzzles() and not Path(name).exists():
        return built_in_puzzle(str(name))
    found = problems(name)
    if not found:
        raise FormatError(str(name), None, tr("there is no puzzle in it that can be solved"))
    if problem is None:
        return next(iter(found.values()))
    if str(problem) in found:
        return found[str(problem)]
    if str(problem).isdecimal() and 1 <= int(problem) <= len(found):
        return list(found.values())[int(problem) - 1]
    raise UnknownNameError(mark("problem"), str(problem), found)


def problems(path: str | Path) -> dict[str, Puzzle]:
    """Return the puzzles of a project, a figure file or a BurrTools file, by name and in order.

    Figures without known pieces, and problems that cannot be solved, are left out.

    Raises:
        CubewrightError: The file cannot be read.
    """
    path = Path(path)
    found: dict[str, Puzzle] = {}

    def add(name: str, puzzle: Puzzle) -> None:
        number = len(found) + 1
        found[name if name and name not in found else f"{name} ({number})".strip()] = puzzle

    if path.suffix.lower() == XMPUZZLE_SUFFIX:
        file = read_xmpuzzle(path)
        for problem in file.problems:
            with suppress(CubewrightError):
                add(problem.name, puzzle_of(file, problem))
        return found
    if path.suffix.lower() == PROJECT_SUFFIX:
        project = read_project(path)
        for index, entry in enumerate(project.problems):
            with suppress(CubewrightError):
                add(entry.name, project.puzzle_to_solve(index))
        return found
    for block in read_fig(path).blocks:
        puzzle = puzzle_of_block(block)
        if puzzle is not None:
            add(block.name, puzzle)
    return found


def solutions(
    puzzle: Puzzle,
    *,
    convention: str = Convention.UNIQUE.value,
    limit: int | None = None,
    engine: str = DEFAULT_ENGINE,
    threads: int = 1,
    progress: bool = False,
) -> Iterator[Solution]:
    """Yield the solutions of a puzzle as they are found.

    - ``convention``: "raw" yields all solutions, "rotations" only one of those that are turned
      copies of each other, "unique" only one of those that are turned or reflected copies.
    - ``limit``: the maximum number of solutions; None for all.
    - ``progress``: show a bar, if tqdm or rich is installed.

    Raises:
        PuzzleError: The puzzle provably has no solution.
        CubewrightError: The engine does not exist.
        ValueError: The convention does not exist.

    >>> first = next(solutions(load("cube")))
    >>> len(first.placed), first.is_valid()
    (7, True)
    """
    from cubewright.solver.solve import solve as reports_of

    request = SolveRequest(
        puzzle, Convention(convention), engine=engine, threads=threads, limit=limit
    )
    for report in with_progress(reports_of(request), progress):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            for row in report.rows:
                yield cover.solution(row)


def solve(puzzle: Puzzle, **how: Any) -> list[Solution]:
    """Return all solutions in a list.

    The arguments and errors are the same as in :func:`solutions`.

    >>> len(solve(load("cube"), limit=3))
    3
    """
    return list(solutions(puzzle, **how))


def count(
    puzzle: Puzzle,
    *,
    convention: str = Convention.UNIQUE.value,
    threads: int = 1,
    progress: bool = False,
) -> int:
    """Return the number of solutions, counted by the faster of two methods.

    Raises:
        PuzzleError: The puzzle provably has no solution.
        ValueError: The convention does not exist.

    >>> count(load("cube"), convention="raw")
    11520
    """
    chosen = Convention(convention)
    request = SolveRequest(puzzle, chosen, threads=threads, count_only=True)
    for report in with_progress(quick_count(request), progress):
        if isinstance(report, Finished):
            return report.progress.counts.of(chosen)
    raise AssertionError("a count ends with its last report")


def save(path: str | Path, puzzle: Puzzle, found: Iterable[Solution]) -> None:
    """Write solutions of a puzzle to a file in the format of its suffix.

    ``.fig`` is a figure file, ``.json`` follows ``docs/solutions.schema.json``,
    ``.csv`` is a table, ``.xmpuzzle`` is a BurrTools file and ``.txt`` shows the layers.

    Raises:
        FormatError: No format has this suffix, or the file cannot be written.
    """
    path = Path(path)
    form = _form(path)
    write, between = form.one_of(puzzle), ""
    with atomic_writer(path) as file:
        file.write(form.opening(puzzle).encode())
        for number, each in enumerate(found, 1):
            file.write((between + write(each, number)).encode())
            between = form.between
        file.write(form.closing.encode())


def _form(path: Path) -> SolutionFormat:
    form = format_of_name(path)
    if form is None:
        known = ", ".join(sorted({each.suffix for each in solution_formats().values()}))
        raise FormatError(
            path.name, None, tr("its ending names no format; end it in one of {known}", known=known)
        )
    return form
