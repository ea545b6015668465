"""The title bar of a dock: its buttons, and their icons in both themes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow

from cubewright.gui.frame.theme import contrast, palette
from cubewright.gui.pieces.dock_title import DockTitle


@pytest.fixture
def dock(qtbot):
    window = QMainWindow()
    made = QDockWidget("Pieces", window)
    made.setTitleBarWidget(DockTitle(made))
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, made)
    qtbot.addWidget(window)
    window.show()
    before = QApplication.palette()
    yield made
    QApplication.setPalette(before)


def best_contrast(button):
    """Return the highest contrast of a pixel of a button with its corner."""
    image = button.grab().toImage()
    ground = QColor(image.pixel(1, 1))
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return max(contrast(QColor(image.pixel(x, y)), ground) for x, y in points)


@pytest.mark.parametrize("dark", [False, True])
def test_the_icons_can_be_seen_in_both_themes(dock, dark):
    QApplication.setPalette(palette(dark=dark))
    QApplication.processEvents()
    title = dock.titleBarWidget()
    for button in (title.float_button, title.close_button):
        assert best_contrast(button) >= 4.5


def test_the_buttons_float_and_close_the_dock(dock):
    title = dock.titleBarWidget()
    title.float_button.click()
    assert dock.isFloating()
    title.float_button.click()
    assert not dock.isFloating()
    title.close_button.click()
    assert dock.isHidden()
