"""The search behind ``cubewright cut``: cut a figure into pieces that interlock.

Many short runs of simulated annealing begin with smooth cuts, or with one of the best cuts so far.
Each run is a schedule of falling temperatures for the kernel
:mod:`cubewright.solver.kernels.cutting`. A cut is accepted only after a complete search finds no
second assembly and the ordinary analysis confirms its level.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import exp, log
from random import Random
from time import monotonic

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import Cell, CountArray, IntArray
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import with_free_colours
from cubewright.solver.design.trial import Trier, Wanted
from cubewright.solver.kernels import cutting as kernel
from cubewright.solver.search.control import Control
from cubewright.translation import tr, trn

MAX_PIECES = 6
"""The maximum number of pieces; with more, states do not fit in 64 bits with enough offsets."""
MAX_CELLS = 1000
MAX_SIDE = 16
"""The maximum number of cells of a side; offsets between pieces must fit in a packed state."""
RUN = 60_000
"""The number of proposed changes in a run."""
SLICE = 500
"""The number of proposed changes at one temperature."""
WARM, COLD = 0.4, 0.1
"""The highest and lowest temperature of a run, in moves."""
SHARE_FROM_ELITES = 0.6
ELITES = 8
MAX_STATES = 20_000
EXTRA_DEPTH, EXTRA_STATES = 3, 60
"""The layers and states that are searched behind the first exit."""
GIVE_UP_SHARE = 0.25
"""The share of a run after which it ends if no cut needs more than one move."""
STARTS = 2000
"""The number of attempts to find a smooth cut that meets the conditions."""
STEP_SECONDS = 0.2


@dataclass(frozen=True)
class CutWishes:
    """The conditions on a cut.

    - ``pieces`` and ``holes``: the number of pieces and the number of empty cells.
    - ``sizes``: the minimum and maximum number of cells of a piece.
    - ``level``: the number of moves at which the search ends.
    """

    pieces: int
    holes: int = 0
    sizes: tuple[int, int] = (2, MAX_CELLS)
    level: int | None = None


@dataclass(frozen=True)
class ProvenCut:
    """A cut with one assembly that comes apart; ``level`` moves free the first part.

    ``figure`` allows holes where the search allowed them.
    """

    figure: Figure
    pieces: PieceSet
    level: int


class CutSearch:
    """A search for a cut with a high level, in any number of threads.

    ``scored`` is the number of cuts whose level was found. ``rejected`` is the number of good cuts
    with several assemblies.

    Raises:
        CubewrightError: The conditions cannot be met.
    """

    def __init__(self, figure: Figure, wishes: CutWishes, seed: int = 1, threads: int = 1) -> None:
        self.figure, self.wishes = figure, wishes
        self.best: ProvenCut | None = None
        self.scored = self.rejected = 0
        self._holes = hole_cells(figure) if wishes.holes else []
        _check(figure, wishes, self._holes)
        self._runs = [
            _Annealing(figure, wishes, self._holes, Random(f"{seed}:{n}")) for n in range(threads)
        ]
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        self._refused: set[bytes] = set()

    @property
    def is_done(self) -> bool:
        """Whether the best cut has the requested level."""
        wanted = self.wishes.level
        return self.best is not None and wanted is not None and self.best.level >= wanted

    def step(self, control: Control) -> bool:
        """Search for about :data:`STEP_SECONDS`; return whether a better cut was found."""
        each = self._threads.map if self._threads else map
        before = self.best
        for run, scored in zip(self._runs, each(_Annealing.anneal, self._runs), strict=True):
            self.scored += scored
            level = 0 if self.best is None else self.best.level
            if run.best_level > level and run.best.tobytes() not in self._refused:
                self._prove(run.best, control)
        return self.best is not before

    def close(self) -> None:
        """Stop the threads."""
        if self._threads:
            self._threads.shutdown()

    def _prove(self, labels: IntArray, control: Control) -> None:
        figure, pieces = self._puzzle(labels)
        trial = Trier(figure, pieces, Wanted((1, 1), level=0)).try_choice(
            (1,) * len(pieces.pieces), control
        )
        if trial is None:
            return  # stopped
        best_level = 0 if self.best is None else self.best.level
        if trial.solutions == 1 and (trial.level or 0) > best_level:
            self.best = ProvenCut(figure, pieces, trial.level or 0)
        else:
            self.rejected += trial.solutions > 1
            self._refused.add(labels.tobytes())

    def _puzzle(self, labels: IntArray) -> tuple[Figure, PieceSet]:
        cells: list[list[Cell]] = [[] for _ in range(self.wishes.pieces)]
        for cell, piece in zip(self.figure.cells, labels.tolist(), strict=True):
            if piece >= 0:
                cells[piece].append(cell)
        cells.sort(key=len)
        colours = with_free_colours([None] * len(cells))
        pieces = tuple(
            Piece(chr(ord("A") + number), tuple(each), colour=colour)
            for number, (each, colour) in enumerate(zip(cells, colours, strict=True))
        )
        figure = replace(self.figure, optional=frozenset(self.figure.cells[c] for c in self._holes))
        counts = (1,) * len(pieces)
        return figure, PieceSet("cut", self.figure.name or "cut", pieces, counts)


def hole_cells(figure: Figure) -> list[int]:
    """Return the cells that may stay empty: the inner cells, or all cells if none is inside."""
    cells = figure.cells
    inside = [
        number
        for number, cell in enumerate(cells)
        if all(near in figure for near in CUBIC.neighbours(cell))
    ]
    return inside or list(range(len(cells)))


def _check(figure: Figure, wishes: CutWishes, holes: Sequence[int]) -> None:
    """Check that a figure allows a cut with these conditions.

    Raises:
        CubewrightError: The conditions cannot be met.
    """
    if figure.lattice is not CUBIC:
        raise CubewrightError(tr("only figures of cubes can be cut"))
    cells = len(figure.cells)
    if not 2 <= wishes.pieces <= MAX_PIECES:
        raise CubewrightError(tr("a figure can be cut into 2 to {most} pieces", most=MAX_PIECES))
    if cells > MAX_CELLS or max(figure.size, default=0) > MAX_SIDE:
        raise CubewrightError(
            tr(
                "a figure to cut can have {cells:,} cells, and {side} along each axis",
                cells=MAX_CELLS,
                side=MAX_SIDE,
            )
        )
    if len(figure.parts()) > 1:
        raise CubewrightError(tr("a figure in several parts cannot be cut"))
    if wishes.holes > len(holes):
        raise CubewrightError(
            trn(
                "only {n} cell of this figure can stay empty",
                "only {n} cells of this figure can stay empty",
                len(holes),
            )
        )
    low, high = wishes.sizes
    filled = cells - wishes.holes
    if low * wishes.pieces > filled or high * wishes.pieces < filled:
        raise CubewrightError(
            tr(
                "{pieces} pieces of {low} to {high} cells cannot fill {filled} cells",
                pieces=wishes.pieces,
                low=low,
                high=high,
                filled=filled,
            )
        )


class _Annealing:
    """The runs of one thread; ``best`` ``(c,)`` int32 is the best cut of the present run."""

    def __init__(
        self, figure: Figure, wishes: CutWishes, holes: Sequence[int], random: Random
    ) -> None:
        self._random, self._wishes, self._holes = random, wishes, holes
        cells = np.array(figure.cells, np.int32)
        self._places = np.ascontiguousarray(cells - cells.min(axis=0))
        self._cut = _cut_arrays(figure, self._places, wishes, holes, random)
        limits = (EXTRA_DEPTH, EXTRA_STATES, MAX_STATES)
        self._limits = limits
        self._elites: list[tuple[int, bytes]] = []
        self._parent: int | None = None
        self._done = RUN
        self._warm = WARM

    @property
    def best(self) -> IntArray:
        return self._cut.best.copy()

    @property
    def best_level(self) -> int:
        return int(self._cut.numbers[kernel.BEST_LEVEL])

    def anneal(self) -> int:
        """Continue or begin a run for about :data:`STEP_SECONDS`; return the cuts scored."""
        until = monotonic() + STEP_SECONDS
        scored = 0
        while monotonic() < until:
            if self._is_over:
                self._keep_elite()
                self._begin()
            share = self._done / RUN
            temperature = self._warm * (COLD / self._warm) ** share
            scored += kernel.anneal(
                self._cut, max(1, round(temperature * kernel.ONE)), *self._limits, SLICE
            )
            self._done += SLICE
        return scored

    @property
    def _is_over(self) -> bool:
        return self._done >= RUN or (self._done > GIVE_UP_SHARE * RUN and self.best_level <= 1)

    def _begin(self) -> None:
        self._done, self._parent, self._warm = 0, None, WARM
        count = len(self._elites)
        if count and self._random.random() < SHARE_FROM_ELITES:
            self._parent = min(self._random.randrange(count), self._random.randrange(count))
            self._warm *= 0.6
            labels = np.frombuffer(self._elites[self._parent][1], np.int32).copy()
            kernel.start(self._cut, labels, *self._limits)
            return
        for _ in range(STARTS):
            if kernel.start(self._cut, self._smooth_cut(), *self._limits):
                return
        if self._elites:
            labels = np.frombuffer(self._elites[0][1], np.int32).copy()
            kernel.start(self._cut, labels, *self._limits)
            return
        raise CubewrightError(tr("no cut with pieces of these sizes was found"))

    def _keep_elite(self) -> None:
        """Replace the parent of a run by its best cut if this is better."""
        score, labels = int(self._cut.numbers[kernel.BEST_SCORE]), self.best.tobytes()
        elites = self._elites
        if self.best_level < 2 or any(score == known for known, _ in elites):
            return
        if self._parent is not None:
            if score > elites[self._parent][0]:
                elites[self._parent] = score, labels
        elif len(elites) < ELITES:
            elites.append((score, labels))
        elif score > elites[-1][0]:
            elites[-1] = score, labels
        elites.sort(key=lambda each: -each[0])

    def _smooth_cut(self) -> IntArray:
        """Return labels ``(c,)`` int32: each cell goes to the nearest of some random centres.

        Distances use a random metric (Euclid's or Manhattan's, stretched).
        """
        random, pieces = self._random, self._wishes.pieces
        owners = list(range(pieces)) + [
            random.randrange(pieces) for _ in range(random.randrange(pieces + 1))
        ]
        size = self._places.max(axis=0) + 1
        centres = np.array([[random.random() * n - 0.5 for n in size.tolist()] for _ in owners])
        weights = np.array([0.2 + random.random() for _ in range(3)])
        apart = np.abs(self._places[:, None] - centres) * weights
        distances = (apart if random.random() < 0.5 else apart**2).sum(axis=2)
        labels: IntArray = np.array(owners, np.int32)[distances.argmin(axis=1)]
        for hole in random.sample(list(self._holes), self._wishes.holes):
            labels[hole] = -1
        return labels


def _cut_arrays(
    figure: Figure,
    places: IntArray,
    wishes: CutWishes,
    holes: Sequence[int],
    random: Random,
) -> kernel.Cut:
    cells, pieces = len(figure.cells), wishes.pieces
    number = {cell: index for index, cell in enumerate(figure.cells)}
    near = np.full((cells, 6), -1, np.int32)
    degree = np.zeros(cells, np.int32)
    for cell, index in number.items():
        found = [number[each] for each in CUBIC.neighbours(cell) if each in number]
        near[index, : len(found)] = found
        degree[index] = len(found)
    may_be_empty = np.zeros(cells, np.int32)
    may_be_empty[list(holes)] = 1
    span = 2 * int(places.max()) + 1
    states = 1 << kernel.HASH_BITS

    def zeros(*shape: int) -> CountArray:
        return np.zeros(shape, np.int64)

    logs = [0, *(round(kernel.ONE * log(n)) for n in range(1, kernel.LOGS))]
    odds = [round(2**53 * exp(-n / kernel.ODDS_PER_ONE)) for n in range(kernel.ODDS)]
    return kernel.Cut(
        places=places,
        near=near,
        degree=degree,
        may_be_empty=may_be_empty,
        holes=np.array(holes, np.int32),
        labels=np.full(cells, -1, np.int32),
        members=np.zeros((pieces, cells), np.int32),
        at=np.zeros(cells, np.int32),
        sizes=zeros(pieces),
        limits=np.array(wishes.sizes, np.int64),
        collisions=np.zeros(pieces * pieces * span**3, np.int32),
        rows=np.zeros(pieces * pieces * 3 * span**2, np.uint64),
        keys=np.zeros(states, np.uint64),
        marks=zeros(states),
        queue=np.zeros(states, np.uint64),
        unit=np.zeros((pieces, 3), np.uint64),
        steps=np.zeros((3, 1 << pieces), np.uint64),
        distance=zeros(pieces, pieces),
        pushes=zeros(pieces),
        closure=zeros(1 << pieces),
        offsets=zeros(pieces, 3),
        active=zeros(pieces),
        begin=zeros(pieces, 3),
        parts=zeros(2 * pieces),
        part_offsets=zeros(2 * pieces, pieces, 3),
        found=zeros(7),
        exits=np.zeros((kernel.MAX_EXITS, 2), np.uint64),
        current_exits=np.zeros((kernel.MAX_EXITS, 2), np.uint64),
        changed_exits=np.zeros((kernel.MAX_EXITS, 2), np.uint64),
        undo=np.zeros((64, 2), np.int32),
        seen=zeros(cells),
        stack=np.zeros(cells, np.int32),
        random=np.array([random.getrandbits(64) | 1], np.uint64),
        numbers=zeros(8),
        best=np.full(cells, -1, np.int32),
        logs=np.array(logs, np.int64),
        odds=np.array(odds, np.int64),
        bits=min(6, 63 // (3 * (pieces - 1))),
        span=span,
    )
