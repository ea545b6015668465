"""The document: a project with its problems, the current problem, and the undo stack.

Every change of the project is one undo command that stores the frozen states before and after.
Results are stored outside the undo stack.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakMethod

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.conversion.conversion import Conversion
from cubewright.formats.fig.default_pieces import default_set
from cubewright.formats.fig.file import Block, FigFile, new_fig
from cubewright.formats.losses import losses_as_fig, losses_of_colours, losses_of_problems
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.project.file import ProjectFile
from cubewright.model.cell import Cell
from cubewright.model.constraints import Constraints, PrePlaced
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.pieces.colours import numbered_colour
from cubewright.model.pieces.groups import PieceGroups
from cubewright.model.pieces.weights import PieceWeights, is_lost
from cubewright.model.problem import Problem
from cubewright.model.project import Project, free_name
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS, Results, SolutionMark
from cubewright.presenter.editing.rules import Rules
from cubewright.presenter.files.document_content import Content
from cubewright.presenter.files.document_file import DocumentFile
from cubewright.presenter.files.document_results import DocumentResults
from cubewright.presenter.files.file_conflict import Found
from cubewright.presenter.files.file_errors import EMPTY_FIGURE, pieces_problem_text
from cubewright.presenter.files.kept_search import KeptSearch
from cubewright.presenter.files.opened_file import (
    OpenedFile,
    is_burrtools_file,
    is_project_file,
    open_puzzle_file,
    with_project_file,
)
from cubewright.presenter.files.pieces import (
    fitting_pieces,
    pieces_for,
    pieces_of_file,
    pieces_to_state,
)
from cubewright.solver.request import SolveRequest
from cubewright.translation import counted, tr


class UndoCommand(QUndoCommand):
    """Calls the method ``show`` with the state before or after a change.

    The command keeps only a weak reference to the object of the method. With a strong reference,
    the owner of the undo stack would be owned by the commands of the stack, and PySide would crash
    in garbage collection.
    """

    def __init__(
        self, show: Callable[[Any], None], text: str, before: object, after: object
    ) -> None:
        super().__init__(text)
        self._show_in = WeakMethod(show)
        self._before = before
        self._after = after

    def redo(self) -> None:
        self._show(self._after)

    def undo(self) -> None:
        self._show(self._before)

    def _show(self, state: object) -> None:
        show = self._show_in()
        if show is not None:
            show(state)


_Saved = tuple[Content, DocumentResults | None]
Write = Callable[[Callable[[], _Saved]], _Saved]
"""A function that receives a task, runs it to write a file, and returns its value."""


class _Shown(NamedTuple):
    """The state that an undo step restores; None leaves a value unchanged."""

    content: Content
    current: int | None = None
    pieces: PieceSet | None = None


class Document(QObject):
    """An open project or file of figures, one of which is current."""

    figure_changed = Signal(object)
    """The new current :class:`Figure`, after editing, undo, selecting or opening."""
    piece_set_changed = Signal(object)
    """The new current :class:`PieceSet`."""
    current_changed = Signal(int)
    """The index of the new current problem."""
    file_changed = Signal()
    """Emitted when problems were added, removed, moved or renamed."""
    modified_changed = Signal(bool)
    """Whether the file has unsaved changes."""
    constraints_changed = Signal()
    """Emitted when pre-placed pieces, forbidden cells, targets or rules have changed."""
    status_message = Signal(str)
    """A side effect of a change, as a sentence."""
    marks_changed = Signal()
    """Emitted when stars, notes or deletions of solutions have changed."""
    cell_colours_changed = Signal()
    """Emitted when a colour number has another colour."""
    closing = Signal()
    """Emitted before the file is released because another is opened."""
    replaced = Signal()
    """Emitted when another file was opened; data about the former file is then invalid."""
    results_changed = Signal(int)
    """The index of a problem whose results have changed."""

    def __init__(self, puzzle: Puzzle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self._on_clean_changed)
        self._content = Content.of_file(new_fig(puzzle.figure))
        self._saved: Content | None = self._content
        self._file = DocumentFile(OpenedFile(self._content, self._content.file.name), None)
        self._results = DocumentResults(self._content, {})
        self._saved_results: Mapping[int, Results] = {}
        self._unsaved_results: frozenset[int] = frozenset()
        """The keys of the problems whose results were hidden when the project was saved."""
        self.is_saving = False
        """Whether the project is being written, perhaps in the background."""
        self._current = 0
        self._piece_set = puzzle.piece_set
        self._puzzle: tuple[object, Puzzle] | None = None

    # -- the current problem and the file

    @property
    def figure(self) -> Figure:
        """The current figure; an empty figure if its block contains an error."""
        return self._content.shown_figure(self._current)

    @property
    def piece_set(self) -> PieceSet:
        """The pieces that fill the current figure."""
        return self._piece_set

    @property
    def pieces_problem(self) -> FormatError | None:
        """The error in the file's directives about pieces; None if the user chose other pieces."""
        return self._content.pieces_problem(self._current)

    @property
    def why_no_puzzle(self) -> str:
        """The reason why the figure and the pieces are no puzzle to search; empty if they are."""
        if self.pieces_problem is not None:
            return pieces_problem_text(self.pieces_problem)
        return "" if self.figure.cells else tr(EMPTY_FIGURE)

    @property
    def proposed_piece_set(self) -> PieceSet | None:
        """A set with the right number of cells; None if the current set has this number.

        It is also None while the current pieces are unsaved, because the user is designing them.
        """
        return fitting_pieces(self.figure, self._piece_set)

    @property
    def differing_pieces(self) -> PieceSet | None:
        """The current set if it fits the figure and is not the figure's default set, else None."""
        return pieces_to_state(self._piece_set, self.figure, default_set(self.figure))

    @property
    def puzzle(self) -> Puzzle:
        """The current figure with its pieces: the whole set, or any subset that fits."""
        known = (self._content.entries[self._current], self._piece_set, self.cell_colours)
        if self._puzzle is None or self._puzzle[0] != known:
            self._puzzle = known, self._content.puzzle_with(self._current, self._piece_set)
        return self._puzzle[1]

    @property
    def constraints(self) -> Constraints:
        """The pre-placed pieces and forbidden cells of the current figure."""
        return self._content.constraints(self._current)

    @property
    def path(self) -> Path | None:
        """The path of the file; None before it is first saved."""
        return self._file.path

    @property
    def title(self) -> str:
        """The file's name for a window's title."""
        return self._file.name

    @property
    def is_project(self) -> bool:
        """Whether the document is stored as a project file, with its results."""
        return self._file.is_project

    @property
    def holds_project(self) -> bool:
        """Whether the document is a project or was read from one; figure files would lose data."""
        return self.is_project or bool(self._content.read)

    @property
    def rules(self) -> Rules:
        return self._content.rules(self._current)

    @property
    def cell_colours(self) -> tuple[str, ...]:
        """The project's colours for the colour numbers from 1 on; others have the usual colours."""
        return self._content.project.colours

    @property
    def read_only_reason(self) -> str:
        """The reason why the project file cannot be written; empty if it can be written."""
        return self._file.read_only_reason

    @property
    def current(self) -> int:
        return self._current

    @property
    def blocks(self) -> tuple[Block, ...]:
        """A block of text for each problem, as it was read or as it would be written."""
        return self._content.blocks

    @property
    def block(self) -> Block:
        """The current block, as read from the file."""
        return self.blocks[self._current]

    @property
    def content(self) -> Content:
        """All problems with their changes; immutable."""
        return self._content

    @property
    def file(self) -> FigFile:
        """The figure file that saving would write now."""
        return replace(self._content_with_pieces.to_file(), name=self.title)

    @property
    def project(self) -> Project:
        """The project that saving would write now, with all results."""
        content = self.content_for_project
        return self._results.in_project(content, content.to_project())

    @property
    def file_on_disk(self) -> Found | None:
        """The content at :attr:`path` if another program has changed it, else None."""
        return self._file.on_disk

    @property
    def has_lost_solutions(self) -> bool:
        """Whether another program has overwritten solutions that only the project file had."""
        return self._file.has_lost_solutions

    @property
    def positions_in_file(self) -> tuple[int | None, ...]:
        """The index of each problem in the open project file; None for problems not saved there."""
        return self._file.positions(self._content)

    def name_at(self, index: int) -> str:
        """Return the name of a problem; it may be empty."""
        return self._content.name(index)

    def figure_at(self, index: int) -> Figure | None:
        """Return the figure of a problem with its changes; None if its block contains an error."""
        return self._content.figure(index)

    def problem_at(self, index: int) -> FormatError | None:
        """Return the error in a problem's block; None if the user changed the damaged part."""
        block = self.blocks[index]
        if block.problem is None or block.problem is block.pieces_problem:
            return self._content.pieces_problem(index)
        return None if self.is_changed(index) else block.problem

    def is_changed(self, index: int) -> bool:
        """Return whether a figure differs from the text in its file."""
        return self._content.is_changed(index)

    def puzzle_at(self, index: int) -> Puzzle | None:
        """Return the puzzle of a problem; None if the problem has no pieces."""
        return self.puzzle if index == self._current else self._content.puzzle(index)

    def key_at(self, index: int) -> int:
        """Return the key of a problem; moving and editing the problem do not change it."""
        return self._content.entries[index].key

    def index_of(self, key: int) -> int | None:
        """Return the index of the problem with this key; None if it was removed."""
        keys = [entry.key for entry in self._content.entries]
        return keys.index(key) if key in keys else None

    def results_at(self, index: int) -> Results:
        """Return the search results of a problem."""
        key = self.key_at(index)
        return self._results.of(key, self.puzzle_at(index) if self._results.has(key) else None)

    def results_of(self, key: int, puzzle: Puzzle) -> Results:
        """Return the results of a problem for its current puzzle or an earlier one."""
        return self._results.of(key, puzzle)

    def has_earlier_results(self, index: int) -> bool:
        """Return whether a problem was searched and has been changed since."""
        key = self.key_at(index)
        return self._results.has(key) and self.results_at(index) == NO_RESULTS

    def marks_of(self, key: int) -> tuple[SolutionMark, ...]:
        """Return the user's marks on the solutions of a problem; () if the problem was removed."""
        index = self.index_of(key)
        return () if index is None else self._content.entries[index].marks

    def are_results_saved(self, index: int) -> bool:
        """Return whether the project file contains all results of a problem."""
        key = self.key_at(index)
        saved = None if key in self._unsaved_results else self._saved_results.get(key)
        return self.is_project and saved is not None and saved is self.results_at(index)

    def index_of_puzzle(self, puzzle: Puzzle) -> int | None:
        """Return the index of the first problem with this puzzle; None if no problem has it."""
        for index in range(len(self.blocks)):
            found = self.puzzle_at(index)
            if found is not None and found.search_key == puzzle.search_key:
                return index
        return None

    def has_unfinished_search(self, puzzle: Puzzle) -> bool:
        """Return whether a problem with this puzzle has an unfinished search."""
        index = self.index_of_puzzle(puzzle)
        return index is not None and self.results_at(index).search is not None

    def kept_search(self, request: SolveRequest, key: int | None = None) -> KeptSearch | None:
        """Return a search that the project file stores for a problem.

        ``key`` identifies the problem; None means the current problem. Return None if the document
        is not a project, or if the file contains another version of the problem.
        """
        key = self.key_at(self._current) if key is None else key
        return self._file.kept_search(key, request)

    def loses_solution(self, figure: Figure) -> bool:
        """Return whether replacing the current figure discards a stored solution."""
        block = self.block
        if self.is_changed(self._current) or block.figure is None or not block.is_solution:
            return False
        return figure.aligned().cells != block.figure.aligned().cells

    def losses(self, path: Path) -> tuple[str, ...]:
        """Return the losses of saving to a file of this name, as phrases.

        Raises:
            FormatError: The file cannot express the document at all.
        """
        if is_project_file(path):
            return ()
        if is_burrtools_file(path):
            return self.to_burrtools.losses
        if self.holds_project:
            return losses_as_fig(self.project)
        entries = self._content_with_pieces.entries
        problems = (
            (
                Problem(
                    self.name_at(index),
                    entry.figure,
                    results=self.results_at(index),
                    marks=entry.marks,
                ),
                () if entry.pieces is None else entry.pieces.pieces,
            )
            for index, entry in enumerate(entries)
        )
        weights = sum(is_lost(n) for entry in entries for _, n in entry.constraints.weights)
        return (*losses_of_problems(problems, weights), *losses_of_colours(self._content.project))

    @property
    def solution_count(self) -> int:
        """The number of stored solutions of all problems."""
        return sum(len(self.results_at(index).solutions) for index in range(len(self.blocks)))

    @property
    def to_burrtools(self) -> Conversion:
        """The document as a BurrTools file, and a list of the losses.

        Raises:
            FormatError: A problem is incomplete, or BurrTools lacks its grid.
        """
        return self.conversion_to_burrtools()()

    def conversion_to_burrtools(self) -> Callable[[], Conversion]:
        """Return a task that converts the present state to BurrTools, without later changes."""
        file, content, project = self._file, self.content_for_project, self.project
        return lambda: file.to_burrtools(content, project)

    @property
    def modified(self) -> bool:
        """Whether the file has unsaved changes."""
        # Some undo steps do not change the file, such as resizing the grid.
        is_edited = not self.undo_stack.isClean() and not self._is_content_saved
        return is_edited or (self.is_project and self._results.snapshot() != self._saved_results)

    # -- opening and saving

    def new(self, puzzle: Puzzle, groups: PieceGroups = (), weights: PieceWeights = ()) -> None:
        """Start a new file with one figure, and with groups and weights of its pieces."""
        rules = replace(Constraints.of(puzzle), groups=groups, weights=weights)
        content = Content.of_file(new_fig(puzzle.figure, (), rules))
        if weights:  # a figure file has only walls
            content = content.with_figure(0, puzzle.figure, rules)
        meant = pieces_of_file(content.file.blocks[0], puzzle.figure)
        stated = pieces_to_state(puzzle.piece_set, puzzle.figure, meant)
        opened = OpenedFile(content.with_pieces(0, stated), content.file.name)
        self._replace(opened, None, puzzle.piece_set)

    def open(self, path: Path, *, as_copy: bool = False) -> tuple[str, ...]:
        """Open a file at its first figure without errors; return the losses.

        ``as_copy``: do not write to this file, so that Save asks for a name.

        Raises:
            CubewrightError: the file cannot be read; the document is unchanged.
        """
        if path == self.path and not as_copy:
            self._close_file()  # this window holds the file's lock
        opened = open_puzzle_file(path, as_copy=as_copy)
        self._replace(opened, None if as_copy else path, None)
        return opened.losses

    def reload(self) -> None:
        """Read the file again, discarding all changes, and stay at the current figure.

        Raises:
            CubewrightError: the file cannot be read; the document is unchanged.
        """
        if self.path is None:
            return
        self._close_file()
        opened, name, current = open_puzzle_file(self.path), self.figure.name, self._current
        names = [opened.content.name(index) for index in range(len(opened.content.entries))]
        if name in names and names[current : current + 1] != [name]:
            current = names.index(name)
        self._replace(opened, self.path, None, current)

    def restore(
        self, opened: OpenedFile, path: Path | None, current: int, pieces: PieceSet | None
    ) -> None:
        """Restore unsaved work, which counts as modified.

        The solutions and searches of a project are read from its file.
        """
        self._close_file()
        if path is not None and is_project_file(path):
            with suppress(CubewrightError, OSError):  # saving writes a missing file again
                opened = with_project_file(opened, ProjectFile(path))
        self._replace(opened, path, pieces, current)
        self._saved = None
        self.undo_stack.resetClean()

    def save(self, path: Path, write: Write = lambda task: task()) -> None:
        """Write the file, changing only its changed parts.

        ``write`` runs the task that writes it, perhaps in the background. Any later change is
        unsaved.

        Raises:
            CubewrightError: The file cannot be written, or another process writes it.
        """
        before, results = self._content, self._results
        closed = None if path == self.path else self._file.project_file
        self._results, self.is_saving = results.copied(), True
        try:
            saved, kept = write(self._writing_of(path, results))
        finally:
            self.is_saving = False
        if kept is not None:
            self._saved_results, self._unsaved_results = kept.snapshot(), kept.hidden(saved)
            self._results = kept.updated(self._results, since=results)
        if closed is not None:
            self._results = self._results.after_closing(closed, saved)
        self._saved = saved
        if self._content is before:
            self._content = saved
            self.undo_stack.setClean()
        self.file_changed.emit()
        self.modified_changed.emit(self.modified)

    def _writing_of(self, path: Path, results: DocumentResults) -> Callable[[], _Saved]:
        file = self._file
        if is_project_file(path):
            content = self.content_for_project
            return lambda: file.save_project(path, content, results)
        if is_burrtools_file(path):
            content = self.content_for_project
            return lambda: (file.save_burrtools(path, content, results), results)
        content = self._content_with_pieces
        return lambda: (file.save_figures(path, content), None)

    def close(self) -> None:
        """Release the file, so that other programs can write it, and empty the undo stack."""
        self._file.close()
        self.undo_stack.blockSignals(True)
        self.undo_stack.clear()

    # -- changes that can be undone

    def edit(self, figure: Figure, text: str, moved: Mapping[Cell, Cell] | None = None) -> None:
        """Replace the current figure, as one undo step.

        ``moved`` maps old cells to new cells if the whole figure was moved.
        """
        before = self.constraints if moved is None else self.constraints.moved(moved)
        if figure == self.figure and before == self.constraints:
            return
        content = self._content.with_figure(self._current, figure, before)
        self._push(text, content, self._current)
        self._report_removed(before.placed, tr("no longer fits in the figure"))

    def place_piece(self, symbol: str, cells: Iterable[Cell], text: str = "") -> None:
        """Pre-place a piece in the current figure, as one undo step."""
        self._set_constraints(
            self.constraints.with_placed(symbol, cells), text or tr("Place {symbol}", symbol=symbol)
        )

    def place_pieces(self, placed: Iterable[tuple[str, Iterable[Cell]]], text: str) -> None:
        """Pre-place these pieces instead of the pre-placed pieces, as one undo step."""
        listed = Constraints(placed).placed
        self._set_constraints(replace(self.constraints, placed=listed), text)

    def set_targets(self, targets: Iterable[tuple[str, Iterable[Cell]]]) -> None:
        """Set the targets of the pieces, and remove the pre-placed pieces, as one undo step."""
        listed = Constraints(targets).placed
        changed = replace(self.constraints, placed=(), targets=listed)
        self._set_constraints(changed, tr("Set the targets"))

    def remove_target(self, target: PrePlaced) -> None:
        """Remove the target of a piece, as one undo step."""
        self._set_constraints(
            self.constraints.without_target(target),
            tr("Remove the target of {symbol}", symbol=target.symbol),
        )

    def remove_piece(self, placed: PrePlaced) -> None:
        """Remove a pre-placed piece, as one undo step."""
        self._set_constraints(
            self.constraints.without_placed_piece(placed),
            tr("Remove {symbol}", symbol=placed.symbol),
        )

    def forbid(self, symbol: str, cell: Cell) -> None:
        """Forbid a cell to a piece, as one undo step."""
        self._set_constraints(
            self.constraints.with_forbidden(symbol, cell), tr("Forbid {symbol} here", symbol=symbol)
        )

    def allow(self, symbol: str, cell: Cell) -> None:
        """Allow a forbidden cell to a piece again, as one undo step."""
        self._set_constraints(
            self.constraints.without_forbidden_cell(symbol, cell),
            tr("Allow {symbol} here again", symbol=symbol),
        )

    def mark_solutions(self, key: int, marks: tuple[SolutionMark, ...], text: str) -> None:
        """Replace the marks of the solutions of a problem, as one undo step."""
        index = self.index_of(key)
        if index is not None:
            content = self._content.with_marks(index, marks)
            if content is not self._content:
                self._push(text, content, self._current)

    def clear_constraints(self) -> None:
        """Remove all pre-placed pieces, forbidden cells and targets, as one undo step."""
        none = self.constraints.rules_alone
        self._set_constraints(none, tr("Remove all pieces"))

    def set_rules(self, rules: Rules, text: str) -> None:
        """Replace the rules of the current problem, as one undo step."""
        if rules != self.rules:
            self._push(text, self._content.with_rules(self._current, rules), self._current)

    def set_cell_colour(self, number: int, colour: str) -> None:
        """Show the cells with a colour number in a colour ``#rrggbb``, as one undo step."""
        if colour != numbered_colour(number, self.cell_colours):
            content = self._content.with_cell_colour(number, colour)
            text = tr("Change the look of colour {number}", number=number)
            self._push(text, content, self._current)

    def rename(self, name: str) -> None:
        self.edit(replace(self.figure, name=name), tr("Rename to “{name}”", name=name))

    def add(self, figure: Figure) -> None:
        self.add_problems([(figure, self._piece_set)])

    def add_problems(self, problems: Sequence[tuple[Figure, PieceSet]]) -> None:
        """Add figures with their pieces to the file, as one undo step, and select the first."""
        before = content = self._content_with_pieces
        for figure, pieces in problems:
            stated = None
            if figure.lattice == pieces.lattice:
                stated = pieces_to_state(pieces, figure, default_set(figure))
            content = content.with_added(figure, stated)
        first, count = len(before.entries), len(problems)
        what = counted(count, "problem")
        if count == 1:
            what = tr("“{name}”", name=problems[0][0].name)
        if problems:
            self._push(tr("Add {problems}", problems=what), content, first)

    def duplicate(self, indices: Collection[int] = ()) -> None:
        """Add copies of problems after the last of them, and select the first copy.

        Without indices, copy the current problem.
        """
        chosen = sorted(indices) or [self._current]
        names = [self.name_at(index) for index in range(len(self.blocks))]
        content, first = self._content_with_pieces, chosen[-1] + 1
        for place, index in enumerate(chosen, start=first):
            names.append(free_name(self.name_at(index), names))
            content = content.duplicated(index, names[-1], place)
        self._push(tr("Duplicate {problems}", problems=self._named(chosen)), content, first)

    def move(self, indices: Collection[int], before: int) -> None:
        """Move problems before the problem at an index and keep their order, as one undo step."""
        content, current = self._content_with_pieces, self.key_at(self._current)
        moved = content.moved(indices, before)
        keys = [entry.key for entry in moved.entries]
        if keys != [entry.key for entry in content.entries]:
            self._push(
                tr("Move {problems}", problems=self._named(indices)), moved, keys.index(current)
            )

    def add_text(self, text: str, undo_text: str) -> None:
        """Add the figures in a text to the file, as one undo step, and select the first.

        Every figure in the text needs a header.
        """
        before = self._content_with_pieces
        content = before.with_blocks_added(text)
        if len(content.entries) > len(before.entries):
            self._push(undo_text, content, len(before.entries))

    def add_problem(self, project: Project, undo_text: str) -> None:
        """Add the first problem of a project with its results, as one undo step, and select it.

        Undo leaves the results in memory, where no problem shows them.
        """
        content = self._content_with_pieces.with_problem_added(project)
        last = len(content.entries) - 1
        puzzle, results = content.puzzle(last), project.problems[0].results
        if puzzle is not None and results != NO_RESULTS:
            self._results.set(content.entries[last].key, puzzle, results)
        self._push(undo_text, content, last)

    def remove(self, indices: Collection[int] = ()) -> None:
        """Remove problems, as one undo step; do nothing if no problem would remain.

        Without indices, remove the current problem.
        """
        chosen = set(indices) or {self._current}
        content = self._content.without(chosen)
        if content.entries:
            current = self._current - sum(index < self._current for index in chosen)
            last = len(content.entries) - 1
            self._push(
                tr("Delete {problems}", problems=self._named(chosen)), content, min(current, last)
            )

    def set_piece_set(self, name: str) -> None:
        """Choose a piece set by name, as one undo step; raises :class:`UnknownNameError`."""
        chosen = piece_set(name)
        self.use_pieces(chosen, tr("Use {title}", title=chosen.title))

    def replace_puzzle(
        self,
        figure: Figure,
        pieces: PieceSet,
        constraints: Constraints,
        text: str,
        kept: Problem | None = None,
    ) -> None:
        """Replace the current figure with its pieces and constraints, as one undo step.

        ``kept`` has the results and marks of the new puzzle. Undo shows the former ones again.
        """
        content = self._content.with_figure(self._current, figure, constraints)
        content = content.with_pieces(self._current, pieces)
        if kept is not None:
            content = content.with_new_key(self._current, kept.marks)
            puzzle = content.puzzle(self._current)
            assert puzzle is not None
            self._results.set(content.entries[self._current].key, puzzle, kept.results)
        self._push(text, content, self._current, pieces)

    def use_pieces(self, pieces: PieceSet, text: str) -> None:
        """Replace the current pieces, as one undo step.

        An empty figure changes to the lattice of the pieces.
        """
        if pieces == self._piece_set and self.pieces_problem is None:
            return
        before, content, figure = self.constraints, self._content, self.figure
        if pieces.lattice != figure.lattice and not figure.cells:
            figure = Figure((), figure.name, pieces.lattice)
            content = content.with_figure(self._current, figure, Constraints())
        fits = before.for_puzzle(content.puzzle_with(self._current, pieces))
        if replace(fits, pieces=before.pieces) != before:
            fits = replace(fits, pieces=pieces.name)
            content = content.with_figure(self._current, figure, fits)
        of_file = pieces_of_file(self.block, figure)
        is_in_project = self._content.entries[self._current].problem is not None
        is_given = pieces == of_file and self.block.pieces_problem is None and not is_in_project
        content = content.with_pieces(self._current, None if is_given else pieces)
        self._push(text, content, self._current, pieces)
        self._report_removed(before.placed, tr("not possible with {title}", title=pieces.title))

    # -- changes that cannot be undone

    def set_results(
        self, key: int, puzzle: Puzzle, results: Results, *, is_saved: bool = False
    ) -> None:
        """Store the results of a problem, found by searching a puzzle; not an undo step.

        ``is_saved``: the project file already contains the results.
        """
        self._results.set(key, puzzle, results)
        if is_saved:
            self._saved_results = {**self._saved_results, key: results}
            self._unsaved_results -= {key}
        index = self.index_of(key)
        if index is not None:
            self.results_changed.emit(index)
        self.modified_changed.emit(self.modified)

    def select(self, index: int) -> None:
        """Make another problem current."""
        if 0 <= index < len(self.blocks) and index != self._current:
            self._show(_Shown(self._content_with_pieces, index))

    # -- helpers

    @property
    def _is_content_saved(self) -> bool:
        """Whether the file contains this content; a file of figures need not contain marks."""
        content, saved = self._content, self._saved
        if saved is None or self.holds_project:
            return content == saved
        return content.without_marks == saved.without_marks

    @property
    def _content_with_pieces(self) -> Content:
        """The content, with the shown pieces for figures that the user solved without choosing any.

        A new or changed figure states the pieces for which it was drawn.
        """
        content, index = self._content, self._current
        entry = content.entries[index]
        is_new = entry.block is None or (self.path is None and len(self.blocks) == 1)
        if entry.pieces is not None or not (is_new or self.is_changed(index)):
            return content
        meant = pieces_of_file(self.block, self.figure)
        stated = pieces_to_state(self._piece_set, self.figure, meant)
        return content if stated is None else content.with_pieces(index, stated)

    @property
    def content_for_project(self) -> Content:
        """The content with the shown pieces: a project always states its pieces."""
        if self._content.entries[self._current].pieces is not None:
            return self._content
        return self._content.with_pieces(self._current, self._piece_set)

    def _pieces_of(self, index: int) -> PieceSet:
        chosen = self._content.entries[index].pieces
        return chosen or pieces_for(self.block, self.figure, self._piece_set)

    def _named(self, indices: Collection[int]) -> str:
        if len(indices) == 1:
            return tr("“{name}”", name=self.name_at(next(iter(indices))))
        return counted(len(indices), "problem")

    def _set_constraints(self, constraints: Constraints, text: str) -> None:
        named = replace(constraints, pieces=self._piece_set.name)
        if replace(named, pieces=self.constraints.pieces) != self.constraints:
            content = self._content.with_figure(self._current, self.figure, named)
            self._push(text, content, self._current)

    def _report_removed(self, before: tuple[PrePlaced, ...], reason: str) -> None:
        removed = [each.symbol for each in before if each not in self.constraints.placed]
        if removed:
            self.status_message.emit(
                tr("Removed {pieces}: {reason}.", pieces=", ".join(removed), reason=reason)
            )

    def _push(
        self, text: str, content: Content, current: int, pieces: PieceSet | None = None
    ) -> None:
        """Change the content as one undo step, and the pieces too unless they are None."""
        before = None if pieces is None else self._piece_set
        shown = _Shown(self._content, self._current, before)
        after = _Shown(content, current, pieces)
        self.undo_stack.push(UndoCommand(self._show, text, shown, after))

    def _close_file(self) -> None:
        self.closing.emit()
        self._file.close()

    def _replace(
        self, opened: OpenedFile, path: Path | None, pieces: PieceSet | None, current: int = -1
    ) -> None:
        self._close_file()
        self.undo_stack.clear()
        self.undo_stack.setClean()
        self._file = DocumentFile(opened, path)
        content = opened.content
        if not 0 <= current < len(content.entries):
            good = (i for i, entry in enumerate(content.entries) if entry.figure is not None)
            current = next(good, 0)
        self._content = self._saved = content
        self._results = DocumentResults(content, opened.results)
        self._saved_results, self._unsaved_results = self._results.snapshot(), frozenset()
        self._current = current
        self.replaced.emit()
        self.marks_changed.emit()
        self.cell_colours_changed.emit()
        self._set_pieces(pieces or self._pieces_of(current))
        self.file_changed.emit()
        self.current_changed.emit(current)
        self.figure_changed.emit(self.figure)
        self.constraints_changed.emit()

    def _show(self, shown: _Shown) -> None:
        content, current, pieces = shown
        before, figure, index = self._content, self.figure, self._current
        constraints, problem, rules = self.constraints, self.pieces_problem, self.rules
        current = index if current is None else current
        self._content = content
        self._current = current  # before any signal: the former index may be out of range
        if [entry.marks for entry in content.entries] != [e.marks for e in before.entries]:
            self.marks_changed.emit()
        if content is not before:
            self.modified_changed.emit(self.modified)
        if content.project.colours != before.project.colours:
            self.cell_colours_changed.emit()
        is_other_problem = self.pieces_problem is not problem
        keys = [entry.key for entry in content.entries]
        is_other_list = keys != [entry.key for entry in before.entries]
        if content.file is not before.file or is_other_problem or is_other_list:
            self.file_changed.emit()
        if current != index:
            self.current_changed.emit(current)
        if current != index or is_other_list:
            pieces = pieces or self._pieces_of(current)
        if pieces is not None and (pieces != self._piece_set or is_other_problem):
            self._piece_set = pieces
            self.piece_set_changed.emit(pieces)
        if self.figure != figure or current != index:
            self.figure_changed.emit(self.figure)
        if (self.constraints, self.rules) != (constraints, rules) or current != index:
            self.constraints_changed.emit()

    def _set_pieces(self, pieces: PieceSet) -> None:
        if pieces != self._piece_set:
            self._piece_set = pieces
            self.piece_set_changed.emit(pieces)

    def _on_clean_changed(self, _clean: bool) -> None:
        self.modified_changed.emit(self.modified)
