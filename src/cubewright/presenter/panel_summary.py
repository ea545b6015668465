"""The one line in the header of each panel that answers the common question about it."""

from __future__ import annotations

from cubewright.model.puzzle import Puzzle
from cubewright.presenter.figure_status import status
from cubewright.presenter.pieces.text import pieces_text
from cubewright.presenter.search.estimate_text import time_left
from cubewright.presenter.search.search_status import percent
from cubewright.presenter.search.statistics_text import duration
from cubewright.solver.report import Outcome, Progressed
from cubewright.translation import counted

NOT_SEARCHED = "not searched yet"


def pieces_summary(puzzle: Puzzle) -> str:
    """Return the title and number of the pieces, and whether the figure has the right size.

    >>> from cubewright.formats.built_in import built_in_puzzle
    >>> pieces_summary(built_in_puzzle("cube"))
    'Soma · 7 pieces · 27 of 27 cubelets'
    """
    cells = status(puzzle).partition(":")[0].partition(";")[0].partition(",")[0]
    return f"{pieces_text(puzzle)} · {cells}"


def solutions_summary(
    listed: int, count: int, *, running: bool, searched: bool, deleted: int = 0
) -> str:
    """Return the number of solutions, and how many of them the filter lists.

    ``count`` includes those that the user has ``deleted`` from the list.

    >>> solutions_summary(19_186, 19_186, running=False, searched=True)
    '19,186 solutions'
    >>> solutions_summary(12, 240, running=True, searched=True)
    '12 of 240 so far'
    >>> solutions_summary(19_184, 19_186, running=False, searched=True, deleted=2)
    '19,184 solutions, 2 deleted'
    >>> solutions_summary(0, 0, running=False, searched=False)
    'not searched yet'
    >>> solutions_summary(0, 0, running=True, searched=True)
    'none so far'
    >>> solutions_summary(0, 0, running=False, searched=True)
    'none'
    """
    if not count:
        if running:
            return "none so far"
        return "none" if searched else NOT_SEARCHED
    left = count - deleted
    text = counted(left, "solution") if listed == left else f"{listed:,} of {left:,}"
    text = f"{text} so far" if running else text
    return f"{text}, {deleted:,} deleted" if deleted else text


def search_summary(engine: str, progress: Progressed, outcome: Outcome | None) -> str:
    """Return the state of a search: None as outcome means that it is running.

    >>> from cubewright.solver.report import Counts
    >>> from cubewright.solver.search.stages import StageTable
    >>> import numpy as np
    >>> stages = StageTable(np.array([8, 34_965_369]), np.array([4, 2]))
    >>> done = Progressed(1.0, Counts(), stages, 8.6)
    >>> search_summary("Stagewise", done, Outcome.COMPLETE)
    'Stagewise · 2 stages · 34,965,377 explored · 8.6 s'
    >>> search_summary("Stagewise", Progressed(0.265, Counts(), stages, 9.0, (8, 12)), None)
    'Stagewise · 26 %, 8 to 12 s left · 34,965,377 explored'
    >>> search_summary("Stagewise", Progressed(0.265, Counts(), stages, 9.0), Outcome.STOPPED)
    'Stagewise · stopped at 26 % · 34,965,377 explored · 9.0 s'
    """
    explored, _ = progress.stages.totals
    parts = [engine]
    if outcome is None:
        left = "" if progress.seconds_left is None else f", {time_left(progress.seconds_left)}"
        parts.append(f"{percent(progress.fraction)}{left}")
    elif outcome is Outcome.COMPLETE:
        parts.append(counted(len(progress.stages), "stage"))
    else:
        verb = "stopped at" if outcome is Outcome.STOPPED else "limit reached at"
        parts.append(f"{verb} {percent(progress.fraction)}")
    if not progress.by_frontier:
        parts.append(f"{explored:,} explored")
    if outcome is not None:
        parts.append(duration(progress.seconds))
    return " · ".join(parts)
