"""Start a search and pause it after its first solutions."""

import pytest
from pytestqt.qtbot import QtBot

from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.worker import Job
from cubewright.solver.report import SolutionsFound


def solve_until_first_solutions(window: MainWindow, qtbot: QtBot) -> None:
    """Press Solve, and return when the search is paused and has listed solutions."""
    qtbot.waitUntil(window.actions_["solve"].isEnabled, timeout=10_000)
    session, send = window.solve_controller.session, Job.send

    def pause_after_sending(job, report):
        send(job, report)
        if isinstance(report, SolutionsFound):
            job.pause()

    # In the thread of the search, which may end before the thread of the window runs.
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Job, "send", pause_after_sending)
        window.actions_["solve"].trigger()
        qtbot.waitUntil(lambda: session.worker.job.is_waiting, timeout=60_000)
    session.pause()
    qtbot.waitUntil(lambda: window.panel.count > 0, timeout=5000)
