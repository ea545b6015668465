"""Read and solve the problems of a project file in scripts and notebooks.

tqdm or rich, whichever is installed, shows the progress of a search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import overload

from cubewright.errors import PuzzleError
from cubewright.formats.project.file import ProjectFile, write_project
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS, Results, SolutionList
from cubewright.model.solution import Solution
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.files.project_results import answers, results_status_text
from cubewright.presenter.files.project_search import kept_reports
from cubewright.solver.report import Progressed, Report
from cubewright.solver.request import DEFAULT_ENGINE, SolveRequest

Chosen = str | int | None
"""A problem: its name, or its number counted from 1; None for the first problem."""


class KeptSolutionSequence(Sequence[Solution]):
    """The kept solutions of a problem in a project; each is read on access."""

    def __init__(self, puzzle: Puzzle, placed: SolutionList) -> None:
        self._puzzle = puzzle
        self._placed = placed

    def __len__(self) -> int:
        return len(self._placed)

    @overload
    def __getitem__(self, index: int) -> Solution: ...
    @overload
    def __getitem__(self, index: slice) -> list[Solution]: ...
    def __getitem__(self, index: int | slice) -> Solution | list[Solution]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        return Solution(self._puzzle, self._placed[index])

    def __iter__(self) -> Iterator[Solution]:
        return (Solution(self._puzzle, placed) for placed in self._placed)


class OpenProject:
    """A project file that a script has open. Use it in a ``with`` statement.

    Solutions and counts are written as they are found, so an interrupted script resumes its search
    when it runs again. :meth:`save` writes other changes, and closing the project writes them, too.
    """

    def __init__(self, path: Path) -> None:
        self._file = ProjectFile(path)
        self._project = self._file.project

    def __enter__(self) -> OpenProject:
        return self

    def __exit__(self, error: type[BaseException] | None, *_rest: object) -> None:
        if error is None:
            self.close()
        else:
            self._file.close()

    def __repr__(self) -> str:
        return f"<{self._file.path.name}: {', '.join(self.problems) or 'no problems'}>"

    @property
    def problems(self) -> list[str]:
        """The names of the problems, in order."""
        return [problem.name for problem in self._project.problems]

    @property
    def read_only_reason(self) -> str:
        """The reason why the file cannot be written, such as its use by others; "" if it can."""
        return self._file.read_only_reason

    def puzzle(self, problem: Chosen = None) -> Puzzle:
        """Return the puzzle of a problem.

        Raises:
            CubewrightError: The problem does not exist, or is not complete.
        """
        return self._project.puzzle_to_solve(self._index(problem))

    def status(self, problem: Chosen = None) -> str:
        """Return the state of a problem's solutions, as the terminal shows it."""
        return results_status_text(self._project.problems[self._index(problem)].results)

    def add(self, puzzle: Puzzle, name: str = "") -> None:
        """Add a problem at the end."""
        self._project = self._project.with_puzzle_added(puzzle, name or puzzle.name)

    def remove(self, problem: Chosen) -> None:
        """Remove a problem, and the shapes that only this problem used."""
        self._project = self._project.without_problem(self._index(problem)).without_unused_shapes()

    def save(self, path: str | Path | None = None) -> None:
        """Write the changes; with ``path``, write a copy of the project there.

        Raises:
            FormatError: The file cannot be written.
        """
        if path is not None:
            write_project(Path(path), self._project)
            return
        self._file.save(self._project)
        self._project = self._file.project

    def close(self) -> None:
        """Save the changes, and close the file."""
        try:
            if self._project != self._file.project:
                self.save()
        finally:
            self._file.close()

    def solve(
        self,
        problem: Chosen = None,
        *,
        convention: str | None = None,
        engine: str = DEFAULT_ENGINE,
        threads: int = 1,
        restart: bool = False,
        progress: bool = False,
    ) -> Sequence[Solution]:
        """Find all solutions of a problem, keep them in the file, and return them.

        A complete list in the file is returned without a search, and an interrupted search is
        resumed. ``restart`` discards both. ``convention`` defaults to the convention of the kept
        solutions, or "unique". The other arguments are the same as in :func:`cubewright.solutions`.

        Raises:
            CubewrightError: The file cannot be written, or contains solutions or an
                unfinished search of another convention.
        """
        if convention is None:
            results = self._project.problems[self._index(problem)].results
            convention = (Results() if restart else results).convention.value
        self._search(problem, convention, engine, threads, restart, progress, count_only=False)
        return self.solutions(problem)

    def solutions(self, problem: Chosen = None) -> Sequence[Solution]:
        """Return the solutions of a problem in the file; the problem may have others."""
        index = self._index(problem)
        kept = self._project.problems[index].results.solutions
        if not len(kept):
            return []
        return KeptSolutionSequence(self._project.puzzle_to_solve(index), kept)

    def count(
        self,
        problem: Chosen = None,
        *,
        convention: str = Convention.UNIQUE.value,
        threads: int = 1,
        progress: bool = False,
    ) -> int:
        """Return the number of solutions of a problem; it is saved, and counted only once.

        Raises:
            CubewrightError: The file cannot be written, or contains an unfinished search.
        """
        self._search(problem, convention, DEFAULT_ENGINE, threads, False, progress, count_only=True)
        results = self._project.problems[self._index(problem)].results
        return results.counts.of(Convention(convention)) or 0

    def _search(
        self,
        problem: Chosen,
        convention: str,
        engine: str,
        threads: int,
        restart: bool,
        progress: bool,
        *,
        count_only: bool,
    ) -> None:
        index = self._index(problem)
        request = SolveRequest(
            self._project.puzzle_to_solve(index),
            Convention(convention),
            engine=engine,
            threads=threads,
            count_only=count_only,
        )
        if restart:
            self._project = self._project.with_results(index, NO_RESULTS)
        if self._project != self._file.project:
            self.save()
        if not answers(self._project.problems[index].results, request):
            try:
                for _ in with_progress(kept_reports(self._file, index, request), progress):
                    pass
            except PuzzleError:
                if not self._file.project.problems[index].results.is_complete:
                    raise
            finally:
                self._project = self._file.project

    def _index(self, problem: Chosen) -> int:
        return self._project.find(None if problem is None else str(problem))


def open_project(path: str | Path, *, create: bool = False) -> OpenProject:
    """Open a ``.cubewright`` file; with ``create``, create it if it does not exist.

    Raises:
        FormatError: The file cannot be read, or not created.
    """
    path = Path(path)
    if create and not path.exists():
        write_project(path, Project())
    return OpenProject(path)


Show = Callable[[float], None]
"""Callback that shows a percentage."""


def with_progress(reports: Iterator[Report], progress: bool) -> Iterator[Report]:
    """Yield the reports; with ``progress``, show the searched share with tqdm or rich."""
    bar = _bar() if progress else None
    if bar is None:
        yield from reports
        return
    with bar as show:
        for report in reports:
            if isinstance(report, Progressed):
                show(100 * report.fraction)
            yield report


def _bar() -> AbstractContextManager[Show] | None:
    for name, bar in (("tqdm.auto", _tqdm), ("rich.progress", _rich)):
        try:
            return bar(import_module(name))
        except ImportError:
            continue
    return None


@contextmanager
def _tqdm(module: ModuleType) -> Iterator[Show]:
    with module.tqdm(total=100, unit="%") as bar:

        def show(percent: float) -> None:
            bar.n = round(percent, 1)
            bar.refresh()

        yield show


@contextmanager
def _rich(module: ModuleType) -> Iterator[Show]:
    with module.Progress() as bar:
        task = bar.add_task("Searching", total=100)

        def show(percent: float) -> None:
            bar.update(task, completed=percent)

        yield show
