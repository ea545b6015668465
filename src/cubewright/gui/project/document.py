"""The document: an open file of figures, the current figure, and the undo stack.

A figure changes in one way only: :meth:`Document.edit` pushes one undo command
that holds the frozen states before and after the change.
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
from cubewright.formats.fig.file import Block, FigFile, new_fig, write_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.cell import Cell
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints, PrePlaced
from cubewright.model.figure import Figure
from cubewright.model.fitting import fitted
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.files.document_content import Content
from cubewright.presenter.files.figures_in_file import figures_and_losses, figures_in
from cubewright.presenter.files.file_conflict import file_on_disk
from cubewright.presenter.piece_choice import (
    pieces_for,
    pieces_instead,
    pieces_of_file,
    worth_stating,
)


class _Shown(NamedTuple):
    """The state that an undo step restores; None leaves a value as it is."""

    content: Content
    current: int | None = None
    pieces: PieceSet | None = None


class _Change(QUndoCommand):
    """One undo step, with the states before and after it."""

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
    """An open file of figures, one of which is current."""

    figure_changed = Signal(object)
    """The new current :class:`Figure`, after an edit, undo, selection or opening."""
    piece_set_changed = Signal(object)
    """The new current :class:`PieceSet`."""
    current_changed = Signal(int)
    """The index of the new current block."""
    file_changed = Signal()
    """The list of blocks has changed."""
    modified_changed = Signal(bool)
    """Whether the file has unsaved changes."""
    constraints_changed = Signal()
    """The pre-placed pieces or forbidden cells of the current figure have changed."""
    status_message = Signal(str)
    """A side effect of a change, as a sentence."""
    replaced = Signal()
    """Another file was opened; anything stored about the former one is out of date."""

    def __init__(self, puzzle: Puzzle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self._on_clean_changed)
        self._path: Path | None = None
        self._content = Content(new_fig(puzzle.figure))
        self._saved: Content | None = self._content
        self._known_file: FigFile = self._content.file
        """The file as it was last read or written."""
        self._current = 0
        self._piece_set = puzzle.piece_set
        self._puzzle: tuple[object, Puzzle] | None = None

    @property
    def figure(self) -> Figure:
        """The current figure; an empty one if the block has an error."""
        figure = self._content.figure(self._current)
        return figure if figure is not None else Figure((), self.block.name, self.block.lattice)

    @property
    def piece_set(self) -> PieceSet:
        """The current pieces, with which the figure is filled."""
        return self._piece_set

    @property
    def pieces_problem(self) -> FormatError | None:
        """The error in the file's directives about the pieces; None once the user chooses some."""
        return None if self._current in self._content.pieces else self.block.pieces_problem

    @property
    def proposed_piece_set(self) -> PieceSet | None:
        """A piece set with the right number of cells, if the current one has a wrong number.

        None while the current pieces are unsaved, because the user is designing them.
        """
        return pieces_instead(self.figure, self._piece_set)

    @property
    def differing_pieces(self) -> PieceSet | None:
        """The current set, if it fills the figure and is not the default for it."""
        return worth_stating(self._piece_set, self.figure, default_set(self.figure))

    @property
    def puzzle(self) -> Puzzle:
        """The current figure with its pieces: all of them, or any subset that fits."""
        known = (self.figure, self._piece_set, self.constraints)
        if self._puzzle is None or self._puzzle[0] != known:
            plain = fitted(self.figure, self._piece_set)
            self._puzzle = known, self.constraints.in_puzzle(plain)
        return self._puzzle[1]

    @property
    def constraints(self) -> Constraints:
        """The pre-placed pieces and forbidden cells of the current figure."""
        return self._content.constraints(self._current)

    @property
    def path(self) -> Path | None:
        """The path of the file; None until it is saved for the first time."""
        return self._path

    @property
    def title(self) -> str:
        """The file's name for a window's title."""
        return self._path.name if self._path else self._content.file.name

    @property
    def modified(self) -> bool:
        """Whether the file has unsaved changes."""
        # Not every undo step changes the file. Resizing the grid does not.
        return not self.undo_stack.isClean() and self._content != self._saved

    @property
    def current(self) -> int:
        """The index of the current block."""
        return self._current

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The blocks of the file, as they were read."""
        return self._content.file.blocks

    @property
    def block(self) -> Block:
        """The current block, as it was read."""
        return self.blocks[self._current]

    @property
    def content(self) -> Content:
        """All figures with their changes, frozen."""
        return self._content

    @property
    def file(self) -> FigFile:
        """The file as it would be saved now."""
        return self._content_with_pieces.to_file()

    @property
    def file_on_disk(self) -> FigFile | None:
        """The file at :attr:`path`, if another program has changed it since it was read."""
        return None if self._path is None else file_on_disk(self._path, self._known_file)

    def figure_at(self, index: int) -> Figure | None:
        """Return the figure of a block with its changes; None if the block has an error."""
        return self._content.figure(index)

    def problem_at(self, index: int) -> FormatError | None:
        """Return the error in a block of the file; None once the user has changed that part."""
        block = self.blocks[index]
        if block.problem is not None and block.problem is block.pieces_problem:
            return None if index in self._content.pieces else block.problem
        return None if self.is_changed(index) else block.problem

    def is_changed(self, index: int) -> bool:
        """Return whether a block's figure differs from the file's text."""
        return index in self._content.changed

    def loses_solution(self, figure: Figure) -> bool:
        """Whether replacing the current figure would remove the marks of a stored solution."""
        block = self.block
        if self.is_changed(self._current) or block.figure is None or not block.is_solution:
            return False
        return figure.aligned().cells != block.figure.aligned().cells

    # -- opening and saving

    def new(self, puzzle: Puzzle) -> None:
        """Start a new file with one figure."""
        content = Content(new_fig(puzzle.figure, (), Constraints.of(puzzle)))
        meant = pieces_of_file(content.file.blocks[0], puzzle.figure)
        stated = worth_stating(puzzle.piece_set, puzzle.figure, meant)
        self._replace(content.with_pieces(0, stated), None, puzzle.piece_set)

    def open(self, path: Path, *, as_copy: bool = False) -> tuple[str, ...]:
        """Open a file at its first figure without errors; return what the figures do not hold.

        ``as_copy``: do not write to this file, so that Save asks for a name.

        Raises:
            CubewrightError: the file cannot be read; the document is unchanged.
        """
        file, losses = figures_and_losses(path)
        self._replace(Content(file), None if as_copy else path, None)
        return losses

    def reload(self) -> None:
        """Read the file again, discarding all changes, and stay at the current figure.

        Raises:
            CubewrightError: the file cannot be read; the document is unchanged.
        """
        if self._path is None:
            return
        file, name, current = figures_in(self._path), self.figure.name, self._current
        names = [block.name for block in file.blocks]
        if name in names and names[current : current + 1] != [name]:
            current = names.index(name)
        self._replace(Content(file), self._path, None, current)

    def restore(self, content: Content, path: Path | None, current: int, pieces: PieceSet) -> None:
        """Restore unsaved work, which counts as modified."""
        self._replace(content, path, pieces, current)
        self._saved = None
        self.undo_stack.resetClean()

    def save(self, path: Path) -> None:
        """Write the file, changing only changed blocks; raises :class:`CubewrightError`."""
        to_file = replace(self.file, name=path.name)
        write_fig(path, to_file)
        self._path = path
        self._known_file = to_file
        self._content = self._saved = self._content.after_saving(to_file)
        self.undo_stack.setClean()
        self.file_changed.emit()

    # -- changes that can be undone

    def edit(self, figure: Figure, text: str, moved: Mapping[Cell, Cell] | None = None) -> None:
        """Replace the current figure, as one undo step.

        ``moved`` maps old cells to new ones if the whole figure was moved.
        """
        before = self.constraints if moved is None else self.constraints.moved(moved)
        if figure == self.figure and before == self.constraints:
            return
        content = self._content.with_figure(self._current, figure, before)
        self._push(text, content, self._current)
        self._report_removed(before.placed, "no longer fits in the figure")

    def place_piece(self, symbol: str, cells: Iterable[Cell], text: str = "") -> None:
        """Pre-place a piece in the current figure, as one undo step."""
        self._set_constraints(
            self.constraints.with_placed(symbol, cells), text or f"Place {symbol}"
        )

    def remove_piece(self, placed: PrePlaced) -> None:
        """Remove a pre-placed piece, as one undo step."""
        self._set_constraints(self.constraints.without_placed(placed), f"Remove {placed.symbol}")

    def forbid(self, symbol: str, cell: Cell) -> None:
        """Forbid a cell to a piece, as one undo step."""
        self._set_constraints(
            self.constraints.with_forbidden(symbol, cell), f"Forbid {symbol} here"
        )

    def allow(self, symbol: str, cell: Cell) -> None:
        """Allow a forbidden cell to a piece again, as one undo step."""
        self._set_constraints(
            self.constraints.without_forbidden(symbol, cell), f"Allow {symbol} here again"
        )

    def clear_constraints(self) -> None:
        """Remove all pre-placed pieces and forbidden cells, as one undo step."""
        self._set_constraints(NO_CONSTRAINTS, "Remove all pieces")

    def rename(self, name: str) -> None:
        """Rename the current figure."""
        self.edit(replace(self.figure, name=name), f"Rename to “{name}”")

    def add(self, figure: Figure) -> None:
        """Add a figure to the file, and select it."""
        file = self.file.with_added(figure)
        index = len(file.blocks) - 1
        content = Content(file).with_figure(index, figure)
        meant = pieces_of_file(file.blocks[index], figure)
        if figure.lattice == self._piece_set.lattice:
            content = content.with_pieces(index, worth_stating(self._piece_set, figure, meant))
        self._push(f"Add “{figure.name}”", content, index)

    def add_text(self, text: str, undo_text: str) -> None:
        """Add the figures of a text to the file, and select the first, as one undo step.

        Every figure of the text needs a header.
        """
        index = len(self.file.blocks)
        file = self.file.with_blocks_added(text)
        if len(file.blocks) > index:
            self._push(undo_text, Content(file), index)

    def remove(self) -> None:
        """Remove the current figure from the file, unless it is the only one."""
        if len(self.blocks) == 1:
            return
        name = self.figure.name
        file = self._content.to_file().without(self._current)
        self._push(f"Remove “{name}”", Content(file), min(self._current, len(file.blocks) - 1))

    def set_piece_set(self, name: str) -> None:
        """Choose a piece set by name, as one undo step; raises :class:`UnknownNameError`."""
        chosen = piece_set(name)
        self.use_pieces(chosen, f"Use {chosen.title}")

    def use_pieces(self, pieces: PieceSet, text: str) -> None:
        """Replace the current pieces, as one undo step."""
        if pieces == self._piece_set and self.pieces_problem is None:
            return
        before, content = self.constraints, self._content
        fits = before.fitting(fitted(self.figure, pieces))
        if (fits.placed, fits.forbidden) != (before.placed, before.forbidden):
            fits = Constraints(fits.placed, fits.forbidden, pieces.name)
            content = content.with_figure(self._current, self.figure, fits)
        of_file = pieces_of_file(self.block, self.figure)
        is_given = pieces == of_file and self.block.pieces_problem is None
        content = content.with_pieces(self._current, None if is_given else pieces)
        shown = _Shown(self._content, self._current, self._piece_set)
        after = _Shown(content, self._current, pieces)
        self.undo_stack.push(_Change(self, text, shown, after))
        self._report_removed(before.placed, f"not possible with {pieces.title}")

    # -- changes that cannot be undone

    def select(self, index: int) -> None:
        """Select another figure of the file."""
        if 0 <= index < len(self.blocks) and index != self._current:
            self._show(self._content_with_pieces, index)

    # -- helpers

    @property
    def _content_with_pieces(self) -> Content:
        """The content, with the shown pieces if the user used them without choosing them.

        A new or changed figure states the pieces that it was drawn for.
        """
        content, index = self._content, self._current
        is_new = self._path is None and len(self.blocks) == 1
        if index in content.pieces or not (is_new or self.is_changed(index)):
            return content
        meant = pieces_of_file(self.block, self.figure)
        stated = worth_stating(self._piece_set, self.figure, meant)
        return content if stated is None else content.with_pieces(index, stated)

    def _set_constraints(self, constraints: Constraints, text: str) -> None:
        named = Constraints(constraints.placed, constraints.forbidden, self._piece_set.name)
        if (named.placed, named.forbidden) != (self.constraints.placed, self.constraints.forbidden):
            content = self._content.with_figure(self._current, self.figure, named)
            self._push(text, content, self._current)

    def _report_removed(self, before: tuple[PrePlaced, ...], reason: str) -> None:
        removed = [each.symbol for each in before if each not in self.constraints.placed]
        if removed:
            self.status_message.emit(f"Removed {', '.join(removed)}: {reason}.")

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
        self._known_file = content.file
        self._current = current
        self.replaced.emit()
        self._set_pieces(pieces or self._pieces_of(current))
        self.file_changed.emit()
        self.current_changed.emit(current)
        self.figure_changed.emit(self.figure)
        self.constraints_changed.emit()

    def _show(
        self, content: Content, current: int | None = None, pieces: PieceSet | None = None
    ) -> None:
        before, figure, index = self._content, self.figure, self._current
        constraints, problem = self.constraints, self.pieces_problem
        current = index if current is None else current
        self._content = content
        self._current = current
        if content is not before:
            self.modified_changed.emit(self.modified)
        is_other_problem = self.pieces_problem is not problem
        if content.file is not before.file or is_other_problem:
            self.file_changed.emit()
        if current != index:
            self.current_changed.emit(current)
        if current != index or len(content.file.blocks) != len(before.file.blocks):
            pieces = pieces or self._pieces_of(current)
        if pieces is not None and (pieces != self._piece_set or is_other_problem):
            self._piece_set = pieces
            self.piece_set_changed.emit(pieces)
        if self.figure != figure or current != index:
            self.figure_changed.emit(self.figure)
        if self.constraints != constraints or current != index:
            self.constraints_changed.emit()

    def _pieces_of(self, index: int) -> PieceSet:
        """Return the pieces of a block: chosen by the user, or those that its file gives."""
        chosen = self._content.pieces.get(index)
        return chosen or pieces_for(self.block, self.figure, self._piece_set)

    def _set_pieces(self, pieces: PieceSet) -> None:
        if pieces != self._piece_set:
            self._piece_set = pieces
            self.piece_set_changed.emit(pieces)

    def _on_clean_changed(self, _clean: bool) -> None:
        self.modified_changed.emit(self.modified)
