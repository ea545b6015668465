from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QDragEnterEvent,
    QDropEvent,
    QPalette,
    QStatusTipEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMessageBox,
    QTextBrowser,
    QWidget,
)

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import read_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.gui.display.explode_controller import STEPS
from cubewright.gui.editor.grid.gesture import DrawTool
from cubewright.gui.frame import save_dialog
from cubewright.gui.frame.settings import Settings, Theme
from cubewright.gui.help.help_dialogs import ShortcutsDialog
from cubewright.gui.shell.arrangement.arrangement import Arrangement
from cubewright.gui.shell.commands.figure_menu import FIGURE
from cubewright.gui.shell.commands.table import COMMANDS, MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.shell.message_bar import MIN_TIP_WIDTH
from cubewright.gui.solve import solve as solve_module
from cubewright.gui.solve.solve_session import SolveState
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.editing.pens import Pen

THREE = """/SOMAwall
/111/111/111
/111/111/111
/111/111/111

/SOMAbroken

/SOMAwall
/11/11
/11/11
"""


@pytest.fixture
def three(tmp_path: Path) -> Path:
    path = tmp_path / "three.fig"
    path.write_text(THREE)
    return path


def focus(widget, qtbot):
    """Give a widget the keyboard focus, as a click into it would."""
    window = widget.window()
    window.activateWindow()
    window.raise_()
    qtbot.waitUntil(window.isActiveWindow)
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)


def solved(window, qtbot):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: window.solve_controller.session.state is SolveState.IDLE, timeout=60_000
    )


def test_the_window_starts_with_the_soma_cube_ready_to_solve(window):
    assert window.document.figure.name == "Soma cube"
    assert window.header.status.text() == "27 of 27 cubelets"
    assert window.actions_["solve"].isEnabled()
    assert not window.actions_["stop"].isEnabled()
    assert "Soma cube" in window.windowTitle()


def test_every_action_has_a_key_a_tip_and_a_menu(window):
    in_menus = {action for menu in window.menuBar().actions() for action in menu.menu().actions()}
    keys = [key for row in COMMANDS for key in row.keys]
    assert len(set(keys)) == len(keys)
    for row in COMMANDS:
        action = window.actions_[row.name]
        assert action in in_menus
        assert action.shortcuts()
        assert action.statusTip()


def figure_menu(window):
    """Return the actions of the Figure menu and its submenus, by name."""
    (menu,) = (a.menu() for a in window.menuBar().actions() if a.text() == FIGURE.title)
    found = list(menu.actions())
    for action in menu.actions():
        found += action.menu().actions() if action.menu() else ()
    return {action.objectName(): action for action in found if action.objectName()}


def test_the_figure_menu_turns_mirrors_shifts_fits_and_clears(window):
    actions = figure_menu(window)
    window.document.edit(Figure([(0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0)], "L"), "Draw")
    actions["mirror-x"].trigger()
    assert window.document.figure.cells == ((0, 0, 0), (0, 1, 0), (1, 0, 0), (2, 0, 0))
    actions["turn-z"].trigger()
    actions["shift-right"].trigger()
    assert min(x for x, _, _ in window.document.figure.cells) == 1
    actions["fit"].trigger()
    assert window.editor.sheet.grid.size == (2, 3, 1)
    actions["clear-figure"].trigger()
    assert window.document.figure.cells == ()
    for _ in range(5):
        window.document.undo_stack.undo()
    assert window.document.figure.cells == ((0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0))


def test_the_figure_menu_follows_the_lattice(window):
    window.file_controller.new_on(lattices()["hexagonal"])
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    actions = figure_menu(window)
    assert actions["turn-z"].text() == "Turn a sixth about z"
    assert len([name for name in actions if name.startswith("shift-")]) == 6


def test_solving_fills_the_list_and_shows_the_pieces(window, qtbot):
    solved(window, qtbot)
    assert len(window.panel.all_solutions()) == 240
    assert window.toolbar.found.text() == "240 found"
    assert window.toolbar.progress.value() == window.toolbar.progress.maximum()
    assert window.view_controller.solution is not None
    assert "240 solutions" in window.message.text()
    first = window.view_controller.solution
    window.actions_["next"].trigger()
    assert window.view_controller.solution != first
    window.actions_["previous"].trigger()
    assert window.view_controller.solution == first
    assert not window.actions_["previous"].isEnabled()


@pytest.mark.parametrize(("convention", "count"), [("raw", 11520), ("rotations", 480)])
def test_solutions_are_counted_as_chosen(window, qtbot, convention, count):
    toolbar = window.toolbar
    toolbar.convention.setCurrentIndex(toolbar.convention.findData(convention))
    toolbar.convention.activated.emit(toolbar.convention.currentIndex())
    solved(window, qtbot)
    assert len(window.panel.all_solutions()) == count
    assert window.toolbar.found.text() == f"{count:,} found"
    assert window.settings.convention is Convention(convention)


def test_an_edit_shows_the_figure_and_names_the_puzzle_of_the_listed_solutions(window, qtbot):
    solved(window, qtbot)
    figure = window.document.figure
    window.document.edit(figure.toggled((0, 0, 3)), "Draw one cubelet")
    assert window.view_controller.solution is None
    assert window.banner.text() == (
        "These solutions were found before your last change to the figure."
    )
    assert window.header.status.text() == "28 cubelets: one too many for Soma"
    assert not window.actions_["solve"].isEnabled()
    assert "one too many for Soma" in window.actions_["solve"].toolTip()
    assert len(window.panel.all_solutions()) == 240
    window.actions_["undo"].trigger()
    assert window.view_controller.solution == window.panel.selected_solution() is not None
    assert window.banner.text() == ""
    assert window.actions_["solve"].isEnabled()


def test_the_status_before_the_first_step_does_not_mention_a_search(window, qtbot, recorded):
    status_message = recorded(window.solve_controller.status_message)
    solved(window, qtbot)
    assert status_message[0] == "Preparing the search…"
    assert all("Preparing" not in each for each in status_message[1:])


def test_continue_and_solve_have_different_icons(window, qtbot):
    window.document.new(built_in_puzzle("bedlam"))
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: window.message.text() == "Searching…", timeout=60_000)
    window.actions_["pause"].trigger()
    assert window.solve_controller.session.state is SolveState.PAUSED
    pictures = [
        window.actions_[name].icon().pixmap(24, 24).toImage() for name in ("solve", "pause")
    ]
    assert pictures[0] != pictures[1]
    window.actions_["stop"].trigger()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)


def test_an_unreadable_file_does_not_replace_the_document(window, monkeypatch, tmp_path):
    asked, status_message = [], []
    monkeypatch.setattr(
        window.unsaved_work, "may_replace_document", lambda: asked.append(True) or True
    )
    monkeypatch.setattr(
        window.file_controller, "show_warning", lambda *words: status_message.append(words)
    )
    window.document.edit(window.document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    assert not window.file_controller.open(tmp_path / "gone.fig")
    assert len(status_message) == 1
    assert asked == []
    window.document.undo_stack.setClean()


def test_faults_are_shown_before_a_search(window, qtbot):
    cells = set(window.document.figure.cells) ^ {(0, 0, 0), (9, 0, 0)}
    window.document.edit(Figure(cells, "far"), "Move a cubelet")
    status = window.header.status
    qtbot.waitUntil(lambda: "Not solvable" in status.text(), timeout=5000)
    assert "separate part of one cubelet" in status.text()
    assert not window.actions_["solve"].isEnabled()


def test_the_figure_may_be_edited_while_it_is_solved(window, qtbot):
    window.toolbar.convention.setCurrentIndex(2)
    window.toolbar.convention.activated.emit(2)
    solve = window.solve_controller
    solve.start()
    window.document.edit(window.document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    qtbot.waitUntil(lambda: not solve.is_running, timeout=60_000)
    assert len(window.panel.all_solutions()) == 11520
    assert window.view_controller.solution is None
    assert window.banner.isVisible()


def test_another_file_ends_the_search_and_empties_the_list(window, qtbot, three):
    solved(window, qtbot)
    window.solve_controller.start()
    assert window.file_controller.open(three)
    assert window.solve_controller.solved_puzzle is None
    qtbot.waitUntil(lambda: not window.solve_controller.is_running, timeout=60_000)
    assert len(window.panel.all_solutions()) == 0
    assert window.toolbar.found.text() == ""


def test_the_figures_of_a_file_are_listed_and_chosen_by_a_click(window, qtbot, three):
    window.file_controller.open(three)
    figures = window.figures
    assert figures.list.isVisible()
    model = figures.list.model()
    names = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert names == ["SOMAwall (1)", "SOMAbroken", "SOMAwall (2)"]
    tip = model.index(1, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "three.fig, line" in tip

    def click(row):
        place = figures.list.visualRect(model.index(row, 0)).center()
        qtbot.mouseClick(
            figures.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0), place
        )

    click(2)
    assert window.document.current == 2
    assert "8 cubelets" in window.header.status.text()
    click(1)
    problem = window.header.problem
    assert problem.isVisible()
    assert tip in problem.text()
    assert not window.actions_["solve"].isEnabled()
    assert figures.header.text() == "3 problems, 1 with an error"
    window.document.edit(Figure([(0, 0, 0)], "SOMAbroken"), "Draw one cubelet")
    assert not problem.isVisible()
    assert figures.header.text() == "Problems: 3"


@pytest.mark.parametrize("place", ["width", "filter"])
def test_a_focused_field_does_not_swallow_window_shortcuts(window, qtbot, three, place):
    window.file_controller.open(three)
    width = window.editor.size_bar.boxes[0]
    field = {"width": width, "filter": window.figures.filter}[place]
    keys = {"width": ("export", "last", "next"), "filter": ("export",)}[place]
    for name in keys:
        action = window.actions_[name]
        action.triggered.disconnect()
        action.setEnabled(True)
        for sequence in action.shortcuts():
            focus(field, qtbot)
            with qtbot.waitSignal(action.triggered):
                press = sequence[0]
                QTest.keyClick(field, press.key(), press.keyboardModifiers())
    focus(field, qtbot)
    field.clear()
    QTest.keyClicks(field, "4")
    assert field.text() == "4"


def test_drawing_continues_after_a_size_is_entered(window, qtbot):
    width = window.editor.size_bar.boxes[0]
    focus(width, qtbot)
    width.selectAll()
    QTest.keyClicks(width, "7")
    QTest.keyClick(width, Qt.Key.Key_Return)
    assert width.value() == 7
    qtbot.waitUntil(window.editor.layer_grid.hasFocus)


def test_mnemonics_of_the_window_differ(window):
    titles = [action.text() for action in window.menuBar().actions()]
    labels = [label for label in window.findChildren(QLabel) if label.window() is window]
    titles += [label.text() for label in labels if label.buddy() is not None]
    letters = [text[text.index("&") + 1].casefold() for text in titles if "&" in text]
    assert len(letters) > 6
    assert len(set(letters)) == len(letters), titles


def test_a_solution_from_the_file_is_marked_in_the_status(window, qtbot, tmp_path):
    path = tmp_path / "one.fig"
    path.write_text("/SOMA001\n/226/466/333\n/521/461/437\n/521/557/477\n")
    window.file_controller.open(path)
    assert window.view_controller.solution is not None
    assert window.header.status.text() == "27 of 27 cubelets, placed as in the file"
    window.actions_["show-figure"].trigger()
    assert window.header.status.text() == "27 of 27 cubelets"


def test_a_long_reason_is_not_cut_off(window, qtbot):
    window.resize(1000, 650)
    cells = set(window.document.figure.cells) ^ {(0, 0, 0), (9, 0, 0)}
    window.document.edit(Figure(cells, "far"), "Move a cubelet")
    status = window.header.status
    qtbot.waitUntil(lambda: "Not solvable" in status.text(), timeout=5000)
    window.header.show_status("far", "", "word " * 40)
    qtbot.waitUntil(lambda: status.height() >= status.heightForWidth(status.width()))
    assert status.height() > 2 * status.fontMetrics().height()


def test_the_pieces_of_a_solution_move_apart_by_slider_and_key(window, qtbot):
    explode_slider, together = window.actions_["explode"], window.actions_["collapse"]
    assert not window.explode_slider.isEnabled()
    assert not explode_slider.isEnabled()
    assert "No solution is shown" in explode_slider.toolTip()
    solved(window, qtbot)
    assert window.explode_slider.slider.isEnabled()
    touching = window.viewer.image()
    explode_slider.trigger()
    assert window.explode_slider.slider.value() == 1
    assert window.viewer.image() != touching
    window.explode_slider.slider.setValue(STEPS)
    farthest = window.viewer.image()
    explode_slider.trigger()
    assert window.viewer.image() == farthest
    for _ in range(STEPS + 1):
        together.trigger()
    assert window.viewer.image() == touching
    window.actions_["show-figure"].trigger()
    assert not window.explode_slider.isEnabled()


def test_every_key_is_in_the_shortcuts_dialog(window, monkeypatch):
    texts = []

    def read(dialog):
        texts.append(dialog.findChild(QTextBrowser).toPlainText())

    monkeypatch.setattr(ShortcutsDialog, "exec", read)
    window.actions_["shortcuts"].trigger()
    (text,) = texts
    actions = list(window.menuBar().actions())
    for action in actions:
        if action.menu() is not None:
            actions += action.menu().actions()
    editor = window.editor
    actions += [editor.action(name) for name in editor.tool_names()]
    keys = [key.toString() for action in actions for key in action.shortcuts()]
    assert len(keys) > 60
    assert [key for key in keys if key not in text] == []
    places = (
        "While placing a piece by hand",
        "In the batch window",
        "In the figure library",
        "list of runs",
    )
    assert [place for place in places if place not in text] == []


def test_a_shortcut_is_found_by_its_words_or_its_key(window, qtbot):
    dialog = ShortcutsDialog(window.actions_.key_table(), [], {}, window)
    qtbot.addWidget(dialog)
    shown = dialog.text.toPlainText
    every = shown()
    qtbot.keyClicks(dialog.field, "solution to go")
    assert shown().split("\n")[0] == "Solutions"
    assert "Ctrl+J" in shown()
    assert "Ctrl+S\n" not in shown()
    dialog.field.setText("ctrl+shift+s")
    assert "Save as" in shown()
    assert "Ctrl+Right" not in shown()
    dialog.field.setText("piece by hand turn")
    assert "X, Y, Z or R" in shown(), "the title of a group counts too"
    dialog.field.setText("nothing like this")
    assert shown() == "No shortcut matches. Try fewer words."
    dialog.field.clear()
    assert shown() == every


def test_every_tip_fits_beside_a_message(window):
    window.resize(1280, 720)
    message = "Opened a long name for a file of figures.fig: 12 figures."
    metrics = window.message_bar.fontMetrics()
    room = 1280 - metrics.horizontalAdvance(message) - 60
    items = (*window.findChildren(QWidget), *window.findChildren(QAction))
    tips = {item.statusTip() for item in items}
    assert len(tips) > 100
    assert [tip for tip in tips if metrics.horizontalAdvance(tip) > room] == []


def test_a_new_figure_keeps_nothing_of_the_last_file(window):
    document, editor = window.document, window.editor
    window.file_controller.new_from(built_in_puzzle("meteor"))
    window.actions_["arrange-solve"].trigger()
    for name in ("span", "eraser", "colour-3", "all-layers", "live-mirror-x"):
        editor.action(name).trigger()
    window.actions_["new"].trigger()
    assert document.figure == Figure((), "Untitled", lattices()["cubic"])
    assert not document.piece_set.pieces
    assert document.piece_set.lattice == lattices()["cubic"]
    assert window.columns.arrangement is Arrangement.DRAW
    assert editor.pen == Pen()
    assert editor.layer_grid.tool is DrawTool.PENCIL
    checked = {name for name in editor.tool_names() if editor.action(name).isChecked()}
    assert checked >= {"show-below", "pencil", "fill-pen", "colour-1", "view-z"}
    assert not checked & {"span", "all-layers", "live-mirror-x"}


def test_a_set_for_other_cells_changes_the_grid_of_an_empty_figure(window):
    document = window.document
    window.actions_["new"].trigger()
    document.set_piece_set("meteor")
    assert document.figure == Figure((), "Untitled", lattices()["hexagonal"])
    assert window.editor.sheet.grid.lattice == lattices()["hexagonal"]
    assert document.puzzle.piece_set == piece_set("meteor")
    document.undo_stack.undo()
    assert document.figure.lattice == lattices()["cubic"]
    document.edit(document.figure.toggled((0, 0, 0)), "Draw one cubelet")
    document.set_piece_set("meteor")
    assert document.figure.lattice == lattices()["cubic"]


def test_the_status_message_stays_while_the_mouse_moves(window, three):
    window.file_controller.open(three)
    status_message = "Opened three.fig: 3 problems, 1 with an error."
    assert window.message.text() == status_message
    for widget in (window.view, window.figures.header, window.toolbar.pieces):
        QApplication.sendEvent(widget, QStatusTipEvent(widget.statusTip()))
        assert window.message.text() == status_message
        assert window.message.isVisible()
        assert window.message_bar.tip.text() == widget.statusTip() != ""
        # The whole message and a part of the tip are readable.
        assert window.message.width() >= window.message.sizeHint().width()
        assert window.message_bar.tip.width() >= MIN_TIP_WIDTH
    QApplication.sendEvent(window.view, QStatusTipEvent(""))
    assert window.message_bar.tip.text() == ""
    window.message_bar.show_message("long " * 200)
    QApplication.sendEvent(window.view, QStatusTipEvent("tip"))
    assert window.width() <= window.screen().size().width()
    assert window.message_bar.tip.width() >= MIN_TIP_WIDTH


def test_a_figure_is_found_by_a_part_of_its_name(window, qtbot, three):
    window.file_controller.open(three)
    qtbot.keyClicks(window.figures.filter, "BRO")
    assert window.figures.list.model().rowCount() == 1
    window.figures.filter.clear()
    assert window.figures.list.model().rowCount() == 3


def test_the_figures_model_follows_qt_s_rules(window, three, qtmodeltester):
    window.file_controller.open(three)
    qtmodeltester.check(window.figures.model)
    window.document.remove()
    qtmodeltester.check(window.figures.model)


def test_a_figure_is_renamed_removed_and_restored(window, three, monkeypatch):
    window.file_controller.open(three)
    window.figures.unfold(False)  # in the unfolded list, the name is edited in its row
    monkeypatch.setattr("cubewright.gui.project.list.figure_menu.ask_name", lambda *_: "new name")
    window.actions_["rename-figure"].trigger()
    assert window.figures.list.model().index(0, 0).data() == "new name"
    window.actions_["remove-figure"].trigger()
    assert window.figures.list.model().rowCount() == 2
    window.actions_["undo"].trigger()
    window.actions_["undo"].trigger()
    assert window.figures.list.model().index(0, 0).data() == "SOMAwall (1)"


def test_pieces_are_chosen_in_the_toolbar(window):
    index = window.toolbar.pieces.findData("diabolical")
    window.toolbar.pieces.setCurrentIndex(index)
    window.toolbar.pieces.activated.emit(index)
    assert window.document.piece_set.name == "diabolical"
    window.document.set_piece_set("soma")
    assert window.toolbar.pieces.currentData() == "soma"


def test_saving_asks_for_a_name_only_once(window, tmp_path, monkeypatch):
    target = tmp_path / "mine"
    monkeypatch.setattr(save_dialog, "ask_with_note", lambda *_args: (str(target), ""))
    window.actions_["save"].trigger()
    assert read_fig(tmp_path / "mine.fig").blocks[0].name == "Soma cube"
    assert window.windowTitle().startswith("mine.fig")
    assert window.settings.recent_files[0].name == "mine.fig"
    window.document.edit(window.document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    assert window.isWindowModified()
    window.actions_["save"].trigger()
    assert not window.isWindowModified()
    assert len(read_fig(tmp_path / "mine.fig").blocks[0].figure) == 28


def test_a_file_that_cannot_be_opened_is_reported(window, tmp_path, monkeypatch):
    status_message = []
    monkeypatch.setattr(
        window.file_controller, "show_warning", lambda *words: status_message.append(words)
    )
    assert not window.file_controller.open(tmp_path / "gone.fig")
    ((what, why),) = status_message
    assert what == "gone.fig cannot be opened."
    assert "gone.fig" in why
    assert "Traceback" not in why


def test_a_file_dropped_on_the_window_is_opened(window, three):
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(three))])
    place, buttons, keys = QPoint(20, 20), Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    copy = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(place, copy, files, buttons, keys)
    window.dragEnterEvent(enter)
    assert enter.isAccepted()
    window.dropEvent(QDropEvent(QPointF(place), copy, files, buttons, keys))
    assert window.document.path == three


@pytest.mark.parametrize(
    ("button", "leaves"),
    [
        (QMessageBox.StandardButton.Discard, True),
        (QMessageBox.StandardButton.Cancel, False),
    ],
)
def test_discarding_unsaved_changes_is_confirmed(window, monkeypatch, button, leaves):
    monkeypatch.undo()
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: button)
    window.document.edit(window.document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    assert window.unsaved_work.may_replace_document() is leaves
    window.actions_["new"].trigger()
    assert (len(window.document.figure) == 0) is leaves
    window.document.undo_stack.setClean()


@pytest.mark.parametrize(
    ("button", "leaves"),
    [
        (QMessageBox.StandardButton.Discard, True),
        (QMessageBox.StandardButton.Cancel, False),
    ],
)
def test_discarding_the_solutions_of_a_long_search_is_confirmed(
    window, qtbot, monkeypatch, button, leaves
):
    monkeypatch.undo()
    asked = []

    def answer(box):
        asked.append(box.informativeText())
        return button

    monkeypatch.setattr(QMessageBox, "exec", answer)
    solved(window, qtbot)
    assert window.unsaved_work.may_replace_document()
    assert asked == []  # the search was short
    monkeypatch.setattr(solve_module, "COSTLY_SECONDS", 0.0)
    assert window.unsaved_work.may_replace_document() is leaves
    assert "found 240 solutions, which are not saved" in asked[0]
    window.actions_["new"].trigger()
    assert (window.panel.count == 0) is leaves
    assert len(asked) == 2


def test_a_new_theme_changes_all_colours_immediately(window, qtbot):
    window.choices.choose_theme(Theme.DARK)
    assert window.appearance.dark
    qtbot.waitUntil(lambda: window.palette().window().color().lightness() < 100)
    assert window.settings.theme is Theme.DARK
    window.choices.choose_theme(Theme.LIGHT)
    qtbot.waitUntil(lambda: window.palette().window().color().lightness() > 200)


def test_the_window_remembers_its_size(window, qtbot):
    window.resize(1010, 660)
    window.columns.setSizes([24, 500, 0, 460])
    window.columns._is_moved = True
    sizes = window.columns.sizes()
    window.shut_down()
    again = MainWindow(Settings(), MENUS)
    qtbot.addWidget(again, before_close_func=lambda window: window.shut_down())
    again.show()
    qtbot.waitExposed(again)
    assert again.size() == window.size()
    assert again.columns.sizes() == sizes


def test_resizing_the_grid_is_one_undo_step(window):
    grid = lambda: window.editor.sheet.grid.size  # noqa: E731
    before = grid()
    window.editor.size_bar.boxes[0].setValue(7)
    assert grid() == (7, *before[1:])
    assert window.document.undo_stack.undoText() == "Resize the grid to 7 by 3 by 3"
    assert not window.document.modified
    window.actions_["undo"].trigger()
    assert grid() == before
    window.actions_["redo"].trigger()
    assert grid()[0] == 7
    window.editor.action("fit").trigger()
    assert grid() == before
    window.actions_["undo"].trigger()
    assert grid()[0] == 7


def test_the_menu_bar_has_the_colours_of_a_later_theme(window):
    bar = window.menuBar()
    for theme in (Theme.DARK, Theme.LIGHT, Theme.DARK):
        window.appearance.choose(theme)
        ground = QApplication.palette().color(QPalette.ColorRole.Window)
        assert bar.palette().color(QPalette.ColorRole.Window) == ground
        assert bar.grab().toImage().pixelColor(1, 1) == ground
    window.appearance.choose(Theme.LIGHT)


def test_an_undo_stack_with_changes_is_destroyed_quietly(qtbot):
    window = MainWindow(Settings(), MENUS)
    window.document.edit(window.document.figure.toggled((0, 0, 0)), "Draw")
    assert window.actions_["undo"].text() == "&Undo Draw"
    window.shut_down()
    with qtbot.captureExceptions() as exceptions:
        shiboken6.delete(window)
        qtbot.wait(0)
    assert not exceptions
