"""Search a pool of pieces for choices that make a good puzzle of a figure, or of several.

Choices are tried in the order of their ranks, so a run that was stopped
continues at the next rank. With several processes the results have the same
order, and are equal.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from threading import Thread

from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.solver.design.choices import Choice, Choices, MirrorPairs, bounds_for
from cubewright.solver.design.parity import ParityTest
from cubewright.solver.design.trial import ONE_SOLUTION, Trial, Trier, Wanted
from cubewright.solver.search.control import Control

_BATCH = 16
"""The choices that a process tries at a time."""
_WAITING = 4
"""The batches of each process that are started ahead."""


@dataclass(frozen=True)
class DesignRequest:
    """What is looked for.

    - ``figures``: tried one after the other, with all choices of each.
    - ``pool``: the pieces, with the smallest and the largest number of copies of each.
    - ``wanted``: what the solutions of a choice must be.
    - ``pieces``: the smallest and the largest number of pieces in all; None: any.
    - ``different``: each piece at most once.
    - ``first``: the rank of the first choice to try.
    - ``symmetry``: examine the symmetry of the solutions also if it is no condition.
    """

    figures: tuple[Figure, ...]
    pool: PieceSet
    wanted: Wanted = ONE_SOLUTION
    pieces: tuple[int, int] | None = None
    different: bool = False
    first: int = 0
    symmetry: bool = False


@dataclass(frozen=True)
class Design:
    """A choice that meets the request, for the figure with an index.

    ``rank`` counts the choices of all figures, from 0.
    """

    rank: int
    choice: Choice
    trial: Trial
    figure: int = 0


@dataclass(frozen=True)
class DesignProgress:
    """How far a run is, and what it found since the last report.

    ``done`` of ``total`` choices were treated: ``repeated`` are mirror images of
    others, ``refuted`` were refuted by parity, the others were searched;
    ``impossible`` of these have no solution and ``too_many`` more than allowed.
    ``figure`` is the index of the figure of the next choice.
    """

    done: int
    total: int
    repeated: int = 0
    refuted: int = 0
    impossible: int = 0
    too_many: int = 0
    found: tuple[Design, ...] = ()
    figure: int = 0

    @property
    def fraction(self) -> float:
        """The share of the choices that were treated, 0 to 1."""
        return self.done / self.total if self.total else 1.0


@dataclass
class _Tally:
    """The result of a batch of choices; ``found`` are those that meet the request."""

    done: int = 0
    repeated: int = 0
    refuted: int = 0
    impossible: int = 0
    too_many: int = 0
    found: list[Design] = field(default_factory=list)
    stopped: bool = False


def design(
    request: DesignRequest, control: Control | None = None, processes: int = 1
) -> Iterator[DesignProgress]:
    """Try all choices of a request, and yield the progress with what was found.

    Raises:
        TooManyChoicesError: The choices cannot be counted within the memory.
        PuzzleError: The figure cannot be searched.
    """
    control = control or Control()
    tester = _Tester(request)
    total = tester.total
    sums = DesignProgress(min(request.first, total), total)
    yield sums
    one_by_one = processes == 1 or total - sums.done <= _BATCH
    size = 1 if one_by_one else _BATCH
    batches = (range(first, min(first + size, total)) for first in range(sums.done, total, size))
    tested = (
        (tester.test(ranks, control) for ranks in batches)
        if one_by_one
        else _in_processes(request, batches, control, processes)
    )
    for tally in tested:
        sums = DesignProgress(
            sums.done + tally.done,
            total,
            sums.repeated + tally.repeated,
            sums.refuted + tally.refuted,
            sums.impossible + tally.impossible,
            sums.too_many + tally.too_many,
            tuple(tally.found),
            tester.figure_at(sums.done + tally.done),
        )
        yield sums
        if tally.stopped or control.stopped:
            return


class _Tester:
    """Tests batches of choices of all figures."""

    def __init__(self, request: DesignRequest) -> None:
        self._figures = [_FigureTester(request, figure) for figure in request.figures]
        totals = (each.choices.total for each in self._figures)
        self._starts = [0, *accumulate(totals)]

    @property
    def total(self) -> int:
        """The number of choices for all figures."""
        return self._starts[-1]

    def figure_at(self, rank: int) -> int:
        """Return the index of the figure of a choice; that of the last figure beyond the end."""
        return min(bisect_right(self._starts, rank), len(self._figures)) - 1

    def test(self, ranks: range, control: Control) -> _Tally:
        """Return what the choices with these ranks are, up to the one at which it was stopped."""
        tally = _Tally()
        for rank in ranks:
            control.wait_while_paused()
            figure = self.figure_at(rank)
            tester = self._figures[figure]
            choice = tester.choices.choice(rank - self._starts[figure])
            result = tester.test(choice, control, tally)
            if tally.stopped:
                break
            if result is not None:
                tally.found.append(Design(rank, choice, result, figure))
            tally.done += 1
        return tally


class _FigureTester:
    """Tests choices for one figure."""

    def __init__(self, request: DesignRequest, figure: Figure) -> None:
        pool = request.pool
        bounds = bounds_for(figure, pool, request.pieces, different=request.different)
        self.choices = Choices(pool, bounds)
        self._mirrors = MirrorPairs(figure, pool, bounds)
        self._parity = ParityTest(figure, pool)
        self._wanted = request.wanted
        self._trier = Trier(figure, pool, request.wanted, request.symmetry)

    def test(self, choice: Choice, control: Control, tally: _Tally) -> Trial | None:
        """Return the results of a choice that meets the request; add others to the tally."""
        if self._mirrors.is_repeated(choice):
            tally.repeated += 1
            return None
        if self._parity.refutes(choice):
            tally.refuted += 1
            return None
        result = self._trier.trial(choice, control)
        if result is None:
            tally.stopped = True
            return None
        most = self._wanted.solutions[1]
        tally.impossible += not result.solutions
        tally.too_many += most is not None and result.solutions > most
        return result if self._wanted.accepts(result) else None


_tester: _Tester
_control: Control
"""What a process needs; set when it starts."""


def _start(request: DesignRequest, stop: Event) -> None:
    global _tester, _control
    _tester, _control = _Tester(request), Control()

    def wait() -> None:
        stop.wait()
        _control.stop()

    Thread(target=wait, daemon=True).start()


def _test(ranks: range) -> _Tally:
    return _tester.test(ranks, _control)


def _in_processes(
    request: DesignRequest, batches: Iterator[range], control: Control, processes: int
) -> Iterator[_Tally]:
    """Yield the result of each batch in order, of some batches that run at the same time."""
    # Not a fork: numba's threads and Qt's do not survive one.
    context = get_context("spawn")
    stop = context.Event()
    with ExitStack() as stack:
        executor = stack.enter_context(
            ProcessPoolExecutor(processes, context, _start, (request, stop))
        )
        stack.callback(partial(executor.shutdown, wait=True, cancel_futures=True))
        stack.callback(stop.set)
        running: deque[Future[_Tally]] = deque()
        for ranks in batches:
            running.append(executor.submit(_test, ranks))
            if len(running) >= processes * _WAITING:
                yield _result(running.popleft(), control, stop)
        while running:
            yield _result(running.popleft(), control, stop)


def _result(future: Future[_Tally], control: Control, stop: Event) -> _Tally:
    """Wait for a batch; stop all processes if the control was stopped."""
    control.wait_while_paused()
    while True:
        try:
            return future.result(timeout=0.1)
        except TimeoutError:
            if control.stopped:
                stop.set()
