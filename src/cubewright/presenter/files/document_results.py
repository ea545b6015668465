"""The results of the problems of a document, apart from what undo changes."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import replace

from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS, Results
from cubewright.presenter.files.document_content import Content


class DocumentResults:
    """Results by the key of their problem, with the puzzle that they belong to.

    They are shown for the puzzle that was searched only: changing a figure hides
    its results, and undoing the change shows them again.
    """

    def __init__(self, content: Content, results: Mapping[int, Results]) -> None:
        self._kept: dict[int, tuple[object, Results]] = {}
        for index, entry in enumerate(content.entries):
            puzzle = content.puzzle(index) if entry.key in results else None
            if puzzle is not None:
                self._kept[entry.key] = puzzle.search_key, results[entry.key]

    def of(self, key: int, puzzle: Puzzle | None) -> Results:
        """Return the results of a problem for a puzzle; without any, ``NO_RESULTS``."""
        found = self._kept.get(key)
        if found is None or puzzle is None or puzzle.search_key != found[0]:
            return NO_RESULTS
        return found[1]

    def has(self, key: int) -> bool:
        """Whether there are results of a problem, perhaps for an earlier figure."""
        return key in self._kept

    def set(self, key: int, puzzle: Puzzle, results: Results) -> None:
        """Keep the results of a problem."""
        self._kept[key] = puzzle.search_key, results

    def in_project(self, content: Content, project: Project) -> Project:
        """Return the project of a content with the results that its problems have."""
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

    def copied(self) -> DocumentResults:
        """Return an independent snapshot, to which results can be added."""
        return self.updated(self)

    def updated(
        self, later: DocumentResults, since: DocumentResults | None = None
    ) -> DocumentResults:
        """Return these results with those of ``later`` that ``since`` has not."""
        made = copy(self)
        before = {} if since is None else since._kept
        new = {key: kept for key, kept in later._kept.items() if before.get(key) is not kept}
        made._kept = {**self._kept, **new}
        return made
