"""How a piece set and a figure come together: all pieces, a choice of them, several sets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle

SizeChoice = tuple[tuple[int, int], ...]
"""How many pieces of each size: pairs of a size and a number, the smallest size first."""


def fitted(figure: Figure, pieces: PieceSet) -> Puzzle:
    """The puzzle that a player means who has a figure and a piece set in hand.

    A figure smaller than the whole set takes every choice of pieces that adds
    up, where there is one and it is not said how many are to be used. A figure
    in one colour is coloured like a chessboard for pieces in two.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> from cubewright.model.piece import Piece
    >>> square = Piece("S", CUBIC.box((2, 2, 1)))
    >>> two = PieceSet("two", "Two squares", (square,), (2,))
    >>> fitted(Figure(CUBIC.box((2, 2, 1))), two).piece_set.least
    (0,)
    >>> fitted(Figure(CUBIC.box((2, 3, 1))), two).piece_set.least
    (2,)
    """
    if pieces.fewest is None and 0 < len(figure) < pieces.volume:
        any_of_them = any_subset(pieces)
        if adds_up(any_of_them, figure):
            pieces = any_of_them
    return Puzzle(_coloured(figure, pieces), pieces)


def any_subset(pieces: PieceSet) -> PieceSet:
    """The same pieces, none of which must be used."""
    return replace(pieces, fewest=(0,) * len(pieces.pieces))


def sets_of(pieces: PieceSet, sets: int) -> PieceSet:
    """So many sets thrown together."""
    if sets == 1:
        return pieces
    return replace(
        pieces,
        name=f"{pieces.name}-{sets}",
        title=f"{pieces.title}, {sets} sets",
        counts=tuple(n * sets for n in pieces.counts),
        fewest=None if pieces.fewest is None else tuple(n * sets for n in pieces.fewest),
    )


def adds_up(pieces: PieceSet, figure: Figure) -> bool:
    """Whether a choice of the pieces has as many cells as the figure, so far as it can be filled.

    Between the fewest and the most of each piece; cells that may stay empty
    count or do not.
    """
    return adds_up_to(pieces, range(len(figure.required), len(figure) + 1))


def adds_up_to(pieces: PieceSet, wanted: Iterable[int]) -> bool:
    """Whether a choice of the pieces has one of the wanted numbers of cells."""
    reachable = 1  # bit n: some choice has n cells
    for piece, least, most in zip(pieces.pieces, pieces.least, pieces.counts, strict=True):
        reachable <<= least * len(piece)
        for _ in range(most - least):
            reachable |= reachable << len(piece)
    return any(reachable >> cells & 1 for cells in wanted)


def size_choices(pieces: PieceSet, cells: int) -> Iterator[SizeChoice]:
    """Every way to make up so many cells, as how many pieces of each size it takes.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> from cubewright.model.piece import Piece
    >>> shapes = [CUBIC.box((n, 1, 1)) for n in (1, 2, 3)]
    >>> one_two_three = any_subset(
    ...     PieceSet("", "", tuple(Piece("ABC"[i], s) for i, s in enumerate(shapes)), (1, 1, 1))
    ... )
    >>> list(size_choices(one_two_three, 3))
    [((3, 1),), ((1, 1), (2, 1))]
    """
    ranges: dict[int, tuple[int, int]] = {}
    for piece, least, most in zip(pieces.pieces, pieces.least, pieces.counts, strict=True):
        low, high = ranges.get(len(piece), (0, 0))
        ranges[len(piece)] = (low + least, high + most)
    sizes = sorted(ranges)

    def choose(place: int, left: int, chosen: SizeChoice) -> Iterator[SizeChoice]:
        if place == len(sizes):
            if not left:
                yield chosen
            return
        size = sizes[place]
        low, high = ranges[size]
        for number in range(low, min(high, left // size) + 1):
            more = ((size, number),) if number else ()
            yield from choose(place + 1, left - number * size, (*chosen, *more))

    yield from choose(0, cells, ())


def _coloured(figure: Figure, pieces: PieceSet) -> Figure:
    """The figure in two colours where the pieces are and it is not.

    Dark is the half that has as many cells as the pieces have dark ones, if
    that is only one of them; else the half with the even cells.
    """
    colour = figure.lattice.colour
    used = [(p, n) for p, n in zip(pieces.pieces, pieces.counts, strict=True) if n]
    if figure.dark is not None or colour is None or all(p.dark is None for p, _ in used):
        return figure
    even = frozenset(cell for cell in figure.cells if colour(cell) == 0)
    odd = frozenset(figure.cells) - even
    wanted = sum(len(p.dark) * n for p, n in used if p.dark is not None)
    return replace(figure, dark=odd if len(odd) == wanted != len(even) else even)
