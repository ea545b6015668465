"""Editors for each kind of engine setting."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from cubewright.gui.solve.piece_order import PieceOrder
from cubewright.gui.widgets.event_filters import show_rich_tips
from cubewright.gui.widgets.fields import OutlinedCheckBox
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.search.engine_choice import value_text
from cubewright.solver.problem.setting import ON_OFF, Setting
from cubewright.translation import tr

CUSTOM = "own"
"""The data of the combo box entry for the user's own order."""


class SettingEditor(QObject):
    """A widget for a setting, and its value.

    The subclasses implement ``value`` and ``show_value``. QObject's metaclass does not allow an
    abstract base class here.
    """

    def __init__(self, setting: Setting, widget: QWidget) -> None:
        super().__init__(widget)
        self.setting = setting
        self.widget = widget
        widget.setAccessibleName(tr(setting.title))
        widget.setAccessibleDescription(tr(setting.explanation))
        if setting.explanation:
            widget.setToolTip(f"<p>{tr(setting.explanation)}</p>")
            show_rich_tips(widget)

    @property
    def value(self) -> str:
        raise NotImplementedError

    def show_value(self, value: str) -> None:
        raise NotImplementedError


class SwitchEditor(SettingEditor):
    """A check box for a setting that is on or off."""

    def __init__(self, setting: Setting) -> None:
        self.box = OutlinedCheckBox(tr(setting.title))
        super().__init__(setting, self.box)

    @property
    def value(self) -> str:
        return "on" if self.box.isChecked() else "off"

    def show_value(self, value: str) -> None:
        self.box.setChecked(value == "on")


class ValueEditor(SettingEditor):
    """A combo box with all values."""

    def __init__(self, setting: Setting) -> None:
        self.combo = _values(setting)
        super().__init__(setting, self.combo)

    @property
    def value(self) -> str:
        return str(self.combo.currentData())

    def show_value(self, value: str) -> None:
        self.combo.setCurrentIndex(max(0, self.combo.findData(value)))


class OrderEditor(SettingEditor):
    """A combo box with named orders, and a list to drag the pieces into another order."""

    def __init__(self, setting: Setting, puzzle: Puzzle) -> None:
        container = QWidget()
        super().__init__(setting, container)
        self.combo = _values(setting)
        self.combo.addItem(tr("Custom: drag the pieces"), CUSTOM)
        self.combo.setAccessibleName(tr(setting.title))
        self.pieces = PieceOrder(puzzle)
        column = QVBoxLayout(container)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.combo)
        column.addWidget(self.pieces)
        container.setFocusProxy(self.combo)
        self.combo.currentIndexChanged.connect(self._on_order_chosen)
        self.pieces.order_changed.connect(lambda _order: self._choose_custom())

    @property
    def value(self) -> str:
        data = str(self.combo.currentData())
        return self.pieces.order if data == CUSTOM else data

    def show_value(self, value: str) -> None:
        named = self.combo.findData(value)
        if named < 0:
            self.pieces.show_order(value)
        self.combo.setCurrentIndex(named if named >= 0 else self.combo.findData(CUSTOM))

    def _choose_custom(self) -> None:
        self.combo.setCurrentIndex(self.combo.findData(CUSTOM))

    def _on_order_chosen(self) -> None:
        # Start from the chosen order if it is known without a search.
        data = self.combo.currentData()
        if data == "as-given":
            self.pieces.show_order(self.pieces.symbols)
        elif data == "last-first":
            self.pieces.show_order(self.pieces.symbols[::-1])


def editor_for(setting: Setting, puzzle: Puzzle) -> SettingEditor:
    """Return the editor for a setting; only orders accept values besides the listed values."""
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
