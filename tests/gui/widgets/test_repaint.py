"""Areas that another window covered are repainted, even between the widgets."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QWidget

from cubewright.gui.frame.settings import Settings
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow

RED = QColor(Qt.GlobalColor.red)


@pytest.fixture
def cover(qtbot):
    made = QWidget(None, Qt.WindowType.BypassWindowManagerHint)
    made.setStyleSheet("background: red")
    qtbot.addWidget(made)
    return made


def colour_on_screen(place):
    picture = QGuiApplication.primaryScreen().grabWindow(0, place.x(), place.y(), 1, 1)
    return picture.toImage().pixelColor(0, 0)


def test_a_covering_window_leaves_no_trace_between_header_and_view(cover, qtbot, own_home):
    window = MainWindow(Settings(), MENUS)
    qtbot.addWidget(window, before_close_func=lambda window: window.shut_down())
    with qtbot.waitSignal(window.viewer.created, timeout=20_000):
        window.show()
    above = window.view.mapToGlobal(QPoint(window.view.width() // 2, -2))
    cover.setGeometry(QRect(above - QPoint(50, 50), QSize(100, 100)))
    cover.show()
    qtbot.waitUntil(lambda: colour_on_screen(above) == RED, timeout=5000)
    cover.hide()
    ground = window.palette().window().color()
    qtbot.waitUntil(lambda: colour_on_screen(above) == ground, timeout=5000)
