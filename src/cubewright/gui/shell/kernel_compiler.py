"""Compile the solver in the background, where the setup script has not done so."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from cubewright.solver.kernels.compiled_folder import all_are_compiled
from cubewright.translation import mark, tr

IDLE_MS = 5000
"""The window is left alone for this long at first, and after each search that is running."""
COMMAND = (sys.executable, "-m", "cubewright.solver.compilation")
NOTE = mark("Compiling the solver for this machine (once)")


class KernelCompiler(QObject):
    """Compiles in a process of low priority, so that neither window nor searches wait for it.

    ``is_busy`` returns whether a search is running; compiling does not start then.
    """

    note_changed = Signal(str)
    """The note to show while it compiles; empty at the end."""

    def __init__(
        self,
        is_busy: Callable[[], bool],
        parent: QObject | None = None,
        *,
        idle_ms: int = IDLE_MS,
        command: Sequence[str] = COMMAND,
    ) -> None:
        super().__init__(parent)
        self._is_busy = is_busy
        self._command = list(command)
        self._process = QProcess(self)
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.finished.connect(self._end)
        self._process.errorOccurred.connect(self._end)
        self._timer = QTimer(self)
        self._timer.setInterval(idle_ms)
        self._timer.timeout.connect(self._start_if_idle)

    def start_when_idle(self) -> None:
        """Compile, once no search is running, if something is not compiled yet."""
        self._timer.start()

    def close(self) -> None:
        """End the process; what it has compiled is kept."""
        self._timer.stop()
        self._process.blockSignals(True)
        self._process.kill()
        self._process.waitForFinished()

    def _start_if_idle(self) -> None:
        if self._is_busy():
            return
        self._timer.stop()
        if not all_are_compiled():
            self.note_changed.emit(tr(NOTE))
            self._process.start(self._command[0], self._command[1:])

    def _end(self, *_how: object) -> None:
        self.note_changed.emit("")
