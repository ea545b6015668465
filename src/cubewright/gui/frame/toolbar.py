"""The toolbar of the main window, which hides its least important items if it is narrow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QWidget,
)

from cubewright.gui.frame.actions import Actions
from cubewright.gui.widgets.density import DENSITY
from cubewright.gui.widgets.fields import ChoiceCombo
from cubewright.gui.widgets.menus import MenuButton, escape_mnemonics
from cubewright.model.piece import PieceSet
from cubewright.presenter.search.counting_choice import CountingChoice, counting_choices
from cubewright.presenter.search.search_status import percent
from cubewright.translation import counted, joined, number_text, tr, trn

PROGRESS_STEPS = 1000
ARRANGEMENTS = ("arrange-draw", "arrange-solve", "arrange-study")
"""The actions that choose which part of the window is large."""
FILES, CHANGES, STEPS = ("new", "open", "save"), ("undo", "redo"), ("previous", "next")
_ICON, _COMPACT_ICON = 20, 16
"""The edge of an icon in pixels, in comfortable and in compact windows."""
_MARGINS = 24
"""The width in pixels of the margins, including the button for hidden items."""
_SPACING = 4
"""The distance between two items in pixels."""
_MAX_FOUND = 9_999_999
"""The largest number of solutions for which space is reserved from the start."""
_SPACE_AROUND = 12
"""The space around the number of solutions in pixels."""


class PieceSetCombo(ChoiceCombo):
    """Shows the current piece set; a click requests the wall of all sets, not a list."""

    wall_requested = Signal()

    def showPopup(self) -> None:
        self.wall_requested.emit()


class MainToolBar(QToolBar):
    """The toolbar, with combo boxes, the progress bar and the number of solutions."""

    def __init__(self, actions: Actions) -> None:
        super().__init__(tr("Tools"))
        self.setObjectName("tools")
        self.setMovable(False)
        self._fit_density()
        DENSITY.changed.connect(self._fit_density)
        row = self.layout()
        assert row is not None
        row.setSpacing(_SPACING)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._add_arrangements(actions)
        files = self._add_buttons(actions, *FILES)
        changes = self._add_buttons(actions, *CHANGES)
        self.pieces = self._pieces_combo()
        pieces = self.addWidget(self.pieces)
        self.convention = self._convention_combo()
        self.list_counting_choices(counting_choices(breaks_symmetry=False))
        choice = self.addWidget(self.convention)
        self._add(actions, "count-only", text=True)
        self.addSeparator()
        self._add(actions, "solve", text=True)
        self.wanted_solutions = self._wanted_combo(actions["only-apart"])
        wanted_solutions = self.addWidget(self.wanted_solutions)
        self._add(actions, "pause", "stop")
        self.progress = QProgressBar()
        self.progress.setRange(0, PROGRESS_STEPS)
        self.progress.setMinimumWidth(72)
        self.progress.setMaximumWidth(320)
        self.progress.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.progress.setAccessibleName(tr("Progress of the search"))
        self.progress.setStatusTip(tr("Fraction of the search that is done"))
        # Other items must not move when the progress bar is shown or hidden.
        policy = self.progress.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(policy)
        self._progress_place = _wrapped(self.progress)
        self.addWidget(self._progress_place)
        self.found = QLabel()
        self.found.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._make_room_for_numbers()
        self.found.setStatusTip(tr("Number of solutions found so far, as chosen under “Count as”"))
        found = self.addWidget(self.found)
        steps = self._add_buttons(actions, *STEPS, separated=False)
        self._hiding_order = (
            steps,
            files,
            changes,
            [found],
            [wanted_solutions],
            [choice],
            [pieces],
        )
        """The least important items first."""
        self._more = MenuButton(
            "", tr("Show the items that do not fit in the toolbar"), QMenu(self)
        )
        self._more.setText("\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}")
        self._more.menu().aboutToShow.connect(self._fill_more)
        self._more_shown = self.addWidget(self._more)
        self._in_more: tuple[tuple[QAction, tuple[QAction, ...] | ChoiceCombo], ...] = (
            (pieces, self.pieces),
            (files[0], tuple(actions[name] for name in FILES)),
            (changes[0], tuple(actions[name] for name in CHANGES)),
            (choice, self.convention),
            (wanted_solutions, (actions["only-apart"],)),
            (steps[0], tuple(actions[name] for name in STEPS)),
        )
        """Toolbar items, with their commands or their combo box for the menu of hidden items."""
        self._count_button = self.widgetForAction(actions["count-only"])
        self.show_progress(0.0, None)

    def show_progress(
        self, fraction: float, found: int | None, left: str = "", estimate_sentence: str = ""
    ) -> None:
        """Show the fraction done, from 0 to 1, and the number of solutions found.

        The time ``left`` is shown if there is room, ``estimate_sentence`` in the tooltip.
        """
        # An unfinished search must not look finished.
        steps = PROGRESS_STEPS if fraction >= 1 else int(fraction * (PROGRESS_STEPS - 1))
        # QProgressBar repaints immediately when its value is set, and with it the whole window,
        # including the 3D view. Delay this until all changes are complete.
        self.progress.setUpdatesEnabled(False)
        self.progress.setValue(steps)
        text = percent(fraction) if fraction >= 0.1 else f"{number_text(fraction * 100, '.1f')} %"
        with_time = joined(", ", (text, left))
        room = self.progress.width() - self.fontMetrics().horizontalAdvance("00")
        if left and self.fontMetrics().horizontalAdvance(with_time) <= room:
            text = with_time
        self.progress.setFormat(text)
        self.progress.setToolTip(estimate_sentence)
        self.progress.setUpdatesEnabled(True)
        # The number of solutions shows that a search is complete.
        self.progress.setVisible(found is not None and fraction < 1)
        self.found.setText("" if found is None else _found_text(found))

    def list_pieces(self, groups: Mapping[str, Iterable[PieceSet]]) -> None:
        """List the available piece sets under their headings."""
        self.pieces.clear()
        for heading, sets in groups.items():
            self.pieces.add_heading(tr(heading))
            for pieces in sets:
                self._insert_pieces(self.pieces.count(), pieces, pieces.name)

    def _fit_density(self) -> None:
        edge = DENSITY.length(_ICON, _COMPACT_ICON)
        self.setIconSize(QSize(edge, edge))

    def show_pieces(self, pieces: PieceSet, *, known: bool) -> None:
        """Show the current pieces: a set in the list (``known``) or a changed set."""
        unlisted = self.pieces.findData("")
        if unlisted >= 0:
            self.pieces.removeItem(unlisted)
        if not known:
            self._insert_pieces(0, pieces, "")
        self.pieces.setCurrentIndex(self.pieces.findData(pieces.name if known else ""))

    def _insert_pieces(self, row: int, pieces: PieceSet, name: str) -> None:
        self.pieces.insertItem(row, pieces.title, name)
        tip = joined(
            ", ",
            (counted(pieces.piece_count, "piece"), counted(pieces.volume, pieces.lattice.noun)),
        )
        self.pieces.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)

    def list_counting_choices(self, choices: Iterable[CountingChoice]) -> None:
        """List the available ways of counting."""
        self.convention.clear()
        for choice in choices:
            self.convention.addItem(tr(choice.short_title), choice.key)
            last = self.convention.count() - 1
            self.convention.setItemData(last, tr(choice.title), Qt.ItemDataRole.ToolTipRole)
        self._make_room_for_choices()

    def show_counting_choice(self, choice: CountingChoice) -> None:
        """Select the current way of counting."""
        self.convention.setCurrentIndex(self.convention.findData(choice.key))

    def _add(self, actions: Actions, *names: str, text: bool = False) -> None:
        for name in names:
            action: QAction = actions[name]
            self.addAction(action)
            button = self.widgetForAction(action)
            if text and isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def _add_arrangements(self, actions: Actions) -> None:
        self.arrangements = QWidget()
        self.arrangements.setAccessibleName(tr("Arrangement of the window"))
        row = QHBoxLayout(self.arrangements)
        row.setContentsMargins(2, 0, 8, 0)
        row.setSpacing(0)
        for name in ARRANGEMENTS:
            button = QToolButton()
            button.setDefaultAction(actions[name])
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setAutoRaise(True)
            row.addWidget(button)
        self.addWidget(self.arrangements)
        self.addSeparator()

    def _add_buttons(self, actions: Actions, *names: str, separated: bool = True) -> list[QAction]:
        """Add buttons for commands; return the actions that hide or show only these buttons."""
        added = []
        for name in names:
            command: QAction = actions[name]
            button = QToolButton()
            button.setDefaultAction(command)
            button.setIconSize(self.iconSize())
            self.iconSizeChanged.connect(button.setIconSize)
            button.setAutoRaise(True)
            shown = self.addWidget(button)
            # Qt enables the button with this action whenever it becomes visible again.
            shown.setEnabled(command.isEnabled())
            command.enabledChanged.connect(shown.setEnabled)
            added.append(shown)
        if separated:
            added.append(self.addSeparator())
        return added

    def _make_room_for_numbers(self) -> None:
        """Reserve space, so that the toolbar is stable while the number of solutions grows."""
        text = _found_text(_MAX_FOUND)
        self.found.setMinimumWidth(self.fontMetrics().horizontalAdvance(text) + _SPACE_AROUND)

    def _make_room_for_choices(self) -> None:
        view = self.convention.view()
        view.setMinimumWidth(view.sizeHintForColumn(0))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._make_room_for_numbers()
            self._make_room_for_choices()
            self._hide_items(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._hide_items(event.size().width())

    def _hide_items(self, width: int) -> None:
        """Hide the least important items that do not fit; menus and panels contain them, too."""
        self._show_count_text(True)
        items = {action: self._width(action) for action in self.actions()}
        needed = sum(items.values()) + _MARGINS - items[self._more_shown]
        fits_all = needed <= width
        if not fits_all:
            needed += items[self._more_shown]
        self._more_shown.setVisible(not fits_all)
        for group in self._hiding_order:
            fits = needed <= width
            for action in group:
                action.setVisible(fits)
            if not fits:
                needed -= sum(items[action] for action in group)
        if needed > width:
            self._show_count_text(False)

    def _fill_more(self) -> None:
        """Fill the menu with the hidden items."""
        menu = self._more.menu()
        menu.clear()
        for item, content in self._in_more:
            if item.isVisible():
                continue
            if isinstance(content, ChoiceCombo):
                _add_choices(menu.addMenu(content.accessibleName()), content)
            else:
                menu.addActions(content)
                menu.addSeparator()

    def _show_count_text(self, shown: bool) -> None:
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        if isinstance(self._count_button, QToolButton):
            icon_only = Qt.ToolButtonStyle.ToolButtonIconOnly
            self._count_button.setToolButtonStyle(style if shown else icon_only)

    def _width(self, action: QAction) -> int:
        widget = self.widgetForAction(action)
        if widget is self._progress_place:
            return self.progress.minimumWidth()
        return max(widget.sizeHint().width(), widget.minimumWidth()) + _SPACING

    def _pieces_combo(self) -> PieceSetCombo:
        combo = PieceSetCombo(tr("Pieces"))
        combo.setStatusTip(tr("Choose the pieces that fill the figure"))
        combo.setToolTip(tr("Choose the pieces that fill the figure"))
        combo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return combo

    def _wanted_combo(self, only_apart: QAction) -> ChoiceCombo:
        combo = ChoiceCombo(tr("Find"))
        combo.addItem(tr("all"), False)
        combo.addItem(tr("only those that come apart"), True)
        combo.view().setMinimumWidth(combo.view().sizeHintForColumn(0))
        combo.setFocusPolicy(Qt.FocusPolicy.TabFocus)

        def choose(index: int) -> None:
            if only_apart.isChecked() != bool(index):
                only_apart.trigger()

        def follow() -> None:
            combo.setCurrentIndex(int(only_apart.isChecked()))
            combo.setEnabled(only_apart.isEnabled())
            combo.setToolTip(only_apart.toolTip())
            combo.setStatusTip(only_apart.statusTip())

        combo.activated.connect(choose)
        only_apart.changed.connect(follow)
        follow()
        return combo

    def _convention_combo(self) -> ChoiceCombo:
        combo = ChoiceCombo(tr("Count as"))
        tip = tr("Choose which solutions count as one in the next search")
        combo.setStatusTip(tip)
        combo.setToolTip(tip)
        combo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return combo


def _add_choices(menu: QMenu, combo: ChoiceCombo) -> None:
    """Add the entries of a combo box to a menu; choosing an entry chooses it in the combo box."""
    for index in range(combo.count()):
        if not combo.model().flags(combo.model().index(index, 0)) & Qt.ItemFlag.ItemIsEnabled:
            menu.addSection(escape_mnemonics(combo.itemText(index)))
            continue
        action = menu.addAction(escape_mnemonics(combo.itemText(index)))
        action.setCheckable(True)
        action.setChecked(index == combo.currentIndex())
        action.triggered.connect(partial(_choose, combo, index))


def _choose(combo: ChoiceCombo, index: int, _checked: bool = False) -> None:
    combo.setCurrentIndex(index)
    combo.activated.emit(index)


def _found_text(found: int) -> str:
    return trn("{n:,} found", "{n:,} found", found)


def _wrapped(widget: QWidget) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(widget)
    return holder
