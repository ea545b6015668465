"""The results of a document's problems, which undo does not change."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import replace

from cubewright.formats.project.file import ProjectFile
from cubewright.formats.project.solutions import ProjectSolutions
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS, Results
from cubewright.presenter.files.document_content import Content


class DocumentResults:
    """Results by the key of their problem, with the searched puzzle.

    Results are shown only for the puzzle that was searched. Changing a figure hides them, and
    undoing the change shows them again.
    """

    def __init__(self, content: Content, results: Mapping[int, Results]) -> None:
        self._kept: dict[int, tuple[object, Results]] = {}
        for index, entry in enumerate(content.entries):
            puzzle = content.puzzle(index) if entry.key in results else None
            if puzzle is not None:
                self._kept[entry.key] = puzzle.search_key, results[entry.key]

    def of(self, key: int, puzzle: Puzzle | None) -> Results:
        """Return the results of a problem for a puzzle, or ``NO_RESULTS``."""
        return self._kept[key][1] if self._is_of(key, puzzle) else NO_RESULTS

    def _is_of(self, key: int, puzzle: Puzzle | None) -> bool:
        """Return whether a problem's results come from a search of this puzzle."""
        found = self._kept.get(key)
        return found is not None and puzzle is not None and puzzle.search_key == found[0]

    def has(self, key: int) -> bool:
        """Return whether a problem has results, perhaps for an earlier figure."""
        return key in self._kept

    def set(self, key: int, puzzle: Puzzle, results: Results) -> None:
        self._kept[key] = puzzle.search_key, results

    def in_project(self, content: Content, project: Project) -> Project:
        """Return ``project``, made from ``content``, with the results of its problems."""
        for index, entry in enumerate(content.entries):
            puzzle = content.puzzle(index) if self.has(entry.key) else None
            problem = project.problems[index]
            results = self.of(entry.key, puzzle)
            if problem.results != results:
                project = project.with_problem(index, replace(problem, results=results))
        return project

    def snapshot(self) -> Mapping[int, Results]:
        """Return all results by the keys of their problems."""
        return {key: results for key, (_, results) in self._kept.items()}

    def hidden(self, content: Content) -> frozenset[int]:
        """Return the keys of the results that no problem in ``content`` shows.

        Their problems were changed or removed after they were searched.
        """
        puzzles = {entry.key: content.puzzle(index) for index, entry in enumerate(content.entries)}
        return frozenset(key for key in self._kept if not self._is_of(key, puzzles.get(key)))

    def after_saving(self, content: Content, saved: Mapping[int, Results]) -> DocumentResults:
        """Return these results after ``content`` is saved; ``saved`` contains the shown results.

        Hidden results stay, because undo can show them again.
        """
        made, hidden = copy(self), self.hidden(content)
        made._kept = {
            key: (puzzle_key, results if key in hidden else saved[key])
            for key, (puzzle_key, results) in self._kept.items()
        }
        return made

    def after_closing(self, file: ProjectFile, content: Content) -> DocumentResults:
        """Return these results after closing a project file.

        The file removes lists of solutions that its problems do not use, so hidden results lose
        their solutions.
        """
        used = [problem.results.solutions for problem in file.project.problems]
        made, hidden = copy(self), self.hidden(content)
        made._kept = {
            key: (puzzle_key, results)
            for key, (puzzle_key, results) in self._kept.items()
            if key not in hidden
            or not isinstance(results.solutions, ProjectSolutions)
            or results.solutions.path != file.path
            or results.solutions in used
        }
        return made

    def copied(self) -> DocumentResults:
        """Return an independent copy, to which results can be added."""
        return self.updated(self)

    def updated(
        self, later: DocumentResults, since: DocumentResults | None = None
    ) -> DocumentResults:
        """Return these results with those in ``later`` that are new or changed after ``since``."""
        made = copy(self)
        before = {} if since is None else since._kept
        new = {key: kept for key, kept in later._kept.items() if before.get(key) is not kept}
        made._kept = {**self._kept, **new}
        return made
