"""The windows of the Help menu."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QMessageBox,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.shell.actions import key_table
from cubewright.gui.widgets.icons import PROGRAM, icon

_Keys = tuple[str, list[tuple[str, str]]]

_DRAWING = [
    ("Move the cursor", "Arrow keys"),
    ("Draw or erase the cubelet at the cursor", "Space, Enter"),
    ("Stretch a box to draw or erase", "Shift+Arrow keys, then Space"),
    ("What can be done with the cell at the cursor", "Menu"),
]
_ELSEWHERE: list[_Keys] = [
    (
        "With a piece in the hand",
        [
            ("Move it", "Arrow keys, PgUp, PgDown"),
            ("Turn it about x, y, z", "X, Y, Z or R"),
            ("Turn it back", "Shift+X, Shift+Y, Shift+Z"),
            ("Flip it", "F"),
            ("Lay it", "Enter, Space"),
            ("Take another one", "Tab, Shift+Tab"),
            ("Put it away", "Esc"),
        ],
    ),
    ("In the list of what is laid", [("Free the piece, allow the cell again", "Del")]),
    (
        "In the 3D view",
        [
            ("Turn", "Arrow keys"),
            ("Larger, smaller", "+, -"),
            ("From the front, the side, above", "1, 2, 3"),
            ("Show all of it", "0, Home"),
        ],
    ),
    (
        "In the pieces panel",
        [
            ("Piece above, below", "Up, Down"),
            ("Turn the piece", "Left, Right, Shift+Up, Shift+Down"),
            ("Use the piece, or leave it out", "Space"),
            ("Change the piece", "Enter, F4"),
            ("New piece", "Ins"),
            ("Piece from the figure", "Shift+Ins"),
            ("Mirror, duplicate, delete", "M, D, Del"),
        ],
    ),
    (
        "In the list of solutions",
        [
            ("Next, previous", "Right, Left, Down, Up"),
            ("First, last", "Home, End"),
            ("Choose several", "Shift+Up, Shift+Down"),
        ],
    ),
    (
        "In the batch",
        [
            ("Open the figure", "Enter"),
            ("Sort by a column, again the other way", "Ctrl and the column's number"),
            ("Stop", "Esc"),
        ],
    ),
    (
        "In the figure library",
        [
            ("Find figures", "Ctrl+F"),
            ("Open the figure", "Enter"),
            ("Clear what is typed, or close", "Esc"),
        ],
    ),
    (
        "In the list of runs",
        [
            ("Put the run beside others", "Space"),
            ("Rename it", "F2"),
            ("Take it off", "Del"),
        ],
    ),
]


def program_version() -> str:
    """The version that is installed."""
    try:
        return version("cubewright")
    except PackageNotFoundError:
        return "from a source folder"


class ShortcutsDialog(QDialog):
    """Every key there is, menu by menu."""

    def __init__(
        self,
        drawing: Iterable[QAction],
        choices: Mapping[str, Iterable[QAction]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keyboard shortcuts")
        self.resize(440, 560)
        text = QTextBrowser()
        chosen = [(title, _keys_of(actions)) for title, actions in choices.items()]
        drawn = ("In the layers", [*_DRAWING, *_keys_of(drawing)])
        text.setHtml(_html([*key_table(), *chosen, drawn, *_ELSEWHERE]))
        text.setAccessibleName("Keyboard shortcuts")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(text)
        column.addWidget(buttons)


def about_box(parent: QWidget) -> QMessageBox:
    """What the program is, and its version."""
    box = QMessageBox(parent)
    box.setWindowTitle("About Cubewright")
    box.setIconPixmap(icon(PROGRAM).pixmap(64, 64))
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(f"<b>Cubewright</b> {escape(program_version())}")
    box.setInformativeText(
        "A workbench for packing puzzles: draw a figure, solve it, look at every solution "
        "in 3D, and see where the search spent its work.<br><br>Free software, MIT licence."
    )
    return box


def _keys_of(actions: Iterable[QAction]) -> list[tuple[str, str]]:
    """What has a key, and the key."""
    return [
        (action.text().replace("&", ""), keys)
        for action in actions
        if (keys := action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
    ]


def _html(table: Iterable[_Keys]) -> str:
    parts = []
    for title, rows in table:
        parts.append(f"<h4>{escape(title)}</h4><table width='100%' cellpadding='2'>")
        parts += [
            f"<tr><td width='60%'>{escape(what)}</td><td>{escape(keys)}</td></tr>"
            for what, keys in rows
        ]
        parts.append("</table>")
    return "".join(parts)
