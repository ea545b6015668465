"""Two solutions side by side; the pieces that differ in position are marked."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPalette, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.frame.theme import mixed
from cubewright.gui.pictures.layer_picture import LayerPicture
from cubewright.gui.solutions.list.store import SolutionStore
from cubewright.gui.viewer.create import create_view
from cubewright.gui.viewer.no_view import NoView
from cubewright.gui.viewer.visibility import Visibility, piece_name
from cubewright.gui.widgets.copied_picture import CopiedPicture, CopyPicture
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.model.cell import IntArray
from cubewright.model.solution import Solution
from cubewright.translation import mark, tr, trn


@dataclass(frozen=True)
class Comparison:
    """The pieces that differ in position between two solutions of a list.

    ``left`` and ``right`` are indices into a row's placements in ascending order, as in
    :meth:`SolutionStore.cell_owners`. ``total`` is the larger number of pieces.
    """

    left: frozenset[int]
    right: frozenset[int]
    total: int

    def sentence(self) -> str:
        """Return the difference, as a sentence.

        >>> Comparison(frozenset({1, 2}), frozenset({0, 2}), 7).sentence()
        '2 of 7 pieces lie elsewhere.'
        >>> Comparison(frozenset(), frozenset(), 7).sentence()
        'Both are the same solution.'
        """
        number = max(len(self.left), len(self.right))
        if not number:
            return tr("Both are the same solution.")
        return trn(
            "{n} of {total} pieces lies elsewhere.",
            "{n} of {total} pieces lie elsewhere.",
            number,
            total=self.total,
        )


def compare_rows(left: IntArray, right: IntArray, placements: int) -> Comparison:
    """Compare two rows; ``placements`` is the length of their table."""
    one = [number for number in left.tolist() if number < placements]
    other = [number for number in right.tolist() if number < placements]
    return Comparison(
        frozenset(n for n, number in enumerate(one) if number not in other),
        frozenset(n for n, number in enumerate(other) if number not in one),
        max(len(one), len(other)),
    )


SIZE = QSize(760, 620)
FADED_BACKGROUND = 0.82
"""The share of the background in the colour of a piece that lies in the same place."""
MAX_CELL = 34
"""The maximum edge of a cell in pixels."""
FOLLOWS = mark(
    "The solution on the right follows the list: press N or P, or select another one. "
    "Drag to turn both."
)
_SHORTEST = 160
"""The minimum height of the views in pixels."""


class ViewPair(QWidget):
    """Two 3D views that show differing pieces solid and all others as outlines.

    Turning, zooming or panning one view has the same effect on the other.
    """

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Solution, ...] = ()
        self.views = create_view(self), create_view(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        for view in self.views:
            row.addWidget(view, 1)
        self.setMinimumHeight(_SHORTEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._show_theme()
        one, other = self.views
        if not isinstance(one, NoView) and not isinstance(other, NoView):
            one.camera_moved.connect(lambda: other.copy_camera(one))
            other.camera_moved.connect(lambda: one.copy_camera(other))

    def show_pair(self, left: Solution, right: Solution, titles: tuple[str, str]) -> None:
        """Show two solutions of one puzzle; the titles name the views for screen readers."""
        self._shown = left, right
        for view, title in zip(self.views, titles, strict=True):
            view.setAccessibleName(tr("{title} in 3D", title=title))
        self._show()

    def _show(self) -> None:
        if not self._shown:
            return
        common = frozenset.intersection(*(_places(each) for each in self._shown))
        is_same = all(len(common) == len(each.placed) for each in self._shown)
        for view, solution in zip(self.views, self._shown, strict=True):
            outlined = frozenset(
                piece_name(solution, placed)
                for placed in solution.placed
                if (solution.piece(placed).symbol, placed.cells) in common and not is_same
            )
            scene = replace(view.scene, visibility=Visibility(outlined))
            view.show_scene(scene.with_solution(solution))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_theme()

    def _show_theme(self) -> None:
        is_dark = self.palette().color(QPalette.ColorRole.Window).lightness() < 128
        for view in self.views:
            view.show_scene(replace(view.scene, dark=is_dark))


def _places(solution: Solution) -> frozenset[tuple[str, object]]:
    return frozenset((solution.piece(placed).symbol, placed.cells) for placed in solution.placed)


class ComparisonPicture(QWidget):
    """The layers of a solution; pieces at the same place in the other solution are faded."""

    def __init__(self) -> None:
        super().__init__()
        self._picture: LayerPicture | None = None
        self._owners: list[int] = []
        self._colours: list[str] = []
        self._differing: Collection[int] = ()
        self.setMinimumSize(120, 90)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        PIECE_COLOURS.changed.connect(self.update)

    def show_solution(self, store: SolutionStore, index: int, differing: Collection[int]) -> None:
        """Show a solution; ``differing`` are the indices of the differing pieces in its row."""
        self._picture = LayerPicture(store.cover.puzzle.figure)
        self._owners, self._colours = store.cell_owners(index), store.colours(index)
        self._differing = differing
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._picture is None:
            return
        palette = self.palette()
        ground = palette.color(QPalette.ColorRole.Window)
        text = palette.color(QPalette.ColorRole.WindowText)
        wide = self.width() / max(1.0, self._picture.width)
        high = self.height() / max(1.0, self._picture.height)
        scale = max(2, min(MAX_CELL, int(min(wide, high))))
        left = (self.width() - self._picture.width * scale) / 2
        top = (self.height() - self._picture.height * scale) / 2
        colours = [
            QColor(colour)
            if place in self._differing
            else mixed(QColor(colour), ground, FADED_BACKGROUND)
            for place, colour in enumerate(self._colours)
        ]
        painter = QPainter(self)
        self._picture.paint(
            painter, QPointF(round(left), round(top)), scale, self._owners, colours, ground, text
        )
        painter.end()


class ComparisonDialog(QDialog):
    """Compares a fixed solution with the solution selected in the list."""

    stepped = Signal(int)
    """The user asked for the next solution (1) or the previous one (-1)."""

    def __init__(self, keep: Callable[[], None], parent: QWidget) -> None:
        """Build the dialog; ``keep`` makes the selected solution the fixed solution."""
        super().__init__(parent)
        self.setWindowTitle(tr("Compare solutions"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.sentence = QLabel()
        self.sentence.setAccessibleName(tr("What differs"))
        font = self.sentence.font()
        font.setBold(True)
        self.sentence.setFont(font)
        self.titles = QLabel(), QLabel()
        self._pictures = ComparisonPicture(), ComparisonPicture()
        self.turning = ViewPair()
        titles, layers = (_in_row(*pair) for pair in (self.titles, self._pictures))
        for title in self.titles:
            title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        note = QLabel(tr(FOLLOWS))
        note.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.keep_button = QPushButton(tr("&Keep right side"))
        self.keep_button.setToolTip(
            tr("Keep the solution on the right and compare the next ones with it")
        )
        buttons.addButton(self.keep_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.keep_button.clicked.connect(lambda _checked=False: keep())
        buttons.rejected.connect(self.close)
        rows = QVBoxLayout(self)
        rows.addWidget(self.sentence)
        rows.addLayout(titles)
        rows.addWidget(self.turning, 3)
        rows.addLayout(layers, 2)
        rows.addWidget(note)
        rows.addWidget(buttons)
        for by, keys in ((1, ("N", "Down", "Right")), (-1, ("P", "Up", "Left"))):
            for key in keys:
                shortcut = QShortcut(QKeySequence(key), self)
                shortcut.activated.connect(lambda by=by: self.stepped.emit(by))
        copy = CopyPicture(self, self._copied_picture)
        for picture in self._pictures:
            picture.addAction(copy)
            picture.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        set_initial_size(self, SIZE)

    def _copied_picture(self) -> CopiedPicture:
        parts = (*self.titles, self.turning, *self._pictures)
        room = parts[0].geometry()
        for part in parts[1:]:
            room = room.united(part.geometry())
        return CopiedPicture(self.grab(room).toImage(), tr("the comparison"))

    def show_pair(self, store: SolutionStore, left: int, right: int) -> None:
        """Show two solutions of a store, by their indices from 0."""
        found = compare_rows(store.row(left), store.row(right), len(store.cover.masks))
        if left == right:
            self.sentence.setText(tr("Select another solution in the list to compare it."))
        else:
            self.sentence.setText(found.sentence())
        names = _title(left), _title(right)
        self.turning.show_pair(store.solution(left), store.solution(right), names)
        for title, picture, index, differing in zip(
            self.titles, self._pictures, (left, right), (found.left, found.right), strict=True
        ):
            title.setText(_title(index))
            picture.setAccessibleName(tr("Layers of solution {number:,}", number=index + 1))
            picture.setToolTip(tr("Pieces that lie in the same place in both solutions are faded"))
            picture.show_solution(store, index, differing)


def _title(index: int) -> str:
    return tr("Solution {number:,}", number=index + 1)


def _in_row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(24)
    for widget in widgets:
        row.addWidget(widget, 1)
    return row
