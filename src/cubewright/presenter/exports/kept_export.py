"""Export of the solutions in a file in one of the solution formats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cubewright.errors import FormatError
from cubewright.formats.losses import losses_with_solutions
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.project.file import read_project
from cubewright.formats.project.solutions import ProjectSolutions
from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import SolutionList
from cubewright.model.solution import Solution
from cubewright.presenter.exports.solution_files import RowBatch, TextPart, solution_document
from cubewright.presenter.solutions.conventions import cover_of
from cubewright.translation import tr

CHUNK_ROWS = 1024
"""Number of solutions in one text, if solutions are written one by one."""


@dataclass(frozen=True)
class KeptSolutions:
    """The solutions of one problem, and sentences about the data that a solution file lacks."""

    puzzle: Puzzle
    solutions: SolutionList
    losses: tuple[str, ...] = ()

    def texts(self, form: SolutionFormat) -> Iterator[TextPart]:
        """Yield the text of a complete file, some thousand solutions at a time.

        Each part is a pair of its number of solutions and its text.
        """
        kept = self.solutions
        cover = cover_of(kept.table) if isinstance(kept, ProjectSolutions) else None
        if isinstance(kept, ProjectSolutions) and cover is not None:
            yield from solution_document(cover, form, _numbered(kept))
        else:
            yield from self._one_by_one(form)

    def _one_by_one(self, form: SolutionFormat) -> Iterator[TextPart]:
        yield 0, form.opening(self.puzzle)
        summary = None if form.summary is None else form.summary(self.puzzle)
        write = form.one_of(self.puzzle)
        between, texts = "", []
        for number, placed in enumerate(self.solutions, 1):
            solution = Solution(self.puzzle, placed)
            if summary is None:
                texts.append(between + write(solution, number))
                between = form.between
            else:
                summary.add(solution)
            if number % CHUNK_ROWS == 0:
                yield CHUNK_ROWS, "".join(texts)
                texts.clear()
        yield len(self.solutions) % CHUNK_ROWS, "".join(texts)
        yield 0, ("" if summary is None else summary.text()) + form.closing


def _numbered(kept: ProjectSolutions) -> Iterator[RowBatch]:
    number = 1
    for rows in kept.batches():
        yield number, rows.astype("int32")
        number += len(rows)


def kept_solutions(path: Path, chosen: str | None = None) -> KeptSolutions:
    """Return the solutions of a problem in a project or a BurrTools file.

    ``chosen`` is the problem's name, or its number counted from 1; None for the first problem with
    solutions.

    Raises:
        FormatError: The file cannot be read, or contains no solutions.
        UnknownNameError: No problem has this name or number.
    """
    suffix = path.suffix.lower()
    if suffix == PROJECT_SUFFIX:
        project = read_project(path)
    elif suffix == XMPUZZLE_SUFFIX:
        project, _ = project_of_xmpuzzle(read_xmpuzzle(path))
    else:
        reason = tr("it contains no solutions; convert it to a project and solve that with --keep")
        raise FormatError(path.name, None, reason)
    return kept_of_project(project, path, chosen)


def kept_of_project(project: Project, path: Path, chosen: str | None = None) -> KeptSolutions:
    """Return the solutions of a project like :func:`kept_solutions`.

    ``path`` names the project in errors.

    Raises:
        FormatError: The project contains no solutions.
        UnknownNameError: No problem has this name or number.
    """
    kept = [n for n, each in enumerate(project.problems) if len(each.results.solutions)]
    index = kept[0] if chosen is None and kept else project.find(chosen)
    if index not in kept:
        raise FormatError(
            path.name,
            None,
            tr("{label} has no solutions; solve it with --keep", label=project.label(index)),
        )
    solutions = project.problems[index].results.solutions
    return KeptSolutions(
        project.puzzle_to_solve(index), solutions, losses_with_solutions(project, index)
    )
