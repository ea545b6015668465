"""The dialogs of the Help menu."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QMessageBox,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.frame.actions import key_table
from cubewright.gui.widgets.fields.search_field import name_clear_button
from cubewright.gui.widgets.icons import PROGRAM, icon
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.presenter.command_search import Described, found_commands

_SIZE = QSize(440, 560)
_NOT_FOUND = "No shortcut is found. Try fewer words."
_Keys = tuple[str, list[tuple[str, str]]]

_DRAWING = [
    ("Move the cursor", "Arrow keys"),
    ("Draw or erase the cubelet at the cursor", "Space, Enter"),
    ("Select a box to draw or erase", "Shift+Arrow keys, then Space"),
    ("Open the menu of the cell at the cursor", "Menu"),
    ("Zoom in, zoom out, show the whole layer", "Ctrl++, Ctrl+-, Ctrl+0"),
]
_ELSEWHERE: list[_Keys] = [
    (
        "While placing a piece by hand",
        [
            ("Move it", "Arrow keys, PgUp, PgDown"),
            ("Turn it about x, y, z", "X, Y, Z or R"),
            ("Turn it back", "Shift+X, Shift+Y, Shift+Z"),
            ("Flip it", "F"),
            ("Place it", "Enter, Space"),
            ("Next piece, previous piece", "Tab, Shift+Tab"),
            ("Cancel", "Esc"),
        ],
    ),
    (
        "In the list of pre-placed pieces and forbidden cells",
        [("Remove the selected entry", "Del")],
    ),
    (
        "In the 3D view",
        [
            ("Rotate the view", "Arrow keys"),
            ("Zoom in, zoom out", "+, -"),
            ("View from the front, the side, above", "1, 2, 3"),
            ("Fit to the view", "0, Home"),
        ],
    ),
    (
        "In the pieces panel",
        [
            ("Go to another piece", "Arrow keys"),
            ("Turn the piece", "Shift+arrow keys"),
            ("More copies, fewer copies", "+, -"),
            ("Type the number of copies", "Ctrl+Enter"),
            ("Include or exclude the piece", "Space"),
            ("Move it before or after another", "Alt+Up, Alt+Down"),
            ("Edit the piece", "Enter, F4"),
            ("New piece", "Ins"),
            ("New piece from the figure", "Shift+Ins"),
            ("Mirror, duplicate, delete", "M, D, Del"),
        ],
    ),
    (
        "In the list of solutions",
        [
            ("Next, previous", "Right, Left, Down, Up"),
            ("First, last", "Home, End"),
            ("Select several", "Shift+Up, Shift+Down"),
        ],
    ),
    (
        "In the batch window",
        [
            ("Open the figure", "Enter"),
            ("Sort by a column; press again to reverse", "Ctrl+column number"),
            ("Stop", "Esc"),
        ],
    ),
    (
        "In the figure library",
        [
            ("Find figures", "Ctrl+F"),
            ("Open the figure", "Enter"),
            ("Clear the search text, or close", "Esc"),
        ],
    ),
    (
        "In the list of runs",
        [
            ("Compare the run with others", "Space"),
            ("Rename it", "F2"),
            ("Remove it", "Del"),
        ],
    ),
]


def program_version() -> str:
    """Return the installed version."""
    try:
        return version("cubewright")
    except PackageNotFoundError:
        return "from a source folder"


class ShortcutsDialog(QDialog):
    """Lists all keyboard shortcuts, menu by menu; a search field shows only some of them."""

    def __init__(
        self,
        drawing: Iterable[QAction],
        choices: Mapping[str, Iterable[QAction]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keyboard shortcuts")
        set_initial_size(self, _SIZE)
        self.field = QLineEdit(clearButtonEnabled=True)
        self.field.setPlaceholderText("Find by words or by the key")
        self.field.setAccessibleName("Find a keyboard shortcut")
        name_clear_button(self.field)
        self.text = QTextBrowser()
        self.text.setAccessibleName("Keyboard shortcuts")
        chosen = [(title, _keys_of(actions)) for title, actions in choices.items()]
        drawn = ("In the layer editor", [*_DRAWING, *_keys_of(drawing)])
        self._table = [*key_table(), *chosen, drawn, *_ELSEWHERE]
        self.field.textChanged.connect(self._find)
        self._find("")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.field)
        column.addWidget(self.text)
        column.addWidget(buttons)
        self.field.setFocus()

    def _find(self, query: str) -> None:
        """Show only the shortcuts that contain every word of a query."""
        found = _filtered(self._table, query)
        self.text.setHtml(_html(found) if found else escape(_NOT_FOUND))


def _filtered(table: Iterable[_Keys], query: str) -> list[_Keys]:
    """Return the rows that contain every word of a query, with the titles above them."""
    found = []
    for title, rows in table:
        described = [Described(text, title, keys) for text, keys in rows]
        kept = sorted(found_commands(described, query))
        if kept:
            found.append((title, [rows[number] for number in kept]))
    return found


def about_box(parent: QWidget) -> QMessageBox:
    """Return a box with the version and a description of the program."""
    box = QMessageBox(parent)
    box.setWindowTitle("About Cubewright")
    box.setIconPixmap(icon(PROGRAM).pixmap(64, 64))
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(f"<b>Cubewright</b> {escape(program_version())}")
    box.setInformativeText(
        "A workbench for packing puzzles: draw a figure, solve it, view every solution in 3D, "
        "and see where the search spent its time.<br><br>Free software, MIT licence."
    )
    return box


def _keys_of(actions: Iterable[QAction]) -> list[tuple[str, str]]:
    """Return the texts and keys of the actions that have a key."""
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
            f"<tr><td width='60%'>{escape(action)}</td><td>{escape(keys)}</td></tr>"
            for action, keys in rows
        ]
        parts.append("</table>")
    return "".join(parts)
