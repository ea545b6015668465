"""The puzzle and the solutions of a window that an export shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import Value
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.pictures.pictures import AZIMUTH, ELEVATION
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.project.document import Document
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.model.drawing.direction import Direction
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.solver.disassembly.assembly import PieceRules


def shown_source(
    document: Document,
    panel: SolutionsPanel,
    shown: Solution | None,
    count: int,
    rules: PieceRules,
) -> ExportSource:
    """Return the current puzzle with up to ``count`` solutions, and the rules of its pieces.

    They are the selected ones if there are several, else those from the current one on, or
    the one that the 3D view shows.
    """
    puzzle = document.puzzle
    title = document.figure.name or document.title
    numbers = tuple(islice(_numbers(panel), count))
    store = panel.model.store
    if store is not None and numbers:
        found = tuple(store.solution(number) for number in numbers)
        counted_from_1 = tuple(number + 1 for number in numbers)
        source = ExportSource(
            found[0].puzzle, title, found, counted_from_1[0], numbers=counted_from_1
        )
    else:
        solutions: tuple[Solution, ...] = () if shown is None or not count else (shown,)
        source = ExportSource(puzzle if shown is None else shown.puzzle, title, solutions)
    return replace(source, weights=rules.weights, groups=rules.groups)


def all_puzzles(document: Document) -> tuple[Puzzle, ...]:
    """Return the puzzles of a document in their order, without figures that have no pieces."""
    found = (document.puzzle_at(index) for index in range(len(document.blocks)))
    return tuple(puzzle for puzzle in found if puzzle is not None and puzzle.figure.cells)


def _numbers(panel: SolutionsPanel) -> Sequence[int]:
    selected = panel.table.chosen_solutions()
    if len(selected) > 1:
        return selected
    indices, position = panel.model.indices, max(0, panel.table.currentIndex().row())
    return [indices[row] for row in range(position, min(len(indices), position + _MOST))]


_MOST = 1000
"""The most solutions on a contact sheet."""


def camera_values(direction: Direction | None) -> dict[str, Value]:
    """Return a direction of view as the values of options, and the chosen palette."""
    values: dict[str, Value] = {PALETTE.name: PIECE_COLOURS.palette.name}
    if direction is not None:
        azimuth = (direction.azimuth + 180) % 360 - 180
        values |= {AZIMUTH.name: round(azimuth, 1), ELEVATION.name: round(direction.elevation, 1)}
    return values
