"""The widget that shows the current layer of a sheet, or all layers side by side."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubewright.gui.editor.grid.drawing_area import DrawingArea
from cubewright.gui.editor.grid.grid_picture import GridPicture, Pointers, paint_focus_frame
from cubewright.gui.editor.grid.layer_painter import LayerPainter
from cubewright.gui.editor.grid.tiles import Tiles, least_height
from cubewright.gui.editor.look import Look
from cubewright.gui.editor.sheet import Ghost, Sheet
from cubewright.model.cell import Cell
from cubewright.presenter.editing.spread import Spread
from cubewright.translation import several, tr

_MAX_EDGE = 220.0
"""The largest edge of a cell in pixels, without zoom."""


class LayerCanvas(QWidget):
    """Arranges and paints the cells; subclasses handle the mouse and the keys."""

    def __init__(self, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._cursor = sheet.grid.layer(sheet.layer)[0]
        self._ghost: Ghost | None = None
        self._shows_all = False
        self._max_edge = _MAX_EDGE
        self._tiles: Tiles | None = None
        self._picture = GridPicture()
        self.spread = Spread()
        self.mentions_opening = False
        """Whether the hint on an empty grid mentions opening a figure."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(100, 44)

    def sizeHint(self) -> QSize:
        return QSize(280, 280)

    @property
    def tiles(self) -> Tiles:
        """The layout of the layers in this widget."""
        if self._tiles is None:
            layer = None if self._shows_all else self._sheet.layer
            ratio, room = self.devicePixelRatioF(), QRectF(self.rect())
            self._tiles = Tiles(self._sheet.grid, layer, room, ratio, self._max_edge)
        return self._tiles

    @property
    def area(self) -> DrawingArea:
        """The mapping between cells of the current layer and this widget's pixels."""
        return self.tiles.areas[self._sheet.layer]

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return the cell of the grid at a pixel position."""
        return self.tiles.cell_at(position)

    @property
    def shows_all(self) -> bool:
        """Whether all layers are shown side by side and not only the current layer."""
        return self._shows_all

    def show_all(self, shown: bool) -> None:
        """Show all layers side by side, or only the current layer."""
        if shown != self._shows_all:
            self._shows_all = shown
            self._lay_out()

    def least_height(self, width: float) -> int:
        """Return the minimum height, in pixels, at which cells are usable with this width."""
        return least_height(self._sheet.grid, width) if self._shows_all else 0

    def _lay_out(self) -> None:
        """Discard the layout; the next paint event computes a new layout."""
        self._tiles = None
        self._picture.forget()
        self.update()

    def set_max_edge(self, zoom: float) -> None:
        """Multiply the maximum cell size by a zoom factor."""
        if self._max_edge != _MAX_EDGE * zoom:
            self._max_edge = _MAX_EDGE * zoom
            self._lay_out()

    @property
    def cursor_cell(self) -> Cell:
        return self._cursor

    def set_mentions_opening(self, mentions_opening: bool) -> None:
        """Set whether the hint on an empty grid mentions opening a figure."""
        self.mentions_opening = mentions_opening
        self.update()

    def show_ghost(self, ghost: Ghost | None) -> None:
        """Show a piece before it is placed; None removes it."""
        self._ghost = ghost
        self.update()

    def set_spread(self, spread: Spread) -> None:
        """Set the live mirrors, and whether strokes go through all layers."""
        self.spread = spread
        self.update()

    def cell_position(self, cell: Cell) -> QPointF:
        """Return the pixel position of the middle of a cell of a visible layer."""
        area = self.tiles.areas.get(self._sheet.grid.layer_of(cell), self.area)
        return area.middle(cell)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()
        super().resizeEvent(event)

    def _hint(self) -> str:
        if self.mentions_opening:
            return tr("Draw a figure, or open one (Ctrl+O)")
        return tr("Click or drag\nto draw {cells}", cells=several(self._sheet.grid.lattice.noun))

    def _drawn(self) -> Sheet:
        return self._sheet

    def _outlined_cells(self) -> Iterable[Cell]:
        return ()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = Look.of(self.palette())
        sheet = self._drawn()
        cursor = self._cursor if self.hasFocus() else None
        pointers = Pointers(tuple(self._outlined_cells()), cursor, self._ghost, self.spread)
        rect, font = QRectF(event.rect()), self.font()
        self._picture.paint(painter, rect, self.tiles, sheet, pointers, look, font)
        if not sheet.cells and self.isEnabled():
            LayerPainter(painter, self.area, look, sheet).paint_hint(font, self._hint())
        if self.hasFocus():
            paint_focus_frame(painter, look, QRectF(self.rect()))
