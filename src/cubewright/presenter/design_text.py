"""Texts about choices of pieces that make a puzzle: rows, order and progress."""

from __future__ import annotations

from collections.abc import Iterable

from cubewright.model.piece import PieceSet
from cubewright.model.symmetry.classes import figure_symmetry
from cubewright.solver.analysis.difficulty import grade
from cubewright.solver.design.choices import Choice
from cubewright.solver.design.figures import FiguresProgress, FilledFigure
from cubewright.solver.design.search import Design, DesignProgress
from cubewright.solver.design.trial import Trial

HEADER = ("pieces", "solutions", "symmetrical", "tries", "difficulty")
CSV_HEADER = ("rank", *HEADER)
FIGURES_HEADER = ("figure", "symmetry", "size", *HEADER[1:])
ORDERS = ("found", "hardest", "solutions", "pieces")
"""The orders of a list: as found, hardest first, fewest solutions first, fewest pieces first."""


def pieces_text(pool: PieceSet, choice: Choice) -> str:
    """Return the symbols of the chosen pieces, with the number of copies if more than one.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> pieces_text(piece_set("soma"), (1, 0, 2, 0, 0, 0, 1))
    'V 2xT P'
    """
    return " ".join(
        piece.symbol if copies == 1 else f"{copies}x{piece.symbol}"
        for piece, copies in zip(pool.pieces, choice, strict=True)
        if copies
    )


def cells_of(pool: PieceSet, design: Design) -> tuple[str, ...]:
    """Return a design's texts for the columns of :data:`HEADER`."""
    return (pieces_text(pool, design.choice), *_trial_cells(design.trial))


def _trial_cells(trial: Trial) -> tuple[str, ...]:
    return (
        f"{trial.solutions:,}",
        "" if trial.symmetrical is None else f"{trial.symmetrical:,}",
        "" if trial.tries is None else f"{trial.tries:,.1f}",
        "" if trial.tries is None else grade(trial.tries),
    )


def in_order(designs: Iterable[Design], order: str) -> list[Design]:
    """Return designs in one of the :data:`ORDERS`; equal ones as found."""
    listed = sorted(designs, key=lambda each: each.rank)
    if order == "hardest":
        listed.sort(key=lambda each: -(each.trial.tries or 0.0))
    elif order == "solutions":
        listed.sort(key=lambda each: each.trial.solutions)
    elif order == "pieces":
        listed.sort(key=lambda each: sum(each.choice))
    return listed


def progress_text(progress: DesignProgress, found: int) -> str:
    """Return how far a run is, in one line."""
    return f"{progress.done:,} of {progress.total:,} choices, {found:,} found"


def summary(progress: DesignProgress, found: int) -> str:
    """Return what became of all choices, in one sentence.

    >>> summary(DesignProgress(14, 14, repeated=2, too_many=11), 1)
    '1 of 14 choices found; 2 mirror images of others, 11 with too many solutions'
    """
    done = f"{progress.total:,}"
    if progress.done < progress.total:
        done = f"{progress.done:,} of {progress.total:,}"
    rest = [
        f"{number:,} {words}"
        for number, words in (
            (progress.repeated, "mirror images of others"),
            (progress.refuted, "refuted by parity"),
            (progress.impossible, "without a solution"),
            (progress.too_many, "with too many solutions"),
        )
        if number
    ]
    return f"{found:,} of {done} choices found" + (f"; {', '.join(rest)}" if rest else "")


def figure_cells(found: FilledFigure) -> tuple[str, ...]:
    """Return a figure's texts for the columns of :data:`FIGURES_HEADER`."""
    figure, trial = found.figure, found.trial
    size = "x".join(map(str, figure.size))
    return (figure.name, figure_symmetry(figure).short, size, *_trial_cells(trial))


def figures_in_order(figures: Iterable[FilledFigure], order: str) -> list[FilledFigure]:
    """Return figures in one of the :data:`ORDERS`; equal ones as found."""
    listed = list(figures)
    if order == "hardest":
        listed.sort(key=lambda each: -(each.trial.tries or 0.0))
    elif order == "solutions":
        listed.sort(key=lambda each: each.trial.solutions)
    return listed


def figures_progress_text(progress: FiguresProgress, found: int) -> str:
    """Return how far a run that collects figures is, in one line."""
    if progress.collecting < 1:
        return f"{progress.figures:,} figures so far"
    return f"{progress.done:,} of {progress.figures:,} figures searched, {found:,} found"


def figures_summary(progress: FiguresProgress, found: int) -> str:
    """Return what a run that collects figures found, in one sentence.

    >>> figures_summary(FiguresProgress(1.0, 70, 70), 67)
    '67 of 70 figures found'
    """
    if progress.is_complete:
        return f"{found:,} of {progress.figures:,} figures found"
    if progress.collecting < 1:
        return f"stopped while figures were collected; {progress.figures:,} so far"
    return f"{found:,} of {progress.done:,} figures found; {progress.figures:,} are known"
