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

from cubewright.gui.widgets.fields import name_clear_button
from cubewright.gui.widgets.icons import PROGRAM, icon
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.presenter.command_search import SearchableCommand, found_commands
from cubewright.translation import mark, tr

_SIZE = QSize(440, 560)
_NOT_FOUND = mark("No shortcut matches. Try fewer words.")
_Keys = tuple[str, list[tuple[str, str]]]

_DRAWING = [
    (mark("Move the cursor"), mark("Arrow keys")),
    (mark("Draw or erase the cubelet at the cursor"), mark("Space, Enter")),
    (mark("Select a box to draw or erase"), mark("Shift+Arrow keys, then Space")),
    (mark("Open the menu of the cell at the cursor"), mark("Menu")),
    (mark("Zoom in, zoom out, show the whole layer"), mark("Ctrl++, Ctrl+-, Ctrl+0")),
]
_OTHER_KEYS: list[_Keys] = [
    (
        mark("While placing a piece by hand"),
        [
            (mark("Move it"), mark("Arrow keys, PgUp, PgDown")),
            (mark("Turn it about x, y, z"), mark("X, Y, Z or R")),
            (mark("Turn it back"), mark("Shift+X, Shift+Y, Shift+Z")),
            (mark("Flip it"), "F"),
            (mark("Place it"), mark("Enter, Space")),
            (mark("Next piece, previous piece"), mark("Tab, Shift+Tab")),
            (mark("Cancel"), mark("Esc")),
        ],
    ),
    (
        mark("In the list of pre-placed pieces and forbidden cells"),
        [(mark("Remove the selected entry"), mark("Del"))],
    ),
    (
        mark("In the 3D view"),
        [
            (mark("Rotate the view"), mark("Arrow keys")),
            (mark("Roll the view"), mark("Comma, full stop")),
            (mark("Zoom in, zoom out"), "+, -"),
            (mark("View from the front, the side, above"), "1, 2, 3"),
            (mark("Fit to the view"), mark("0, Home")),
        ],
    ),
    (
        mark("In the pieces panel"),
        [
            (mark("Go to another piece"), mark("Arrow keys")),
            (mark("Turn the piece"), mark("Shift+arrow keys")),
            (mark("More copies, fewer copies"), "+, -"),
            (mark("Type the number of copies"), mark("Ctrl+Enter")),
            (mark("Include or exclude the piece"), mark("Space")),
            (mark("Move the piece before or after another"), mark("Alt+Up, Alt+Down")),
            (mark("Edit the piece"), mark("Enter, F4")),
            (mark("New piece from the figure"), mark("Shift+Ins")),
            (mark("Mirror, duplicate, delete"), mark("M, D, Del")),
        ],
    ),
    (
        mark("In the list of solutions"),
        [
            (mark("Next, previous"), mark("Down, Up")),
            (mark("Next move, previous move of a solution with a plan"), mark("Right, Left")),
            (mark("Next separation, previous separation"), mark("Shift+Right, Shift+Left")),
            (mark("First, last"), mark("Home, End")),
            (mark("Select several"), mark("Shift+Up, Shift+Down")),
        ],
    ),
    (
        mark("In the batch window"),
        [
            (mark("Open the figure"), mark("Enter")),
            (mark("Sort by a column; press again to reverse"), mark("Ctrl+column number")),
            (mark("Stop"), mark("Esc")),
        ],
    ),
    (
        mark("In the window that finds puzzles"),
        [
            (mark("Start"), "F5"),
            (mark("Pause or resume"), "F6"),
            (mark("Stop"), mark("Esc")),
            (mark("Add the selected puzzles to the file"), mark("Enter")),
            (mark("Sort by a column; press again to reverse"), mark("Ctrl+column number")),
        ],
    ),
    (
        mark("In the figure library"),
        [
            (mark("Find figures"), mark("Ctrl+F")),
            (mark("Open the figure"), mark("Enter")),
            (mark("Clear the search text, or close the window"), mark("Esc")),
        ],
    ),
    (
        mark("In the list of runs"),
        [
            (mark("Compare the run with others"), mark("Space")),
            (mark("Rename it"), mark("F2")),
            (mark("Remove it"), mark("Del")),
        ],
    ),
]


def program_version() -> str:
    """Return the installed version, or a text for a source folder."""
    try:
        return version("cubewright")
    except PackageNotFoundError:
        return tr("from a source folder")


class ShortcutsDialog(QDialog):
    """Lists all keyboard shortcuts by menu; a search field filters them."""

    def __init__(
        self,
        commands: Iterable[_Keys],
        drawing: Iterable[QAction],
        choices: Mapping[str, Iterable[QAction]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        set_initial_size(self, _SIZE)
        self.field = QLineEdit(clearButtonEnabled=True)
        self.field.setPlaceholderText(tr("Find by words or by the key"))
        self.field.setAccessibleName(tr("Find a keyboard shortcut"))
        name_clear_button(self.field)
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Keyboard shortcuts"))
        chosen = [(title, _keys_of(actions)) for title, actions in choices.items()]
        drawn = (tr("In the layer editor"), [*_translated(_DRAWING), *_keys_of(drawing)])
        elsewhere = [(tr(title), _translated(rows)) for title, rows in _OTHER_KEYS]
        self._table = [*commands, *chosen, drawn, *elsewhere]
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
        found = _filtered(self._table, query)
        self.text.setHtml(_html(found) if found else escape(tr(_NOT_FOUND)))


def _translated(rows: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(tr(text), tr(keys)) for text, keys in rows]


def _filtered(table: Iterable[_Keys], query: str) -> list[_Keys]:
    found = []
    for title, rows in table:
        described = [SearchableCommand(text, title, keys) for text, keys in rows]
        kept = sorted(found_commands(described, query))
        if kept:
            found.append((title, [rows[number] for number in kept]))
    return found


def about_box(parent: QWidget) -> QMessageBox:
    """Return the box with the version and a description of the program."""
    box = QMessageBox(parent)
    box.setWindowTitle(tr("About Cubewright"))
    box.setIconPixmap(icon(PROGRAM).pixmap(64, 64))
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(f"<b>Cubewright</b> {escape(program_version())}")
    box.setInformativeText(
        tr(
            "A workbench for packing puzzles: draw a figure, solve it, view every solution in 3D, "
            "and see where the search spent its time.<br><br>Free software, MIT licence."
        )
    )
    return box


def _keys_of(actions: Iterable[QAction]) -> list[tuple[str, str]]:
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
