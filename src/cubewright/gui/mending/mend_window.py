"""The window that lists changes which repair a puzzle: the wish, the search and its results."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.mending.mends_table import ROW, MendsTable
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.buttons import push_button
from cubewright.gui.widgets.fields import check_box, widget_row
from cubewright.gui.widgets.records import RecordModel
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.model.puzzle import Puzzle
from cubewright.solver.design.mending import FoundMend, MendWish
from cubewright.translation import tr

DEFAULT_SIZE = QSize(680, 520)
MINIMUM_SIZE = QSize(420, 240)
STEPS = 1000
"""The number of steps of the progress bar."""
_MANY = 1_000_000


class MendWindow(QWidget):
    """The wish, the commands, and the changes found; ``puzzle`` returns the searched puzzle."""

    stop_requested = Signal()
    wish_changed = Signal()

    def __init__(
        self,
        model: RecordModel[FoundMend],
        puzzle: Callable[[], Puzzle | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(tr("Find the mistake \N{EM DASH} Cubewright"))
        self.setMinimumSize(MINIMUM_SIZE)
        set_initial_size(self, DEFAULT_SIZE)
        self.table = MendsTable(model, puzzle)
        self.table.setMinimumHeight(2 * ROW)
        self.min_solutions = _number(1, 1, tr("The fewest solutions that the puzzle should have"))
        self.max_solutions = _number(0, 0, tr("The most solutions that the puzzle should have"))
        self.max_solutions.setSpecialValueText(tr("any"))
        self.has_level = check_box(
            tr("&Level:"), tr("Keep changes that give the puzzle the level on its box")
        )
        self.level = _number(1, 1, tr("The fewest moves that remove the first piece"))
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
        self._build_layout()
        self.stop.clicked.connect(self.stop_requested)
        self.close_button.clicked.connect(self.close)
        self.has_level.toggled.connect(lambda _on: self._on_wish_changed())
        for box in (self.min_solutions, self.max_solutions, self.level):
            box.valueChanged.connect(lambda _number: self._on_wish_changed())
        for key, button in (("F5", self.start), ("F6", self.pause)):
            QShortcut(QKeySequence(key), self, button.click)
        self._on_wish_changed()

    def _build_layout(self) -> None:
        purpose = QLabel(
            tr(
                "The smallest changes that give the puzzle these solutions. "
                "Rotations and reflections count as one."
            )
        )
        purpose.setWordWrap(True)
        form = QFormLayout()
        form.addRow(
            tr("S&olutions:"), widget_row(self.min_solutions, QLabel(tr("to")), self.max_solutions)
        )
        form.addRow(self.has_level, widget_row(self.level))
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
        column.addWidget(purpose)
        column.addLayout(form)
        column.addLayout(commands)
        column.addWidget(self.message)
        column.addWidget(self.table, stretch=1)
        column.addLayout(foot)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(ScrollPage(content))

    @property
    def wish(self) -> MendWish | None:
        """The wish; None if the first number of solutions is larger than the second."""
        least, most = self.min_solutions.value(), self.max_solutions.value() or None
        if most is not None and most < least:
            return None
        return MendWish((least, most), self.level.value() if self.has_level.isChecked() else None)

    def show_state(
        self, *, running: bool, paused: bool, refused: str, why_not_applied: str
    ) -> None:
        """Enable the commands that apply.

        ``refused`` is the reason why no search can start, and ``why_not_applied`` the reason why
        the selected change cannot be applied.
        """
        busy = tr("A search is running: stop it first (Esc)") if running else ""
        allow(self.start, busy or refused)
        idle = "" if running else tr("No search is running")
        allow(self.pause, idle)
        self.pause.setText(tr("Cont&inue") if paused else tr("Pa&use"))
        allow(self.stop, idle)
        for field in (self.min_solutions, self.max_solutions, self.has_level):
            allow(field, busy)
        box_needed = "" if self.has_level.isChecked() else tr("Tick the box before this number")
        allow(self.level, busy or box_needed)
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


def _number(least: int, value: int, name: str) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, _MANY)
    box.setValue(value)
    box.setAccessibleName(name)
    box.setToolTip(name)
    box.setKeyboardTracking(False)
    return box
