"""A row of chips, one for each piece of the visible solution."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cubewright.gui.viewer.visibility import PieceDisplay
from cubewright.translation import mark, tr

Index = QModelIndex | QPersistentModelIndex
_TIPS = {
    PieceDisplay.SOLID: mark(
        "Piece {name}: solid; click to outline it. "
        "You can also hold Shift and click the piece in the 3D view."
    ),
    PieceDisplay.OUTLINED: mark(
        "Piece {name}: outlined; click to hide it. "
        "You can also hold Shift and click the piece in the 3D view."
    ),
    PieceDisplay.HIDDEN: mark(
        "Piece {name}: hidden; click to show it. "
        "You can also hold Shift and click the piece in the 3D view."
    ),
}
_NAMES = {
    PieceDisplay.SOLID: mark("Piece {name}, solid"),
    PieceDisplay.OUTLINED: mark("Piece {name}, outlined"),
    PieceDisplay.HIDDEN: mark("Piece {name}, hidden"),
}
_NO_INDEX = QModelIndex()
_FADE = 24.0
"""The width, in pixels, of the fading at a border that hides more chips."""


@dataclass(frozen=True)
class Chip:
    """A piece, its colour, and its visibility.

    ``label`` is the visible text. ``name`` identifies the piece in a :class:`Visibility`.
    """

    name: str
    label: str
    colour: QColor
    shown: PieceDisplay


class ChipModel(QAbstractListModel):
    """The list model of the chips."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips: Sequence[Chip] = ()

    def show_chips(self, chips: Sequence[Chip]) -> None:
        """Show other chips; keep the current index if the labels are the same."""
        if [chip.label for chip in chips] == [chip.label for chip in self.chips]:
            self.chips = chips
            if chips:
                self.dataChanged.emit(self.index(0), self.index(len(chips) - 1))
            return
        self.beginResetModel()
        self.chips = chips
        self.endResetModel()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.chips)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        chip = self.chips[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return chip.label
        if role == Qt.ItemDataRole.UserRole:
            return chip
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.StatusTipRole):
            return tr(_TIPS[chip.shown], name=chip.label)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return tr(_NAMES[chip.shown], name=chip.label)
        return None


class PieceChips(QListView):
    """Chips side by side; a click, Space or Enter emits the name of a chip."""

    chosen = Signal(str)
    """The name of the chosen piece."""

    def __init__(self) -> None:
        super().__init__()
        self.chip_model = ChipModel(self)
        self.setModel(self.chip_model)
        self.setItemDelegate(_ChipPainter(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setUniformItemSizes(False)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Pieces in the 3D view"))
        self.setToolTip(tr("Show each piece solid, outlined or hidden: click its chip"))
        self.viewport().setAutoFillBackground(False)
        self.setFixedHeight(self.fontMetrics().height() + 12)
        self.setMinimumWidth(60)

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and index.isValid():
            self.chosen.emit(self.chip_model.chips[index.row()].name)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta()
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - (turned.x() or turned.y()) // 2)
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chips, fading at each border that hides more chips."""
        super().paintEvent(event)
        bar, room = self.horizontalScrollBar(), QRectF(self.viewport().rect())
        ground = self.palette().color(QPalette.ColorRole.Window)
        clear = QColor(ground)
        clear.setAlpha(0)
        with QPainter(self.viewport()) as painter:
            for has_more, border, inner in (
                (bar.value() > bar.minimum(), room.left(), room.left() + _FADE),
                (bar.value() < bar.maximum(), room.right(), room.right() - _FADE),
            ):
                if has_more:
                    fade = QLinearGradient(border, 0, inner, 0)
                    fade.setStops(((0.0, ground), (1.0, clear)))
                    left = min(border, inner)
                    painter.fillRect(QRectF(left, 0, _FADE, room.height()), fade)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        index = self.currentIndex()
        if event.key() in keys and index.isValid():
            self.chosen.emit(self.chip_model.chips[index.row()].name)
            return
        super().keyPressEvent(event)


class _ChipPainter(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = option.fontMetrics
        chip: Chip = index.data(Qt.ItemDataRole.UserRole)
        return QSize(metrics.horizontalAdvance(chip.label) + 26, metrics.height() + 10)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        chip: Chip = index.data(Qt.ItemDataRole.UserRole)
        is_hidden = chip.shown is PieceDisplay.HIDDEN
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = option.rect.adjusted(2, 2, -2, -2)
        role = QPalette.ColorRole.PlaceholderText if is_hidden else QPalette.ColorRole.WindowText
        words = option.palette.color(role)
        has_focus = QStyle.StateFlag.State_HasFocus in option.state
        is_over = QStyle.StateFlag.State_MouseOver in option.state
        edge = QPalette.ColorRole.Accent if has_focus else QPalette.ColorRole.Mid
        painter.setPen(QPen(option.palette.color(edge), 2 if has_focus else 1))
        over = QPalette.ColorRole.Midlight
        painter.setBrush(option.palette.color(over) if is_over else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, 4, 4)
        side = max(8, area.height() - 11)
        swatch = QRect(area.left() + 5, area.center().y() - side // 2 + 1, side, side)
        painter.setPen(QPen(words if is_hidden else chip.colour.darker(150), 1.5))
        painter.setBrush(chip.colour if chip.shown is PieceDisplay.SOLID else Qt.BrushStyle.NoBrush)
        if chip.shown is PieceDisplay.OUTLINED:
            painter.setPen(QPen(chip.colour, 2))
        painter.drawRect(swatch)
        if is_hidden:
            painter.drawLine(swatch.topLeft(), swatch.bottomRight())
        painter.setPen(words)
        text = area.adjusted(side + 9, 0, -2, 0)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, chip.label)
        painter.restore()
