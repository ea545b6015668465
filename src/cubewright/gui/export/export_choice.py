"""What can be exported from a window, and what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import Value
from cubewright.gui.export.document_export import (
    ExportKind,
    puzzle_kinds,
    shown_kinds,
    solution_kinds,
)
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.exports.contents import KINDS


class Content(Enum):
    """The contents to export."""

    PROJECT = "project"
    PROBLEM = "problem"
    SELECTED = "selected"
    ALL = "all"
    PICTURE = "picture"
    SHEET = "sheet"
    BOOKLET = "booklet"
    NET = "net"
    MODEL = "model"
    ANIMATION = "animation"
    PAGE = "page"
    STATISTICS = "statistics"

    @property
    def is_puzzle(self) -> bool:
        """Whether puzzles are exported, not solutions alone."""
        return self in (Content.PROJECT, Content.PROBLEM)

    @property
    def is_shown(self) -> bool:
        """Whether it is something to look at or to print, with options and a preview."""
        return self.value in KINDS

    def kinds(self) -> tuple[ExportKind, ...]:
        """Return the kinds of file for these contents."""
        if self.is_shown:
            return shown_kinds(self.value)
        return puzzle_kinds() if self.is_puzzle else solution_kinds()


class Exportable(NamedTuple):
    """What a document has: problems, the name of the current one, solutions, and its file.

    ``listed`` solutions of ``found`` are in the list.
    """

    problems: int
    problem_name: str
    selected: int = 0
    listed: int = 0
    found: int = 0
    path: Path | None = None
    is_project: bool = True
    """Whether the document is a project rather than a file of figures."""


class ExportChoice(NamedTuple):
    """The contents to export, the kind of file and its path.

    ``values`` are those of the format's options. With ``in_folder``, the path is a folder
    for a file of each piece.
    """

    content: Content
    kind: ExportKind
    path: Path
    values: Mapping[str, Value] | None = None
    in_folder: bool = False


class Showing(NamedTuple):
    """What the dialog needs to show an export before it is written.

    ``source`` returns the puzzle with up to a number of solutions. ``values`` are those of
    options when a format was exported last, and ``camera`` the direction of the 3D view.
    """

    source: Callable[[int], ExportSource]
    values: Callable[[str], Mapping[str, Value]] = lambda _name: {}
    camera: Mapping[str, Value] = {}
    puzzles: Callable[[], tuple[Puzzle, ...]] = tuple
    """Returns all puzzles of the document, for a booklet."""
    title: str = ""
    """The title of the document, for a booklet."""
