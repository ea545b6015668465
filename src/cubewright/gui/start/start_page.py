"""The start page of a window without a file: ways to begin, recent files, figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QFont,
    QKeyEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListView,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.library.filter import LibraryFilter, condition_change
from cubewright.gui.library.items import LibraryModel
from cubewright.gui.pictures.figure_cards import CardDelegate, FigureItem, figure_view
from cubewright.gui.pictures.small_pictures import ScenePicture
from cubewright.gui.solve.search_recovery import RecoverableSearch
from cubewright.gui.start import pictures
from cubewright.gui.start.card import Card, Shape
from cubewright.gui.start.reader import ReadFile, ReadSearch
from cubewright.gui.widgets.fields import SearchField
from cubewright.gui.widgets.text_size import TextSize, sized_font
from cubewright.model.lattice import lattices
from cubewright.translation import counted, mark, tr
from cubewright.visible_text import one_line

GAP = 8
"""The unit of all distances, in pixels."""
MAX_WIDTH = 1440
"""The maximum width of the content."""
SIDE_WIDTH = 320
"""The width of the column with recent files and grids."""
WIDE = 880
"""The minimum width at which the figures are beside that column."""
_NARROW = 560
"""The width below which recent files are listed in one column."""
MAX_SEARCHES = 3
"""The maximum number of interrupted searches that are listed."""
_ARROWS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class Way(Enum):
    """A way to begin."""

    PIECES = "pieces"
    FIGURE = "figure"
    BURR = "burr"
    OPEN = "open"


_WAYS = {
    Way.PIECES: (
        mark("My own pieces"),
        mark("Draw the pieces that you have, and see which shapes they build"),
        pictures.scene_painter(pictures.own_pieces),
    ),
    Way.FIGURE: (
        mark("A figure to fill"),
        mark("Draw a figure, and find every way to fill it with pieces"),
        pictures.scene_painter(pictures.figure_to_fill),
    ),
    Way.BURR: (
        mark("A burr from numbers"),
        mark("Type the numbers of six sticks, and take their burr apart"),
        pictures.scene_painter(pictures.burr),
    ),
    Way.OPEN: (
        mark("Open a file"),
        mark("Figures, projects, and BurrTools files (.xmpuzzle)"),
        pictures.paint_files,
    ),
}


class StartPage(QWidget):
    """Shows the ways to begin; signals report the choices of the user."""

    chosen = Signal(object)
    """The chosen :class:`Way`."""
    lattice_chosen = Signal(object)
    """The lattice on which the user wants an empty figure."""
    file_chosen = Signal(Path)
    unfinished_chosen = Signal(Path)
    """A project whose unfinished search the user wants to continue."""
    file_forgotten = Signal(Path)
    all_files_requested = Signal()
    search_chosen = Signal(object)
    """The :class:`RecoverableSearch` that the user wants to continue."""
    search_discarded = Signal(object)
    figure_chosen = Signal(object)
    """The :class:`Item` of the library that the user wants to open."""
    left = Signal()
    """The user asked for the window beneath."""
    key_typed = Signal(QKeyEvent)
    """A key without a meaning on the page, for the window beneath."""

    def __init__(self, model: LibraryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Start page"))
        self._wanted: list[Card] = []
        """The cards that were painted without their pictures."""
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._draw_next)
        self._model = model
        self.filtered = LibraryFilter(model, self)
        self.title = QLabel("Cubewright")
        self.subtitle = QLabel(tr("A workbench for packing puzzles"))
        self.leave = QToolButton()
        self.leave.setText(tr("Skip (Esc)"))
        self.leave.setToolTip(tr("Leave this page; File > Start page shows it again"))
        self.leave.clicked.connect(self.left)
        self.ways = {way: self._way_card(way) for way in Way}
        self.recent_title = QLabel(tr("Recent"))
        self.all_files = QToolButton()
        self.all_files.setText(tr("All recent files…"))
        self.all_files.setToolTip(tr("Show the recent files with a picture of each"))
        self.all_files.clicked.connect(self.all_files_requested)
        self.searches: list[Card] = []
        self.files: list[Card] = []
        self.no_files = QLabel(tr("Files that you open or save are listed here."))
        self.no_files.setWordWrap(True)
        self.grids_title = QLabel(tr("Empty grid"))
        self.grids = [self._grid_card(name) for name in lattices()]
        self.figures_title = QLabel(tr("Figures"))
        self.search = SearchField(
            tr("Search by name, file, pieces or numbers"),
            tr("Search by name, file, pieces, cubelets or solutions"),
        )
        self.wall = _Wall(figure_view(self.filtered, tr("Figures of the library")), self.filtered)
        self.nothing = QLabel()
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        self.nothing.hide()
        self._build()
        self._style()
        self.search.search_in(self.wall.view)
        self.search.textChanged.connect(self._on_search_changed)
        self.search.opened.connect(lambda index: self._open_figure(index.row()))
        self.wall.view.clicked.connect(lambda index: self._open_figure(index.row()))
        self.wall.view.activated.connect(lambda index: self._open_figure(index.row()))
        model.rowsInserted.connect(self._count)
        self.filtered.modelReset.connect(self._count)
        QShortcut(
            QKeySequence.StandardKey.Find,
            self,
            self.search.start_search,
            context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )

    # -- content

    def show_searches(self, searches: Iterable[RecoverableSearch]) -> None:
        """List interrupted searches; :meth:`show_read` adds their pictures and states."""
        for card in self.searches:
            card.hide()
            card.deleteLater()
        self.searches = []
        for each in list(searches)[:MAX_SEARCHES]:
            card = Card(Shape.ROW, tr("Interrupted search"), f"{each.written_at:%d.%m. %H:%M}")
            card.setProperty("search", each)
            card.clicked.connect(lambda _on=False, each=each: self.search_chosen.emit(each))
            self._add_command(
                card, tr("&Discard this search"), lambda each=each: self.search_discarded.emit(each)
            )
            self.searches.append(self._adopt(card))
        self._list_recent()

    def show_files(self, paths: Sequence[Path]) -> None:
        """List recent files; :meth:`show_read` adds their pictures and states."""
        for card in self.files:
            card.hide()
            card.deleteLater()
        self.files = []
        for path in paths:
            card = Card(Shape.ROW, one_line(path.name), one_line(str(path.parent)))
            card.setToolTip(one_line(str(path)))
            card.setProperty("path", str(path))
            card.clicked.connect(partial(self._choose_file, card, path))
            self._add_command(
                card, tr("&Remove from list"), lambda path=path: self.file_forgotten.emit(path)
            )
            self.files.append(self._adopt(card))
        self._list_recent()

    def show_read(self, read: ReadFile | ReadSearch) -> None:
        """Show the picture and the state of a recent file or an interrupted search."""
        if isinstance(read, ReadSearch):
            for card in self.searches:
                if card.property("search") == read.search:
                    name = one_line(read.name)
                    card.setText(name.replace("&", "&&"))
                    card.set_details(_searched(read.searched), read.searched)
                    card.setAccessibleName(name)
                    _show_picture(card, read.picture)
            return
        for card in self.files:
            if card.property("path") != str(read.path):
                continue
            if not read.answers:
                card.set_details(tr("its disk or network does not answer"))
            elif not read.exists:
                card.set_details(tr("missing"))
            elif read.searched is not None:
                card.set_details(_searched(read.searched), read.searched)
            card.setEnabled(read.exists)
            if read.picture is not None:
                _show_picture(card, read.picture)

    def focus_first(self) -> None:
        """Give the focus to the first interrupted search, or to the first way to begin."""
        first = self.searches[0] if self.searches else self.ways[Way.PIECES]
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- construction

    def _way_card(self, way: Way) -> Card:
        title, details, picture = _WAYS[way]
        card = Card(Shape.LARGE, tr(title), tr(details))
        card.set_picture(picture)
        card.clicked.connect(lambda: self.chosen.emit(way))
        return self._adopt(card)

    def _grid_card(self, name: str) -> Card:
        lattice = lattices()[name]
        card = Card(Shape.TILE, tr(lattice.title))
        card.setToolTip(tr("Start with an empty figure: {grid}", grid=tr(lattice.title)))
        card.set_picture(pictures.scene_painter(lambda: pictures.grid(lattice)))
        card.clicked.connect(lambda: self.lattice_chosen.emit(lattice))
        return self._adopt(card)

    def _adopt(self, card: Card) -> Card:
        card.picture_wanted.connect(self._on_picture_wanted)
        return card

    def _add_command(self, card: Card, text: str, run: object) -> None:
        action = QAction(text, card)
        action.setShortcut(QKeySequence(Qt.Key.Key_Delete))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: run())  # type: ignore[operator]
        card.addAction(action)
        card.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(2 * GAP)
        head.addWidget(self.title)
        head.addWidget(self.subtitle, 0, Qt.AlignmentFlag.AlignBottom)
        head.addStretch(1)
        head.addWidget(self.leave)
        self._ways_grid = _grid()
        recent_head = QHBoxLayout()
        recent_head.addWidget(self.recent_title)
        recent_head.addStretch(1)
        recent_head.addWidget(self.all_files)
        self._recent = QWidget()
        column = QVBoxLayout(self._recent)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addLayout(recent_head)
        self._recent_grid = _grid()
        column.addLayout(self._recent_grid)
        column.addWidget(self.no_files)
        self._grids_grid = _grid()
        self._side = QWidget()
        self._side_column = column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self._recent)
        column.addSpacing(GAP)
        column.addWidget(self.grids_title)
        column.addLayout(self._grids_grid)
        column.addStretch(1)
        figures_head = QHBoxLayout()
        figures_head.setSpacing(2 * GAP)
        figures_head.addWidget(self.figures_title)
        figures_head.addWidget(self.search, 1)
        figures = QWidget()
        column = QVBoxLayout(figures)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addLayout(figures_head)
        column.addWidget(self.wall, 1)
        column.addWidget(self.nothing, 1)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(3 * GAP)
        self._body.addWidget(self._side)
        self._body.addWidget(figures, 1)
        self.content = QWidget()
        """The widget that scrolls."""
        self._column = QVBoxLayout(self.content)
        self._column.setSpacing(2 * GAP)
        self._column.addLayout(head)
        self._column.addLayout(self._ways_grid)
        self._column.addSpacing(GAP)
        self._column.addLayout(self._body, 1)
        self.scroll_area = _ScrollArea()
        self.scroll_area.setWidget(self.content)
        self.scroll_area.setWidgetResizable(True)
        self.scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.scroll_area)

    def _style(self) -> None:
        """Set the sizes of text relative to the window's text."""
        base = self.font()
        for label, size in (
            (self.title, TextSize.PROGRAM),
            (self.recent_title, TextSize.HEADING),
            (self.grids_title, TextSize.HEADING),
            (self.figures_title, TextSize.HEADING),
        ):
            font = sized_font(base, size)
            font.setWeight(QFont.Weight.DemiBold)
            label.setFont(font)
        for faint in (self.subtitle, self.nothing, self.no_files):
            faint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for button in (self.leave, self.all_files):
            button.setAutoRaise(True)
        self.search.setMinimumHeight(4 * GAP)
        self.search.setTextMargins(GAP, 0, GAP, 0)

    # -- layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Arrange the cards for the width and the height of the page."""
        width, height = self.width(), self.height()
        margin = max(2 * GAP if width < WIDE else 4 * GAP, (width - MAX_WIDTH) // 2)
        self._column.setContentsMargins(margin, 2 * GAP, margin, 2 * GAP)
        is_wide = width >= WIDE
        inner = width - 2 * margin
        ways = list(self.ways.values())
        _fill_alike(self._ways_grid, ways, 4 if is_wide else 2 if inner > 420 else 1, inner)
        direction = QBoxLayout.Direction
        self._body.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        self._side.setMinimumWidth(SIDE_WIDTH if is_wide else 0)
        self._side.setMaximumWidth(SIDE_WIDTH if is_wide else 1 << 20)
        self.subtitle.setVisible(inner > 480)
        side = SIDE_WIDTH if is_wide else inner
        _fill_alike(self._grids_grid, self.grids, 3 if side < 600 else 6, side)
        self.wall.set_scrolling(True)
        self._list_recent()
        for layout in (self._side_column, self._body, self._column):
            layout.invalidate()
        if not is_wide or self.content.minimumSizeHint().height() > height:
            self.wall.set_scrolling(False)  # the whole page scrolls

    def _list_recent(self) -> None:
        """Show as many recent files as there is space beside the figures."""
        width, is_wide = self.width(), self.width() >= WIDE
        cards = [*self.searches, *self.files]
        most = 6
        if is_wide:
            row = self.ways[Way.OPEN].sizeHint().height() + 10 * GAP
            grids = self.grids_title.sizeHint().height() + GAP
            grids += 2 * (self.grids[0].sizeHint().height() + GAP)
            room = self.height() - row - grids - 12 * GAP
            high = cards[0].sizeHint().height() + GAP if cards else 1
            most = max(2, len(self.searches), room // high)
        shown = cards[:most]
        for card in cards[most:]:
            card.hide()
        _fill(self._recent_grid, shown, 1 if is_wide or width < _NARROW else 2)
        self.no_files.setVisible(not cards)
        self.all_files.setVisible(bool(self.files))

    # -- events

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()  # Escape leaves the page, and stops no search
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_Escape:
            if self.focusWidget() is self.search and self.search.text():
                self.search.clear()
            else:
                self.left.emit()
        elif key in _ARROWS and not modifiers:
            self._move_focus(_ARROWS[Qt.Key(key)])
        elif (
            event.text().isprintable()
            and event.text()
            and not (modifiers & ~Qt.KeyboardModifier.ShiftModifier)
        ):
            self.key_typed.emit(event)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "scroll_area"):
            self._style()
            self._arrange()

    def _move_focus(self, step: QPoint) -> None:
        """Move the focus to the nearest widget in a direction."""
        current = self.focusWidget()
        start = _place(current, self)
        nearest: tuple[int, QWidget] | None = None
        for each in (
            self.leave,
            *self.ways.values(),
            *self.searches,
            *self.files,
            *self.grids,
            self.search,
            self.wall.view,
        ):
            if each is current or not each.isVisibleTo(self) or not each.isEnabled():
                continue
            distance = _distance(start, _place(each, self), step)
            if distance is not None and (nearest is None or distance < nearest[0]):
                nearest = distance, each
        if nearest is not None:
            nearest[1].setFocus(Qt.FocusReason.TabFocusReason)
            self.scroll_area.ensureWidgetVisible(nearest[1])

    # -- pictures

    def _on_picture_wanted(self, card: Card) -> None:
        if card not in self._wanted:
            self._wanted.append(card)
            self._idle.start()

    def _draw_next(self) -> None:
        """Draw one picture; the timer calls this again for the next one."""
        if self._wanted:
            card = self._wanted.pop(0)
            if card in (*self.ways.values(), *self.grids, *self.searches, *self.files):
                card.draw_picture()
        if not self._wanted:
            self._idle.stop()

    # -- figures

    def _on_search_changed(self, text: str) -> None:
        self.filtered.change(condition_change(text=text))
        self.search.select_first()

    def _count(self, *_what: object) -> None:
        shown, all_figures = self.filtered.rowCount(), self._model.rowCount()
        text = counted(all_figures, "figure") if all_figures else tr("Figures")
        if shown != all_figures:
            text = tr("{shown:,} of {figures}", shown=shown, figures=text)
        self.figures_title.setText(text)
        is_empty = bool(all_figures) and not shown
        if is_empty:
            self.nothing.setText(
                tr(
                    "No figure matches “{text}”. Try a name, a file such as burrs, pieces such as "
                    "pentominoes, or a number of cubelets.",
                    text=self.search.text(),
                )
            )
        self.nothing.setVisible(is_empty)
        self.wall.setVisible(not is_empty)

    def _choose_file(self, card: Card, path: Path, _checked: bool = False) -> None:
        signal = self.file_chosen if card.progress is None else self.unfinished_chosen
        signal.emit(path)

    def _open_figure(self, row: int) -> None:
        if self.isVisible() and 0 <= row < self.filtered.rowCount():
            self.figure_chosen.emit(self.filtered.item(self.filtered.index(row)))


class _ScrollArea(QScrollArea):
    """A scroll area that passes all keys to the page, except keys that scroll by pages."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()


class _Wall(QFrame):
    """The figures of the library; they scroll by themselves, or all are shown at full height."""

    def __init__(self, view: QListView, figures: LibraryFilter) -> None:
        super().__init__()
        self.view = view
        self._figures = figures
        self._scrolls = True
        self._cards = CardDelegate(view, _colour)
        view.setItemDelegate(self._cards)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.viewport().setAutoFillBackground(False)
        view.setMinimumHeight(20 * GAP)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(view)
        figures.modelReset.connect(self._fit)
        figures.rowsInserted.connect(self._fit)

    def set_scrolling(self, scrolls: bool) -> None:
        self._scrolls = scrolls
        policy = Qt.ScrollBarPolicy
        self.view.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if scrolls else policy.ScrollBarAlwaysOff
        )
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self, *_what: object) -> None:
        """Give the view the height of all its rows, unless it scrolls."""
        rows = self._figures.rowCount()
        bar = self.view.verticalScrollBar().sizeHint().width() if self._scrolls else 0
        self._cards.fill_width(self.width() - bar - 1)
        if self._scrolls or not rows:
            self.setMinimumHeight(0)
            self.setMaximumHeight(1 << 20)
            return
        columns = self._cards.columns
        high = self.view.sizeHintForIndex(self._figures.index(0)).height()
        self.setFixedHeight(-(-rows // columns) * high + 2 * GAP)


def _colour(item: FigureItem) -> str:
    """Return the colour of a figure's picture."""
    return pictures.colour(item.name)


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setSpacing(GAP)
    return grid


def _fill(grid: QGridLayout, cards: Sequence[QWidget], columns: int) -> None:
    """Put cards into the columns of a grid, unless they are already there."""
    while grid.count():
        grid.takeAt(0)
    for number, card in enumerate(cards):
        grid.addWidget(card, number // columns, number % columns)
        card.show()
    for column in range(max(columns, grid.columnCount())):
        grid.setColumnStretch(column, int(column < columns))


def _fill_alike(grid: QGridLayout, cards: Sequence[Card], columns: int, width: int) -> None:
    """Put cards into a grid of a given width; the longest text sets the height of all."""
    across = (width - (columns - 1) * GAP) // columns
    lines = max(card.lines_at(across) for card in cards)
    for card in cards:
        card.set_lines(lines)
    _fill(grid, cards, columns)


def _show_picture(card: Card, picture: ScenePicture) -> None:
    card.set_picture(pictures.scene_painter(lambda: picture))


def _searched(share: float) -> str:
    return tr("Continue: {percent:.1f}% searched", percent=100 * share)


def _place(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


def _distance(start: QRect, target: QRect, step: QPoint) -> int | None:
    """Return the distance of a target in a direction; None if it is not in that direction."""
    between = target.center() - start.center()
    along = between.x() * step.x() + between.y() * step.y()
    if step.x():
        is_beyond = (
            target.left() >= start.right() if step.x() > 0 else (target.right() <= start.left())
        )
        across = max(0, target.top() - start.bottom(), start.top() - target.bottom())
    else:
        is_beyond = (
            target.top() >= start.bottom() if step.y() > 0 else (target.bottom() <= start.top())
        )
        across = max(0, target.left() - start.right(), start.left() - target.right())
        across = max(across, abs(between.x()) // 8)
    return along + 4 * across if is_beyond else None
