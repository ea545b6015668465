"""Paints a problem in the list: a small picture, its name, its pieces and its status."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cubewright.errors import FormatError
from cubewright.gui.frame.theme import mixed
from cubewright.gui.pictures.small_pictures import FigurePicture
from cubewright.gui.project.list.figures_model import ROW, Index, ProblemRow
from cubewright.model.figure import Figure
from cubewright.presenter.figure_status import impossible_prefix
from cubewright.translation import tr

PICTURE = 36
"""The side of a picture in pixels."""
MARGIN = 4
MAX_PICTURES = 500
"""The number of pictures cached in memory, about 10 MB at scale 2."""
_ICON = 16
_GAP = 10
"""The space between the pieces and the status, in pixels."""
_PIECE_COUNT = " · "
"""The text before the number of pieces; the number is left out if space is short."""
_MIN_PIECES_WIDTH = 40
"""The minimum width, in pixels, at which the names of the pieces are shown."""
_QUICK_CELLS = 250
"""The maximum number of cells of a figure that is painted in a few milliseconds."""
_DELAY_MS = 300
"""The pause in drawing after which the picture of a larger figure is repainted."""

_MAX_SECONDS = 0.03
"""The time, in seconds, for painting pictures before other events are handled."""

_Role = QPalette.ColorRole


class ProblemDelegate(QStyledItemDelegate):
    """Paints the visible rows of a list and caches their pictures."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._pictures: dict[int, tuple[Figure, float, QPixmap]] = {}
        """The figure, the pixel ratio and the picture, by the key of a problem."""
        self._outdated: dict[int, Figure] = {}
        """The figures whose pictures are out of date, by the key of a problem."""
        self._delay = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay.timeout.connect(self._drop_outdated)
        self._cell_colours: tuple[str, ...] = ()
        self._seconds = 0.0
        """The time spent on painting pictures since the last pause."""
        self._pause = QTimer(self, singleShot=True, interval=0)
        self._pause.timeout.connect(self._paint_more)

    @property
    def cached_count(self) -> int:
        return len(self._pictures)

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        lines = 2 * option.fontMetrics.height()
        return QSize(PICTURE, max(PICTURE, lines) + MARGIN)

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index
    ) -> QWidget:
        """Return an editor for the name."""
        field = QLineEdit(parent)
        field.setAccessibleName(tr("Name"))
        return field

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        area = option.rect.adjusted(PICTURE + 2 * MARGIN, 0, -1, 0)
        area.setHeight(min(area.height(), editor.sizeHint().height()))
        editor.setGeometry(area)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Keep shortcuts from the window while a name is edited."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().eventFilter(editor, event)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: ProblemRow = index.data(ROW)
        style = self._view.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, self._view)
        painter.save()
        area = option.rect.adjusted(MARGIN, 0, -MARGIN, 0)
        room = QRect(area.left(), area.top() + (area.height() - PICTURE) // 2, PICTURE, PICTURE)
        if row.figure is not None and row.figure.cells:
            ratio = painter.device().devicePixelRatioF()
            picture = self._picture(row.key, row.figure, ratio)
            if picture is not None:
                painter.drawPixmap(room.topLeft(), picture)
        if row.error is not None:
            _paint_warning(painter, option, room, index)
        area.setLeft(room.right() + 2 * MARGIN)
        _paint_texts(painter, option, area, row)
        painter.restore()

    def _picture(self, key: int, figure: Figure, ratio: float) -> QPixmap | None:
        """Return the cached picture of a problem, which may be out of date for a large figure.

        Return None if many pictures were just painted; the view is repainted soon.
        """
        known = self._pictures.pop(key, None)
        if known is not None and known[0] is not figure and len(figure) > _QUICK_CELLS:
            if self._outdated.get(key) is not figure:
                self._outdated[key] = figure
                self._delay.start()
        elif known is None or known[0] is not figure or known[1] != ratio:
            self._pause.start()
            if self._seconds > _MAX_SECONDS:
                if known is None:
                    return None
                self._pictures[key] = known
                return known[2]
            began = perf_counter()
            picture = FigurePicture(figure, cell_colours=self._cell_colours)
            drawn = picture.pixmap(PICTURE, PICTURE, ratio)
            self._seconds += perf_counter() - began
            known = figure, ratio, drawn
        if len(self._pictures) >= MAX_PICTURES:
            del self._pictures[next(iter(self._pictures))]
        self._pictures[key] = known  # the most recently used picture comes last
        return known[2]

    def _paint_more(self) -> None:
        is_complete = self._seconds <= _MAX_SECONDS
        self._seconds = 0.0
        if not is_complete:
            self._view.viewport().update()

    def clear(self) -> None:
        """Drop all pictures, because the keys now belong to other problems."""
        self._pictures.clear()
        self._outdated.clear()

    def show_cell_colours(self, cell_colours: tuple[str, ...]) -> None:
        """Show the colour numbers of cells in a project's colours."""
        if cell_colours != self._cell_colours:
            self._cell_colours = cell_colours
            self.clear()
            self._view.viewport().update()

    def _drop_outdated(self) -> None:
        for key in self._outdated:
            self._pictures.pop(key, None)
        self._outdated.clear()
        self._view.viewport().update()


def _paint_warning(
    painter: QPainter, option: QStyleOptionViewItem, room: QRect, index: Index
) -> None:
    warning: QIcon = index.data(Qt.ItemDataRole.DecorationRole)
    mode = QIcon.Mode.Selected if _is_chosen(option) else QIcon.Mode.Normal
    at = QRect(0, 0, _ICON, _ICON)
    at.moveCenter(room.center())
    warning.paint(painter, at, Qt.AlignmentFlag.AlignCenter, mode)


def second_line(metrics: QFontMetrics, width: int, row: ProblemRow) -> tuple[str, str]:
    """Return the left and right texts of the second line, elided to a width in pixels.

    The status is shortened last.
    """
    if row.error is not None:
        return _elided(metrics, _message(row.error), width), ""
    status = _elided(metrics, row.status, width)
    if status != row.status:  # the reason matters more than the word "impossible"
        status = _elided(metrics, row.status.removeprefix(impossible_prefix()), width)
    if status:
        width -= metrics.horizontalAdvance(status) + _GAP
    pieces = row.pieces
    if metrics.horizontalAdvance(pieces) > width:
        pieces = pieces.partition(_PIECE_COUNT)[0]
    fits = width >= min(_MIN_PIECES_WIDTH, metrics.horizontalAdvance(pieces))
    return _elided(metrics, pieces, width) if fits else "", status


def _paint_texts(
    painter: QPainter, option: QStyleOptionViewItem, area: QRect, row: ProblemRow
) -> None:
    metrics, high = option.fontMetrics, option.fontMetrics.height()
    area.setTop(area.top() + (area.height() - 2 * high) // 2)
    area.setHeight(high)
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    first, second = _colours(option, is_usable=row.figure is not None)
    painter.setPen(first)
    painter.drawText(area, left, _elided(metrics, row.name, area.width()))
    painter.setPen(second)
    area.translate(0, high)
    for side, text in zip((left, right), second_line(metrics, area.width(), row), strict=True):
        painter.drawText(area, side, text)


def _elided(metrics: QFontMetrics, text: str, width: int) -> str:
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def _message(error: FormatError) -> str:
    return (
        error.reason
        if error.line is None
        else tr("line {line}: {reason}", line=error.line, reason=error.reason)
    )


def _colours(option: QStyleOptionViewItem, *, is_usable: bool) -> tuple[QColor, QColor]:
    if _is_chosen(option):
        text = option.palette.color(_Role.HighlightedText)
        return text, mixed(text, option.palette.color(_Role.Highlight), 0.25)
    faint = option.palette.color(_Role.PlaceholderText)
    if is_usable:
        return option.palette.color(_Role.Text), faint
    return option.palette.color(QPalette.ColorGroup.Disabled, _Role.Text), faint


def _is_chosen(option: QStyleOptionViewItem) -> bool:
    return bool(option.state & QStyle.StateFlag.State_Selected)
