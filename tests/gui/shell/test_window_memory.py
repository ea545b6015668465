"""A closed window frees its memory: its widgets and their Python objects."""

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent

from cubewright.gui.frame.settings import Settings
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.solve.solve_session import SolveState

PARTS = ("view", "editor", "panel", "statistics", "solve_controller")


def references_to_a_closed_window(qtbot):
    window = MainWindow(Settings(), MENUS)
    window.show()
    qtbot.waitExposed(window)
    window.solve_controller.start()
    qtbot.waitUntil(lambda: window.panel.count == 240, timeout=60_000)
    qtbot.waitUntil(lambda: window.solve_controller.session.state is SolveState.IDLE)
    window.shut_down()
    window.close()
    window.deleteLater()
    return [weakref.ref(window), *(weakref.ref(getattr(window, name)) for name in PARTS)]


def test_a_closed_window_is_freed(qtbot):
    references = references_to_a_closed_window(qtbot)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    kept = [
        name
        for name, each in zip(("window", *PARTS), references, strict=True)
        if each() is not None
    ]
    assert kept == []
