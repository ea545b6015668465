"""Texts about choices of pieces that make a puzzle: rows, order and progress."""

from __future__ import annotations

from collections.abc import Iterable

from cubewright.model.piece import PieceSet
from cubewright.solver.analysis.difficulty import grade
from cubewright.solver.design.choices import Choice
from cubewright.solver.design.search import Design, DesignProgress

HEADER = ("pieces", "solutions", "symmetrical", "tries", "difficulty")
CSV_HEADER = ("rank", *HEADER)
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
    trial = design.trial
    return (
        pieces_text(pool, design.choice),
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
