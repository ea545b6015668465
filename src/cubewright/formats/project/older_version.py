"""Read a project file that an older version wrote, without changing it."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from weakref import finalize

from cubewright.formats.project.content import read_content
from cubewright.formats.project.database import connect, migrated_copy, named_errors
from cubewright.formats.project.solutions import ProjectSolutions
from cubewright.model.project import Project


def read_older(path: Path) -> Project:
    """Return the project in a file of an older version, which stays unchanged."""
    folder = tempfile.TemporaryDirectory(prefix="cubewright-")
    try:
        copy = Path(folder.name) / path.name
        with named_errors(path):
            migrated_copy(path, copy)
            with closing(connect(copy)) as connection:
                project = read_content(connection, copy)
    except BaseException:
        folder.cleanup()
        raise
    solutions = [each.results.solutions for each in project.problems]
    stored = [each for each in solutions if isinstance(each, ProjectSolutions)]
    _clean_up_after(folder, stored)
    return project


def _clean_up_after(
    folder: tempfile.TemporaryDirectory[str], stored: Sequence[ProjectSolutions]
) -> None:
    used = len(stored)

    def leave() -> None:
        nonlocal used
        used -= 1
        if not used:
            folder.cleanup()

    for each in stored:
        finalize(each, leave)
    if not stored:
        folder.cleanup()
