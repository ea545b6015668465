"""Show actions as a menu at a position on the screen."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget


def popup_menu(owner: QWidget, actions: Iterable[QAction], where: QPoint) -> QMenu:
    """Show a menu without waiting for it, and return it.

    Its parent is the window: docks beside the 3D view are native widgets, and Qt
    warns about a menu that belongs to one of them.
    """
    menu = QMenu(owner.window())
    menu.setToolTipsVisible(True)
    menu.addActions(list(actions))
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(where)
    return menu
