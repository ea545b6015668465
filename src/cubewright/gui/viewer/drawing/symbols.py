"""The symbols of pieces on their faces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter

from cubewright.gui.viewer.drawing.items import PictureItem
from cubewright.gui.viewer.drawing.shaders import SYMBOL
from cubewright.model.cell import IntArray
from cubewright.model.drawing.mesh import Float32Array, Mesh
from cubewright.model.lattice import Lattice

_TILE = 64
"""The side of a symbol in the picture, in pixels."""
_COLUMNS = 16
_SHARE = 0.62
"""Half the side of a symbol on a face, relative to the radius of the circle in the face."""
_FACE_DISTANCE = 0.006
"""The distance of symbols from their faces, in cells."""
_BALL_SHARE, _BALL_DISTANCE = 0.35, 1.07
"""Half the side of a symbol on a ball, and its distance from the centre, in radii."""


class SymbolItem(PictureItem):
    """Symbols on faces, dark on light pieces and light on dark pieces."""

    def __init__(self) -> None:
        super().__init__(_picture(("",)), SYMBOL, hides_others=False)
        self._symbols: tuple[str, ...] = ("",)

    def show_symbols(
        self,
        lattice: Lattice,
        mesh: Mesh,
        symbols: Sequence[str],
        colours: Sequence[QColor],
    ) -> None:
        """Show the symbol of each body on all its faces; hide the item without symbols."""
        if not symbols or not len(mesh):
            self.set_vertices(np.zeros((0, SYMBOL.float_count), np.float32))
            return
        distinct = tuple(sorted(set(symbols)))
        if distinct != self._symbols:
            self._symbols = distinct
            self.set_picture(_picture(distinct))
        tiles = np.array([distinct.index(symbol) for symbol in symbols])
        inks = np.array([_ink(colour) for colour in colours], np.float32)
        places = _on_balls(lattice, mesh) if mesh.smooth is not None else _on_faces(mesh)
        self.set_vertices(_vertices(*places, tiles, inks, -(-len(distinct) // _COLUMNS)))


_Places = tuple[Float32Array, Float32Array, Float32Array, IntArray]


def _on_faces(mesh: Mesh) -> _Places:
    """Return four values for each face's symbol: its middle, normal, half side and body."""
    centres = mesh.corners[:, 0]
    is_new = np.ones(len(mesh), np.bool_)
    is_new[1:] = (centres[1:] != centres[:-1]).any(axis=1) | (mesh.bodies[1:] != mesh.bodies[:-1])
    normals = mesh.normals[is_new]
    half: Float32Array = mesh.distances[is_new, 0, 0] * np.float32(_SHARE)
    middles: Float32Array = centres[is_new] + normals * np.float32(_FACE_DISTANCE)
    return middles, normals, half, mesh.bodies[is_new]


def _on_balls(lattice: Lattice, mesh: Mesh) -> _Places:
    _, first, which = np.unique(mesh.cells, return_index=True, return_inverse=True)
    assert mesh.smooth is not None
    radius = lattice.ball_radius
    on_ball = np.linalg.norm(mesh.normals - mesh.smooth[:, 0], axis=1) < 2
    middles = mesh.corners[:, 0] - mesh.smooth[:, 0] * radius
    count = np.bincount(which, on_ball)
    balls = np.stack(
        [np.bincount(which, middles[:, axis] * on_ball) / count for axis in range(3)], axis=1
    )
    sides = np.concatenate([np.eye(3), -np.eye(3)]).astype(np.float32)
    normals = np.tile(sides, (len(balls), 1))
    middle = np.repeat(balls, 6, axis=0).astype(np.float32) + normals * radius * _BALL_DISTANCE
    half = np.full(len(middle), radius * _BALL_SHARE, np.float32)
    return middle, normals, half, np.repeat(mesh.bodies[first], 6)


def _vertices(
    middles: Float32Array,
    normals: Float32Array,
    half: Float32Array,
    bodies: IntArray,
    tiles: NDArray[np.int64],
    inks: Float32Array,
    rows: int,
) -> Float32Array:
    is_level = np.abs(normals[:, 2]) > 0.9
    upward = np.where(is_level[:, None], (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    upward = upward - normals * (upward * normals).sum(axis=1, keepdims=True)
    upward /= np.linalg.norm(upward, axis=1, keepdims=True)
    across = np.cross(upward, normals)
    tile = tiles[bodies]
    table = np.empty((len(middles), 6, SYMBOL.float_count), np.float32)
    for corner, (x, y) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, -1), (1, 1), (-1, 1))):
        table[:, corner, 0:3] = middles + (across * x + upward * y) * half[:, None]
        table[:, corner, 3] = (tile % _COLUMNS + (x + 1) / 2) / _COLUMNS
        table[:, corner, 4] = (tile // _COLUMNS + (1 - y) / 2) / rows
    table[:, :, 5:8] = inks[bodies][:, None]
    return table.reshape(-1, SYMBOL.float_count)


def _ink(colour: QColor) -> tuple[float, float, float]:
    lightness = 0.3 * colour.redF() + 0.59 * colour.greenF() + 0.11 * colour.blueF()
    shade = 0.05 if lightness > 0.45 else 0.97
    return shade, shade, shade


@lru_cache(maxsize=2)
def _picture(symbols: tuple[str, ...]) -> QImage:
    rows = -(-len(symbols) // _COLUMNS)
    picture = QImage(_COLUMNS * _TILE, rows * _TILE, QImage.Format.Format_RGBA8888)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for number, symbol in enumerate(symbols):
        font = QFont()
        font.setBold(True)
        font.setPixelSize(_TILE * 3 // 4)
        width = QFontMetrics(font).horizontalAdvance(symbol)
        if width > _TILE - 8:
            font.setPixelSize(max(8, font.pixelSize() * (_TILE - 8) // width))
        painter.setFont(font)
        row, column = divmod(number, _COLUMNS)
        tile = QRect(column * _TILE, row * _TILE, _TILE, _TILE)
        painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, symbol)
    painter.end()
    return picture
