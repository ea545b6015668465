"""Choose the default pieces of a figure in a file, and make its puzzle."""

from __future__ import annotations

from cubewright.formats.fig.block import Block
from cubewright.formats.fig.statements import inline_statement, stated_piece_set, stated_pieces
from cubewright.formats.piece_sets.catalogue import piece_set_of_volume, subset_piece_set
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.model.puzzle import Puzzle
from cubewright.translation import tr


def default_pieces(block: Block) -> PieceSet | None:
    """Return the pieces of a figure, by its marks, by a statement in its file, or by its size.

    If the marks show a solution, the result is the set of pieces that the marks show, perhaps a
    subset of a known set, unless the file states a different set. None if no set fits.

    Raises:
        FormatError: The directives about the pieces contain an error.
    """
    figure = block.figure
    if figure is None:
        return None
    if block.pieces_problem is not None:
        raise block.pieces_problem
    stated, drawn_with = stated_set(block), block.piece_set
    states_other = stated is not None and (drawn_with is None or stated.name != drawn_with.name)
    if drawn_with is not None and block.is_solution and block.pieces is None and not states_other:
        # The marks may show only a subset of a set.
        return block.solution(drawn_with).puzzle.piece_set
    return stated or default_set(figure)


def puzzle_of_block(block: Block) -> Puzzle | None:
    """Return a figure with its default pieces and the constraints of its file.

    None if the block contains no figure, or no set fits.

    Raises:
        FormatError: The directives about the pieces contain an error.
    """
    pieces = default_pieces(block)
    if block.figure is None or pieces is None:
        return None
    return block.constraints.apply_to(puzzle_to_fill(block.figure, pieces))


def stated_set(block: Block) -> PieceSet | None:
    """Return the set that a file describes or names for a figure, or None."""
    return block.pieces if block.pieces is not None else stated_piece_set(block.comments)


def unknown_pieces_message(block: Block) -> str:
    """Return a message about an unknown piece set named in the file, or an empty text."""
    stated = stated_pieces(block.comments)
    if stated is None or inline_statement(stated) or stated_set(block) is not None:
        return ""
    return tr("its piece set “{set}” is unknown", set=stated)


def default_set(figure: Figure) -> PieceSet | None:
    """Return the default set for the figure's size, or Soma if a subset of it has this size."""
    return piece_set_of_volume(len(figure), figure.lattice) or subset_piece_set(figure)
