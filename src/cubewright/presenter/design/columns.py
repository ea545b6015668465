"""The columns of the puzzles found by a run, for the window, the terminal and CSV files."""

from __future__ import annotations

from cubewright.formats.design_run import SavedRun
from cubewright.model.symmetry.classes import figure_symmetry
from cubewright.presenter.design.run import FoundPuzzle
from cubewright.presenter.design.text import pieces_text
from cubewright.presenter.table import Align, Column, formatted
from cubewright.solver.analysis.difficulty import grade
from cubewright.translation import mark, number_text, tr


def _difficulty(found: FoundPuzzle) -> str:
    tries = found.trial.tries
    return "" if tries is None else f"{tr(grade(tries))} ({number_text(tries, ',.0f')})"


def _symmetrical(found: FoundPuzzle) -> str:
    symmetrical = found.trial.symmetrical
    return "" if symmetrical is None else number_text(symmetrical)


def _level(found: FoundPuzzle) -> str:
    level = found.trial.level
    return "" if level is None else str(level or "\N{EN DASH}")


RANK = Column[FoundPuzzle](name="rank", text=lambda found: str(found.rank))
PICTURE = Column[FoundPuzzle](
    head=mark("Picture"),
    tip=mark("The figure, or the pieces that fill it"),
    text=lambda _found: "",
    key=lambda found: found.rank,
)
FIGURE = Column[FoundPuzzle](
    name="figure",
    head=mark("Figure"),
    tip=mark("The figure's name"),
    text=lambda found: found.figure.name,
)
PIECES = Column[FoundPuzzle](
    name="pieces",
    head=mark("Pieces"),
    tip=mark("The symbols of the pieces"),
    text=lambda found: pieces_text(found.pieces),
    key=lambda found: found.pieces.piece_count,
)
SOLUTIONS = Column[FoundPuzzle](
    name="solutions",
    head=mark("Solutions"),
    tip=mark("Number of solutions, rotations and reflections counted as one"),
    text=lambda found: number_text(found.trial.solutions),
    key=lambda found: found.trial.solutions,
    align=Align.CENTRE,
    csv=formatted(lambda found: found.trial.solutions),
)
TRIES = Column[FoundPuzzle](
    name="tries",
    text=formatted(lambda found: found.trial.tries, ",.1f"),
    csv=formatted(lambda found: found.trial.tries, ".1f"),
)
DIFFICULTY = Column[FoundPuzzle](
    name="difficulty",
    head=mark("Difficulty"),
    tip=mark(
        "Placements tried for each solution found: "
        "under 25 easy, under 50 medium, under 100 hard, under 1,000 very hard"
    ),
    text=_difficulty,
    key=lambda found: found.trial.tries,
    plain=lambda found: "" if found.trial.tries is None else grade(found.trial.tries),
)
SYMMETRICAL = Column[FoundPuzzle](
    name="symmetrical",
    head=mark("Symmetrical"),
    tip=mark("Number of symmetrical solutions"),
    text=_symmetrical,
    key=lambda found: found.trial.symmetrical,
    align=Align.CENTRE,
    csv=formatted(lambda found: found.trial.symmetrical),
)
LEVEL = Column[FoundPuzzle](
    name="level",
    head=mark("Level"),
    tip=mark("Fewest moves that remove the first piece; a dash if no solution comes apart"),
    text=_level,
    key=lambda found: found.trial.level,
    align=Align.CENTRE,
    plain=lambda found: str(found.trial.level or 0),
)
SYMMETRY = Column[FoundPuzzle](
    name="symmetry",
    head=mark("Symmetry"),
    tip=mark("The figure's symmetry"),
    text=lambda found: figure_symmetry(found.figure).short,
    align=Align.CENTRE,
)
SIZE = Column[FoundPuzzle](name="size", text=lambda found: "x".join(map(str, found.figure.size)))
WINDOW = (PICTURE, FIGURE, PIECES, SOLUTIONS, DIFFICULTY, SYMMETRICAL, LEVEL, SYMMETRY)


def columns(run: SavedRun) -> tuple[Column[FoundPuzzle], ...]:
    """Return the columns of a run's list in the terminal; CSV files add the rank before them."""
    level = () if run.level is None else (LEVEL,)
    return (*_found(run), SOLUTIONS, SYMMETRICAL, TRIES, DIFFICULTY, *level)


def filled_columns(run: SavedRun) -> set[Column[FoundPuzzle]]:
    """Return the columns of the window for which a run has values."""
    filled = {PICTURE, *columns(run)}
    return filled if run.symmetrical else filled - {SYMMETRICAL}


def _found(run: SavedRun) -> tuple[Column[FoundPuzzle], ...]:
    if run.finds_figures:
        return FIGURE, SYMMETRY, SIZE
    return (FIGURE, PIECES) if len(run.figures) > 1 else (PIECES,)


def found_tip(found: FoundPuzzle) -> str:
    """Return the tooltip of a puzzle."""
    return f"{found.figure.name}: {pieces_text(found.pieces)}"
