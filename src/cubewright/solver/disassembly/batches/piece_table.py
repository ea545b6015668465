"""The pieces of batches of assemblies as arrays without repetitions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, Cell, CountArray
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly, only_group
from cubewright.solver.disassembly.directions import packed
from cubewright.solver.kernels.disassembly.canonical import GivenPieces, LatticeArrays

MAX_GIVEN = 1 << 14
"""Maximum number of pieces that are cached for later batches; then the cache is cleared."""


@dataclass(frozen=True)
class NumberedPieces:
    """The pieces of ``k`` assemblies, one after another.

    ``begins`` is ``(k + 1,)`` int64. The others are ``(pieces,)`` int64: ``given`` contains the
    numbers in the table, ``weights`` the weights, ``groups`` the only group or 0, and ``ranks`` a
    number for each pair of weight and group. ``has_groups`` is ``(k,)`` bool.
    """

    begins: CountArray
    given: CountArray
    weights: CountArray
    groups: CountArray
    ranks: CountArray
    has_groups: BoolArray


class PieceTable:
    """A table of the different sets of cells that pieces fill, numbered and stored as arrays."""

    def __init__(self, lattice: Lattice) -> None:
        matrices = lattice.matrices.reshape(-1, 3)
        vectors, rows = np.unique(matrices, axis=0, return_inverse=True)
        self._vectors = vectors.T
        period = round(abs(float(np.linalg.det(np.array(lattice.basis)))))
        inside = np.ndindex(period, period, period)
        offsets = [np.subtract(cell, lattice.origin(cell)).tolist() for cell in inside]
        self.kinds: tuple[Cell, ...] = tuple(sorted({(x, y, z) for x, y, z in offsets}))
        """The different kinds of cells, next to the origin."""
        numbers = [self.kinds.index((x, y, z)) for x, y, z in offsets]
        self.lattice = LatticeArrays(
            rows.reshape(-1, 3).astype(np.int64),
            np.array(numbers, np.int64).reshape(period, period, period),
            np.array([packed(kind) for kind in self.kinds], np.int64),
        )
        self._numbers: dict[tuple[Cell, ...], int] = {}
        self.given = self._empty()
        self.generation = 0
        """The number of times that the table was cleared and numbers restarted from 0."""

    def numbered(self, assemblies: Sequence[Assembly]) -> NumberedPieces:
        """Return the pieces of assemblies, and add new pieces to the table."""
        counts = [len(each.pieces) for each in assemblies]
        begins = np.zeros(len(counts) + 1, np.int64)
        np.cumsum(counts, out=begins[1:])
        pieces = list(chain.from_iterable(each.pieces for each in assemblies))
        of_identity = dict(zip(map(id, pieces), pieces, strict=True))
        number_of = dict(zip(of_identity, range(len(of_identity)), strict=True))
        numbers = np.fromiter(map(number_of.__getitem__, map(id, pieces)), np.int64, len(pieces))
        different = list(of_identity.values())
        with_groups = np.array([bool(each.groups) for each in different], np.bool_)
        seen = np.zeros(len(pieces) + 1, np.int64)
        np.cumsum(with_groups[numbers], out=seen[1:])
        kept = [(each.weight, each.groups) for each in different]
        rank_of = {each: rank for rank, each in enumerate(sorted(set(kept)))}
        return NumberedPieces(
            begins,
            self._given_numbers(different)[numbers],
            _integers(each.weight for each in different)[numbers],
            _integers(only_group(each.groups) for each in different)[numbers],
            _integers(rank_of[each] for each in kept)[numbers],
            np.diff(seen[begins]) > 0,
        )

    def _empty(self) -> GivenPieces:
        width = self._vectors.shape[1]
        nothing = np.zeros((0, width), np.int64)
        return GivenPieces(np.zeros(1, np.int64), nothing, nothing, nothing, nothing)

    def _given_numbers(self, pieces: Sequence[AssembledPiece]) -> CountArray:
        if len(self._numbers) + len(pieces) > MAX_GIVEN:
            self._numbers.clear()
            self.given = self._empty()
            self.generation += 1
        known = len(self._numbers)
        found = [self._numbers.setdefault(each.cells, len(self._numbers)) for each in pieces]
        if len(self._numbers) > known:
            self._enter(list(self._numbers)[known:])
        return np.array(found, np.int64)

    def _enter(self, pieces: Sequence[tuple[Cell, ...]]) -> None:
        flat = chain.from_iterable(chain.from_iterable(pieces))
        along = np.fromiter(flat, np.int64).reshape(-1, 3) @ self._vectors
        ends = np.cumsum([len(cells) for cells in pieces], dtype=np.int64)
        starts = np.concatenate([[0], ends[:-1]])
        old = self.given
        self.given = GivenPieces(
            np.concatenate([old.begins, old.begins[-1] + ends]),
            np.concatenate([old.along, along]),
            np.concatenate([old.lows, np.minimum.reduceat(along, starts)]),
            np.concatenate([old.highs, np.maximum.reduceat(along, starts)]),
            np.concatenate([old.sums, np.add.reduceat(along, starts)]),
        )


def _integers(numbers: Iterable[int]) -> NDArray[np.int64]:
    return np.fromiter(numbers, np.int64)
