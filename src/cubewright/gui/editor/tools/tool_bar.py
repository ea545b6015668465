"""The toolbar above the layers: icons with labels or, in a narrow window, icons alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from cubewright.gui.widgets.menus import MenuButton
from cubewright.translation import tr

_GAP = 9
"""The space between two groups in pixels."""
_ICON = QSize(18, 18)
_Style = Qt.ToolButtonStyle


class EditorToolBar(QWidget):
    """Groups of buttons in one or two rows; tools that do not fit are in a menu at the end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._groups: list[list[QToolButton]] = []
        self._lines: list[QPoint] = []
        self._rows = 1
        self._used_height = 0
        self._more = MenuButton(tr("More"), tr("Further tools"), QMenu(self))
        self._more.setParent(self)
        self._more.hide()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Drawing tools"))

    def show_groups(self, groups: Iterable[Sequence[QAction]]) -> None:
        for button in self.buttons():
            button.hide()
            button.deleteLater()
        self._groups = [[self._button(action) for action in group] for group in groups]
        self._arrange()

    def buttons(self) -> list[QToolButton]:
        """Return all buttons from left to right, including hidden buttons."""
        return [button for group in self._groups for button in group]

    def set_menu(self, name: str, menu: QMenu) -> None:
        """Add a menu to the button of a tool."""
        for button in self.buttons():
            if button.defaultAction().objectName() == name:
                button.setMenu(menu)
                button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(
            self._set_style(_Style.ToolButtonIconOnly), max(self._used_height, self._row_height())
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(80, max(self._used_height, self._row_height()))

    def set_rows(self, rows: int) -> None:
        """Set the maximum number of rows."""
        if rows != self._rows:
            self._rows = rows
            self._arrange()

    def _row_height(self) -> int:
        return max((button.sizeHint().height() for button in self.buttons()), default=24)

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setAutoRaise(True)
        button.setIconSize(_ICON)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAccessibleName(action.text().replace("&", ""))
        button.show()
        return button

    def _set_style(self, style: _Style) -> int:
        for button in self.buttons():
            button.setToolButtonStyle(style)
        widths = sum(button.sizeHint().width() for button in self.buttons())
        return widths + _GAP * (len(self._groups) - 1)

    def _arrange(self) -> None:
        height, more = self._row_height(), self._more.sizeHint()
        if self._set_style(_Style.ToolButtonTextBesideIcon) > self.width():
            self._set_style(_Style.ToolButtonIconOnly)
        places, end, self._lines = self._button_rects(0)
        if len(places) < len(self.buttons()):
            places, end, self._lines = self._button_rects(more.width())
        for button in self.buttons():
            button.setVisible(button in places)
        for button, place in places.items():
            button.setGeometry(place)
        hidden = [button.defaultAction() for button in self.buttons() if button not in places]
        self._more.menu().clear()
        self._more.menu().addActions(hidden)
        self._more.setVisible(bool(hidden))
        self._more.setGeometry(QRect(end + QPoint(0, (height - more.height()) // 2), more))
        used = end.y() + height
        if used != self._used_height:
            self._used_height = used
            self.setFixedHeight(used)
        self.update()

    def _button_rects(self, reserve: int) -> tuple[dict[QToolButton, QRect], QPoint, list[QPoint]]:
        """Return the buttons that fit with their rectangles, the last row's end, and separators.

        ``reserve`` is the width in pixels that stays free at the end of the last row.
        """
        width, height = self.width(), self._row_height()
        places: dict[QToolButton, QRect] = {}
        lines: list[QPoint] = []
        x, row, end = 0, 0, QPoint(0, 0)
        for group in self._groups:
            line = x + _GAP // 2 if x else 0
            x += _GAP if line else 0
            for button in group:
                size = button.sizeHint()
                if row < self._rows - 1 and x + size.width() > width:
                    x, row, line = 0, row + 1, 0
                    end = QPoint(0, row * height)
                is_last = row == self._rows - 1
                if x + size.width() > width - (reserve if is_last else 0):
                    return places, end, lines
                if line:
                    lines.append(QPoint(line, row * height))
                    line = 0
                top = row * height + (height - size.height()) // 2
                places[button] = QRect(QPoint(x, top), size)
                x += size.width()
                end = QPoint(x, row * height)
        return places, end, lines

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().mid().color())
        for top in self._lines:
            painter.drawLine(top + QPoint(0, 4), top + QPoint(0, self._row_height() - 4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
            self._arrange()
