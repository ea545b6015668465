"""Input fields, and parts of forms."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QStandardItemModel, QValidator
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from cubewright.gui.widgets.records import Index
from cubewright.translation import mark, tr

_CLEAR = mark("Clear the text")
_ROOM_FOR_ARROW = 38
"""The width of a combo box around its text, in pixels."""
_LONGEST = 34
"""The maximum number of average letters of a combo box that shows its name."""
_MARGIN = 4
"""The space that the style leaves around the text, in pixels."""
_LEAST_SLIDER, _MUCH = 64, 100
"""The minimum width of a slider, in pixels, and its share of the space beside a name."""


class OutlinedCheckBox(QCheckBox):
    """A check box with an outline."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        element = QStyle.SubElement.SE_CheckBoxIndicator
        painter = QPainter(self)
        _draw_edge(painter, self.style().subElementRect(element, option, self), self.palette())


class OutlinedTicks(QStyledItemDelegate):
    """A delegate that outlines the check boxes of items."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if index.data(Qt.ItemDataRole.CheckStateRole) is None:
            return
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        element = QStyle.SubElement.SE_ItemViewItemCheckIndicator
        style = shown.widget.style()
        box = style.subElementRect(element, shown, shown.widget)
        _draw_edge(painter, box, shown.palette)


def _draw_edge(painter: QPainter, box: QRect, palette: QPalette) -> None:
    painter.save()
    painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box.adjusted(0, 0, -1, -1))
    painter.restore()


class DecimalBox(QDoubleSpinBox):
    """A number field that accepts a decimal point or a decimal comma in every language.

    Qt treats the other mark as a thousands separator: if a comma is usual, it reads "2.5" as 25.
    These fields have no thousands separators.
    """

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        return super().validate(self._with_usual_mark(text), position)

    def valueFromText(self, text: str) -> float:
        return super().valueFromText(self._with_usual_mark(text))

    def _with_usual_mark(self, text: str) -> str:
        usual = self.locale().decimalPoint()
        return text.replace(".", usual).replace(",", usual)


class ElidedCombo(QComboBox):
    """A combo box that elides its text, which Qt's own box would cut in the middle of a word."""

    def add_heading(self, text: str) -> None:
        """Add an entry that cannot be chosen, as a heading of the entries below it."""
        self.addItem(text)
        model = self.model()
        if isinstance(model, QStandardItemModel):
            model.item(self.count() - 1).setEnabled(False)

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        self._elide(option)

    def _elide(self, option: QStyleOptionComboBox) -> None:
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        option.currentText = option.fontMetrics.elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, field.width() - _MARGIN
        )


class ChoiceCombo(ElidedCombo):
    """A combo box that shows the name of its choice before the chosen entry: "Count as: unique"."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.currentIndexChanged.connect(lambda _index: self.updateGeometry())

    @property
    def shown_text(self) -> str:
        """The text in the box: the name of the choice, and the chosen entry."""
        return tr("{name}: {choice}", name=self.accessibleName(), choice=self.currentText())

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        metrics = self.fontMetrics()
        longest = metrics.averageCharWidth() * _LONGEST
        words = min(metrics.horizontalAdvance(self.shown_text), longest)
        return QSize(words + _ROOM_FOR_ARROW, hint.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        QComboBox.initStyleOption(self, option)
        option.currentText = self.shown_text
        self._elide(option)


class SearchField(QLineEdit):
    """A search field for a view whose owner filters the model by the text.

    Connect ``textChanged`` to the filter, and then call :meth:`select_first`.
    """

    opened = Signal(QModelIndex)
    """The user pressed Enter while this match was selected."""

    def __init__(self, placeholder: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, clearButtonEnabled=True)
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name)
        name_clear_button(self)
        self._view: QAbstractItemView | None = None

    def search_in(self, view: QAbstractItemView) -> None:
        self._view = view

    def start_search(self) -> None:
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def select_first(self) -> None:
        """Select the first match; select nothing if the field is empty."""
        if self._view is None or not self.text():
            return
        first = self._view.model().index(0, 0)
        if first.isValid():
            self._view.setCurrentIndex(first)
            self._view.scrollTo(first)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() == Qt.Key.Key_Down:
            self._go_to_match()
        elif plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            current = self._current()
            if self.text() and current.isValid():
                self.opened.emit(current)
        else:
            super().keyPressEvent(event)

    def _current(self) -> QModelIndex:
        return QModelIndex() if self._view is None else self._view.currentIndex()

    def _go_to_match(self) -> None:
        """Move the focus to the selected row, or to the first row if none is selected."""
        if self._view is None or not self._view.model().rowCount():
            return
        if not self._view.currentIndex().isValid():
            self._view.setCurrentIndex(self._view.model().index(0, 0))
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)


def name_clear_button(field: QLineEdit) -> None:
    """Name a field's clear button, which Qt shows as a picture only."""
    button = field.findChild(QToolButton)
    if button is not None:
        button.setAccessibleName(tr(_CLEAR))
        button.setToolTip(tr(_CLEAR))


class SliderBar(QWidget):
    """A slider with its name."""

    def __init__(self, name: str, meaning: str, tip: str, why_not: str) -> None:
        super().__init__()
        self._tip, self._why_not = tip, why_not
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setMinimumWidth(_LEAST_SLIDER)
        self.slider.setMaximumWidth(220)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.setAccessibleName(meaning)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.addWidget(QLabel(name))
        row.addWidget(self.slider, _MUCH)
        row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.allow(False)

    @property
    def needed_width(self) -> int:
        """The minimum width, in pixels, at which the slider can be used."""
        return self._row.minimumSize().width()

    def allow(self, allowed: bool, why_not: str = "") -> None:
        """Enable or disable the slider; ``why_not`` replaces the usual reason."""
        self.setEnabled(allowed)
        tip = self._tip if allowed else why_not or self._why_not
        self.setToolTip(tip)
        self.setStatusTip(tip)

    def step(self, by: int) -> None:
        """Move the slider by a number of steps."""
        self.slider.setValue(self.slider.value() + by)


def number_box(low: int, high: int, value: int, name: str) -> QSpinBox:
    """Return a box for whole numbers; its name is also its tooltip."""
    box = QSpinBox()
    box.setRange(low, high)
    box.setValue(value)
    box.setAccessibleName(name)
    box.setToolTip(name)
    box.setKeyboardTracking(False)
    return box


def check_box(text: str, tip: str) -> OutlinedCheckBox:
    """Return a check box with a tooltip."""
    box = OutlinedCheckBox(text)
    box.setToolTip(tip)
    return box


def widget_row(*widgets: QWidget) -> QWidget:
    """Return a widget that contains other widgets in a row, aligned left."""
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        layout.addWidget(widget)
    layout.addStretch()
    return row
