"""The program's icons are drawn on first use."""

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter

from cubewright.gui.widgets import icons
from cubewright.gui.widgets.icons import icon


@pytest.fixture
def drawn(monkeypatch):
    """The sizes of the pictures drawn."""
    sizes = []
    draw = icons._drawn

    def noted(text, size):
        sizes.append((size.width(), size.height()))
        return draw(text, size)

    monkeypatch.setattr(icons, "_drawn", noted)
    return sizes


def test_an_icon_is_drawn_once_in_each_size_and_colour_shown(qapp, drawn):
    solve = icon("solve")
    assert drawn == []
    for _ in range(2):
        solve.pixmap(QSize(20, 20))
        solve.pixmap(QSize(20, 20), QIcon.Mode.Active)
    assert drawn == [(20, 20)]
    solve.pixmap(QSize(20, 20), QIcon.Mode.Disabled)
    assert drawn == [(20, 20), (20, 20)]


def test_an_icon_is_as_sharp_as_the_screen(qapp, drawn):
    icon("solve").pixmap(QSize(20, 20), 2.0)
    picture = QImage(40, 40, QImage.Format.Format_ARGB32)
    picture.setDevicePixelRatio(2.0)
    painter = QPainter(picture)
    icon("solve").paint(painter, QRect(0, 0, 16, 16))
    painter.end()
    assert drawn == [(40, 40), (32, 32)]


def test_a_copied_icon_keeps_its_colour(qapp):
    copy = QIcon(icon("solve", QColor("red")))
    copy.addFile("missing.png")  # makes the copy independent
    image = copy.pixmap(24, 24).toImage()
    colours = {
        image.pixelColor(x, y).name()
        for x in range(24)
        for y in range(24)
        if image.pixelColor(x, y).alpha() == 255
    }
    assert colours == {"#ff0000"}


def test_the_icon_of_the_windows_has_sizes_for_the_system(qapp):
    sizes = [size.width() for size in icon("cubewright").availableSizes()]
    assert {16, 48, 256} <= set(sizes)


def test_an_icon_without_space_is_not_drawn(qapp, qtlog):
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        icon("solve").paint(painter, QRect(0, 0, 0, 8))
    assert icon("solve").pixmap(QSize(0, 0)).isNull()
    assert not qtlog.records
