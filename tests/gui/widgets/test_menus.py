"""The button that opens a menu."""

from PySide6.QtWidgets import QMenu, QStyleOptionToolButton

from cubewright.gui.widgets.menus import ARROW, MenuButton

HAS_MENU = QStyleOptionToolButton.ToolButtonFeature.HasMenu


def test_the_arrow_is_beside_the_text(qtbot):
    button = MenuButton("Layer", "Change this layer", QMenu())
    qtbot.addWidget(button)
    assert button.text() == f"Layer {ARROW}"
    assert button.accessibleName() == "Change this layer"
    option = QStyleOptionToolButton()
    button.initStyleOption(option)
    assert not option.features & HAS_MENU, "Qt draws no second arrow"
