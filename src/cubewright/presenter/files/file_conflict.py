"""Detection of files that another program has written since they were opened."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest
from pathlib import Path

from cubewright.errors import CubewrightError
from cubewright.formats.fig.file import Block, FigFile, fig_bytes, read_fig
from cubewright.formats.limits import XMPUZZLE, read_bytes
from cubewright.formats.project.file import ProjectFile, read_project
from cubewright.formats.xmpuzzle.file import xmpuzzle_of_bytes
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.model.project import Project
from cubewright.model.results import NO_RESULTS
from cubewright.translation import joined, tr

_MAX_NAMES = 5


@dataclass(frozen=True)
class UnreadableFile:
    """A file that replaced a document's file and cannot be read.

    ``reason``: a sentence without full stop.
    """

    reason: str


Found = FigFile | Project | UnreadableFile
"""Content that another program has written."""


def file_on_disk(path: Path, known: FigFile) -> FigFile | UnreadableFile | None:
    """Return the file at a path if its content differs from ``known``, else None.

    A missing file contains nothing that could be lost.
    """
    try:
        found = read_fig(path)
    except (CubewrightError, OSError) as error:
        return _unreadable(path, error)
    return None if fig_bytes(found) == fig_bytes(known) else found


def burrtools_file_on_disk(path: Path, known: bytes) -> Project | UnreadableFile | None:
    """Return the project in a BurrTools file if its content differs from ``known``, else None."""
    try:
        content = read_bytes(path, XMPUZZLE)
        if content == known:
            return None
        return project_of_xmpuzzle(xmpuzzle_of_bytes(content, path.name))[0]
    except (CubewrightError, OSError) as error:
        return _unreadable(path, error)


def project_on_disk(path: Path, file: ProjectFile | None) -> Project | UnreadableFile | None:
    """Return the project at a path if another program has replaced the open file, else None.

    ``file`` is None for a document that was recovered without opening its file.
    """
    if file is not None and not file.is_replaced:
        return None
    try:
        return read_project(path)
    except (CubewrightError, OSError) as error:
        return _unreadable(path, error)


def _unreadable(path: Path, error: Exception) -> UnreadableFile | None:
    """Return the error that occurred when a file was read; None if there is no file."""
    return UnreadableFile(str(error)) if os.path.lexists(path) else None


def differing_problems(ours: Project, theirs: Project) -> tuple[str, ...]:
    """Return the names of the problems that differ between two versions of a project.

    Results are not compared. Problems with the same name are compared in order.
    """
    ours_by_name, theirs_by_name = _problems_by_name(ours), _problems_by_name(theirs)
    names = dict.fromkeys((*ours_by_name, *theirs_by_name))
    return tuple(
        name for name in names if ours_by_name.get(name, []) != theirs_by_name.get(name, [])
    )


def differing_figures(ours: FigFile, theirs: FigFile) -> tuple[str, ...]:
    """Return the names of the figures that differ between two versions of a file.

    Figures with the same name are compared in order. The order of different names does not matter.
    """
    ours_by_name, theirs_by_name = _by_name(ours), _by_name(theirs)
    names = dict.fromkeys((*ours_by_name, *theirs_by_name))
    return tuple(
        name
        for name in names
        if any(
            _differ(*pair)
            for pair in zip_longest(ours_by_name.get(name, ()), theirs_by_name.get(name, ()))
        )
    )


def conflict_text(title: str, theirs: Found) -> str:
    """Return a sentence which says that another program has changed or replaced a file."""
    if isinstance(theirs, UnreadableFile):
        return tr("“{title}” was replaced by another program since you opened it.", title=title)
    return tr("“{title}” was changed by another program since you opened it.", title=title)


def conflict_details(ours: FigFile | Project | None, theirs: Found, *, modified: bool) -> str:
    """Return the differences between two versions of a file, and the data lost by a reload.

    ``ours`` is None if a file cannot hold the document as it is now.
    """
    if isinstance(theirs, UnreadableFile):
        return tr(
            (
                "The present file cannot be read ({reason}). To keep it, move it elsewhere "
                "before you save."
            ),
            reason=theirs.reason,
        )
    names: tuple[str, ...] = ()
    if ours is None:
        return tr("Reload discards your changes.")
    text = tr("Only comments or spaces differ.")
    if isinstance(ours, FigFile) and isinstance(theirs, FigFile):
        names = differing_figures(ours, theirs)
        if names:
            text = tr("Figures that differ: {names}.", names=_named(names))
    elif isinstance(ours, Project) and isinstance(theirs, Project):
        names = differing_problems(ours, theirs)
        text = tr("The problems are the same; comments or solutions differ.")
        if names:
            text = tr("Problems that differ: {names}.", names=_named(names))
    return f"{text} {tr('Reload discards your changes.')}" if modified else text


def _named(names: tuple[str, ...]) -> str:
    listed = joined(", ", (tr("“{text}”", text=name) for name in names[:_MAX_NAMES]))
    more = len(names) - _MAX_NAMES
    return tr("{names} and {more} more", names=listed, more=more) if more > 0 else listed


def _by_name(file: FigFile) -> dict[str, list[Block]]:
    found: dict[str, list[Block]] = {}
    for block in file.blocks:
        found.setdefault(block.name or block.header, []).append(block)
    return found


def _problems_by_name(project: Project) -> dict[str, list[object]]:
    found: dict[str, list[object]] = {}
    for index, problem in enumerate(project.problems):
        shapes = [project.shapes[piece.shape] for piece in problem.pieces]
        pieces = [replace(piece, shape=0) for piece in problem.pieces]
        content = replace(problem, results=NO_RESULTS, pieces=()), shapes, pieces
        found.setdefault(problem.name or project.label(index), []).append(content)
    return found


def _differ(one: Block | None, other: Block | None) -> bool:
    if one is None or other is None:
        return True
    return tuple(_content(one)) != tuple(_content(other))


def _content(block: Block) -> Iterator[object]:
    yield from (block.figure, block.constraints, block.marks, tuple(block.comments))
