"""Choose the pieces for a figure."""

from __future__ import annotations

from cubewright.formats.built_in import built_in_pieces
from cubewright.formats.fig.default_pieces import default_set
from cubewright.formats.fig.file import Block
from cubewright.formats.fig.statements import stated_piece_set
from cubewright.formats.piece_sets.catalogue import (
    known_piece_sets,
    piece_set_of_volume,
    subset_piece_set,
)
from cubewright.model.figure import Figure
from cubewright.model.fitting import adds_up, any_subset, fitted
from cubewright.model.piece import Piece, PieceSet
from cubewright.presenter.piece_set_edits import base_name


def pieces_for(block: Block, figure: Figure, present: PieceSet) -> PieceSet:
    """Return the set stated in the file, the current one, or the one proposed for the size.

    If there is none, returns a set of which some subset fits. A current set
    that is saved nowhere else is never replaced.
    """
    if not are_kept(present):
        return present
    volumes = range(len(figure.required), len(figure) + 1)
    for filling in (stated_piece_set(block.comments), present):
        if filling is None or filling.lattice != figure.lattice:
            continue
        if filling.volume in volumes:
            return filling
    drawn_with = block.piece_set
    if drawn_with is not None and len(figure) == drawn_with.volume:
        return drawn_with
    proposed = piece_set_of_volume(len(figure), figure.lattice)
    if proposed is not None:
        return proposed
    if present.lattice == figure.lattice and adds_up(any_subset(present), figure):
        return present
    part = subset_piece_set(figure)
    if part is None and present.lattice != figure.lattice:
        return built_in_pieces(figure.lattice)
    return part or present


def pieces_instead(figure: Figure, present: PieceSet) -> PieceSet | None:
    """Return a set with the figure's number of cells if the current one does not fit.

    None if the current pieces are saved nowhere: the user is still editing them.
    """
    if not figure.cells or not present.piece_count or _fill(present, figure):
        return None
    # Checked last, because it scans all sets, and this runs for every cubelet drawn.
    return default_set(figure) if are_kept(present) else None


def worth_stating(pieces: PieceSet, figure: Figure, meant: PieceSet | None) -> PieceSet | None:
    """Return the pieces if they are a known set, fit the figure and are not its default."""
    if meant is not None and meant.name == pieces.name:
        return None
    if not figure.cells or known_piece_sets().get(pieces.name) != pieces:
        return None
    return pieces if _fill(pieces, figure) else None


def are_kept(pieces: PieceSet) -> bool:
    """Whether every piece belongs to a saved set, so that none would be lost."""
    shapes = {_drawn(piece) for piece in pieces.pieces}
    if not shapes:
        return True
    known = known_piece_sets()
    if base_name(pieces.name, known) not in known:
        return False
    return shapes <= {_drawn(piece) for each in known.values() for piece in each.pieces}


def _fill(pieces: PieceSet, figure: Figure) -> bool:
    """Whether the pieces, or an allowed subset, have as many cells as the figure."""
    return adds_up(fitted(figure, pieces).piece_set, figure)


def _drawn(piece: Piece) -> object:
    """Return everything about a piece that a user has drawn."""
    return piece.lattice, piece.shape, None if piece.dark is None else piece.equivalence_key
