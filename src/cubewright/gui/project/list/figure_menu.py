"""The commands of the Figure menu: go to a figure, add, duplicate, rename, move and remove."""

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
"""Keys of the list; elsewhere they belong to the layers."""


class FigureMenu(QObject):
    """Applies the commands to a document, and enables those that are possible."""

    def __init__(
        self, document: Document, actions: Actions, figures: FiguresPanel, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._actions = actions
        self._figures = figures
        self._window = window
        for name, command in (
            ("next-figure", self.go_to_next),
            ("previous-figure", self.go_to_previous),
            ("add-figure", self.add),
            ("duplicate-figure", self.duplicate),
            ("rename-figure", self.rename),
            ("move-figure-up", lambda: self._move(-1)),
            ("move-figure-down", lambda: self._move(1)),
            ("remove-figure", self.remove),
        ):
            # triggered() passes whether the action is checked, which no command needs.
            actions[name].triggered.connect(lambda _checked=False, command=command: command())
        for keys, name in _LIST_KEYS:
            shortcut = QShortcut(QKeySequence(keys), figures.list, context=_WIDGET)
            shortcut.activated.connect(actions[name].trigger)
        figures.filter_changed.connect(self._allow)
        figures.selected_changed.connect(self._allow)
        document.file_changed.connect(self._allow)
        document.current_changed.connect(self._allow)
        self._allow()

    def go_to_next(self) -> None:
        """Select the next figure of the file."""
        self._document.select(self._document.current + 1)

    def go_to_previous(self) -> None:
        """Select the previous figure of the file."""
        self._document.select(self._document.current - 1)

    def add(self) -> None:
        """Add an empty figure."""
        name = tr("Figure {n}", n=len(self._document.blocks) + 1)
        self._document.add(Figure((), name, self._document.figure.lattice))

    def duplicate(self) -> None:
        """Add copies of the selected figures after them."""
        selected = self._figures.selected
        self._document.duplicate(selected)
        self._figures.select(range(selected[-1] + 1, selected[-1] + 1 + len(selected)))

    def remove(self) -> None:
        """Remove the selected figures."""
        self._document.remove(self._figures.selected)

    def rename(self) -> None:
        """Edit the name of the current figure in the list, or ask for it if that is folded."""
        if self._figures.rename_in_place():
            return
        name = ask_name(
            self._window, tr("Rename the figure"), tr("Name:"), self._document.figure.name
        )
        if name:
            self._document.rename(name)

    def _move(self, step: int) -> None:
        selected = self._figures.selected
        self._figures.move_selected(selected[0] - 1 if step < 0 else selected[-1] + 2)

    def _allow(self, _payload: object = None) -> None:
        count, current = len(self._document.blocks), self._document.current
        selected = self._figures.selected
        allow = self._actions.allow
        allow("remove-figure", count > len(selected), tr("A file keeps at least one figure"))
        allow("next-figure", current + 1 < count, tr("This is the last figure of the file"))
        allow("previous-figure", current > 0, tr("This is the first figure of the file"))
        filtering = (
            tr("Empty the search field to move figures") if self._figures.is_filtering else ""
        )
        for name, possible, at_end in (
            ("move-figure-up", selected[0] > 0, tr("This is the first figure of the file")),
            (
                "move-figure-down",
                selected[-1] + 1 < count,
                tr("This is the last figure of the file"),
            ),
        ):
            allow(name, possible and not filtering, filtering or at_end)
