"""The search behind ``cubewright cut``: cut a figure into pieces that interlock.

Many short runs of simulated annealing (:mod:`cubewright.solver.design.cut_annealing`) find cuts.
A cut is listed only after a complete search finds no second assembly and the ordinary analysis
confirms its level.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random
from typing import NamedTuple

import numpy as np

from cubewright.model.cell import Cell, IntArray
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import with_free_colours
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention, symmetry_group
from cubewright.solver.design.cut_annealing import Annealing, Schedule
from cubewright.solver.design.cut_wishes import CutWishes, check_wishes, hole_cells
from cubewright.solver.design.piece_wishes import meets_wishes
from cubewright.solver.design.proven_cut import ProvenCut, Prover
from cubewright.solver.search.control import Control

MAX_LISTED = 20
"""The maximum number of cuts in the list."""


class _Entry(NamedTuple):
    """A listed cut.

    ``family`` identifies the first cut from which this cut developed. ``image`` is equal for all
    cuts that symmetries of the figure map to each other. ``labels`` are the numbers of the cells'
    pieces.
    """

    family: tuple[int, int]
    image: bytes
    labels: bytes
    cut: ProvenCut


class CutSearch:
    """A search for cuts with many moves, in any number of threads.

    ``scored`` is the number of cuts whose level was computed, and ``rejected`` the number of good
    cuts that have several assemblies.

    Raises:
        CubewrightError: The conditions cannot be met.
    """

    def __init__(
        self,
        figure: Figure,
        wishes: CutWishes,
        seed: int = 1,
        threads: int = 1,
        schedule: Schedule | None = None,
    ) -> None:
        self.figure, self.wishes = figure, wishes
        self.scored = self.rejected = 0
        check_wishes(figure, wishes)
        self._holes = hole_cells(figure, wishes)
        self._runs = [
            Annealing(figure, wishes, self._holes, Random(f"{seed}:{n}"), schedule)
            for n in range(threads)
        ]
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        self._entries: list[_Entry] = []
        self._refused: set[bytes] = set()
        self._images = symmetry_group(replace(figure, colours=frozenset())).permutations
        self._prover = Prover(figure.lattice)
        self._convention = Convention.ROTATIONS if wishes.counts_mirrors else Convention.UNIQUE

    @property
    def found(self) -> tuple[ProvenCut, ...]:
        """The best cuts, the best one first: one of each family, no two equal up to symmetry."""
        return tuple(entry.cut for entry in self._entries)

    @property
    def best(self) -> ProvenCut | None:
        return self._entries[0].cut if self._entries else None

    @property
    def labels(self) -> tuple[tuple[int, ...], ...]:
        """The number of the piece of each cell, -1 for none, in each cut of :attr:`found`."""
        entries = self._entries
        return tuple(tuple(np.frombuffer(each.labels, np.int32).tolist()) for each in entries)

    @property
    def is_done(self) -> bool:
        """Whether the best cut has the requested level."""
        return self.best is not None and self.wishes.is_reached(self.best.all_levels)

    def step(self, control: Control) -> bool:
        """Search for a fraction of a second; return whether the list of cuts changed."""
        each = self._threads.map if self._threads else map
        before = self._entries
        for number, scored in enumerate(each(Annealing.anneal, self._runs)):
            self.scored += scored
            run = self._runs[number]
            labels = run.best
            family = number, run.family
            is_better = self._is_listed(family, run.best_level, run.best_value)
            if is_better and labels.tobytes() not in self._refused:
                self._prove(labels, family, control)
        return self._entries is not before

    def add(self, labels: Sequence[int], control: Control) -> bool:
        """Start a family from a cut; list the cut if it is proved, and return whether it was.

        A cut that does not meet the wishes is ignored.
        """
        number = len(self._entries) % len(self._runs)
        run, before = self._runs[number], self._entries
        if run.adopt(labels):
            self._prove(np.array(labels, np.int32), (number, run.family), control)
        return self._entries is not before

    def close(self) -> None:
        """Stop the threads."""
        if self._threads:
            self._threads.shutdown()

    def _is_listed(self, family: tuple[int, int], level: int, value: int) -> bool:
        """Return whether a cut with this level and value would enter the list."""
        least = 2 if self.wishes.holds else 1
        if level < least:
            return False
        for entry in self._entries:
            if entry.family == family:
                return value > self._value(entry.cut)
        last = self._entries[-1].cut if len(self._entries) == MAX_LISTED else None
        return last is None or value > self._value(last)

    def _value(self, cut: ProvenCut) -> int:
        return self.wishes.value(cut.all_levels, cut.moves)

    def _prove(self, labels: IntArray, family: tuple[int, int], control: Control) -> None:
        """List a cut if it is proved, unless a cut with the same image is listed."""
        image = self._image(labels)
        proof, puzzle = None, self._puzzle(labels)
        is_new = all(entry.image != image for entry in self._entries)
        if is_new and meets_wishes(puzzle.piece_set.pieces, self.wishes):
            proof = self._prover.prove(puzzle, control, self._convention)
            if proof is None:
                return  # the control stopped the proof
            self.rejected += proof.assemblies > 1
        cut = None if proof is None else proof.cut
        if cut is None or not self._is_listed(family, cut.level, self._value(cut)):
            self._refused.add(labels.tobytes())
            return
        others = [entry for entry in self._entries if entry.family != family]
        listed = sorted([*others, _Entry(family, image, labels.tobytes(), cut)], key=self._order)
        self._entries = listed[:MAX_LISTED]

    def _order(self, entry: _Entry) -> tuple[int, ...]:
        cut = entry.cut
        return (-self._value(cut), -cut.level, -cut.moves)

    def _image(self, labels: IntArray) -> bytes:
        """Return the smallest image of a cut, with pieces numbered as they first appear."""
        return min(_numbered(labels[cells]).tobytes() for cells in self._images)

    def _puzzle(self, labels: IntArray) -> Puzzle:
        cells: list[list[Cell]] = [[] for _ in range(self.wishes.pieces)]
        for cell, piece in zip(self.figure.cells, labels.tolist(), strict=True):
            if piece >= 0:
                cells[piece].append(cell)
        cells.sort(key=len)
        colours = with_free_colours([None] * len(cells))
        pieces = tuple(
            Piece(chr(ord("A") + number), tuple(each), colour=colour, lattice=self.figure.lattice)
            for number, (each, colour) in enumerate(zip(cells, colours, strict=True))
        )
        optional = frozenset(self.figure.cells[cell] for cell in self._holes)
        figure = replace(self.figure, optional=optional, dark=None, colours=frozenset())
        counts = (1,) * len(pieces)
        title = self.figure.name or "cut"
        return Puzzle(figure, PieceSet("cut", title, pieces, counts, lattice=figure.lattice))


def _numbered(labels: IntArray) -> IntArray:
    """Return labels with the pieces numbered in the order of their first cells."""
    numbers = np.full(int(labels.max()) + 2, -1, np.int32)
    _, first = np.unique(labels, return_index=True)
    place = 0
    for index in sorted(first.tolist()):
        if labels[index] >= 0:
            numbers[labels[index]] = place
            place += 1
    return numbers[labels]
