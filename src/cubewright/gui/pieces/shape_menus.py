"""Submenus that take a figure or pieces from another problem of the file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QMenu, QWidget

from cubewright.formats.piece_sets.catalogue import known_piece_sets
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.menus import escape_mnemonics
from cubewright.model.pieces.set_names import named
from cubewright.presenter.names import elide
from cubewright.presenter.pieces.shape_pool import (
    problems_with_figures,
    problems_with_pieces,
    with_pieces_of,
)
from cubewright.translation import tr

MAX_PROBLEMS = 40
"""The maximum number of problems in a submenu."""


def figures_menu(document: Document, parent: QWidget) -> QMenu:
    """Return a menu of the problems whose figure the current problem can take."""
    return _ProblemsMenu(
        tr("Take figure fro&m"),
        tr("No other problem has a figure on this grid"),
        document,
        lambda: problems_with_figures(document.content, document.current),
        _take_figure,
        parent,
    )


def pieces_menu(document: Document, parent: QWidget) -> QMenu:
    """Return a menu of the problems with pieces that the current problem lacks."""
    return _ProblemsMenu(
        tr("Add pieces &of"),
        tr("No other problem has further pieces on this grid"),
        document,
        lambda: problems_with_pieces(document.content, document.current, document.piece_set),
        _add_pieces,
        parent,
    )


class _ProblemsMenu(QMenu):
    """A menu of problems, which is filled when it opens."""

    def __init__(
        self,
        title: str,
        nothing: str,
        document: Document,
        problems: Callable[[], Sequence[int]],
        choose: Callable[[Document, int], None],
        parent: QWidget,
    ) -> None:
        """Call ``choose`` with the chosen problem; show ``nothing`` if there are no problems."""
        super().__init__(title, parent)
        self.setToolTipsVisible(True)
        self._nothing = nothing
        self._document = document
        self._problems = problems
        self._choose = choose
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        problems = self._problems()
        for index in problems[:MAX_PROBLEMS]:
            action = self.addAction(escape_mnemonics(elide(self._document.name_at(index))))
            action.triggered.connect(
                lambda _checked, index=index: self._choose(self._document, index)
            )
        if not problems:
            self.addAction(self._nothing).setEnabled(False)
        elif len(problems) > MAX_PROBLEMS:
            more = tr("and {number:,} more", number=len(problems) - MAX_PROBLEMS)
            self.addAction(more).setEnabled(False)


def _take_figure(document: Document, index: int) -> None:
    figure = document.figure_at(index)
    if figure is not None:
        name = document.name_at(index)
        taken = replace(figure, name=document.figure.name)
        document.edit(taken, tr("Take the figure from “{name}”", name=name))


def _add_pieces(document: Document, index: int) -> None:
    others = document.content.pieces(index)
    if others is not None:
        text = tr("Add the pieces of “{name}”", name=document.name_at(index))
        pieces = with_pieces_of(document.piece_set, others)
        document.use_pieces(named(pieces, known_piece_sets()), text)
