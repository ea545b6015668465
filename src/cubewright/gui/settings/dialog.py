"""The settings dialog: every change applies at once, Cancel restores the former settings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.frame.settings import MAX_FONT_SIZE, MIN_FONT_SIZE, Theme
from cubewright.gui.languages.language import language_titles
from cubewright.gui.settings.choices import (
    GROUPS,
    Choices,
    SettingRow,
    minute_titles,
    thread_titles,
)
from cubewright.gui.widgets.density import Density
from cubewright.gui.widgets.fields import OutlinedCheckBox
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.model.drawing.look import readable_on
from cubewright.model.pieces.colours import COLOURS
from cubewright.model.pieces.palette import Palette, palettes
from cubewright.translation import mark, tr

_PREVIEW_CELLS = 13
_PREVIEW_SYMBOLS = "ABCDEFGHIJKLM"
THEMES = {
    Theme.SYSTEM: mark("System"),
    Theme.LIGHT: mark("Light"),
    Theme.DARK: mark("Dark"),
    Theme.CONTRAST: mark("High contrast"),
}
DENSITIES = {Density.COMFORTABLE: mark("Comfortable"), Density.COMPACT: mark("Compact")}
_SYSTEM_SIZE = MIN_FONT_SIZE - 1
"""The value of the size box that stands for the system's font size."""


class SettingsDialog(QDialog):
    """Edits :class:`Choices` with a field for each."""

    changed = Signal(object)
    """The :class:`Choices` after a change by the user."""

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Settings"))
        self.preview = PalettePreview()
        self.fields: dict[str, QWidget] = {
            "language": self._combo(language_titles()),
            "theme": self._combo(THEMES),
            "font_size": self._size_box(),
            "density": self._combo(DENSITIES),
            "palette": self._combo({each.name: tr(each.title) for each in palettes().values()}),
            "threads": self._combo(thread_titles()),
            "analysis_minutes": self._combo(minute_titles()),
        }
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        for title, rows in GROUPS.items():
            column.addWidget(self._group(title, rows))
        column.addStretch()
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel | standard.RestoreDefaults)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        restore = self.buttons.button(standard.RestoreDefaults)
        restore.setText(tr("Restore &defaults"))
        restore.setToolTip(tr("Set every setting of this dialog to its default"))
        restore.clicked.connect(self._restore_defaults)
        outer = QVBoxLayout(self)
        self._page = ScrollPage(content)
        outer.addWidget(self._page)
        outer.addWidget(self.buttons)
        self._former = self._choices = choices
        self.show_choices(choices)

    @property
    def choices(self) -> Choices:
        return self._choices

    def show_choices(self, choices: Choices) -> None:
        """Show other choices without emitting :attr:`changed`."""
        self._choices = choices
        for name, field in self.fields.items():
            value = getattr(choices, name)
            with QSignalBlocker(field):
                if isinstance(field, QCheckBox):
                    field.setChecked(value)
                elif isinstance(field, QSpinBox):
                    field.setValue(_SYSTEM_SIZE if value is None else value)
                elif isinstance(field, QComboBox):
                    wanted = ("" if value is None else str(value)) if name == "threads" else value
                    field.setCurrentIndex(max(0, field.findData(wanted)))
        self.preview.show_palette(palettes()[choices.palette])

    def go_to(self, name: str) -> None:
        """Move the focus to the field of a setting."""
        field = self.fields[name]
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._page.ensureWidgetVisible(field)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.adjustSize()

    def reject(self) -> None:
        """Restore the former choices and close the dialog."""
        if self._choices != self._former:
            self._set(self._former)
        super().reject()

    # -- fields

    def _group(self, title: str, rows: tuple[SettingRow, ...]) -> QGroupBox:
        box = QGroupBox(tr(title))
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for row in rows:
            field = self.fields.get(row.name)
            title = tr(row.title)
            if field is None:
                field = self.fields[row.name] = self._check_box(row)
                form.addRow(field)
            else:
                form.addRow(tr("{title}:", title=title), field)
            field.setAccessibleName(title.replace("&", ""))
            field.setToolTip(tr(row.tip))
            if row.name == "palette":
                form.addRow("", self.preview)
            self._connect(row.name, field)
        return box

    def _connect(self, name: str, field: QWidget) -> None:
        if isinstance(field, QCheckBox):
            field.toggled.connect(lambda on: self._change(name, on))
        elif isinstance(field, QSpinBox):
            field.valueChanged.connect(
                lambda size: self._change(name, None if size == _SYSTEM_SIZE else size)
            )
        elif isinstance(field, QComboBox):
            field.currentIndexChanged.connect(lambda _index: self._on_chosen(name, field))

    def _on_chosen(self, name: str, field: QComboBox) -> None:
        value = field.currentData()
        if name == "threads":
            value = int(value) if value else None
        self._change(name, value)

    def _change(self, name: str, value: Any) -> None:
        self._set(replace(self._choices, **{name: value}))

    def _set(self, choices: Choices) -> None:
        self.show_choices(choices)
        self.changed.emit(choices)

    def _restore_defaults(self) -> None:
        self._set(Choices())

    def _combo(self, titles: dict[Any, str]) -> QComboBox:
        box = QComboBox()
        for value, title in titles.items():
            box.addItem(tr(title), value)
        return box

    def _size_box(self) -> QSpinBox:
        box = QSpinBox()
        box.setRange(_SYSTEM_SIZE, MAX_FONT_SIZE)
        box.setSpecialValueText(tr("System"))
        box.setSuffix(tr(" pt"))
        return box

    def _check_box(self, row: SettingRow) -> QCheckBox:
        return OutlinedCheckBox(tr(row.title))


class PalettePreview(QWidget):
    """A row of the first thirteen colours of a palette."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours: tuple[str, ...] = COLOURS[:_PREVIEW_CELLS]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Colours of the palette"))

    def show_palette(self, palette: Palette) -> None:
        """Show a palette; for a palette without colours, show the program's colours."""
        self.colours = (palette.colours or COLOURS)[:_PREVIEW_CELLS]
        self.setToolTip(tr(palette.help))
        self.update()

    def sizeHint(self) -> QSize:
        edge = self.fontMetrics().height() + 6
        return QSize(_PREVIEW_CELLS * edge, edge)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        edge = min(self.width() / _PREVIEW_CELLS, float(self.height()))
        for number, (colour, symbol) in enumerate(zip(self.colours, _PREVIEW_SYMBOLS, strict=True)):
            cell = QRectF(number * edge, 0, edge - 1, edge - 1)
            painter.fillRect(cell, QColor(colour))
            painter.setPen(QColor(readable_on(colour)))
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, symbol)
