"""The search for changes that improve a puzzle, and texts about them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from cubewright.presenter.design.mending import AFTER, BEFORE, CHANGE, mend_text, process_pool
from cubewright.presenter.table import Align, Column
from cubewright.solver.design.improving import (
    Improvement,
    ImproveProgress,
    ImproveRequest,
    find_improvements,
)
from cubewright.solver.design.mending import FoundMend
from cubewright.solver.search.control import Control
from cubewright.translation import counted, joined, mark, number_text, tr


def search_improvements(
    request: ImproveRequest, control: Control, processes: int = 1
) -> Iterator[ImproveProgress]:
    """Try changes of a puzzle.

    Raises:
        CubewrightError: The puzzle cannot be improved as wished.
        PoolLostError: A process ended.
    """
    pool = process_pool(processes)
    try:
        yield from find_improvements(request, control, pool)
    finally:
        if pool is not None:
            pool.close()


def improvement_text(found: Improvement) -> str:
    """Return the changes, the level and the number of assemblies in one line."""
    return tr(
        "{changes}. Level {level}, {assemblies}",
        changes=mend_text(found),
        level=found.level,
        assemblies=assemblies_text(found.solutions),
    )


def assemblies_text(number: int) -> str:
    return counted(number, "solution")


def before_text(progress: ImproveProgress) -> str:
    """Return the level and the number of assemblies of the puzzle itself; empty if unknown."""
    if progress.solutions is None or progress.level is None:
        return ""
    return tr(
        "Now: level {level}, {assemblies}.",
        level=progress.level,
        assemblies=assemblies_text(progress.solutions),
    )


def improve_progress_text(progress: ImproveProgress) -> str:
    """Return the progress of a search in one line.

    >>> improve_progress_text(ImproveProgress(done=12, total=300, steps=2))
    '2 cells: 12 of 300 changes tried, 0 found'
    """
    return tr(
        "{cells}: {done:,} of {total:,} changes tried, {found:,} found",
        cells=counted(progress.steps, "cell"),
        done=progress.done,
        total=progress.total,
        found=len(progress.found),
    )


def improve_summary(progress: ImproveProgress) -> str:
    """Return the results of a search as one or two sentences.

    >>> improve_summary(ImproveProgress(is_complete=True))
    'No change of so few cells meets your wishes.'
    """
    sentences = []
    if progress.found:
        found = counted(len(progress.found), "improvement")
        sentences.append(tr("{improvements} found, the best first.", improvements=found))
    elif progress.is_complete:
        sentences.append(tr("No change of so few cells meets your wishes."))
    else:
        sentences.append(tr("Stopped before an improvement was found."))
    if progress.undecided:
        changes = counted(progress.undecided, "change")
        sentences.append(tr("{changes} took too long to decide.", changes=changes))
    return joined(" ", sentences)


def _improvement(found: FoundMend) -> Improvement:
    return cast("Improvement", found)


LEVEL = Column[FoundMend](
    head=mark("Level"),
    tip=mark("The fewest moves that remove a first part"),
    text=lambda found: number_text(_improvement(found).level),
    key=lambda found: _improvement(found).level,
    align=Align.CENTRE,
)
SOLUTIONS = Column[FoundMend](
    head=mark("Solutions"),
    tip=mark("The number of solutions up to rotation and reflection"),
    text=lambda found: number_text(_improvement(found).solutions),
    key=lambda found: _improvement(found).solutions,
    align=Align.CENTRE,
)
COLUMNS = (CHANGE, LEVEL, SOLUTIONS, BEFORE, AFTER)
