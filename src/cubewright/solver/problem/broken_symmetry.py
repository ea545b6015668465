"""Whether forbidden cells and pre-placed pieces break symmetries of the figure."""

from __future__ import annotations

from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import mirror_partners
from cubewright.solver.problem.cover import symmetries_of


def breaks_symmetry(puzzle: Puzzle) -> bool:
    """Return whether the constraints of a puzzle break a symmetry of its figure and pieces.

    Only then can the counts up to the puzzle's own symmetry and up to the figure's
    differ. No placements are computed, so this takes well below a millisecond for
    most figures.
    """
    if not puzzle.pre_placed and not puzzle.forbidden:
        return False
    pieces = puzzle.pieces
    number = {cell: index for index, cell in enumerate(puzzle.figure.cells)}
    forbidden = {(pieces[each].equivalence_key, number[cell]) for each, cell in puzzle.forbidden}
    placed = {
        (pieces[each.piece].equivalence_key, frozenset(number[cell] for cell in each.cells))
        for each in puzzle.pre_placed
    }
    copies = list(zip(puzzle.min_copies, puzzle.counts, strict=True))
    has_mirrors = mirror_partners(pieces, copies) is not None
    mirrored = {piece.equivalence_key: piece.mirror_key for piece in pieces}
    group = symmetries_of(puzzle)
    for image, is_turn in zip(group.permutations.tolist(), group.proper, strict=True):
        if not (is_turn or has_mirrors):
            continue
        becomes = {key: key for key in mirrored} if is_turn else mirrored
        if {(becomes[key], image[cell]) for key, cell in forbidden} != forbidden:
            return True
        moved = {(becomes[key], frozenset(image[c] for c in cells)) for key, cells in placed}
        if moved != placed:
            return True
    return False
