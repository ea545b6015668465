"""The dialog for the settings of an engine."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.solve.setting_editor import SwitchEditor, editor_for
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.engine_choice import EngineChoice
from cubewright.solver.search.engine import engine


class EngineSettingsDialog(QDialog):
    """One editor for each setting that the engine declares."""

    def __init__(self, choice: EngineChoice, puzzle: Puzzle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        chosen = engine(choice.engine)
        self._engine = chosen
        self.setWindowTitle(f"Settings: {chosen.title}")
        self.setMinimumWidth(400)
        explanation = QLabel(chosen.explanation)
        explanation.setWordWrap(True)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.editors = [editor_for(setting, puzzle) for setting in chosen.settings]
        for editor in self.editors:
            if isinstance(editor, SwitchEditor):
                form.addRow(editor.widget)
            else:
                form.addRow(f"{editor.setting.title}:", editor.widget)
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel | standard.RestoreDefaults)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        restore = self.buttons.button(standard.RestoreDefaults)
        restore.clicked.connect(lambda: self.show_choice(EngineChoice(chosen.name)))
        column = QVBoxLayout(self)
        column.addWidget(explanation)
        column.addSpacing(6)
        column.addLayout(form)
        column.addStretch()
        column.addWidget(self.buttons)
        self.show_choice(choice)

    @property
    def choice(self) -> EngineChoice:
        """The engine with the settings that the dialog shows."""
        values = [(editor.setting.name, editor.value) for editor in self.editors]
        return EngineChoice.of(self._engine.name, values)

    def show_choice(self, choice: EngineChoice) -> None:
        """Show settings of this engine."""
        values = self._engine.complete(dict(choice.settings))
        for editor in self.editors:
            editor.show_value(values[editor.setting.name])
