"""The control that chooses the engine and opens its settings."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolButton, QWidget

from cubewright.presenter.search.engine_choice import EngineChoice, engine_title, offered_engines
from cubewright.solver.search.engine import engine
from cubewright.translation import tr


class EngineBox(QWidget):
    """A combo box of engines and a button for the settings of the chosen one."""

    engine_chosen = Signal(str)
    """The user chose the engine of this name."""
    settings_asked = Signal()
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
        self.settings.clicked.connect(self.settings_asked)
        self.combo.activated.connect(
            lambda index: self.engine_chosen.emit(self.combo.itemData(index))
        )
        label = QLabel(tr("E&ngine"))
        label.setBuddy(self.combo)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 2)
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
        # A dot marks settings that differ from the defaults.
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
