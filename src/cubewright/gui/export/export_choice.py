"""The contents that a window can export, and the user's choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import Value
from cubewright.gui.export.document_export import (
    ExportKind,
    format_kinds,
    puzzle_kinds,
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
    WOOD = "wood"
    MODEL = "model"
    ANIMATION = "animation"
    PAGE = "page"
    STATISTICS = "statistics"

    @property
    def is_puzzle(self) -> bool:
        """Whether the content is puzzles and not only solutions."""
        return self in (Content.PROJECT, Content.PROBLEM)

    @property
    def has_preview(self) -> bool:
        """Whether the content is for viewing or printing, with options and a preview."""
        return self.value in KINDS

    def kinds(self) -> tuple[ExportKind, ...]:
        """Return the kinds of file for this content."""
        if self.has_preview:
            return format_kinds(self.value)
        return puzzle_kinds() if self.is_puzzle else solution_kinds()


class Exportable(NamedTuple):
    """The exportable parts of a document: problems, solutions, and its file.

    ``listed`` is the number of listed solutions, ``found`` the number of all solutions found.
    """

    problems: int
    problem_name: str
    selected: int = 0
    listed: int = 0
    found: int = 0
    path: Path | None = None
    is_project: bool = True
    """Whether the document is a project and not a file of figures."""


class ExportChoice(NamedTuple):
    """The content to export, the kind of file and its path.

    ``values`` are the values of the format's options. With ``in_folder``, the path is a folder that
    gets a file for each piece.
    """

    content: Content
    kind: ExportKind
    path: Path
    values: Mapping[str, Value] | None = None
    in_folder: bool = False


class PreviewData(NamedTuple):
    """The data that the dialog needs for options and a preview.

    ``source`` returns the puzzle with at most the given number of solutions. ``values`` returns the
    options of a format's last export, ``camera`` is the direction of the 3D view.
    """

    source: Callable[[int], ExportSource]
    values: Callable[[str], Mapping[str, Value]] = lambda _name: {}
    camera: Mapping[str, Value] = {}
    puzzles: Callable[[], tuple[Puzzle, ...]] = tuple
    """Returns all puzzles of the document, for a booklet."""
    title: str = ""
    """The title of the document, for a booklet."""
