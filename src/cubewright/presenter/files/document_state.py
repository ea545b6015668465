"""What a document shows: its content, the current problem, its pieces, file and results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from cubewright.errors import FormatError
from cubewright.formats.conversion.conversion import Conversion
from cubewright.formats.fig.file import Block, FigFile
from cubewright.formats.fig.pieces.default import default_set
from cubewright.formats.losses import lost_figures
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS, Results, SolutionMark
from cubewright.presenter.editing.rules import Rules
from cubewright.presenter.files.document_content import Content
from cubewright.presenter.files.document_file import DocumentFile
from cubewright.presenter.files.kept_results import KeptResults
from cubewright.presenter.files.opened_file import is_burrtools_file, is_project_file
from cubewright.presenter.pieces.choice import (
    pieces_for,
    pieces_instead,
    pieces_of_file,
    worth_stating,
)
from cubewright.presenter.search.kept_search import KeptSearch
from cubewright.solver.request import SolveRequest


class DocumentState:
    """An open project or file of figures, one of which is current, without its changes.

    The window's document inherits it, and is the only one to change the values below.
    """

    _content: Content
    _saved: Content | None
    _current: int
    _piece_set: PieceSet
    _file: DocumentFile
    _results: KeptResults
    _saved_results: Mapping[int, Results]
    _puzzle: tuple[object, Puzzle] | None

    @property
    def figure(self) -> Figure:
        """The current figure; an empty one if the block has an error."""
        return self._content.shown_figure(self._current)

    @property
    def piece_set(self) -> PieceSet:
        """The current pieces, with which the figure is filled."""
        return self._piece_set

    @property
    def pieces_problem(self) -> FormatError | None:
        """The error in the file's directives about the pieces; None once the user chooses some."""
        return self._content.pieces_problem(self._current)

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
        known = (self._content.entries[self._current], self._piece_set)
        if self._puzzle is None or self._puzzle[0] != known:
            self._puzzle = known, self._content.puzzle_with(self._current, self._piece_set)
        return self._puzzle[1]

    @property
    def constraints(self) -> Constraints:
        """The pre-placed pieces and forbidden cells of the current figure."""
        return self._content.constraints(self._current)

    @property
    def path(self) -> Path | None:
        """The path of the file; None until it is saved for the first time."""
        return self._file.path

    @property
    def title(self) -> str:
        """The file's name for a window's title."""
        return self._file.name

    @property
    def is_project(self) -> bool:
        """Whether the document is stored as a project, with its results."""
        return self._file.is_project

    @property
    def holds_project(self) -> bool:
        """Whether the document has more than a figure file holds: it was opened as a project."""
        return self.is_project or bool(self._content.read)

    @property
    def rules(self) -> Rules:
        """The rules of the current problem."""
        return self._content.rules(self._current)

    @property
    def read_only_reason(self) -> str:
        """Why the project file cannot be written; empty if it can."""
        return self._file.read_only_reason

    @property
    def current(self) -> int:
        """The index of the current block."""
        return self._current

    @property
    def blocks(self) -> tuple[Block, ...]:
        """A block for each problem, as it was read; as it would be written, if it is new."""
        return self._content.blocks

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
        return replace(self._content_with_pieces.to_file(), name=self.title)

    @property
    def project(self) -> Project:
        """The project as it would be saved now, with all results."""
        content = self._content_for_project
        return self._results.in_project(content, content.to_project())

    @property
    def file_on_disk(self) -> FigFile | Project | None:
        """The file at :attr:`path`, if another program has changed it since it was read."""
        return self._file.on_disk

    @property
    def positions_in_file(self) -> tuple[int | None, ...]:
        """The index of each problem in the open project file; None for those not saved there."""
        return self._file.positions(self._content)

    def name_at(self, index: int) -> str:
        """Return the name of a problem; it may be empty."""
        return self._content.name(index)

    def figure_at(self, index: int) -> Figure | None:
        """Return the figure of a block with its changes; None if the block has an error."""
        return self._content.figure(index)

    def problem_at(self, index: int) -> FormatError | None:
        """Return the error in a block of the file; None once the user has changed that part."""
        block = self.blocks[index]
        if block.problem is None or block.problem is block.pieces_problem:
            return self._content.pieces_problem(index)
        return None if self.is_changed(index) else block.problem

    def is_changed(self, index: int) -> bool:
        """Return whether a block's figure differs from the file's text."""
        return self._content.is_changed(index)

    def puzzle_at(self, index: int) -> Puzzle | None:
        """Return the puzzle of a problem; None without pieces."""
        return self.puzzle if index == self._current else self._content.puzzle(index)

    def key_at(self, index: int) -> int:
        """Return the key of a problem, which stays the same when it is moved or edited."""
        return self._content.entries[index].key

    def index_of(self, key: int) -> int | None:
        """Return the index of the problem with a key; None if it was removed."""
        keys = [entry.key for entry in self._content.entries]
        return keys.index(key) if key in keys else None

    def results_at(self, index: int) -> Results:
        """Return what is known about the solutions of a problem."""
        key = self.key_at(index)
        return self._results.of(key, self.puzzle_at(index) if self._results.has(key) else None)

    def has_earlier_results(self, index: int) -> bool:
        """Whether a problem was searched, and has been changed since."""
        key = self.key_at(index)
        return self._results.has(key) and self.results_at(index) == NO_RESULTS

    def marks_of(self, key: int) -> tuple[SolutionMark, ...]:
        """Return the user's marks of the solutions of a problem; none if it was removed."""
        index = self.index_of(key)
        return () if index is None else self._content.entries[index].marks

    @property
    def _is_content_saved(self) -> bool:
        """Whether the file has the content; a file of figures holds no marks."""
        content, saved = self._content, self._saved
        if saved is None or self.holds_project:
            return content == saved
        return content.without_marks == saved.without_marks

    def are_results_saved(self, index: int) -> bool:
        """Whether the project file has what is known about the solutions of a problem."""
        saved = self._saved_results.get(self.key_at(index))
        return self.is_project and saved is not None and saved is self.results_at(index)

    def index_of_puzzle(self, puzzle: Puzzle) -> int | None:
        """Return the index of the first problem with a puzzle; None if there is none."""
        for index in range(len(self.blocks)):
            found = self.puzzle_at(index)
            if found is not None and found.search_key == puzzle.search_key:
                return index
        return None

    def has_unfinished(self, puzzle: Puzzle) -> bool:
        """Whether a problem with a puzzle has an unfinished search."""
        index = self.index_of_puzzle(puzzle)
        return index is not None and self.results_at(index).search is not None

    def kept_search(self, request: SolveRequest, key: int | None = None) -> KeptSearch | None:
        """Return a search of a problem that is written into the project file.

        ``key``: the problem's; None for the current one. Return None if the document is
        no project, or the file has another version of the problem.
        """
        key = self.key_at(self._current) if key is None else key
        return self._file.kept_search(key, request)

    def loses_solution(self, figure: Figure) -> bool:
        """Whether replacing the current figure would remove the marks of a stored solution."""
        block = self.block
        if self.is_changed(self._current) or block.figure is None or not block.is_solution:
            return False
        return figure.aligned().cells != block.figure.aligned().cells

    @property
    def _content_with_pieces(self) -> Content:
        """The content, with the shown pieces if the user used them without choosing them.

        A new or changed figure states the pieces that it was drawn for.
        """
        content, index = self._content, self._current
        entry = content.entries[index]
        is_new = entry.block is None or (self.path is None and len(self.blocks) == 1)
        if entry.pieces is not None or not (is_new or self.is_changed(index)):
            return content
        meant = pieces_of_file(self.block, self.figure)
        stated = worth_stating(self._piece_set, self.figure, meant)
        return content if stated is None else content.with_pieces(index, stated)

    @property
    def _content_for_project(self) -> Content:
        """The content with the shown pieces, which a project always states."""
        if self._content.entries[self._current].pieces is not None:
            return self._content
        return self._content.with_pieces(self._current, self._piece_set)

    def losses(self, path: Path) -> tuple[str, ...]:
        """Return what a file with a name would not hold, as phrases.

        Raises:
            FormatError: It cannot hold the document at all.
        """
        if is_project_file(path) or not (self.holds_project or is_burrtools_file(path)):
            return ()
        if not is_burrtools_file(path):
            return lost_figures(self.project)
        return self.burrtools_version.losses

    @property
    def solution_count(self) -> int:
        """The number of solutions that are kept of all problems."""
        return sum(len(self.results_at(index).solutions) for index in range(len(self.blocks)))

    @property
    def burrtools_version(self) -> Conversion:
        """The document as a BurrTools file, and what that does not hold.

        Raises:
            FormatError: A problem is incomplete, or its grid is not one of BurrTools'.
        """
        return self._file.burrtools_version(self._content_for_project, self.project)

    def _pieces_of(self, index: int) -> PieceSet:
        """Return the pieces of a block: chosen by the user, or those that its file gives."""
        chosen = self._content.entries[index].pieces
        return chosen or pieces_for(self.block, self.figure, self._piece_set)
