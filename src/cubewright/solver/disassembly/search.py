"""The analysis of assemblies as a resumable search: outcomes and plans."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.disassembly import Analysis
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly import memory
from cubewright.solver.disassembly.assembly import MAX_STATES, Assembly
from cubewright.solver.disassembly.batches.orientation import (
    Orientations,
    choose_orientations,
    given_images,
)
from cubewright.solver.disassembly.batches.piece_table import PieceTable
from cubewright.solver.disassembly.batches.results import BatchResults
from cubewright.solver.disassembly.batches.shape_table import ShapeTable
from cubewright.solver.disassembly.directions import directions, steps
from cubewright.solver.disassembly.front import MIN_PARALLEL_STATES, ParallelFront
from cubewright.solver.disassembly.saved_state import (
    AnalysisState,
    assembly_digest,
    restore_arrays,
    saved_state,
)
from cubewright.solver.disassembly.walls import with_floor
from cubewright.solver.kernels.disassembly import arrays as a
from cubewright.solver.kernels.disassembly.analysis import advance
from cubewright.solver.kernels.disassembly.arrays import Batch, Shapes


@dataclass(frozen=True)
class Prepared:
    """A batch: its pieces in the order of ``orientations``, and the shapes that they need."""

    batch: Batch
    shapes: Shapes
    orientations: Orientations


class Preparation:
    """A preparation of batches, which caches pieces and shapes for later batches.

    ``canonical``: assemblies get canonical orientations; otherwise they keep their stated ones.
    """

    def __init__(self, lattice: Lattice, *, canonical: bool) -> None:
        self._canonical = canonical
        self._pieces = PieceTable(lattice)
        self._shapes = ShapeTable(lattice, self._pieces)

    def of(self, assemblies: Sequence[Assembly]) -> Prepared:
        pieces = self._pieces.numbered(assemblies)
        images = given_images(pieces, assemblies)
        if self._canonical:
            choose_orientations(images, self._pieces)
        shapes, positions = self._shapes.place(images)
        orientations = Orientations(images.begins, images.matrices, images.order)
        in_order = orientations.in_order()
        batch = Batch(
            pieces.begins,
            shapes,
            positions,
            pieces.weights[in_order],
            pieces.groups[in_order],
            pieces.has_groups,
        )
        return Prepared(batch, self._shapes.arrays, orientations)


BUDGET = 1 << 17
"""The number of pairs of pieces and moves that one thread examines between clock readings."""
KNOWN_DISTANCES = 1 << 14
"""The first number of slots for distances; the table grows when half of them are used."""
STEP_SECONDS = 0.03
"""The approximate duration of a step of the search, in seconds."""
_END = object()


@dataclass(frozen=True)
class AnalysisProgress:
    """The progress of the analysis of a batch.

    ``done`` of ``total`` assemblies are analysed. The states of the current assembly are searched
    up to ``depth`` moves, and ``front`` states are not expanded yet. ``states`` is the total number
    of states reached. ``hits`` distances were known, ``misses`` were measured.
    """

    done: int
    total: int
    depth: int
    front: int
    states: int
    hits: int
    misses: int


class DisassemblySearch:
    """An analysis of batches of assemblies, which caches distances for later batches.

    Call :meth:`start` with a batch, then :meth:`step` until it returns True, then read
    :attr:`results`. No code runs between two steps: to pause or stop a search, do not call the next
    step.

    ``canonical``: every assembly is analysed in its canonical orientation, so that its level string
    does not depend on how it is given; otherwise in its given orientation. ``max_states`` is the
    number of states of one part after which the assembly is undecided. ``threads`` is the number of
    threads that expand the states of a large analysis. Results do not depend on it.
    """

    def __init__(
        self,
        lattice: Lattice,
        *,
        canonical: bool = True,
        max_states: int = MAX_STATES,
        threads: int = 1,
    ) -> None:
        self._lattice = lattice
        self._steps = steps(lattice)
        self._is_canonical = canonical
        self._preparation = Preparation(lattice, canonical=canonical)
        self._prepared = self._preparation.of(())
        words = (len(self._steps) + 7) // 8
        self._distances = memory.distances(KNOWN_DISTANCES, words)
        self._nodes = memory.nodes(1 << 12, 8)
        self._part = memory.part()
        self._work = memory.work(self._distances)
        self._found = memory.found(1, len(self._steps) * a.MAX_LISTED)
        self._front = ParallelFront(threads, len(self._steps), words) if threads > 1 else None
        self._max_states = max_states
        self._assemblies: Sequence[Assembly] = ()
        self._growth: memory.NodesGrowth | None = None
        """The growth of the arrays of nodes, which continues in each step until it is done."""
        self._arrays = self._of_batch()
        self._bound: tuple[a.AnalysisArrays, Callable[[int, int], int]] | None = None
        """The arrays of the last call, and the kernel that is bound to them."""

    def start(self, assemblies: Sequence[Assembly], saved: AnalysisState | None = None) -> None:
        """Begin a batch.

        ``saved`` is the :meth:`state` of an analysis of the first assembly, to continue it.

        Raises:
            CubewrightError: The shapes exceed the limit of the analysis, the ground below walls
                is not flat, or the saved state belongs to another analysis; the analysis then
                begins from the start.
        """
        self._assemblies = assemblies = [with_floor(each) for each in assemblies]
        self._growth = None
        if self._front is not None:
            self._front.start()
        self._prepared = self._preparation.of(assemblies)
        self._arrays = self._of_batch()
        if saved is not None:
            try:
                self._arrays = restore_arrays(self._arrays, saved, self._digest(0))
                self._nodes = self._arrays.nodes
            except CubewrightError:
                self._arrays = self._of_batch()
                raise

    def state(self) -> dict[str, Any] | None:
        """Return the state of the first assembly without a result, or None before its start."""
        number = int(self._arrays.state[a.ASSEMBLY])
        if number < 0 or self._arrays.outcomes[number] != a.UNKNOWN:
            return None
        return saved_state(self._arrays, self._digest(number))

    def _digest(self, number: int) -> str:
        turn = self._prepared.orientations[number]
        assembly = self._assemblies[number]
        return assembly_digest(self._lattice, assembly, turn, self._max_states)

    def step(self, seconds: float = STEP_SECONDS) -> bool:
        """Analyse for about ``seconds``; return whether the batch is done."""
        began = perf_counter()
        while True:
            while self._growth is not None:
                self._continue_growth(self._growth)
                if perf_counter() - began > seconds / 2:
                    return False
            result = self._advance()
            if result == a.BATCH_DONE:
                return True
            if result != a.PAUSED:
                self._grow(result)
            if perf_counter() - began > seconds / 2:
                return False

    def _advance(self) -> int:
        """Work for a few milliseconds, or until the batch is done or memory is needed."""
        arrays = self._arrays
        widest = MAX_STATES
        if self._front is not None:
            widest = MIN_PARALLEL_STATES
            if arrays.state[a.TAIL] - arrays.state[a.HEAD] > MIN_PARALLEL_STATES:
                return self._front.advance(arrays)
        if self._bound is None or self._bound[0] is not arrays:
            self._bound = (arrays, advance.bind(arrays))
        result: int = self._bound[1](BUDGET, widest)
        return result

    @property
    def progress(self) -> AnalysisProgress:
        """The progress of the batch, by assemblies and states."""
        state, nodes = self._arrays.state, self._arrays.nodes
        looked_up, measured = self._work.counts[[a.LOOKED_UP, a.MISSES]].tolist()
        if self._front is not None:
            looked_up += self._front.lookups
            measured += self._front.measurements
        head, tail = int(state[a.HEAD]), int(state[a.TAIL])
        done = int((self._arrays.outcomes != a.UNKNOWN).sum())
        return AnalysisProgress(
            done,
            len(self._assemblies),
            int(nodes.depths[min(head, tail - 1)]) if tail else 0,
            tail - head,
            int(state[a.STATES]),
            looked_up - measured,
            measured,
        )

    @property
    def results(self) -> list[Analysis]:
        """The analyses of the batch so far, in order."""
        batch = self._batch()
        return [batch.result(number) for number in range(len(batch.outcomes))]

    def result(self, number: int) -> Analysis:
        """Return the analysis of an assembly that the batch has finished."""
        return self._batch().result(number)

    def _batch(self) -> BatchResults:
        orientations = self._prepared.orientations
        return BatchResults(
            self._lattice,
            self._assemblies,
            self._arrays,
            orientations,
            is_canonical=self._is_canonical,
        )

    def _of_batch(self) -> a.AnalysisArrays:
        batch = self._prepared.batch
        count = len(batch.has_groups)
        state = np.zeros(a.STATE_SIZE, np.int64)
        state[a.ASSEMBLY] = -1
        state[a.MAX_STATES] = self._max_states
        self._work.counts[[a.LOOKED_UP, a.MISSES]] = 0
        self._nodes.table[:] = -1
        outcomes = np.zeros(count, np.int64)
        outcomes[np.diff(batch.begins) > a.MAX_PIECES] = a.NOT_DECIDED
        return a.AnalysisArrays(
            directions(self._lattice),
            self._prepared.shapes,
            self._distances,
            batch,
            self._nodes,
            self._part,
            self._work,
            self._found,
            a.Waiting(np.zeros(65, np.uint64), np.zeros((65, 64), np.int64)),
            memory.plans(count),
            outcomes,
            np.zeros(count, np.int64),
            state,
        )

    def _grow(self, result: int) -> None:
        arrays = self._arrays
        if result == a.NODES_FULL:
            self._growth = memory.NodesGrowth(arrays.nodes, int(arrays.state[a.TAIL]))
        elif result == a.CACHE_FULL:
            self._distances = memory.grown_distances(arrays.distances)
            self._work = self._work._replace(distances=self._distances)
            self._work.counts[a.CACHED] = 0
            self._arrays = arrays._replace(distances=self._distances, work=self._work)
        else:
            self._arrays = arrays._replace(plans=memory.grown_plans(arrays.plans))

    def _continue_growth(self, growth: memory.NodesGrowth) -> None:
        if self._front is not None:
            is_done = self._front.continue_all(growth.streams)
        else:
            is_done = all(next(each, _END) is _END for each in growth.streams)
        if is_done:
            self._nodes = growth.made
            self._arrays = self._arrays._replace(nodes=self._nodes)
            self._growth = None
