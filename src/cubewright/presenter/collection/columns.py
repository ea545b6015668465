"""The columns of a collection, for the window and the terminal."""

from __future__ import annotations

from cubewright.model.collected import CollectedPuzzle, State
from cubewright.presenter.batch_columns import level_sort_key
from cubewright.presenter.search.statistics_text import fine_duration
from cubewright.presenter.table import Align, Column, formatted
from cubewright.translation import mark, number_text, tr

NO_NAME = mark("(no name)")


def shown_name(puzzle: CollectedPuzzle) -> str:
    """Return the name of a puzzle, or a placeholder."""
    return puzzle.name or tr(NO_NAME)


def states_text(puzzle: CollectedPuzzle) -> str:
    """Return the states of a puzzle, and the person to whom it is lent.

    >>> states_text(CollectedPuzzle(states=frozenset({State.SOLVED, State.OWNED}), lent_to="Ada"))
    'owned, solved, lent to Ada'
    """
    states = [tr(state.value) for state in State if state in puzzle.states]
    if puzzle.lent_to:
        states.append(tr("lent to {name}", name=puzzle.lent_to))
    return ", ".join(states)


def numbers_text(puzzle: CollectedPuzzle) -> str:
    """Return the catalogue numbers of a puzzle.

    >>> numbers_text(CollectedPuzzle(numbers=(("PWBP", "12"), ("STC", "10-A"))))
    'PWBP 12, STC 10-A'
    """
    return ", ".join(f"{catalogue} {number}" for catalogue, number in puzzle.numbers)


def solutions_text(puzzle: CollectedPuzzle) -> str:
    """Return the number of unique solutions; a + means that there may be more."""
    findings = puzzle.findings
    if findings is None or findings.solutions is None:
        return ""
    return number_text(findings.solutions) + ("" if findings.is_counted else "+")


def level_text(puzzle: CollectedPuzzle) -> str:
    """Return the level string of the most difficult assembly, or the reason why there is none.

    A + means that a more difficult assembly may follow.
    """
    findings = puzzle.findings
    if findings is None or not findings.assemblies:
        return ""
    if findings.level:
        return findings.level + ("" if findings.is_finished else "+")
    if findings.apart:
        return tr("one piece")
    return tr("cannot") if findings.is_finished and not findings.not_decided else tr("not decided")


def remark_text(puzzle: CollectedPuzzle) -> str:
    """Return the reason why a puzzle lacks numbers; empty if it lacks none."""
    findings = puzzle.findings
    if findings is None:
        return tr("not computed") if puzzle.file is not None else ""
    if findings.is_finished:
        return findings.remark
    if findings.limit is None:
        return tr("not finished")
    return tr("not finished in {limit:g} s", limit=findings.limit)


def cell_count(puzzle: CollectedPuzzle) -> int | None:
    """Return the number of cells of a puzzle's figure; None if it has no figure."""
    return None if puzzle.figure is None else len(puzzle.figure)


def _level_key(puzzle: CollectedPuzzle) -> tuple[float, str] | None:
    findings = puzzle.findings
    return None if findings is None or not findings.level else level_sort_key(findings.level)


NUMBER = Column[CollectedPuzzle](
    name="#", text=lambda puzzle: str(puzzle.number), key=lambda puzzle: puzzle.number
)
NAME = Column[CollectedPuzzle](head=mark("Name"), name="name", text=shown_name)
DESIGNER = Column[CollectedPuzzle](
    head=mark("Designer"), name="designer", text=lambda puzzle: puzzle.designer
)
MAKER = Column[CollectedPuzzle](head=mark("Maker"), name="maker", text=lambda puzzle: puzzle.maker)
YEAR = Column[CollectedPuzzle](
    head=mark("Year"),
    name="year",
    text=formatted(lambda puzzle: puzzle.year),
    key=lambda puzzle: puzzle.year,
)
STATES = Column[CollectedPuzzle](head=mark("State"), name="state", text=states_text)
NUMBERS = Column[CollectedPuzzle](
    head=mark("Catalogue numbers"), name="catalogues", text=numbers_text
)
PIECES = Column[CollectedPuzzle](
    head=mark("Pieces"),
    name="pieces",
    text=lambda puzzle: str(puzzle.piece_count or ""),
    key=lambda puzzle: puzzle.piece_count or None,
    align=Align.CENTRE,
)
CELLS = Column[CollectedPuzzle](
    head=mark("Cubelets"),
    name="cubelets",
    text=formatted(cell_count),
    key=cell_count,
    align=Align.CENTRE,
)
SOLUTIONS = Column[CollectedPuzzle](
    head=mark("Solutions"),
    name="solutions",
    text=solutions_text,
    key=lambda puzzle: puzzle.findings and puzzle.findings.solutions,
)
LEVEL = Column[CollectedPuzzle](
    head=mark("Level"),
    name="level",
    text=level_text,
    key=_level_key,
)
TIME = Column[CollectedPuzzle](
    head=mark("Time"),
    name="time",
    text=lambda puzzle: fine_duration(puzzle.findings.seconds) if puzzle.findings else "",
    key=lambda puzzle: puzzle.findings and puzzle.findings.seconds,
)
TERMINAL = (NUMBER, NAME, DESIGNER, YEAR, STATES, PIECES, SOLUTIONS, LEVEL)
SORTABLE = (
    NUMBER, NAME, DESIGNER, MAKER, YEAR, STATES, PIECES, CELLS, SOLUTIONS, LEVEL, TIME
)  # fmt: skip
"""The columns by which a list can be sorted; the first is the order of adding."""
