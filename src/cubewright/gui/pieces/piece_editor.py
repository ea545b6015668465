"""The dialog for a piece: its cells, drawn layer by layer, its name, symbol and colours."""

from __future__ import annotations

from dataclasses import replace
from weakref import ref

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QColor,
    QKeySequence,
    QPixmap,
    QUndoCommand,
    QUndoStack,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.formats.fig.constraints import can_be_drawn
from cubewright.formats.fig.writer import can_be_shown
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.editor.grid_change import GridChange
from cubewright.gui.pictures.turning_picture import TurningPicture
from cubewright.gui.pieces.ask_colour import ask_colour
from cubewright.gui.project.figure_header import Banner
from cubewright.gui.widgets.icons import icon
from cubewright.gui.widgets.messages import question_box
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.presenter.pieces import set_edits as changes

_PICTURE_EDGE = 150
"""The edge of the picture in pixels."""
_DEFAULT_SIZE = QSize(640, 480)
_ABOUT_LINES = 4
_PROBLEM_LINES = 2
_SHORTEST_BOX = 10
"""Width of the list of colourings in letters; it has more where there is room."""
_ONE, _EVEN, _ODD, _OTHER = "one", "even", "odd", "other"
_COLOURINGS = {
    _ONE: "One colour",
    _EVEN: "Chequered, first cell dark",
    _ODD: "Chequered, first cell light",
    _OTHER: "Two colours, unchanged",
}


class _Redrawn(QUndoCommand):
    """One step of drawing."""

    def __init__(self, editor: PieceEditor, text: str, before: Figure, after: Figure) -> None:
        super().__init__(text)
        self._editor, self._before, self._after = ref(editor), before, after

    def redo(self) -> None:
        self._show(self._after)

    def undo(self) -> None:
        self._show(self._before)

    def _show(self, figure: Figure) -> None:
        editor = self._editor()
        if editor is not None:
            editor.show_figure(figure)


class PieceEditor(QDialog):
    """Edits a copy of a piece; :attr:`piece` is the result."""

    def __init__(self, piece: Piece, others: PieceSet, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._before = piece
        self._others = others
        """The set without this piece."""
        self._colour = piece.colour
        self._figure = Figure(piece.cells, "piece", piece.lattice, dark=piece.dark)
        self._undo = QUndoStack(self)
        self.editor = FigureEditor()
        self.editor.offer_fill_pen_only()  # a piece has no optional cells
        self.picture = TurningPicture(_PICTURE_EDGE)
        self.symbol = QLineEdit(piece.symbol)
        self.name = QLineEdit(piece.name if piece.name != piece.symbol else "")
        self.colour = QPushButton()
        self.colouring = QComboBox()
        self.flips = QCheckBox("&Allow mirror image")
        self.flips.setChecked(piece.flips)
        self.one_sided = QCheckBox("&One-sided: never turned over")
        self.one_sided.setToolTip("Let the piece turn within its layer, but not over")
        self.one_sided.setChecked(piece.one_sided)
        self.about = QLabel()
        self.problem = Banner()
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._build_layout()
        self._connect()
        self._show_colour()
        self.editor.show_figure(self._figure)
        self._describe()
        self._content_before = self._content()
        self.editor.layer_grid.setFocus()

    @property
    def piece(self) -> Piece:
        """The piece as edited; it needs at least one cell."""
        figure = self._figure
        symbol = self.symbol.text() or self._before.symbol
        cells = {cell: cell in (figure.dark or ()) for cell in figure.cells}
        made = changes.with_cells(self._before, cells, figure.dark is not None)
        same_symbol = symbol == self._before.symbol
        made = replace(
            made,
            symbol=symbol,
            name=self.name.text().strip() or symbol,
            colour=self._colour,
            marks=made.marks if same_symbol else (),
            aliases=made.aliases if same_symbol else (),
            one_sided=self.one_sided.isChecked(),
        )
        return replace(made, flips=self.flips.isChecked() and made.is_chiral)

    @property
    def is_changed(self) -> bool:
        """Whether Cancel would discard something."""
        return self._content() != self._content_before

    def _content(self) -> tuple[object, ...]:
        checked = (self.flips.isChecked(), self.one_sided.isChecked())
        return (self._figure, self._colour, self.symbol.text(), self.name.text(), *checked)

    def reject(self) -> None:
        """Close the dialog; Cancel, Escape and closing the window ask before changes are lost."""
        if not self.is_changed or self._may_discard():
            super().reject()

    def done(self, result: int) -> None:
        """Close the dialog, and empty its undo stack."""
        super().done(result)
        self._undo.blockSignals(True)
        self._undo.clear()

    def _may_discard(self) -> bool:
        box = question_box(self, "Discard the changes to this piece?")
        discard = box.addButton("&Discard", QMessageBox.ButtonRole.DestructiveRole)
        keep = box.addButton("&Keep editing", QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.exec()
        return box.clickedButton() is discard

    def choose_colour(self, colour: str) -> None:
        """Change the colour of the piece."""
        self._colour = colour
        self._show_colour()
        self._describe()

    def show_figure(self, figure: Figure) -> None:
        """Show other cells, after an edit, undo or redo."""
        self._figure = figure
        self.editor.show_figure(figure)
        self._describe()

    # -- description and problems

    def _describe(self) -> None:
        problem = self._problem()
        self.problem.show_text(problem)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not problem)
        if not self._figure.cells:
            self.picture.show_piece(None)
            self.about.setText("")
            return
        piece = self.piece
        self.picture.show_piece(piece)
        self.flips.setEnabled(piece.is_chiral)
        self.about.setText(self._about(piece))
        self._show_colouring()

    def _problem(self) -> str:
        """Return why the piece cannot be accepted, or an empty string."""
        symbol = self.symbol.text()
        if not self._figure.cells:
            return "Draw the piece: it has no cells yet."
        if not symbol.strip() or not symbol.isprintable():
            return "The piece needs a symbol: one character."
        owner = self._others.piece_of(symbol)
        if owner is not None:
            return f"“{symbol}” is already the symbol of {self._others.pieces[owner].name}."
        return ""

    def _about(self, piece: Piece) -> str:
        lines = [changes.size_and_ways(piece)]
        if len(self._figure.parts()) > 1:
            lines.append(f"It consists of {len(self._figure.parts())} separate parts.")
        in_files = (can_be_shown, can_be_drawn)
        if not all(can_be(piece.symbol, piece.lattice) for can_be in in_files):
            lines.append(f"A figure file cannot contain the symbol “{piece.symbol}”.")
        for other in self._others.pieces:
            if other.equivalence_key == piece.equivalence_key:
                lines.append(f"It is the same as piece {other.symbol}.")
            elif piece.is_chiral and other.equivalence_key == piece.mirror_key:
                lines.append(f"It is the mirror image of piece {other.symbol}.")
        return "\n".join(lines)

    def _show_colour(self) -> None:
        swatch = QPixmap(32, 16)
        swatch.fill(QColor(self._colour))
        self.colour.setIcon(swatch)
        self.colour.setText(self._colour)

    # -- editing

    def _on_edited(self, figure: Figure, text: str) -> None:
        figure = self._recoloured(figure)
        self._undo.push(_Redrawn(self, text, self._figure, figure))

    def _on_grid_resized(self, before: Cell, after: Cell) -> None:
        self._undo.push(GridChange(self.editor.show_grid, before, after))

    def _recoloured(self, figure: Figure) -> Figure:
        """Return the figure with new cells coloured like the others, if it is chequered."""
        kind = _colouring(self._figure)
        return _chequered(figure, odd=kind == _ODD) if kind in (_EVEN, _ODD) else figure

    def _on_colouring(self, index: int) -> None:
        kind = self.colouring.itemData(index)
        if kind == _ONE:
            figure = replace(self._figure, dark=None)
        elif kind == _OTHER:
            return
        else:
            figure = _chequered(self._figure, odd=kind == _ODD)
        if figure != self._figure:
            self._undo.push(_Redrawn(self, _COLOURINGS[kind], self._figure, figure))

    def _show_colouring(self) -> None:
        kind = _colouring(self._figure)
        self.colouring.setCurrentIndex(self.colouring.findData(kind))

    def _on_colour(self) -> None:
        if colour := ask_colour(self, self._colour):
            self.choose_colour(colour)

    # -- construction

    def _connect(self) -> None:
        self.editor.figure_edited.connect(self._on_edited)
        self.editor.grid_resized.connect(self._on_grid_resized)
        self.symbol.textChanged.connect(self._describe)
        self.name.textChanged.connect(self._describe)
        self.flips.toggled.connect(self._describe)
        self.one_sided.toggled.connect(self._describe)
        self.colouring.activated.connect(self._on_colouring)
        self.colour.clicked.connect(self._on_colour)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _build_layout(self) -> None:
        self.symbol.setMaxLength(1)
        self.symbol.setToolTip("One character that represents the piece in text")
        self.name.setPlaceholderText("Name of the piece")
        self.colour.setAutoDefault(False)
        self.colour.setToolTip("Choose another colour")
        self.about.setWordWrap(True)
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        # Reserve the height of the description, so that nothing moves while the user draws.
        line = self.fontMetrics().lineSpacing()
        self.about.setMinimumHeight(_ABOUT_LINES * line)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.colouring.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.colouring.setMinimumContentsLength(_SHORTEST_BOX)
        for kind, text in _COLOURINGS.items():
            if kind != _OTHER or _colouring(self._figure) == _OTHER:
                self.colouring.addItem(text, kind)
        form = QFormLayout()
        form.addRow("&Name", self.name)
        form.addRow("&Symbol", self.symbol)
        form.addRow("&Colour", self.colour)
        if self._before.lattice.colour is not None:
            form.addRow("Co&louring", self.colouring)
        form.addRow(self.flips)
        form.addRow(self.one_sided)
        steps = QHBoxLayout()
        steps.addStretch(1)
        for name, key, action in (
            ("undo", QKeySequence.StandardKey.Undo, self._undo.createUndoAction(self)),
            ("redo", QKeySequence.StandardKey.Redo, self._undo.createRedoAction(self)),
        ):
            action.setShortcuts(key)
            action.setIcon(icon(name))
            self.addAction(action)
            button = QToolButton()
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            steps.addWidget(button)
        described = QWidget()
        right_column = QVBoxLayout(described)
        right_column.setContentsMargins(0, 0, 0, 0)
        right_column.addWidget(self.picture, 1)
        right_column.addWidget(self.about)
        right_column.addLayout(form)
        drawing = QVBoxLayout()
        drawing.addLayout(steps)
        drawing.addWidget(self.editor, 1)
        halves = QHBoxLayout()
        halves.addLayout(drawing, 3)
        halves.addWidget(ScrollPage(described), 2)
        column = QVBoxLayout(self)
        column.addLayout(halves, 1)
        margins = self.problem.contentsMargins()
        foot = QHBoxLayout()
        foot.addWidget(self.problem, 1)
        foot.addWidget(self.buttons)
        foot.addStrut(_PROBLEM_LINES * line + margins.top() + margins.bottom())
        column.addLayout(foot)
        set_initial_size(self, _DEFAULT_SIZE)


def _chequered(figure: Figure, *, odd: bool) -> Figure:
    colour = figure.lattice.colour
    if colour is None or not figure.cells:
        return figure
    first = colour(figure.cells[0])
    dark = [cell for cell in figure.cells if (colour(cell) == first) is not odd]
    return replace(figure, dark=frozenset(dark))


def _colouring(figure: Figure) -> str:
    """Return the kind of colouring that the figure has."""
    if figure.dark is None:
        return _ONE
    for kind in (_EVEN, _ODD):
        if _chequered(figure, odd=kind == _ODD).dark == figure.dark:
            return kind
    return _OTHER
