"""Looks for faults while the player draws, out of the way of the drawing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from PySide6.QtCore import QObject, QTimer, Signal

from cubewright.model.fitting import adds_up
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.faults import Fault, faults

PAUSE_MS = 150
"""How long the drawing must rest before its placements are counted."""


class FaultFinder(QObject):
    """Says of the latest puzzle alone why it cannot be solved, if that can be said.

    Counting cells is done at once. Placements of many cells take longer than a
    click may, so they are counted in another thread, and only when the drawing
    rests.
    """

    examined = Signal(object)
    """The faults of the latest puzzle, a tuple; empty where only a search can tell."""
    _counted = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._latest: Puzzle | None = None
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="faults")
        self._rest = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._rest.timeout.connect(self._count)
        self._counted.connect(self._on_counted)

    def examine(self, puzzle: Puzzle) -> None:
        """Look at another puzzle from now on."""
        self._latest = puzzle
        self._rest.stop()
        if adds_up(puzzle.piece_set, puzzle.figure):
            self._rest.start()
        else:
            self.examined.emit(faults(puzzle))

    def close(self) -> None:
        """Wait for what is being counted, and count no more."""
        self._rest.stop()
        self._latest = None
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _count(self) -> None:
        puzzle = self._latest
        if puzzle is not None:
            self._pool.submit(self._faults_of, puzzle)

    def _faults_of(self, puzzle: Puzzle) -> None:
        """Runs in the pool's thread; the signal carries the answer to the window's."""
        self._counted.emit(puzzle, faults(puzzle))

    def _on_counted(self, puzzle: Puzzle, found: tuple[Fault, ...]) -> None:
        if puzzle is self._latest:  # late news of an older drawing is no news
            self.examined.emit(found)
