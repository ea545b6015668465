"""The statistics of a search in words."""

from __future__ import annotations

from cubewright.model.symmetry.group import Convention
from cubewright.solver.report import Counts, Outcome, Progressed
from cubewright.solver.search.stages import StageTable
from cubewright.translation import joined, mark, number_text, tr

NODES_NOTE = mark(
    "Nodes visited: the root of the search tree and one node for each placement kept."
)
CONVENTION_NOTE = mark(
    "Symmetric duplicates are skipped, so these counts are the same for every counting mode."
)

_ORDINALS = {1: mark("{number}st"), 2: mark("{number}nd"), 3: mark("{number}rd")}
_OUTCOMES = {
    None: mark("Searching for {time}"),
    Outcome.COMPLETE: mark("Complete after {time}"),
    Outcome.LIMIT: mark("Limit reached after {time}"),
    Outcome.STOPPED: mark("Stopped after {time}"),
}


def ordinal(number: int) -> str:
    """Return an ordinal number.

    >>> [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 102, 111)]
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '102nd', '111th']
    """
    if number % 100 not in (11, 12, 13) and number % 10 in _ORDINALS:
        return tr(_ORDINALS[number % 10], number=number)
    return tr("{number}th", number=number)


def stage_name(stage: int) -> str:
    """Return the name of a stage; stages are counted from 0.

    >>> stage_name(0)
    '1st piece'
    """
    return tr("{ordinal} piece", ordinal=ordinal(stage + 1))


def counts_sentence(counts: Counts) -> str:
    """Return the number of solutions in all three conventions.

    >>> counts_sentence(Counts(11520, 480, 240))
    '240 unique, 480 up to rotation, 11,520 raw'
    >>> counts_sentence(Counts(10_278, 3_426, 1_713, 480, 240)).partition(" raw")[2]
    " (up to the figure's symmetry: 240 unique, 480 up to rotation)"
    """
    text = tr(
        "{unique:,} unique, {rotations:,} up to rotation, {raw:,} raw",
        unique=counts.unique,
        rotations=counts.rotations,
        raw=counts.raw,
    )
    unique, rotations = counts.figure_unique, counts.figure_rotations
    if unique is None and counts.breaks_symmetry:
        return tr("{counts} (up to the figure's symmetry: not counted)", counts=text)
    if (unique, rotations) in ((None, None), (counts.unique, counts.rotations)):
        return text
    return tr(
        "{counts} (up to the figure's symmetry: {unique:,} unique, {rotations:,} up to rotation)",
        counts=text,
        unique=unique,
        rotations=rotations,
    )


def figure_counts_text(counts: Counts, convention: Convention) -> str:
    """Return both numbers of solutions if constraints break symmetries of the figure; else "".

    >>> figure_counts_text(Counts(3_400, 1_713, 1_713, 480, 240), Convention.UNIQUE)
    "1,713 up to the puzzle's own symmetry, 240 up to the figure's"
    >>> figure_counts_text(Counts(11_520, 480, 240), Convention.UNIQUE)
    ''
    >>> figure_counts_text(Counts(9, 3, 3, breaks_symmetry=True), Convention.UNIQUE)
    "3 up to the puzzle's own symmetry; the number up to the figure's needs a full search"
    """
    own, of_figure = counts.of(convention), counts.count_up_to_figure_symmetry(convention)
    if of_figure is None and counts.breaks_symmetry and convention is not Convention.RAW:
        return tr(
            "{own:,} up to the puzzle's own symmetry; the number up to the figure's needs a "
            "full search",
            own=own,
        )
    if of_figure is None or of_figure == own:
        return ""
    return tr(
        "{own:,} up to the puzzle's own symmetry, {of_figure:,} up to the figure's",
        own=own,
        of_figure=of_figure,
    )


def share(kept: int, explored: int) -> str:
    """Return the percentage of explored placements that are kept, with suitable digits.

    >>> share(27, 27), share(203, 219), share(1, 57600), share(0, 5), share(0, 0)
    ('100 %', '92.7 %', '0.0017 %', '0 %', '')
    >>> share(999_999, 1_000_000)
    '99.9 %'
    """
    if not explored:
        return ""
    percent = 100 * kept / explored
    if kept in (0, explored):
        return tr("{share:.0f} %", share=percent)
    if percent >= 1:
        return tr("{share:.1f} %", share=min(percent, 99.9))  # Never round up to 100 %.
    if percent >= 0.0001:
        return tr("{share:.2g} %", share=percent)
    return tr("< {share:.4f} %", share=0.0001)


def cut_sentence(progress: Progressed) -> str:
    """Return the share of explored placements that each rule cut, the largest share first.

    >>> import numpy as np
    >>> from cubewright.solver.report import Counts
    >>> from cubewright.solver.search.stages import StageTable
    >>> table = StageTable(np.array([200]), np.array([40]),
    ...                    {"parity": np.array([10]), "overlaps": np.array([150])})
    >>> cut_sentence(Progressed(1.0, Counts(), table, 1.0))
    'Explored placements rejected by rules: overlaps 75.0 %, parity 5.0 %. Kept: 20.0 %.'
    """
    explored, kept = progress.stages.totals
    cuts = {rule: int(cut.sum()) for rule, cut in progress.stages.cuts.items()}
    if not explored or not any(cuts.values()):
        return ""
    largest = sorted((rule for rule in cuts if cuts[rule]), key=lambda rule: -cuts[rule])
    parts = [f"{tr(rule)} {share(cuts[rule], explored)}" for rule in largest]
    return tr(
        "Explored placements rejected by rules: {rules}. Kept: {share}.",
        rules=", ".join(parts),
        share=share(kept, explored),
    )


def duration(seconds: float) -> str:
    """Return a duration in suitable units.

    >>> [duration(s) for s in (0, 0.0023, 0.85, 12.34, 75, 3723, 200_000)]
    ['0 ms', '2 ms', '850 ms', '12.3 s', '1 min 15 s', '1 h 02 min', '2 d 07 h']
    >>> duration(0.0004)
    'less than 1 ms'
    """
    if 0 < seconds < 0.0005:
        return tr("less than 1 ms")
    if seconds < 0.9995:
        return tr("{milliseconds:.0f} ms", milliseconds=seconds * 1000)
    if seconds < 59.95:
        return tr("{seconds:.1f} s", seconds=seconds)
    minutes, rest_seconds = divmod(round(seconds), 60)
    if minutes < 60:
        return tr("{minutes} min {seconds:02} s", minutes=minutes, seconds=rest_seconds)
    hours, minutes = divmod(minutes, 60)
    if hours < 24:
        return tr("{hours} h {minutes:02} min", hours=hours, minutes=minutes)
    days, hours = divmod(hours, 24)
    return tr("{days} d {hours:02} h", days=days, hours=hours)


def fine_duration(seconds: float) -> str:
    """Return a duration; short durations have three significant digits, for comparisons.

    >>> [fine_duration(s) for s in (0, 0.000_123_4, 0.002_346, 0.0312, 0.85, 12.34)]
    ['0 ms', '0.123 ms', '2.35 ms', '31.2 ms', '850 ms', '12.3 s']
    >>> fine_duration(0.000_000_1)
    '0.000 ms'
    """
    milliseconds = seconds * 1000
    if 0 < milliseconds < 99.95:
        if milliseconds >= 0.1:
            return tr("{milliseconds:.3g} ms", milliseconds=milliseconds)
        return tr("{milliseconds:.3f} ms", milliseconds=milliseconds)
    return duration(seconds)


def rate(number: int, seconds: float) -> str:
    """Return a number per second, with about three significant digits.

    >>> rate(240, 2.0), rate(5, 100.0), rate(0, 3.0), rate(1_234_567, 1.0), rate(3, 0.0)
    ('120', '0.05', '0', '1,230,000', '-')
    """
    if seconds <= 0:
        return "-"
    value = number / seconds
    if value >= 1000:
        digits = len(str(int(value))) - 3
        return number_text(round(value, -digits), ",.0f")
    return number_text(value, ".3g")


def rates_text(unique: int, explored: int, seconds: float) -> str:
    """Return the speed of the search in two lines.

    >>> print(rates_text(240, 14_230, 2.0))
    120 unique solutions per second
    7,120 placements per second
    """
    solutions, placements = rate(unique, seconds), rate(explored, seconds)
    first = tr("{rate} unique solutions per second", rate=solutions)
    return joined("\n", (first, tr("{rate} placements per second", rate=placements)))


def nodes_text(stages: StageTable) -> str:
    """Return the numbers of visited nodes and of nodes that complete a solution.

    >>> import numpy as np
    >>> nodes_text(StageTable(np.array([8, 20]), np.array([4, 2])))
    '7 nodes visited, 2 with a solution'
    """
    with_a_solution = stages.nodes_visited - stages.nodes_before_solutions
    return tr(
        "{visited:,} nodes visited, {complete:,} with a solution",
        visited=stages.nodes_visited,
        complete=with_a_solution,
    )


def cpu_text(seconds: float | None) -> str:
    """Return the processor time of a search; empty if it is unknown.

    >>> cpu_text(2.34), cpu_text(None)
    ('CPU time of all threads: 2.3 s', '')
    """
    return "" if seconds is None else tr("CPU time of all threads: {time}", time=duration(seconds))


def outcome_text(outcome: Outcome | None, seconds: float) -> str:
    """Return the state and duration of a search; the outcome None means that it is running.

    >>> outcome_text(None, 3.0), outcome_text(Outcome.STOPPED, 0.5)
    ('Searching for 3.0 s', 'Stopped after 500 ms')
    """
    return tr(_OUTCOMES[outcome], time=duration(seconds))
