"""The wishes for the pieces of a cut, each by itself, which do not depend on its moves."""

from __future__ import annotations

from collections.abc import Sequence

from cubewright.model.figure import Figure
from cubewright.model.generators.generated_set import is_symmetrical
from cubewright.model.piece import Piece
from cubewright.model.print_positions import print_positions
from cubewright.model.symmetry.equivalence import canonical_form
from cubewright.solver.design.cut_wishes import CutWishes, Symmetry


def meets_wishes(pieces: Sequence[Piece], wishes: CutWishes) -> bool:
    """Return whether the pieces of a cut meet the wishes for support and symmetry."""
    if wishes.symmetry is Symmetry.NONE:
        forms = {canonical_form(Figure(piece.cells, lattice=piece.lattice)) for piece in pieces}
        is_symmetrical_piece = (is_symmetrical(piece.lattice, piece.cells) for piece in pieces)
        if len(forms) < len(pieces) or any(is_symmetrical_piece):
            return False
    return wishes.support is None or all(
        print_positions(piece.lattice, piece.cells, wishes.bridge)[0].unsupported <= wishes.support
        for piece in pieces
    )
