"""Collect garbage in the GUI thread only.

Python collects garbage in the thread that happens to allocate objects. The widgets of a closed
window refer to each other, so only garbage collection deletes them. The process may crash if
another thread, such as a search, deletes a widget.

Freed memory is returned to the system. The GNU C library keeps free memory below memory in use: 60
to 80 MB after an hour of work.
"""

from __future__ import annotations

import ctypes
import gc
import sys

from PySide6.QtCore import QObject, QTimerEvent

INTERVAL_MS = 1000
OLDEST_GENERATION = 2
"""The generation of the oldest objects, which is collected every few minutes."""


class GarbageCollector(QObject):
    """Collects garbage while the event loop runs, as often as Python would."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = self.startTimer(INTERVAL_MS)

    def timerEvent(self, _event: QTimerEvent) -> None:
        self.collect_due()

    def collect_due(self) -> None:
        """Collect the oldest generation that is due, together with all younger generations."""
        counts, limits = gc.get_count(), gc.get_threshold()
        for generation in (OLDEST_GENERATION, 1, 0):
            if counts[generation] > limits[generation]:
                gc.collect(generation)
                if generation == OLDEST_GENERATION:
                    return_memory()
                return

    def close(self) -> None:
        """Let Python collect garbage itself."""
        self.killTimer(self._timer)
        gc.enable()


def return_memory() -> None:
    """Return unused memory to the system if the C library supports it."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
