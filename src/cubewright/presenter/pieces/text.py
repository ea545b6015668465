"""Summaries of a puzzle's pieces, and headings for piece sets."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.figure_status import misfit
from cubewright.translation import counted, joined, mark, tr

_MAX_PIECES = 100
"""Maximum number of pieces for which the sizes of fitting subsets are computed."""


def pieces_headline(puzzle: Puzzle) -> str:
    """Return in one line a summary of the pieces and of their fit to the figure.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> from cubewright.model.pieces.fitting import puzzle_to_fill
    >>> from cubewright.model.figure import Figure
    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> def text(cells, pieces="soma"):
    ...     figure = Figure(CUBIC.box((cells, 1, 1)))
    ...     return pieces_headline(puzzle_to_fill(figure, piece_set(pieces)))
    >>> text(27), text(8)
    ('Soma · 7 pieces · 27 of 27 cubelets', 'Soma · 2 of 7 pieces · 8 of 8 cubelets')
    >>> text(29), text(0)
    ('Soma · 7 pieces · 2 cubelets too many', 'Soma · 7 pieces · 27 cubelets')
    """
    figure, pieces, noun = puzzle.figure, puzzle.piece_set, puzzle.figure.lattice.noun
    if not figure.cells or not pieces.piece_count:
        return joined(" · ", (pieces_text(puzzle), counted(pieces.volume, pieces.lattice.noun)))
    fill = tr(
        "{filled} of {cells}",
        filled=min(pieces.volume, len(figure)),
        cells=counted(len(figure), noun),
    )
    return joined(" · ", (pieces_text(puzzle), misfit(puzzle) or fill))


def piece_title(piece: Piece) -> str:
    """Return the symbol of a piece, and its name if it differs.

    >>> piece_title(Piece("L", ((0, 0, 0),), "bent tromino")), piece_title(Piece("L", ((0, 0, 0),)))
    ('L  bent tromino', 'L')
    """
    return piece.symbol if piece.name in ("", piece.symbol) else f"{piece.symbol}  {piece.name}"


def copies_text(minimum: int, maximum: int) -> str:
    r"""Return a number of copies, or a range.

    >>> copies_text(2, 2), copies_text(1, 3) == "1\N{EN DASH}3"
    ('2', True)
    """
    return str(maximum) if minimum == maximum else f"{minimum}\N{EN DASH}{maximum}"


def flips_text(symbol: str, *, flips: bool) -> str:
    """Return the undo menu's text for allowing or forbidding the mirror image of a piece.

    >>> flips_text("L", flips=True), flips_text("L", flips=False)
    ('Allow the mirror image of piece L', 'Disallow the mirror image of piece L')
    """
    if flips:
        return tr("Allow the mirror image of piece {symbol}", symbol=symbol)
    return tr("Disallow the mirror image of piece {symbol}", symbol=symbol)


def numbers_text(symbol: str, before: tuple[int, int], minimum: int, maximum: int) -> str:
    """Return the undo menu's text for a change of a piece's number of copies.

    >>> numbers_text("L", (1, 1), 0, 0), numbers_text("L", (0, 0), 1, 1)
    ('Exclude piece L', 'Include piece L')
    >>> numbers_text("L", (1, 1), 2, 2), numbers_text("L", (1, 1), 1, 3)
    ('Use 2 of piece L', 'Use 1 to 3 of piece L')
    """
    if not maximum:
        return tr("Exclude piece {symbol}", symbol=symbol)
    if not before[1]:
        return tr("Include piece {symbol}", symbol=symbol)
    if minimum == maximum:
        return tr("Use {number} of piece {symbol}", number=maximum, symbol=symbol)
    return tr("Use {least} to {most} of piece {symbol}", least=minimum, most=maximum, symbol=symbol)


def pieces_text(puzzle: Puzzle) -> str:
    """Return the title of the piece set, and the number of its pieces that the figure needs.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> from cubewright.model.pieces.fitting import puzzle_to_fill
    >>> from cubewright.model.figure import Figure
    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> def text(cells, pieces="soma"):
    ...     return pieces_text(puzzle_to_fill(Figure(CUBIC.box((cells, 1, 1))), piece_set(pieces)))
    >>> text(27), text(8), text(500)
    ('Soma · 7 pieces', 'Soma · 2 of 7 pieces', 'Soma · 7 pieces')
    >>> text(12, "soma-plus")
    'SOMA+ · 3 to 4 of 11 pieces'
    """
    return joined(" · ", (puzzle.piece_set.title, _number_text(puzzle)))


def _number_text(puzzle: Puzzle) -> str:
    pieces = puzzle.piece_set
    most = pieces.piece_count
    all_pieces = counted(most, "piece")
    if not most:
        return tr("no pieces yet")
    if pieces.uses_every_copy:
        return all_pieces
    if most > _MAX_PIECES:
        return tr("up to {pieces}", pieces=all_pieces)
    numbers = _numbers_of_pieces(puzzle) or [most]
    if numbers == [most]:
        return all_pieces
    if len(numbers) == 1:
        return tr("{number} of {pieces}", number=numbers[0], pieces=all_pieces)
    return tr(
        "{least} to {most} of {pieces}", least=numbers[0], most=numbers[-1], pieces=all_pieces
    )


def _numbers_of_pieces(puzzle: Puzzle) -> list[int]:
    """Return in ascending order the numbers of pieces whose sizes can fill the figure."""
    pieces = puzzle.piece_set
    # Bit c of entry n means that some subset of n pieces has c cells.
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


OWN = mark("My sets")
"""The heading of the user's own sets."""


def grouped_piece_sets(
    sets: Iterable[PieceSet], included: Collection[str]
) -> dict[str, list[PieceSet]]:
    """Return piece sets under headings, each group in the order of its titles.

    There is one group for each lattice, in alphabetical order, and a last group for the user's own
    sets, whose names are not ``included``.
    """
    by_title = sorted(sets, key=lambda each: (each.title.casefold(), each.name))
    groups: dict[str, list[PieceSet]] = {}
    for each in sorted(by_title, key=lambda each: each.lattice.title):
        if each.name in included:
            groups.setdefault(tr(each.lattice.title), []).append(each)
    own = [each for each in by_title if each.name not in included]
    return {**groups, tr(OWN): own} if own else groups
