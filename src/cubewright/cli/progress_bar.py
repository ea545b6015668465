"""A bar that shows how far a search is, on a terminal only."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from time import monotonic
from typing import TextIO

from cubewright.solver.report import Progressed

SECONDS_BETWEEN = 0.1
BAR_WIDTH = 30


class ProgressBar:
    """One line that is drawn over itself, and is gone when results are written."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._wanted = stream.isatty()
        self._drawn = False
        self._next = 0.0

    def show(self, progress: Progressed, found: int) -> None:
        """Draw the bar of a search, at most ten times a second."""
        self.show_text(lambda: bar_text(progress, found))

    def show_text(self, text: Callable[[], str]) -> None:
        """Draw what is said, at most ten times a second."""
        if not self._wanted or monotonic() < self._next:
            return
        self._next = monotonic() + SECONDS_BETWEEN
        columns = shutil.get_terminal_size().columns
        self._stream.write("\r" + text()[: columns - 1] + "\x1b[K")
        self._stream.flush()
        self._drawn = True

    def hide(self) -> None:
        """Clear the line for something else."""
        if self._drawn:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
            self._drawn = False


def bar_text(progress: Progressed, found: int) -> str:
    """The bar as text.

    >>> from cubewright.solver.report import Counts
    >>> from cubewright.solver.search import StageTable
    >>> print(bar_text(Progressed(0.5, Counts(), StageTable.zeros(7), 1.25), 1234))
    [###############...............]  50 %  1,234 found  1.2 s
    """
    return f"{bar(progress.fraction)}  {found:,} found  {progress.seconds:.1f} s"


def bar(fraction: float) -> str:
    """The bar alone, with the percentage.

    >>> bar(0.1)
    '[###...........................]  10 %'
    """
    filled = int(fraction * BAR_WIDTH)
    return f"[{'#' * filled + '.' * (BAR_WIDTH - filled)}] {int(fraction * 100):3d} %"
