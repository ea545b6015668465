"""What is open: a file of figures, the one in hand, and the way back from every change.

There is one path by which a figure changes: :meth:`Document.edit` pushes one
undo command that holds what was before and what comes after, both frozen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from cubewright.errors import FormatError
from cubewright.formats.fig.default_pieces import default_set
from cubewright.formats.fig.diagnosis import no_figure_error
from cubewright.formats.fig.file import Block, FigFile, new_fig, read_fig, write_fig
from cubewright.formats.fig.statements import stated_piece_set
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.cell import Cell
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints, PrePlaced
from cubewright.model.figure import Figure
from cubewright.model.fitting import fitted
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.document_content import Content
from cubewright.presenter.piece_choice import are_kept, pieces_for, pieces_instead, worth_stating


class _Shown(NamedTuple):
    """What a step of undo shows; None for what is in hand by then, whatever it is."""

    content: Content
    current: int | None = None
    pieces: PieceSet | None = None


class _Change(QUndoCommand):
    """One step that undo takes back: what is shown before and after it."""

    def __init__(self, document: Document, text: str, before: _Shown, after: _Shown) -> None:
        super().__init__(text)
        self._document = document
        self._before = before
        self._after = after

    def redo(self) -> None:
        self._document._show(*self._after)

    def undo(self) -> None:
        self._document._show(*self._before)


class Document(QObject):
    """A file of figures, open, with one of them in hand."""

    figure_changed = Signal(object)
    """The figure in hand is another one: edited, undone, selected, opened."""
    piece_set_changed = Signal(object)
    current_changed = Signal(int)
    """Another block of the file is in hand."""
    file_changed = Signal()
    """The list of blocks is another one."""
    modified_changed = Signal(bool)
    constraints_changed = Signal()
    """Other pieces are laid in the figure in hand, or other cells barred."""
    status_message = Signal(str)
    """What a change has done besides, in a sentence."""
    replaced = Signal()
    """Something else was opened; what was kept of the former file is void."""

    def __init__(self, puzzle: Puzzle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self._on_clean_changed)
        self._path: Path | None = None
        self._content = Content(new_fig(puzzle.figure))
        self._saved: Content | None = self._content
        self._current = 0
        self._piece_set = puzzle.piece_set
        self._puzzle: tuple[object, Puzzle] | None = None
        self._written: set[int] = set()
        """The blocks that were drawn here and saved: they may state other pieces later."""

    @property
    def figure(self) -> Figure:
        """The figure in hand; an empty one where the file's block does not make one."""
        figure = self._content.figure(self._current)
        return figure if figure is not None else Figure((), self.block.name, self.block.lattice)

    @property
    def piece_set(self) -> PieceSet:
        """The pieces that the figure is to be filled with."""
        return self._piece_set

    @property
    def has_unkept_pieces(self) -> bool:
        """Whether there are pieces in hand that would have to be made anew: no set has them."""
        return not are_kept(self._piece_set)

    @property
    def proposed_piece_set(self) -> PieceSet | None:
        """A set that fills the figure where the one in hand cannot, by the number of its cells.

        None where pieces are in hand that are kept nowhere: they are in the making.
        """
        return pieces_instead(self.figure, self._piece_set)

    @property
    def differing_pieces(self) -> PieceSet | None:
        """The set in hand, if it fills the figure and is not the usual one for that."""
        return worth_stating(self._piece_set, self.figure, default_set(self.figure))

    @property
    def puzzle(self) -> Puzzle:
        """The figure in hand with the pieces for it, all of them or those that add up to it."""
        known = (self.figure, self._piece_set, self.constraints)
        if self._puzzle is None or self._puzzle[0] != known:
            plain = fitted(self.figure, self._piece_set)
            self._puzzle = known, self.constraints.in_puzzle(plain)
        return self._puzzle[1]

    @property
    def constraints(self) -> Constraints:
        """What is laid in the figure in hand, and which cells are barred to which pieces."""
        return self._content.constraints(self._current)

    @property
    def path(self) -> Path | None:
        """Where the file lies; None before it is saved for the first time."""
        return self._path

    @property
    def title(self) -> str:
        """The file's name for a window's title."""
        return self._path.name if self._path else self._content.file.name

    @property
    def modified(self) -> bool:
        """Whether anything would be lost if the file were closed."""
        # Not every step that can be undone changes the file: other pieces do not.
        return not self.undo_stack.isClean() and self._content != self._saved

    @property
    def current(self) -> int:
        """The index of the block in hand."""
        return self._current

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The file's blocks, as they were read."""
        return self._content.file.blocks

    @property
    def block(self) -> Block:
        """The block in hand, as it was read."""
        return self.blocks[self._current]

    @property
    def content(self) -> Content:
        """All the figures as they are now, frozen."""
        return self._content

    @property
    def file(self) -> FigFile:
        """The file as it would be saved now."""
        to_file, pieces = self._content.to_file(), self._pieces_to_state()
        if pieces is None or len(to_file.blocks) != len(self.blocks):
            return to_file
        return to_file.with_pieces(self._current, pieces.name)

    def figure_at(self, index: int) -> Figure | None:
        """The figure of a block with its changes; None where the file does not make one."""
        return self._content.figure(index)

    def problem_at(self, index: int) -> FormatError | None:
        """What is wrong with a block as the file has it, until its figure is drawn anew."""
        return None if self.is_changed(index) else self.blocks[index].problem

    def is_changed(self, index: int) -> bool:
        """Whether a block's figure is another one than in the file's text."""
        return index in self._content.changed

    # -- what is open

    def new(self, puzzle: Puzzle) -> None:
        """Begin a file of one figure."""
        file = new_fig(puzzle.figure, (), Constraints.of(puzzle))
        self._replace(Content(file), None, puzzle.piece_set)

    def open(self, path: Path, *, as_copy: bool = False) -> None:
        """Open a file at its first good figure; raises :class:`CubewrightError`, changing nothing.

        ``as_copy``: leave the file itself alone, so that saving asks where to.
        """
        self._replace(Content(figures_in(path)), None if as_copy else path, None)

    def restore(self, content: Content, path: Path | None, current: int, pieces: PieceSet) -> None:
        """Take up unsaved work again, which counts as modified."""
        self._replace(content, path, pieces, current)
        self._saved = None
        self.undo_stack.resetClean()

    def save(self, path: Path) -> None:
        """Write the file, changed blocks only; raises :class:`CubewrightError`."""
        to_file = replace(self.file, name=path.name)
        write_fig(path, to_file)
        if self._is_ours:
            self._written.add(self._current)
        self._path = path
        self._content = self._saved = self._content.after_saving(to_file)
        self.undo_stack.setClean()
        self.file_changed.emit()

    # -- what changes, and can be undone

    def edit(self, figure: Figure, text: str, moved: Mapping[Cell, Cell] | None = None) -> None:
        """Put another figure in place of the one in hand, as one step of undo.

        ``moved`` tells where each cell has gone if the whole figure was moved.
        """
        before = self.constraints if moved is None else self.constraints.moved(moved)
        if figure == self.figure and before == self.constraints:
            return
        content = self._content.with_figure(self._current, figure, before)
        self._push(text, content, self._current)
        self._say_freed(before.placed, "Its place is not in the figure any more.")

    def place_piece(self, symbol: str, cells: Iterable[Cell], text: str = "") -> None:
        """Lay a piece of the figure in hand, as one step of undo."""
        self._settle(self.constraints.with_placed(symbol, cells), text or f"Lay the {symbol}")

    def free(self, placed: PrePlaced) -> None:
        """Take a laid piece away, as one step of undo."""
        self._settle(self.constraints.without_placed(placed), f"Free the {placed.symbol}")

    def forbid(self, symbol: str, cell: Cell) -> None:
        """Bar a cell to a piece, as one step of undo."""
        self._settle(self.constraints.with_forbidden(symbol, cell), f"Forbid {symbol} here")

    def permit(self, symbol: str, cell: Cell) -> None:
        """Open a barred cell to a piece again, as one step of undo."""
        self._settle(self.constraints.without_forbidden(symbol, cell), f"Allow {symbol} here again")

    def clear_constraints(self) -> None:
        """Free every piece and bar no cell, as one step of undo."""
        self._settle(NO_CONSTRAINTS, "Free all pieces")

    def rename(self, name: str) -> None:
        """Give the figure in hand another name."""
        self.edit(replace(self.figure, name=name), f"Rename to “{name}”")

    def add(self, figure: Figure) -> None:
        """Add a figure to the file, and take it in hand."""
        file = self.file.with_added(figure)
        index = len(file.blocks) - 1
        content = Content(file).with_figure(index, figure)
        self._push(f"Add “{figure.name}”", content, index)

    def remove(self) -> None:
        """Take the figure in hand out of the file; the last one stays."""
        if len(self.blocks) == 1:
            return
        name = self.figure.name
        file = self._content.to_file().without(self._current)
        self._written.clear()
        self._push(f"Remove “{name}”", Content(file), min(self._current, len(file.blocks) - 1))

    def set_piece_set(self, name: str) -> None:
        """Choose the pieces, as one step of undo; raises :class:`UnknownNameError`."""
        chosen = piece_set(name)
        self.use_pieces(chosen, f"Use {chosen.title}")

    def use_pieces(self, pieces: PieceSet, text: str) -> None:
        """Put other pieces in place of those in hand, as one step of undo."""
        if pieces == self._piece_set:
            return
        before, content = self.constraints, self._content
        fits = before.fitting(fitted(self.figure, pieces))
        if (fits.placed, fits.forbidden) != (before.placed, before.forbidden):
            fits = Constraints(fits.placed, fits.forbidden, pieces.name)
            content = content.with_figure(self._current, self.figure, fits)
        shown = _Shown(self._content, None, self._piece_set)
        self.undo_stack.push(_Change(self, text, shown, _Shown(content, None, pieces)))
        self._say_freed(before.placed, f"It does not fit in {pieces.title}.")

    # -- what changes without being undone

    def select(self, index: int) -> None:
        """Take another of the file's figures in hand."""
        if 0 <= index < len(self.blocks) and index != self._current:
            is_to_state = self._pieces_to_state() is not None
            self._show(
                self._content.after_saving(self.file) if is_to_state else self._content, index
            )

    # -- inside

    def _pieces_to_state(self) -> PieceSet | None:
        """The set in hand, where the figure's block should state it when it is written.

        That is, where the figure is new or changed; others are left as they are.
        """
        if not self._is_ours:
            return None
        meant = stated_piece_set(self.block.comments) or default_set(self.figure)
        return worth_stating(self._piece_set, self.figure, meant)

    @property
    def _is_ours(self) -> bool:
        """Whether the figure in hand is new, or changed, or was so when it was saved."""
        is_new = self._path is None and len(self.blocks) == 1
        return is_new or self.is_changed(self._current) or self._current in self._written

    def _settle(self, constraints: Constraints, text: str) -> None:
        named = Constraints(constraints.placed, constraints.forbidden, self._piece_set.name)
        if (named.placed, named.forbidden) != (self.constraints.placed, self.constraints.forbidden):
            content = self._content.with_figure(self._current, self.figure, named)
            self._push(text, content, self._current)

    def _say_freed(self, before: tuple[PrePlaced, ...], why: str) -> None:
        freed = [each.symbol for each in before if each not in self.constraints.placed]
        if freed:
            self.status_message.emit(f"Free again: {', '.join(freed)}. {why}")

    def _push(self, text: str, content: Content, current: int) -> None:
        shown = _Shown(self._content, self._current)
        self.undo_stack.push(_Change(self, text, shown, _Shown(content, current)))

    def _replace(
        self, content: Content, path: Path | None, pieces: PieceSet | None, current: int = -1
    ) -> None:
        self.undo_stack.clear()
        self.undo_stack.setClean()
        self._path = path
        if not 0 <= current < len(content.file.blocks):
            good = (i for i, block in enumerate(content.file.blocks) if block.figure is not None)
            current = next(good, 0)
        self._content = self._saved = content
        self._current = current
        self._written = set()
        self.replaced.emit()
        self._set_pieces(pieces or pieces_for(self.block, self.figure, self._piece_set))
        self.file_changed.emit()
        self.current_changed.emit(current)
        self.figure_changed.emit(self.figure)
        self.constraints_changed.emit()

    def _show(
        self, content: Content, current: int | None = None, pieces: PieceSet | None = None
    ) -> None:
        if pieces is not None:
            self._set_pieces(pieces)
        before, figure, index = self._content, self.figure, self._current
        current = index if current is None else current
        constraints = self.constraints
        self._content = content
        self._current = current
        if content is not before:
            self.modified_changed.emit(self.modified)
        if content.file is not before.file:
            self.file_changed.emit()
        if current != index:
            self.current_changed.emit(current)
            self._set_pieces(pieces_for(self.block, self.figure, self._piece_set))
        if self.figure != figure or current != index:
            self.figure_changed.emit(self.figure)
        if self.constraints != constraints or current != index:
            self.constraints_changed.emit()

    def _set_pieces(self, pieces: PieceSet) -> None:
        if pieces != self._piece_set:
            self._piece_set = pieces
            self.piece_set_changed.emit(pieces)

    def _on_clean_changed(self, _clean: bool) -> None:
        self.modified_changed.emit(self.modified)


def figures_in(path: Path) -> FigFile:
    """The file at a path, which has a figure in it; raises :class:`FormatError`."""
    file = read_fig(path)
    if not file.blocks:
        raise no_figure_error(file.name, file.text)
    return file
