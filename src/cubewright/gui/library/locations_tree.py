"""The places of the library: built-in figures, and files and folders of the user."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QTreeWidget, QTreeWidgetItem, QWidget

from cubewright.gui.library.reader import ReadFile
from cubewright.gui.widgets.icons import WARNING, icon
from cubewright.translation import mark, retranslated_text, tr

ALL = mark("All figures")
BUILT_IN = mark("Included with Cubewright")
_PATH = Qt.ItemDataRole.UserRole
_COUNT = Qt.ItemDataRole.UserRole + 1
_NAME = Qt.ItemDataRole.UserRole + 2


class LocationsTree(QTreeWidget):
    """A row for all figures, and for each place a row with its files below."""

    place_chosen = Signal(object)
    """The path of the figures to show; None for all figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setAccessibleName(tr("Files and folders of the library"))
        self.setUniformRowHeights(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._files: dict[Path, QTreeWidgetItem] = {}
        self._places: dict[Path, QTreeWidgetItem] = {}
        self._all = QTreeWidgetItem([ALL])
        self._built_in: Path | None = None
        self._pending: Path | None = None
        """The file to select as soon as it is read, or None."""
        self.currentItemChanged.connect(self._on_current_changed)

    @property
    def chosen(self) -> Path | None:
        """The path of the figures that are shown; None for all figures."""
        item = self.currentItem()
        return None if item is None else item.data(0, _PATH)

    @property
    def removable_place(self) -> Path | None:
        """The place that is selected or contains the selected file; None if it is built in."""
        place = self.chosen_place
        return None if place == self._built_in else place

    @property
    def chosen_place(self) -> Path | None:
        """The selected place, or the place that contains the selected file."""
        item = self.currentItem()
        while item is not None and item.parent() is not None:
            item = item.parent()
        return None if item is None else item.data(0, _PATH)

    def show_places(self, built_in: Path, places: tuple[Path, ...]) -> None:
        """Show places before their files are read, and keep the selection."""
        chosen, self._built_in = self.chosen, built_in
        self.blockSignals(True)
        self.clear()
        self._files.clear()
        self._places.clear()
        self._all = self._row(self, tr(ALL), None, tr("Every figure of the library"))
        for place in (built_in, *places):
            title = tr(BUILT_IN) if place == built_in else place.name or str(place)
            self._places[place] = self._row(self, title, place, str(place))
        self._places[built_in].setExpanded(True)
        self.blockSignals(False)
        self.choose(chosen)

    def add(self, read: ReadFile) -> None:
        """Add a file to its place, with its number of figures or the error."""
        place = self._places.get(read.place)
        if place is None:
            return
        path = read.file.path
        row = place
        if path != read.place:
            row = self._row(place, path.name, path, str(path))
            self._files[path] = row
            if path == self._pending:
                self.choose(path)
        if read.file.problem is not None:
            colour = QApplication.palette().color(QPalette.ColorRole.BrightText)
            row.setIcon(0, icon(WARNING, colour))
            row.setToolTip(0, str(read.file.problem))
            reason = read.file.problem.reason
            row.setData(0, _NAME, tr("{name}: {reason}", name=row.data(0, _NAME), reason=reason))
            _show_name(row)
        count = len(read.items)
        for each in {id(r): r for r in (row, place, self._all)}.values():
            _add_to_count(each, count)

    def choose(self, path: Path | None) -> None:
        """Select a place or file; if it has not been read yet, select all figures until then."""
        found = self._all
        if path is not None:
            found = self._places.get(path) or self._files.get(path) or self._all
        self.setCurrentItem(found)
        self._pending = path if found is self._all else None

    def _row(
        self, parent: QTreeWidget | QTreeWidgetItem, text: str, path: Path | None, tip: str
    ) -> QTreeWidgetItem:
        row = QTreeWidgetItem(parent, [text])
        row.setData(0, _PATH, path)
        row.setData(0, _COUNT, 0)
        row.setData(0, _NAME, text)
        row.setToolTip(0, tip)
        return row

    def _on_current_changed(self, item: QTreeWidgetItem | None, _before: object) -> None:
        if item is not None:
            self._pending = None
            self.place_chosen.emit(item.data(0, _PATH))


def _add_to_count(row: QTreeWidgetItem, by: int) -> None:
    row.setData(0, _COUNT, row.data(0, _COUNT) + by)
    _show_name(row)


def _show_name(row: QTreeWidgetItem) -> None:
    name, count = retranslated_text(row.data(0, _NAME)), row.data(0, _COUNT)
    row.setText(0, tr("{name} ({n:,})", name=name, n=count) if count else name)
