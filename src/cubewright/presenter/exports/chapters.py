"""The chapters of a booklet: each figure with facts and a solution."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

from cubewright.errors import CubewrightError
from cubewright.formats.batch import batch_rows
from cubewright.formats.exports.export_format import ExportSource
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.exports.facts import MAX_SECONDS, facts_about
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control, TimedControl
from cubewright.solver.solve import solve
from cubewright.translation import tr

CHAPTERS_SHARE = 0.8
"""The share of a booklet's time for solving its puzzles; the pages take the remainder."""


def puzzles_of(place: Path, pieces: PieceSet | None = None) -> tuple[Puzzle, ...]:
    """Return all solvable puzzles of a file or folder.

    Raises:
        CubewrightError: The file or folder contains no such puzzle.
    """
    rows = list(batch_rows([place], pieces))
    found = tuple(row.puzzle for row in rows if row.puzzle is not None)
    if not found:
        reasons = next((row.remarks for row in rows if row.remarks), ())
        reason = reasons[0] if reasons else tr("there is no figure in it")
        raise CubewrightError(
            tr("{file} has no puzzle for a booklet: {reason}", file=place.name, reason=reason)
        )
    return found


def with_chapters(
    source: ExportSource, max_seconds: float = MAX_SECONDS, control: Control | None = None
) -> Generator[float, None, ExportSource]:
    """Yield progress, and return a source with a chapter for each of its puzzles.

    ``control`` can stop the searches.
    """
    chapters = []
    for done, puzzle in enumerate(source.puzzles):
        yield done / len(source.puzzles)
        facts = facts_about(puzzle, max_seconds, control)
        found = _first_solution(puzzle, max_seconds, control)
        solutions = () if found is None else (found,)
        chapters.append(ExportSource(puzzle, puzzle.name, solutions, facts=facts))
    return replace(source, chapters=tuple(chapters))


def _first_solution(puzzle: Puzzle, max_seconds: float, control: Control | None) -> Solution | None:
    """Return a solution; None if there is none, or if it is not found in time."""
    request = SolveRequest(puzzle, limit=1)
    try:
        for report in solve(request, TimedControl(max_seconds, control)):
            if isinstance(report, Prepared):
                cover = report.cover
            elif isinstance(report, SolutionsFound) and len(report.rows):
                return cover.solution(report.rows[0])
    except CubewrightError:
        return None
    return None
