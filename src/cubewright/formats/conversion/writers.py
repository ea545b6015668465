"""Write puzzles as the content of a file of each type, and list the losses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from cubewright.errors import CubewrightError
from cubewright.formats.conversion.conversion import FIG_SUFFIX, TOML_SUFFIX, Conversion
from cubewright.formats.conversion.puzzles import ConvertiblePuzzles
from cubewright.formats.fig.default_pieces import puzzle_of_block
from cubewright.formats.fig.file import figure_text, parse_fig
from cubewright.formats.losses import (
    loss_of_lattice,
    losses_in_fig,
    losses_of_ground,
    losses_of_rules,
    losses_of_sets,
    losses_of_targets,
)
from cubewright.formats.piece_sets.file import piece_set_text
from cubewright.formats.piece_sets.user_sets import free_name
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.new_file import NewProblem, new_file
from cubewright.formats.xmpuzzle.puzzle import Handling
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS
from cubewright.translation import tr


def _as_xmpuzzle(found: ConvertiblePuzzles, _stem: str) -> Conversion:
    losses = list(found.losses)
    lattice = found.puzzles[0].figure.lattice
    written = [n for n, puzzle in enumerate(found.puzzles) if puzzle.figure.lattice == lattice]
    for number, puzzle in enumerate(found.puzzles):
        label = f"'{puzzle.name}'"
        losses += losses_of_rules(puzzle, label) if number in written else [loss_of_lattice(label)]
        if found.targets and number in written:
            losses += losses_of_targets(len(found.targets[number]), label)
        if found.on_ground and number in written:
            losses += losses_of_ground(label, on_ground=found.on_ground[number])
    comments = [found.comment] if found.comment else []
    for puzzle, note in zip(found.puzzles, found.notes, strict=False):
        comments += (f"{puzzle.name}: {line}" for line in note)
    entries = [
        NewProblem(
            found.puzzles[number],
            found.handling[number] if found.handling else (),
            found.results[number] if found.results else NO_RESULTS,
        )
        for number in written
    ]
    content, lost = new_file(entries, "\n".join(comments))
    problems = found.problems
    if problems is not None:
        problems = tuple(problems[number] for number in written)
    return Conversion(content, (*losses, *lost), problems=problems)


def as_fig(found: ConvertiblePuzzles, stem: str) -> Conversion:
    """Return puzzles as a figure file; ``stem`` is its name without the suffix."""
    losses = list(found.losses)
    figures: list[_Drawn] = []
    handling = found.handling or [[Handling()] * len(each.pieces) for each in found.puzzles]
    targets = found.targets or [()] * len(found.puzzles)
    grounds = found.on_ground or [False] * len(found.puzzles)
    for puzzle, held, reached, ground in zip(
        found.puzzles, handling, targets, grounds, strict=True
    ):
        losses += losses_in_fig(puzzle.figure, puzzle.pieces, f"'{puzzle.name}'")
        pairs = list(zip(puzzle.pieces, held, strict=True))
        constraints = replace(
            Constraints.of(puzzle),
            groups=tuple((piece.symbol, each.groups) for piece, each in pairs),
            weights=tuple((piece.symbol, each.weight) for piece, each in pairs),
            targets=tuple(reached),
            on_ground=ground,
        )
        figures.append((puzzle.figure, puzzle.piece_set, constraints))
    comments: list[Sequence[str]] = [list(lines) for lines in found.notes] or [()] * len(figures)
    comments[0] = [*found.comment.splitlines(), *comments[0]]
    text = _fig_text(figures, comments)
    if any(comments) and not _reads_as(text, found.puzzles, stem):
        losses.append(tr("the comment, which would be read as directives"))
        text = _fig_text(figures, [()] * len(figures))
    return Conversion(text.encode(), tuple(losses))


_Drawn = tuple[Figure, PieceSet, Constraints]
"""A figure with its pieces and constraints."""


def _fig_text(figures: Iterable[_Drawn], comments: Iterable[Sequence[str]]) -> str:
    return "\n".join(
        figure_text(figure, lines, constraints, pieces)
        for (figure, pieces, constraints), lines in zip(figures, comments, strict=True)
    )


def _reads_as(text: str, puzzles: Sequence[Puzzle], name: str) -> bool:
    blocks = parse_fig(text, name).blocks
    if len(blocks) != len(puzzles):
        return False
    for block, puzzle in zip(blocks, puzzles, strict=True):
        try:
            read = puzzle_of_block(block)
        except CubewrightError:
            return False
        if read is None or _cells(read) != _cells(puzzle):
            return False
    return True


def _cells(puzzle: Puzzle) -> object:
    figure = puzzle.figure.aligned()
    shapes = tuple(piece.shape for piece in puzzle.pieces)
    return figure.cells, figure.optional, shapes, puzzle.counts, puzzle.min_copies


def _as_toml(found: ConvertiblePuzzles, stem: str) -> Conversion:
    sets: list[PieceSet] = []
    for puzzle in found.puzzles:
        if puzzle.piece_set not in sets:
            sets.append(puzzle.piece_set)
    losses = (*found.losses, *losses_of_sets(found.puzzles, len(sets)))
    pieces = replace(sets[0], name=free_name(stem))
    return Conversion(piece_set_text(pieces).encode(), losses)


WRITERS: dict[str, Callable[[ConvertiblePuzzles, str], Conversion]] = {
    XMPUZZLE_SUFFIX: _as_xmpuzzle,
    FIG_SUFFIX: as_fig,
    TOML_SUFFIX: _as_toml,
}
