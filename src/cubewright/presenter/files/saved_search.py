"""Saved searches: projects with one unfinished search."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.old_search import OldSearch, is_old_search, read_old_search, row_batches
from cubewright.formats.project.file import is_project, read_project
from cubewright.formats.project.search_state import SearchState, state_bytes
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.model.placement_table import SolutionBatches
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Results, SolutionCounts, UnfinishedSearch
from cubewright.presenter.files.project_results import unfinished_search_state
from cubewright.presenter.files.search_state import check_problem
from cubewright.solver.problem.cover import cover_problem
from cubewright.translation import tr


@dataclass(frozen=True, kw_only=True)
class SavedSearch(SearchState):
    """A search in a file, and its solutions there.

    ``index`` is the problem's index in the project. ``is_project`` is False for a search of an
    earlier version.
    """

    path: Path
    puzzle: Puzzle
    results: Results = field(repr=False)
    index: int = 0
    is_project: bool = True

    @property
    def missing(self) -> int:
        """The number of listed solutions that are not in the file."""
        return 0 if self.count_only else max(0, self.listed - len(self.results.solutions))


def searched_project(puzzle: Puzzle, results: Results) -> Project:
    """Return a project with one problem, which contains the results of a search."""
    return Project().with_puzzle_added(puzzle, puzzle.name).with_results(0, results)


def is_saved_search(path: Path) -> bool:
    """Return whether a file contains one unfinished search, perhaps of another version."""
    try:
        if is_project(path):
            return len(_unfinished(read_project(path))) == 1
        return is_old_search(path)
    except CubewrightError:
        return False


def read_saved_search(path: Path) -> SavedSearch:
    """Return the search in a file.

    Raises:
        CubewrightError: The file contains no search or several, is damaged, or this version
            cannot resume it.
    """
    if not is_project(path):
        return _of_earlier_version(read_old_search(path), path)
    project = read_project(path)
    unfinished = _unfinished(project)
    if len(unfinished) != 1:
        reason = tr("it has no unfinished search; open it as a project")
        if unfinished:
            reason = tr(
                "it has {number:,} unfinished searches; open it as a project, and choose one",
                number=len(unfinished),
            )
        raise FormatError(path.name, None, reason)
    index = unfinished[0]
    return _saved(path, project.puzzle_to_solve(index), project.problems[index].results, index)


def _unfinished(project: Project) -> list[int]:
    return [n for n, each in enumerate(project.problems) if each.results.search is not None]


def _of_earlier_version(old: OldSearch, path: Path) -> SavedSearch:
    state, figure_counts = old.state, old.state.figure_counts
    # A project gives the same puzzle, even if the file was damaged.
    fits = puzzle_to_fill(old.puzzle.figure, old.puzzle.piece_set)
    puzzle = replace(old.puzzle, figure=fits.figure, piece_set=fits.piece_set)
    results = Results(
        state.convention,
        state.up_to,
        state.engine,
        tuple(state.settings.items()),
        SolutionCounts(
            **{each.value: count for each, count in state.counts.items()},
            **{f"figure_{each.value}": count for each, count in figure_counts.items()},
        ),
        search=UnfinishedSearch(
            state_bytes(state), state.fraction, state.seconds, state.listed, state.count_only
        ),
    )
    if old.rows is not None:
        cover = cover_problem(puzzle).coloured
        check_problem(path, state, cover)
        rows = old.rows
        table, columns = cover.placement_table, max(1, cover.piece_count)
        solutions = SolutionBatches(table, columns, len(rows), partial(row_batches, rows))
        results = results.with_solutions(solutions)
    return _saved(path, puzzle, results, is_project=False)


def _saved(
    path: Path, puzzle: Puzzle, results: Results, index: int = 0, *, is_project: bool = True
) -> SavedSearch:
    assert results.search is not None
    state = unfinished_search_state(results.search, path)
    return SavedSearch(
        **vars(state), path=path, puzzle=puzzle, results=results, index=index, is_project=is_project
    )
