"""The outcome of a conversion, and the kinds of file that there are to convert to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from cubewright.formats.atomic import write_atomically
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.project.file import write_project
from cubewright.formats.project.watched_solutions import watched
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.model.project import Project
from cubewright.translation import mark

FIG_SUFFIX, TOML_SUFFIX = ".fig", ".toml"


PUZZLE_FORMATS = {
    PROJECT_SUFFIX: mark("Cubewright project"),
    FIG_SUFFIX: mark("Figures with their pieces"),
    XMPUZZLE_SUFFIX: mark("BurrTools file"),
    TOML_SUFFIX: mark("Piece set"),
}
"""The titles of files that hold puzzles, by the ending of their names."""


@dataclass(frozen=True)
class Conversion:
    """The content of the new file, and sentences about what it does not hold.

    A ``project`` is the content of a project file, whose solutions are not in memory.
    """

    content: bytes = b""
    losses: tuple[str, ...] = ()
    project: Project | None = None

    def write(self, path: Path, wrote: Callable[[int], None] = lambda _count: None) -> None:
        """Write the file, which replaces an existing one when it is complete.

        ``wrote`` is called with the number of solutions written since the call
        before; if it raises ``WriteCancelled``, an existing file stays as it is.

        Raises:
            FormatError: It cannot be written, or is a project that another process has open.
        """
        if self.project is None:
            write_atomically(path, self.content)
        else:
            write_project(path, watched(self.project, wrote))
