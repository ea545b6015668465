"""The choice of the engine, and the dialog of its settings."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.solve.setting_editor import SwitchEditor, editor_for
from cubewright.gui.widgets.event_filters import show_rich_tips
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.search.engine_choice import EngineChoice, engine_title, offered_engines
from cubewright.solver.search.engine import engine
from cubewright.translation import tr


class EngineBox(QWidget):
    """A combo box of engines, and a button for the settings of the chosen engine."""

    engine_chosen = Signal(str)
    """The name of the engine that the user chose."""
    settings_requested = Signal()
    """The user wants to change the settings."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.combo = QComboBox()
        self.combo.setAccessibleName(tr("Engine"))
        self.combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for each in offered_engines():
            self.combo.addItem(engine_title(each.name), each.name)
            self.combo.setItemData(
                self.combo.count() - 1,
                f"<p>{tr(each.explanation or each.title)}</p>",
                Qt.ItemDataRole.ToolTipRole,
            )
        self.settings = QToolButton()
        self.settings.setText(tr("Settings…"))
        self.settings.clicked.connect(self.settings_requested)
        self.combo.activated.connect(
            lambda index: self.engine_chosen.emit(self.combo.itemData(index))
        )
        show_rich_tips(self.combo)
        show_rich_tips(self.combo.view())
        label = QLabel(tr("E&ngine"))
        label.setBuddy(self.combo)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.addWidget(label)
        row.addWidget(self.combo, stretch=1)
        row.addWidget(self.settings)
        self.show_choice(EngineChoice())

    def show_choice(self, choice: EngineChoice) -> None:
        """Show the chosen engine, and whether its settings differ from the defaults."""
        self.combo.setCurrentIndex(self.combo.findData(choice.engine))
        chosen = engine(choice.engine)
        changed = ", ".join(f"{name} {value}" for name, value in choice.settings)
        self.combo.setToolTip(
            tr("<p>Engine of the next search: {engine}</p>", engine=tr(chosen.explanation))
        )
        self.settings.setEnabled(bool(chosen.settings))
        # The dot means that settings differ from the defaults.
        self.settings.setText(tr("Settings •") if changed else tr("Settings…"))
        if not chosen.settings:
            tip = tr("This engine has no settings")
        else:
            tip = tr("Default settings")
            if changed:
                tip = tr("Different from the defaults: {settings}", settings=changed)
        self.settings.setToolTip(tip)
        self.settings.setAccessibleName(tr("Settings of the engine"))
        self.settings.setAccessibleDescription(tip)


_WIDTH = 380
"""The minimum width of the dialog in pixels."""


class EngineSettingsDialog(QDialog):
    """A dialog with one editor for each setting that the engine declares."""

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
        """The engine with the settings in the dialog."""
        values = [(editor.setting.name, editor.value) for editor in self.editors]
        return EngineChoice.of(self._engine.name, values)

    def show_choice(self, choice: EngineChoice) -> None:
        """Show other settings of the same engine."""
        values = self._engine.complete(dict(choice.settings))
        for editor in self.editors:
            editor.show_value(values[editor.setting.name])
