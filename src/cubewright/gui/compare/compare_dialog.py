"""The dialog that asks which engines and settings to compare."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QMenu,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.solve.engine_settings import EngineSettingsDialog
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.search.engine_choice import DEFAULT_CHOICES, EngineChoice, offered_engines
from cubewright.solver.search.engine import engine
from cubewright.translation import tr

MAX_SECONDS = 24 * 3600
_SIZE = QSize(520, 340)
_MIN_SIZE = QSize(420, 240)


class CompareDialog(QDialog):
    """A list of runs, and a time limit for each run."""

    def __init__(
        self,
        puzzle: Puzzle,
        choices: Sequence[EngineChoice],
        limit_seconds: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._puzzle = puzzle
        self._choices: list[EngineChoice] = []
        self.setWindowTitle(tr("Compare engines"))
        self.setMinimumSize(_MIN_SIZE)
        set_initial_size(self, _SIZE)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Runs of the comparison, in their order"))
        self.list.currentRowChanged.connect(self._update_buttons)
        self.list.itemDoubleClicked.connect(lambda _item: self.change_settings())
        self.add = QPushButton(tr("&Add"))
        self.add.setToolTip(tr("Add a run with an engine"))
        self.add.setMenu(self._engine_menu())
        self.add.setAutoDefault(False)  # so that Enter compares
        self.settings = self._button(tr("&Settings…"), tr("Change the settings of this run"))
        self.settings.clicked.connect(self.change_settings)
        self.copy = self._button(tr("&Duplicate"), tr("Add a copy of this run"))
        self.copy.clicked.connect(lambda: self.add_choice(self._choices[self.list.currentRow()]))
        self.remove = self._button(tr("&Remove"), tr("Remove this run"))
        self.remove.clicked.connect(self.remove_current)
        self.all_engines = self._button(
            tr("All &engines"),
            tr("Add a run with default settings for every engine except brute force"),
        )
        self.all_engines.clicked.connect(lambda: self.show_choices(DEFAULT_CHOICES))
        self.limit = QSpinBox()
        self.limit.setRange(0, MAX_SECONDS)
        self.limit.setSuffix(tr(" s"))
        self.limit.setSpecialValueText(tr("none"))
        self.limit.setValue(limit_seconds)
        self.limit.setAccessibleName(tr("Time limit for each run, in seconds"))
        self.limit.setToolTip(
            tr(
                "Stop a run after this time; 0 means no limit. Stopped runs are listed, "
                "but not compared."
            )
        )
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start = self.buttons.addButton(tr("&Compare"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._build_layout()
        self.show_choices(choices)
        self.list.setFocus()
        # Do this last, because a button outside a dialog cannot become the default.
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.start.setDefault(True)

    def _build_layout(self) -> None:
        text = QLabel(
            tr(
                "“{name}” is solved with each of these, one after the other, on one thread.",
                name=self._puzzle.name,
            )
        )
        text.setWordWrap(True)
        side = QVBoxLayout()
        for button in (self.add, self.settings, self.copy, self.remove):
            side.addWidget(button)
        side.addStretch()
        middle = QHBoxLayout()
        middle.addWidget(self.list, stretch=1)
        middle.addLayout(side)
        label = QLabel(tr("&Time limit per run:"))
        label.setBuddy(self.limit)
        below = QHBoxLayout()
        below.addWidget(label)
        below.addWidget(self.limit, stretch=1)
        below.addWidget(self.all_engines)
        column = QVBoxLayout(self)
        column.addWidget(text)
        column.addLayout(middle, stretch=1)
        column.addLayout(below)
        column.addWidget(self.buttons)

    @property
    def choices(self) -> tuple[EngineChoice, ...]:
        """The requested runs, in order."""
        return tuple(self._choices)

    @property
    def limit_seconds(self) -> int:
        """The time limit of a run in seconds; 0 for no limit."""
        return self.limit.value()

    def show_choices(self, choices: Sequence[EngineChoice]) -> None:
        """Replace the list of runs."""
        self._choices = []
        self.list.clear()
        for choice in choices:
            self.add_choice(choice)
        self.list.setCurrentRow(0)
        self._update_buttons()

    def add_choice(self, choice: EngineChoice) -> None:
        self._choices.append(choice)
        self.list.addItem(self._text(choice))
        self.list.setCurrentRow(self.list.count() - 1)
        self._update_buttons()

    def remove_current(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            del self._choices[row]
            self.list.takeItem(row)
            self._update_buttons()

    def change_settings(self) -> None:
        row = self.list.currentRow()
        if row < 0 or not engine(self._choices[row].engine).settings:
            return
        dialog = EngineSettingsDialog(self._choices[row], self._puzzle, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.replace_current(dialog.choice)
        dialog.deleteLater()

    def replace_current(self, choice: EngineChoice) -> None:
        row = self.list.currentRow()
        self._choices[row] = choice
        self.list.item(row).setText(self._text(choice))

    def _text(self, choice: EngineChoice) -> str:
        settings = ", ".join(f"{name} {value}" for name, value in choice.settings)
        title = tr(engine(choice.engine).title)
        return f"{title}  ({settings})" if settings else title

    def _engine_menu(self) -> QMenu:
        menu = QMenu(self)
        for each in offered_engines():
            action = menu.addAction(tr(each.title))
            action.triggered.connect(
                lambda _checked=False, name=each.name: self.add_choice(EngineChoice(name))
            )
        return menu

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        return button

    def _update_buttons(self) -> None:
        row = self.list.currentRow()
        is_selected = 0 <= row < len(self._choices)
        none = "" if is_selected else tr("Select an engine first")
        allow(self.copy, none)
        allow(self.remove, none)
        has_settings = is_selected and bool(engine(self._choices[row].engine).settings)
        allow(self.settings, none or ("" if has_settings else tr("This engine has no settings")))
        allow(self.start, "" if self._choices else tr("Add an engine first"))
