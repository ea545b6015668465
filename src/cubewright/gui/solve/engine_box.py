"""The control that says which engine searches, and how it is set."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolButton, QWidget

from cubewright.presenter.engine_choice import EngineChoice, offered_engines
from cubewright.solver.search.engine import engine


class EngineBox(QWidget):
    """A combo box of engines and a button for the settings of the chosen one."""

    engine_chosen = Signal(str)
    """The player chose the engine of this name."""
    settings_asked = Signal()
    """The player wants to change the settings."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.combo = QComboBox()
        self.combo.setAccessibleName("Engine")
        # Long titles are cut rather than make the column wide.
        adjust = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.combo.setSizeAdjustPolicy(adjust)
        self.combo.setMinimumContentsLength(8)
        for each in offered_engines():
            # What follows the colon is explained in the tooltip.
            self.combo.addItem(each.title.partition(":")[0], each.name)
            self.combo.setItemData(
                self.combo.count() - 1,
                f"<p>{each.explanation or each.title}</p>",
                Qt.ItemDataRole.ToolTipRole,
            )
        self.settings = QToolButton()
        self.settings.setText("Settings…")
        self.settings.clicked.connect(self.settings_asked)
        self.combo.activated.connect(
            lambda index: self.engine_chosen.emit(self.combo.itemData(index))
        )
        label = QLabel("E&ngine")
        label.setBuddy(self.combo)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 2)
        row.addWidget(label)
        row.addWidget(self.combo, stretch=1)
        row.addWidget(self.settings)
        self.show_choice(EngineChoice())

    def show_choice(self, choice: EngineChoice) -> None:
        """Show which engine is chosen, and whether its settings are changed."""
        self.combo.setCurrentIndex(self.combo.findData(choice.engine))
        chosen = engine(choice.engine)
        set_apart = ", ".join(f"{name} {value}" for name, value in choice.settings)
        self.combo.setToolTip(f"<p>From the next Solve on: {chosen.explanation}</p>")
        self.settings.setEnabled(bool(chosen.settings))
        # A dot tells that not everything is as the engine has it by itself.
        self.settings.setText("Settings •" if set_apart else "Settings…")
        if not chosen.settings:
            tip = "This engine has no settings"
        else:
            tip = f"Set apart from the defaults: {set_apart}" if set_apart else "All at defaults"
        self.settings.setToolTip(tip)
        self.settings.setAccessibleName("Settings of the engine")
        self.settings.setAccessibleDescription(tip)
