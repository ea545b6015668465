"""The toolbar hides items that do not fit, and shows the progress."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QToolButton


def give_width(toolbar, width):
    size = QSize(width, toolbar.height())
    QApplication.sendEvent(toolbar, QResizeEvent(size, QSize(width + 1, toolbar.height())))


@pytest.mark.parametrize(("name", "enabled"), [("next", False), ("open", True)])
def test_a_button_that_is_shown_again_is_enabled_like_its_command(window, qtbot, name, enabled):
    toolbar, command = window.toolbar, window.actions_[name]
    assert command.isEnabled() is enabled
    (button,) = (
        each for each in toolbar.findChildren(QToolButton) if each.defaultAction() is command
    )
    for width in (100, 3000):
        give_width(toolbar, width)
        qtbot.waitUntil(lambda width=width: button.isVisible() is (width == 3000))
    assert button.isEnabled() is enabled
    command.setEnabled(not enabled)
    assert button.isEnabled() is not enabled
    command.setEnabled(enabled)
    assert button.isEnabled() is enabled


@pytest.mark.parametrize(
    ("fraction", "text"),
    [(0.0449, "4.5 %"), (0.386, "38 %"), (0.9999, "99 %"), (1.0, "100 %")],
)
def test_the_bar_shows_the_same_percentage_as_other_texts(window, fraction, text):
    window.toolbar.show_progress(fraction, 7)
    assert window.toolbar.progress.format() == text


@pytest.mark.parametrize("width", [420, 700, 960, 1280, 1900])
def test_an_item_without_room_is_in_the_menu_of_hidden_items(window, width):
    toolbar = window.toolbar
    give_width(toolbar, width)
    menu = toolbar._more.menu()
    menu.aboutToShow.emit()
    offered = {action.objectName() for action in menu.actions()}
    titles = {each.menu().title() for each in menu.actions() if each.menu()}
    hidden = [each for each in toolbar.actions() if not each.isVisible()]
    for action in hidden:
        item = toolbar.widgetForAction(action)
        if isinstance(item, QToolButton) and item is not toolbar._more:
            assert item.defaultAction().objectName() in offered
        elif item in (toolbar.pieces, toolbar.convention):
            assert item.accessibleName() in titles
        elif item is toolbar.wanted_solutions:
            assert "only-apart" in offered
    assert toolbar._more_shown.isVisible() is bool(menu.actions())
