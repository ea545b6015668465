"""The dialog that runs the self-test in another process and shows its report line by line."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from cubewright.background_process import BackgroundProcess, ProcessEndedError
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.report_dialog import ReportDialog
from cubewright.translation import tr

_FUNCTION = "cubewright.presenter.self_test:send_report"
_POLL_MILLISECONDS = 50


class SelfTestDialog(ReportDialog):
    """Shows the report of the self-test; closing it ends the test."""

    def __init__(self, parent: QWidget | None) -> None:
        title = tr("Test this installation")
        super().__init__(parent, title, tr("Testing… Nothing is sent."))
        allow(self.copy_button, tr("The test is still running"))
        self._process: BackgroundProcess | None = None
        self._timer = QTimer(self, interval=_POLL_MILLISECONDS)
        self._timer.timeout.connect(self._show_lines)
        self.finished.connect(self._close_process)
        try:
            self._process = BackgroundProcess(_FUNCTION)
        except ProcessEndedError as error:
            self._end(str(error))
        else:
            self._timer.start()

    def _show_lines(self) -> None:
        """Show the lines received so far; if the process has ended, end the test."""
        if self._process is None:
            return
        try:
            while (line := self._process.receive(0.001)) is not None:
                self.add_line(line)
        except ProcessEndedError as error:
            self._end(str(error))

    def _end(self, error: str) -> None:
        self._close_process()
        if error:
            self.add_line(error)
        self.sentence.setText(
            tr("The test has ended. Copy its report if you want to report a problem.")
        )
        allow(self.copy_button, "")

    def _close_process(self) -> None:
        self._timer.stop()
        if self._process is not None:
            self._process.close()
            self._process = None
