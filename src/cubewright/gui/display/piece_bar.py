"""The bar below the 3D view: chips of the pieces, the cut plane, and other sliders."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.display.piece_chips import Chip, PieceChips
from cubewright.gui.viewer.visibility import Cut
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.fields import SliderBar
from cubewright.translation import mark, tr

_AXES = {2: mark("Cut above"), 1: mark("Cut front"), 0: mark("Cut right")}
MIN_WIDTH_WITH_PLANE = 310
"""The minimum width of the bar, in pixels, at which it shows the cut plane."""
_CUT_WIDTH, _SPACES = 190, 24
"""The width of the cut plane's slider and the total width of the spaces, in pixels."""
_TIP = mark("Hide outer layers to see inside")
_BOTTOM_MARGIN, _MIN_HEIGHT_WITH_MARGIN = 4, 400
"""The margin below the sliders, and the minimum window height with this margin, in pixels."""


class CutSlider(QWidget):
    """A combo box for the side from which layers are hidden, and a slider for their number."""

    changed = Signal(object)
    """The new :class:`Cut`."""

    def __init__(self) -> None:
        super().__init__()
        self.axis = QComboBox()
        self.axis.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.axis.setAccessibleName(tr("Side from which layers are hidden"))
        self.axis.setToolTip(tr("Choose the side from which layers are hidden"))
        for axis, text in _AXES.items():
            self.axis.addItem(tr(text), axis)
        self.axis.setMinimumContentsLength(8)
        self.axis.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setMinimumWidth(40)
        self.slider.setMaximumWidth(160)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.setAccessibleName(tr("Number of hidden layers"))
        self.slider.setToolTip(tr(_TIP))
        self.slider.setStatusTip(tr(_TIP))
        self.slider.setPageStep(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.addWidget(self.axis)
        row.addWidget(self.slider)
        self.axis.currentIndexChanged.connect(self._on_axis_changed)
        self.slider.valueChanged.connect(self._emit)

    @property
    def cut(self) -> Cut:
        return Cut(self.axis.currentData(), self.slider.value())

    def show_layers(self, count: int) -> None:
        """Set the range of the slider for ``count`` layers, of which at least one stays visible."""
        self.slider.setRange(0, max(0, count - 1))
        allow(self.slider, "" if count > 1 else tr("There are no layers to hide"))

    def _on_axis_changed(self) -> None:
        self.slider.setValue(0)
        self._emit()

    def _emit(self) -> None:
        self.changed.emit(self.cut)


class PieceBar(QWidget):
    """The chips in one row, with the cut plane and other sliders below."""

    def __init__(self, sliders: Sequence[SliderBar] = ()) -> None:
        super().__init__()
        self._sliders = tuple(sliders)
        self.chips = PieceChips()
        self.cut_slider = CutSlider()
        upper, middle, lower = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._in_a_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for row in (upper, middle, lower):
            row.setContentsMargins(4, 0, 4, 0)
            row.setSpacing(4)
        upper.addWidget(self.chips, 1)
        self._upper, self._middle, self._lower = upper, middle, lower
        self._button: QToolButton | None = None
        lower.addWidget(self.cut_slider, 1)
        lower.addLayout(self._in_a_row, len(self._sliders))
        for slider in sliders:
            self._in_a_row.addWidget(slider, 1)
        self._rows = rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        for row in (upper, middle, lower):
            rows.addLayout(row)

    def add_button(self, action: QAction) -> None:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setAccessibleName(action.text().replace("&", ""))
        button.setText(tr("Show all pieces"))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoRaise(True)
        action.changed.connect(lambda: button.setText(tr("Show all pieces")))
        self._button = button
        self._upper.addWidget(button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(event.size().width())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a text may have changed
            self._arrange(self.width())
        return super().event(event)

    def _arrange(self, width: int) -> None:
        """Arrange the sliders in one or two rows, and hide the cut plane if the bar is tiny."""
        widest = max((each.needed_width for each in self._sliders), default=0)
        count = len(self._sliders)
        has_room_for_all = width >= (count + 1) * max(widest, _CUT_WIDTH) + _SPACES
        row = self._lower if has_room_for_all else self._middle
        if row.indexOf(self.cut_slider) < 0:
            self._middle.removeWidget(self.cut_slider)
            self._lower.removeWidget(self.cut_slider)
            row.insertWidget(0, self.cut_slider, 1)
        directions = QBoxLayout.Direction
        self._in_a_row.setDirection(
            directions.LeftToRight if width >= count * widest + _SPACES else directions.TopToBottom
        )
        self.cut_slider.setVisible(width >= MIN_WIDTH_WITH_PLANE)
        foot = _BOTTOM_MARGIN if self.window().height() >= _MIN_HEIGHT_WITH_MARGIN else 0
        self._rows.setContentsMargins(0, 0, 0, foot)
        if self._button is not None:
            self._button.setVisible(width >= MIN_WIDTH_WITH_PLANE)

    def show_chips(self, chips: Sequence[Chip]) -> None:
        self.chips.chip_model.show_chips(chips)
