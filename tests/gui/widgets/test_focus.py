"""The frame that shows the focus of the 3D view."""

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLineEdit, QListWidget, QVBoxLayout, QWidget

from cubewright.gui.widgets.focus import FocusFrame, FocusRings


@pytest.fixture
def page(qtbot):
    made = QWidget()
    made.framed, made.other = QLineEdit(), QLineEdit()
    made.frame = FocusFrame(made.framed)
    column = QVBoxLayout(made)
    column.addWidget(made.frame)
    column.addWidget(made.other)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def edge_colour(frame):
    return QColor(frame.grab().toImage().pixel(frame.width() // 2, 0))


def test_the_frame_is_drawn_while_its_widget_has_the_focus(page, qtbot):
    accent = page.palette().color(QPalette.ColorRole.Accent)
    page.framed.setFocus()
    qtbot.waitUntil(page.framed.hasFocus)
    assert edge_colour(page.frame) == accent
    page.other.setFocus()
    qtbot.waitUntil(page.other.hasFocus)
    assert edge_colour(page.frame) != accent


def test_focusing_the_frame_focuses_its_widget(page, qtbot):
    page.frame.setFocus()
    qtbot.waitUntil(page.framed.hasFocus)


def test_the_ring_of_an_empty_list_follows_its_size(page, qtbot):
    empty = QListWidget()
    page.layout().addWidget(empty)
    rings = FocusRings(page)
    empty.setFocus()
    qtbot.waitUntil(lambda: rings._ring is not None and rings._ring.size() == empty.size())
    page.resize(page.width() + 40, page.height() - 60)
    assert empty.size() == rings._ring.size()
