"""The progress bar of a search, drawn only on a terminal."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable
from dataclasses import replace
from time import monotonic
from typing import Protocol, TextIO, TypeVar

from cubewright.cli.command import VisibleStream
from cubewright.presenter.search.estimate_text import number_range, time_left
from cubewright.solver.report import Progressed
from cubewright.visible_text import one_line

SECONDS_BETWEEN = 0.1
BAR_WIDTH = 30
BAR_WIDTHS = BAR_WIDTH, 12, 4


class ProgressBar:
    """A line that is redrawn in place and cleared before results are written."""

    def __init__(self, stream: TextIO) -> None:
        # The bar moves the cursor with control characters, so it bypasses the visible stream.
        self._stream = stream.stream if isinstance(stream, VisibleStream) else stream
        self._wanted = stream.isatty()
        self._drawn = False
        self._next = 0.0

    def show(self, progress: Progressed, found: int) -> None:
        """Draw the bar of a search, at most ten times a second."""
        self.show_text(lambda: fitted_bar_text(progress, found, shutil.get_terminal_size().columns))

    def show_preparing(self, fraction: float) -> None:
        """Draw the progress of a search's preparation, at most ten times a second."""
        self.show_text(lambda: f"{bar(fraction)}  preparing")

    def show_text(self, text: Callable[[], str]) -> None:
        """Draw the text, at most ten times a second."""
        if not self._wanted or monotonic() < self._next:
            return
        self._next = monotonic() + SECONDS_BETWEEN
        columns = shutil.get_terminal_size().columns
        self._stream.write("\r" + one_line(text())[: columns - 1] + "\x1b[K")
        self._stream.flush()
        self._drawn = True

    def hide(self) -> None:
        """Clear the line."""
        if self._drawn:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
            self._drawn = False


class Fractional(Protocol):
    """A report of a search with its finished share."""

    @property
    def fraction(self) -> float:
        """The finished share, 0 to 1."""


Report = TypeVar("Report", bound=Fractional)


def last_report(
    reports: Iterable[Report], first: Report, text: Callable[[Report], str], stream: TextIO
) -> Report:
    """Return the last report, or ``first`` without any; show each one with a text meanwhile."""
    last = first

    def shown() -> str:
        return f"{bar(last.fraction)}  {text(last)}"

    progress_bar = ProgressBar(stream)
    try:
        for report in reports:
            last = report
            progress_bar.show_text(shown)
    finally:
        progress_bar.hide()
    return last


def fitted_bar_text(progress: Progressed, found: int, columns: int) -> str:
    """Return the bar as text of fewer than ``columns`` characters, if possible.

    The bar is shortened first, then omitted. The expected number of solutions is omitted next; the
    remaining time is always shown.
    """
    text = ""
    for shown in (progress, replace(progress, expected=None)):
        for width in BAR_WIDTHS:
            text = bar_text(shown, found, width)
            if len(text) < columns:
                return text
        text = text.partition("]")[2].lstrip()
        if len(text) < columns:
            return text
    return text


def bar_text(progress: Progressed, found: int, width: int = BAR_WIDTH) -> str:
    """Return the bar as text, with all known estimates.

    >>> from cubewright.solver.report import Counts
    >>> from cubewright.solver.search.stages import StageTable
    >>> print(bar_text(Progressed(0.5, Counts(), StageTable.zeros(7), 1.25), 1234))
    [###############...............]  50 %  1,234 found  1.2 s
    >>> later = Progressed(0.1, Counts(), StageTable.zeros(7), 1.25, (10, 14), (210, 260))
    >>> print(bar_text(later, 27, 10))
    [#.........]  10 %  27 of 210 to 260 found  1.2 s  10 to 14 s left
    >>> count = Progressed(0.1, Counts(), StageTable.zeros(7), 1.25, (10, 14), by_frontier=True)
    >>> print(bar_text(count, 27, 10))
    [#.........]  10 %  counting  1.2 s  10 to 14 s left
    """
    task, left = f"{found:,}", ""
    if progress.expected is not None:
        task += f" of {number_range(progress.expected)}"
    task = "counting" if progress.by_frontier else f"{task} found"
    if progress.seconds_left is not None:
        left = f"  {time_left(progress.seconds_left)}"
    return f"{bar(progress.fraction, width)}  {task}  {progress.seconds:.1f} s{left}"


def bar(fraction: float, width: int = BAR_WIDTH) -> str:
    """Return the bar alone, with the percentage.

    >>> bar(0.1)
    '[###...........................]  10 %'
    """
    filled = int(fraction * width)
    return f"[{'#' * filled + '.' * (width - filled)}] {int(fraction * 100):3d} %"
