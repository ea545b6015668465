"""The palette finds everything by its words, and works without the mouse."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.gui.frame.command_palette import CommandPalette
from cubewright.gui.frame.settings import Theme
from cubewright.gui.shell.commands.table import COMMANDS

NATIVE = QKeySequence.SequenceFormat.NativeText
TWO = "/SOMAtower\n/111/111/111\n/111/111/111\n/111/111/111\n\n/SOMAwall\n/11/11\n/11/11\n"


@pytest.fixture
def palette(window, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.actions_["palette"].trigger()
    made = newest(window)
    qtbot.waitUntil(made.field.hasFocus)
    return made


def newest(window):
    return next(each for each in window.findChildren(CommandPalette) if each.isVisible())


def choose(palette, qtbot, words):
    """Type words and press Enter, which runs the first match."""
    qtbot.keyClicks(palette.field, words)
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)


def test_the_palette_lists_every_command_tool_and_piece_set(window):
    described = [command.description for command in window.palette_controller.entries()]
    texts = {each.text for each in described}
    keys = ", ".join(each.keys for each in described)
    for row in COMMANDS:
        shown = window.actions_[row.name].text().replace("&", "")
        assert shown in texts or row.name == "palette"
        native = [QKeySequence(key).toString(NATIVE) for key in row.keys]
        assert row.name == "palette" or [key for key in native if key not in keys] == []
    tools = [window.editor.action(name) for name in window.editor.tool_names()]
    panel_tools = [each for each in window.pieces.panel.findChildren(QAction) if each.objectName()]
    for action in (*tools, *panel_tools):
        assert action.text().replace("&", "") in texts
    assert {each.title for each in piece_sets().values()} <= texts
    assert {"Light", "Dark", "Soma cube", "Automatic", "Any subset that fits"} <= texts
    assert all(each.text and each.place for each in described)


def test_a_command_is_found_and_run_with_the_keyboard(window, palette, qtbot):
    qtbot.keyClicks(palette.field, "count only")
    assert palette.found()[0] == "Count only"
    assert palette.tip.text().startswith("In the next search, count solutions without listing them")
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert not palette.isVisible()
    qtbot.waitUntil(window.actions_["count-only"].isChecked)


def test_commands_come_before_choices_in_submenus(palette, qtbot):
    qtbot.keyClicks(palette.field, "sol")
    assert palette.found()[0] == "Solve"
    assert "Solid pentominoes 3x4x5" in palette.found()


def test_the_arrow_keys_select_another_match(palette, qtbot):
    qtbot.keyClicks(palette.field, "solution")
    first = palette.found()[0]
    qtbot.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.view.currentIndex().row() == 1
    assert palette.field.hasFocus()
    qtbot.keyClick(palette.field, Qt.Key.Key_Up)
    assert palette.view.currentIndex().data().startswith(first)


def test_a_setting_a_piece_set_and_a_figure_are_found(window, palette, qtbot, tmp_path):
    choose(palette, qtbot, "dark")
    qtbot.waitUntil(lambda: window.settings.theme is Theme.DARK)
    window.actions_["palette"].trigger()
    choose(newest(window), qtbot, "tetris")
    qtbot.waitUntil(lambda: window.document.piece_set.name == "tetris")
    path = tmp_path / "two.fig"
    path.write_text(TWO)
    window.file_controller.open(path)
    window.actions_["palette"].trigger()
    choose(newest(window), qtbot, "wall")
    qtbot.waitUntil(lambda: window.document.figure.name == "SOMAwall")


def test_a_command_that_cannot_run_shows_the_reason(palette, qtbot):
    qtbot.keyClicks(palette.field, "take hint")
    assert palette.tip.text() == "No hint is shown: press Hint first"
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()
    qtbot.keyClicks(palette.field, " nothing like this")
    assert palette.found() == []
    assert palette.tip.text() == "Nothing matches. Try fewer words."
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    qtbot.keyClick(palette, Qt.Key.Key_Escape)
    assert not palette.isVisible()


def test_the_palette_shows_which_choices_are_on(palette, qtbot):
    qtbot.keyClicks(palette.field, "automatic")
    assert palette.view.currentIndex().data() == "Automatic \N{CHECK MARK}"
    assert palette.view.currentIndex().siblingAtColumn(1).data() == "Engine"
