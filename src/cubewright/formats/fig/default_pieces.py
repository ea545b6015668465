"""Which pieces a figure of a file is meant for, where nobody says otherwise."""

from __future__ import annotations

from cubewright.formats.fig.block import Block
from cubewright.formats.fig.statements import stated_piece_set
from cubewright.formats.piece_sets.catalogue import piece_set_of_volume, subset_piece_set
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet


def default_pieces(block: Block) -> PieceSet | None:
    """The pieces that a solution is marked with, that its file states, or the usual ones.

    Of the usual set a figure may fill a part. None where no set fills it.
    """
    figure = block.figure
    if figure is None:
        return None
    if block.piece_set is not None and block.is_solution:
        # Just the marked pieces, which may be a part of a set.
        return block.solution(block.piece_set).puzzle.piece_set
    return stated_piece_set(block.comments) or default_set(figure)


def default_set(figure: Figure) -> PieceSet | None:
    """The set that is proposed for a figure of its size, or else the one it takes a part of."""
    return piece_set_of_volume(len(figure), figure.lattice) or subset_piece_set(figure)
