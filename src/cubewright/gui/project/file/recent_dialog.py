"""The recent files as pictures: open one, or remove it from the list."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QKeySequence, QPalette, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.errors import CubewrightError
from cubewright.gui.frame.settings import Settings
from cubewright.gui.pictures.shared_pictures import copied_figure
from cubewright.gui.pictures.small_pictures import FigurePicture
from cubewright.gui.project.file.waiting import reachable_paths
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.copied_picture import CopiedPicture, CopyPicture
from cubewright.gui.widgets.icons import WARNING, icon
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.model.figure import Figure
from cubewright.presenter.files.opened_file import open_puzzle_file
from cubewright.translation import mark, tr

PICTURE = QSize(120, 84)
MAX_FILE_SIZE = 20_000_000
"""The maximum size in bytes of a file with a picture: reading larger ones would delay the window.
"""
MISSING = mark("missing")
_SIZE = QSize(640, 460)
_PATH = Qt.ItemDataRole.UserRole


class RecentDialog(QDialog):
    """Shows each recent file with a picture of its first figure, and marks missing files."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Recent files"))
        self._settings = settings
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Recent files"))
        self.list.setToolTip(tr("Press Enter to open a file, Delete to remove it from this list"))
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setIconSize(PICTURE)
        line = self.list.fontMetrics().height()
        self.list.setGridSize(PICTURE + QSize(40, 3 * line + 12))
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.none_label = QLabel(
            tr("No recent files. Files that you open or save are listed here.")
        )
        self.none_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.none_label.setWordWrap(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.open_button = self.buttons.addButton(
            tr("&Open"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.open_button.setToolTip(tr("Open the selected file"))
        self.remove_button = QPushButton(tr("&Remove from list"))
        self.remove_button.setToolTip(
            tr("Remove the selected file from this list; the file is kept")
        )
        self.remove_button.setAutoDefault(False)
        self.buttons.addButton(self.remove_button, QDialogButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.addWidget(self.none_label)
        column.addWidget(self.list, 1)
        column.addWidget(self.buttons)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.remove_button.clicked.connect(self.remove_selected)
        self.list.itemActivated.connect(lambda _item: self.accept())
        self.list.currentRowChanged.connect(self._allow)
        key = QShortcut(QKeySequence(Qt.Key.Key_Delete), self.list)
        key.setContext(Qt.ShortcutContext.WidgetShortcut)
        key.activated.connect(self.remove_selected)
        copy = CopyPicture(self, self._copied_picture)
        self.list.addAction(copy)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._figures: dict[str, Figure] = {}
        self._answering = reachable_paths(settings.recent_files)
        self._fill()
        self._next = 0
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read_next)
        self._reading.start()
        set_initial_size(self, _SIZE)

    @property
    def path(self) -> Path | None:
        """The selected file, or None."""
        item = self.list.currentItem()
        return None if item is None else Path(item.data(_PATH))

    def accept(self) -> None:
        path = self.path
        if path is not None and self._is_here(path):
            super().accept()

    def remove_selected(self) -> None:
        path, row = self.path, self.list.currentRow()
        if path is not None:
            self._settings.forget_file(path)
            self.list.takeItem(row)
            self._next -= row < self._next
            self._allow()

    def _is_here(self, path: Path) -> bool:
        """Return whether a file exists; a damaged settings file may contain an invalid path."""
        try:
            return path in self._answering and path.is_file()
        except (OSError, ValueError):
            return False

    def _copied_picture(self) -> CopiedPicture | None:
        item = self.list.currentItem()
        figure = None if item is None else self._figures.get(item.data(_PATH))
        return None if figure is None else copied_figure(figure)

    def _fill(self) -> None:
        blank = QPixmap(PICTURE)  # reserves space for a picture
        blank.fill(Qt.GlobalColor.transparent)
        for path in self._settings.recent_files:
            here = self._is_here(path)
            shown, tip = str(path.parent), str(path)
            if path not in self._answering:
                shown = tip = tr("its disk or network does not answer")
            elif not here:
                shown, tip = tr(MISSING), tr("{path} is missing", path=path)
            item = QListWidgetItem(f"{path.name}\n{shown}")
            item.setData(_PATH, str(path))
            item.setToolTip(tip)
            item.setIcon(QIcon(blank))
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            if not here:
                item.setIcon(icon(WARNING, self.palette().color(QPalette.ColorRole.BrightText)))
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self._allow()

    def _allow(self, _row: int = 0) -> None:
        path = self.path
        none = tr("Select a file first") if path is None else ""
        is_missing = path is not None and not self._is_here(path)
        allow(self.open_button, tr("The file is missing") if is_missing else none)
        allow(self.remove_button, none)
        self.none_label.setVisible(not self.list.count())
        self.list.setVisible(bool(self.list.count()))

    def _read_next(self) -> None:
        if self._next >= self.list.count():
            self._reading.stop()
            return
        item = self.list.item(self._next)
        self._next += 1
        path = Path(item.data(_PATH))
        figure = first_figure(path) if self._is_here(path) else None
        if figure is not None:
            self._figures[item.data(_PATH)] = figure
            ratio, size = self.devicePixelRatioF(), PICTURE.toTuple()
            picture = FigurePicture(figure).pixmap(*size, ratio)
            item.setIcon(QIcon(picture))


@dataclass(frozen=True)
class FilePreview:
    """The content of a file in a list of files.

    ``figure`` is the first figure, or None. ``searched`` is the completed share, from 0 to 1, of
    the only unfinished search; None if the file has no unfinished search or several.
    """

    figure: Figure | None
    searched: float | None = None


def file_preview(path: Path) -> FilePreview | None:
    """Return the preview of a file; None if it cannot be read quickly."""
    try:
        if path.stat().st_size > MAX_FILE_SIZE:
            return None
        opened = open_puzzle_file(path, as_copy=True)
    except (CubewrightError, OSError, ValueError):
        return None
    figures = (entry.figure for entry in opened.content.entries)
    searches = [each.search for each in opened.results.values() if each.search is not None]
    return FilePreview(
        next((figure for figure in figures if figure is not None), None),
        searches[0].fraction if len(searches) == 1 else None,
    )


def first_figure(path: Path) -> Figure | None:
    """Return the first figure of a file; None if it has no figure or cannot be read quickly."""
    preview = file_preview(path)
    return None if preview is None else preview.figure
