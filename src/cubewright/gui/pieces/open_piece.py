"""Edits a piece of the current problem in the editor and the 3D view."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cubewright.gui.display.view_controller import ViewController
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.frame.actions import Actions
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.pieces.panel import PiecesPanel
from cubewright.gui.pieces.piece_bar import PieceBar
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.colours import ask_colour
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.names import elide
from cubewright.presenter.pieces import drawn_piece as drawing
from cubewright.presenter.pieces import set_edits as changes
from cubewright.presenter.pieces.text import flips_text
from cubewright.translation import mark, tr

_EMPTY = mark("A piece needs at least one cell. To delete the piece, use the pieces panel.")
_SHOWS_PROBLEM = (
    "next",
    "previous",
    "first",
    "last",
    "go-to-solution",
    "show-figure",
    "place-piece",
    "fix-piece",
    "remove-piece",
    "place-solution",
    "set-targets",
    "next-step",
    "previous-step",
    "hint",
    "take-hint",
)
"""The commands that act on the problem; the open piece is closed before they run."""


class OpenPiece(QObject):
    """Opens a piece in place of the figure; each change is an undo step of the document."""

    status_message = Signal(str)
    """A sentence that says why a change is impossible."""
    opened_changed = Signal(bool)
    """Emitted with True when a piece was opened, with False when it was closed."""

    def __init__(
        self,
        document: Document,
        panel: PiecesPanel,
        editor: FigureEditor,
        view_controller: ViewController,
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._panel = panel
        self._editor = editor
        self._view_controller = view_controller
        self._window = window
        self._arrange_to_draw = actions["arrange-draw"]
        self._piece: Piece | None = None
        """The open piece, or None."""
        self._index: int | None = None
        """The index of the piece in the set; None while a new piece has no cells."""
        self._is_new = False
        """Whether the piece was opened as a new piece."""
        self._figure = Figure(())
        """The cells of the piece at their positions in the editor."""
        self._drawn: dict[Piece, Figure] = {}
        """The figures of earlier shapes of the piece, which undo restores."""
        self._before: tuple[Figure, Cell] = (self._figure, (1, 1, 1))
        """The figure shown before the piece, and the size of its grid."""
        self._others_note = ""
        self.bar = PieceBar()
        layout = editor.layout()
        if isinstance(layout, QVBoxLayout):
            layout.insertWidget(0, self.bar)
        for watched in (editor.layer_grid, editor.strip, self.bar, *self.bar.findChildren(QWidget)):
            watched.installEventFilter(self)
        bar = self.bar
        bar.back_requested.connect(self.go_back)
        bar.name_edited.connect(self._on_named)
        bar.colour_requested.connect(self._on_colour)
        bar.colouring_chosen.connect(self._on_colouring)
        bar.flips_chosen.connect(lambda flips: self._on_property("flips", flips))
        bar.one_sided_chosen.connect(lambda one_sided: self._on_property("one_sided", one_sided))
        view_controller.piece_drawn.connect(self._on_drawn)
        view_controller.piece_interrupted.connect(self.close)
        panel.tool_requested.connect(self._on_tool)
        panel.piece_chosen.connect(self._on_chosen)
        for name in _SHOWS_PROBLEM:
            actions[name].triggered.connect(self.close)
        document.piece_set_changed.connect(self._on_pieces_changed)
        for changed in (document.figure_changed, document.current_changed, document.replaced):
            changed.connect(self.close)
        PIECE_COLOURS.changed.connect(self._recolour)

    def watch(self, view: QWidget) -> None:
        """Let Esc in the 3D view return to the figure, too."""
        view.installEventFilter(self)

    @property
    def piece(self) -> Piece | None:
        """The open piece, or None."""
        return self._piece

    def open(self, index: int) -> None:
        pieces = self._document.piece_set
        if 0 <= index < len(pieces.pieces):
            self._begin(pieces.pieces[index], index)

    def open_new(self) -> None:
        """Open an empty piece, which is added to the set with its first cell."""
        self._begin(changes.new_piece(self._document.piece_set), None)

    def go_back(self) -> None:
        """Close the piece, and give the layers of the figure the focus."""
        self.close()
        self._editor.layer_grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def close(self, _what: object = None) -> None:
        """Close the piece, and show the figure of the problem."""
        if self._piece is None:
            return
        self._piece = None
        self._drawn.clear()
        self.bar.clear()
        self._editor.offer_optional_cells(True)
        self._panel.show_draft(None)
        self._editor.set_body_colour("")
        self._view_controller.show_piece(None)
        figure, size = self._before
        if self._document.figure is figure:
            self._editor.show_grid(size)
        self._index, self._is_new, self._others_note = None, False, ""
        self._figure = Figure(())
        self._before = (self._figure, (1, 1, 1))
        self.opened_changed.emit(False)

    def _begin(self, piece: Piece, index: int | None, *, takes_focus: bool = True) -> None:
        if self._window.isVisible() and not self._editor.isVisible():
            self._arrange_to_draw.trigger()  # the user opens a piece in order to draw it
        if self._piece is None:
            self._before = self._document.figure, self._editor.sheet.grid.size
        self._editor.offer_optional_cells(False)
        self._piece, self._index, self._figure = piece, index, drawing.figure_of(piece)
        self._drawn = {piece: self._figure}
        self._others_note, self._is_new = "", index is None
        if index is not None:
            document = self._document
            self._others_note = drawing.others_keep_text(document.content, piece, document.current)
        self._show()
        self.bar.show()
        if takes_focus:
            self._editor.layer_grid.setFocus(Qt.FocusReason.OtherFocusReason)
        self.opened_changed.emit(True)

    def _on_chosen(self, index: int) -> None:
        """Open the piece that the user selects while another piece is open."""
        if self._piece is not None and index != self._index:
            self._begin(self._document.piece_set.pieces[index], index, takes_focus=False)

    def _on_tool(self, name: str, index: int) -> None:
        if name == "new-piece":
            self.open_new()
        elif name == "edit-piece":
            self.open(index)

    # -- display

    def _others(self) -> PieceSet:
        pieces = self._document.piece_set
        return pieces if self._index is None else changes.without_piece(pieces, self._index)

    def _recolour(self) -> None:
        self._show()

    def _highlight(self, piece: Piece, colour: str) -> None:
        """Highlight the tile of the open piece, or the card for new pieces."""
        if self._index is None:
            self._panel.show_draft(replace(piece, colour=colour))
        elif self._panel.chosen != self._index:
            self._panel.choose(self._index)

    def _show(self, problem: str = "") -> None:
        piece = self._piece
        if piece is None:
            return
        document, figure = self._document, self._figure
        name = document.figure.name or tr("the figure")
        index, pieces = self._index, document.piece_set
        if index is None:
            index, pieces = len(pieces.pieces), changes.with_new(pieces, piece)
        colour = PIECE_COLOURS.colour(pieces, index)
        self._highlight(piece, colour)
        self.bar.show_piece(piece, figure, colour, name)
        if piece.cells:
            about = drawing.about_piece(piece, figure, self._others())
            if self._others_note:
                about = tr("{text} {further}", text=about, further=self._others_note)
        else:
            about = tr("Draw the piece: it has no cells yet.")
        self.bar.show_texts(about, problem)
        placed = (PlacedPiece(index, 0, figure.cells),) if figure.cells else ()
        shown = Solution(Puzzle(figure, pieces), placed)
        title = tr("Piece {symbol} of {name}", symbol=piece.symbol, name=elide(name))
        self._view_controller.show_piece(shown, title, about)
        self._editor.set_body_colour(colour)

    # -- changes

    def _on_drawn(self, figure: Figure, text: str) -> None:
        if self._piece is None:
            return
        if not figure.cells:
            self._show()
            self.status_message.emit(tr(_EMPTY))
            return
        kind = drawing.colouring(self._figure)
        is_other_shape = figure.cells != self._figure.cells
        # New cells follow the pattern of the piece, unless the user colours cells.
        if kind in (drawing.EVEN, drawing.ODD) and is_other_shape and not figure.colours:
            figure = drawing.recoloured(figure, kind)
        self._use_figure(figure, _change_text(self._piece, text))

    def _use_figure(self, figure: Figure, text: str) -> None:
        piece = self._piece
        if piece is not None:
            changed = drawing.with_figure(piece, figure)
            self._drawn[changed] = figure
            if changed == piece:  # the cells were only shifted
                self._figure = figure
                self._show()
            self._use(changed, text)

    def _use(self, piece: Piece, text: str) -> None:
        pieces = self._document.piece_set
        if self._index is None:
            if piece.cells:
                self._index = len(pieces.pieces)
                text = tr("Add piece {symbol}", symbol=piece.symbol)
                self._piece = piece
                self._panel.change(changes.with_new(pieces, piece), text)
            else:
                self._piece = piece
                self._show()
        elif piece != pieces.pieces[self._index]:
            self._drawn.setdefault(piece, self._figure)
            self._piece = piece  # the new symbol now identifies the piece
            self._panel.change(changes.with_piece(pieces, self._index, piece), text)

    def _on_pieces_changed(self, _pieces: object) -> None:
        piece = self._piece
        if piece is None:
            return
        pieces = self._document.piece_set.pieces
        symbols = [each.symbol for each in pieces]
        if self._index is None:
            found = symbols.index(piece.symbol) if piece.symbol in symbols else None
            if found is None:
                self._show()
                return
        elif piece.symbol in symbols:
            found = symbols.index(piece.symbol)
        elif self._index < len(pieces) and self._is_known(pieces[self._index]):
            found = self._index  # undo has renamed the piece
        elif self._is_new and self._index == len(pieces):  # undo has removed a new piece
            self._index, self._figure = None, Figure((), self._figure.name, piece.lattice)
            self._piece = replace(piece, cells=(), dark=None, flips=False)
            self._show()
            return
        else:
            self.close()
            return
        self._index, self._piece = found, pieces[found]
        self._figure = self._drawn.get(self._piece) or drawing.figure_of(self._piece)
        self._show()

    def _is_known(self, piece: Piece) -> bool:
        return piece in self._drawn

    def _on_named(self, symbol: str, name: str) -> None:
        piece = self._piece
        if piece is None:
            return
        fault = drawing.symbol_fault(symbol, self._others())
        if fault:
            self._show(fault)
            return
        renamed = drawing.with_symbol(piece, symbol, name)
        self.bar.show_texts(self.bar.about.text(), "")
        if renamed != piece:
            self._use(renamed, tr("Rename piece {symbol}", symbol=piece.symbol))

    def _on_colour(self) -> None:
        piece = self._piece
        if piece is None:
            return
        colour = ask_colour(self._window, piece.colour, tr("Colour of the piece"))
        if colour and colour != piece.colour:
            text = tr("Change the colour of piece {symbol}", symbol=piece.symbol)
            self._use(replace(piece, colour=colour), text)

    def _on_colouring(self, kind: str) -> None:
        figure = drawing.recoloured(self._figure, kind)
        if self._piece is not None and figure != self._figure:
            text = _change_text(self._piece, tr(drawing.COLOURINGS[kind]))
            self._use_figure(figure, text)

    def _on_property(self, name: str, on: bool) -> None:
        piece = self._piece
        if piece is None:
            return
        if name == "flips":
            text = flips_text(piece.symbol, flips=on)
            self._use(replace(piece, flips=on), text)
        else:
            template = mark("Make piece {symbol} one-sided")
            if not on:
                template = mark("Make piece {symbol} two-sided")
            text = tr(template, symbol=piece.symbol)
            changed = replace(piece, one_sided=on)
            flips = changed.flips and bool(changed.cells) and changed.is_chiral
            self._use(replace(changed, flips=flips), text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the piece on Esc, unless Esc deselects a box in the layers."""
        kinds = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
        if (
            self._piece is None
            or event.type() not in kinds
            or not isinstance(event, QKeyEvent)
            or event.key() != Qt.Key.Key_Escape
            or (watched is self._editor.layer_grid and bool(self._editor.layer_grid.box))
        ):
            return False
        event.accept()  # the key must not stop a search
        if event.type() == QEvent.Type.KeyPress:
            self.go_back()
        return True


def _change_text(piece: Piece, change: str) -> str:
    return tr("Piece {symbol}: {change}", symbol=piece.symbol, change=change)
