"""Status sentences of a search, shared by the window and the terminal."""

from __future__ import annotations

from cubewright.model.results import Results
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.estimate_text import estimate_sentence, time_left
from cubewright.presenter.search.statistics_text import duration, figure_counts_text
from cubewright.solver.report import Outcome, Progressed
from cubewright.translation import counted, joined, mark, tr

PREPARING = mark("Preparing the search…")
CONNECTING = mark("Connecting to the cluster…")
STOPPED_EARLY = mark("Stopped while the search was being prepared.")


def preparing_text(fraction: float) -> str:
    """Return the progress of a search's preparation.

    >>> preparing_text(0.4)
    'Preparing the search: 40 %'
    """
    return tr("Preparing the search: {share}", share=percent(fraction))


def seconds_text(seconds: float) -> str:
    """Return a search time with one digit after the point.

    >>> seconds_text(1.23), seconds_text(0.02)
    ('1.2 s', 'under 0.1 s')
    """
    return tr("{seconds:.1f} s", seconds=seconds) if seconds >= 0.1 else tr("under 0.1 s")


def percent(fraction: float) -> str:
    """Return a fraction in whole per cent, rounded down: an unfinished search never shows 100 %.

    >>> percent(0.265), percent(0.9999)
    ('26 %', '99 %')
    """
    return f"{int(fraction * 100)} %"


def paused_text(progress: Progressed | None) -> str:
    """Return the status of a paused search; ``progress`` is None before its first report.

    >>> from cubewright.solver.report import Counts
    >>> from cubewright.solver.search.stages import StageTable
    >>> stages = StageTable.zeros(7)
    >>> paused_text(Progressed(0.265, Counts(), stages, 9.0))
    'Paused at 26 %.'
    >>> paused_text(Progressed(0.265, Counts(), stages, 9.0, (8, 12)))
    'Paused at 26 %: 8 to 12 s left.'
    """
    if progress is None:
        return tr("Paused.")
    share, estimate = percent(progress.fraction), estimate_sentence(progress)
    if estimate:
        return tr("Paused at {share}: {estimate}.", share=share, estimate=estimate)
    return tr("Paused at {share}.", share=share)


def kept_results_text(results: Results) -> str:
    """Return the results of an earlier search, as a sentence.

    >>> from cubewright.model.results import SolutionCounts
    >>> kept_results_text(Results(counts=SolutionCounts(unique=240), is_complete=True))
    'Found earlier: 240 solutions.'
    >>> kept_results_text(Results(solutions=((), ())))
    'The file has 2 solutions.'
    """
    found = counted(results.count or 0, "solution")
    if not results.count and len(results.solutions):  # A BurrTools file has no such count.
        listed = counted(len(results.solutions), "solution")
        return tr("The file has {found}.", found=listed)
    if results.search is not None:
        return tr(
            "Found earlier: {found}; the search is paused at {share}.",
            found=found,
            share=percent(results.search.fraction),
        )
    if results.is_complete:
        return tr("Found earlier: {found}.", found=found)
    return tr("Found earlier by an unfinished search: {found}.", found=found)


def finished_text(
    outcome: Outcome, progress: Progressed, number: int, convention: Convention = Convention.RAW
) -> str:
    """Return the result of an ended search, with its ``number`` of solutions in a convention.

    >>> from cubewright.solver.report import Counts
    >>> from cubewright.solver.search.stages import StageTable
    >>> quick = Progressed(1.0, Counts(), StageTable.zeros(7), 0.02)
    >>> finished_text(Outcome.COMPLETE, quick, 198)
    'Search complete: 198 solutions in under 0.1 s.'
    >>> slow = Progressed(0.265, Counts(), StageTable.zeros(7), 1.2)
    >>> finished_text(Outcome.COMPLETE, slow, 0)
    'No solutions. The search is complete (1.2 s).'
    >>> finished_text(Outcome.STOPPED, slow, 12)
    'Stopped at 26 %: 12 solutions in 1.2 s.'
    >>> one = Progressed(1.0, Counts(10, 5, 4, 2, 1), StageTable.zeros(7), 1.2)
    >>> finished_text(Outcome.COMPLETE, one, 4, Convention.UNIQUE).partition(", ")[2]
    "4 up to the puzzle's own symmetry, 1 up to the figure's."
    """
    took, found = seconds_text(progress.seconds), counted(number, "solution")
    if outcome is Outcome.COMPLETE:
        if not number:
            return tr("No solutions. The search is complete ({time}).", time=took)
        both = figure_counts_text(progress.counts, convention)
        if both:
            return tr(
                "Search complete: {found} in {time}, {counts}.",
                found=found,
                time=took,
                counts=both,
            )
        return tr("Search complete: {found} in {time}.", found=found, time=took)
    if outcome is Outcome.LIMIT:
        return tr("Limit reached: {found} in {time}. There may be more.", found=found, time=took)
    share = percent(progress.fraction)
    if progress.by_frontier:
        return tr("Stopped at {share} of the count after {time}.", share=share, time=took)
    return tr("Stopped at {share}: {found} in {time}.", share=share, found=found, time=took)


def saved_text(name: str) -> str:
    """Confirm that a search was saved in a file, and explain how to resume it in the window.

    >>> saved_text("tet.search")
    'Search saved to tet.search. Use Solve > Resume search to continue.'
    """
    return tr("Search saved to {name}. Use Solve > Resume search to continue.", name=name)


NOT_SEARCHED = mark("not searched yet")


def panel_state_text(engine: str, *, running: bool, searched: bool) -> str:
    """Return the summary of the search panel before a search has reported progress.

    ``searched``: the solutions of an earlier search are listed.

    >>> panel_state_text("Automatic", running=False, searched=False)
    'Automatic · not searched yet'
    >>> panel_state_text("Automatic", running=True, searched=True)
    'Automatic · being prepared'
    >>> panel_state_text("Automatic", running=False, searched=True)
    'Automatic · searched earlier'
    """
    if running:
        state = tr("being prepared", "search")
    else:
        state = tr("searched earlier") if searched else tr(NOT_SEARCHED)
    return joined(" · ", (engine, state))


def solutions_summary(
    listed: int, count: int, *, running: bool, searched: bool, deleted: int = 0
) -> str:
    """Return the number of solutions, and the number that the filter lists.

    ``count`` includes the solutions that the user has ``deleted`` from the list.

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
    """Return the state of a search; the outcome None means that it is running.

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
