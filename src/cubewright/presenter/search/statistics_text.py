"""The statistics of a search in words."""

from __future__ import annotations

from cubewright.model.symmetry.group import Convention
from cubewright.solver.report import Counts, Outcome
from cubewright.solver.search.stages import StageTable

NODES_NOTE = "Nodes visited: the root of the search tree and one node for each placement kept."
CONVENTION_NOTE = (
    "Symmetric duplicates are skipped, so these counts are the same for every counting mode."
)

_ENDINGS = {1: "st", 2: "nd", 3: "rd"}
_OUTCOMES = {
    None: "Searching for",
    Outcome.COMPLETE: "Complete after",
    Outcome.LIMIT: "Limit reached after",
    Outcome.STOPPED: "Stopped after",
}


def ordinal(number: int) -> str:
    """Return an ordinal number.

    >>> [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 102, 111)]
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '102nd', '111th']
    """
    ending = "th" if number % 100 in (11, 12, 13) else _ENDINGS.get(number % 10, "th")
    return f"{number}{ending}"


def stage_name(stage: int) -> str:
    """Return the name of a stage, which is counted from 0.

    >>> stage_name(0)
    '1st piece'
    """
    return f"{ordinal(stage + 1)} piece"


def counts_sentence(counts: Counts) -> str:
    """Return the number of solutions in all three conventions.

    >>> counts_sentence(Counts(11520, 480, 240))
    '240 unique, 480 up to rotation, 11,520 raw'
    >>> counts_sentence(Counts(10_278, 3_426, 1_713, 480, 240)).partition(" raw")[2]
    " (up to the figure's symmetry: 240 unique, 480 up to rotation)"
    """
    text = f"{counts.unique:,} unique, {counts.rotations:,} up to rotation, {counts.raw:,} raw"
    unique, rotations = counts.figure_unique, counts.figure_rotations
    if unique is None and counts.breaks_symmetry:
        return f"{text} (up to the figure's symmetry: not counted)"
    if (unique, rotations) in ((None, None), (counts.unique, counts.rotations)):
        return text
    of_figure = f"{unique:,} unique, {rotations:,} up to rotation"
    return f"{text} (up to the figure's symmetry: {of_figure})"


def figure_counts_text(counts: Counts, convention: Convention) -> str:
    """Return both numbers of solutions if constraints break symmetries of the figure; else "".

    >>> figure_counts_text(Counts(3_400, 1_713, 1_713, 480, 240), Convention.UNIQUE)
    "1,713 up to the puzzle's own symmetry, 240 up to the figure's"
    >>> figure_counts_text(Counts(11_520, 480, 240), Convention.UNIQUE)
    ''
    >>> figure_counts_text(Counts(9, 3, 3, breaks_symmetry=True), Convention.UNIQUE)
    "3 up to the puzzle's own symmetry; the number up to the figure's needs a full search"
    """
    own, of_figure = counts.of(convention), counts.up_to_figure(convention)
    if of_figure is None and counts.breaks_symmetry and convention is not Convention.RAW:
        own_only = f"{own:,} up to the puzzle's own symmetry"
        return f"{own_only}; the number up to the figure's needs a full search"
    if of_figure is None or of_figure == own:
        return ""
    return f"{own:,} up to the puzzle's own symmetry, {of_figure:,} up to the figure's"


def share(kept: int, explored: int) -> str:
    """Return kept of explored in per cent, with a sensible number of digits.

    >>> share(27, 27), share(203, 219), share(1, 57600), share(0, 5), share(0, 0)
    ('100 %', '92.7 %', '0.0017 %', '0 %', '')
    >>> share(999_999, 1_000_000)
    '99.9 %'
    """
    if not explored:
        return ""
    percent = 100 * kept / explored
    if kept in (0, explored):
        return f"{percent:.0f} %"
    if percent >= 1:
        return f"{min(percent, 99.9):.1f} %"  # never rounded up to all of them
    return f"{percent:.2g} %" if percent >= 0.0001 else "< 0.0001 %"


def duration(seconds: float) -> str:
    """Return a duration in suitable units.

    >>> [duration(s) for s in (0, 0.0023, 0.85, 12.34, 75, 3723, 200_000)]
    ['0 ms', '2 ms', '850 ms', '12.3 s', '1 min 15 s', '1 h 02 min', '2 d 07 h']
    >>> duration(0.0004)
    'less than 1 ms'
    """
    if 0 < seconds < 0.0005:
        return "less than 1 ms"
    if seconds < 0.9995:
        return f"{seconds * 1000:.0f} ms"
    if seconds < 59.95:
        return f"{seconds:.1f} s"
    minutes, rest_seconds = divmod(round(seconds), 60)
    if minutes < 60:
        return f"{minutes} min {rest_seconds:02} s"
    hours, minutes = divmod(minutes, 60)
    if hours < 24:
        return f"{hours} h {minutes:02} min"
    days, hours = divmod(hours, 24)
    return f"{days} d {hours:02} h"


def fine_duration(seconds: float) -> str:
    """Return a duration; short ones with three significant digits, for comparing.

    >>> [fine_duration(s) for s in (0, 0.000_123_4, 0.002_346, 0.0312, 0.85, 12.34)]
    ['0 ms', '0.123 ms', '2.35 ms', '31.2 ms', '850 ms', '12.3 s']
    >>> fine_duration(0.000_000_1)
    '0.000 ms'
    """
    milliseconds = seconds * 1000
    if 0 < milliseconds < 99.95:
        return f"{milliseconds:.3g} ms" if milliseconds >= 0.1 else f"{milliseconds:.3f} ms"
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
        return f"{round(value, -digits):,.0f}"
    return f"{value:.3g}"


def rates_text(unique: int, explored: int, seconds: float) -> str:
    """Return the speed of the search in two lines.

    >>> print(rates_text(240, 14_230, 2.0))
    120 unique solutions per second
    7,120 placements per second
    """
    solutions, placements = rate(unique, seconds), rate(explored, seconds)
    return f"{solutions} unique solutions per second\n{placements} placements per second"


def nodes_text(stages: StageTable) -> str:
    """Return the number of nodes visited, and of those that complete a solution.

    >>> import numpy as np
    >>> nodes_text(StageTable(np.array([8, 20]), np.array([4, 2])))
    '7 nodes visited, 2 with a solution'
    """
    with_a_solution = stages.nodes_visited - stages.nodes_before_solutions
    return f"{stages.nodes_visited:,} nodes visited, {with_a_solution:,} with a solution"


def cpu_text(seconds: float | None) -> str:
    """Return the processor time of a search; empty if it is unknown.

    >>> cpu_text(2.34), cpu_text(None)
    ('CPU time of all threads: 2.3 s', '')
    """
    return "" if seconds is None else f"CPU time of all threads: {duration(seconds)}"


def outcome_text(outcome: Outcome | None, seconds: float) -> str:
    """Return the state and duration of a search; None means that it is running.

    >>> outcome_text(None, 3.0), outcome_text(Outcome.STOPPED, 0.5)
    ('Searching for 3.0 s', 'Stopped after 500 ms')
    """
    return f"{_OUTCOMES[outcome]} {duration(seconds)}"
