"""Find the pieces that the marks of a block show, or the reason why they show no pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial

from cubewright.formats.piece_sets.catalogue import figure_file_piece_sets
from cubewright.model.cell import Cell, difference, shifted
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.translation import counted, several, tr

_MAX_STEPS = 20_000
"""The maximum number of steps for dividing equal marks; four copies need about a hundred."""

_MAX_COPIES = 64
"""Maximum number of copies with the same mark, so that wrong files are read fast."""


Complaint = Callable[[], str]


@dataclass(frozen=True)
class Reading:
    """The pieces of a set that marks show, and the errors in the marks.

    ``complaints`` are functions that return error texts, because most errors are never shown.
    """

    piece_set: PieceSet
    placed: tuple[PlacedPiece, ...]
    complaints: tuple[Complaint, ...]
    unknown: int = 0

    @property
    def used(self) -> tuple[int, ...]:
        """The number of copies of each piece of the set."""
        used = [0] * len(self.piece_set.pieces)
        for placed in self.placed:
            used[placed.piece] += 1
        return tuple(used)

    @property
    def sets(self) -> int:
        """The number of complete sets that the pieces form; 0 if they form no complete set."""
        counts = self.piece_set.counts
        sets = min((used // n for used, n in zip(self.used, counts, strict=True) if n), default=0)
        complete = tuple(sets * count for count in counts)
        return sets if self.used == complete else 0

    @property
    def is_complete(self) -> bool:
        """Whether the marks show every copy of every piece of the set."""
        return not self.complaints and self.used == self.piece_set.counts

    def solution(self, name: str) -> Solution:
        """Return the solution of the figure that the pieces fill."""
        pieces = _subset_of(self)
        cells = (cell for placed in self.placed for cell in placed.cells)
        figure = Figure(cells, name, pieces.lattice)
        index = {piece.symbol: number for number, piece in enumerate(pieces.pieces)}
        placed = tuple(
            replace(each, piece=index[self.piece_set.pieces[each.piece].symbol])
            for each in self.placed
        )
        return Solution(Puzzle(figure, pieces), placed)


def read_pieces(marks: Mapping[Cell, str], pieces: PieceSet, *, is_stated: bool = False) -> Reading:
    """Return the pieces of the set that the marks show.

    Copies may share a mark only in one or several complete sets, or if the file states the set.
    Otherwise each copy in a subset needs its own mark. Without this rule, two figures with no
    header between them would be read as one figure.
    """
    groups: dict[str, list[Cell]] = {}
    for cell, mark in marks.items():
        groups.setdefault(mark, []).append(cell)
    found: list[tuple[int, str, tuple[Cell, ...]]] = []
    shared: list[Complaint] = []
    complaints: list[Complaint] = []
    unknown = 0
    for mark in sorted(groups):
        index = pieces.piece_index(mark)
        if index is None:
            unknown += 1
            complaints.append(partial(_unknown, pieces, mark))
            continue
        copies = divide_cells(pieces.pieces[index], groups[mark])
        if copies is None:
            complaints.append(partial(_complaint, pieces, index, mark, groups[mark]))
        else:
            found.extend((index, mark, copy) for copy in copies)
            if len(copies) > 1:
                shared.append(partial(_shared, pieces, index, mark, len(groups[mark])))
    found.sort(key=lambda each: (each[0], _rank(pieces.pieces[each[0]], each[1]), each[2]))
    placed: list[PlacedPiece] = []
    for index, _, cells in found:
        copy = placed[-1].copy + 1 if placed and placed[-1].piece == index else 0
        placed.append(PlacedPiece(index, copy, cells))
    reading = Reading(pieces, tuple(placed), tuple(complaints), unknown)
    if complaints or reading.sets:
        return reading
    too_often = tuple(_too_often(reading))
    return replace(reading, complaints=too_often if is_stated else tuple(shared) or too_often)


def _rank(piece: Piece, mark: str) -> tuple[int, str]:
    """Return the sort key of a mark: the order of the piece's own marks, other marks last."""
    known = (*piece.marks, piece.symbol)
    return (known.index(mark) if mark in known else len(known), mark)


def divide_cells(piece: Piece, cells: list[Cell]) -> tuple[tuple[Cell, ...], ...] | None:
    """Divide the cells into copies of the piece by depth-first search; None if impossible."""
    if not cells or len(cells) % len(piece) or len(cells) > _MAX_COPIES * len(piece):
        return None
    order = sorted(set(cells))
    bits = {cell: 1 << number for number, cell in enumerate(order)}
    copies_at: dict[int, list[tuple[int, tuple[Cell, ...]]]] = {}
    budget = _MAX_STEPS
    # The first remaining cell is the first cell of the copy that fills it. An explicit stack of
    # (remaining, chosen) avoids Python's recursion limit.
    stack: list[tuple[int, tuple[tuple[Cell, ...], ...]]] = [((1 << len(order)) - 1, ())]
    while stack:
        remaining, chosen = stack.pop()
        if not remaining:
            return chosen
        first = (remaining & -remaining).bit_length() - 1
        if first not in copies_at:
            copies_at[first] = _copies_from(order[first], piece, bits)
        for mask, copy in copies_at[first]:
            if mask & remaining == mask:
                stack.append((remaining ^ mask, (*chosen, copy)))
        budget -= len(piece.orientations)
        if budget <= 0:
            return None
    return None


def _copies_from(
    first: Cell, piece: Piece, bits: Mapping[Cell, int]
) -> list[tuple[int, tuple[Cell, ...]]]:
    """Return the copies of a piece that begin at the cell ``first``.

    All cells of a copy are keys of ``bits``. Each copy has the sum of its cells' bits. The last
    orientation comes first.
    """
    found = []
    shift = piece.lattice.origin(first)
    start = difference(first, shift)
    for shape in reversed(piece.orientations):
        if shape[0] != start:
            continue
        mask = 0
        for cell in shape:
            bit = bits.get(shifted(cell, shift))
            if bit is None:
                break
            mask |= bit
        else:
            found.append((mask, tuple(shifted(cell, shift) for cell in shape)))
    return found


def _unknown(pieces: PieceSet, mark: str) -> str:
    return tr("'{mark}' is not a piece of {pieces}", mark=mark, pieces=pieces.title)


def _shared(pieces: PieceSet, index: int, mark: str, cells: int) -> str:
    return tr(
        "piece {mark} has {cells_there} instead of {size}",
        mark=mark,
        cells_there=counted(cells, pieces.lattice.noun),
        size=len(pieces.pieces[index]),
    )


def _complaint(pieces: PieceSet, index: int, mark: str, cells: list[Cell]) -> str:
    """Return the reason why the cells of a mark do not have the shape of its piece."""
    piece = pieces.pieces[index]
    size, number = len(piece), len(cells)
    copies = max(1, pieces.counts[index])
    nouns = several(pieces.lattice.noun)
    if number < size:
        return tr(
            "piece {mark} has only {number} of its {size} {nouns}",
            mark=mark,
            number=number,
            size=size,
            nouns=nouns,
        )
    if number % size:
        belongs = str(size)
        if copies > 1:
            belongs = tr("{one} or {other}", one=belongs, other=size * copies)
        return tr(
            "piece {mark} has {number} {nouns} instead of {belongs}",
            mark=mark,
            number=number,
            nouns=nouns,
            belongs=belongs,
        )
    if number > size:
        return tr(
            "the {number} {nouns} of {mark} cannot be divided into {number2} pieces {mark}",
            number=number,
            nouns=nouns,
            mark=mark,
            number2=number // size,
        )
    shape = piece.lattice.forms(cells)[0]
    other = next((each for each in pieces.pieces if each.shape == shape), None)
    if other is not None:
        return tr("piece {mark} has the shape of piece {mark2}", mark=mark, mark2=other.mark(0))
    parts = len(Figure(cells, lattice=piece.lattice).parts())
    if parts > 1 and piece.is_connected:
        return tr("piece {mark} is not connected", mark=mark)
    return tr("the {nouns} of piece {mark} have another shape", nouns=nouns, mark=mark)


def _too_often(reading: Reading) -> Iterator[Complaint]:
    pieces = reading.piece_set
    for piece, n, count in zip(pieces.pieces, reading.used, pieces.counts, strict=True):
        if n > count:
            yield partial(_repeated, pieces, piece, n, count)


def _repeated(pieces: PieceSet, piece: Piece, times: int, count: int) -> str:
    return tr(
        "piece {mark} occurs {times} times, but {set} has {count}",
        mark=piece.mark(0),
        times=times,
        set=pieces.title,
        count=count,
    )


def _subset_of(reading: Reading) -> PieceSet:
    pieces, used = reading.piece_set, reading.used
    if used == pieces.counts:
        return pieces
    present = [(p, n) for p, n in zip(pieces.pieces, used, strict=True) if n]
    symbols = "".join(piece.symbol * n for piece, n in present)
    if reading.sets:
        name, title = f"{pieces.name}-{reading.sets}", f"{pieces.title}, {reading.sets} sets"
    else:
        name, title = f"{pieces.name}-{symbols}", f"{pieces.title}, pieces {symbols} only"
    return replace(
        pieces,
        name=name,
        title=title,
        pieces=tuple(piece for piece, _ in present),
        counts=tuple(n for _, n in present),
    )


def best_reading(marks: Mapping[Cell, str], lattice: Lattice = CUBIC) -> Reading:
    """Return the reading of the marks with the piece set that explains them best.

    A complete set takes precedence over a subset, then a smaller set over a larger set, then a
    reading with fewer errors.
    """
    best: Reading | None = None
    for pieces in figure_file_piece_sets(lattice):
        reading = read_pieces(marks, pieces)
        if reading.is_complete:
            return reading
        if best is None or _penalty(reading, len(marks)) < _penalty(best, len(marks)):
            best = reading
    assert best is not None
    return best


def _penalty(reading: Reading, cells: int) -> tuple[int, int, int]:
    distance = abs(reading.piece_set.volume - cells) if reading.complaints else 0
    return (reading.unknown, len(reading.complaints), distance)
