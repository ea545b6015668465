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
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.search.engine_choice import EngineChoice
from cubewright.solver.search.engine import engine
from cubewright.translation import tr

_WIDTH = 380
"""The width of the settings in pixels."""


class EngineSettingsDialog(QDialog):
    """One editor for each setting that the engine declares."""

    def __init__(self, choice: EngineChoice, puzzle: Puzzle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        chosen = engine(choice.engine)
        self._engine = chosen
        self.setWindowTitle(tr("Settings: {engine}", engine=tr(chosen.title)))
        explanation = QLabel(tr(chosen.explanation))
        explanation.setWordWrap(True)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.editors = [editor_for(setting, puzzle) for setting in chosen.settings]
        for editor in self.editors:
            if isinstance(editor, SwitchEditor):
                form.addRow(editor.widget)
            else:
                form.addRow(tr("{setting}:", setting=tr(editor.setting.title)), editor.widget)
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel | standard.RestoreDefaults)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        restore = self.buttons.button(standard.RestoreDefaults)
        restore.setText(tr("&Restore defaults"))
        restore.clicked.connect(lambda: self.show_choice(EngineChoice(chosen.name)))
        content = QWidget()
        content.setMinimumWidth(_WIDTH)
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(explanation)
        rows.addSpacing(6)
        rows.addLayout(form)
        rows.addStretch()
        column = QVBoxLayout(self)
        column.addWidget(ScrollPage(content))
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
