"""The window that lists changes of a puzzle: a form, the search and its results."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.mending.changes_table import ROW, ChangesTable
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.buttons import push_button
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.translation import tr

DEFAULT_SIZE = QSize(680, 520)
MINIMUM_SIZE = QSize(420, 240)
STEPS = 1000
"""The number of steps of the progress bar."""


class ChangesWindow(QWidget):
    """A form, the commands, and a table of changes; subclasses fill ``form``."""

    stop_requested = Signal()
    wish_changed = Signal()

    def __init__(
        self, title: str, purpose: str, table: ChangesTable, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(title)
        self.setMinimumSize(MINIMUM_SIZE)
        set_initial_size(self, DEFAULT_SIZE)
        self.table = table
        self.table.setMinimumHeight(2 * ROW)
        self.form = QFormLayout()
        self.start = push_button(tr("&Start"), tr("Look for changes (F5)"))
        self.pause = push_button(tr("Pa&use"), tr("Pause or resume the search (F6)"))
        self.stop = push_button(tr("S&top"), tr("Stop, and keep the changes found so far (Esc)"))
        self.apply = push_button(
            tr("&Apply"), tr("Change the puzzle as in the selected row (Enter)")
        )
        self.close_button = push_button(tr("&Close"), tr("Close this window"))
        self.progress = QProgressBar()
        self.progress.setRange(0, STEPS)
        self.progress.setFormat("%p %")
        self.progress.setAccessibleName(tr("Fraction of the changes that were tried"))
        self.message = QLabel()
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self._build_layout(purpose)
        self.stop.clicked.connect(self.stop_requested)
        self.close_button.clicked.connect(self.close)
        for key, button in (("F5", self.start), ("F6", self.pause)):
            QShortcut(QKeySequence(key), self, button.click)

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
        allow(self.start, busy or refused)
        idle = "" if running else tr("No search is running")
        allow(self.pause, idle)
        self.pause.setText(tr("Cont&inue") if paused else tr("Pa&use"))
        allow(self.stop, idle)
        self.allow_form(busy)
        allow(self.apply, why_not_applied)
        self.progress.setVisible(running)

    def show_fraction(self, fraction: float) -> None:
        self.progress.setValue(int(STEPS * fraction))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.stop_requested.emit()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.stop_requested.emit()
        super().closeEvent(event)

    def _on_wish_changed(self) -> None:
        self.wish_changed.emit()
