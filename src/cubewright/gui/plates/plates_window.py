"""The window that plans plates for a printer: options, pictures, the table and the summary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from cubewright.formats.exports.option import Value
from cubewright.formats.plates.options import PLATE_OPTIONS
from cubewright.gui.frame.option_form import OptionForm
from cubewright.gui.plates.plate_pictures import PlatePictures
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.buttons import push_button
from cubewright.gui.widgets.fraction_bar import FractionBar
from cubewright.gui.widgets.records import RecordModel, SortedTable
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.presenter.exports.plates import PLATE_FORMATS, PlatedBody
from cubewright.translation import tr

DEFAULT_SIZE = QSize(1080, 660)
MINIMUM_SIZE = QSize(420, 240)
_LEFT, _ANY = 330, 16_777_215
"""The width of the options, in pixels, and Qt's largest width."""
_WIDE = 720
"""The minimum window width, in pixels, at which the options are beside the plates."""
_TABLE = 150
"""The minimum height of the table, in pixels."""


class PlatesWindow(QWidget):
    """The options of plates, and the resulting plan."""

    def __init__(
        self,
        model: RecordModel[PlatedBody],
        values: Mapping[str, Value],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(tr("Make it \N{EM DASH} Cubewright"))
        self.setMinimumSize(MINIMUM_SIZE)
        set_initial_size(self, DEFAULT_SIZE)
        self.options = OptionForm()
        self.options.show_options(PLATE_OPTIONS, values)
        self.pictures = PlatePictures()
        self.table: SortedTable[PlatedBody] = SortedTable(model)
        self.table.setAccessibleName(tr("Pieces on the plates"))
        self.table.setMinimumHeight(_TABLE)
        self.summary = QLabel()
        self.message = QLabel()
        for label in (self.summary, self.message):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.progress = FractionBar(tr("Fraction of the plan that is ready"))
        self.format = QComboBox()
        for name, title in PLATE_FORMATS.items():
            self.format.addItem(title, name)
        self.format.setToolTip(tr("The format of the files"))
        self.save = push_button(
            tr("&Save plates…"), tr("Choose a folder, and write a file for each plate")
        )
        self.close_button = push_button(tr("&Close"), tr("Close this window"))
        self.close_button.clicked.connect(self.close)
        self._side = QWidget()
        self._halves = QHBoxLayout()
        self._build_layout()

    def _build_layout(self) -> None:
        left = QVBoxLayout(self._side)
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self.options)
        left.addStretch()
        left.addWidget(self.summary)
        right = QVBoxLayout()
        right.addWidget(self.pictures, stretch=3)
        right.addWidget(self.table, stretch=2)
        self._halves.addWidget(self._side)
        self._halves.addLayout(right, stretch=1)
        format_label = QLabel(tr("&Format:"))
        format_label.setBuddy(self.format)
        foot = QHBoxLayout()
        foot.addWidget(self.progress, stretch=1)
        foot.addStretch()
        for widget in (format_label, self.format, self.save, self.close_button):
            foot.addWidget(widget)
        content = QWidget()
        column = QVBoxLayout(content)
        column.addLayout(self._halves, stretch=1)
        column.addWidget(self.message)
        column.addLayout(foot)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(ScrollPage(content))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the options beside the plates, or above them in a narrow window."""
        super().resizeEvent(event)
        is_wide = self.width() >= _WIDE
        sideways, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(sideways if is_wide else down)
        self._side.setMaximumWidth(_LEFT if is_wide else _ANY)

    @property
    def format_name(self) -> str:
        return str(self.format.currentData())

    def show_plan(self, pictures: Sequence[str], summary: Sequence[str]) -> None:
        """Show the pictures of plates and the sentences about them."""
        self.pictures.show_plates(pictures)
        self.summary.setText("\n".join(summary))

    def show_state(self, why_not_saved: str, *, busy: bool) -> None:
        """Show whether a plan is being made, and the reason why it cannot be saved, if any."""
        self.progress.setVisible(busy)
        allow(self.save, why_not_saved)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
