"""Read a BurrTools file as a project: all shapes and problems, with the stored solutions."""

from __future__ import annotations

import json
from dataclasses import replace
from xml.etree.ElementTree import ParseError, tostring

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.burrtools_plans import renumber_plan
from cubewright.formats.losses import losses_of_stored_results
from cubewright.formats.xmpuzzle.assemblies import (
    StoredSolution,
    decoded_assembly,
    stored_solutions,
    used_instances,
)
from cubewright.formats.xmpuzzle.file import Problem as FileProblem
from cubewright.formats.xmpuzzle.file import XmPuzzle
from cubewright.formats.xmpuzzle.puzzle import figure_of, problem_label, puzzle_of
from cubewright.model.pieces.colours import piece_symbols, with_free_colours
from cubewright.model.problem import Problem, ProblemPiece, Shape
from cubewright.model.project import Project
from cubewright.model.results import NO_RESULTS, Disassembly, Placed, Results
from cubewright.translation import tr


def project_of_xmpuzzle(file: XmPuzzle) -> tuple[Project, tuple[str, ...]]:
    """Return the project of a BurrTools file, and sentences about its losses.

    Hotspots are no loss: they only place the pieces of stored solutions. The results contain the
    stored solutions but no counts. BurrTools distinguishes equal pieces in separate entries, so its
    counts may differ from ours.

    Raises:
        FormatError: The grid cannot be solved yet.
    """
    grid = file.grid
    if grid.lattice is None:
        raise FormatError(
            file.name,
            None,
            tr("it is on a grid of {grid}, which Cubewright cannot solve yet", grid=tr(grid.title)),
        )
    losses: list[str] = []
    shapes = []
    colours = with_free_colours([None] * len(file.shapes))
    for symbol, shape, colour in zip(
        piece_symbols(len(file.shapes)), file.shapes, colours, strict=True
    ):
        shapes.append(
            Shape(
                symbol,
                tuple(sorted(grid.cell(place) for place in shape.cells)),
                shape.name,
                colour,
                grid.lattice,
                colours=frozenset((grid.cell(at), n) for at, n in shape.colours.items()),
                optional=frozenset(grid.cell(place) for place in shape.optional),
                weight=shape.weight,
            )
        )
    problems = tuple([_problem(file, problem, losses) for problem in file.problems])
    return Project(tuple(shapes), problems, file.colours, file.comment), tuple(losses)


def _problem(file: XmPuzzle, problem: FileProblem, losses: list[str]) -> Problem:
    """Return a problem with its stored solutions; add the losses to ``losses``."""
    figure = None if problem.result is None else figure_of(file, problem)
    made = Problem(
        name=problem.name,
        figure=figure,
        pieces=tuple(
            ProblemPiece(entry.shape, entry.minimum, entry.maximum, groups=entry.groups)
            for entry in problem.pieces
        ),
        states_minimums=True,
        allowed_colours=problem.allowed_colours,
        max_holes=problem.max_holes,
        set_name="-".join(file.stem.lower().split()),
        set_title=file.stem,
    )
    try:
        puzzle = puzzle_of(file, problem)
    except FormatError:
        return made  # The problem is incomplete, and shown as such.
    placed: list[Placed] = []
    disassemblies: list[Disassembly] = []
    unread = lost_disassemblies = 0
    for stored in stored_solutions(file, problem):
        try:
            solution = decoded_assembly(stored.assembly or "", file, problem, puzzle)
            is_valid = solution.is_valid()
        except FormatError:
            is_valid = False
        if not is_valid:
            unread += 1
            lost_disassemblies += bool(stored.disassembly)
            continue
        if stored.disassembly:
            data = json.dumps({"format": "BurrTools", "xml": _of_placed_pieces(stored)})
            disassemblies.append(Disassembly(len(placed), data))
        placed.append(solution.placed)
    label = problem_label(file, problem)
    losses += losses_of_stored_results(unread, lost_disassemblies, label)
    results = NO_RESULTS
    if placed:
        results = Results(solutions=tuple(placed), disassemblies=tuple(disassemblies))
    return replace(
        made,
        allowed_colours=puzzle.allowed_colours,
        max_holes=puzzle.max_holes,
        results=results,
    )


def _of_placed_pieces(stored: StoredSolution) -> str:
    """Return a stored disassembly that numbers the pieces like the placed pieces.

    The text is unchanged if the file uses the same numbers, or if the text cannot be read.
    """
    used = used_instances(stored.assembly or "")
    if used == tuple(range(len(used))):
        return stored.disassembly
    numbers = {instance: index for index, instance in enumerate(used)}
    try:
        changed = renumber_plan(stored.disassembly, numbers)
    except (CubewrightError, ParseError):
        return stored.disassembly
    return "".join(tostring(each, "unicode") for each in changed)
