"""The pieces of a puzzle at a glance, in a few words."""

from __future__ import annotations

from cubewright.model.counted import counted
from cubewright.model.puzzle import Puzzle

_MAX_PIECES = 100
"""With more pieces, the number that a subset has is not worked out."""


def pieces_text(puzzle: Puzzle) -> str:
    """Return the title of the piece set, and how many of its pieces the figure takes.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> from cubewright.model.pieces.fitting import fitted
    >>> from cubewright.model.figure import Figure
    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> def text(cells, pieces="soma"):
    ...     return pieces_text(fitted(Figure(CUBIC.box((cells, 1, 1))), piece_set(pieces)))
    >>> text(27), text(8), text(500)
    ('Soma · 7 pieces', 'Soma · 2 of 7 pieces', 'Soma · 7 pieces')
    >>> text(12, "soma-plus")
    'SOMA+ · 3 to 4 of 11 pieces'
    """
    pieces = puzzle.piece_set
    most = pieces.piece_count
    if not most:
        return f"{pieces.title} · no pieces yet"
    if pieces.uses_every_copy:
        return f"{pieces.title} · {counted(most, 'piece')}"
    if most > _MAX_PIECES:
        return f"{pieces.title} · up to {counted(most, 'piece')}"
    numbers = _numbers_of_pieces(puzzle) or [most]
    number = f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"
    of_all = counted(most, "piece")
    return f"{pieces.title} · {of_all if numbers == [most] else f'{number} of {of_all}'}"


def _numbers_of_pieces(puzzle: Puzzle) -> list[int]:
    """Return the numbers of pieces that fill the figure by their sizes, ascending."""
    pieces = puzzle.piece_set
    # Bit c of entry n is set: some subset of n pieces has c cells.
    reachable = [1] + [0] * pieces.piece_count
    within = (2 << len(puzzle.figure)) - 1
    for piece, least, most in zip(pieces.pieces, pieces.min_copies, pieces.counts, strict=True):
        for copy in range(most):
            for n in range(pieces.piece_count, 0, -1):
                kept = 0 if copy < least else reachable[n]
                reachable[n] = kept | (reachable[n - 1] << len(piece)) & within
            if copy < least:
                reachable[0] = 0
    wanted = within & -1 << puzzle.min_filled
    return [n for n, cells in enumerate(reachable) if cells & wanted]
