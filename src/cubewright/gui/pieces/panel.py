"""The pieces panel: the pieces of the current set, and commands for pieces and sets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.formats.piece_sets.catalogue import known_piece_sets
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.pieces.piece_tile import PieceTile
from cubewright.gui.pieces.shape_menus import pieces_menu
from cubewright.gui.pieces.tile_area import TileArea
from cubewright.gui.pieces.tools import PIECE_TOOLS, SET_TOOLS, TOOLS, Tool
from cubewright.gui.project.document import Document
from cubewright.gui.project.figure_header import Banner
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.menus import MenuButton, escape_mnemonics, popup_menu
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.weights import PieceWeights
from cubewright.presenter.names import elide
from cubewright.presenter.pieces import set_edits as changes
from cubewright.presenter.pieces.drawn_piece import problems_with
from cubewright.presenter.pieces.shape_pool import figure_of_piece
from cubewright.presenter.pieces.text import flips_text, numbers_text
from cubewright.translation import joined, mark, tr

_MAX_USES = 20
"""The maximum number of problems in the menu."""
MAX_SETS = 16
"""The maximum number of copies of the piece set that the panel offers."""
_WIDTH = 240
"""The preferred width in pixels, in which all names of the Soma pieces fit."""
_NO_PIECES = mark("No pieces yet. Draw one, paste some, or choose a set.")


class PiecesPanel(QWidget):
    """Shows the current pieces; every change goes through the document."""

    tool_requested = Signal(str, int)
    """The name of a tool that opens a dialog, and the index of the piece."""
    piece_chosen = Signal(int)
    """The index of the piece that was selected."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._shown: tuple[PieceSet, PieceWeights, tuple[str, ...]] | None = None
        self._chosen = 0
        self._is_drafting = False
        """Whether a new piece without cells is being drawn, so that no tile is highlighted."""
        self._actions: dict[str, QAction] = {}
        self.title = ElidedLabel()
        self.proposal = QPushButton()
        self.sets = QSpinBox()
        self.any_subset_box = QCheckBox(tr("An&y subset that fits"))
        self.flips = QCheckBox(tr("Allow &mirror images"))
        self.one_sided = QCheckBox(tr("One-si&ded pieces"))
        self.one_sided.setToolTip(tr("Let pieces turn within their layer, but not over"))
        self.problems = Banner()
        self.area = TileArea()
        self._scroll = QScrollArea()
        self._empty = QWidget()
        self._build_layout()
        self.proposal.clicked.connect(lambda _checked: self._on_proposal())
        self.sets.valueChanged.connect(self._on_sets)
        self.any_subset_box.clicked.connect(self._on_any)
        self.flips.clicked.connect(self._on_flips)
        self.one_sided.clicked.connect(self._on_one_sided)
        self.area.numbers_changed.connect(self._on_numbers)
        self.area.chosen.connect(self.choose)
        self.area.opened.connect(lambda index: self.tool_requested.emit("edit-piece", index))
        self.area.add_card.clicked.connect(lambda _checked: self._on_tool("new-piece"))
        self.area.menu_requested.connect(self._show_menu)
        self.area.moved.connect(self._on_moved)
        document.piece_set_changed.connect(self._show)
        document.figure_changed.connect(self._show)
        document.constraints_changed.connect(self._show)
        document.cell_colours_changed.connect(self._show)
        PIECE_COLOURS.changed.connect(self._show)
        self._show()

    @property
    def tiles(self) -> list[PieceTile]:
        """The tiles of the pieces, in the order of the set."""
        return self.area.tiles

    @property
    def chosen(self) -> int:
        """The index of the highlighted piece, to which the tools apply; -1 for none."""
        return self._chosen if self.tiles and not self._is_drafting else -1

    def action(self, name: str) -> QAction:
        return self._actions[name]

    def choose(self, index: int) -> None:
        """Select a piece, and scroll to its tile."""
        self._mark_chosen(index)
        self.show_draft(None)
        if self.tiles:
            self._scroll_to(self.tiles[self._chosen])
            self.piece_chosen.emit(self._chosen)

    def show_draft(self, piece: Piece | None) -> None:
        """Highlight the card for new pieces while a piece without cells is drawn; None ends this.

        ``piece`` has its colour on the screen.
        """
        self._is_drafting = piece is not None
        self.area.add_card.show_draft(piece)
        self._mark_chosen(self._chosen)
        self._enable_tools()
        if piece is not None:
            self._scroll_to(self.area.add_card)

    def _scroll_to(self, card: QWidget) -> None:
        self._scroll.ensureWidgetVisible(card, 0, 4)

    def _mark_chosen(self, index: int) -> None:
        self._chosen = min(max(index, 0), len(self.tiles) - 1)
        for number, each in enumerate(self.tiles):
            each.show_chosen(number == self.chosen)

    def focus_selected(self) -> None:
        """Focus the selected piece or, if no piece is selected, the card for new pieces."""
        target = self.area.add_card if self.chosen < 0 else self.tiles[self._chosen]
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_tool_enabled(self, name: str, enabled: bool, why_not: str) -> None:
        """Enable or disable a tool; while it is disabled, its tooltip is ``why_not``."""
        action, tool = self._actions[name], TOOLS[name]
        action.setEnabled(enabled)
        tip = tr(tool.tip) if enabled else why_not
        action.setToolTip(tip)
        action.setStatusTip(tip)

    def add_to_menu(self, actions: Sequence[QAction]) -> None:
        """Add commands of the window to the menu of pieces."""
        menu = self.action_button.menu()
        menu.addSeparator()
        menu.addActions(actions)

    # -- display

    def _show(self, _what: object = None) -> None:
        puzzle = self._document.puzzle
        proposed = self._document.proposed_piece_set
        self.proposal.setVisible(proposed is not None)
        if proposed is not None:
            self.proposal.setText(tr("&Use {set}", set=proposed.title.replace(" & ", " && ")))
            self.proposal.setToolTip(
                tr("Fill the figure with the pieces of {set}", set=proposed.title)
            )
        pieces, weights = PIECE_COLOURS.shown(puzzle.piece_set), self._document.rules.weights
        shown = pieces, weights, puzzle.cell_colours
        if shown != self._shown:
            self._shown = shown
            self._show_set(*shown)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, super().sizeHint().height())

    def _show_set(
        self, pieces: PieceSet, weights: PieceWeights, cell_colours: tuple[str, ...]
    ) -> None:
        self.title.setText(pieces.title)
        self._show_options(pieces)
        self.area.show_pieces(pieces, weights, cell_colours)
        self._empty.setVisible(not self.tiles)
        self._enable_tools()
        self._mark_chosen(self._chosen)  # scrolling would move the tile that the user is changing

    def _enable_tools(self) -> None:
        why_not = tr("Draw the new piece first.") if self.tiles else tr("There are no pieces yet.")
        for tool in PIECE_TOOLS:
            if tool.needs_piece:
                self.set_tool_enabled(tool.name, self.chosen >= 0, why_not)

    def _show_options(self, pieces: PieceSet) -> None:
        own = self._document.piece_set
        has_pieces = bool(pieces.piece_count)
        with QSignalBlocker(self.sets):
            self.sets.setValue(changes.sets_in(own) or 1)
        empty = "" if has_pieces else tr("The set has no pieces yet")
        allow(self.sets, empty)
        none_needed = has_pieces and not any(pieces.min_copies)
        self.any_subset_box.setChecked(none_needed)
        relaxed = none_needed and any(own.min_copies)
        self.any_subset_box.setEnabled(has_pieces and not relaxed)
        self.any_subset_box.setToolTip(
            tr("The figure is smaller than the set, so any subset of the pieces that fits is used")
            if relaxed
            else empty or tr("Let solutions use any subset of the pieces that fits the figure")
        )
        chiral = [piece for piece in pieces.pieces if piece.is_chiral]
        flipping = sum(piece.flips for piece in chiral)
        self.flips.setCheckState(_check_state(flipping, len(chiral)))
        self.flips.setEnabled(bool(chiral))
        self.flips.setToolTip(
            tr("Let solutions use the mirror images of the pieces")
            if chiral
            else tr("Every piece of this set is its own mirror image")
        )
        one_sided = sum(piece.one_sided for piece in pieces.pieces)
        self.one_sided.setCheckState(_check_state(one_sided, len(pieces.pieces)))
        allow(self.one_sided, empty)

    # -- editing

    def change(self, pieces: PieceSet, text: str) -> None:
        """Make a changed set current; it loses its name if it differs from the set of that name."""
        self._document.use_pieces(changes.named(pieces, known_piece_sets()), text)

    def _on_numbers(self, index: int, minimum: int, maximum: int) -> None:
        pieces = self._document.puzzle.piece_set
        before = pieces.min_copies[index], pieces.counts[index]
        text = numbers_text(pieces.pieces[index].symbol, before, minimum, maximum)
        self.change(changes.with_numbers(pieces, index, minimum, maximum), text)

    def _on_moved(self, index: int, before: int) -> None:
        pieces = self._document.piece_set
        if 0 <= before <= len(pieces.pieces) and before not in (index, index + 1):
            text = tr("Move piece {symbol}", symbol=pieces.pieces[index].symbol)
            self.change(changes.with_moved_piece(pieces, index, before), text)
            self.choose(before - (before > index))
            self.focus_selected()

    def _on_proposal(self) -> None:
        proposed = self._document.proposed_piece_set
        if proposed is not None:
            self._document.set_piece_set(proposed.name)

    def _on_sets(self, sets: int) -> None:
        text = tr("Use one set") if sets == 1 else tr("Use {number} sets", number=sets)
        self.change(changes.with_sets(self._document.piece_set, sets), text)

    def _on_any(self, allowed: bool) -> None:
        text = tr("Use any subset that fits") if allowed else tr("Use all pieces")
        self.change(changes.with_any_subset(self._document.piece_set, allowed), text)

    def _on_flips(self, _checked: bool) -> None:
        pieces = self._document.piece_set
        flips = not all(piece.flips for piece in pieces.pieces if piece.is_chiral)
        text = tr("Allow mirror images") if flips else tr("Disallow mirror images")
        self.change(changes.with_flips(pieces, flips), text)
        self._show_options(self._document.puzzle.piece_set)

    def _on_one_sided(self, _checked: bool) -> None:
        pieces = self._document.piece_set
        one_sided = not all(piece.one_sided for piece in pieces.pieces)
        text = tr("Use one-sided pieces") if one_sided else tr("Let pieces turn over")
        self.change(changes.with_one_sided(pieces, one_sided), text)
        self._show_options(self._document.puzzle.piece_set)

    def _show_menu(self, where: QPoint) -> None:
        piece = self._document.piece_set.pieces[self.chosen]
        flips = self._actions["piece-flips"]
        flips.setChecked(piece.flips)
        own_image = tr("The piece is its own mirror image")
        self.set_tool_enabled("piece-flips", piece.is_chiral, own_image)
        menu = popup_menu(self, self.action_button.menu().actions(), where)
        _add_uses_menu(menu, self._document, piece)

    def _on_tool(self, name: str) -> None:
        pieces, chosen = self._document.piece_set, self.chosen
        if name == "mirror-piece":
            piece = pieces.pieces[chosen]
            mirrored = changes.with_piece(pieces, chosen, changes.mirrored_piece(piece))
            self.change(mirrored, tr("Mirror piece {symbol}", symbol=piece.symbol))
        elif name == "copy-piece":
            copy = changes.copied_piece(pieces, pieces.pieces[chosen])
            text = tr("Duplicate piece {symbol}", symbol=pieces.pieces[chosen].symbol)
            self.change(changes.with_new(pieces, copy, after=chosen), text)
            self.choose(chosen + 1)
        elif name == "piece-flips":
            piece = pieces.pieces[chosen]
            flips = not piece.flips and piece.is_chiral
            text = flips_text(piece.symbol, flips=flips)
            self.change(changes.with_piece(pieces, chosen, replace(piece, flips=flips)), text)
        elif name == "piece-copies":
            self.tiles[chosen].edit_numbers()
        elif name == "piece-figure":
            self._use_as_figure(chosen)
        elif name in ("piece-up", "piece-down"):
            self._on_moved(chosen, chosen - 1 if name == "piece-up" else chosen + 2)
        elif name == "delete-piece":
            text = tr("Delete piece {symbol}", symbol=pieces.pieces[chosen].symbol)
            self.change(changes.without_piece(pieces, chosen), text)
        elif name == "new-set":
            lattice = self._document.figure.lattice
            self._document.use_pieces(changes.empty_set(lattice), tr("New piece set"))
        else:
            self.tool_requested.emit(name, chosen)

    def _use_as_figure(self, index: int) -> None:
        """Make the shape of a piece the figure, and exclude the piece, as one undo step."""
        document = self._document
        pieces = document.piece_set
        piece = pieces.pieces[index]
        others = changes.with_numbers(pieces, index, 0, 0)
        document.replace_puzzle(
            figure_of_piece(piece, document.figure.name),
            changes.named(others, known_piece_sets()),
            document.constraints.rules_alone,
            tr("Use piece {symbol} as the figure", symbol=piece.symbol),
        )

    # -- construction

    def _build_layout(self) -> None:
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.title.setAccessibleName(tr("Current piece set"))
        self.sets.setRange(1, MAX_SETS)
        self.sets.setAccessibleName(tr("Number of sets"))
        self.sets.setToolTip(tr("Use this many copies of the whole set"))
        self.sets.setKeyboardTracking(False)
        label = QLabel(tr("Sets"))
        self._scroll.setWidget(self.area)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        self.action_button = self._menu_button(
            tr("Piece"), tr("Change the piece"), tr("Piece menu"), PIECE_TOOLS
        )
        head.addWidget(self.action_button)
        set_button = self._menu_button(tr("Set"), tr("Change the set"), tr("Set menu"), SET_TOOLS)
        set_button.menu().addMenu(pieces_menu(self._document, self))
        head.addWidget(set_button)
        numbers = QHBoxLayout()
        numbers.addWidget(label)
        numbers.addWidget(self.sets)
        numbers.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 8)
        column.setSpacing(4)
        column.addLayout(head)
        column.addLayout(numbers)
        column.addWidget(self.any_subset_box)
        column.addWidget(self.flips)
        column.addWidget(self.one_sided)
        column.addWidget(self.problems)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._empty, 1)
        policy = self.proposal.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # showing the note must not move the tiles
        self.proposal.setSizePolicy(policy)
        column.addWidget(self.proposal)
        self._build_empty_page()
        self.setMinimumWidth(210)

    def _build_empty_page(self) -> None:
        """Fill the page for a problem without pieces: a sentence and two buttons."""
        label = QLabel(tr(_NO_PIECES))
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self._empty)
        column.addStretch(1)
        column.addWidget(label)
        for name in ("part-piece", "choose-set"):
            button = QToolButton()
            button.setDefaultAction(self._actions[name])
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            column.addWidget(button)
        column.addStretch(2)

    def _menu_button(self, text: str, tip: str, name: str, tools: tuple[Tool, ...]) -> QToolButton:
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        for tool in tools:
            action = QAction(tr(tool.text), self)
            if tool.window_keys:
                action.setText(joined("\t", (tr(tool.text), tr(tool.window_keys))))
            action.setObjectName(tool.name)
            action.setToolTip(tr(tool.tip))
            action.setStatusTip(tr(tool.tip))
            action.setCheckable(tool.checkable)
            if tool.keys:
                action.setShortcut(QKeySequence(tool.keys))
                action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            # triggered() passes whether the action is checked, but the tools take no argument.
            action.triggered.connect(_calling(self._on_tool, tool.name))
            self._actions[tool.name] = action
            self.addAction(action)
            menu.addAction(action)
        button = MenuButton(text, tip, menu)
        button.setAccessibleName(name)
        return button


def _calling(do: Callable[[str], None], name: str) -> Callable[[bool], None]:
    return lambda _checked: do(name)


def _check_state(number: int, of: int) -> Qt.CheckState:
    """Return the check state of a property that ``number`` pieces in a total of ``of`` have."""
    states = {of: Qt.CheckState.Checked, 0: Qt.CheckState.Unchecked}
    return states.get(number, Qt.CheckState.PartiallyChecked)


def _add_uses_menu(menu: QMenu, document: Document, piece: Piece) -> None:
    menu.addSeparator()
    uses = menu.addMenu(tr("Where it is &used"))
    uses.setToolTip(tr("List the problems that use this shape as a piece, and go to one of them"))
    uses.aboutToShow.connect(lambda: _fill_uses_menu(uses, document, piece))


def _fill_uses_menu(uses: QMenu, document: Document, piece: Piece) -> None:
    uses.clear()
    found = problems_with(document.content, piece, document.current)
    for index in found[:_MAX_USES]:
        action = uses.addAction(escape_mnemonics(elide(document.name_at(index))))
        action.setCheckable(True)
        action.setChecked(index == document.current)
        action.triggered.connect(partial(_select, document, index))
    if len(found) > _MAX_USES:
        uses.addAction(tr("and {number:,} more", number=len(found) - _MAX_USES)).setEnabled(False)


def _select(document: Document, index: int, _checked: bool) -> None:
    document.select(index)
