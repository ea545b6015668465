"""The table of colours that may meet: a row for each colour of the pieces."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.widgets.colours import CellColoursMenu
from cubewright.gui.widgets.fields import OutlinedTicks
from cubewright.gui.widgets.icons import swatch
from cubewright.model.colours import AllowedColours
from cubewright.model.pieces.colours import numbered_colour
from cubewright.presenter.editing.rules import all_colours, equal_colours
from cubewright.translation import tr

_MAX_HEIGHT = 220
_NOBODY: AllowedColours = frozenset()


class ColourTable(QWidget):
    """Check boxes for the pairs of colours that may meet, and buttons for the usual tables."""

    colours_changed = Signal(object)
    """The new table: pairs of colour numbers of a piece and of the figure."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = 0
        self._own: tuple[str, ...] = ()
        self.explanation = QLabel()
        self.explanation.setWordWrap(True)
        self.table = QTableWidget()
        self.table.setAccessibleName(
            tr("Matching colours: rows for pieces, columns for the figure")
        )
        self.table.setToolTip(
            tr("Tick the colours of the figure on which each colour of a piece may lie (Space)")
        )
        self.table.setItemDelegate(OutlinedTicks(self.table))
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        self.table.itemChanged.connect(self._on_changed)
        buttons = QHBoxLayout()
        self.buttons = []
        for text, tip in (
            (tr("&Equal"), tr("Only equal colours match")),
            (tr("A&ll"), tr("Every colour of a piece may lie on every colour of the figure")),
            (tr("&None"), tr("No colours match")),
        ):
            button = QPushButton(text)
            button.setToolTip(tip)
            button.setAutoDefault(False)
            buttons.addWidget(button)
            self.buttons.append(button)
        equal, every, none = self.buttons
        equal.clicked.connect(lambda: self._use(equal_colours(self._colours)))
        every.clicked.connect(lambda: self._use(all_colours(self._colours)))
        none.clicked.connect(lambda: self._use(_NOBODY))
        self.cell_colours = CellColoursMenu("", self)
        self.change_button = QPushButton(tr("C&hange a colour"))
        self.change_button.setToolTip(tr("Show the cells of a colour number in another colour"))
        self.change_button.setAutoDefault(False)
        self.change_button.setMenu(self.cell_colours)
        buttons.addStretch()
        buttons.addWidget(self.change_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.explanation)
        column.addWidget(self.table)
        column.addLayout(buttons)

    def show_colours(
        self,
        allowed: AllowedColours | None,
        colours: int,
        coloured: bool,
        own: tuple[str, ...] = (),
    ) -> None:
        """Show the allowed pairs of ``colours`` colours.

        ``coloured``: both the figure and a piece have coloured cells. ``own`` are the project's
        colours of the numbers from 1.
        """
        self.explanation.setText(
            tr(
                "Rows are colours of pieces, columns are colours of the figure. A cell "
                "without a colour matches any colour."
            )
            if coloured
            else tr(
                "The table has no effect until cells of the figure and of a piece have colours."
            )
        )
        shown = equal_colours(colours) if allowed is None else allowed
        with QSignalBlocker(self.table):
            if (colours, own) != (self._colours, self._own):
                self._colours, self._own = colours, own
                self.cell_colours.show_colours(colours, own)
                self.table.setRowCount(colours)
                self.table.setColumnCount(colours)
                for n in range(1, colours + 1):
                    self.table.setVerticalHeaderItem(
                        n - 1, _heading(tr("Piece: colour {n}", n=n), n, own)
                    )
                rows = self.table.rowHeight(0) * colours
                head = self.table.horizontalHeader().sizeHint().height()
                self.table.setFixedHeight(min(_MAX_HEIGHT, rows + head + 4))
                for n in range(1, colours + 1):
                    heading = _heading(tr("Figure: colour {n}", n=n), n, own)
                    self.table.setHorizontalHeaderItem(n - 1, heading)
                self.table.resizeColumnsToContents()
            for row in range(colours):
                for place in range(colours):
                    item = self.table.item(row, place)
                    if item is None:
                        item = QTableWidgetItem()
                        item.setFlags(
                            Qt.ItemFlag.ItemIsEnabled
                            | Qt.ItemFlag.ItemIsSelectable
                            | Qt.ItemFlag.ItemIsUserCheckable
                        )
                        item.setToolTip(
                            tr(
                                "Piece cells of colour {piece} on figure cells of colour {figure}",
                                piece=row + 1,
                                figure=place + 1,
                            )
                        )
                        self.table.setItem(row, place, item)
                    ticked = (row + 1, place + 1) in shown
                    item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)

    def _on_changed(self, _item: QTableWidgetItem) -> None:
        pairs = set()
        for row in range(self._colours):
            for place in range(self._colours):
                item = self.table.item(row, place)
                if item is not None and item.checkState() is Qt.CheckState.Checked:
                    pairs.add((row + 1, place + 1))
        self._use(frozenset(pairs))

    def _use(self, pairs: AllowedColours) -> None:
        self.colours_changed.emit(pairs)


def _heading(text: str, number: int, own: tuple[str, ...]) -> QTableWidgetItem:
    """Return a heading with the colour in which the layers show cells of this number."""
    heading = QTableWidgetItem(text)
    heading.setIcon(swatch(QColor(numbered_colour(number, own))))
    return heading
