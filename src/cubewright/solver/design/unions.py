"""Collection of the figures that all pieces of a set fill within a container, part by part.

A figure is a union of disjoint placements, one of each copy. All unions of the first copies are
formed before the next copy is added, and equal unions are merged. The time therefore depends on the
number of unions, not on the number of ways to fill them (dynamic programming over subsets of
cells). A part begins with one placement of one piece and some placements of another piece. Of
symmetric placements in the container, only one begins a part. Parts are independent, so workers
share them, and a run can stop between two parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

import numpy as np

from cubewright.model.cell import Cell, IntArray, MaskArray
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.piece import PieceSet
from cubewright.model.symmetry.equivalence import canonical_form
from cubewright.model.symmetry.group import mirror_partners, symmetry_group
from cubewright.solver.problem.placements import placements_of_pieces
from cubewright.solver.search.control import Control

MAX_FIGURES = 100_000
"""Maximum number of different figures of one run; each figure needs about 1 kB."""
MIN_PARTS = 64
"""The approximate minimum number of parts, if there are enough beginnings."""
MAX_UNIONS = 1 << 17
"""The number of unions to extend together; each needs some 100 bytes."""
PAIRS_TOGETHER = 1 << 18
"""The number of pairs of a union and a placement to test together, in some milliseconds."""

CHECKED_ROWS = 100
"""The number of unions between two checks of the control; each takes up to 0.2 ms."""

_WORD = 64


def part_count(container: Figure, pieces: PieceSet) -> int:
    """Return the number of parts of a collection; 0 if the pieces do not fit."""
    return len(_parts_of(container, pieces).parts)


def collect_part(
    container: Figure, pieces: PieceSet, number: int, control: Control
) -> tuple[bytes, ...] | None:
    """Return the canonical forms of the connected figures of a part, sorted.

    Returns None if the control stopped the collection, and :data:`MAX_FIGURES` + 1 forms if there
    are too many. A worker of a pool may call this. Forms are in the format of :func:`form_cells`.
    """
    return _parts_of(container, pieces).collect(number, control)


def form_cells(form: bytes) -> tuple[Cell, ...]:
    """Return the cells of a form, which stores three little-endian int16 for each cell."""
    cells = np.frombuffer(form, "<i2").reshape(-1, 3).tolist()
    return tuple((x, y, z) for x, y, z in cells)


def as_form(cells: Sequence[Cell]) -> bytes:
    """Return the form of cells in the given order."""
    return np.array(cells, "<i2").tobytes()


@lru_cache(maxsize=2)
def _parts_of(container: Figure, pieces: PieceSet) -> _Parts:
    """Return the parts of a collection, cached for the later calls of a worker."""
    return _Parts(container, pieces)


class _Parts:
    def __init__(self, container: Figure, pieces: PieceSet) -> None:
        self._cells = np.array(container.cells)
        self._words = -(-len(container) // _WORD)
        self._forms = _Forms(pieces)
        tables = placements_of_pieces(container, pieces.pieces)
        copies = [k for k, count in enumerate(pieces.counts) for _ in range(count)]
        if not copies or not all(len(tables[k]) for k in copies):
            self.parts: list[tuple[int, int, int]] = []
            return
        # Begin with a piece with one copy and many placements, if possible.
        copies.sort(key=lambda k: (pieces.counts[k] > 1, -len(tables[k])))
        first, rest = copies[0], sorted(copies[1:], key=lambda k: len(tables[k]))
        merges = self._forms.merges_mirror_images
        self._first = self._masks(_different(container, pieces, tables[first], mirrored=merges))
        self._rest = [self._masks(tables[k]) for k in rest]
        slices = 1
        if len(self._rest) > 1 and len(self._first):
            slices = -(-MIN_PARTS // len(self._first))
        self.parts = [(k, part, slices) for k in range(len(self._first)) for part in range(slices)]

    def collect(self, number: int, control: Control) -> tuple[bytes, ...] | None:
        first, part, slices = self.parts[number]
        rest = list(self._rest)
        if slices > 1:
            rest.insert(0, rest.pop()[part::slices])
        found: set[bytes] = set()
        for block in _unions(self._first[first : first + 1], rest, control):
            bits = np.unpackbits(block.view(np.uint8), axis=1, bitorder="little")
            for number, row in enumerate(bits[:, : len(self._cells)].astype(bool)):
                if number % CHECKED_ROWS == 0:
                    control.wait_while_paused()
                    if control.stopped:
                        return None
                form = self._forms.of(self._cells[row])
                if form is not None:
                    found.add(form)
            if len(found) > MAX_FIGURES:
                break
        if control.stopped:
            return None
        return tuple(sorted(found)[: MAX_FIGURES + 1])

    def _masks(self, table: IntArray) -> MaskArray:
        """Return the masks of placements, ``(n, words)``, with a bit for each cell."""
        masks = np.zeros((len(table), self._words), np.uint64)
        one = np.uint64(1)
        for column in table.T:
            masks[np.arange(len(table)), column // _WORD] |= one << (column % _WORD).astype(
                np.uint64
            )
        return masks


def _different(container: Figure, pieces: PieceSet, table: IntArray, *, mirrored: bool) -> IntArray:
    # These symmetries keep colours; optional cells do not matter.
    loose = replace(container, optional=frozenset(container.cells))
    upright = any(piece.one_sided for piece in pieces.pieces)
    group = symmetry_group(loose, upright=upright)
    elements = group.permutations if mirrored and not upright else group.permutations[group.proper]
    kept = []
    known: set[bytes] = set()
    for row in table:
        if row.tobytes() not in known:
            kept.append(row)
            known.update(image.tobytes() for image in np.sort(elements[:, row], axis=1))
    return np.array(kept, np.int32).reshape(len(kept), table.shape[1])


def _unions(block: MaskArray, rest: Sequence[MaskArray], control: Control) -> Iterator[MaskArray]:
    """Yield blocks of the different unions with one placement from each table of ``rest``."""
    if not rest:
        yield block
        return
    table = rest[0]
    made: list[MaskArray] = []
    count = 0
    size = max(1, PAIRS_TOGETHER // max(1, len(table)))
    for low in range(0, len(block), size):
        control.wait_while_paused()
        if control.stopped:
            return
        some = block[low : low + size]
        fits = ~(some[:, None, 0] & table[None, :, 0]).astype(bool)
        for word in range(1, block.shape[1]):
            fits &= ~(some[:, None, word] & table[None, :, word]).astype(bool)
        one, other = fits.nonzero()
        made.append(_different_rows(some[one] | table[other]))
        count += len(made[-1])
        if count > MAX_UNIONS:
            yield from _unions(_different_rows(np.concatenate(made)), rest[1:], control)
            made, count = [], 0
    if count:
        yield from _unions(_different_rows(np.concatenate(made)), rest[1:], control)


def _different_rows(masks: MaskArray) -> MaskArray:
    if masks.shape[1] == 1:
        return np.unique(masks).reshape(-1, 1)
    different: MaskArray = np.unique(masks, axis=0)
    return different


class _Forms:
    """The canonical forms of figures; figures that are equal up to turning have the same form.

    If the set contains the mirror image of each of its pieces, a figure and its mirror image have
    the same form, because they have the same solutions. With other sets, their forms differ.
    """

    def __init__(self, pieces: PieceSet) -> None:
        self._lattice: Lattice = pieces.lattice
        self._seen: dict[bytes, bytes | None] = {}
        copies = [(count, count) for count in pieces.counts]
        self.merges_mirror_images = mirror_partners(pieces.pieces, copies) is not None

    def of(self, cells: IntArray) -> bytes | None:
        """Return the form of the figure with cells ``(n, 3)``; None if it is not connected."""
        lattice = self._lattice
        listed: list[Cell] = [(x, y, z) for x, y, z in cells.tolist()]
        moved = as_form(lattice.normalized(listed))
        seen = self._seen
        if moved in seen:
            return seen[moved]
        if len(seen) > 4 * MAX_FIGURES:
            self._seen = {}  # not cleared in place, since threads of a worker share it
        form = self._seen[moved] = self._made(listed)
        return form

    def _made(self, cells: list[Cell]) -> bytes | None:
        figure = Figure(cells, lattice=self._lattice)
        if len(figure.parts()) > 1:
            return None
        if self.merges_mirror_images:
            return as_form(canonical_form(figure)[1])
        return as_form(min(self._lattice.forms(cells)))
