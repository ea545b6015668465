"""The wishes for the pieces of a cut, each by itself, which do not depend on its moves."""

from __future__ import annotations

from collections.abc import Sequence

from cubewright.model.piece import Piece
from cubewright.model.print_positions import print_positions
from cubewright.solver.design.cut_wishes import CutWishes


def meets_wishes(pieces: Sequence[Piece], wishes: CutWishes) -> bool:
    """Return whether the pieces of a cut meet the wishes for support."""
    return wishes.support is None or all(
        print_positions(piece.lattice, piece.cells, wishes.bridge)[0].unsupported <= wishes.support
        for piece in pieces
    )
