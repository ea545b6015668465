"""Which problems of a document have a piece."""

from __future__ import annotations

from cubewright.model.piece import Piece
from cubewright.presenter.files.document_content import Content


def problems_with(content: Content, piece: Piece, current: int) -> list[int]:
    """Return the indices of the problems with a piece of the same shape and colours.

    ``current``: the index of a problem that has it, also where its file gives no pieces.
    """
    key = piece.equivalence_key
    found = []
    for index in range(len(content.entries)):
        pieces = None if index == current else content.pieces(index)
        others = () if pieces is None else pieces.pieces
        if index == current or any(each.equivalence_key == key for each in others):
            found.append(index)
    return found
