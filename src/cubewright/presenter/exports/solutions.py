"""Choice of the solutions to export: from a file, or the first solutions of a search."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.exports.export_format import ExportFormat, ExportSource
from cubewright.formats.exports.option import Settings
from cubewright.formats.fig.file import read_fig
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.translation import counted, tr, trn


def solutions_to_export(
    puzzle: Puzzle, path: Path | None, problem: str | None, first: int, count: int
) -> tuple[Solution, ...]:
    """Return up to ``count`` solutions of a puzzle from number ``first``, counted from 1.

    They come from the puzzle's file in its order or, if the file contains no solutions, from a
    search. ``problem`` names the problem of a project or BurrTools file.

    Raises:
        CubewrightError: There are fewer than ``first`` solutions.
    """
    if not puzzle.figure.cells:
        raise CubewrightError(
            tr("a piece set has no figure and no solutions; name a puzzle or a figure file")
        )
    kept = None if path is None else _kept(puzzle, path, problem)
    if kept is None:
        # Imported here, because it imports the solver.
        from cubewright.presenter.scripting import solutions

        kept = list(solutions(puzzle, limit=first + count - 1))
    chosen = tuple(islice(kept, first - 1, first - 1 + count))
    if not chosen:
        known = counted(len(kept), "solution") if kept else tr("no solutions")
        raise CubewrightError(
            tr(
                "there is no solution {number}: {puzzle} has {known}",
                number=first,
                puzzle=puzzle.name,
                known=known,
            )
        )
    return chosen


def shortage(form: ExportFormat, source: ExportSource, settings: Settings) -> str:
    """Return a note if there are fewer solutions than the settings request, or else an empty text.

    ``source`` must contain at least as many solutions as requested, or all that exist.
    """
    shown, chosen = len(source.solutions), form.solutions(settings)
    if shown >= chosen:
        return ""
    return trn(
        "It shows {n:,} solution, not {chosen:,}: there are no more.",
        "The pages show {n:,} solutions, not {chosen:,}: there are no more.",
        shown,
        chosen=chosen,
    )


def _kept(puzzle: Puzzle, path: Path, problem: str | None) -> list[Solution] | None:
    if path.suffix.lower() in (PROJECT_SUFFIX, XMPUZZLE_SUFFIX):
        from cubewright.presenter.exports.kept_export import kept_solutions

        try:
            kept = kept_solutions(path, problem)
        except FormatError:
            return None
        if kept.puzzle.search_key != puzzle.search_key:
            return None
        return [Solution(kept.puzzle, placed) for placed in kept.solutions]
    found = [
        solution.solution(puzzle.piece_set)
        for block in read_fig(path).blocks
        for solution in block.all_solutions
        if block.figure is not None and block.figure.cells == puzzle.figure.cells
    ]
    return found or None
