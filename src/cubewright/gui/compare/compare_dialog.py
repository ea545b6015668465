"""Asks which ways of searching are to be compared."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QMenu,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.solve.settings_dialog import EngineSettingsDialog
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.engine_choice import FORMULATIONS, EngineChoice, offered_engines
from cubewright.solver.search.engine import engine

FOUR = tuple(EngineChoice(name) for name in FORMULATIONS)
LONGEST_SECONDS = 24 * 3600


class CompareDialog(QDialog):
    """A list of runs to do one after the other, and how long each may take."""

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
        self.setWindowTitle("Compare ways of searching")
        self.setMinimumSize(520, 340)
        self.list = QListWidget()
        self.list.setAccessibleName("Runs to do, from the top")
        self.list.currentRowChanged.connect(self._allow)
        self.list.itemDoubleClicked.connect(lambda _item: self.change_settings())
        self.add = QPushButton("&Add")
        self.add.setToolTip("Add a run by another engine")
        self.add.setMenu(self._engine_menu())
        self.settings = self._button("&Settings…", "Change how this run searches")
        self.settings.clicked.connect(self.change_settings)
        self.copy = self._button("&Duplicate", "Add the same once more, to change its settings")
        self.copy.clicked.connect(lambda: self.add_choice(self._choices[self.list.currentRow()]))
        self.remove = self._button("&Remove", "Do not do this run")
        self.remove.clicked.connect(self.remove_current)
        self.four = self._button("The &four", "The four formulations, each with its defaults")
        self.four.clicked.connect(lambda: self.show_choices(FOUR))
        self.limit = QSpinBox()
        self.limit.setRange(0, LONGEST_SECONDS)
        self.limit.setSuffix(" s")
        self.limit.setSpecialValueText("never")
        self.limit.setValue(limit_seconds)
        self.limit.setAccessibleName("Stop each run after so many seconds")
        self.limit.setToolTip("A run that is stopped is listed, but not compared; 0 is never")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start = self.buttons.addButton("&Compare", QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._build_layout()
        self.show_choices(choices)

    def _build_layout(self) -> None:
        text = QLabel(
            f"“{self._puzzle.name}” is searched in each of these ways, one after the other, "
            "each on one thread."
        )
        text.setWordWrap(True)
        side = QVBoxLayout()
        for button in (self.add, self.settings, self.copy, self.remove):
            side.addWidget(button)
        side.addStretch()
        side.addWidget(self.four)
        middle = QHBoxLayout()
        middle.addWidget(self.list, stretch=1)
        middle.addLayout(side)
        form = QFormLayout()
        form.addRow("S&top each run after:", self.limit)
        column = QVBoxLayout(self)
        column.addWidget(text)
        column.addLayout(middle, stretch=1)
        column.addLayout(form)
        column.addWidget(self.buttons)

    @property
    def choices(self) -> tuple[EngineChoice, ...]:
        """The runs to do, in their order."""
        return tuple(self._choices)

    @property
    def limit_seconds(self) -> int:
        """After how long a run is stopped; 0: never."""
        return self.limit.value()

    def show_choices(self, choices: Sequence[EngineChoice]) -> None:
        """Show these runs and no others."""
        self._choices = []
        self.list.clear()
        for choice in choices:
            self.add_choice(choice)
        self.list.setCurrentRow(0)
        self._allow()

    def add_choice(self, choice: EngineChoice) -> None:
        """Put one more run at the end."""
        self._choices.append(choice)
        self.list.addItem(self._text(choice))
        self.list.setCurrentRow(self.list.count() - 1)
        self._allow()

    def remove_current(self) -> None:
        """Take the marked run off."""
        row = self.list.currentRow()
        if row >= 0:
            del self._choices[row]
            self.list.takeItem(row)
            self._allow()

    def change_settings(self) -> None:
        """Let the player change the settings of the marked run."""
        row = self.list.currentRow()
        if row < 0 or not engine(self._choices[row].engine).settings:
            return
        dialog = EngineSettingsDialog(self._choices[row], self._puzzle, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.replace_current(dialog.choice)
        dialog.deleteLater()

    def replace_current(self, choice: EngineChoice) -> None:
        """Do the marked run in another way."""
        row = self.list.currentRow()
        self._choices[row] = choice
        self.list.item(row).setText(self._text(choice))

    def _text(self, choice: EngineChoice) -> str:
        settings = ", ".join(f"{name} {value}" for name, value in choice.settings)
        title = engine(choice.engine).title
        return f"{title}  ({settings})" if settings else title

    def _engine_menu(self) -> QMenu:
        menu = QMenu(self)
        for each in offered_engines():
            action = menu.addAction(each.title)
            action.triggered.connect(
                lambda _checked=False, name=each.name: self.add_choice(EngineChoice(name))
            )
        return menu

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        return button

    def _allow(self) -> None:
        row = self.list.currentRow()
        marked = 0 <= row < len(self._choices)
        self.copy.setEnabled(marked)
        self.remove.setEnabled(marked)
        has_settings = marked and bool(engine(self._choices[row].engine).settings)
        self.settings.setEnabled(has_settings)
        self.start.setEnabled(bool(self._choices))
