"""Several windows in one process: each has its document; they share settings and colours."""

import gc
import weakref

import pytest
from paused_search import solve_until_first_solutions
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame.settings import Settings, Theme
from cubewright.gui.shell import application
from cubewright.gui.shell.windows import OFFSET, Windows

_Button = QMessageBox.StandardButton


@pytest.fixture
def windows(qtbot):
    made = Windows(Settings())
    yield made
    made.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    made.appearance.close()


@pytest.fixture
def asked(monkeypatch):
    """The texts of the questions; ``asked.answer`` is the button to press."""

    class Asked(list):
        answer = _Button.Cancel

    texts = Asked()

    def answer(box):
        texts.append((box.text(), box.informativeText()))
        return texts.answer

    monkeypatch.setattr(QMessageBox, "exec", answer)
    return texts


def drawn(window, cell=(0, 0, 3)):
    window.document.edit(window.document.figure.toggled(cell), "Draw one cubelet")
    return window


def figure_file(folder, name):
    path = folder / f"{name}.fig"
    path.write_text(f"/SOMA {name}\n/111/111/111\n/111/111/111\n/111/111/111\n")
    return path


def test_an_edit_in_one_window_does_not_touch_the_other(windows, tmp_path):
    one, other = windows.open(), windows.open()
    one.file_controller.open(figure_file(tmp_path, "one"))
    other.file_controller.open(figure_file(tmp_path, "other"))
    drawn(one)
    assert (len(one.document.figure), len(other.document.figure)) == (28, 27)
    assert (one.isWindowModified(), other.isWindowModified()) == (True, False)
    assert "one.fig" in one.windowTitle()
    assert "other.fig" in other.windowTitle()
    one.document.undo_stack.undo()
    assert not one.isWindowModified()
    assert one.close()
    assert list(windows) == [other]
    assert other.isVisible()
    drawn(other)
    assert len(other.document.figure) == 28


def test_a_new_window_is_placed_beside_the_last_one(windows):
    one = windows.open()
    one.resize(700, 500)
    one.move(40, 30)
    one.actions_["new-window"].trigger()
    _, other = windows
    assert other.pos() == one.pos() + OFFSET
    assert other.size() == one.size()


def test_quitting_asks_once_and_names_the_work_of_all_windows(windows, asked, tmp_path):
    one, other, unchanged = (windows.open() for _ in range(3))
    one.file_controller.open(figure_file(tmp_path, "one"))
    other.file_controller.open(figure_file(tmp_path, "other"))
    for window in (one, other):
        drawn(window)
    unchanged.actions_["quit"].trigger()
    work = "• Changes to “one.fig”\n• Changes to “other.fig”"
    assert asked == [("Save your work before you quit?", work)]
    assert len(windows) == 3
    asked.answer = _Button.Discard
    unchanged.actions_["quit"].trigger()
    assert len(asked) == 2
    assert len(windows) == 0


def test_quitting_can_save_the_work_of_all_windows(windows, asked, tmp_path):
    paths = [figure_file(tmp_path, name) for name in ("one", "other")]
    for path in paths:
        window = windows.open()
        window.file_controller.open(path)
        drawn(window)
    asked.answer = _Button.SaveAll
    windows.quit()
    assert len(asked) == 1
    assert len(windows) == 0
    again = windows.open()
    for path in paths:
        again.file_controller.open(path)
        assert len(again.document.figure) == 28


def test_no_window_is_closed_if_some_work_was_not_saved(windows, asked, monkeypatch):
    for _ in range(2):
        drawn(windows.open())
    monkeypatch.setattr(
        "cubewright.gui.project.file.file_controller.ask_save_path", lambda *_: None
    )
    asked.answer = _Button.SaveAll
    windows.quit()
    assert len(asked) == 1
    assert len(windows) == 2


def test_a_window_that_closes_asks_only_about_its_own_work(windows, asked):
    one, other = drawn(windows.open()), drawn(windows.open())
    assert not one.close()
    assert [text for text, _ in asked] == [f"Save changes to “{one.document.title}”?"]
    asked.answer = _Button.Discard
    assert one.close()
    assert list(windows) == [other]


def test_an_open_dialog_is_shown_instead_of_quitting(windows):
    one, other = windows.open(), windows.open()
    dialog = QDialog(one)
    dialog.open()
    other.actions_["quit"].trigger()
    assert len(windows) == 2
    dialog.reject()
    other.actions_["quit"].trigger()
    assert len(windows) == 0


def test_a_file_that_is_open_in_another_window_is_shown_there(windows, tmp_path):
    path = figure_file(tmp_path, "one")
    link = tmp_path / "link.fig"
    link.symlink_to(path)
    one, other = windows.open(), windows.open()
    one.file_controller.open(path)
    assert not other.file_controller.open(link)
    assert other.document.path is None
    assert "is open in another window" in other.message.text()
    windows.open_file(path)
    assert len(windows) == 2
    other.file_controller.open(path, as_copy=True)
    assert other.document.path is None
    assert len(other.document.figure) == 27


def test_a_file_that_is_open_in_another_window_is_not_overwritten(
    windows, asked, tmp_path, monkeypatch
):
    path = tmp_path / "one.cubewright"
    one, other = windows.open(), drawn(windows.open())
    one.document.save(path)
    before = path.read_bytes()
    ask = "cubewright.gui.project.file.file_controller.ask_save_path"
    monkeypatch.setattr(ask, lambda *_: path)
    assert not other.file_controller.save_as()
    assert asked == [
        (
            "one.cubewright is open in another window.",
            "Choose another name, or close that window first.",
        )
    ]
    assert path.read_bytes() == before
    assert one.close()
    assert other.file_controller.save_as()


def test_a_file_is_opened_in_a_new_window(windows, asked, monkeypatch, tmp_path):
    path = figure_file(tmp_path, "one")
    window = drawn(windows.open())
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    window.actions_["open-in-window"].trigger()
    assert [each.document.path for each in windows] == [None, path]
    path.unlink()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "no.fig"), ""))
    window.actions_["open-in-window"].trigger()
    assert len(windows) == 2  # the empty window was closed
    assert [text for text, _ in asked] == ["no.fig cannot be opened."]


def test_all_windows_share_their_colours(windows):
    one, other = windows.open(), windows.open()
    one.choices.choose_theme(Theme.DARK)
    assert other.appearance.dark
    marked = [action.data() for action in other.menus.theme.actions() if action.isChecked()]
    assert marked == [Theme.DARK.value]
    assert one.close()
    other.choices.choose_theme(Theme.LIGHT)
    assert not other.appearance.dark


def test_the_work_of_all_windows_is_recovered(windows, asked, monkeypatch):
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda box: box.buttons()[0])
    for cell in ((0, 0, 3), (0, 0, 4)):
        drawn(windows.open(), cell)
    windows.close(keep_work=True)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    windows.open()
    application._open_first(windows, (), solve=False)
    assert len(windows) == 2
    drawn_cells = [(0, 0, 3) in window.document.figure.cells for window in windows]
    assert sorted(drawn_cells) == [False, True]


def test_the_searches_of_all_windows_are_resumed(windows, asked, monkeypatch, qtbot):
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda box: box.buttons()[0])
    names = ("solid-pentominoes-2x5x6", "solid-pentominoes-3x4x5")
    for name in names:
        window = windows.open()
        window.file_controller.new_from(built_in_puzzle(name))
        solve_until_first_solutions(window, qtbot)
    windows.close(keep_work=True)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    windows.open()
    application._open_first(windows, (), solve=False)
    solved = {window.solve_controller.solved_puzzle.name for window in windows}
    assert solved == {built_in_puzzle(name).name for name in names}
    for window in windows:
        assert window.document.puzzle == window.solve_controller.solved_puzzle
        qtbot.waitUntil(lambda window=window: window.panel.count > 0)


def test_several_files_are_opened_in_several_windows(windows, asked, tmp_path):
    one, other = figure_file(tmp_path, "one"), figure_file(tmp_path, "other")
    windows.open()
    application._open_first(windows, (one, tmp_path / "no.fig", other, one), solve=False)
    assert [window.document.path for window in windows] == [one, other]


PARTS = (  # not the document: the fixtures keep it until the test ends
    "recovery",
    "view",
    "viewer",
    "editor",
    "panel",
    "statistics",
    "figures",
    "pieces",
    "library",
    "file_controller",
    "solve_controller",
    "view_controller",
    "batch_controller",
    "compare_controller",
    "hint_controller",
    "saved_searches",
)


def test_a_closed_window_is_released(windows, asked):
    def used():
        window = drawn(windows.open())
        window.editor.size_bar.boxes[0].setValue(6)
        window.document.undo_stack.undo()
        window.document.undo_stack.undo()
        window.pieces.panel.action("new-piece").trigger()
        window.open_piece.go_back()
        assert window.close()
        return {name: weakref.ref(getattr(window, name)) for name in PARTS} | {
            "window": weakref.ref(window)
        }

    windows.open()
    references = used()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [name for name, each in references.items() if each() is not None] == []
    assert len(windows) == 1


def test_the_layers_have_the_focus_in_a_new_window(windows):
    window = windows.open()
    assert window.focusWidget() is window.editor.layer_grid
