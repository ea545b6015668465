"""Compute the numbers of solutions and the levels of the puzzles of a collection.

The result of each puzzle is stored as soon as it is known. A computation that was stopped, even by
a power cut, therefore continues with the first puzzle that has no result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.batch import BatchRow, batch_rows
from cubewright.formats.collection.file import Collection
from cubewright.formats.collection.importing import written_file
from cubewright.model.collected import CollectedPuzzle, Findings, StoredFile, single_line
from cubewright.presenter.search.batch_run import (
    BatchTask,
    DisassemblyOptions,
    TaskResult,
    solve_task,
)
from cubewright.presenter.taking_apart.file_rules import FileRules
from cubewright.solver.analysis.batch import Verdict
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.report import Progressed
from cubewright.solver.search.control import Control
from cubewright.translation import tr

LIMIT_SECONDS = 60.0
"""The default time limit of a puzzle."""


@dataclass(frozen=True)
class ComputeProgress:
    """The progress of a computation.

    ``done`` of ``total`` puzzles are finished. ``fraction`` is the share of the search of
    ``puzzle``.
    """

    done: int
    total: int
    puzzle: CollectedPuzzle
    fraction: float = 0.0


def puzzles_to_compute(
    puzzles: Iterable[CollectedPuzzle], limit: float | None
) -> list[CollectedPuzzle]:
    """Return the puzzles without results, and those that a longer time limit may finish."""
    return [puzzle for puzzle in puzzles if puzzle.file is not None and _lacks(puzzle, limit)]


def compute(
    collection: Collection,
    puzzles: Iterable[CollectedPuzzle],
    limit: float | None,
    control: Control,
    on_progress: Callable[[ComputeProgress], None] = lambda _progress: None,
) -> Iterator[CollectedPuzzle]:
    """Compute puzzles with a time limit for each, and yield each with its stored results.

    The computation ends when the control is stopped; the current puzzle then has no new result.

    Raises:
        FormatError: The collection cannot be read or written; earlier results are stored.
    """
    listed = list(puzzles)
    files = _Files(collection)
    for done, puzzle in enumerate(listed):
        if control.stopped:
            return
        on_progress(ComputeProgress(done, len(listed), puzzle))

        def report(
            progress: Progressed, done: int = done, puzzle: CollectedPuzzle = puzzle
        ) -> None:
            on_progress(ComputeProgress(done, len(listed), puzzle, progress.fraction))

        findings = _findings(files, puzzle, limit, control, report)
        if findings is None:
            return
        stored = _stored(collection, puzzle, findings)
        if stored is not None:
            yield stored


def _stored(
    collection: Collection, puzzle: CollectedPuzzle, findings: Findings
) -> CollectedPuzzle | None:
    """Store results; return None if the puzzle was removed or has another file now."""

    def change(current: CollectedPuzzle) -> CollectedPuzzle:
        is_same = (current.file, current.problem) == (puzzle.file, puzzle.problem)
        return replace(current, findings=findings) if is_same else current

    try:
        (stored,) = collection.edit([puzzle.number], change)
    except FormatError:
        raise
    except CubewrightError:
        return None
    return stored


def _lacks(puzzle: CollectedPuzzle, limit: float | None) -> bool:
    findings = puzzle.findings
    if findings is None:
        return True
    if findings.is_finished or findings.limit is None:
        return False
    return limit is None or limit > findings.limit


class _Files:
    """The problems of the last file; it is kept because several puzzles may come from it."""

    def __init__(self, collection: Collection) -> None:
        self._collection = collection
        self._digest = ""
        self._rows: dict[int, tuple[BatchRow, PieceRules]] = {}

    def row(self, file: StoredFile, problem: int) -> tuple[BatchRow, PieceRules] | None:
        """Return a problem and the rules for its pieces; None if the file lacks the problem.

        Raises:
            FormatError: The collection cannot be read.
        """
        if file.digest != self._digest:
            rules_of = FileRules()
            with written_file(file.name, self._collection.content(file)) as path:
                rows: dict[int, tuple[BatchRow, PieceRules]] = {}
                for row in batch_rows([path]):
                    if row.index not in rows:
                        rows[row.index] = (row, rules_of(row))
            self._digest, self._rows = file.digest, rows
        return self._rows.get(problem)


def _findings(
    files: _Files,
    puzzle: CollectedPuzzle,
    limit: float | None,
    control: Control,
    report: Callable[[Progressed], None],
) -> Findings | None:
    """Return the results of a puzzle; None if the control stopped it."""
    assert puzzle.file is not None
    found = files.row(puzzle.file, puzzle.problem)
    if found is None or found[0].puzzle is None:
        reason = "" if found is None else "; ".join(found[0].remarks)
        return Findings(limit=limit, remark=single_line(reason or tr("there is no puzzle in it")))
    row, rules = found
    result = solve_task(BatchTask(row.puzzle, limit, DisassemblyOptions(rules)), control, report)
    if result is None:
        return None
    findings = _of_result(result, limit)
    # A search that reached its time limit has a result, but a stopped one has none.
    return None if control.stopped and not findings.is_finished else findings


def _of_result(result: TaskResult, limit: float | None) -> Findings:
    answer, levels = result.answer, result.levels
    if answer is None:
        return Findings(limit=limit)
    is_counted = answer.verdict is not Verdict.UNFINISHED
    is_searched = answer.verdict is not Verdict.UNUSABLE
    has_none = answer.verdict is Verdict.IMPOSSIBLE
    findings = Findings(
        solutions=0 if has_none else answer.counts.unique if is_searched else None,
        seconds=answer.seconds,
        limit=limit,
        is_finished=is_counted,
        remark=single_line(answer.reason) if answer.is_final or not is_searched else "",
        is_counted=is_counted,
    )
    if levels is None:
        return findings
    is_level = levels.best.replace(".", "").isdecimal()
    return replace(
        findings,
        assemblies=levels.assemblies,
        apart=levels.apart,
        level=levels.best if is_level else "",
        is_finished=is_counted and levels.is_complete,
        not_decided=levels.not_decided,
    )
