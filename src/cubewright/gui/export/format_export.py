"""Collects data for viewing and printing, and exports it without blocking the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from cubewright.formats.exports.export_format import ExportFormat, ExportSource
from cubewright.formats.exports.option import Settings, Value
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.pictures.pictures import AZIMUTH, ELEVATION
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.project.document import Document
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.worker import Job
from cubewright.model.drawing.direction import Direction
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.exports.contents import exported_source
from cubewright.presenter.exports.facts import facts_about
from cubewright.presenter.exports.files import export_file, export_pieces
from cubewright.solver.disassembly.assembly import PieceRules


def export_source(
    document: Document,
    panel: SolutionsPanel,
    shown: Solution | None,
    count: int,
    rules: PieceRules,
) -> ExportSource:
    """Return the current puzzle with up to ``count`` solutions, and the rules for its pieces.

    If several solutions are selected, they are returned. Otherwise, the listed solutions from the
    current row on are returned or, if none is listed, the solution in the 3D view.
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
    own = document.cell_colours
    return replace(
        source,
        puzzle=replace(source.puzzle, cell_colours=own),
        solutions=tuple(
            replace(each, puzzle=replace(each.puzzle, cell_colours=own))
            for each in source.solutions
        ),
        weights=rules.weights,
        groups=rules.groups,
        on_ground=rules.on_ground,
    )


def all_puzzles(document: Document) -> tuple[Puzzle, ...]:
    """Return the puzzles of a document in order, without empty figures."""
    found = (document.puzzle_at(index) for index in range(len(document.blocks)))
    return tuple(puzzle for puzzle in found if puzzle is not None and puzzle.figure.cells)


def _numbers(panel: SolutionsPanel) -> Sequence[int]:
    selected = panel.table.chosen_solutions()
    if len(selected) > 1:
        return selected
    indices, position = panel.model.indices, max(0, panel.table.currentIndex().row())
    return [
        indices[row] for row in range(position, min(len(indices), position + _MAX_SHEET_SOLUTIONS))
    ]


_MAX_SHEET_SOLUTIONS = 1000
"""The maximum number of solutions on a contact sheet."""


def camera_values(direction: Direction | None) -> dict[str, Value]:
    """Return the direction of view and the chosen palette as values of options."""
    values: dict[str, Value] = {PALETTE.name: PIECE_COLOURS.palette.name}
    if direction is not None:
        azimuth = (direction.azimuth + 180) % 360 - 180
        values |= {AZIMUTH.name: round(azimuth, 1), ELEVATION.name: round(direction.elevation, 1)}
    return values


THOUSANDTHS = 1000


def run_format_export(
    form: ExportFormat,
    source: ExportSource,
    settings: Settings,
    path: Path,
    in_folder: bool,
    job: Job,
) -> str | None:
    """Write an export as a background task, and send its progress in thousandths.

    Return a note on the export, which may be empty, or None if the job was stopped.

    Raises:
        CubewrightError: The format cannot express the data, or a file cannot be written.
    """
    job.send(0)
    source = exported_source(form, source, settings)
    if form.shows_facts(settings) and source.puzzle.figure.cells:
        source = replace(source, facts=facts_about(source.puzzle, control=job))
    if in_folder:
        steps = export_pieces(form, source, settings, path, replaces=True)
    else:
        steps = export_file(form, source, settings, path, replaces=True, control=job)
    while not job.stopped:
        try:
            job.send(round(next(steps) * THOUSANDTHS))
        except StopIteration as end:
            note: str = end.value
            return note
    steps.close()
    return None
