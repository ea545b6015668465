"""Chips show by their swatch whether a piece is solid, outlined or hidden."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

from cubewright.gui.display.piece_chips import Chip, PieceChips
from cubewright.gui.viewer.visibility import PieceDisplay

RED = QColor(200, 30, 40)


@pytest.fixture
def chips(qtbot):
    made = PieceChips()
    qtbot.addWidget(made)
    made.resize(300, made.height())
    made.chip_model.show_chips(
        [Chip(f"{n}", "L", RED, shown) for n, shown in enumerate(PieceDisplay)]
    )
    with qtbot.waitExposed(made):
        made.show()
    return made


def swatch(chips, shown):
    """Return a mask, ``(height, width)``, of the piece's colour in the left part of a chip."""
    index = chips.chip_model.index(list(PieceDisplay).index(shown))
    area = chips.visualRect(index)
    area.setWidth(area.height() + 2)
    image = chips.viewport().grab(area).toImage().convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    pixels = rows[:, : 3 * image.width()].reshape(image.height(), -1, 3).astype(int)
    return np.abs(pixels - RED.getRgb()[:3]).max(axis=2) < 30


def test_a_solid_piece_is_filled_and_an_outlined_piece_has_an_edge_in_its_colour(chips):
    solid, outlined, hidden = (swatch(chips, shown) for shown in PieceDisplay)
    rows, columns = np.flatnonzero(solid.any(axis=1)), np.flatnonzero(solid.any(axis=0))
    inside = np.s_[rows[0] + 3 : rows[-1] - 2, columns[0] + 3 : columns[-1] - 2]
    assert solid[inside].all()
    assert solid[inside].size > 4
    assert not outlined[inside].any()
    assert outlined.sum() > 2 * sum(solid[inside].shape)
    assert not hidden.any()


@pytest.mark.parametrize(
    ("shown", "tip", "name"),
    [
        (PieceDisplay.SOLID, "solid; click to outline it", "Piece L, solid"),
        (PieceDisplay.OUTLINED, "outlined; click to hide it", "Piece L, outlined"),
        (PieceDisplay.HIDDEN, "hidden; click to show it", "Piece L, hidden"),
    ],
)
def test_a_chip_describes_the_state_of_its_piece_and_the_effect_of_a_click(chips, shown, tip, name):
    index = chips.chip_model.index(list(PieceDisplay).index(shown))
    assert tip in index.data(Qt.ItemDataRole.ToolTipRole)
    assert index.data(Qt.ItemDataRole.StatusTipRole) == index.data(Qt.ItemDataRole.ToolTipRole)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == name


def test_a_row_longer_than_its_room_fades_at_its_border(chips, qtbot):
    chips.chip_model.show_chips([Chip(f"{n}", "LLLL", RED, PieceDisplay.SOLID) for n in range(9)])
    bar = chips.horizontalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)

    def red_near(border):
        """Return the strongest red in the last pixels before a border."""
        image = chips.viewport().grab().toImage()
        xs = range(3) if border == "left" else range(image.width() - 3, image.width())
        colours = [image.pixelColor(x, image.height() // 2 + 2) for x in xs]
        return max(colour.red() - colour.green() for colour in colours)

    found = []
    for value in range(0, bar.maximum() + 1, 5):
        bar.setValue(value)
        if value > 0:
            found.append(red_near("left"))
        if value < bar.maximum():
            found.append(red_near("right"))
    assert max(found) < 40 < RED.red() - RED.green()
    chips.resize(2000, chips.height())
    assert bar.maximum() == 0
