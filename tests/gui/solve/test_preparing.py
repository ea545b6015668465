"""The preparation of a large puzzle is shown in the window, and Stop ends it."""

import time

import pytest

from cubewright.gui.solve.solve_session import SolveState
from cubewright.solver import solve as solve_module
from cubewright.solver.search import preparation


@pytest.fixture
def endless_preparation(monkeypatch):
    """Treat every puzzle as a large puzzle whose preparation makes no progress."""

    def steps(_puzzle):
        while True:
            time.sleep(0.005)
            yield 0.25

    monkeypatch.setattr(solve_module, "LARGE_PUZZLE", 0)
    monkeypatch.setattr(preparation, "cover_steps", steps)


def test_the_preparation_shows_its_progress_until_it_is_stopped(window, qtbot, endless_preparation):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: window.message.text() == "Preparing the search: 40 %")
    assert window.panel.empty_page.text() == "Preparing the search: 40 %"
    assert window.actions_["stop"].isEnabled()
    window.actions_["stop"].trigger()
    qtbot.waitUntil(lambda: window.solve_controller.session.state is SolveState.IDLE)
    qtbot.waitUntil(lambda: window.message.text() == "Stopped while the search was being prepared.")
    assert window.actions_["solve"].isEnabled()
    assert not window.solve_controller.is_unfinished
