"""The weights and the groups of pieces in a file."""

from __future__ import annotations

from pathlib import Path

from cubewright.errors import CubewrightError
from cubewright.formats.batch import BatchRow
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.project.file import read_project
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.model.project import Project
from cubewright.solver.disassembly.assembly import PieceRules


def project_with_rules(path: Path) -> Project | None:
    """Return the project of a project or BurrTools file; None for a file in another format.

    Raises:
        CubewrightError: The file cannot be read.
    """
    if path.suffix.lower() == XMPUZZLE_SUFFIX:
        return project_of_xmpuzzle(read_xmpuzzle(path))[0]
    if path.suffix.lower() == PROJECT_SUFFIX:
        return read_project(path)
    return None


class FileRules:
    """Callable that returns the rules for a figure's pieces; it reads each file only once.

    ``with_other_pieces``: the figures are filled with other pieces than those in the files. The
    weights and groups of a project do not apply then. The groups of a figure file do apply, because
    they refer to symbols of pieces.
    """

    def __init__(self, *, with_other_pieces: bool = False) -> None:
        self._with_other_pieces = with_other_pieces
        self._projects: dict[Path, Project | None] = {}

    def __call__(self, row: BatchRow) -> PieceRules:
        """Return the rules for a figure's pieces; the default rules if the file cannot be read."""
        path, puzzle = row.path, row.puzzle
        if (row.groups or row.weights or row.on_ground) and puzzle is not None:
            rules = PieceRules(on_ground=row.on_ground)
            rules = rules.with_weights(puzzle.pieces, row.weights)
            return rules.with_groups(puzzle.pieces, row.groups)
        if path is None or self._with_other_pieces:
            return PieceRules()
        if path not in self._projects:
            try:
                self._projects[path] = project_with_rules(path)
            except CubewrightError:
                self._projects[path] = None
        project = self._projects[path]
        if project is None or row.index >= len(project.problems):
            return PieceRules()
        return PieceRules.of(project, row.index)
