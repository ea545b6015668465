"""No window is initially larger than the screen."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from cubewright.gui.widgets.window_size import set_initial_size, size_on_screen


@pytest.mark.parametrize(
    ("screen", "size"),
    [((1920, 1080), (1400, 860)), ((1000, 650), (996, 610)), ((1404, 700), (1400, 660))],
)
def test_a_window_leaves_space_for_its_frame(screen, size):
    assert size_on_screen(QSize(1400, 860), QSize(*screen)).toTuple() == size


def test_a_window_fits_the_screen(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    set_initial_size(window, QSize(100_000, 100_000))
    there = window.screen().availableSize()
    assert window.width() < there.width()
    assert window.height() < there.height()
    set_initial_size(window, QSize(300, 200))
    assert window.size() == QSize(300, 200)
