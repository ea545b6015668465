"""The file of a document: its path, its content and the way to save it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.conversion.conversion import Conversion
from cubewright.formats.conversion.convert import convert_project
from cubewright.formats.fig.file import FigFile, write_fig
from cubewright.formats.losses import loss_of_lattice
from cubewright.formats.project.file import ProjectFile, SolutionWriter, write_project
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.edited import edited_elements
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import XmPuzzle, xmpuzzle_of_bytes
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.model.project import Project
from cubewright.model.results import Results
from cubewright.presenter.files.document_content import Content, after_project_saving
from cubewright.presenter.files.document_results import DocumentResults
from cubewright.presenter.files.file_conflict import (
    Found,
    burrtools_file_on_disk,
    file_on_disk,
    project_on_disk,
)
from cubewright.presenter.files.kept_search import KeptSearch, can_be_kept
from cubewright.presenter.files.opened_file import OpenedFile, is_project_file
from cubewright.solver.request import SolveRequest
from cubewright.translation import tr


class _BurrTools(NamedTuple):
    """A BurrTools file, its project and its bytes; ``keys`` maps keys to indices of problems.

    ``left_out`` contains the keys of the problems that the file could not express when it was
    saved.
    """

    file: XmPuzzle
    project: Project
    keys: dict[int, int]
    content: bytes
    left_out: frozenset[int] = frozenset()


class _Written(NamedTuple):
    content: Content
    results: tuple[Results, ...]
    made: Conversion
    file: XmPuzzle
    project: Project

    def is_of(self, content: Content, project: Project) -> bool:
        return self.content == content and self.results == _results(project)


class DocumentFile:
    """The file of a document; ``path`` is None until the first save.

    A project file stays open, so that no other program writes it. Call :meth:`close` at the end.
    """

    def __init__(self, opened: OpenedFile, path: Path | None) -> None:
        self.path = path
        self._name = opened.name
        self._figures: FigFile = opened.content.file
        self.project_file = opened.project_file
        self._burrtools: _BurrTools | None = None
        if opened.burrtools_file is not None and path is not None:
            keys = {each.key: n for n, each in enumerate(opened.content.entries)}
            project = opened.content.project
            self._burrtools = _BurrTools(
                opened.burrtools_file, project, keys, opened.burrtools_content
            )
        self._written: _Written | None = None
        """The last conversion, cached because it takes long for many solutions."""
        self._positions = _positions(opened)
        """The index in the project file of each problem's key."""
        self._kept: tuple[int, KeptSearch] | None = None
        """The key of the problem under search, and the search that writes the file."""

    @property
    def name(self) -> str:
        return self._name if self.path is None else self.path.name

    @property
    def is_project(self) -> bool:
        return self.path is not None and is_project_file(self.path)

    @property
    def read_only_reason(self) -> str:
        """The reason why the project file cannot be written; empty if it can be written."""
        return "" if self.project_file is None else self.project_file.read_only_reason

    @property
    def on_disk(self) -> Found | None:
        """The content at the path if another program has changed it, or None."""
        if self.path is None:
            return None
        if self._burrtools is not None:
            return burrtools_file_on_disk(self.path, self._burrtools.content)
        if self.is_project:
            return project_on_disk(self.path, self.project_file)
        return file_on_disk(self.path, self._figures)

    @property
    def has_lost_solutions(self) -> bool:
        """Whether another program has overwritten solutions that only this project file had."""
        file = self.project_file
        if file is None or file.is_read_only or file.is_intact:
            return False
        return any(len(problem.results.solutions) for problem in file.project.problems)

    def save_figures(self, path: Path, content: Content) -> Content:
        """Write a figure file, rewriting only changed blocks; return the saved content.

        Raises:
            FormatError: The figures cannot be written.
        """
        figures = replace(content.to_file(), name=path.name)
        write_fig(path, figures)
        self.close()
        self.path, self._figures, self._burrtools = path, figures, None
        return content.after_saving(figures)

    def save_project(
        self, path: Path, content: Content, results: DocumentResults
    ) -> tuple[Content, DocumentResults]:
        """Write a project file; return the saved content, and the results as the file has them.

        Raises:
            FormatError: The file cannot be written, or another process has it open for
                writing.
        """
        project = results.in_project(content, content.to_project())
        if self.project_file is not None and path == self.path:
            if self._kept is not None and not self.project_file.is_intact:
                self._kept[1].release()
            self.project_file.save(project, self._moved_writer(content))
        else:
            if self.project_file is not None and self.project_file.is_replaced:
                raise FormatError(
                    self.project_file.path.name,
                    None,
                    tr(
                        "was replaced by another program; reload it or save it under its name first"
                    ),
                )
            write_project(path, project)
            self.close()
            self.project_file = ProjectFile(path)
        self.path, self._burrtools = path, None
        saved = self.project_file.project
        kept = {
            entry.key: problem.results
            for entry, problem in zip(content.entries, saved.problems, strict=True)
            if results.has(entry.key)
        }
        results = results.after_saving(content, kept)
        content = after_project_saving(content, saved)
        self._positions = {each.key: number for number, each in enumerate(content.entries)}
        return content, results

    def to_burrtools(self, content: Content, project: Project) -> Conversion:
        """Return a project as a BurrTools file, and a list of the losses.

        Parts that are unchanged since such a file was read stay unchanged, including elements
        unknown to Cubewright.

        Raises:
            FormatError: A problem is incomplete, or BurrTools lacks its grid.
        """
        return self._in_burrtools(content, project).made

    def _in_burrtools(self, content: Content, project: Project) -> _Written:
        written = self._written
        if written is None or not written.is_of(content, project):
            made = self._burrtools_of(content, project)
            file = xmpuzzle_of_bytes(made.content, self.name)
            again, _ = project_of_xmpuzzle(file)
            self._written = written = _Written(content, _results(project), made, file, again)
        return written

    def _burrtools_of(self, content: Content, project: Project) -> Conversion:
        if self._burrtools is None:
            return convert_project(project, XMPUZZLE_SUFFIX, self.name)
        file, before, keys, _, left_out = self._burrtools
        problems: list[int] = []
        lost: list[str] = []
        for index, entry in enumerate(content.entries):
            reason = _why_not_in(file, project, index) if entry.key in left_out else ""
            if reason:
                lost.append(reason)
            else:
                problems.append(index)
        if not problems:
            raise FormatError(file.name, None, lost[0])
        origins = [keys.get(content.entries[index].key) for index in problems]
        held = replace(project, problems=tuple(project.problems[index] for index in problems))
        elements, losses = edited_elements(file, before, held, origins)
        made = xml_bytes(elements, packed=file.is_packed)
        return Conversion(made, (*lost, *losses), problems=tuple(problems))

    def save_burrtools(self, path: Path, content: Content, results: DocumentResults) -> Content:
        """Write a BurrTools file with all known solutions; return the saved content.

        Raises:
            FormatError: The file cannot be written, or cannot express the project.
        """
        project = results.in_project(content, content.to_project())
        _, _, made, file, again = self._in_burrtools(content, project)
        write_atomically(path, made.content)
        self.close()
        self.path, self._written = path, None
        entries = content.entries
        problems = range(len(entries)) if made.problems is None else made.problems
        keys = {entries[index].key: number for number, index in enumerate(problems)}
        left_out = frozenset(each.key for each in entries) - keys.keys()
        named = replace(file, name=path.name)
        self._burrtools = _BurrTools(named, again, keys, made.content, left_out)
        return after_project_saving(content, project)

    def positions(self, content: Content) -> tuple[int | None, ...]:
        """Return the index of each problem in the project file; None for problems not in it."""
        return tuple(self._positions.get(entry.key) for entry in content.entries)

    def kept_search(self, key: int, request: SolveRequest) -> KeptSearch | None:
        """Return a writer of a problem's search into this file; None if that is impossible.

        The search cannot be written if the file contains another version of the problem, or is not
        a project.
        """
        index = self._positions.get(key)
        if self.project_file is None or index is None:
            return None
        if not can_be_kept(self.project_file, index, request):
            return None
        if self._kept is not None:
            self._kept[1].release()
        search = KeptSearch(self.project_file, index, request)
        self._kept = key, search
        return search

    def _moved_writer(self, content: Content) -> dict[SolutionWriter, int]:
        """Return the new index of the problem that a search writes.

        If the problem was removed or its puzzle changed, the search is released.
        """
        if self._kept is None:
            return {}
        key, search = self._kept
        for index, entry in enumerate(content.entries):
            if entry.key == key:
                puzzle = content.puzzle(index)
                if puzzle is not None and puzzle.search_key == search.puzzle.search_key:
                    search.index = index
                    return {} if search.writer is None else {search.writer: index}
        search.release()
        return {}

    def close(self) -> None:
        """Release the project file."""
        if self._kept is not None:
            self._kept[1].release()
            self._kept = None
        if self.project_file is not None:
            self.project_file.close()
            self.project_file = None


def _why_not_in(file: XmPuzzle, project: Project, index: int) -> str:
    """Return the reason why a BurrTools file cannot express a problem; "" if it can."""
    try:
        puzzle = project.puzzle_to_solve(index)
    except CubewrightError as error:
        return str(error)
    if puzzle.figure.lattice == file.grid.lattice:
        return ""
    return loss_of_lattice(f"'{project.problems[index].name or puzzle.name}'")


def _results(project: Project) -> tuple[Results, ...]:
    return tuple(problem.results for problem in project.problems)


def _positions(opened: OpenedFile) -> dict[int, int]:
    if opened.project_file is None:
        return {}
    keys = [entry.key for entry in opened.content.entries]
    in_file = opened.positions
    if in_file is None:
        in_file = tuple(entry.problem for entry in opened.content.entries)
    pairs = zip(keys, in_file, strict=True)
    return {key: index for key, index in pairs if index is not None}
