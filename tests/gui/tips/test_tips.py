"""Each tip is shown next to its subject, and disappears by itself for good."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget

from cubewright.gui.frame.settings import Settings
from cubewright.gui.settings.choices import Choices
from cubewright.gui.shell.first_tips import offer_tips
from cubewright.gui.tips.tips_controller import BROWSE, DRAW, SOLVE, TIPS, TURN


@pytest.fixture
def tipped(fresh_window):
    """A window that shows tips without a delay."""
    fresh_window.tips._pause.setInterval(0)
    offer_tips(fresh_window)
    fresh_window.tips.watch_turning(fresh_window.view)
    return fresh_window


def wait_for(qtbot, window, tip):
    qtbot.waitUntil(lambda: window.tips.shown_tip is tip)
    if tip is None:
        assert not window.tips.bubble.isVisible()
        return
    bubble = window.tips.bubble
    assert bubble.isVisible()
    assert bubble.text() == tip.text == bubble.accessibleDescription()
    assert window.rect().contains(bubble.geometry())


def test_tips_follow_the_first_steps_and_never_return(tipped, qtbot):
    focus = QApplication.focusWidget()
    wait_for(qtbot, tipped, DRAW)
    assert QApplication.focusWidget() is focus
    bubble = tipped.tips.bubble
    assert bubble.focusPolicy() is Qt.FocusPolicy.NoFocus
    grid = tipped.editor.layer_grid
    assert tipped.editor.zoom_area.rect().contains(
        tipped.editor.zoom_area.mapFrom(tipped, bubble.geometry().center())
    )
    position = grid.cell_position(grid.cursor_cell).toPoint()
    qtbot.mouseClick(grid, Qt.MouseButton.LeftButton, pos=position)
    tipped.document.undo_stack.undo()
    wait_for(qtbot, tipped, SOLVE)
    tipped.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: not tipped.solve_controller.is_running)
    wait_for(qtbot, tipped, BROWSE)
    tipped.actions_["next"].trigger()
    wait_for(qtbot, tipped, TURN)
    header = QRect(tipped.header.mapTo(tipped, QPoint(0, 0)), tipped.header.size())
    assert not bubble.geometry().intersects(header)  # which shows the number of cubelets
    view = QRect(tipped.view.mapTo(tipped, QPoint(0, 0)), tipped.view.size())
    assert view.contains(bubble.geometry())  # the controls below the view stay free
    qtbot.mousePress(tipped.view, Qt.MouseButton.LeftButton, pos=QPoint(60, 60))
    qtbot.mouseMove(tipped.view, QPoint(80, 60))
    tipped.tips.mark_seen(TURN)  # a simulated move has no pressed buttons
    qtbot.mouseRelease(tipped.view, Qt.MouseButton.LeftButton, pos=QPoint(80, 60))
    wait_for(qtbot, tipped, None)
    tipped.settings.save()
    again = Settings(tipped.settings.path)
    assert again.seen_tips == {tip.name for tip in TIPS}
    assert not again.shows_tips
    assert not Choices.from_settings(again).tips


def test_a_tip_disappears_after_a_while_or_by_a_click(tipped, qtbot):
    wait_for(qtbot, tipped, DRAW)
    assert tipped.tips._time.isActive()
    tipped.tips._time.timeout.emit()
    qtbot.waitUntil(lambda: tipped.isActiveWindow() and DRAW.name in tipped.settings.seen_tips)
    wait_for(qtbot, tipped, SOLVE)
    qtbot.mouseClick(tipped.tips.bubble, Qt.MouseButton.LeftButton)
    assert {DRAW.name, SOLVE.name} == tipped.settings.seen_tips


def test_a_tip_waits_while_its_target_is_hidden(tipped, qtbot):
    wait_for(qtbot, tipped, DRAW)
    tipped.actions_["arrange-solve"].trigger()
    wait_for(qtbot, tipped, None)
    assert not tipped.settings.seen_tips
    tipped.actions_["arrange-draw"].trigger()
    wait_for(qtbot, tipped, DRAW)


def test_the_settings_disable_tips_and_start_them_again(tipped, qtbot):
    wait_for(qtbot, tipped, DRAW)
    tipped.tips.mark_seen(DRAW)
    on = tipped.choices.current()
    assert on.tips
    off = Choices(tips=False)
    tipped.choices.apply(off)
    wait_for(qtbot, tipped, None)
    tipped.choices.apply(on)
    wait_for(qtbot, tipped, DRAW)


def test_a_window_that_offers_no_tips_shows_none(window, qtbot):
    window.tips.schedule()
    window.tips.mark_seen(DRAW)
    assert not window.tips._pause.isActive()
    assert window.tips.bubble is None
    assert not window.settings.seen_tips


def test_a_tip_over_the_view_leaves_the_view_where_it_is(tipped, qtbot):
    wait_for(qtbot, tipped, DRAW)
    for tip in (DRAW, SOLVE, BROWSE):
        tipped.tips.mark_seen(tip)
    tipped.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: not tipped.solve_controller.is_running)
    wait_for(qtbot, tipped, TURN)
    qtbot.waitExposed(tipped.tips.bubble)
    native = {each for each in tipped.findChildren(QWidget) if each.internalWinId()}
    assert native == {tipped.view, tipped.tips.bubble}
    corner = tipped.view.windowHandle().position()  # in the native window around it
    assert corner == tipped.view.mapTo(tipped, QPoint(0, 0))
