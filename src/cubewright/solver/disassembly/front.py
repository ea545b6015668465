"""The states of one long analysis, expanded by several threads in parallel."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import Empty, SimpleQueue

from cubewright.solver.disassembly import memory
from cubewright.solver.kernels.disassembly import arrays as a
from cubewright.solver.kernels.disassembly.distances import share_distances
from cubewright.solver.kernels.disassembly.front import explore, process_chunk

MIN_PARALLEL_STATES = 512
"""The number of queued states from which several threads are faster than one thread.

Starting the threads takes as long as expanding some 50 states.
"""
BUDGET = 1 << 18
"""The number of pairs of pieces and moves that each thread examines in a call.

At the end of each call, threads wait for the last chunk.
"""
SMALL_CHUNK, CHUNK = 32, 256
"""The minimum and maximum numbers of states in a chunk.

Between two chunks, a thread waits for the Python interpreter. The last chunks of a call are small,
so that all threads end together.
"""
CHUNKS_AHEAD = 2
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
    """Queued states from ``first`` up to ``end``; ``explored`` is the number of expanded states.

    ``place`` contains the results, from the beginning of the expansion.
    """

    first: int
    end: int
    explored: int | None = None
    place: _Place | None = None

    def ends_part(self, arrays: a.AnalysisArrays) -> bool:
        """Return whether the part is finished, so that states of later chunks do not count."""
        return int(arrays.state[a.HEAD]) != self.end


class _Place:
    """A place for the results of a chunk, with the kernels that write and read them.

    The kernels are bound to the arrays once: checking all arrays takes longer than expanding a
    chunk, and only one thread at a time can do it.
    """

    def __init__(self, owner: _Thread, found: a.Found) -> None:
        self.owner = owner
        self._found = found
        self._arrays: a.AnalysisArrays | None = None

    def bind(self, arrays: a.AnalysisArrays) -> None:
        if self._arrays is not arrays:
            mine = arrays._replace(found=self._found)
            self._process: Callable[[int, int], int] = process_chunk.bind(mine)
            self._explore = explore.bind(mine._replace(work=self.owner.work))
            self._arrays = arrays

    def explore(self, chunk: _Chunk) -> None:
        chunk.explored = self._explore(chunk.first, chunk.end)

    def process(self, chunk: _Chunk) -> int:
        return self._process(chunk.explored or 0, chunk.end - chunk.first)


class _Thread:
    """The memory of a thread, with places for the results of some chunks."""

    def __init__(self, words: int, moves: int) -> None:
        self.work = memory.work(memory.distances(OWN_DISTANCES, words))
        self._places = [_Place(self, memory.found(CHUNK, moves)) for _ in range(CHUNKS_AHEAD)]
        self.start()

    def start(self) -> None:
        """Free all places."""
        self._free = SimpleQueue[_Place | None]()
        for each in self._places:
            self._free.put(each)

    def take(self, waiting: deque[_Chunk], *, may_wait: bool) -> _Chunk | None:
        """Return the next chunk, and give it a place; None if there is no chunk or no place.

        ``may_wait``: wait for a place.
        """
        try:
            place = self._free.get(may_wait)
        except Empty:
            return None
        if place is None:
            return None
        try:
            chunk = waiting.popleft()
        except IndexError:
            self._free.put(place)
            return None
        chunk.place = place
        return chunk

    def release(self, place: _Place) -> None:
        """Free a place, whose results were added to the search."""
        self._free.put(place)

    def wake(self) -> None:
        """End the wait for a place, when no chunk is left."""
        self._free.put(None)


class ParallelFront:
    """An expansion of queued states by several threads, with the same result as in one thread."""

    def __init__(self, threads: int, directions: int, words: int) -> None:
        moves = directions * a.MAX_LISTED + MAX_MOVES_PER_STATE * CHUNK
        self._threads = [_Thread(words, moves) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads - 1, thread_name_prefix="analysis")

    @property
    def lookups(self) -> int:
        """The number of distances that the threads have looked up."""
        return sum(int(each.work.counts[a.LOOKED_UP]) for each in self._threads)

    @property
    def measurements(self) -> int:
        """The number of distances that the threads have measured."""
        return sum(int(each.work.counts[a.MISSES]) for each in self._threads)

    def start(self) -> None:
        """Begin a batch."""
        for each in self._threads:
            each.work.counts[[a.LOOKED_UP, a.MISSES]] = 0

    def continue_all(self, streams: Sequence[Iterator[None]]) -> bool:
        """Run the next part of each stream in parallel; return whether all have ended."""
        first, *others = streams
        waiting = [self._pool.submit(next, each, _END) for each in others]
        ended = [next(first, _END), *(each.result() for each in waiting)]
        return all(each is _END for each in ended)

    def advance(self, arrays: a.AnalysisArrays) -> int:
        """Expand queued states; return PAUSED, or the array that is full."""
        head, tail = int(arrays.state[a.HEAD]), int(arrays.state[a.TAIL])
        pieces, threads = int(arrays.state[a.PIECES]), len(self._threads)
        budget = threads * BUDGET // (1 + pieces * (pieces - 1) // 2 + LIKELY_MOVES)
        end = head + max(1, min(tail - head, budget))
        chunks = []
        while head < end:
            size = max(SMALL_CHUNK, min(CHUNK, (end - head) // (4 * threads)))
            chunks.append(_Chunk(head, min(head + size, end)))
            head = chunks[-1].end
        result = self._expand(arrays, chunks)
        return self._share(arrays) if result == a.PAUSED else result

    def _expand(self, arrays: a.AnalysisArrays, chunks: Sequence[_Chunk]) -> int:
        """Explore all chunks and settle them in order; return PAUSED, or the array that is full.

        If one thread adds a state, another thread may still take it for new. The duplicate is
        recognised when the later chunk is settled.
        """
        waiting, explored = deque(chunks), SimpleQueue[_Chunk]()
        here, *others = self._threads
        for thread in self._threads:
            thread.start()

        def explore_others(thread: _Thread) -> None:
            while (chunk := thread.take(waiting, may_wait=True)) is not None:
                try:
                    _explore(chunk, arrays)
                finally:
                    explored.put(chunk)

        running = [self._pool.submit(explore_others, each) for each in others]
        result = a.PAUSED
        try:
            for chunk in chunks:
                while chunk.explored is None:
                    mine = here.take(waiting, may_wait=False)
                    if mine is not None:
                        _explore(mine, arrays)
                    elif explored.get().explored is None:
                        break  # its thread has failed
                place = chunk.place
                if place is None or chunk.explored is None:
                    break
                result = place.process(chunk)
                place.owner.release(place)
                if result != a.PAUSED or chunk.ends_part(arrays):
                    break
        finally:
            waiting.clear()
            for thread in others:
                thread.wake()
            for each in running:
                each.result()
        return result

    def _share(self, arrays: a.AnalysisArrays) -> int:
        """Merge the distances that each thread has measured; return CACHE_FULL if too many."""
        counts = arrays.work.counts
        for work in (each.work for each in self._threads):
            own = int(work.counts[a.CACHED])
            if own and 2 * (int(counts[a.CACHED]) + own) >= len(arrays.distances.keys):
                return a.CACHE_FULL
            if own:
                share_distances(arrays.distances, counts, work)
        return a.PAUSED


def _explore(chunk: _Chunk, arrays: a.AnalysisArrays) -> None:
    assert chunk.place is not None
    chunk.place.bind(arrays)
    chunk.place.explore(chunk)
