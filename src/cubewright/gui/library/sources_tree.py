"""The places of the library: our figures, and the files and folders that the player added."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QTreeWidget, QTreeWidgetItem, QWidget

from cubewright.gui.library.reader import ReadShelf
from cubewright.gui.widgets.icons import WARNING, icon

ALL = "All figures"
OURS = "Come along with Cubewright"
_PATH = Qt.ItemDataRole.UserRole
_COUNT = Qt.ItemDataRole.UserRole + 1


class PlacesTree(QTreeWidget):
    """A row for all, a row for each place, and below it the files it has."""

    place_chosen = Signal(object)
    """The path whose figures are to be shown; None: all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setAccessibleName("Files and folders of the library")
        self.setUniformRowHeights(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._files: dict[Path, QTreeWidgetItem] = {}
        self._places: dict[Path, QTreeWidgetItem] = {}
        self._all = QTreeWidgetItem([ALL])
        self._ours: Path | None = None
        self._wanted: Path | None = None
        """A file that is to be chosen as soon as it is read."""
        self.currentItemChanged.connect(self._on_current_changed)

    @property
    def chosen(self) -> Path | None:
        """The path whose figures are to be shown; None: all."""
        item = self.currentItem()
        return None if item is None else item.data(0, _PATH)

    @property
    def own_place(self) -> Path | None:
        """The place of the player's that is chosen, or that has the chosen file."""
        place = self.chosen_place
        return None if place == self._ours else place

    @property
    def chosen_place(self) -> Path | None:
        """The place that is chosen, or that has the chosen file."""
        item = self.currentItem()
        while item is not None and item.parent() is not None:
            item = item.parent()
        return None if item is None else item.data(0, _PATH)

    def begin(self, ours: Path, places: tuple[Path, ...]) -> None:
        """Show these places, nothing being read of them yet; what is chosen stays so."""
        chosen, self._ours = self.chosen, ours
        self.blockSignals(True)
        self.clear()
        self._files.clear()
        self._places.clear()
        self._all = self._row(self, ALL, None, "Every figure of the library")
        for place in (ours, *places):
            title = OURS if place == ours else place.name or str(place)
            self._places[place] = self._row(self, title, place, str(place))
        self._places[ours].setExpanded(True)
        self.blockSignals(False)
        self.choose(chosen)

    def add(self, read: ReadShelf) -> None:
        """Show a file that was read."""
        place = self._places.get(read.place)
        if place is None:
            return
        path = read.shelf.path
        row = place
        if path != read.place:
            row = self._row(place, path.name, path, str(path))
            self._files[path] = row
            if path == self._wanted:
                self.choose(path)
        if read.shelf.problem is not None:
            colour = QApplication.palette().color(QPalette.ColorRole.BrightText)
            row.setIcon(0, icon(WARNING, colour))
            row.setToolTip(0, str(read.shelf.problem))
            row.setText(0, f"{row.text(0)}: {read.shelf.problem.reason}")
        count = len(read.items)
        for each in {id(r): r for r in (row, place, self._all)}.values():
            _raise(each, count)

    def choose(self, path: Path | None) -> None:
        """Choose a place or file; all of them until it is there."""
        found = self._all
        if path is not None:
            found = self._places.get(path) or self._files.get(path) or self._all
        self.setCurrentItem(found)
        self._wanted = path if found is self._all else None

    def _row(
        self, parent: QTreeWidget | QTreeWidgetItem, text: str, path: Path | None, tip: str
    ) -> QTreeWidgetItem:
        row = QTreeWidgetItem(parent, [text])
        row.setData(0, _PATH, path)
        row.setData(0, _COUNT, 0)
        row.setToolTip(0, tip)
        return row

    def _on_current_changed(self, item: QTreeWidgetItem | None, _before: object) -> None:
        if item is not None:
            self._wanted = None
            self.place_chosen.emit(item.data(0, _PATH))


def _raise(row: QTreeWidgetItem, by: int) -> None:
    """Say of a row that it has more figures than it said."""
    before = row.data(0, _COUNT)
    row.setData(0, _COUNT, before + by)
    name = row.text(0).removesuffix(f" ({before:,})")
    row.setText(0, f"{name} ({before + by:,})" if before + by else name)
