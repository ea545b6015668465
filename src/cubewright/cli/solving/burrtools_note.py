"""Explain why BurrTools may count another number of assemblies."""

from __future__ import annotations

from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import mirror_partners
from cubewright.solver.problem.cover import symmetries_of

EMPTY = "BurrTools counts one more: the assembly without pieces"
MIRRORED = (
    "BurrTools may count fewer: it merges mirror images of assemblies that leave out the pieces "
    "without a mirror image"
)


def burrtools_note(puzzle: Puzzle) -> str:
    """Return why BurrTools may count another number than the unique one; empty if it does not."""
    copies = list(zip(puzzle.min_copies, puzzle.counts, strict=True))
    if not puzzle.figure.required and not any(puzzle.min_copies):
        return EMPTY
    may_be_left_out = any(not least and most for least, most in copies)
    if may_be_left_out and mirror_partners(puzzle.pieces, copies) is None:
        return "" if symmetries_of(puzzle).proper.all() else MIRRORED
    return ""
