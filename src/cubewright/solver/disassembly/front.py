"""The states of one long analysis, expanded by several threads in parallel."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import cycle
from queue import SimpleQueue
from threading import Semaphore

from cubewright.solver.disassembly import memory
from cubewright.solver.kernels.disassembly import arrays as a
from cubewright.solver.kernels.disassembly.distances import share_distances
from cubewright.solver.kernels.disassembly.front import explore, process_chunk

MIN_PARALLEL_STATES = 512
"""The number of queued states from which several threads are faster than one thread.

Starting the threads takes as long as expanding some 50 states.
"""
SMALL_CHUNK, CHUNK = 32, 64
"""The minimum and maximum numbers of states in a chunk."""
CHUNKS_AHEAD = 4
"""The number of chunks for each thread to expand before the first chunk is added.

More would exceed the processor's caches, and would find more duplicate states.
"""
MAX_MOVES_PER_STATE = 256
"""A chunk has space for this average number of moves per state.

A single thread expands the states for which space is missing. Unused space takes no memory.
"""
LIKELY_MOVES = 10
"""The approximate number of states one move away from a state."""
OWN_DISTANCES = 1 << 14
"""The number of slots for a thread's measured distances, more than twice the pairs of 64 pieces."""

_END = object()


@dataclass(eq=False)
class _Chunk:
    """Queued states from ``first`` up to ``end``; ``explored`` is the number of expanded states."""

    arrays: a.AnalysisArrays
    first: int
    end: int
    explored: int | None = None

    def explore(self, work: a.Work) -> None:
        """Expand the states in a thread's memory."""
        self.explored = explore(self.arrays._replace(work=work), self.first, self.end)

    def process(self) -> int:
        result: int = process_chunk(self.arrays, self.explored or 0, self.end - self.first)
        return result

    @property
    def ends_part(self) -> bool:
        """Whether the part is finished, so that the states of later chunks do not count."""
        return int(self.arrays.state[a.HEAD]) != self.end


def _next(waiting: deque[_Chunk]) -> _Chunk | None:
    try:
        return waiting.popleft()
    except IndexError:
        return None


class ParallelFront:
    """An expansion of queued states by several threads, with the same result as in one thread."""

    def __init__(self, threads: int, directions: int, words: int) -> None:
        self._threads = threads
        moves = directions * a.MAX_LISTED + MAX_MOVES_PER_STATE * CHUNK
        self._works = [memory.work(memory.distances(OWN_DISTANCES, words)) for _ in range(threads)]
        self._found = [memory.found(CHUNK, moves) for _ in range(CHUNKS_AHEAD * threads)]
        self._pool = ThreadPoolExecutor(threads - 1, thread_name_prefix="analysis")

    @property
    def lookups(self) -> int:
        """The number of distances that the threads have looked up."""
        return sum(int(work.counts[a.LOOKED_UP]) for work in self._works)

    @property
    def measurements(self) -> int:
        """The number of distances that the threads have measured."""
        return sum(int(work.counts[a.MISSES]) for work in self._works)

    def start(self) -> None:
        """Begin a batch."""
        for work in self._works:
            work.counts[[a.LOOKED_UP, a.MISSES]] = 0

    def continue_all(self, streams: Sequence[Iterator[None]]) -> bool:
        """Run the next part of each stream in parallel; return whether all have ended."""
        first, *others = streams
        waiting = [self._pool.submit(next, each, _END) for each in others]
        ended = [next(first, _END), *(each.result() for each in waiting)]
        return all(each is _END for each in ended)

    def advance(self, arrays: a.AnalysisArrays, budget: int) -> int:
        """Expand queued states; return PAUSED, or the array that is full.

        ``budget`` is the budget of each thread.
        """
        head, tail = int(arrays.state[a.HEAD]), int(arrays.state[a.TAIL])
        pieces = int(arrays.state[a.PIECES])
        budget = self._threads * budget // (1 + pieces * (pieces - 1) // 2 + LIKELY_MOVES)
        count = max(1, min(tail - head, budget))
        size = max(SMALL_CHUNK, min(CHUNK, -(-count // (8 * self._threads))))
        chunks = [
            _Chunk(arrays._replace(found=found), first, min(first + size, head + count))
            for first, found in zip(
                range(head, head + count, size), cycle(self._found), strict=False
            )
        ]
        result = self._expand(chunks)
        return self._share(arrays) if result == a.PAUSED else result

    def _expand(self, chunks: Sequence[_Chunk]) -> int:
        """Explore all chunks and settle them in order; return PAUSED, or the array that is full.

        If one thread adds a state, another thread may still take it for new. The duplicate is
        recognised when the later chunk is settled.
        """
        waiting, explored = deque(chunks), SimpleQueue[_Chunk]()
        room = Semaphore(len(self._found))
        """The number of chunks that may still be explored before the next one is settled."""

        def explore_others(work: a.Work) -> None:
            while room.acquire() and (chunk := _next(waiting)) is not None:
                try:
                    chunk.explore(work)
                finally:
                    explored.put(chunk)

        others = [self._pool.submit(explore_others, work) for work in self._works[1:]]
        result = a.PAUSED
        for chunk in chunks:
            while chunk.explored is None:
                mine = _next(waiting) if room.acquire(blocking=False) else None
                if mine is not None:
                    mine.explore(self._works[0])
                elif explored.get().explored is None:
                    break  # its thread has failed
            if chunk.explored is None:
                break
            result = chunk.process()
            room.release()
            if result != a.PAUSED or chunk.ends_part:
                break
        waiting.clear()
        room.release(len(others))
        for each in others:
            each.result()
        return result

    def _share(self, arrays: a.AnalysisArrays) -> int:
        """Merge the distances that each thread has measured; return CACHE_FULL if too many."""
        counts = arrays.work.counts
        for work in self._works:
            own = int(work.counts[a.CACHED])
            if own and 2 * (int(counts[a.CACHED]) + own) >= len(arrays.distances.keys):
                return a.CACHE_FULL
            if own:
                share_distances(arrays.distances, counts, work)
        return a.PAUSED
