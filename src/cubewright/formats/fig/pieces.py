"""Which pieces the marks of a block are, and why they are not where they are none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from cubewright.formats.piece_sets.catalogue import figure_file_piece_sets
from cubewright.model.cell import Cell, difference, shifted
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution

_TRIES = 20_000
"""So much work at most goes into telling equal marks apart; four copies need some hundred."""

_COPIES = 64
"""So many copies at most are told apart, so that a large file of nonsense is read at once."""


@dataclass(frozen=True)
class Reading:
    """The pieces that marks are in the light of one piece set, and what is wrong with them."""

    piece_set: PieceSet
    placed: tuple[PlacedPiece, ...]
    complaints: tuple[str, ...]
    unknown: int = 0

    @property
    def used(self) -> tuple[int, ...]:
        """How often each piece of the set is there."""
        used = [0] * len(self.piece_set.pieces)
        for placed in self.placed:
            used[placed.piece] += 1
        return tuple(used)

    @property
    def sets(self) -> int:
        """How many whole sets the pieces are; 0 where they are none."""
        counts = self.piece_set.counts
        sets = min((used // n for used, n in zip(self.used, counts, strict=True) if n), default=0)
        whole = tuple(sets * count for count in counts)
        return sets if self.used == whole else 0

    @property
    def is_whole(self) -> bool:
        """Whether every piece of the set is there, as often as the set has it."""
        return not self.complaints and self.used == self.piece_set.counts

    def solution(self, name: str) -> Solution:
        """The solution of the figure that the pieces fill."""
        pieces = _part_of(self)
        cells = (cell for placed in self.placed for cell in placed.cells)
        figure = Figure(cells, name, pieces.lattice)
        index = {piece.symbol: number for number, piece in enumerate(pieces.pieces)}
        placed = tuple(
            replace(each, piece=index[self.piece_set.pieces[each.piece].symbol])
            for each in self.placed
        )
        return Solution(Puzzle(figure, pieces), placed)


def read_pieces(marks: Mapping[Cell, str], pieces: PieceSet) -> Reading:
    """The pieces of the set that the marks are.

    A mark that covers several copies is divided among them, in sets that are
    there as a whole, once or several times over. A part of a set needs a mark
    for each copy, or two figures run together would pass for one.
    """
    groups: dict[str, list[Cell]] = {}
    for cell, mark in marks.items():
        groups.setdefault(mark, []).append(cell)
    found: list[tuple[int, str, tuple[Cell, ...]]] = []
    shared: list[str] = []
    complaints: list[str] = []
    unknown = 0
    for mark in sorted(groups):
        index = pieces.piece_of(mark)
        if index is None:
            unknown += 1
            complaints.append(f"'{mark}' is no piece of {pieces.title}")
            continue
        copies = divided(pieces.pieces[index], groups[mark])
        if copies is None:
            complaints.append(_complaint(pieces, index, mark, groups[mark]))
        else:
            found.extend((index, mark, copy) for copy in copies)
            if len(copies) > 1:
                size = len(pieces.pieces[index])
                cells_there = f"{len(groups[mark])} {pieces.lattice.noun}s"
                shared.append(f"piece {mark} has {cells_there} instead of {size}")
    found.sort(key=lambda each: (each[0], _rank(pieces.pieces[each[0]], each[1]), each[2]))
    placed: list[PlacedPiece] = []
    for index, _, cells in found:
        copy = placed[-1].copy + 1 if placed and placed[-1].piece == index else 0
        placed.append(PlacedPiece(index, copy, cells))
    reading = Reading(pieces, tuple(placed), tuple(complaints), unknown)
    if complaints or reading.sets:
        return reading
    return replace(reading, complaints=tuple(shared) or tuple(_too_often(reading)))


def _rank(piece: Piece, mark: str) -> tuple[int, str]:
    """Where a mark comes among the copies: as the piece set lists them, others after."""
    known = (*piece.marks, piece.symbol)
    return (known.index(mark) if mark in known else len(known), mark)


def divided(piece: Piece, cells: list[Cell]) -> tuple[tuple[Cell, ...], ...] | None:
    """The cells as copies of the piece, the first division in order; none where there is none."""
    if not cells or len(cells) % len(piece) or len(cells) > _COPIES * len(piece):
        return None
    budget = _TRIES
    origin = piece.lattice.origin
    # The least cell left is the least cell of the copy that fills it. An explicit
    # stack of what is left, what is chosen: files may be as large as they like.
    stack: list[tuple[frozenset[Cell], tuple[tuple[Cell, ...], ...]]] = [(frozenset(cells), ())]
    while stack:
        left, chosen = stack.pop()
        if not left:
            return chosen
        first = min(left)
        shift = origin(first)
        for shape in reversed(piece.orientations):
            budget -= 1
            if difference(first, shift) == shape[0]:
                copy = tuple(shifted(cell, shift) for cell in shape)
                if left.issuperset(copy):
                    stack.append((left.difference(copy), (*chosen, copy)))
        if budget <= 0:
            return None
    return None


def _complaint(pieces: PieceSet, index: int, mark: str, cells: list[Cell]) -> str:
    """Why cells of one mark are not the piece that the mark names."""
    piece = pieces.pieces[index]
    size, number = len(piece), len(cells)
    copies = max(1, pieces.counts[index])
    nouns = f"{pieces.lattice.noun}s"
    if number < size:
        return f"piece {mark} has only {number} of its {size} {nouns}"
    if number % size:
        belongs = str(size) if copies == 1 else " or ".join(str(size * n) for n in (1, copies))
        return f"piece {mark} has {number} {nouns} instead of {belongs}"
    if number > size:
        return f"the {number} {nouns} of {mark} do not divide into {number // size} pieces {mark}"
    shape = piece.lattice.forms(cells)[0]
    other = next((each for each in pieces.pieces if each.shape == shape), None)
    if other is not None:
        names = next((m for m in (*other.marks, other.symbol)), other.symbol)
        return f"piece {mark} has the shape of piece {names}"
    parts = len(Figure(cells, lattice=piece.lattice).parts())
    if parts > 1 and len(Figure(piece.cells, lattice=piece.lattice).parts()) == 1:
        return f"piece {mark} does not hang together"
    return f"the {nouns} of piece {mark} have another shape"


def _too_often(reading: Reading) -> Iterator[str]:
    """Pieces that are there more often than the set has them."""
    pieces = reading.piece_set
    for piece, n, count in zip(pieces.pieces, reading.used, pieces.counts, strict=True):
        if n > count:
            yield f"piece {piece.mark(0)} is there {n} times, and {pieces.title} has {count}"


def _part_of(reading: Reading) -> PieceSet:
    """The set with just the pieces used; the set itself where that is all of them."""
    pieces, used = reading.piece_set, reading.used
    if used == pieces.counts:
        return pieces
    there = [(p, n) for p, n in zip(pieces.pieces, used, strict=True) if n]
    symbols = "".join(piece.symbol * n for piece, n in there)
    if reading.sets:
        name, title = f"{pieces.name}-{reading.sets}", f"{pieces.title}, {reading.sets} sets"
    else:
        name, title = f"{pieces.name}-{symbols}", f"{pieces.title}, pieces {symbols} only"
    return replace(
        pieces,
        name=name,
        title=title,
        pieces=tuple(piece for piece, _ in there),
        counts=tuple(n for _, n in there),
    )


def best_reading(marks: Mapping[Cell, str], lattice: Lattice = CUBIC) -> Reading:
    """The marks in the light of the piece set that explains them best.

    A set that they are wholly comes before one of which they are a part, a
    smaller set before a larger, and fewer faults before more.
    """
    best: Reading | None = None
    for pieces in figure_file_piece_sets(lattice):
        reading = read_pieces(marks, pieces)
        if reading.is_whole:
            return reading
        if best is None or _badness(reading, len(marks)) < _badness(best, len(marks)):
            best = reading
    assert best is not None
    return best


def _badness(reading: Reading, cells: int) -> tuple[int, int, int]:
    distance = abs(reading.piece_set.volume - cells) if reading.complaints else 0
    return (reading.unknown, len(reading.complaints), distance)
