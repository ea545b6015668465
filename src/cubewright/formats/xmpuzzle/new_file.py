"""New BurrTools files with problems, their solutions and analyses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cubewright.formats.losses import losses_of_looks, losses_of_moves, losses_of_stored_results
from cubewright.formats.xmpuzzle.assemblies import store_solutions
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import XmPuzzle, parse_xmpuzzle
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import Handling, entry_numbers, file_elements, with_entries
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS, Results
from cubewright.model.solution import Solution

MAX_STORED = 100_000
"""Maximum number of stored solutions of a problem; elements are built in memory."""


class NewProblem(NamedTuple):
    """A puzzle, optional groups and weights of its pieces, and its results."""

    puzzle: Puzzle
    handling: Sequence[Handling] = ()
    results: Results = NO_RESULTS


def new_file(problems: Sequence[NewProblem], comment: str = "") -> tuple[bytes, list[str]]:
    """Return the compressed content of a new file, and the losses.

    Raises:
        FormatError: BurrTools lacks the grid, or cannot express a puzzle.
    """
    named = [(each.puzzle.name, each.puzzle) for each in problems]
    handling = [each.handling or [Handling()] * len(each.puzzle.pieces) for each in problems]
    elements = file_elements(named, comment, handling)
    file = parse_xmpuzzle(xml_bytes(elements, packed=False), "")
    looks = _changed_looks([each.puzzle for each in problems], project_of_xmpuzzle(file)[0])
    losses = losses_of_looks(looks)
    for index, each in enumerate(problems):
        losses += store_results(file, index, each.puzzle, each.results, f"'{each.puzzle.name}'")
    assert file.elements is not None
    return xml_bytes(file.elements, packed=True), losses


def store_results(
    file: XmPuzzle, index: int, puzzle: Puzzle, results: Results, label: str
) -> list[str]:
    """Write the solutions of a puzzle into the elements of a file, and return the losses.

    ``label`` names the problem, which has the number ``index`` in the file.
    """
    count = len(results.solutions)
    kept = {each.solution: each for each in results.disassemblies}
    if not count:
        return []
    if count > MAX_STORED or not file.grid.turns:
        return losses_of_stored_results(count, len(kept), label)
    problem = file.problems[index]
    # A problem from a file may have entries without copies; a new problem has no such entries.
    has_all = len(problem.pieces) == len(puzzle.pieces)
    entries = {n: n for n in range(len(puzzle.pieces))} if has_all else entry_numbers(puzzle)
    try:
        lost, shortened = store_solutions(
            file,
            problem,
            (Solution(puzzle, with_entries(each, entries)) for each in results.solutions),
            is_complete=results.is_complete,
            kept=kept,
        )
    except ValueError:  # The solution contains a mirrored piece.
        return losses_of_stored_results(count, len(kept), label)
    return [*losses_of_stored_results(0, lost, label), *losses_of_moves(shortened, label)]


def _changed_looks(puzzles: Sequence[Puzzle], again: Project) -> int:
    changed = set()
    for puzzle, problem in zip(puzzles, again.problems, strict=True):
        used = [p for p, count in zip(puzzle.pieces, puzzle.counts, strict=True) if count]
        for piece, entry in zip(used, problem.pieces, strict=True):
            read = again.shapes[entry.shape]
            if (piece.symbol, piece.colour) != (read.symbol, read.colour):
                changed.add(piece)
    return len(changed)
