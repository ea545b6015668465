"""The commands Cut, Copy and Paste, which act on the part of the window with the focus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

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

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.fig.writer import blocks_text
from cubewright.formats.links.link import is_link, read_link
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.frame.actions import Actions
from cubewright.gui.pieces.panel import PiecesPanel
from cubewright.gui.project.document import Document
from cubewright.gui.project.list.figures_panel import FiguresPanel
from cubewright.gui.shell.menus import Menus
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.presenter.clipboard_text import (
    CopiedPart,
    blocks_in,
    first_cell,
    parse_copied_part,
    part_text,
    pasted_part,
    piece_text,
    pieces_in,
)
from cubewright.presenter.editing.edits import Change
from cubewright.presenter.editing.strokes import cubelets
from cubewright.presenter.links import project_of_link
from cubewright.presenter.pieces import set_edits as changes
from cubewright.presenter.pieces.pasted_pieces import parse_pieces, with_pasted
from cubewright.translation import counted, mark, several, tr, trn


@dataclass(frozen=True)
class CopiedText:
    """A text for the clipboard, and the name of its content, such as "layer 2"."""

    text: str
    title: str


class ClipboardPart(Protocol):
    """A part of the window whose content can be cut, copied and pasted."""

    @property
    def widget(self) -> QWidget:
        """The widget of this part; while it has the focus, the commands act on this part."""

    @property
    def noun(self) -> str:
        """The noun in the menu item Copy, such as "box"."""

    def selected_content(self) -> CopiedText | None:
        """Return the selected content; None if it is empty."""

    def remove(self) -> str:
        """Remove the selected content as one undo step; return an error message, or ""."""

    def paste(self, text: str) -> str:
        """Paste a text, as one undo step; return a message, or "" if the text does not fit here."""


class FigureClipboard:
    """Copies the selected figures; pastes figures at the end of the file."""

    def __init__(self, document: Document, figures: FiguresPanel) -> None:
        self._document = document
        self._figures = figures

    @property
    def widget(self) -> QWidget:
        return self._figures

    @property
    def noun(self) -> str:
        return tr("problem") if len(self._figures.selected) == 1 else tr("problems")

    def selected_content(self) -> CopiedText | None:
        """Return the selected figures as they would be saved; None if all are empty."""
        document, blocks = self._document, self._document.file.blocks
        figures = [(row, document.figure_at(row)) for row in self._figures.selected]
        rows = [row for row, figure in figures if figure and figure.cells and row < len(blocks)]
        text = blocks_text([blocks[row] for row in rows])
        if not text:
            return None
        name = _named([document.name_at(row) for row in rows])
        return CopiedText(text, name)

    def remove(self) -> str:
        selected = self._figures.selected
        if len(self._document.blocks) == len(selected):
            return tr("A file needs at least one problem, so nothing was deleted.")
        self._document.remove(selected)
        return ""

    def paste(self, text: str) -> str:
        blocks = blocks_in(text)
        if not blocks:
            return ""
        names = _named([block.name for block in blocks])
        self._document.add_text(blocks_text(blocks), tr("Paste {names}", names=names))
        return tr("Pasted {names}.", names=names)


def _named(names: Sequence[str]) -> str:
    return tr("“{name}”", name=names[0]) if len(names) == 1 else counted(len(names), "problem")


class PieceClipboard:
    """Copies the selected piece; pastes pieces after it."""

    def __init__(self, document: Document, panel: PiecesPanel) -> None:
        self._document = document
        self._panel = panel

    @property
    def widget(self) -> QWidget:
        return self._panel

    @property
    def noun(self) -> str:
        return tr("piece")

    def selected_content(self) -> CopiedText | None:
        if self._panel.chosen < 0:
            return None
        piece = self._document.piece_set.pieces[self._panel.chosen]
        return CopiedText(piece_text(piece), tr("piece {symbol}", symbol=piece.symbol))

    def remove(self) -> str:
        pieces, chosen = self._document.piece_set, self._panel.chosen
        symbol = pieces.pieces[chosen].symbol
        self._panel.change(
            changes.without_piece(pieces, chosen), tr("Cut piece {symbol}", symbol=symbol)
        )
        return ""

    def paste(self, text: str) -> str:
        pieces = self._document.piece_set
        after = self._panel.chosen if self._panel.chosen >= 0 else len(pieces.pieces) - 1
        blocks = blocks_in(text)
        try:
            found = [(piece, 1) for piece in pieces_in(blocks, pieces)]
            if not blocks:
                found = parse_pieces(text, pieces)
        except CubewrightError as error:
            return tr("Nothing was pasted. {error}", error=error)
        if not found:
            if not blocks:
                return ""
            return tr(
                "The copied cells belong to another grid. This one needs {cells}.",
                cells=several(pieces.lattice.noun),
            )
        symbols = ", ".join(piece.symbol for piece, _ in found)
        number = len(found)
        text = trn("Paste piece {symbols}", "Paste pieces {symbols}", number, symbols=symbols)
        self._panel.change(with_pasted(pieces, found, after), text)
        self._panel.choose(after + len(found))
        return trn("Pasted piece {symbols}.", "Pasted pieces {symbols}.", number, symbols=symbols)


class LayerClipboard:
    """Copies the selected box, or the whole layer if no box is selected."""

    def __init__(self, editor: FigureEditor) -> None:
        self._editor = editor

    @property
    def widget(self) -> QWidget:
        return self._editor

    @property
    def noun(self) -> str:
        return tr("box") if self._editor.layer_grid.box else tr("layer")

    def selected_content(self) -> CopiedText | None:
        sheet, box = self._editor.sheet, self._part()
        text = part_text(
            Figure(sheet.cells, self._editor.figure.name, sheet.grid.lattice, sheet.optional),
            box,
            is_layer=not self._editor.layer_grid.box,
        )
        if not text:
            return None
        cells = cubelets(len(sheet.cells.intersection(box)), sheet.grid.lattice.noun)
        if self._editor.layer_grid.box:
            return CopiedText(text, tr("the box, {cells}", cells=cells))
        return CopiedText(text, tr("the layer, {cells}", cells=cells))

    def remove(self) -> str:
        sheet, box = self._editor.sheet, self._part()
        number = cubelets(len(sheet.cells.intersection(box)), sheet.grid.lattice.noun)
        text = tr("Cut {cells}", cells=number)
        self._editor.edit(Change(sheet.cells.difference(box), text, sheet.grid.size))
        return ""

    def paste(self, text: str) -> str:
        """Parse the first figure from a text and draw it at the cursor."""
        blocks = blocks_in(text)
        lattice = self._editor.sheet.grid.lattice
        fitting = [each for each in blocks if each.lattice == lattice]
        if not fitting:
            if not blocks:
                return ""
            return tr(
                "The copied cells belong to another grid. This one needs {cells}.",
                cells=several(lattice.noun),
            )
        part = parse_copied_part(fitting[0])
        if not self._drawn(part):
            return tr("The copied part is larger than the largest grid.")
        return tr("Pasted {cells}.", cells=cubelets(len(part.figure), lattice.noun))

    def _drawn(self, part: CopiedPart) -> bool:
        sheet, grid = self._editor.sheet, self._editor.layer_grid
        cells = grid.box or (grid.cursor_cell,)
        if part.is_layer:
            cells = sheet.grid.layer(sheet.layer)
        target = first_cell(sheet.grid.lattice, cells)
        change = pasted_part(sheet.grid, sheet.marks, part, target)
        if change is not None:
            self._editor.edit(change)
        return change is not None

    def _part(self) -> tuple[Cell, ...]:
        sheet = self._editor.sheet
        return self._editor.layer_grid.box or sheet.grid.layer(sheet.layer)


CLIPBOARD = ("cut", "copy", "paste")
"""The commands that act on the part with the focus."""
NOTHING = mark("The clipboard has no figure. Copy a figure, a piece, or the text of a figure.")


class ClipboardController(QObject):
    """Copies content as the text of a figure file, which other programs can read."""

    status_message = Signal(str)
    """The result of a command, or the reason why it did nothing, as a sentence."""

    def __init__(
        self,
        parts: Sequence[ClipboardPart],
        default: ClipboardPart,
        document: Document,
        actions: Actions,
        window: QMainWindow,
    ) -> None:
        """Connect the ``parts``; commands act on ``default`` if the focus is in none of them."""
        super().__init__(window)
        self._parts = parts
        self._default = default
        self._document = document
        self._actions = actions
        self._window = window

    def show_nouns(self) -> None:
        """Add the noun of the content to the menu items Cut and Copy, such as "Copy layer"."""
        if self._field() is not None:
            self.hide_nouns()
            return
        noun = self._part().noun
        self._actions["cut"].setText(tr("Cu&t {noun}", noun=noun))
        self._actions["copy"].setText(tr("&Copy {noun}", noun=noun))

    def hide_nouns(self) -> None:
        """Remove the nouns, because other menus contain the same items."""
        self._actions["cut"].setText(tr("Cu&t"))
        self._actions["copy"].setText(tr("&Copy"))

    def copy(self) -> None:
        """Copy the selected content."""
        field = self._field()
        if field is not None:
            field.copy()
            return
        copied = self._copy()
        if copied is not None:
            self.status_message.emit(tr("Copied {title}.", title=copied.title))

    def cut(self) -> None:
        """Copy the selected content, and remove it."""
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
        field = self._field()
        if field is not None:
            field.paste()
            return
        text = QGuiApplication.clipboard().text()
        message = self._paste_link(text) if is_link(text) else self._part().paste(text)
        self.status_message.emit(message or tr(NOTHING))

    def _paste_link(self, text: str) -> str:
        """Add the puzzle of a link to the document, wherever the focus is; return a message."""
        try:
            project = project_of_link(read_link(text))
        except FormatError as error:
            return tr("The link was not pasted: {reason}.", reason=error.reason)
        name = tr("“{name}”", name=project.problems[0].name or tr("Untitled"))
        self._document.add_problem(project, tr("Paste {names}", names=name))
        return tr("Pasted {names}.", names=name)

    def _copy(self) -> CopiedText | None:
        """Copy the selected content, and return it; None if it is empty."""
        part = self._part()
        try:
            copied = part.selected_content()
        except FormatError as error:
            self.status_message.emit(tr("Nothing was copied: {reason}.", reason=error.reason))
            return None
        if copied is None:
            self.status_message.emit(
                tr("The {noun} is empty, so nothing was copied.", noun=part.noun)
            )
            return None
        QGuiApplication.clipboard().setText(copied.text)
        return copied

    def _field(self) -> QLineEdit | QPlainTextEdit | QTextEdit | None:
        """Return the text field that has the focus, or None."""
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


def create_clipboard(
    document: Document,
    editor: FigureEditor,
    figures: FiguresPanel,
    pieces: PiecesPanel,
    menus: Menus,
    actions: Actions,
    window: QMainWindow,
) -> ClipboardController:
    """Create the clipboard controller of a window, and add its commands to the menus."""
    of_figures = FigureClipboard(document, figures)
    parts = (LayerClipboard(editor), of_figures, PieceClipboard(document, pieces))
    controller = ClipboardController(parts, of_figures, document, actions, window)
    menus.connect_edit_menu(controller.show_nouns, controller.hide_nouns)
    pieces.add_to_menu([actions[name] for name in (*CLIPBOARD, "copy-picture")])
    return controller


def _is_within(widget: QWidget, outer: QWidget) -> bool:
    return widget is outer or outer.isAncestorOf(widget)
