"""The window that lists changes of a puzzle: a form, the search and its results."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.frame.search_window import SearchWindow
from cubewright.gui.mending.changes_table import ROW, ChangesTable
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.buttons import push_button
from cubewright.gui.widgets.fraction_bar import FractionBar
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.translation import tr

DEFAULT_SIZE = QSize(680, 520)
MINIMUM_SIZE = QSize(420, 240)


class ChangesWindow(SearchWindow):
    """A form, the commands, and a table of changes; subclasses fill ``form``.

    They also define :meth:`allow_form`; QObject's metaclass does not allow abstract methods.
    """

    wish_changed = Signal()

    def __init__(
        self, title: str, purpose: str, table: ChangesTable, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            title,
            (DEFAULT_SIZE, MINIMUM_SIZE),
            (
                tr("Look for changes (F5)"),
                tr("Pause or resume the search (F6)"),
                tr("Stop, and keep the changes found so far (Esc)"),
            ),
            parent,
        )
        self.table = table
        self.table.setMinimumHeight(2 * ROW)
        self.form = QFormLayout()
        self.apply = push_button(
            tr("&Apply"), tr("Change the puzzle as in the selected row (Enter)")
        )
        self.close_button = push_button(tr("&Close"), tr("Close this window"))
        self.progress = FractionBar(tr("Fraction of the changes that were tried"))
        self.message = QLabel()
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self._build_layout(purpose)
        self.close_button.clicked.connect(self.close)

    def _build_layout(self, purpose: str) -> None:
        label = QLabel(purpose)
        label.setWordWrap(True)
        commands = QHBoxLayout()
        commands.addWidget(self.start)
        commands.addWidget(self.pause)
        commands.addWidget(self.stop)
        commands.addWidget(self.progress, stretch=1)
        commands.addStretch()
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.apply)
        foot.addWidget(self.close_button)
        content = QWidget()
        column = QVBoxLayout(content)
        column.addWidget(label)
        column.addLayout(self.form)
        column.addLayout(commands)
        column.addWidget(self.message)
        column.addWidget(self.table, stretch=1)
        column.addLayout(foot)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(ScrollPage(content))

    def allow_form(self, busy: str) -> None:
        """Enable the fields of the form if ``busy``, the reason to wait, is empty."""
        raise NotImplementedError

    def show_state(
        self, *, running: bool, paused: bool, refused: str, why_not_applied: str
    ) -> None:
        """Enable the commands that apply.

        ``refused`` is the reason why no search can start, and ``why_not_applied`` the reason why
        the selected change cannot be applied; both may be empty.
        """
        busy = tr("A search is running: stop it first (Esc)") if running else ""
        idle = "" if running else tr("No search is running")
        self.allow_search(busy, idle, refused, paused=paused)
        self.allow_form(busy)
        allow(self.apply, why_not_applied)
        self.progress.setVisible(running)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.stop_requested.emit()
        super().closeEvent(event)

    def _on_wish_changed(self) -> None:
        self.wish_changed.emit()
