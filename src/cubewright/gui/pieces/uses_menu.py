"""The submenu that lists the problems with a piece, and goes to one of them."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QMenu

from cubewright.gui.project.document import Document
from cubewright.model.piece import Piece
from cubewright.presenter.elide import elide
from cubewright.presenter.pieces.uses import problems_with
from cubewright.translation import tr

_MOST = 20
"""The most problems that the menu lists."""


def add_uses_menu(menu: QMenu, document: Document, piece: Piece) -> None:
    """Add a submenu of the problems with a piece, which are found when it is opened."""
    menu.addSeparator()
    uses = menu.addMenu(tr("Where it is &used"))
    uses.setToolTip(tr("List the problems with a piece of this shape, and go to one"))
    uses.aboutToShow.connect(lambda: _fill(uses, document, piece))


def _fill(uses: QMenu, document: Document, piece: Piece) -> None:
    uses.clear()
    found = problems_with(document.content, piece, document.current)
    for index in found[:_MOST]:
        action = uses.addAction(elide(document.name_at(index)).replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(index == document.current)
        action.triggered.connect(partial(_select, document, index))
    if len(found) > _MOST:
        uses.addAction(tr("and {number:,} more", number=len(found) - _MOST)).setEnabled(False)


def _select(document: Document, index: int, _checked: bool) -> None:
    document.select(index)
