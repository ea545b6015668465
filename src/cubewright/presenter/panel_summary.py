"""The one line in the header of each panel that answers the common question about it."""

from __future__ import annotations

from cubewright.presenter.search.estimate_text import time_left
from cubewright.presenter.search.search_status import percent
from cubewright.presenter.search.statistics_text import duration
from cubewright.solver.report import Outcome, Progressed
from cubewright.translation import counted, joined, mark, tr

NOT_SEARCHED = mark("not searched yet")


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
            return tr("none so far", "solutions")
        return tr("none", "solutions") if searched else tr(NOT_SEARCHED)
    left = count - deleted
    if listed == left:
        text = counted(left, "solution")
    else:
        text = tr("{listed:,} of {number:,}", listed=listed, number=left)
    if running:
        text = tr("{found} so far", found=text)
    return tr("{found}, {deleted:,} deleted", found=text, deleted=deleted) if deleted else text


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
        parts.append(percent(progress.fraction))
        if progress.seconds_left is not None:
            parts[-1] = joined(", ", (parts[-1], time_left(progress.seconds_left)))
    elif outcome is Outcome.COMPLETE:
        parts.append(counted(len(progress.stages), "stage"))
    elif outcome is Outcome.STOPPED:
        parts.append(tr("stopped at {share}", share=percent(progress.fraction)))
    else:
        parts.append(tr("limit reached at {share}", share=percent(progress.fraction)))
    if not progress.by_frontier:
        parts.append(tr("{number:,} explored", number=explored))
    if outcome is not None:
        parts.append(duration(progress.seconds))
    return joined(" · ", parts)
