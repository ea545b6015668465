"""The bar below the 3D view: chips of the pieces, the cut plane, and other sliders."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.display.piece_chips import Chip, PieceChips
from cubewright.gui.viewer.visibility import Cut
from cubewright.translation import mark, tr

_AXES = {2: mark("Cut above"), 1: mark("Cut front"), 0: mark("Cut right")}
WIDE, TINY = 470, 310
"""Widths of the bar in pixels that decide where the cut plane is.

From WIDE on it is beside the other sliders; below TINY it is hidden.
"""
_TIP = mark("Hide outer layers to see inside")


class CutSlider(QWidget):
    """A combo box and a slider for the side and the number of hidden layers."""

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
        """Set the range of the slider so that one of ``count`` layers stays visible."""
        self.slider.setRange(0, max(0, count - 1))
        self.slider.setEnabled(count > 1)

    def _on_axis_changed(self) -> None:
        self.slider.setValue(0)
        self._emit()

    def _emit(self) -> None:
        self.changed.emit(self.cut)


class PieceBar(QWidget):
    """The chips in one row, with the cut plane and other sliders below."""

    def __init__(self, sliders: Sequence[QWidget] = ()) -> None:
        super().__init__()
        self.chips = PieceChips()
        self.cut_slider = CutSlider()
        upper, middle, lower = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for row in (upper, middle, lower):
            row.setContentsMargins(4, 0, 4, 0)
            row.setSpacing(4)
        upper.addWidget(self.chips, 1)
        self._upper, self._middle, self._lower = upper, middle, lower
        self._button: QToolButton | None = None
        lower.addWidget(self.cut_slider)
        for slider in sliders:
            lower.addWidget(slider)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
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
        """Put the cut plane in its own row if the bar is narrow, and hide it if the bar is tiny.

        From WIDE on, it is beside the other sliders. Below TINY, it is hidden.
        """
        super().resizeEvent(event)
        width = event.size().width()
        row = self._lower if width >= WIDE else self._middle
        if row.indexOf(self.cut_slider) < 0:
            self._middle.removeWidget(self.cut_slider)
            self._lower.removeWidget(self.cut_slider)
            row.insertWidget(0, self.cut_slider)
        self.cut_slider.setVisible(width >= TINY)
        if self._button is not None:
            self._button.setVisible(width >= TINY)

    def show_chips(self, chips: Sequence[Chip]) -> None:
        self.chips.chip_model.show_chips(chips)
