"""Collect garbage in the thread of the window only.

Python collects garbage in whichever thread makes objects at that moment. Widgets of closed
windows refer to each other, so they are garbage, and the process may end if such a widget is
deleted in another thread than its own, such as that of a search.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS = 1000


class GarbageCollector(QObject):
    """Looks for garbage while the event loop runs, as often as Python would do by itself."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(self.collect_due)
        self._timer.start()

    def collect_due(self) -> None:
        """Collect the oldest generation of objects that is due, with all younger ones."""
        counts, limits = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if counts[generation] > limits[generation]:
                gc.collect(generation)
                return

    def close(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        gc.enable()
