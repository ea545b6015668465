"""Help > Test this installation: a report that appears line by line and can be copied."""

import pytest
from PySide6.QtGui import QGuiApplication

from cubewright.background_process import ProcessEndedError
from cubewright.gui.help import self_test_dialog
from cubewright.gui.help.self_test_dialog import SelfTestDialog


class Process:
    """A stand-in for the process of the self-test."""

    def __init__(self, _function):
        self.messages = ["Cubewright 1", None, "ok      count", "Everything works."]
        self.is_closed = False

    def receive(self, _seconds):
        if not self.messages:
            raise ProcessEndedError("")
        return self.messages.pop(0)

    def close(self):
        self.is_closed = True


def cannot_start(_function):
    raise ProcessEndedError("no such program")


@pytest.fixture
def opened(qtbot, monkeypatch):
    def open_dialog(process):
        monkeypatch.setattr(self_test_dialog, "BackgroundProcess", process)
        dialog = SelfTestDialog(None)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_dialog


def test_the_report_appears_and_is_copied_when_it_is_complete(opened, qtbot):
    dialog = opened(Process)
    process = dialog._process
    assert not dialog.copy_button.isEnabled()
    qtbot.waitUntil(dialog.copy_button.isEnabled)
    assert process.is_closed
    dialog.copy_button.click()
    copied = QGuiApplication.clipboard().text()
    assert copied == "Cubewright 1\nok      count\nEverything works."


def test_closing_the_dialog_ends_the_test(opened):
    dialog = opened(Process)
    process = dialog._process
    dialog.reject()
    assert process.is_closed


def test_a_process_that_does_not_start_is_reported(opened):
    dialog = opened(cannot_start)
    assert dialog.report.toPlainText() == "no such program"
    assert dialog.copy_button.isEnabled()
