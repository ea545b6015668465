"""Choice of the pieces for a figure: the pieces that its file gives, or others that fit."""

from __future__ import annotations

from cubewright.formats.built_in import built_in_pieces
from cubewright.formats.fig.default_pieces import default_set, stated_set
from cubewright.formats.fig.file import Block
from cubewright.formats.piece_sets.catalogue import known_piece_sets
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.fitting import puzzle_to_fill, some_subset_fits
from cubewright.model.pieces.set_names import base_name


def pieces_of_file(block: Block, figure: Figure) -> PieceSet | None:
    """Return the pieces that a file states for a figure; None if there are none.

    The file states the pieces or draws them as a solution; otherwise they are the default set for
    the current size of the figure.
    """
    stated = stated_set(block)
    if stated is not None:
        return stated
    drawn_with = block.piece_set
    if drawn_with is not None and len(figure) == drawn_with.volume:
        return drawn_with
    return default_set(figure) if figure.cells else None


def pieces_for(block: Block, figure: Figure, present: PieceSet) -> PieceSet:
    """Return the pieces to show for a figure of a file.

    The pieces depend on the file alone, so every program that opens it solves the same puzzle. If
    the file gives no pieces, the current pieces ``present`` stay.
    """
    of_file = pieces_of_file(block, figure)
    if of_file is not None:
        return of_file
    return present if present.lattice == figure.lattice else built_in_pieces(figure.lattice)


def fitting_pieces(figure: Figure, present: PieceSet) -> PieceSet | None:
    """Return a set with the figure's number of cells if the current set does not fit, else None.

    Also returns None if the current pieces are not saved, because the user is still editing them.
    """
    if not figure.cells or (present.piece_count and _fill(present, figure)):
        return None
    # Checked last, because it scans all sets, and this code runs for every drawn cubelet.
    return default_set(figure) if are_kept(present) else None


def pieces_to_state(pieces: PieceSet, figure: Figure, meant: PieceSet | None) -> PieceSet | None:
    """Return the pieces if a file should state them for a figure by default, else None.

    Pieces need no statement if ``meant``, the set that is assumed without a statement, gives the
    same puzzle, or if they are a saved set that does not fit the figure.
    """
    if meant == pieces or (meant and puzzle_to_fill(figure, meant).piece_set == pieces):
        return None
    if known_piece_sets().get(pieces.name) != pieces:
        return pieces
    return pieces if figure.cells and _fill(pieces, figure) else None


def are_kept(pieces: PieceSet) -> bool:
    """Return whether every piece belongs to a saved set, so that no piece can be lost."""
    shapes = {_drawn(piece) for piece in pieces.pieces}
    if not shapes:
        return True
    known = known_piece_sets()
    if base_name(pieces.name, known) not in known:
        return False
    return shapes <= {_drawn(piece) for each in known.values() for piece in each.pieces}


def _fill(pieces: PieceSet, figure: Figure) -> bool:
    return some_subset_fits(puzzle_to_fill(figure, pieces).piece_set, figure)


def _drawn(piece: Piece) -> object:
    return piece.lattice, piece.shape, None if piece.dark is None else piece.equivalence_key
