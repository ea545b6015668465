"""Every window and dialog fits a screen of 1000 x 650 pixels at scale 2, with nothing cut."""

import pytest
from all_windows import LONG_NAME, WINDOWS
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionMenuItem,
    QTabBar,
    QWidget,
)

from cubewright.gui.shell.arrangement.arrangement import Arrangement
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.gui.widgets.window_size import keep_on_screen, size_on_screen

SCREEN = QSize(500, 325)
PATIENCE_MS = 10_000
"""The longest wait for the layout of a page."""
ROOM = size_on_screen(QSize(10_000, 10_000), SCREEN)


def cut_widgets(window):
    """Return descriptions of the texts and buttons that are not completely visible."""
    kinds = (QAbstractButton, QLabel, QLineEdit, QComboBox, QTabBar)
    texts = [each for kind in kinds for each in window.findChildren(kind)]
    return [
        f"{type(each).__name__} {getattr(each, 'text', str)()!r:.60} {each.geometry()}"
        for each in texts
        if each.window() is window and each.isVisible() and is_cut(each)
    ]


def is_cut(widget):
    outside = widget
    while (outside := outside.parentWidget()) is not None:
        if isinstance(outside.parentWidget(), QAbstractScrollArea):
            break  # it can be scrolled to
        place = widget.mapTo(outside, widget.rect().topLeft())
        if not outside.rect().contains(QRect(place, widget.size())):
            return True
        if outside.isWindow():
            break
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(widget.width()) > widget.height() + 1
    if isinstance(widget, (QAbstractButton, QLabel)) and not isinstance(widget, ElidedLabel):
        needed = widget.minimumSizeHint()
        return needed.width() > widget.width() + 1 or needed.height() > widget.height() + 1
    return False


@pytest.mark.parametrize("name", WINDOWS)
def test_a_window_fits_a_small_screen_and_cuts_nothing(window, qtbot, name):
    shown = WINDOWS[name](window)
    for each in shown:
        each.resize(ROOM)
        each.show()
        qtbot.waitExposed(each)
        QApplication.processEvents()
        assert each.width() <= ROOM.width()
        assert each.height() <= ROOM.height()

        def nothing_is_cut(each=each):
            assert cut_widgets(each) == []

        # Qt hides the button of a field a moment after the field was cleared.
        qtbot.waitUntil(nothing_is_cut, timeout=PATIENCE_MS)
        for page in each.findChildren(ScrollPage):
            assert page.horizontalScrollBar().maximum() == 0
        each.hide()


def test_the_file_dialog_fits_a_small_screen(window, qtbot):
    dialog = QFileDialog(window)
    dialog.resize(ROOM)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.size() == ROOM
    dialog.close()


def test_a_menu_higher_than_the_screen_scrolls(window, qtbot):
    for action in window.menuBar().actions():
        option = QStyleOptionMenuItem()
        option.initFrom(action.menu())
        menu = action.menu()
        scrolls = QStyle.StyleHint.SH_Menu_Scrollable
        assert menu.style().styleHint(scrolls, option, menu), menu.title()


def test_undo_of_a_long_name_does_not_widen_the_menu(window):
    window.document.rename(LONG_NAME)
    assert len(window.actions_["undo"].text()) < 60


def test_the_engine_box_shows_every_title_completely(window):
    box = window.compare_controller.box.combo
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    for width in (1276, 996):
        window.resize(width, 680)
        QApplication.processEvents()
        field = box.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            box,
        )
        for row in range(box.count()):
            assert box.fontMetrics().horizontalAdvance(box.itemText(row)) <= field.width()


def test_a_dialog_larger_than_the_screen_is_made_smaller_when_it_is_shown(window, qtbot):
    dialog = QDialog(window)
    dialog.resize(10_000, 10_000)
    dialog.show()
    qtbot.waitExposed(dialog)
    room = dialog.screen().availableGeometry()
    assert room.contains(dialog.geometry())
    dialog.close()


def test_a_window_beyond_the_edge_of_the_screen_is_moved(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    room = made.screen().availableGeometry()
    made.setGeometry(room.right() - 50, room.bottom() - 20, 300, 200)
    keep_on_screen(made)
    assert room.contains(made.geometry())


def cut_tabs(window):
    """Return the titles of tabs that are not completely visible."""
    return [
        f"{bar.tabText(index)} of {bar.count()}"
        for bar in window.findChildren(QTabBar)
        if bar.isVisible()
        for index in range(bar.count())
        if (bar.isTabVisible(index) and not bar.rect().contains(bar.tabRect(index)))
        or (
            bar.isTabVisible(index)
            and bar.tabRect(index).width() < bar.fontMetrics().horizontalAdvance(bar.tabText(index))
        )
    ]


@pytest.mark.parametrize(
    "screen", [QSize(500, 325), QSize(640, 360), QSize(1000, 650), QSize(1280, 720)], ids=str
)
def test_the_main_window_fits_every_screen_and_cuts_nothing(window, qtbot, screen):
    def nothing_is_cut():
        assert cut_tabs(window) == []
        assert cut_widgets(window) == []

    window.document.rename(LONG_NAME)
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running and window.panel.count > 0)
    room = size_on_screen(QSize(10_000, 10_000), screen)
    window.resize(room)
    qtbot.waitUntil(lambda: window.size() == room)
    tabs = window.pages.tabs
    for arrangement in Arrangement:
        window.columns.arrange(arrangement)
        for page in range(tabs.count()) if window.pages.is_compact else (tabs.currentIndex(),):
            tabs.setCurrentIndex(page)
            qtbot.waitUntil(nothing_is_cut, timeout=PATIENCE_MS)
    assert window.size() == room
