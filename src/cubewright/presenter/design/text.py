"""Texts about the puzzles of a run: names, order, progress and summary."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from cubewright.formats.design_run import SavedRun
from cubewright.formats.fig.writer import figure_text
from cubewright.model.piece import PieceSet
from cubewright.presenter.design.run import FoundPuzzle, RunProgress
from cubewright.solver.design.figures import FiguresProgress
from cubewright.solver.design.search import DesignProgress
from cubewright.translation import counted, joined, mark, tr

ORDERS = ("found", "hardest", "solutions", "pieces", "level")
"""Orders of a list: as found, hardest first, fewest solutions, fewest pieces, highest level."""
_KEYS: dict[str, Callable[[FoundPuzzle], float]] = {
    "hardest": lambda each: -(each.trial.tries or 0.0),
    "solutions": lambda each: each.trial.solutions,
    "pieces": lambda each: each.pieces.piece_count,
    "level": lambda each: -(each.trial.level or 0),
}


def pieces_text(pieces: PieceSet) -> str:
    """Return the symbols of pieces, with the number of copies if more than one.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> pieces_text(piece_set("soma"))
    'V L T Z A B P'
    """
    return " ".join(
        piece.symbol if copies == 1 else f"{copies}x{piece.symbol}"
        for piece, copies in zip(pieces.pieces, pieces.counts, strict=True)
        if copies
    )


def in_order(found: Iterable[FoundPuzzle], order: str) -> list[FoundPuzzle]:
    """Return puzzles in one of the :data:`ORDERS`; equal puzzles keep the order found."""
    listed = sorted(found, key=lambda each: each.rank)
    return sorted(listed, key=_KEYS[order]) if order in _KEYS else listed


def problem_name(run: SavedRun, found: FoundPuzzle, number: int) -> str:
    """Return the figure's name for a puzzle; ``number`` is its place in the list, from 1."""
    if run.finds_figures:
        return found.figure.name
    return f"{found.figure.name} {number}: {pieces_text(found.pieces)}"


def figures_text(run: SavedRun, found: Iterable[FoundPuzzle]) -> str:
    """Return the text of a figure file: a block for each puzzle, which states its pieces."""
    return "\n".join(
        figure_text(
            replace(each.figure, name=problem_name(run, each, number)),
            pieces=each.pieces,
        )
        for number, each in enumerate(found, start=1)
    )


def progress_text(progress: RunProgress, found: int) -> str:
    """Return the progress of a run in one line.

    >>> progress_text(FiguresProgress(0.5, 1200), 0)
    'Step 1 of 2: 1,200 figures so far'
    """
    if isinstance(progress, DesignProgress):
        return tr(
            "{done:,} of {total:,} choices, {found:,} found",
            done=progress.done,
            total=progress.total,
            found=found,
        )
    if progress.collecting < 1:
        return tr("Step 1 of 2: {figures} so far", figures=counted(progress.figures, "figure"))
    return tr(
        "Step 2 of 2: {done:,} of {figures:,} figures searched, {found:,} found",
        done=progress.done,
        figures=progress.figures,
        found=found,
    )


def summary(progress: RunProgress, found: int, *, is_complete: bool = False) -> str:
    """Return the results of all choices or figures, in one sentence.

    ``is_complete``: all choices or figures were tried.

    >>> summary(DesignProgress(14, 14, repeated=2, too_many=11), 1)
    '1 of 14 choices found; 2 mirror images of others, 11 with too many solutions'
    >>> summary(DesignProgress(9, 14, repeated=2, too_many=6), 1)
    '1 found in 9 of 14 choices; 2 mirror images of others, 6 with too many solutions'
    >>> summary(FiguresProgress(1.0, 70, 70), 67)
    '67 of 70 figures found'
    >>> summary(DesignProgress(0, 0), 0, is_complete=True)
    'The chosen number of these pieces can never fill as many cells as the figure has'
    """
    if isinstance(progress, FiguresProgress):
        return _figures_summary(progress, found)
    if is_complete and not progress.total:
        return tr(
            "The chosen number of these pieces can never fill as many cells as the figure has"
        )
    if progress.done < progress.total:
        text = tr(
            "{found:,} found in {done:,} of {total:,} choices",
            found=found,
            done=progress.done,
            total=progress.total,
        )
    else:
        text = tr("{found:,} of {total:,} choices found", found=found, total=progress.total)
    rest = [
        tr(text, number=number)
        for text, number in (
            (mark("{number:,} mirror images of others"), progress.repeated),
            (mark("{number:,} refuted by parity"), progress.refuted),
            (mark("{number:,} without a solution"), progress.impossible),
            (mark("{number:,} with too many solutions"), progress.too_many),
        )
        if number
    ]
    return tr("{found}; {rest}", found=text, rest=joined(", ", rest)) if rest else text


def _figures_summary(progress: FiguresProgress, found: int) -> str:
    if progress.is_complete:
        return tr("{found:,} of {count:,} figures found", found=found, count=progress.figures)
    if progress.collecting < 1:
        return tr(
            "stopped while figures were collected; {figures:,} so far", figures=progress.figures
        )
    return tr(
        "{found:,} of {done:,} figures found; {figures:,} are known",
        found=found,
        done=progress.done,
        figures=progress.figures,
    )
