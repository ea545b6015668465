"""A bar that shows how far a search is, on a terminal only."""

from __future__ import annotations

import shutil
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
        """Draw the bar, at most ten times a second."""
        if not self._wanted or monotonic() < self._next:
            return
        self._next = monotonic() + SECONDS_BETWEEN
        columns = shutil.get_terminal_size().columns
        self._stream.write("\r" + bar_text(progress, found)[: columns - 1] + "\x1b[K")
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
    filled = int(progress.fraction * BAR_WIDTH)
    bar = "#" * filled + "." * (BAR_WIDTH - filled)
    percent = int(progress.fraction * 100)
    return f"[{bar}] {percent:3d} %  {found:,} found  {progress.seconds:.1f} s"
