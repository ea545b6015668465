"""Paints the visible layers, and caches a picture of each empty layer."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPixmap

from cubewright.gui.editor.grid.layer_painter import LayerPainter
from cubewright.gui.editor.grid.tiles import CAPTION, Tiles
from cubewright.gui.editor.look import Look
from cubewright.gui.editor.sheet import Ghost, Sheet
from cubewright.model.cell import Cell
from cubewright.presenter.editing.spread import Spread

_MAX_GROUNDS = 64
"""The maximum number of layers whose empty grids are cached as pictures."""


@dataclass(frozen=True)
class Pointers:
    """Marks painted over the layers: outlined cells, cursor, held piece, live mirrors.

    ``cursor`` is None if the widget lacks the keyboard focus.
    """

    outlined: Collection[Cell]
    cursor: Cell | None
    ghost: Ghost | None
    spread: Spread


class GridPicture:
    """Paints the layers of a sheet in their tiles."""

    def __init__(self) -> None:
        self._grounds: OrderedDict[int, QPixmap] = OrderedDict()

    def forget(self) -> None:
        """Discard the pictures of empty grids, whose geometry or colours have changed."""
        self._grounds.clear()

    def paint(
        self,
        painter: QPainter,
        rect: QRectF,
        tiles: Tiles,
        sheet: Sheet,
        pointers: Pointers,
        look: Look,
        font: QFont,
    ) -> None:
        """Paint the layers that intersect a rectangle."""
        for layer in tiles.layers_in_rect(rect):
            shown = sheet if layer == sheet.layer else replace(sheet, layer=layer)
            area = tiles.areas[layer]
            ground = self._ground(tiles, shown, look, painter.device().devicePixelRatioF())
            painter.drawPixmap(_around(area.rect).topLeft(), ground)
            drawn = LayerPainter(painter, area, look, shown)
            if sheet.shows_below:
                drawn.paint_layer_below()
            drawn.paint_cubelets()
            if sheet.shows_above:
                drawn.paint_layer_above()
            drawn.paint_marks()
            self._pointers(drawn, pointers)
            drawn.paint_mirror_lines(pointers.spread.mirrors)
            if tiles.shows_all:
                drawn.paint_caption(font, tiles.rects[layer], is_current=layer == sheet.layer)
            else:
                drawn.paint_side_names(font, round(tiles.rects[layer].width()), CAPTION)

    def _pointers(self, drawn: LayerPainter, pointers: Pointers) -> None:
        if pointers.ghost is not None:
            drawn.paint_ghost(pointers.ghost)
            return
        layer = drawn.sheet.layer
        layer_of = drawn.sheet.grid.layer_of
        outlined = [cell for cell in pointers.outlined if layer_of(cell) == layer]
        drawn.paint_rings(outlined, dashed=True)
        if pointers.cursor is not None and layer_of(pointers.cursor) == layer:
            drawn.paint_rings([pointers.cursor], dashed=False, share=0.84)

    def _ground(self, tiles: Tiles, sheet: Sheet, look: Look, ratio: float) -> QPixmap:
        known = self._grounds.get(sheet.layer)
        if known is not None:
            self._grounds.move_to_end(sheet.layer)
            return known
        area = tiles.areas[sheet.layer]
        around = _around(area.rect)
        picture = QPixmap((around.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.translate(-around.topLeft())
        LayerPainter(painter, area, look, sheet).paint_ground()
        painter.end()
        self._grounds[sheet.layer] = picture
        if len(self._grounds) > _MAX_GROUNDS:
            self._grounds.popitem(last=False)
        return picture


def _around(rect: QRectF) -> QRectF:
    return rect.adjusted(-2, -2, 2, 2)


def paint_focus_frame(painter: QPainter, look: Look, rect: QRectF) -> None:
    """Paint the frame of a widget that has the keyboard focus."""
    painter.setPen(QPen(look.focus, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 3, 3)
