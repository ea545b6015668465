"""The windows of the Help menu."""

from __future__ import annotations

from html import escape
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QMessageBox,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.actions import key_table
from cubewright.gui.icons import PROGRAM, icon


def program_version() -> str:
    """The version that is installed."""
    try:
        return version("cubewright")
    except PackageNotFoundError:
        return "from a source folder"


class ShortcutsDialog(QDialog):
    """Every key there is, menu by menu."""

    def __init__(self, more: list[tuple[str, list[tuple[str, str]]]], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keyboard shortcuts")
        self.resize(440, 560)
        text = QTextBrowser()
        text.setHtml(_html(key_table() + more))
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


def _html(table: list[tuple[str, list[tuple[str, str]]]]) -> str:
    parts = []
    for title, rows in table:
        parts.append(f"<h4>{escape(title)}</h4><table width='100%' cellpadding='2'>")
        parts += [
            f"<tr><td width='60%'>{escape(what)}</td><td>{escape(keys)}</td></tr>"
            for what, keys in rows
        ]
        parts.append("</table>")
    return "".join(parts)
