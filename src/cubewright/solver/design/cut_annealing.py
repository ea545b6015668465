"""Runs of simulated annealing that cut a figure into pieces which interlock.

Each run begins with a good cut into fewer pieces, one of which is split, with one of the best cuts
so far, or with a random cut if no cut can be split. Two parts interlock in a large figure much more
often than four, and most parts that a split makes stay locked. During a run, the temperature falls;
the kernel :mod:`cubewright.solver.kernels.cutting.annealing` makes the changes.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cached_property
from math import exp, log
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import CountArray, IntArray, MaskArray
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.design.cut_axes import CutAxes
from cubewright.solver.design.cut_starts import grown_cut, split_cut, with_sizes
from cubewright.solver.design.cut_turns import (
    grown_cut_with_turn,
    piece_images_of,
    random_piece_images,
)
from cubewright.solver.design.cut_wishes import MAX_CELLS, CutWishes, Goal, Symmetry, figure_turns
from cubewright.solver.kernels.cutting import annealing
from cubewright.solver.kernels.cutting import arrays as a
from cubewright.translation import tr

SLICE = 500
"""The number of proposed changes at each temperature."""
ELITES = 8
MAX_RESTARTS = 3
"""The number of runs from one of the best cuts without a better one, after which no more begin.

Without a limit, 54 of 97 runs began with the same cut of level 9, and did not improve it.
"""
SLACK = 3
"""The number of cells by which a piece may be too small or too large while cuts change."""
MAX_STATES = 20_000
MAX_BITS = 6
"""The number of bits of a coordinate that suffices for the largest figure."""
EXTRA_DEPTH, EXTRA_STATES = 3, 60
"""The numbers of layers and of states to search behind the first exit."""
GIVE_UP_SHARE = 0.25
"""The share of a run after which the run ends if no cut needs more than one move."""
RUNGS = (0.15, 0.3, 0.45, 0.65)
"""The shares of a run after which it ends if half of the earlier runs scored higher there.

Compare Li et al., "A System for Massively Parallel Hyperparameter Tuning", 2020.
"""
MAX_STARTS = 2000
"""The number of attempts to find a first cut that meets the conditions."""
MIN_FEWER_RUNS, MAX_FEWER_RUNS = 2, 10
"""The number of runs with fewer pieces to wait for a cut that can be split.

The number begins with the maximum, and is halved each time when no cut could be split.
"""
MAX_SPLITS = 200
"""The number of attempts to split a piece so that no part is free."""
SPLITS_OF_CURRENT = 10
"""The number of attempts to split a piece of the current cut of a run with fewer pieces."""
SPLIT_AGAIN = 0.8
"""The share of splits that do not wait for another run with fewer pieces."""
SPLITS_WITH_SUPPORT = 0.7
"""The share of new runs that split a piece if faces with support are limited.

A split that interlocks often has more of these faces than the limit.
"""
FEWER_LENGTH = 40_000
"""The number of proposed changes in a run with fewer pieces."""
MAX_ORDER = 6
"""The maximum order of a turn of a lattice."""
STEP_SECONDS = 0.2


class Schedule(NamedTuple):
    """The length, the temperatures and the starts of the runs.

    - ``length``: the number of proposed changes in a run.
    - ``warm`` and ``cold``: the highest and the lowest temperature of a run, in moves.
    - ``from_elites``: the share of changes in runs that begin with one of the best cuts.
    - ``grown``: the share of first cuts whose pieces grow from cells; the others are smooth.
    - ``split``: the share of new runs that split a piece of a cut into fewer pieces.

    In 108 runs of 25 seconds (``tests/benchmarks/cuts_table.py``), levels fell with ``warm`` below
    0.4. These runs did not split pieces, nor end at :data:`RUNGS`. Of 220 smooth and grown first
    cuts of a 4x4x4 cube into six pieces, 204 did not interlock after a quarter of a run. A split is
    used only if it interlocks.
    """

    length: int = 60_000
    warm: float = 0.4
    cold: float = 0.1
    from_elites: float = 0.3
    grown: float = 0.2
    split: float = 1.0


DEFAULT = Schedule()
"""The schedule of searches; see "Levels of cuts" in ``docs/benchmarks.md``."""


class Elite(NamedTuple):
    """One of the best cuts.

    ``family`` is the number of the first cut from which it developed, and ``restarts`` the number
    of runs that began with it and found no better cut.
    """

    score: int
    labels: bytes
    family: int
    restarts: int = 0


class Annealing:
    """The runs of one thread.

    ``best`` ``(c,)`` int32 is the best cut of the current run, and ``family`` the number of the
    first cut from which this run developed.
    """

    def __init__(
        self,
        figure: Figure,
        wishes: CutWishes,
        holes: Sequence[int],
        random: Random,
        schedule: Schedule | None = None,
    ) -> None:
        self._random, self._wishes, self._holes = random, wishes, holes
        self._figure = figure
        self._schedule = DEFAULT if schedule is None else schedule
        cells = np.array(figure.cells, np.int32)
        self._places = np.ascontiguousarray(cells - cells.min(axis=0))
        centres = np.array([figure.lattice.centre(cell) for cell in figure.cells])
        self._centres = centres - centres.min(axis=0)
        self._limits = (EXTRA_DEPTH, EXTRA_STATES, MAX_STATES)
        number = {cell: index for index, cell in enumerate(figure.cells)}
        self._near = [
            [number[each] for each in figure.lattice.neighbours(cell) if each in number]
            for cell in figure.cells
        ]
        self._fixed = [[number[cell] for cell in each] for each in wishes.fixed_cells(figure)]
        self._all_fixed = frozenset(cell for each in self._fixed for cell in each)
        self._cut = _cut_arrays(
            figure.lattice, self._places, self._near, wishes, holes, self._all_fixed, random
        )
        if figure.lattice != CUBIC:
            self._cut.printing[0] = -1  # the kernel counts faces of cubes; see meets_wishes
        is_turned = wishes.symmetry is Symmetry.TURN
        self._turns = figure_turns(figure, wishes) if is_turned else []
        self._propose = annealing.anneal.bind(self._cut)
        self._elites: list[Elite] = []
        self._parent: int | None = None
        self._rung = 0
        self._scores: list[list[int]] = [[] for _ in RUNGS]
        self._changes = self._changes_of_elites = 0
        self._families = 0
        self.family = 0
        self._done = self._schedule.length
        self._warm = self._schedule.warm
        self._fewer_runs = 0
        """The number of runs with fewer pieces for which the next run still waits."""
        self._most_fewer_runs = MAX_FEWER_RUNS
        """The number for which the next run will wait."""

    @property
    def best(self) -> IntArray:
        return self._cut.best.copy()

    @property
    def best_level(self) -> int:
        return int(self._cut.numbers[a.BEST_LEVEL])

    @property
    def best_value(self) -> int:
        """The value of the best cut; see :meth:`CutWishes.value`."""
        is_level = self._cut.numbers[a.GOAL] == a.HIGH_LEVEL
        return self.best_level if is_level else int(self._cut.numbers[a.BEST_VALUE])

    def anneal(self) -> int:
        """Continue or begin a run for :data:`STEP_SECONDS`; return the number of cuts scored."""
        until = monotonic() + STEP_SECONDS
        scored = 0
        while monotonic() < until:
            scored += self._slice()
        return scored

    def _slice(self) -> int:
        """Propose :data:`SLICE` changes; return the number of cuts scored."""
        if not self._fewer_runs and self._is_over:
            self._keep_elite()
            self._begin()
        if self._fewer_runs:
            return self._slice_with_fewer_pieces()
        share = self._done / self._schedule.length
        temperature = self._warm * (self._schedule.cold / self._warm) ** share
        temperature = max(1, round(temperature * a.ONE))
        scored = int(self._propose(temperature, *self._limits, SLICE))
        self._done += SLICE
        self._changes += SLICE
        if self._parent is not None:
            self._changes_of_elites += SLICE
        elif not self._keeps_up():
            self._done = self._schedule.length
        return scored

    def _slice_with_fewer_pieces(self) -> int:
        """Do the same with fewer pieces, and begin a run if their cut can be split.

        Thin figures have few splits, and most of them free a part. If the best cuts cannot be
        split, any cut that interlocks is tried.
        """
        fewer = self._fewer
        scored = fewer._slice()
        interlocks = fewer._cut.numbers[a.CURRENT_LEVEL] > 1
        if fewer._fewer_runs:
            return scored
        if fewer._is_over:
            self._fewer_runs -= 1
            fewer._keep_elite()
            if self._start_from_split():
                self._fewer_runs, self._most_fewer_runs = 0, MAX_FEWER_RUNS
            elif not self._fewer_runs:
                self._most_fewer_runs = max(MIN_FEWER_RUNS, self._most_fewer_runs // 2)
                self._begin_with_new_cut()
        elif (
            interlocks
            and self._fewer_runs < MAX_FEWER_RUNS
            and self._start_from_split_of(fewer._cut.labels, SPLITS_OF_CURRENT)
        ):
            self._fewer_runs, self._most_fewer_runs = 0, MAX_FEWER_RUNS
        return scored

    @cached_property
    def _fewer(self) -> Annealing:
        """The runs with one piece less, whose cuts need to meet only those wishes that last."""
        wishes = self._wishes
        low, high = wishes.sizes
        fewer = replace(
            wishes,
            pieces=wishes.pieces - 1,
            sizes=(low, min(2 * high, MAX_CELLS)),
            level=(),
            goal=Goal.LEVEL,
            support=None,
        )
        length = min(self._schedule.length, FEWER_LENGTH)
        schedule = self._schedule._replace(length=length, split=1.0)
        return Annealing(self._figure, fewer, self._holes, self._random, schedule)

    @property
    def _can_split(self) -> bool:
        return not self._turns and self._wishes.pieces > max(2, len(self._fixed))

    def adopt(self, labels: Sequence[int]) -> bool:
        """Add a cut as the best of a new family; return False if it does not meet the wishes."""
        cut = np.array(labels, np.int32)
        empty = np.flatnonzero(cut < 0).tolist()
        is_allowed = (
            len(cut) == len(self._places)
            and cut.min() >= -1
            and cut.max() < self._wishes.pieces
            and len(empty) == self._wishes.holes
            and set(empty) <= set(self._holes)
            and all((cut[cells] == piece).all() for piece, cells in enumerate(self._fixed))
        )
        if is_allowed and self._turns:
            is_allowed = self._keep_turn_of(cut)
        if not (is_allowed and annealing.start(self._cut, cut, *self._limits)):
            return False
        if self._cut.numbers[a.COST]:
            return False
        self._families += 1
        self.family = self._families
        score = int(self._cut.numbers[a.SCORE])
        self._elites.append(Elite(score, cut.tobytes(), self.family))
        self._elites.sort(key=lambda each: -each.score)
        del self._elites[ELITES:]
        self._done, self._parent = self._schedule.length, None
        return True

    @property
    def _is_over(self) -> bool:
        length = self._schedule.length
        # While pieces need too much support, no cut is the best one yet.
        level = max(self.best_level, int(self._cut.numbers[a.CURRENT_LEVEL]))
        return self._done >= length or (self._done > GIVE_UP_SHARE * length and level <= 1)

    def _keeps_up(self) -> bool:
        """Return False if a run has just come to a rung in the worse half.

        Runs without a cut that needs more than one move do not count.
        """
        if self._rung == len(RUNGS) or self._done < RUNGS[self._rung] * self._schedule.length:
            return True
        scores, score = self._scores[self._rung], int(self._cut.numbers[a.BEST_SCORE])
        self._rung += 1
        if self.best_level < 2:
            return True
        insort(scores, score)
        return 2 * (len(scores) - bisect_right(scores, score)) < len(scores)

    def _begin(self) -> None:
        self._done, self._parent, self._warm = 0, None, self._schedule.warm
        self._rung = 0
        fresh = [n for n, elite in enumerate(self._elites) if elite.restarts < MAX_RESTARTS]
        if fresh and self._changes_of_elites < self._schedule.from_elites * self._changes:
            self._parent = min(fresh[self._random.randrange(len(fresh))] for _ in range(2))
            self._warm *= 0.6
            elite = self._elites[self._parent]
            self.family = elite.family
            self._start_from(elite)
            return
        share = self._schedule.split
        if self._wishes.support is not None:
            share = min(share, SPLITS_WITH_SUPPORT)
        is_first = not self._families
        if is_first or not self._can_split or self._random.random() >= share:
            self._begin_with_new_cut()
        elif self._random.random() < SPLIT_AGAIN and self._start_from_split():
            return
        else:
            self._fewer_runs = self._most_fewer_runs

    def _begin_with_new_cut(self) -> None:
        self._families += 1
        self.family = self._families
        for _ in range(MAX_STARTS):
            labels = self._first_cut()
            if labels is not None and annealing.start(self._cut, labels, *self._limits):
                return
        if self._elites:
            self.family = self._elites[0].family
            self._start_from(self._elites[0])
            return
        raise CubewrightError(tr("no cut that meets these wishes was found"))

    def _start_from_split(self) -> bool:
        """Begin with a cut into fewer pieces, with one piece split so that no part is free."""
        elites = self._fewer._elites
        for _ in range(MAX_SPLITS if elites else 0):
            elite = elites[min(self._random.randrange(len(elites)) for _ in range(2))]
            if self._start_from_split_of(np.frombuffer(elite.labels, np.int32), 1):
                return True
        return False

    def _start_from_split_of(self, labels: IntArray, attempts: int) -> bool:
        """Do the same with the cut ``labels`` ``(c,)`` int32."""
        split = labels.tolist()
        for _ in range(attempts):
            cut = split_cut(self._random, self._near, split, self._wishes.sizes[0], self._fixed)
            if cut is None or not annealing.start(
                self._cut, np.array(cut, np.int32), *self._limits
            ):
                continue
            if self._cut.numbers[a.CURRENT_LEVEL] > 1:
                self._families += 1
                self.family = self._families
                return True
        return False

    def _start_from(self, elite: Elite) -> None:
        labels = np.frombuffer(elite.labels, np.int32).copy()
        self._keep_turn_of(labels)
        annealing.start(self._cut, labels, *self._limits)

    def _keep_turn_of(self, labels: IntArray) -> bool:
        """Let changes keep the symmetry of a cut; return False if it has none."""
        for images in self._turns:
            pieces = piece_images_of(labels, images, self._wishes.pieces)
            if pieces is not None:
                self._keep_turn(images, pieces)
                return True
        return False

    def _keep_turn(self, images: IntArray, pieces: IntArray) -> None:
        """Let a turn map all further cuts to themselves."""
        self._cut.numbers[a.IMAGES] = len(images)
        self._cut.images[: len(images)] = images
        self._cut.piece_images[: len(images)] = pieces

    def _cut_with_turn(self) -> IntArray | None:
        """Return labels ``(c,)`` int32 of a cut that a random turn maps to itself."""
        wishes, random = self._wishes, self._random
        images = random.choice(self._turns)
        pieces = random_piece_images(random, len(images) + 1, wishes.pieces, len(self._fixed))
        self._keep_turn(images, pieces)
        holes = self._holes, wishes.holes
        labels = grown_cut_with_turn(random, self._near, images, pieces, holes, self._fixed)
        if labels is None:
            return None
        fixed, turn = self._all_fixed, (images, pieces)
        cut = with_sizes(random, self._near, labels, wishes.sizes, fixed, turn)
        return np.array(cut, np.int32)

    def _first_cut(self) -> IntArray | None:
        """Return labels ``(c,)`` int32 of a smooth or grown cut, with sizes between the limits."""
        wishes, random = self._wishes, self._random
        if self._turns:
            return self._cut_with_turn()
        if self._fixed or random.random() < self._schedule.grown:
            empty = random.sample(list(self._holes), wishes.holes)
            grown = grown_cut(random, self._near, wishes.pieces, empty, self._fixed)
            if grown is None:
                return None
        else:
            grown = self._smooth_cut().tolist()
        mended = with_sizes(random, self._near, grown, wishes.sizes, self._all_fixed)
        return np.array(mended, np.int32)

    def _keep_elite(self) -> None:
        """Replace the parent of a run by the run's best cut, or add this cut to the best cuts."""
        score = int(self._cut.numbers[a.BEST_SCORE])
        elite = Elite(score, self.best.tobytes(), self.family)
        elites = self._elites
        interlocks = self.best_level >= 2 or (self.best_level and self._goal)
        is_new = interlocks and all(score != known.score for known in elites)
        if self._parent is not None:
            parent = elites[self._parent]
            is_better = is_new and score > parent.score
            elites[self._parent] = (
                elite if is_better else parent._replace(restarts=parent.restarts + 1)
            )
        elif not is_new:
            return
        elif len(elites) < ELITES:
            elites.append(elite)
        elif score > elites[-1].score:
            elites[-1] = elite
        elites.sort(key=lambda each: -each.score)

    @property
    def _goal(self) -> int:
        return int(self._cut.numbers[a.GOAL])

    def _smooth_cut(self) -> IntArray:
        """Return labels ``(c,)`` int32: each cell goes to the nearest of some random centres.

        Distances use a random metric (Euclid's or Manhattan's, stretched).
        """
        random, pieces = self._random, self._wishes.pieces
        owners = list(range(pieces)) + [
            random.randrange(pieces) for _ in range(random.randrange(pieces + 1))
        ]
        size = self._centres.max(axis=0) + 1
        centres = np.array([[random.random() * n - 0.5 for n in size.tolist()] for _ in owners])
        weights = np.array([0.2 + random.random() for _ in range(3)])
        apart = np.abs(self._centres[:, None] - centres) * weights
        distances = (apart if random.random() < 0.5 else apart**2).sum(axis=2)
        labels: IntArray = np.array(owners, np.int32)[distances.argmin(axis=1)]
        for hole in random.sample(list(self._holes), self._wishes.holes):
            labels[hole] = -1
        return labels


def _cut_arrays(
    lattice: Lattice,
    places: IntArray,
    neighbours: Sequence[Sequence[int]],
    wishes: CutWishes,
    holes: Sequence[int],
    fixed: Collection[int],
    random: Random,
) -> a.Cut:
    cells, pieces = len(places), wishes.pieces
    axes = CutAxes(lattice)
    near = np.full((cells, max(map(len, neighbours))), -1, np.int32)
    degree = np.zeros(cells, np.int32)
    for index, found in enumerate(neighbours):
        near[index, : len(found)] = found
        degree[index] = len(found)
    is_fixed = np.zeros(cells, np.int32)
    is_fixed[list(fixed)] = 1
    numbers = np.zeros(a.NUMBERS, np.int64)
    numbers[a.GOAL] = _goal(wishes)
    wanted = np.zeros(pieces, np.int64)
    wanted[: len(wishes.level)] = wishes.level
    may_be_empty = np.zeros(cells, np.int32)
    may_be_empty[list(holes)] = 1
    side = int(places.max()) + 1
    span, width = axes.span(side), axes.width(side)
    grid = np.full(side**3, -1, np.int32)
    grid[places @ np.array([side * side, side, 1])] = np.arange(cells)
    states = 1 << a.HASH_BITS
    beside, heights = _sides(places, grid, side)
    is_wide = needs_two_words(pieces, side)
    first_pieces = pieces // 2 if is_wide else pieces - 1
    bits = _bits(first_pieces)
    low, high = wishes.sizes

    def zeros(*shape: int) -> CountArray:
        return np.zeros(shape, np.int64)

    logs = [0, *(round(a.ONE * log(n)) for n in range(1, a.LOGS))]
    odds = [round(2**53 * exp(-n / a.ODDS_PER_ONE)) for n in range(a.ODDS)]
    return a.Cut(
        places=places,
        line=np.ascontiguousarray(places @ np.array([span * span, span, 1], np.int32)),
        grid=grid,
        near=near,
        degree=degree,
        may_be_empty=may_be_empty,
        is_fixed=is_fixed,
        holes=np.array(holes, np.int32),
        labels=np.full(cells, -1, np.int32),
        members=np.zeros((pieces, cells), np.int32),
        at=np.zeros(cells, np.int32),
        sizes=zeros(pieces),
        limits=np.array([low, high, max(1, low - SLACK), high + SLACK], np.int64),
        wanted=wanted,
        beside=beside,
        heights=heights,
        printing=np.array([-1 if wishes.support is None else wishes.support, wishes.bridge]),
        images=np.zeros((MAX_ORDER - 1, cells), np.int32),
        piece_images=np.zeros((MAX_ORDER - 1, pieces), np.int32),
        collisions=np.zeros(pieces * pieces * span**3, np.int32),
        rows=np.zeros(pieces * pieces * len(axes.steps) * width**2, np.uint64),
        axes=axes.steps,
        along=axes.along,
        passed=axes.passed,
        on_lines=zeros(pieces, 3),
        keys=np.zeros(states, np.uint64),
        marks=zeros(states),
        queue=np.zeros(states, np.uint64),
        second_queue=np.zeros(states if is_wide else 1, np.uint64),
        steps=_steps(axes, pieces, bits, range(1, first_pieces + 1)),
        second_steps=_steps(axes, pieces, bits, range(first_pieces + 1, pieces))
        if is_wide
        else np.zeros((1, 1), np.uint64),
        distance=zeros(len(axes.steps), pieces, pieces),
        pushes=zeros(len(axes.steps), pieces),
        closing=_closing(pieces),
        pushed=zeros(pieces),
        carried=zeros(pieces),
        carriers=zeros(pieces),
        choices=zeros(pieces + 2, 2),
        offsets=zeros(pieces, 3),
        active=zeros(pieces),
        begin=zeros(pieces, 3),
        parts=zeros(2 * pieces),
        part_offsets=zeros(2 * pieces, pieces, 3),
        found=zeros(7),
        exits=np.zeros((a.MAX_EXITS, 3), np.uint64),
        current_exits=np.zeros((a.MAX_EXITS, 3), np.uint64),
        changed_exits=np.zeros((a.MAX_EXITS, 3), np.uint64),
        undo=np.zeros((64, 2), np.int32),
        seen=zeros(cells),
        stack=np.zeros(cells, np.int32),
        random=np.array([random.getrandbits(64) | 1], np.uint64),
        numbers=numbers,
        best=np.full(cells, -1, np.int32),
        logs=np.array(logs, np.int64),
        odds=np.array(odds, np.int64),
        bits=bits,
        first_pieces=first_pieces,
        is_wide=is_wide,
        span=span,
        width=width,
        side=side,
        is_cubic=axes.is_cubic,
    )


def needs_two_words(pieces: int, side: int) -> bool:
    """Return whether a word is too short for the positions of pieces up to a side apart.

    In 6x6x6 with ten empty cells, levels of cuts into seven and eight pieces were too high while
    coordinates had 3 bits. Wide states make a search slower.

    >>> [needs_two_words(pieces, 6) for pieces in (5, 6, 7, 10)], needs_two_words(6, 8)
    ([False, False, True, True], True)
    """
    return 1 << (_bits(pieces - 1) - 1) <= side


def _bits(pieces: int) -> int:
    """Return the number of bits of a coordinate if a word contains the positions of pieces."""
    return min(MAX_BITS, 63 // (a.COORDINATES * pieces))


def _goal(wishes: CutWishes) -> int:
    if wishes.goal is Goal.MOVES:
        return a.MANY_MOVES
    return a.LATER_LEVELS if wishes.wants_later_levels else a.HIGH_LEVEL


def _sides(places: IntArray, grid: IntArray, side: int) -> tuple[IntArray, IntArray]:
    """Return the cells below and beside each cell, and its height, by side that points down.

    The results are as in :class:`a.Cut`; ``grid`` is the cell at each place of the cube.
    """
    padded = np.full((side + 2,) * 3, -1, np.int32)
    padded[1:-1, 1:-1, 1:-1] = grid.reshape(side, side, side)
    beside = np.zeros((6, 5, len(places)), np.int32)
    heights = np.zeros((6, len(places)), np.int32)
    steps = np.eye(3, dtype=np.int32)
    for axis in range(3):
        along, across = steps[axis - 2], steps[axis - 1]
        for number, down in enumerate((-steps[axis], steps[axis])):
            ways = (down, along, -along, across, -across)
            for way, step in enumerate(ways):
                x, y, z = (places + 1 + step).T
                beside[2 * axis + number, way] = padded[x, y, z]
            heights[2 * axis + number] = -(places @ down)
    return beside, heights


def _steps(axes: CutAxes, pieces: int, bits: int, inside: range) -> MaskArray:
    """Return a step of each set of pieces along each axis, in a word of a packed state.

    ``inside`` contains the pieces whose positions are in this word.
    """
    changes = np.zeros((len(axes.steps), 1 << pieces), np.uint64)
    for axis, step in enumerate(axes.steps.tolist()):
        unit = sum(change << (bits * number) for number, change in enumerate(step))
        for part in range(2, 1 << pieces, 2):
            moving = (place for place, each in enumerate(inside) if part >> each & 1)
            change = sum(unit << (3 * bits * place) for place in moving)
            changes[axis, part] = change % (1 << 64)
    return changes


def _closing(pieces: int) -> MaskArray:
    """Return, for a piece and the pieces that it pushes, the sets that may move, as bits."""
    if pieces > a.WORD_PIECES:
        return np.zeros((pieces, 1), np.uint64)
    sets = range(1 << pieces)
    closing = np.zeros((pieces, len(sets)), np.uint64)
    for piece in range(pieces):
        for pushed in sets:
            allowed = (each for each in sets if not each >> piece & 1 or not pushed & ~each)
            closing[piece, pushed] = sum(1 << each for each in allowed)
    return closing
