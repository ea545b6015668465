"""The commands Cut, Copy and Paste: they act on the part of the window that has the focus."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.editor.layer_clipboard import LayerClipboard
from cubewright.gui.frame.actions import Actions
from cubewright.gui.pieces.panel import PiecesPanel
from cubewright.gui.pieces.piece_clipboard import PieceClipboard
from cubewright.gui.project.document import Document
from cubewright.gui.project.list.figure_clipboard import FigureClipboard
from cubewright.gui.project.list.figures_panel import FiguresPanel
from cubewright.gui.shell.menus import Menus
from cubewright.gui.widgets.clipboard_part import ClipboardPart, Copied
from cubewright.translation import mark, tr

CLIPBOARD = ("cut", "copy", "paste")
"""The commands that act on the part with the focus."""
NOTHING = mark("The clipboard has no figure. Copy a figure, a piece, or the text of one.")


class ClipboardController(QObject):
    """Copies things as the text of a figure file, which other programs can read."""

    status_message = Signal(str)
    """What was done, or why not, as a sentence."""

    def __init__(
        self,
        parts: Sequence[ClipboardPart],
        default: ClipboardPart,
        actions: Actions,
        window: QMainWindow,
    ) -> None:
        """``default``: the part used while the focus is in none of ``parts``."""
        super().__init__(window)
        self._parts = parts
        self._default = default
        self._actions = actions
        self._window = window

    def show_nouns(self) -> None:
        """Name what Cut and Copy act on in their menu items, such as "Copy layer"."""
        if self._field() is not None:
            self.hide_nouns()
            return
        noun = self._part().noun
        self._actions["cut"].setText(tr("Cu&t {noun}", noun=noun))
        self._actions["copy"].setText(tr("&Copy {noun}", noun=noun))

    def hide_nouns(self) -> None:
        """Show the plain names again: other menus have the same items."""
        self._actions["cut"].setText(tr("Cu&t"))
        self._actions["copy"].setText(tr("&Copy"))

    def copy(self) -> None:
        """Copy what is selected."""
        field = self._field()
        if field is not None:
            field.copy()
            return
        copied = self._copy()
        if copied is not None:
            self.status_message.emit(tr("Copied {title}.", title=copied.title))

    def cut(self) -> None:
        """Copy what is selected, and remove it."""
        field = self._field()
        if field is not None:
            field.cut()
            return
        copied = self._copy()
        if copied is not None:
            self.status_message.emit(tr("Cut {title}.", title=copied.title))
            why_not = self._part().remove()
            if why_not:
                self.status_message.emit(why_not)

    def paste(self) -> None:
        """Paste the text of the clipboard."""
        field = self._field()
        if field is not None:
            field.paste()
            return
        text = QGuiApplication.clipboard().text()
        self.status_message.emit(self._part().paste(text) or tr(NOTHING))

    def _copy(self) -> Copied | None:
        """Copy what is selected, and return it; None if it is empty."""
        part = self._part()
        copied = part.copied()
        if copied is None:
            self.status_message.emit(
                tr("The {noun} is empty, so nothing was copied.", noun=part.noun)
            )
            return None
        QGuiApplication.clipboard().setText(copied.text)
        return copied

    def _field(self) -> QLineEdit | QPlainTextEdit | QTextEdit | None:
        """The text field that has the focus."""
        focused = self._window.focusWidget()
        if isinstance(focused, QAbstractSpinBox):
            return focused.findChild(QLineEdit)
        return focused if isinstance(focused, QLineEdit | QPlainTextEdit | QTextEdit) else None

    def _part(self) -> ClipboardPart:
        focused = self._window.focusWidget()
        for part in self._parts:
            if focused is not None and _is_within(focused, part.widget):
                return part
        return self._default


def clipboard_of(
    document: Document,
    editor: FigureEditor,
    figures: FiguresPanel,
    pieces: PiecesPanel,
    menus: Menus,
    actions: Actions,
    window: QMainWindow,
) -> ClipboardController:
    """Return the clipboard of a window's layers, figures and pieces, with its menu items."""
    of_figures = FigureClipboard(document, figures)
    parts = (LayerClipboard(editor), of_figures, PieceClipboard(document, pieces))
    controller = ClipboardController(parts, of_figures, actions, window)
    menus.around_edit(controller.show_nouns, controller.hide_nouns)
    pieces.add_to_menu([actions[name] for name in (*CLIPBOARD, "copy-picture")])
    return controller


def _is_within(widget: QWidget, outer: QWidget) -> bool:
    return widget is outer or outer.isAncestorOf(widget)
