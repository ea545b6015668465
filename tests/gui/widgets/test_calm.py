"""The window looks quiet: one scale of text, hairlines between panels, dialogs without icons."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from cubewright.gui.widgets import text_size
from cubewright.gui.widgets.calm_splitter import CalmSplitter
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.text_size import TextSize, sized_font

GUI = Path(text_size.__file__).parent.parent


def test_every_size_of_text_is_one_of_the_scale():
    others = [
        source.name
        for source in GUI.rglob("*.py")
        if re.search(r"setPointSizeF\(|QSplitter\(", source.read_text("utf-8"))
    ]
    assert others == ["text_size.py"]
    plain = QFont()
    plain.setPointSizeF(10)
    assert sized_font(plain, TextSize.TITLE).pointSizeF() == pytest.approx(13.5)


@pytest.mark.parametrize("along", Qt.Orientation)
def test_a_handle_shows_one_thin_line_and_no_dots(qtbot, along):
    splitter = CalmSplitter(along)
    qtbot.addWidget(splitter)
    for _ in range(2):
        splitter.addWidget(QWidget())
    splitter.setHandleWidth(7)
    splitter.resize(120, 120)
    handle = splitter.handle(1)
    image = handle.grab().toImage()
    is_across = along is Qt.Orientation.Horizontal
    for place in (5, 50, 60, 100):
        colours = [
            image.pixelColor(*((step, place) if is_across else (place, step))).rgb()
            for step in range(7)
        ]
        assert len(set(colours)) == 2
        assert sum(colour != colours[0] for colour in colours) == 1


def test_the_buttons_of_a_dialog_have_words_only(window, qtbot):
    dialog = QDialog(window)
    buttons = QDialogButtonBox.StandardButton
    box = QDialogButtonBox(buttons.Ok | buttons.Cancel | buttons.Close)
    QVBoxLayout(dialog).addWidget(box)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert [each.text() for each in box.buttons() if not each.icon().isNull()] == []
    dialog.close()


def test_an_explanation_stays_in_the_tip_of_a_text_with_and_without_room(qtbot):
    label = ElidedLabel("Level 3.2.2.1.1")
    qtbot.addWidget(label)
    label.explain("Moves to each separation")
    label.resize(QSize(300, 20))
    label.grab()
    assert label.toolTip() == "Moves to each separation"
    label.resize(QSize(30, 20))
    label.grab()
    assert label.toolTip() == "Level 3.2.2.1.1\nMoves to each separation"


@pytest.mark.parametrize("width", [240, 320, 430, 640, 900])
def test_sliders_below_the_view_are_never_cut(window, width):
    bar = window.piece_bar
    bar.resize(width, bar.height())
    bar.layout().activate()
    for each in (window.explode_slider, window.build_slider):
        each.layout().activate()
        assert each.width() >= each.needed_width


@pytest.mark.parametrize("width", [300, 700])
def test_the_slider_of_moves_is_as_wide_as_the_player(window, width):
    bar = window.player_bar
    bar._has_plan = True
    bar._fit(width)
    bar.resize(width, 60)
    bar.layout().activate()
    assert bar.slider.width() >= width - 24
    bar.show_message("")
