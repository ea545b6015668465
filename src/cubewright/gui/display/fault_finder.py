"""Looks for faults of a puzzle while the user draws, without delaying the drawing."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from cubewright.gui.worker import Worker
from cubewright.model.pieces.fitting import some_subset_fits
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.faults import Fault, faults

DELAY_MS = 150
"""The delay between the last change of the drawing and the count of placements, in ms."""


class FaultFinder(QObject):
    """Checks the latest puzzle for faults that need no search.

    Comparing numbers of cells takes no time. Counting the placements of many cells may take longer
    than the time between two clicks, so the count runs in the background when the drawing pauses.
    """

    examined = Signal(object)
    """The faults of the latest puzzle as a tuple; empty if only a search can find faults."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._latest: Puzzle | None = None
        self._counted: Puzzle | None = None
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_counted)
        self._delay = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._delay.timeout.connect(self._count)

    def examine(self, puzzle: Puzzle) -> None:
        """Examine this puzzle from now on."""
        self._latest = puzzle
        self._delay.stop()
        if some_subset_fits(puzzle.piece_set, puzzle.figure):
            self._delay.start()
        else:
            self.examined.emit(faults(puzzle))

    def close(self) -> None:
        self._delay.stop()
        self._latest = None
        self._worker.close()

    def _count(self) -> None:
        """Count the placements of the latest puzzle, unless a count is running."""
        puzzle = self._latest
        if puzzle is not None and not self._worker.is_busy:
            self._counted = puzzle
            self._worker.start(lambda _job: faults(puzzle))

    @Slot(object)
    def _on_counted(self, found: tuple[Fault, ...]) -> None:
        if self._counted is self._latest:
            self.examined.emit(found)
        elif not self._delay.isActive():
            self._count()
