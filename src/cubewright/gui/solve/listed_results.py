"""Prepare earlier results for the list, in the background."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.formats.project.search_state import SearchState
from cubewright.formats.project.solutions import ProjectSolutions
from cubewright.gui.solutions.groups import PieceGroups
from cubewright.gui.solutions.list.store import FoundSolutions, SolutionStore
from cubewright.gui.worker import Job
from cubewright.model.cell import IntArray
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Results, SolutionList
from cubewright.presenter.files.project_results import unfinished_search_state
from cubewright.presenter.files.search_state import check_problem
from cubewright.presenter.solutions.conventions import cover_of
from cubewright.solver.problem.cover import CoverProblem, cover_problem
from cubewright.solver.problem.faults import faults

MAX_GROUPED = 1_000_000
"""The maximum length of a list that is grouped by the pieces of its solutions."""
BATCH_ROWS = 4096


@dataclass(frozen=True, eq=False)
class ListedResults:
    """The results of a problem, prepared for the list.

    ``search`` is the state of an unfinished search that this version can resume, else None.
    """

    puzzle: Puzzle
    results: Results
    store: SolutionStore
    groups: PieceGroups | None = None
    search: SearchState | None = None

    @property
    def cover(self) -> CoverProblem:
        """The cover problem to which the rows of the store refer."""
        return self.store.cover


def prepare_listed_results(
    puzzle: Puzzle, results: Results, path: Path | None, job: Job
) -> ListedResults | None:
    """Return the prepared results; None if the job was stopped or they cannot be shown.

    ``path`` is the results' file, for errors.
    """
    store = _store(puzzle, results.solutions, job)
    if store is None or job.stopped:
        return None
    return ListedResults(
        puzzle,
        results,
        store,
        piece_groups(store, job),
        _search(results, store.cover, path or Path(puzzle.name)),
    )


def _store(puzzle: Puzzle, solutions: SolutionList, job: Job) -> SolutionStore | None:
    if isinstance(solutions, FoundSolutions):
        return solutions.store
    if isinstance(solutions, ProjectSolutions):
        cover = cover_of(solutions.table)
        if cover is not None:
            return SolutionStore(cover, solutions)
    if faults(puzzle):
        return None
    cover = cover_problem(puzzle).coloured
    store = SolutionStore(cover)
    _append(store, solutions, job)
    return store


def _append(store: SolutionStore, solutions: SolutionList, job: Job) -> None:
    """Append solutions whose placements have other numbers, or no numbers."""
    table = store.table
    rows: list[IntArray] = []
    for number, placed in enumerate(solutions):
        row = np.full(store.columns, len(table), np.int32)
        found = table.numbers(placed)
        row[: len(found)] = found
        rows.append(row)
        if len(rows) == BATCH_ROWS or number == len(solutions) - 1:
            store.append(np.array(rows))
            rows.clear()
        if job.stopped:
            return


def piece_groups(store: SolutionStore, job: Job) -> PieceGroups | None:
    """Group the solutions of a store by their pieces.

    Return None if all solutions use the same pieces or the list is longer than :data:`MAX_GROUPED`.
    """
    if store.cover.is_exact or len(store) > MAX_GROUPED:
        return None
    groups = PieceGroups(store.cover)
    for part in store.parts(0, len(store)):
        if job.stopped:
            break
        groups.append(part.astype(np.int32))
    return groups


def _search(results: Results, cover: CoverProblem, path: Path) -> SearchState | None:
    """Return the unfinished search; None if it is missing or this version cannot resume it."""
    if results.search is None:
        return None
    try:
        saved = unfinished_search_state(results.search, path)
        check_problem(path, saved, cover)
    except CubewrightError:
        return None
    return saved
