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
from cubewright.formats.fig import Block, FigFile, new_fig, read_fig, write_fig
from cubewright.formats.no_figure import no_figure
from cubewright.formats.piece_set import piece_set
from cubewright.formats.stated import stated_piece_set
from cubewright.formats.usual_pieces import usual_set
from cubewright.gui.content import Content
from cubewright.gui.pieces.choosing import are_kept, pieces_for, pieces_instead, worth_stating
from cubewright.model.beforehand import NOTHING, Beforehand, Laid
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.fitting import fitted
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle


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
    beforehand_changed = Signal()
    """Other pieces are laid in the figure in hand, or other cells barred."""
    said = Signal(str)
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
    def unusual_pieces(self) -> PieceSet | None:
        """The set in hand, if it fills the figure and is not the usual one for that."""
        return worth_stating(self._piece_set, self.figure, usual_set(self.figure))

    @property
    def puzzle(self) -> Puzzle:
        """The figure in hand with the pieces for it, all of them or those that add up to it."""
        known = (self.figure, self._piece_set, self.beforehand)
        if self._puzzle is None or self._puzzle[0] != known:
            plain = fitted(self.figure, self._piece_set)
            self._puzzle = known, self.beforehand.in_puzzle(plain)
        return self._puzzle[1]

    @property
    def beforehand(self) -> Beforehand:
        """What is laid in the figure in hand, and which cells are barred to which pieces."""
        return self._content.beforehand(self._current)

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
        settled, pieces = self._content.settled(), self._pieces_to_state()
        if pieces is None or len(settled.blocks) != len(self.blocks):
            return settled
        return settled.with_pieces(self._current, pieces.name)

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
        file = new_fig(puzzle.figure, (), Beforehand.of(puzzle))
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
        settled = replace(self.file, name=path.name)
        write_fig(path, settled)
        if self._is_ours:
            self._written.add(self._current)
        self._path = path
        self._content = self._saved = self._content.said_by(settled)
        self.undo_stack.setClean()
        self.file_changed.emit()

    # -- what changes, and can be undone

    def edit(self, figure: Figure, text: str, moved: Mapping[Cell, Cell] | None = None) -> None:
        """Put another figure in place of the one in hand, as one step of undo.

        ``moved`` tells where each cell has gone if the whole figure was moved.
        """
        before = self.beforehand if moved is None else self.beforehand.moved(moved)
        if figure == self.figure and before == self.beforehand:
            return
        content = self._content.with_figure(self._current, figure, before)
        self._push(text, content, self._current)
        self._say_freed(before.laid, "Its place is not in the figure any more.")

    def lay(self, symbol: str, cells: Iterable[Cell], text: str = "") -> None:
        """Lay a piece of the figure in hand, as one step of undo."""
        self._settle(self.beforehand.with_laid(symbol, cells), text or f"Lay the {symbol}")

    def free(self, laid: Laid) -> None:
        """Take a laid piece away, as one step of undo."""
        self._settle(self.beforehand.without_laid(laid), f"Free the {laid.symbol}")

    def forbid(self, symbol: str, cell: Cell) -> None:
        """Bar a cell to a piece, as one step of undo."""
        self._settle(self.beforehand.with_barred(symbol, cell), f"Forbid {symbol} here")

    def permit(self, symbol: str, cell: Cell) -> None:
        """Open a barred cell to a piece again, as one step of undo."""
        self._settle(self.beforehand.without_barred(symbol, cell), f"Allow {symbol} here again")

    def clear_beforehand(self) -> None:
        """Free every piece and bar no cell, as one step of undo."""
        self._settle(NOTHING, "Free all pieces")

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
        file = self._content.settled().without(self._current)
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
        before, content = self.beforehand, self._content
        fits = before.fitting(fitted(self.figure, pieces))
        if (fits.laid, fits.barred) != (before.laid, before.barred):
            fits = Beforehand(fits.laid, fits.barred, pieces.name)
            content = content.with_figure(self._current, self.figure, fits)
        shown = _Shown(self._content, None, self._piece_set)
        self.undo_stack.push(_Change(self, text, shown, _Shown(content, None, pieces)))
        self._say_freed(before.laid, f"It does not fit in {pieces.title}.")

    # -- what changes without being undone

    def select(self, index: int) -> None:
        """Take another of the file's figures in hand."""
        if 0 <= index < len(self.blocks) and index != self._current:
            is_to_state = self._pieces_to_state() is not None
            self._show(self._content.said_by(self.file) if is_to_state else self._content, index)

    # -- inside

    def _pieces_to_state(self) -> PieceSet | None:
        """The set in hand, where the figure's block should state it when it is written.

        That is, where the figure is new or changed; others are left as they are.
        """
        if not self._is_ours:
            return None
        meant = stated_piece_set(self.block.comments) or usual_set(self.figure)
        return worth_stating(self._piece_set, self.figure, meant)

    @property
    def _is_ours(self) -> bool:
        """Whether the figure in hand is new, or changed, or was so when it was saved."""
        is_new = self._path is None and len(self.blocks) == 1
        return is_new or self.is_changed(self._current) or self._current in self._written

    def _settle(self, beforehand: Beforehand, text: str) -> None:
        named = Beforehand(beforehand.laid, beforehand.barred, self._piece_set.name)
        if (named.laid, named.barred) != (self.beforehand.laid, self.beforehand.barred):
            content = self._content.with_figure(self._current, self.figure, named)
            self._push(text, content, self._current)

    def _say_freed(self, before: tuple[Laid, ...], why: str) -> None:
        freed = [each.symbol for each in before if each not in self.beforehand.laid]
        if freed:
            self.said.emit(f"Free again: {', '.join(freed)}. {why}")

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
        self.beforehand_changed.emit()

    def _show(
        self, content: Content, current: int | None = None, pieces: PieceSet | None = None
    ) -> None:
        if pieces is not None:
            self._set_pieces(pieces)
        before, figure, index = self._content, self.figure, self._current
        current = index if current is None else current
        beforehand = self.beforehand
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
        if self.beforehand != beforehand or current != index:
            self.beforehand_changed.emit()

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
        raise no_figure(file.name, file.text)
    return file
