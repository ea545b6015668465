"""The background and the border of cards, which are rounded, and the list of cards."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QRectF
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QListView

from cubewright.gui.frame.theme import mixed
from cubewright.gui.widgets.edges import edge_colour

RADIUS = 8.0
"""The radius of a card's corners in pixels."""
_DASHES = [4.0, 3.0]
_Role = QPalette.ColorRole


def paint_card(
    painter: QPainter,
    rect: QRectF,
    palette: QPalette,
    *,
    is_chosen: bool = False,
    is_hovered: bool = False,
    is_pressed: bool = False,
    is_dashed: bool = False,
) -> None:
    """Paint the background and the border of a card.

    A chosen card has a frame in the accent colour. A dashed card, for an item that does not exist
    yet, has the window's colour unless the mouse is over it.
    """
    ground, text = palette.color(_Role.Base), palette.color(_Role.Text)
    accent = palette.color(_Role.Accent)
    fill = mixed(ground, text, 0.10 if is_pressed else 0.05 if is_hovered else 0.0)
    if is_chosen:
        fill = mixed(ground, accent, 0.14)
    elif is_dashed and not is_hovered:
        fill = palette.color(_Role.Window)
    width = 2.0 if is_chosen else 1.0
    edge = edge_colour(palette, 0.28 if is_hovered else 0.16)
    border = QPen(accent if is_chosen else edge, width)
    if is_dashed and not is_chosen:
        border.setDashPattern(_DASHES)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(border)
    painter.setBrush(fill)
    inset = width / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)
    painter.restore()


def card_view(items: QAbstractItemModel, name: str) -> QListView:
    """Return a view of cards in rows, which paints only visible cards; it needs a delegate."""
    view = QListView()
    view.setAccessibleName(name)
    view.setViewMode(QListView.ViewMode.IconMode)
    view.setMovement(QListView.Movement.Static)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setUniformItemSizes(True)
    view.setMouseTracking(True)
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    view.setModel(items)
    return view
