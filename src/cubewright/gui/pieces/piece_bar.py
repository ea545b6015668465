"""The bar above the layers while a piece is open: its properties, and a Back button."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.project.figure_header import Banner
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.icons import icon
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece
from cubewright.presenter.names import elide
from cubewright.presenter.pieces.drawn_piece import COLOURINGS, OTHER, colouring
from cubewright.translation import tr

_SHORT = 24
"""The maximum length of a problem's name on the button."""
_SYMBOL_WIDTH = 36
_SWATCH = 16
_WIDE = 420
"""The minimum width, in pixels, at which Back and the colouring are beside other fields."""


class PieceBar(QFrame):
    """Shows the properties of a piece, and reports the user's changes."""

    back_requested = Signal()
    name_edited = Signal(str, str)
    """The symbol and the name that the user entered."""
    colour_requested = Signal()
    colouring_chosen = Signal(str)
    """The key of the chosen colouring."""
    flips_chosen = Signal(bool)
    one_sided_chosen = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = ElidedLabel()
        self.back = QToolButton()
        self.symbol = QLineEdit()
        self.name = QLineEdit()
        self.colour = QToolButton()
        self.colouring = QComboBox()
        self.flips = QCheckBox(tr("Mirror image"))
        self.one_sided = QCheckBox(tr("One-sided"))
        self.about = QLabel()
        self.problem = Banner()
        self._build_layout()
        self.back.clicked.connect(lambda _checked: self.back_requested.emit())
        for field in (self.symbol, self.name):
            field.editingFinished.connect(self._on_named)
        self.colour.clicked.connect(lambda _checked: self.colour_requested.emit())
        self.colouring.activated.connect(
            lambda index: self.colouring_chosen.emit(self.colouring.itemData(index))
        )
        self.flips.clicked.connect(self.flips_chosen)
        self.one_sided.clicked.connect(self.one_sided_chosen)
        self.hide()

    def show_piece(self, piece: Piece, figure: Figure, colour: str, problem_name: str) -> None:
        """Show a piece, its figure, its colour on the screen, and the name of its problem."""
        self.title.setText(tr("Piece {symbol} of {name}", symbol=piece.symbol, name=problem_name))
        self.back.setText(tr("Back to {name}", name=elide(problem_name, _SHORT)))
        with QSignalBlocker(self.symbol), QSignalBlocker(self.name):
            self.symbol.setText(piece.symbol)
            self.name.setText("" if piece.name == piece.symbol else piece.name)
        swatch = QPixmap(_SWATCH, _SWATCH)
        swatch.fill(QColor(colour))
        self.colour.setIcon(swatch)
        kind = colouring(figure)
        self.colouring.clear()
        for each, text in COLOURINGS.items():
            if each != OTHER or kind == OTHER:
                self.colouring.addItem(tr(text), each)
        self.colouring.setCurrentIndex(self.colouring.findData(kind))
        self.colouring.setVisible(piece.lattice.colour is not None)
        can_flip = bool(piece.cells) and piece.is_chiral
        self.flips.setChecked(piece.flips)
        self.flips.setEnabled(can_flip)
        self.flips.setToolTip(
            tr("Let solutions use the mirror image of the piece")
            if can_flip
            else tr("The piece is its own mirror image")
        )
        self.one_sided.setChecked(piece.one_sided)

    def clear(self) -> None:
        """Hide the bar, and clear its fields."""
        self.hide()
        for label in (self.title, self.back, self.about):
            label.setText("")
        for field in (self.symbol, self.name):
            with QSignalBlocker(field):
                field.clear()
        self.colour.setIcon(QIcon())
        self.colouring.clear()
        for box in (self.flips, self.one_sided):
            box.setChecked(False)
        self.flips.setEnabled(True)
        self.flips.setToolTip("")
        self.problem.show_text("")

    def show_texts(self, about: str, problem: str) -> None:
        """Show notes about the piece, and the error in the fields."""
        self.about.setText(about)
        self.problem.show_text(problem)

    def _on_named(self) -> None:
        self.name_edited.emit(self.symbol.text(), self.name.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = event.size().width() >= _WIDE
        directions = QBoxLayout.Direction
        for row in (self._head, self._marks):
            row.setDirection(directions.LeftToRight if wide else directions.TopToBottom)

    def _build_layout(self) -> None:
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(tr("Piece being drawn"))
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.back.setIcon(icon("previous"))
        self.back.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.back.setAccessibleName(tr("Back to the figure"))
        self.back.setToolTip(tr("Show the figure of the problem again (Esc)"))
        self.symbol.setMaxLength(1)
        self.symbol.setFixedWidth(_SYMBOL_WIDTH)
        self.symbol.setAccessibleName(tr("Symbol of the piece"))
        self.symbol.setToolTip(tr("One character that represents the piece in text"))
        self.name.setPlaceholderText(tr("Name of the piece"))
        self.name.setAccessibleName(tr("Name of the piece"))
        self.name.setToolTip(tr("Name of the piece"))
        self.colour.setAccessibleName(tr("Colour of the piece"))
        self.colour.setToolTip(tr("Choose another colour for the piece"))
        self.colouring.setAccessibleName(tr("Colouring of the piece"))
        self.colouring.setToolTip(tr("Colour the cells of the piece light and dark"))
        self.colouring.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.colouring.setMinimumContentsLength(8)
        self.one_sided.setToolTip(tr("Let the piece turn within its layer, but not over"))
        self.about.setWordWrap(True)
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        # Reserve two lines, so that the layers do not move while the user draws.
        self.about.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._head = _row(self.title, self.back)
        self._head.setStretch(0, 1)
        names = _row(self.symbol, self.name, self.colour)
        marks = _row(self.flips, self.one_sided)
        marks.addStretch(1)
        self._marks = QHBoxLayout()
        self._marks.setSpacing(3)
        self._marks.addLayout(marks)
        self._marks.addWidget(self.colouring)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(3)
        for row in (self._head, names, self._marks):
            column.addLayout(row)
        column.addWidget(self.about)
        column.addWidget(self.problem)


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    for widget in widgets:
        row.addWidget(widget)
    return row
