from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from cubewright.formats.exports.option import ExportOption, Value
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.fields import DecimalBox
from cubewright.presenter.exports.contents import choice_title
from cubewright.translation import tr

_Field = QCheckBox | QComboBox | DecimalBox | QLineEdit | QSpinBox


class OptionForm(QWidget):
    """A form with a field for the value of each option of an export."""

    changed = Signal()
    """Emitted when a value has changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        self._options: tuple[ExportOption, ...] = ()
        self.fields: dict[str, _Field] = {}
        """The field of each option, by the option's name."""

    def show_options(self, options: tuple[ExportOption, ...], values: Mapping[str, Value]) -> None:
        """Show options with these values."""
        while self._form.rowCount():
            self._form.removeRow(0)
        self._options = options
        self.fields = {}
        for option in options:
            field = _field(option)
            field.setToolTip(_tip(option))
            self.fields[option.name] = field
            if isinstance(field, QCheckBox):
                field.setText(tr(option.title))
                self._form.addRow(field)
            else:
                field.setAccessibleName(tr(option.title))
                self._form.addRow(tr("{name}:", name=tr(option.title)), field)
            _set(field, values.get(option.name, option.default))
            self._connect_field(field)
        self._allow()

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Set options to other values; options that the format lacks are ignored."""
        for name, value in values.items():
            if name in self.fields:
                _set(self.fields[name], value)

    @property
    def values(self) -> dict[str, Value]:
        """The values of the options by name."""
        return {name: _value(field) for name, field in self.fields.items()}

    def _allow(self) -> None:
        """Disable the options that have no effect without another one."""
        titles = {option.name: tr(option.title) for option in self._options}
        for option in self._options:
            if option.needs in titles:
                needed = _value(self.fields[option.needs])
                why_not = tr("Choose “{name}” first", name=titles[option.needs])
                allow(self.fields[option.name], "" if needed else why_not)

    def _on_changed(self) -> None:
        self._allow()
        self.changed.emit()

    def _connect_field(self, field: _Field) -> None:
        if isinstance(field, QCheckBox):
            field.toggled.connect(self._on_changed)
        elif isinstance(field, QComboBox):
            field.currentIndexChanged.connect(self._on_changed)
        elif isinstance(field, QLineEdit):
            field.textChanged.connect(self._on_changed)
        else:
            field.valueChanged.connect(self._on_changed)


def _tip(option: ExportOption) -> str:
    if not option.is_number:
        return tr(option.help)
    return tr(
        "{help} ({minimum:,g} to {maximum:,g})",
        help=tr(option.help),
        minimum=option.minimum,
        maximum=option.maximum,
    )


def _field(option: ExportOption) -> _Field:
    if option.is_switch:
        return QCheckBox()
    if option.choices:
        box = QComboBox()
        for choice in option.choices:
            box.addItem(choice_title(option, choice), choice)
        return box
    if not option.is_number:
        return QLineEdit()
    if isinstance(option.default, int):
        whole = QSpinBox()
        whole.setRange(int(option.minimum), int(option.maximum))
        whole.setGroupSeparatorShown(True)
        whole.setSuffix(_suffix(option))
        whole.setCorrectionMode(QSpinBox.CorrectionMode.CorrectToNearestValue)
        return whole
    number = DecimalBox()
    number.setDecimals(2)
    number.setRange(option.minimum, option.maximum)
    number.setSingleStep(0.1 if option.maximum <= 20 else 1.0)
    number.setSuffix(_suffix(option))
    if option.none_at_zero:
        number.setSpecialValueText(tr("none", "option"))
    number.setCorrectionMode(DecimalBox.CorrectionMode.CorrectToNearestValue)
    return number


def _suffix(option: ExportOption) -> str:
    """Return the unit after a number; "" if the title names the unit."""
    return f" {tr(option.unit)}" if option.unit and option.unit != option.title.lower() else ""


def _set(field: _Field, value: Value) -> None:
    if isinstance(field, QCheckBox):
        field.setChecked(value is True)
    elif isinstance(field, QComboBox):
        field.setCurrentIndex(max(0, field.findData(value)))
    elif isinstance(field, QLineEdit):
        field.setText(str(value))
    elif isinstance(field, QSpinBox):
        field.setValue(int(value))
    else:
        field.setValue(float(value))


def _value(field: _Field) -> Value:
    if isinstance(field, QCheckBox):
        return field.isChecked()
    if isinstance(field, QComboBox):
        return str(field.currentData())
    if isinstance(field, QLineEdit):
        return field.text().strip()
    return field.value()
