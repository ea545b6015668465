"""Status sentences of a search, shared by the window and the terminal."""

from __future__ import annotations

from cubewright.model.results import Results
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.estimate_text import estimate_sentence
from cubewright.presenter.search.statistics_text import figure_counts_text
from cubewright.solver.report import Outcome, Progressed
from cubewright.translation import counted, mark, tr

PREPARING = mark("Preparing the search…")
CONNECTING = mark("Connecting to the cluster…")
STOPPED_EARLY = mark("Stopped while the search was being prepared.")


def preparing_text(fraction: float) -> str:
    """How far the preparation of a search is.

    >>> preparing_text(0.4)
    'Preparing the search: 40 %'
    """
    return tr("Preparing the search: {share}", share=percent(fraction))


def seconds_text(seconds: float) -> str:
    """A search time with one digit after the point.

    >>> seconds_text(1.23), seconds_text(0.02)
    ('1.2 s', 'under 0.1 s')
    """
    return tr("{seconds:.1f} s", seconds=seconds) if seconds >= 0.1 else tr("under 0.1 s")


def percent(fraction: float) -> str:
    """A fraction in whole per cent, rounded down: an unfinished search is never at 100 %.

    >>> percent(0.265), percent(0.9999)
    ('26 %', '99 %')
    """
    return f"{int(fraction * 100)} %"


def paused_text(progress: Progressed | None) -> str:
    """The status of a paused search; None stands for one that has not reported yet.

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


def kept_text(results: Results) -> str:
    """What an earlier search has found, as a sentence.

    >>> from cubewright.model.results import SolutionCounts
    >>> kept_text(Results(counts=SolutionCounts(unique=240), is_complete=True))
    'Found earlier: 240 solutions.'
    >>> kept_text(Results(solutions=((), ())))
    'The file has 2 solutions.'
    """
    found = counted(results.count or 0, "solution")
    if not results.count and len(results.solutions):  # a file of BurrTools states no such count
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
    return tr("Found earlier: {found} so far.", found=found)


def finished_text(
    outcome: Outcome, progress: Progressed, number: int, convention: Convention = Convention.RAW
) -> str:
    """The result of a search that has ended, with ``number`` solutions in a convention.

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
    """Confirmation that a search was saved in a file, and how to resume it in the window.

    >>> saved_text("tet.search")
    'Search saved to tet.search. Use Solve > Resume search to continue.'
    """
    return tr("Search saved to {name}. Use Solve > Resume search to continue.", name=name)
