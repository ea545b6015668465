"""Looks for faults of a puzzle while the user draws, without delaying the drawing."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from cubewright.gui.worker import Worker
from cubewright.model.pieces.fitting import adds_up
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.faults import Fault, faults

DELAY_MS = 150
"""The delay between the last change of the drawing and the count of its placements."""


class FaultFinder(QObject):
    """Finds out why the latest puzzle cannot be solved, as far as no search is needed.

    Comparing numbers of cells takes no time. Counting the placements of many
    cells takes longer than a click may, so it is done in the background, and
    only when the drawing pauses.
    """

    examined = Signal(object)
    """The faults of the latest puzzle, a tuple; empty if only a search can find any."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._latest: Puzzle | None = None
        self._counted: Puzzle | None = None
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_counted)
        self._delay = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._delay.timeout.connect(self._count)

    def examine(self, puzzle: Puzzle) -> None:
        """Examine another puzzle from now on."""
        self._latest = puzzle
        self._delay.stop()
        if adds_up(puzzle.piece_set, puzzle.figure):
            self._delay.start()
        else:
            self.examined.emit(faults(puzzle))

    def close(self) -> None:
        """Stop, and wait for the thread."""
        self._delay.stop()
        self._latest = None
        self._worker.close()

    def _count(self) -> None:
        """Count placements of the latest puzzle, once the count of an earlier one is done."""
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
