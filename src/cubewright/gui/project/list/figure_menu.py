"""The commands of the Figure menu that select, add, duplicate, rename, move and remove figures."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from cubewright.gui.frame.actions import Actions
from cubewright.gui.project.document import Document
from cubewright.gui.project.list.figures_panel import FiguresPanel
from cubewright.gui.widgets.messages import ask_name
from cubewright.model.figure import Figure
from cubewright.translation import tr

_WIDGET = Qt.ShortcutContext.WidgetShortcut
_LIST_KEYS = (
    ("Del", "remove-figure"),
    ("Alt+Up", "move-figure-up"),
    ("Alt+Down", "move-figure-down"),
)
"""Keys that work in the list only; the layers use the same keys."""


class FigureMenu(QObject):
    """Carries out the commands on the document and the list of figures."""

    def __init__(
        self, document: Document, actions: Actions, figures: FiguresPanel, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._figures = figures
        self._window = window
        for keys, name in _LIST_KEYS:
            shortcut = QShortcut(QKeySequence(keys), figures.list, context=_WIDGET)
            shortcut.activated.connect(lambda name=name: actions[name].trigger())

    def go_to_next(self) -> None:
        self._document.select(self._document.current + 1)

    def go_to_previous(self) -> None:
        self._document.select(self._document.current - 1)

    def add(self) -> None:
        number = len(self._document.blocks) + 1
        self._document.add(Figure((), tr("Problem {n}", n=number), self._document.figure.lattice))

    def duplicate(self) -> None:
        """Add copies of the selected figures after them, and select the copies."""
        selected = self._figures.selected
        self._document.duplicate(selected)
        self._figures.select(range(selected[-1] + 1, selected[-1] + 1 + len(selected)))

    def remove(self) -> None:
        self._document.remove(self._figures.selected)

    def rename(self) -> None:
        """Edit the name of the current figure in the list, or in a dialog if the list is folded."""
        if self._figures.rename_in_place():
            return
        name = ask_name(
            self._window, tr("Rename the problem"), tr("Name:"), self._document.figure.name
        )
        if name:
            self._document.rename(name)

    def move(self, step: int) -> None:
        """Move the selected figures up or down in the list."""
        selected = self._figures.selected
        self._figures.move_selected(selected[0] - 1 if step < 0 else selected[-1] + 2)
