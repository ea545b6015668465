"""Shapes of all problems of a document, for use as the figure or as pieces of one problem."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.presenter.files.document_content import Content
from cubewright.presenter.pieces.set_edits import (
    free_colour,
    free_symbol,
    with_new,
    with_numbers,
)


class OtherPiece(NamedTuple):
    """A piece of another problem, and the name of this problem."""

    piece: Piece
    problem: str


MAX_OTHERS = 200
"""The maximum number of listed pieces that belong to other problems."""


def figure_of_piece(piece: Piece, name: str) -> Figure:
    """Return a figure with the cells and colours of a piece."""
    return Figure(piece.cells, name, piece.lattice, dark=piece.dark, colours=piece.colours)


def with_pieces_of(pieces: PieceSet, others: PieceSet) -> PieceSet:
    """Return the set with missing pieces added from another set, in the same numbers.

    A piece whose symbol is taken gets another symbol and colour.
    """
    known = {each.equivalence_key for each in pieces.pieces}
    table = zip(others.pieces, others.min_copies, others.counts, strict=True)
    for piece, minimum, maximum in table:
        if piece.equivalence_key in known:
            continue
        known.add(piece.equivalence_key)
        added = piece
        if pieces.piece_index(piece.symbol) is not None:
            symbol = free_symbol(pieces)
            name = symbol if piece.name == piece.symbol else piece.name
            colour = free_colour(pieces)
            added = replace(piece, symbol=symbol, name=name, colour=colour, marks=(), aliases=())
        pieces = with_new(pieces, added)
        if (minimum, maximum) != (1, 1):
            pieces = with_numbers(pieces, len(pieces.pieces) - 1, minimum, maximum)
    return pieces


def pieces_of_others(content: Content, current: int, pieces: PieceSet) -> list[OtherPiece]:
    """Return the different pieces that a set lacks and other problems on the same grid have."""
    known = {each.equivalence_key for each in pieces.pieces}
    found: list[OtherPiece] = []
    for index in problems_with_pieces(content, current, pieces):
        others = content.pieces(index)
        assert others is not None
        for piece in others.pieces:
            if piece.cells and piece.equivalence_key not in known:
                known.add(piece.equivalence_key)
                found.append(OtherPiece(piece, content.name(index)))
        if len(found) >= MAX_OTHERS:
            break
    return found[:MAX_OTHERS]


def with_other_piece(pieces: PieceSet, piece: Piece, minimum: int, maximum: int) -> PieceSet:
    """Return the set with a piece of another problem, and its limits for the number of copies."""
    one = PieceSet("", "", (piece,), (maximum,), piece.lattice, minimums=(minimum,))
    return with_pieces_of(pieces, one)


def problems_with_figures(content: Content, current: int) -> list[int]:
    """Return the indices of the other problems whose figure the current problem can take."""
    lattice = content.shown_figure(current).lattice
    found = []
    for index in range(len(content.entries)):
        figure = content.figure(index)
        if index != current and figure is not None and figure.cells and figure.lattice == lattice:
            found.append(index)
    return found


def problems_with_pieces(content: Content, current: int, pieces: PieceSet) -> list[int]:
    """Return the indices of the other problems with pieces that the current set lacks."""
    known = {each.equivalence_key for each in pieces.pieces}
    found = []
    for index in range(len(content.entries)):
        others = None if index == current else content.pieces(index)
        if others is None or others.lattice != pieces.lattice:
            continue
        if any(each.equivalence_key not in known for each in others.pieces):
            found.append(index)
    return found
