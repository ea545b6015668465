"""The ground of a card: a rounded rectangle with a quiet border."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPalette, QPen

from cubewright.gui.frame.theme import mixed

RADIUS = 8.0
"""The radius of a card's corners in pixels."""
_Role = QPalette.ColorRole


def paint_card(
    painter: QPainter,
    rect: QRectF,
    palette: QPalette,
    *,
    is_chosen: bool = False,
    is_hovered: bool = False,
    is_pressed: bool = False,
) -> None:
    """Paint the ground of a card; a chosen card has a frame in the accent colour."""
    ground, text = palette.color(_Role.Base), palette.color(_Role.Text)
    accent = palette.color(_Role.Accent)
    fill = mixed(ground, text, 0.10 if is_pressed else 0.05 if is_hovered else 0.0)
    if is_chosen:
        fill = mixed(ground, accent, 0.14)
    width = 2.0 if is_chosen else 1.0
    border = accent if is_chosen else mixed(ground, text, 0.28 if is_hovered else 0.16)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(border, width))
    painter.setBrush(fill)
    inset = width / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)
    painter.restore()
