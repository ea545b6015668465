"""Open a puzzle file of any kind as the content of a document."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from cubewright.errors import CubewrightError
from cubewright.formats.fig.diagnosis import no_figure_error
from cubewright.formats.fig.file import read_fig
from cubewright.formats.limits import XMPUZZLE, read_bytes
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.project.file import ProjectFile, read_project
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.file import XmPuzzle, xmpuzzle_of_bytes
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.model.problem import Problem
from cubewright.model.project import Project
from cubewright.model.results import NO_RESULTS, Results
from cubewright.presenter.files.document_content import Content
from cubewright.translation import tr


@dataclass(frozen=True)
class OpenedFile:
    """The content of a file, with facts about the file.

    - ``name``: for titles, until the document is saved under another name.
    - ``results``: the results in the file, by the key of the problem.
    - ``losses``: sentences about data that the document cannot store.
    - ``project_file`` and ``burrtools_file``: the file, if it is of this kind;
      ``burrtools_content`` are its bytes.
    - ``positions``: the index of each problem in the project file, or None for a new problem, if
      the content was not read from that file.
    """

    content: Content
    name: str
    results: Mapping[int, Results] = field(default_factory=dict)
    losses: tuple[str, ...] = ()
    project_file: ProjectFile | None = None
    burrtools_file: XmPuzzle | None = None
    burrtools_content: bytes = field(default=b"", repr=False)
    positions: tuple[int | None, ...] | None = None


def is_burrtools_file(path: Path) -> bool:
    """Return whether a path has the suffix of BurrTools files."""
    return path.suffix.lower() == XMPUZZLE_SUFFIX


def is_project_file(path: Path) -> bool:
    """Return whether a path has the suffix of project files."""
    return path.suffix.lower() == PROJECT_SUFFIX


def open_puzzle_file(path: Path, *, as_copy: bool = False) -> OpenedFile:
    """Open a project, a BurrTools file or a file of figures.

    A project stays open for writing, unless it is read ``as_copy``. Close its ``project_file`` when
    it is no longer needed.

    Raises:
        FormatError: The file cannot be read, or contains no figure.
    """
    if is_project_file(path):
        if as_copy:
            return opened_project(read_project(path), path.stem)
        project_file = ProjectFile(path)
        return opened_project(project_file.project, path.name, project_file=project_file)
    if is_burrtools_file(path):
        content = read_bytes(path, XMPUZZLE)
        burrtools_file = xmpuzzle_of_bytes(content, path.name)
        project, losses = project_of_xmpuzzle(burrtools_file)
        opened = opened_project(project, path.name, losses)
        return replace(opened, burrtools_file=burrtools_file, burrtools_content=content)
    file = read_fig(path)
    if not file.blocks:
        raise no_figure_error(file.name, file.text)
    return OpenedFile(Content.of_file(file), file.name)


def check_readable(path: Path) -> None:
    """Read a file completely, to check it.

    Raises:
        FormatError: The file cannot be read, or contains no figure.
    """
    open_puzzle_file(path, as_copy=True)


def opened_project(
    project: Project,
    name: str,
    losses: tuple[str, ...] = (),
    project_file: ProjectFile | None = None,
) -> OpenedFile:
    """Return a project as an opened file; an empty project gets a new problem."""
    if not project.problems:
        project = project.with_problem_added(Problem(tr("Untitled")))
    content = Content.of_project(project)
    results = {
        entry.key: problem.results
        for entry, problem in zip(content.entries, project.problems, strict=True)
        if problem.results != NO_RESULTS
    }
    return OpenedFile(content, name, results, losses, project_file)


def with_project_file(opened: OpenedFile, file: ProjectFile) -> OpenedFile:
    """Return recovered work with its open project file, and the results in that file.

    A problem gets results of the file only if it has the same puzzle there.
    """
    stored, results = file.project, dict(opened.results)
    entries = opened.content.entries
    positions = opened.positions or range(len(entries))
    for index, (entry, position) in enumerate(zip(entries, positions, strict=True)):
        if position is None or position >= len(stored.problems):
            continue
        key = _search_key(opened.content.project, index)
        if key is not None and key == _search_key(stored, position):
            results[entry.key] = stored.problems[position].results
    return replace(opened, results=results, project_file=file)


def _search_key(project: Project, index: int) -> object:
    """Return the key of a problem's puzzle; None if the problem is incomplete."""
    try:
        return project.puzzle_to_solve(index).search_key
    except CubewrightError:
        return None
