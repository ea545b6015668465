"""The list that elides a long text with dots."""

from PySide6.QtWidgets import QStyleOptionComboBox

from cubewright.gui.widgets.fields import ElidedCombo

LONG = "My own set of pieces that has a very long name indeed"


def shown(combo):
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    return option.currentText


def test_a_long_text_ends_in_dots(qtbot):
    combo = ElidedCombo()
    qtbot.addWidget(combo)
    combo.addItems(["Soma", LONG])
    combo.resize(160, 28)
    assert shown(combo) == "Soma"
    combo.setCurrentIndex(1)
    assert shown(combo).startswith("My own")
    assert shown(combo).endswith("…")
    assert combo.currentText() == LONG
    combo.resize(1000, 28)
    assert shown(combo) == LONG
