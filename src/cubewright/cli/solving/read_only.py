"""Read a project file in the terminal, and report that a newer version wrote it."""

from __future__ import annotations

from pathlib import Path

from cubewright.cli.command import Terminal
from cubewright.formats.project.file import newer_note, read_project
from cubewright.model.project import Project


def read_with_note(path: Path, terminal: Terminal) -> Project:
    """Return the project in a file; if it opens read-only, report the reason.

    Raises:
        FormatError: The file cannot be read, is not a project or is damaged.
    """
    project = read_project(path)
    report_newer(path, terminal)
    return project


def report_newer(path: Path, terminal: Terminal) -> None:
    """Report that a project file opens read-only if a newer version wrote it."""
    note = newer_note(path)
    if note:
        terminal.message(f"{path.name} opens read-only: {note}")
