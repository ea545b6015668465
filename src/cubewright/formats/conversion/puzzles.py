"""The puzzles of a file, converted for another file type, and sentences about lost data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.fig.block import Block
from cubewright.formats.fig.default_pieces import puzzle_of_block
from cubewright.formats.fig.file import FigFile
from cubewright.formats.fig.statements import remarks
from cubewright.formats.losses import (
    losses_of_block,
    losses_of_project,
    losses_of_results,
    losses_of_shapes,
    losses_of_stored_results,
    losses_of_weights,
)
from cubewright.formats.xmpuzzle.file import XmPuzzle
from cubewright.formats.xmpuzzle.puzzle import Handling, problem_label, puzzle_of
from cubewright.model.constraints import PrePlaced
from cubewright.model.pieces.weights import is_lost
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Results
from cubewright.translation import tr


@dataclass(frozen=True)
class ConvertiblePuzzles:
    """The content of a file: named puzzles, their notes, a comment, and the losses so far."""

    puzzles: tuple[Puzzle, ...]
    losses: tuple[str, ...] = ()
    comment: str = ""
    notes: tuple[Sequence[str], ...] = ()
    """The lines of each puzzle's note; empty if no puzzle has a note."""
    handling: tuple[Sequence[Handling], ...] = ()
    """The groups and the weight of each piece of each puzzle; empty if there are none."""
    targets: tuple[Sequence[PrePlaced], ...] = ()
    """The targets of each puzzle; empty if no puzzle has any."""
    on_ground: tuple[bool, ...] = ()
    """Whether each figure stands on the ground; empty if none does."""
    results: tuple[Results, ...] = ()
    """The results of each puzzle; empty if no puzzle has any."""
    problems: tuple[int, ...] | None = None
    """The index of each puzzle in its project; None without a project."""


def puzzles_of_project(project: Project, name: str, *, for_burrtools: bool) -> ConvertiblePuzzles:
    """Return the complete problems of a project as puzzles for another type of file.

    ``for_burrtools``: the other file can also contain the weights of pieces, and solutions.
    ``name`` names the project's file in errors.

    Raises:
        CubewrightError: The project contains no problem.
        FormatError: No problem is complete.
    """
    if not project.problems:
        project.find()  # Raises the error for a project without problems.
    puzzles: list[Puzzle] = []
    notes: list[Sequence[str]] = []
    losses: list[str] = []
    errors: list[CubewrightError] = []
    handling: list[Sequence[Handling]] = []
    targets: list[Sequence[PrePlaced]] = []
    on_ground: list[bool] = []
    results: list[Results] = []
    problems: list[int] = []
    for index, problem in enumerate(project.problems):
        label = project.label(index)
        try:
            puzzle = project.puzzle_to_solve(index)
        except CubewrightError as error:
            errors.append(error)
            losses.append(str(error))
            continue
        figure = replace(puzzle.figure, name=problem.name or puzzle.figure.name)
        puzzles.append(replace(puzzle, figure=figure))
        problems.append(index)
        notes.append(problem.note.splitlines())
        weights = [project.shapes[entry.shape].weight for entry in problem.pieces]
        handling.append(
            [Handling(e.groups, w) for e, w in zip(problem.pieces, weights, strict=True)]
        )
        targets.append(project.targets(index))
        on_ground.append(problem.on_ground)
        results.append(problem.results)
        if for_burrtools:
            others = replace(problem.results, solutions=(), disassemblies=())
            losses += losses_of_results(replace(problem, results=others), label)
            continue
        losses += losses_of_results(problem, label)
    if not puzzles:
        raise FormatError(name, None, str(errors[0]))
    losses += losses_of_project(project, for_burrtools=for_burrtools)
    return ConvertiblePuzzles(
        tuple(puzzles),
        tuple(losses),
        project.note,
        tuple(notes),
        tuple(handling),
        tuple(targets),
        tuple(on_ground),
        tuple(results),
        tuple(problems),
    )


def puzzles_of_xmpuzzle(file: XmPuzzle, chosen: str | None) -> ConvertiblePuzzles:
    """Return the problems of a BurrTools file that are valid puzzles, or the ``chosen`` problem.

    Raises:
        FormatError: No problem is a valid puzzle, or the file contains no problem.
        UnknownNameError: No problem has the chosen name.
    """
    problems = file.problems if chosen is None else (file.problem(chosen),)
    if not problems:
        file.problem()  # Raises the error for a file without problems.
    puzzles: list[Puzzle] = []
    losses: list[str] = []
    handling: list[Sequence[Handling]] = []
    problem_errors: list[FormatError] = []
    for problem in problems:
        try:
            puzzles.append(puzzle_of(file, problem))
        except FormatError as error:
            problem_errors.append(error)
            losses.append(error.reason)
        else:
            label = problem_label(file, problem)
            losses += losses_of_stored_results(problem.stored_solutions, 0, label)
            handling.append(
                [Handling(each.groups, file.shapes[each.shape].weight) for each in problem.pieces]
            )
    if not puzzles:
        raise problem_errors[0]
    used = {entry.shape for problem in file.problems for entry in problem.pieces}
    used |= {problem.result for problem in file.problems if problem.result is not None}
    losses += losses_of_shapes(len(file.shapes) - len(used))
    losses += losses_of_weights(sum(is_lost(shape.weight) for shape in file.shapes))
    return ConvertiblePuzzles(tuple(puzzles), tuple(losses), file.comment, handling=tuple(handling))


def puzzles_of_fig(file: FigFile) -> ConvertiblePuzzles:
    """Return the figures of a file that have pieces, with the notes above these figures.

    Raises:
        FormatError: No figure has pieces that fit it.
    """
    notes: list[Sequence[str]] = []
    blocks = blocks_with_figures(file)
    puzzles: list[Puzzle] = []
    losses: list[str] = []
    handling: list[Sequence[Handling]] = []
    targets: list[Sequence[PrePlaced]] = []
    on_ground: list[bool] = []
    for block in blocks:
        puzzle = puzzle_of_block(block)
        if puzzle is None:
            losses.append(tr("'{block}', which has no pieces that fit it", block=block.name))
        else:
            puzzles.append(puzzle)
            losses += losses_of_block(block)
            notes.append(remarks(block.comments))
            groups, weights = dict(block.constraints.groups), dict(block.constraints.weights)
            handling.append(
                [
                    Handling(groups.get(each.symbol, ()), weights.get(each.symbol, 1))
                    for each in puzzle.pieces
                ]
            )
            targets.append(block.constraints.targets)
            on_ground.append(block.constraints.on_ground)
    if not puzzles:
        raise _no_pieces(file, blocks[0])
    return ConvertiblePuzzles(
        tuple(puzzles),
        tuple(losses),
        notes=tuple(notes),
        handling=tuple(handling),
        targets=tuple(targets),
        on_ground=tuple(on_ground),
    )


def blocks_with_figures(file: FigFile) -> list[Block]:
    """Return the blocks that have a figure."""
    return [block for block in file.blocks if block.figure is not None]


def _no_pieces(file: FigFile, block: Block) -> FormatError:
    return block.problem or FormatError(
        file.name,
        block.line,
        tr("no pieces are known for '{block}'; state them in the file", block=block.name),
    )
