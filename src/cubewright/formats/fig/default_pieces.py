"""The default pieces of a figure in a file."""

from __future__ import annotations

from cubewright.formats.fig.block import Block
from cubewright.formats.fig.statements import stated_piece_set
from cubewright.formats.piece_sets.catalogue import piece_set_of_volume, subset_piece_set
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet


def default_pieces(block: Block) -> PieceSet | None:
    """Return the pieces of a solution's marks, or those that the file names, or the default set.

    None if there is no such set.
    """
    figure = block.figure
    if figure is None:
        return None
    if block.piece_set is not None and block.is_solution:
        # Only the marked pieces, which may be a subset of a set.
        return block.solution(block.piece_set).puzzle.piece_set
    return stated_piece_set(block.comments) or default_set(figure)


def default_set(figure: Figure) -> PieceSet | None:
    """Return the default set for the figure's size, or one of which a subset fits."""
    return piece_set_of_volume(len(figure), figure.lattice) or subset_piece_set(figure)
