"""The division of the window into columns."""

import pytest
from PySide6.QtCore import QSize

from cubewright.gui.shell import main_window
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.shell.settings import Settings
from cubewright.gui.solve.solve_session import SolveState

SMALL = QSize(996, 610)
"""The size of a window on a screen of 1000 x 650."""


@pytest.fixture
def small_window(qtbot, monkeypatch):
    monkeypatch.setattr(main_window, "DEFAULT_SIZE", SMALL)
    made = MainWindow(Settings())
    qtbot.addWidget(made, before_close_func=lambda window: window.shut_down())
    made.show()
    qtbot.waitExposed(made)
    return made


def test_a_small_window_has_room_for_solutions_beside_the_stages(small_window, qtbot):
    window = small_window
    qtbot.waitUntil(window.actions_["solve"].isEnabled, timeout=10_000)
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: window.panel.count == 240, timeout=30_000)
    qtbot.waitUntil(
        lambda: window.solve_controller.session.state is SolveState.IDLE, timeout=30_000
    )
    solutions, stages = window.panel.table, window.statistics.table
    assert solutions.viewport().height() >= 2 * solutions.rowHeight(0)
    total = stages.model().rowCount() - 1
    assert stages.rowViewportPosition(total) + stages.rowHeight(total) <= stages.viewport().height()
