"""Edits of a piece set; each returns a new set."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from string import ascii_lowercase, ascii_uppercase, digits

from cubewright.model.cell import Cell, difference, keeps_up, turned
from cubewright.model.colours import NO_COLOURS, Colours
from cubewright.model.lattice import Lattice
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import free_colour as first_free_colour
from cubewright.model.pieces.fitting import any_subset
from cubewright.model.pieces.set_names import base_name as base_name
from cubewright.model.pieces.set_names import named as named
from cubewright.model.pieces.set_names import sets_in as sets_in
from cubewright.translation import counted, joined, tr

MAX_COPIES_OF_PIECE = 999
"""Maximum number of copies of one piece."""
_SYMBOLS = ascii_uppercase + digits[1:] + ascii_lowercase


def with_numbers(pieces: PieceSet, index: int, minimum: int, maximum: int) -> PieceSet:
    """Return the set with the given minimum and maximum number of a piece."""
    counts, minimums = list(pieces.counts), list(pieces.min_copies)
    counts[index], minimums[index] = maximum, minimum
    return replace(pieces, counts=tuple(counts), minimums=tuple(minimums))


def stepped_numbers(
    numbers: tuple[int, int], steps: int, former: tuple[int, int]
) -> tuple[int, int]:
    """Return the minimum and maximum number after steps up or down.

    Steps change the end of a range. ``former`` contains the numbers before the piece was excluded.

    >>> stepped_numbers((1, 1), 1, (1, 1)), stepped_numbers((1, 3), -1, (1, 3))
    ((2, 2), (1, 2))
    >>> stepped_numbers((0, 1), -1, (0, 1)), stepped_numbers((0, 0), 1, (0, 1))
    ((0, 0), (0, 1))
    """
    minimum, maximum = numbers
    end = min(max(maximum + steps, 0), MAX_COPIES_OF_PIECE)
    is_range = minimum < maximum or (not maximum and former[0] < former[1])
    return (min(minimum, end), end) if is_range else (end, end)


def with_sets(pieces: PieceSet, sets: int) -> PieceSet:
    """Return the pieces of ``sets`` sets; ``pieces`` may contain several copies of the set."""
    now = sets_in(pieces) or 1
    counts = tuple(n // now * sets for n in pieces.counts)
    least = tuple(
        min(n, -(-k // now) * sets) for n, k in zip(counts, pieces.min_copies, strict=True)
    )
    return replace(pieces, counts=counts, minimums=None if pieces.minimums is None else least)


def with_any_subset(pieces: PieceSet, allowed: bool) -> PieceSet:
    """Return the set, either with any subset of its pieces allowed, or with all required."""
    return any_subset(pieces) if allowed else replace(pieces, minimums=None)


def with_flips(pieces: PieceSet, flips: bool) -> PieceSet:
    """Return the set with mirror images allowed for all chiral pieces, or for none."""
    changed = tuple(replace(p, flips=flips and p.is_chiral) for p in pieces.pieces)
    return replace(pieces, pieces=changed)


def with_one_sided(pieces: PieceSet, one_sided: bool) -> PieceSet:
    """Return the set in which no piece may be turned over, or in which every piece may."""
    changed = tuple(replace(piece, one_sided=one_sided) for piece in pieces.pieces)
    # A piece that can be turned over may equal its mirror image.
    changed = tuple(replace(piece, flips=piece.flips and piece.is_chiral) for piece in changed)
    return replace(pieces, pieces=changed)


def with_piece(pieces: PieceSet, index: int, piece: Piece) -> PieceSet:
    changed = list(pieces.pieces)
    changed[index] = piece
    return replace(pieces, pieces=tuple(changed))


def with_new(pieces: PieceSet, piece: Piece, after: int | None = None) -> PieceSet:
    """Return the set with a new piece after the piece with index ``after`` or at the end."""
    place = len(pieces.pieces) if after is None else after + 1
    return _with_inserted(pieces, place, piece)


def with_moved_piece(pieces: PieceSet, index: int, before: int) -> PieceSet:
    """Return the set with a piece moved before the piece at index ``before``.

    If ``before`` is the number of pieces, the piece is moved to the end.
    """
    order = [place for place in range(len(pieces.pieces)) if place != index]
    order.insert(before - (before > index), index)
    return _in_order(pieces, order)


def without_piece(pieces: PieceSet, index: int) -> PieceSet:
    """Return the set with one of its pieces removed."""
    return _in_order(pieces, [place for place in range(len(pieces.pieces)) if place != index])


def size_and_ways(piece: Piece) -> str:
    """Return the size of a piece and its number of orientations, in words.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> size_and_ways(Piece("C", CUBIC.box((2, 2, 2)))), size_and_ways(Piece("M", ((0, 0, 0),)))
    ('8 cubelets, 1 orientation', '1 cubelet, 1 orientation')
    """
    number = len(piece.coloured_orientations)
    cells = counted(len(piece), piece.lattice.noun)
    return joined(", ", (cells, counted(number, "orientation")))


def mirrored_piece(piece: Piece) -> Piece:
    matrix = next(m for m in piece.lattice.mirrors if keeps_up(m) or not piece.one_sided)
    dark = piece.dark or frozenset()
    image = {turned(cell, matrix): cell in dark for cell in piece.cells}
    colours = frozenset((turned(cell, matrix), number) for cell, number in piece.colours)
    return with_cells(piece, image, piece.dark is not None, colours)


def with_cells(
    piece: Piece,
    cells: Mapping[Cell, bool],
    two_coloured: bool = False,
    colours: Colours = NO_COLOURS,
) -> Piece:
    """Return the piece with other cells, moved to the corner; ``cells`` maps dark cells to True.

    ``colours`` are the colour numbers of the cells.
    """
    start = piece.lattice.corner(list(cells))
    at = {difference(cell, start): is_dark for cell, is_dark in cells.items()}
    dark = frozenset(cell for cell, is_dark in at.items() if is_dark) if two_coloured else None
    numbers = frozenset((difference(cell, start), number) for cell, number in colours)
    return replace(piece, cells=tuple(sorted(at)), dark=dark, colours=numbers)


def copied_piece(pieces: PieceSet, piece: Piece) -> Piece:
    """Return a copy of a piece with another symbol and colour."""
    name = tr("{name} copy", name=piece.name) if piece.name != piece.symbol else ""
    symbol = free_symbol(pieces)
    return replace(
        piece,
        symbol=symbol,
        name=name or symbol,
        colour=free_colour(pieces),
        marks=(),
        aliases=(),
    )


def new_piece(pieces: PieceSet, cells: Iterable[Cell] = ()) -> Piece:
    """Return a new piece with the given cells; without cells, it is empty."""
    symbol = free_symbol(pieces)
    piece = Piece(symbol, (), symbol, free_colour(pieces), lattice=pieces.lattice)
    made = dict.fromkeys(cells, False)
    return with_cells(piece, made) if made else piece


def free_symbol(pieces: PieceSet) -> str:
    """Return a symbol that no piece of the set uses."""
    for symbol in _SYMBOLS:
        if pieces.piece_index(symbol) is None:
            return symbol
    return next(chr(code) for code in range(0xC0, 0x2FF) if pieces.piece_index(chr(code)) is None)


def free_colour(pieces: PieceSet) -> str:
    """Return a colour that no piece uses, or the least used one."""
    return first_free_colour(piece.colour for piece in pieces.pieces)


def empty_set(lattice: Lattice, title: str = "") -> PieceSet:
    return PieceSet("new-set", title or tr("New set"), (), (), lattice)


def _in_order(pieces: PieceSet, order: list[int]) -> PieceSet:
    """Return the set with only the pieces at the given indices, in this order."""
    least = tuple(pieces.min_copies[place] for place in order)
    return replace(
        pieces,
        pieces=tuple(pieces.pieces[place] for place in order),
        counts=tuple(pieces.counts[place] for place in order),
        minimums=None if pieces.minimums is None else least,
    )


def _with_inserted(pieces: PieceSet, place: int, piece: Piece) -> PieceSet:
    def inserted(numbers: tuple[int, ...]) -> tuple[int, ...]:
        return (*numbers[:place], 1, *numbers[place:])

    shapes = (*pieces.pieces[:place], piece, *pieces.pieces[place:])
    fewest = None if pieces.minimums is None else inserted(pieces.minimums)
    return replace(pieces, pieces=shapes, counts=inserted(pieces.counts), minimums=fewest)
