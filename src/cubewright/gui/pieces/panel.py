"""The pieces panel: the set in hand, piece by piece, and what can be done to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
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
from cubewright.gui.pieces.piece_row import PieceRow
from cubewright.gui.project.document import Document
from cubewright.gui.project.figure_header import Banner
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.model.piece import PieceSet
from cubewright.presenter import piece_set_edits as changes
from cubewright.presenter.figure_status import status

MOST_SETS = 16
_NO_PIECES = "There are no pieces yet. Draw one, or make one of a part of the figure."


@dataclass(frozen=True)
class Tool:
    """Something that is done to a piece or to the set; ``keys`` are heard within the panel."""

    name: str
    text: str
    keys: str
    tip: str
    needs_piece: bool = False


PIECE_TOOLS = (
    Tool("new-piece", "&New piece…", "Ins", "Draw a piece that is not in the set yet"),
    Tool(
        "part-piece",
        "&Piece from the figure…",
        "Shift+Ins",
        "Make a piece of the part of the figure that the cursor is in",
    ),
    Tool("edit-piece", "&Change…", "F4", "Change shape, name, symbol and colour", True),
    Tool("mirror-piece", "&Mirror", "M", "Put the mirror image in its place", True),
    Tool("copy-piece", "&Duplicate", "D", "Add a copy as a piece of its own", True),
    Tool("delete-piece", "De&lete", "Del", "Take the piece out of the set", True),
)
SET_TOOLS = (
    Tool("new-set", "&New set", "", "Begin a set that has no pieces yet"),
    Tool("save-set", "&Save as my own…", "", "Keep these pieces under a name"),
    Tool("rename-set", "&Rename…", "", "Give this set of yours another name"),
    Tool("delete-set", "&Delete", "", "Remove this set of yours"),
    Tool("read-sets", "&Look for my sets again", "", "Read the folder of your own sets anew"),
)


class PiecesPanel(QWidget):
    """Shows what is to be solved with; whatever is changed goes through the document."""

    tool_asked = Signal(str, int)
    """A tool that asks the player something first: its name, and the row of the piece."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._shown: PieceSet | None = None
        self._chosen = 0
        self._actions: dict[str, QAction] = {}
        self.title = ElidedLabel()
        self.status = QLabel()
        self.proposal = QPushButton()
        self.sets = QSpinBox()
        self.any_of_them = QCheckBox("An&y that add up")
        self.flips = QCheckBox("Mirrore&d too")
        self.problems = Banner()
        self.rows: list[PieceRow] = []
        self._rows = QVBoxLayout()
        self._scroll = QScrollArea()
        self._empty = QWidget()
        self._build_layout()
        self.proposal.clicked.connect(lambda _checked: self._on_proposal())
        self.sets.valueChanged.connect(self._on_sets)
        self.any_of_them.clicked.connect(self._on_any)
        self.flips.clicked.connect(self._on_flips)
        document.piece_set_changed.connect(self._show)
        document.figure_changed.connect(self._show)
        self._show()

    @property
    def chosen(self) -> int:
        """The row of the piece that the tools act on; -1 where there are no pieces."""
        return self._chosen if self.rows else -1

    def action(self, name: str) -> QAction:
        """The action of a tool."""
        return self._actions[name]

    def choose(self, row: int) -> None:
        """Let the tools act on another piece."""
        row = min(max(row, 0), len(self.rows) - 1)
        self._chosen = row
        for number, each in enumerate(self.rows):
            each.show_chosen(number == row)
        if self.rows:
            self._scroll.ensureWidgetVisible(self.rows[row], 0, 4)

    def take_keys(self) -> None:
        """Let what is typed go to the piece that the tools act on."""
        target = self.rows[self._chosen] if self.rows else self.action_button
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def allow(self, name: str, allowed: bool, why_not: str) -> None:
        """Make a tool usable, or say why it is not."""
        action, tool = self._actions[name], _TOOLS[name]
        action.setEnabled(allowed)
        action.setToolTip(tool.tip if allowed else why_not)
        action.setStatusTip(tool.tip if allowed else why_not)

    # -- what it shows

    def _show(self, _what: object = None) -> None:
        puzzle = self._document.puzzle
        self.status.setText(status(puzzle))
        proposed = self._document.proposed_piece_set
        self.proposal.setVisible(proposed is not None)
        if proposed is not None:
            self.proposal.setText(f"&Use {proposed.title}".replace(" & ", " && "))
            self.proposal.setToolTip(f"Fill the figure with the pieces of {proposed.title}")
        if puzzle.piece_set != self._shown:
            self._shown = puzzle.piece_set
            self._show_set(puzzle.piece_set)

    def _show_set(self, pieces: PieceSet) -> None:
        self.title.setText(pieces.title)
        self._show_whole(pieces)
        self._make_rows(len(pieces.pieces))
        table = zip(self.rows, pieces.pieces, pieces.least, pieces.counts, strict=True)
        for row, piece, fewest, most in table:
            row.show_piece(piece, fewest, most)
        self._empty.setVisible(not self.rows)
        self._scroll.setVisible(bool(self.rows))
        for tool in PIECE_TOOLS:
            if tool.needs_piece:
                self.allow(tool.name, bool(self.rows), "There are no pieces yet")
        self.choose(self._chosen)

    def _show_whole(self, pieces: PieceSet) -> None:
        """What holds of the whole set."""
        own = self._document.piece_set
        has_pieces = bool(pieces.piece_count)
        with QSignalBlocker(self.sets):
            self.sets.setValue(changes.sets_in(own) or 1)
        self.sets.setEnabled(has_pieces)
        none_needed = has_pieces and not any(pieces.least)
        self.any_of_them.setChecked(none_needed)
        relaxed = none_needed and any(own.least)
        self.any_of_them.setEnabled(has_pieces and not relaxed)
        self.any_of_them.setToolTip(
            "The figure is smaller than the set, so it takes any pieces that add up to it"
            if relaxed
            else "A solution need not use every piece"
        )
        handed = [piece for piece in pieces.pieces if piece.is_chiral]
        flipping = sum(piece.flips for piece in handed)
        states = {len(handed): Qt.CheckState.Checked, 0: Qt.CheckState.Unchecked}
        self.flips.setCheckState(states.get(flipping, Qt.CheckState.PartiallyChecked))
        self.flips.setEnabled(bool(handed))
        self.flips.setToolTip(
            "Pieces may also be laid as their mirror images"
            if handed
            else "Every piece of this set is its own mirror image"
        )

    def _make_rows(self, number: int) -> None:
        while len(self.rows) > number:
            row = self.rows.pop()
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < number:
            row = PieceRow()
            place = len(self.rows)
            row.numbers_changed.connect(
                lambda fewest, most, place=place: self._on_numbers(place, fewest, most)
            )
            row.chosen.connect(lambda place=place: self.choose(place))
            row.stepped.connect(lambda by, place=place: self._go_to(place + by))
            row.opened.connect(lambda place=place: self.tool_asked.emit("edit-piece", place))
            self._rows.insertWidget(place, row)
            self.rows.append(row)

    # -- what the player does

    def change(self, pieces: PieceSet, text: str) -> None:
        """Put a changed set in hand, under the name that it deserves."""
        self._document.use_pieces(changes.named(pieces, known_piece_sets()), text)

    def _on_numbers(self, place: int, fewest: int, most: int) -> None:
        pieces = self._document.puzzle.piece_set
        symbol = pieces.pieces[place].symbol
        if not most:
            text = f"Leave out piece {symbol}"
        elif not pieces.counts[place]:
            text = f"Use piece {symbol}"
        elif fewest == most:
            text = f"Use {most} of piece {symbol}"
        else:
            text = f"Use {fewest} to {most} of piece {symbol}"
        self.change(changes.with_numbers(pieces, place, fewest, most), text)

    def _on_proposal(self) -> None:
        proposed = self._document.proposed_piece_set
        if proposed is not None:
            self._document.set_piece_set(proposed.name)

    def _on_sets(self, sets: int) -> None:
        text = "Use one set" if sets == 1 else f"Use {sets} sets"
        self.change(changes.with_sets(self._document.piece_set, sets), text)

    def _on_any(self, any_of_them: bool) -> None:
        text = "Use any pieces that add up" if any_of_them else "Use all pieces"
        self.change(changes.with_any(self._document.piece_set, any_of_them), text)

    def _on_flips(self, _checked: bool) -> None:
        pieces = self._document.piece_set
        flips = not all(piece.flips for piece in pieces.pieces if piece.is_chiral)
        text = "Allow mirror images" if flips else "Allow no mirror images"
        self.change(changes.with_flips(pieces, flips), text)
        self._show_whole(self._document.puzzle.piece_set)

    def _go_to(self, place: int) -> None:
        if 0 <= place < len(self.rows):
            self.rows[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_tool(self, name: str) -> None:
        pieces, chosen = self._document.piece_set, self.chosen
        if name == "mirror-piece":
            piece = pieces.pieces[chosen]
            mirrored = changes.with_piece(pieces, chosen, changes.mirrored(piece))
            self.change(mirrored, f"Mirror piece {piece.symbol}")
        elif name == "copy-piece":
            copy = changes.copied(pieces, pieces.pieces[chosen])
            text = f"Duplicate piece {pieces.pieces[chosen].symbol}"
            self.change(changes.with_new(pieces, copy, after=chosen), text)
            self.choose(chosen + 1)
        elif name == "delete-piece":
            text = f"Delete piece {pieces.pieces[chosen].symbol}"
            self.change(changes.without(pieces, chosen), text)
        elif name == "new-set":
            lattice = self._document.figure.lattice
            self._document.use_pieces(changes.empty_set(lattice), "New set of pieces")
        else:
            self.tool_asked.emit(name, chosen)

    # -- how it is put together

    def _build_layout(self) -> None:
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.title.setAccessibleName("Piece set in hand")
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setWordWrap(True)
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.status.setAccessibleName("How the figure stands against the pieces")
        self.sets.setRange(1, MOST_SETS)
        self.sets.setAccessibleName("Number of sets")
        self.sets.setToolTip("So many sets thrown together")
        self.sets.setKeyboardTracking(False)
        label = QLabel("Sets")
        holder = QWidget()
        holder.setLayout(self._rows)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addStretch(1)
        self._scroll.setWidget(holder)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        self.action_button = self._menu_button("Piece", PIECE_TOOLS)
        head.addWidget(self.action_button)
        head.addWidget(self._menu_button("Set", SET_TOOLS))
        numbers = QHBoxLayout()
        numbers.addWidget(label)
        numbers.addWidget(self.sets)
        numbers.addStretch(1)
        numbers.addWidget(self.flips)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 2, 2, 4)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.status)
        column.addWidget(self.proposal)
        column.addLayout(numbers)
        column.addWidget(self.any_of_them)
        column.addWidget(self.problems)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._empty, 1)
        self._lay_out_empty()
        self.setMinimumWidth(210)

    def _lay_out_empty(self) -> None:
        """What is there while there are no pieces: a sentence, and the ways to the first one."""
        told = QLabel(_NO_PIECES)
        told.setWordWrap(True)
        told.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self._empty)
        column.addStretch(1)
        column.addWidget(told)
        for name in ("new-piece", "part-piece"):
            button = QToolButton()
            button.setDefaultAction(self._actions[name])
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            column.addWidget(button)
        column.addStretch(2)

    def _menu_button(self, text: str, tools: tuple[Tool, ...]) -> QToolButton:
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        for tool in tools:
            action = QAction(tool.text, self)
            action.setObjectName(tool.name)
            action.setToolTip(tool.tip)
            action.setStatusTip(tool.tip)
            if tool.keys:
                action.setShortcut(QKeySequence(tool.keys))
                action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            # triggered() says whether the action is checked, which no tool asks
            action.triggered.connect(_calling(self._on_tool, tool.name))
            self._actions[tool.name] = action
            self.addAction(action)
            menu.addAction(action)
        button = QToolButton()
        button.setText(text)
        button.setToolTip(f"What to do with the {text.lower()}")
        button.setAccessibleName(f"{text} menu")
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setMenu(menu)
        return button


_TOOLS = {tool.name: tool for tool in PIECE_TOOLS + SET_TOOLS}


def _calling(do: Callable[[str], None], name: str) -> Callable[[bool], None]:
    return lambda _checked: do(name)
