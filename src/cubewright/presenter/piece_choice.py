"""Which pieces are taken for a figure, and whether those in hand do for it; no Qt."""

from __future__ import annotations

from cubewright.formats.built_in import built_in_pieces
from cubewright.formats.fig.default_pieces import default_set
from cubewright.formats.fig.file import Block
from cubewright.formats.fig.statements import stated_piece_set
from cubewright.formats.piece_sets.catalogue import (
    known_piece_sets,
    part_taken_of,
    proposed_piece_set,
)
from cubewright.model.figure import Figure
from cubewright.model.fitting import adds_up, any_subset, fitted
from cubewright.model.piece import Piece, PieceSet
from cubewright.presenter.piece_set_edits import base_name


def pieces_for(block: Block, figure: Figure, present: PieceSet) -> PieceSet:
    """The set that the file states, the present one, or else the one proposed for its size.

    Where none is, a set that the figure is a part of; pieces that are kept
    nowhere else are not changed for others.
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
    proposed = proposed_piece_set(len(figure), figure.lattice)
    if proposed is not None:
        return proposed
    if present.lattice == figure.lattice and adds_up(any_subset(present), figure):
        return present
    part = part_taken_of(figure)
    if part is None and present.lattice != figure.lattice:
        return built_in_pieces(figure.lattice)
    return part or present


def pieces_instead(figure: Figure, present: PieceSet) -> PieceSet | None:
    """A set that fills the figure where the present one cannot, by the number of its cells.

    None where pieces are in hand that are kept nowhere: they are in the making.
    """
    if not figure.cells or not present.piece_count or _fill(present, figure):
        return None
    # Asked at last, since it looks through all sets, and this is asked at each cubelet drawn.
    return default_set(figure) if are_kept(present) else None


def worth_stating(pieces: PieceSet, figure: Figure, meant: PieceSet | None) -> PieceSet | None:
    """The pieces, if they have a name, fill the figure and are not those it is meant for anyway."""
    if meant is not None and meant.name == pieces.name:
        return None
    if not figure.cells or known_piece_sets().get(pieces.name) != pieces:
        return None
    return pieces if _fill(pieces, figure) else None


def are_kept(pieces: PieceSet) -> bool:
    """Whether some set has each of the pieces, so that none would have to be made anew."""
    shapes = {_drawn(piece) for piece in pieces.pieces}
    if not shapes:
        return True
    known = known_piece_sets()
    if base_name(pieces.name, known) not in known:
        return False
    return shapes <= {_drawn(piece) for each in known.values() for piece in each.pieces}


def _fill(pieces: PieceSet, figure: Figure) -> bool:
    """Whether the pieces, or a choice of them where that may be, have as many cells."""
    return adds_up(fitted(figure, pieces).piece_set, figure)


def _drawn(piece: Piece) -> object:
    """What a player would have to draw again."""
    return piece.lattice, piece.shape, None if piece.dark is None else piece.equivalence_key
