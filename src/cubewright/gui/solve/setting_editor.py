"""One editor for each kind of setting that an engine may have."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from cubewright.gui.solve.piece_order import PieceOrder
from cubewright.gui.widgets.check_box import OutlinedCheckBox
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.engine_choice import value_text
from cubewright.solver.problem.setting import ON_OFF, Setting

OWN = "own"
"""What a combo box holds for an order that the player drags."""


class SettingEditor(QObject):
    """A widget for a setting, and the value in it.

    Each kind below gives both; a QObject's metaclass leaves no room for an ABC to ask for them.
    """

    def __init__(self, setting: Setting, widget: QWidget) -> None:
        super().__init__(widget)
        self.setting = setting
        self.widget = widget
        widget.setAccessibleName(setting.title)
        widget.setAccessibleDescription(setting.explanation)
        if setting.explanation:
            widget.setToolTip(f"<p>{setting.explanation}</p>")

    @property
    def value(self) -> str:
        """The value chosen."""
        raise NotImplementedError

    def show_value(self, value: str) -> None:
        """Show a value."""
        raise NotImplementedError


class SwitchEditor(SettingEditor):
    """A check box for what is on or off."""

    def __init__(self, setting: Setting) -> None:
        self.box = OutlinedCheckBox(setting.title)
        super().__init__(setting, self.box)

    @property
    def value(self) -> str:
        return "on" if self.box.isChecked() else "off"

    def show_value(self, value: str) -> None:
        self.box.setChecked(value == "on")


class ValueEditor(SettingEditor):
    """A combo box of the values there are."""

    def __init__(self, setting: Setting) -> None:
        self.combo = _values(setting)
        super().__init__(setting, self.combo)

    @property
    def value(self) -> str:
        return str(self.combo.currentData())

    def show_value(self, value: str) -> None:
        self.combo.setCurrentIndex(max(0, self.combo.findData(value)))


class OrderEditor(SettingEditor):
    """The named orders, and beside them the pieces to be dragged into one of one's own."""

    def __init__(self, setting: Setting, puzzle: Puzzle) -> None:
        whole = QWidget()
        super().__init__(setting, whole)
        self.combo = _values(setting)
        self.combo.addItem("Your own: drag the pieces", OWN)
        self.combo.setAccessibleName(setting.title)
        self.pieces = PieceOrder(puzzle)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.combo)
        column.addWidget(self.pieces)
        whole.setFocusProxy(self.combo)
        self.combo.currentIndexChanged.connect(self._on_named)
        self.pieces.order_changed.connect(lambda _order: self._choose_own())

    @property
    def value(self) -> str:
        data = str(self.combo.currentData())
        return self.pieces.order if data == OWN else data

    def show_value(self, value: str) -> None:
        named = self.combo.findData(value)
        if named < 0:
            self.pieces.show_order(value)
        self.combo.setCurrentIndex(named if named >= 0 else self.combo.findData(OWN))

    def _choose_own(self) -> None:
        self.combo.setCurrentIndex(self.combo.findData(OWN))

    def _on_named(self) -> None:
        # Where an order can be told without searching, the list shows it to be changed from.
        data = self.combo.currentData()
        if data == "as-given":
            self.pieces.show_order(self.pieces.symbols)
        elif data == "last-first":
            self.pieces.show_order(self.pieces.symbols[::-1])


def editor_for(setting: Setting, puzzle: Puzzle) -> SettingEditor:
    """The editor that suits a setting: whatever takes values of its own takes an order."""
    if set(setting.values) == set(ON_OFF):
        return SwitchEditor(setting)
    if setting.accepts is not None:
        return OrderEditor(setting, puzzle)
    return ValueEditor(setting)


def _values(setting: Setting) -> QComboBox:
    combo = QComboBox()
    for value in setting.values:
        combo.addItem(value_text(value), value)
    return combo
