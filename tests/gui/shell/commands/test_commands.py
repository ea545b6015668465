"""Every command of the window runs, or gives the reason why it cannot."""

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow
from shared_window import _end_tasks

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame.actions import Actions
from cubewright.gui.frame.command import Command, Menu
from cubewright.gui.help.guide_window import GuideWindow
from cubewright.gui.shell.commands.table import COMMANDS
from cubewright.gui.solve.solve_session import SolveState
from cubewright.gui.widgets.event_filters import ApplicationFilter
from cubewright.model.figure import Figure
from cubewright.translation import tr

CUBE, LONG = built_in_puzzle("cube"), built_in_puzzle("bedlam")
EMPTY = Figure((), "Empty", CUBE.figure.lattice)


def show(window, puzzle):
    window.solve_controller.session.end()
    window.document.new(puzzle)


def show_empty_figure(window, _qtbot):
    show(window, CUBE)
    window.document.edit(EMPTY, "Clear")


def show_figure(window, _qtbot):
    show(window, CUBE)


def show_solutions(window, qtbot):
    show(window, CUBE)
    window.solve_controller.start()
    session = window.solve_controller.session
    qtbot.waitUntil(lambda: session.state is SolveState.IDLE)
    assert window.panel.count > 1


def search(window, qtbot):
    show(window, LONG)
    window.solve_controller.start()
    qtbot.waitUntil(lambda: window.solve_controller.is_unfinished)


STATES = {
    "an empty figure": show_empty_figure,
    "a figure": show_figure,
    "solutions": show_solutions,
    "a search": search,
}


@pytest.fixture
def no_dialogs(window, qtbot):
    """Close every dialog and menu that opens."""

    def close():
        popup, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if popup is not None:
            popup.close()
        elif isinstance(dialog, QDialog):
            dialog.reject()

    timer = QTimer(interval=20)
    timer.timeout.connect(close)
    timer.start()
    yield
    timer.stop()


def state_of(window):
    solving, document = window.solve_controller, window.document
    return (
        document.content,
        window.panel.count > 0,
        solving.session.state,
        solving.solved_puzzle is None,
        window.view_controller.solution is None,
    )


def put_back(window):
    """End the effects of a command, except a search."""
    window.hint_controller.stop()
    window.hardness_controller.stop()
    window.analysis.cancel()
    window.explore_controller.end()
    window.place_controller.cancel()
    window.drawing_controller.end()
    for dialog in (*window.findChildren(QDialog), *window.findChildren(GuideWindow)):
        dialog.close()
    others = window.batch_controller, window.design_controller, window.cut_controller
    for other in (*others, window.sticks_controller, window.library):
        other.view.hide()


@pytest.mark.parametrize("name", STATES)
def test_each_command_runs_or_gives_the_reason_why_not(
    window, qtbot, monkeypatch, no_dialogs, name
):
    monkeypatch.setattr(window, "close", lambda: True)
    STATES[name](window, qtbot)
    wrong, state = [], state_of(window)
    for command in COMMANDS:
        action = window.actions_[command.name]
        if not action.isEnabled():
            if action.toolTip() in ("", tr(command.tip)) or action.statusTip() != action.toolTip():
                wrong.append(f"{command.name} is grey and does not say why: {action.toolTip()}")
            continue
        with qtbot.captureExceptions() as raised:
            action.trigger()
            QApplication.processEvents()
            if command.runs_when_set:
                action.trigger()
            put_back(window)
            QApplication.processEvents()
        wrong += [f"{command.name}: {error[1]!r}" for error in raised]
        if state_of(window) != state:
            STATES[name](window, qtbot)
            state = state_of(window)
    _end_tasks(window)
    assert wrong == []


def test_the_actions_follow_the_commands_in_each_turn_of_the_event_loop(window, qtbot):
    action = window.actions_["undo"]
    assert (action.isEnabled(), action.toolTip()) == (False, "Nothing to undo")
    window.document.set_piece_set("tetris")
    loop = QEventLoop()
    QTimer.singleShot(20, loop.quit)
    loop.exec()
    assert (action.isEnabled(), action.text()) == (True, "&Undo Use Tetris")


def test_commands_are_asked_once_in_each_turn_after_a_change(qtbot):
    asked = []
    window = QMainWindow()
    qtbot.addWidget(window)
    command = Command("a", "&A", (), "", run=asked.append, why_not=lambda _: asked.append(1) or "")
    actions = Actions([Menu("m", "&M", ((command,),))], window)
    application_filter = ApplicationFilter(window)
    actions.begin()
    turn = QAbstractEventDispatcher.instance().awake

    def asked_after(*kinds):
        turn.emit()
        asked.clear()
        for kind in kinds:
            QApplication.sendEvent(window, QEvent(kind))
        turn.emit()
        turn.emit()
        return len(asked)

    assert asked_after() == asked_after(QEvent.Type.UpdateRequest, QEvent.Type.Leave) == 0
    assert asked_after(QEvent.Type.WindowActivate, QEvent.Type.LanguageChange) == 1
    application_filter.deleteLater()


def test_a_command_shows_changes_from_a_nested_event_loop(qtbot):
    reasons, shown = [""], []
    window = QMainWindow()
    qtbot.addWidget(window)
    command = Command("a", "&A", (), "", run=print, why_not=lambda _: reasons[-1])
    actions = Actions([Menu("m", "&M", ((command,),))], window)
    application_filter = ApplicationFilter(window)
    actions.begin()
    action, outer = actions._actions["a"], QEventLoop()

    def wait_and_change():
        inner = QEventLoop()
        QTimer.singleShot(20, inner, inner.quit)
        inner.exec()
        reasons.append("Something is missing")
        turn.connect(look)

    def look():  # after the commands were asked in the next turn
        shown.append(action.isEnabled())
        outer.quit()

    turn = QAbstractEventDispatcher.instance().awake
    QTimer.singleShot(0, outer, wait_and_change)
    outer.exec()
    turn.disconnect(look)
    assert shown[0] is False
    application_filter.deleteLater()


def test_a_command_that_raises_an_error_is_asked_once(qtbot):
    asked = []

    def fail(_window):
        asked.append(True)
        raise ValueError("broken")

    window = QMainWindow()
    qtbot.addWidget(window)
    command = Command("solve", "&Solve", ("F5",), "Search", run=lambda _window: None, why_not=fail)
    actions = Actions([Menu("solve", "&Solve", ((command,),))], window)
    with pytest.raises(ValueError, match="broken"):
        actions.begin()
    actions.refresh()
    assert asked == [True]
