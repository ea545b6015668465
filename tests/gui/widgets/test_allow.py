"""Every grey control of every window says why it is grey."""

import re
from pathlib import Path

import pytest
from all_windows import WINDOWS
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QScrollBar,
)

from cubewright.gui.shell.arrangement.arrangement import Arrangement
from cubewright.gui.widgets import allow as allowing
from cubewright.gui.widgets.allow import allow

GUI = Path(allowing.__file__).parent.parent
ON_THEIR_OWN = {
    "frame/actions.py",  # commands, whose reasons have a test of their own
    "frame/toolbar.py",  # controls that follow commands
    "editor/tools/toolbox.py",  # tools with their reasons
    "solutions/delete_dialog.py",  # a different tip for each number of solutions
    "solutions/panel.py",  # a tip beside it
    "pieces/piece_bar.py",  # a tip beside it
    "pieces/panel.py",  # a tip beside it
    "pieces/shape_menus.py",  # entries that say that a list is empty
    "pieces/piece_tile.py",  # the picture of a piece that is not used
    "project/file/file_menus.py",  # entries that say that a list is empty
    "placing/placed_list.py",  # an entry that says that all pieces are placed
    "solve/engine_settings.py",  # a tip beside it
    "taking_apart/turns.py",  # a tip beside it
    "start/start_page.py",  # a card with the reason on it
    "shell/application.py",  # a notifier of the system
    "widgets/fields.py",  # headings in a list, and sliders with their reasons
    "widgets/allow.py",
}
KINDS = (QAbstractButton, QComboBox, QAbstractSlider, QAbstractSpinBox, QLineEdit)
ALL = {"main window": lambda window: [window], **WINDOWS}


def test_controls_are_disabled_with_a_reason():
    places = {
        path.relative_to(GUI).as_posix()
        for path in GUI.rglob("*.py")
        if re.search(r"\.set(En|Dis)abled\b", path.read_text("utf-8"))
    }
    assert places == ON_THEIR_OWN


def test_a_control_shows_its_usual_tip_again(qtbot):
    button = QPushButton("Open")
    qtbot.addWidget(button)
    button.setToolTip("Open the file")
    for why_not in ("Select a file first", "The file is missing", ""):
        allow(button, why_not)
        assert button.isEnabled() is (not why_not)
        assert button.toolTip() == (why_not or "Open the file")


@pytest.mark.parametrize("name", ALL)
def test_every_grey_control_has_a_tip(window, name):
    for arrangement in Arrangement:
        window.columns.arrange(arrangement)
        wrong = [
            f"{type(each).__name__} {each.accessibleName()!r} in {type(root).__name__}"
            for root in ALL[name](window)
            for kind in KINDS
            for each in root.findChildren(kind)
            if each.window() is root
            and not each.isEnabled()
            and not each.isHidden()
            and not isinstance(each, QScrollBar)
            and not each.objectName().startswith(("qt_", "ScrollLeft", "ScrollRight"))
            and not tip_of(each, root)
        ]
        assert wrong == []
        if name != "main window":
            break


def tip_of(widget, root):
    while not widget.toolTip() and widget is not root:
        widget = widget.parentWidget()
    return widget.toolTip()
