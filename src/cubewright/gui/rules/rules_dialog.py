"""The window of a puzzle's rules and the command that opens it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cubewright.formats.piece_sets.catalogue import known_piece_sets
from cubewright.gui.project.cell_colours import change_cell_colour
from cubewright.gui.project.document import Document
from cubewright.gui.project.figure_header import Banner
from cubewright.gui.rules.choice_rows import ChoiceRows
from cubewright.gui.rules.colour_table import ColourTable
from cubewright.gui.rules.piece_table import PieceTable
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.buttons import push_button
from cubewright.gui.widgets.fields import OutlinedCheckBox
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.gui.widgets.window_size import bring_to_front
from cubewright.model.colours import AllowedColours
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.pieces.groups import Groups
from cubewright.model.pieces.set_names import named
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.editing.rules import (
    Rules,
    colour_count,
    equal_colours,
    sentences,
    weight_text,
    with_new_group,
    with_weight,
    without_groups,
)
from cubewright.presenter.pieces.set_edits import with_numbers
from cubewright.presenter.pieces.shape_pool import (
    OtherPiece,
    pieces_of_others,
    with_other_piece,
)
from cubewright.presenter.pieces.text import numbers_text
from cubewright.solver.problem.faults import FaultKind, rule_faults
from cubewright.translation import capitalised, mark, several, tr

_SIZE = QSize(600, 640)
_NO_RULES = mark("Every solution that fills the figure counts.")


class RulesDialog(QDialog):
    """Edits choices of pieces, empty cells, colours that meet, mirror images, weights, groups."""

    rules_changed = Signal(object, str)
    """The new :class:`Rules`, and the text of the undo step."""
    numbers_changed = Signal(int, int, int)
    """The index of a piece, and its new minimum and maximum number of copies."""
    piece_added = Signal(object, int, int)
    """A piece of another problem, and its minimum and maximum number of copies."""
    mirrors_changed = Signal(object)
    """A tuple of bools: whether each piece may be mirrored."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Rules"))
        self._rules = Rules()
        self._puzzle: Puzzle | None = None
        self.choices = ChoiceRows()
        self.choices.choices_changed.connect(self._on_choices)
        self.limits_holes = OutlinedCheckBox(tr("&Limit empty cells to"))
        self.limits_holes.setToolTip(tr("Limit how many optional cells may stay empty"))
        self.holes = QSpinBox()
        self.holes.setAccessibleName(tr("Number of cells that may stay empty"))
        self.holes.setToolTip(
            tr("Maximum number of optional cells that may stay empty in a solution")
        )
        self.holes.setKeyboardTracking(False)
        self.limits_holes.clicked.connect(self._on_holes)
        self.holes.valueChanged.connect(self._on_holes)
        self.colours = ColourTable()
        self.colours.colours_changed.connect(self._on_colours)
        self.mirrors = OutlinedCheckBox(tr("Allow &mirror images of all pieces"))
        self.mirrors.setToolTip(tr("Allow the mirror image of every piece that differs from it"))
        self.mirrors.clicked.connect(self._on_mirrors)
        self.pieces = PieceTable()
        self.pieces.numbers_changed.connect(self.numbers_changed)
        self.pieces.piece_added.connect(self.piece_added)
        self.pieces.itemSelectionChanged.connect(self._enable_grouping)
        self.group = push_button(tr("&Group"), tr("Make a group of the selected pieces"))
        self.group.clicked.connect(self._on_group)
        self.ungroup = push_button(tr("&Ungroup"), tr("Remove the selected pieces from all groups"))
        self.ungroup.clicked.connect(self._on_ungroup)
        self.pieces.mirror_changed.connect(self._on_mirror)
        self.pieces.groups_changed.connect(self._on_groups)
        self.pieces.weight_changed.connect(self._on_weight)
        self.on_ground = OutlinedCheckBox(tr("The figure stands on the gr&ound"))
        self.on_ground.setToolTip(
            tr(
                "When the puzzle comes apart, no piece moves through the ground below the figure. "
                "A change applies to new analyses."
            )
        )
        self.on_ground.clicked.connect(self._on_ground_changed)
        self.fault = Banner()
        self.meaning = QLabel()
        self.meaning.setWordWrap(True)
        self.meaning.setAccessibleName(tr("Summary of the rules"))
        self._arrange()

    def sizeHint(self) -> QSize:
        return _SIZE

    def _arrange(self) -> None:
        holes = QHBoxLayout()
        holes.addWidget(self.limits_holes)
        holes.addWidget(self.holes)
        holes.addStretch()
        grouping = QHBoxLayout()
        grouping.addWidget(self.mirrors)
        grouping.addStretch()
        grouping.addWidget(self.group)
        grouping.addWidget(self.ungroup)
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 8, 0)
        rows.addWidget(_box(tr("Pieces"), self.pieces, grouping))
        rows.addWidget(_box(tr("Number of pieces"), self.choices))
        rows.addWidget(_box(tr("Empty cells"), holes))
        rows.addWidget(_box(tr("Matching colours"), self.colours))
        rows.addWidget(_box(tr("Taking apart"), self.on_ground))
        rows.addStretch()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        column = QVBoxLayout(self)
        column.addWidget(self.fault)
        column.addWidget(ScrollPage(content), 1)
        column.addWidget(self.meaning)
        column.addWidget(buttons)

    def show_rules(
        self,
        rules: Rules,
        puzzle: Puzzle,
        faults: str,
        others: Sequence[OtherPiece] = (),
    ) -> None:
        """Show the rules of a puzzle.

        ``faults`` explains why they cannot be met, or is empty. ``others`` are further pieces of
        other problems.
        """
        self._rules, self._puzzle = rules, puzzle
        symbols = [p.symbol for p, n in zip(puzzle.pieces, puzzle.counts, strict=True) if n]
        self.choices.show_choices(rules.choices, symbols)
        optional = len(puzzle.figure.optional)
        with QSignalBlocker(self.holes):
            self.holes.setMaximum(max(optional, rules.max_holes or 0))
            self.holes.setValue(optional if rules.max_holes is None else rules.max_holes)
        self.limits_holes.setChecked(rules.max_holes is not None)
        no_optional = "" if optional else tr("No cell of the figure is optional")
        allow(self.limits_holes, no_optional if rules.max_holes is None else "")
        is_free = rules.max_holes is None
        allow(self.holes, no_optional or tr("Tick the box before this number") if is_free else "")
        is_coloured = bool(puzzle.figure.colour_numbers) and any(
            piece.is_coloured for piece in puzzle.pieces
        )
        count, own = colour_count(puzzle), puzzle.cell_colours
        self.colours.show_colours(rules.allowed_colours, count, is_coloured, own)
        chiral = [piece for piece in puzzle.pieces if piece.is_chiral]
        no_mirrors = tr("Every piece of this set is its own mirror image")
        allow(self.mirrors, "" if chiral else no_mirrors)
        self.mirrors.setChecked(bool(chiral) and all(piece.flips for piece in chiral))
        self.on_ground.setChecked(rules.on_ground)
        lattice = puzzle.figure.lattice
        no_slides = tr(
            "{cells} cannot be taken apart yet", cells=capitalised(several(lattice.noun))
        )
        allow(self.on_ground, "" if lattice.slides or rules.on_ground else no_slides)
        self.pieces.show_pieces(puzzle.piece_set, rules.groups, rules.weights, others)
        self._enable_grouping()
        self.fault.show_text(faults)
        self.meaning.setText(" ".join(sentences(rules, puzzle)) or tr(_NO_RULES))

    # -- editing

    def _on_choices(self, choices: tuple[PieceChoice, ...], what: str) -> None:
        self.rules_changed.emit(replace(self._rules, choices=choices), what)

    def _on_holes(self, _value: object = None) -> None:
        limit = self.holes.value() if self.limits_holes.isChecked() else None
        self.rules_changed.emit(replace(self._rules, max_holes=limit), tr("Limit empty cells"))

    def _on_ground_changed(self, is_on_ground: bool) -> None:
        changed = replace(self._rules, on_ground=is_on_ground)
        self.rules_changed.emit(changed, tr("Change the ground"))

    def _on_colours(self, allowed: AllowedColours) -> None:
        if self._puzzle is None:
            return
        is_usual = allowed == equal_colours(colour_count(self._puzzle))
        changed = replace(self._rules, allowed_colours=None if is_usual else allowed)
        self.rules_changed.emit(changed, tr("Change the matching colours"))

    def _on_mirrors(self, allowed: bool) -> None:
        if self._puzzle is not None:
            self.mirrors_changed.emit(tuple(allowed for _ in self._puzzle.pieces))

    def _on_mirror(self, index: int, allowed: bool) -> None:
        if self._puzzle is not None:
            flips = [piece.flips for piece in self._puzzle.pieces]
            flips[index] = allowed
            self.mirrors_changed.emit(tuple(flips))

    def _on_weight(self, symbol: str, weight: int) -> None:
        self.rules_changed.emit(with_weight(self._rules, symbol, weight), weight_text(symbol))

    def _enable_grouping(self) -> None:
        chosen = self.pieces.selected_pieces
        some = tr("Select pieces in the table first; Ctrl selects several")
        allow(self.group, "" if chosen else some)
        grouped = {symbol for symbol, _ in self._rules.groups}
        has_groups = any(self._symbol(row) in grouped for row in chosen)
        none = tr("The selected pieces are in no group") if chosen else some
        allow(self.ungroup, "" if has_groups else none)

    def _symbol(self, row: int) -> str:
        return "" if self._puzzle is None else self._puzzle.pieces[row].symbol

    def _on_group(self) -> None:
        if self._puzzle is not None:
            counts = self._puzzle.counts
            rows = self.pieces.selected_pieces
            members = [(self._symbol(row), max(1, counts[row])) for row in rows]
            changed = with_new_group(self._rules, members)
            self.rules_changed.emit(changed, tr("Make a group of pieces"))

    def _on_ungroup(self) -> None:
        symbols = [self._symbol(row) for row in self.pieces.selected_pieces]
        changed = without_groups(self._rules, symbols)
        self.rules_changed.emit(changed, tr("Remove pieces from their groups"))

    def _on_groups(self, symbol: str, groups: Groups) -> None:
        found = {**dict(self._rules.groups), symbol: groups}
        kept = tuple(sorted((each, some) for each, some in found.items() if some))
        self.rules_changed.emit(
            replace(self._rules, groups=kept), tr("Change the groups of {symbol}", symbol=symbol)
        )


def _box(title: str, *contents: QWidget | QHBoxLayout) -> QGroupBox:
    box = QGroupBox(title)
    column = QVBoxLayout(box)
    for each in contents:
        if isinstance(each, QWidget):
            column.addWidget(each)
        else:
            column.addLayout(each)
    return box


class RulesController(QObject):
    """Opens the window of the rules, which stays open beside the main window."""

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._window = window
        self.dialog: RulesDialog | None = None
        """The window while it is open, else None."""
        for changed in (
            document.constraints_changed,
            document.figure_changed,
            document.piece_set_changed,
            document.cell_colours_changed,
        ):
            changed.connect(self._show)

    def open(self) -> None:
        if self.dialog is None:
            self.dialog = RulesDialog(self._window)
            self.dialog.rules_changed.connect(self._on_rules)
            self.dialog.mirrors_changed.connect(self._on_mirrors)
            self.dialog.numbers_changed.connect(self._on_numbers)
            self.dialog.piece_added.connect(self._on_piece_added)
            self.dialog.colours.cell_colours.chosen.connect(self._on_cell_colour)
            self.dialog.finished.connect(self._on_closed)
        self.dialog.show()
        self._show()
        bring_to_front(self.dialog)

    def _show(self, _change: object = None) -> None:
        if self.dialog is None:
            return
        document, puzzle = self._document, self._document.puzzle
        found = [each for each in rule_faults(puzzle) if each.kind is not FaultKind.EMPTY]
        others = pieces_of_others(document.content, document.current, puzzle.piece_set)
        faults = "\n".join(each.message for each in found)
        self.dialog.show_rules(document.rules, puzzle, faults, others)

    def _on_closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    def _on_rules(self, rules: Rules, what: str) -> None:
        self._document.set_rules(rules, what)
        self._show()  # also after a change without effect

    def _on_cell_colour(self, number: int) -> None:
        if self.dialog is not None:
            change_cell_colour(self._document, self.dialog, number)

    def _on_numbers(self, index: int, minimum: int, maximum: int) -> None:
        pieces = self._document.puzzle.piece_set
        before = pieces.min_copies[index], pieces.counts[index]
        text = numbers_text(pieces.pieces[index].symbol, before, minimum, maximum)
        self._use_pieces(with_numbers(pieces, index, minimum, maximum), text)

    def _on_piece_added(self, piece: Piece, minimum: int, maximum: int) -> None:
        pieces = with_other_piece(self._document.puzzle.piece_set, piece, minimum, maximum)
        self._use_pieces(pieces, tr("Add piece {symbol}", symbol=pieces.pieces[-1].symbol))

    def _use_pieces(self, pieces: PieceSet, text: str) -> None:
        self._document.use_pieces(named(pieces, known_piece_sets()), text)
        self._show()

    def _on_mirrors(self, flips: tuple[bool, ...]) -> None:
        pieces = self._document.piece_set
        changed = tuple(
            replace(piece, flips=allowed and piece.is_chiral)
            for piece, allowed in zip(pieces.pieces, flips, strict=True)
        )
        self._document.use_pieces(replace(pieces, pieces=changed), tr("Change mirror images"))
        self._show()
