"""Search a pool of pieces for choices that make a good puzzle of one or more figures.

Choices are tried in the order of their ranks, so a stopped run continues at the next rank. Workers
of a pool find the same choices in the same order.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import accumulate

from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.solver.cluster.ordered_map import ordered_map
from cubewright.solver.cluster.pool import Pool
from cubewright.solver.design.choices import Choice, Choices, MirrorPairs, ParityTest, bounds_for
from cubewright.solver.design.trial import ONE_SOLUTION, Trial, Trier, Wanted
from cubewright.solver.search.control import Control


@dataclass(frozen=True)
class DesignRequest:
    """The figures, the pieces and the conditions of a search.

    - ``figures``: tried one after another, with all choices for each.
    - ``pool``: the pieces, with the minimum and maximum number of copies of each.
    - ``wanted``: conditions on the solutions of a choice.
    - ``pieces``: the minimum and maximum total number of pieces; None for any number.
    - ``different``: whether each piece is used at most once.
    - ``first``: the rank of the first choice to try.
    - ``symmetry``: whether to examine the symmetry of the solutions even if it is not a condition.
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
    """A choice that meets the request, for one of the figures, given by index.

    ``rank`` counts the choices of all figures, from 0.
    """

    rank: int
    choice: Choice
    trial: Trial
    figure: int = 0


@dataclass(frozen=True)
class DesignProgress:
    """The progress of a run, and the designs found since the last report.

    ``done`` of ``total`` choices were processed. Of these, ``repeated`` are mirror images of other
    choices, ``refuted`` are impossible by parity, and the remaining choices were searched. Of the
    searched choices, ``impossible`` have no solution and ``too_many`` have more than allowed.
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
        """The processed share of the choices, 0 to 1."""
        return self.done / self.total if self.total else 1.0


@dataclass
class _Tally:
    """The category of a choice; ``found`` if the choice meets the request."""

    repeated: int = 0
    refuted: int = 0
    impossible: int = 0
    too_many: int = 0
    found: Design | None = None
    stopped: bool = False


def design(
    request: DesignRequest, control: Control | None = None, pool: Pool | None = None
) -> Iterator[DesignProgress]:
    """Try all choices of a request, and yield progress and results.

    ``pool`` contains the workers that try the choices; None means this thread. The pool is not
    closed.

    Raises:
        TooManyChoicesError: Counting the choices would take too much memory.
        PuzzleError: The figure cannot be searched.
        PoolLostError: The connection to the workers was lost.
    """
    control = control or Control()
    tester = _Tester(request)
    total = tester.total
    sums = DesignProgress(min(request.first, total), total)
    yield sums
    ranks = range(sums.done, total)
    tested = (
        (tester.test(rank, control) for rank in ranks)
        if pool is None
        else ordered_map(pool, partial(test_rank, replace(request, first=0)), ranks, control)
    )
    for tally in tested:
        if tally.stopped:
            return
        sums = DesignProgress(
            sums.done + 1,
            total,
            sums.repeated + tally.repeated,
            sums.refuted + tally.refuted,
            sums.impossible + tally.impossible,
            sums.too_many + tally.too_many,
            () if tally.found is None else (tally.found,),
            tester.figure_at(sums.done + 1),
        )
        yield sums
        if control.stopped:
            return


class _Tester:
    def __init__(self, request: DesignRequest) -> None:
        self._figures = [_FigureTester(request, figure) for figure in request.figures]
        totals = (each.choices.total for each in self._figures)
        self._starts = [0, *accumulate(totals)]

    @property
    def total(self) -> int:
        return self._starts[-1]

    def figure_at(self, rank: int) -> int:
        """Return the index of a choice's figure, or of the last figure if the rank is too large."""
        return min(bisect_right(self._starts, rank), len(self._figures)) - 1

    def test(self, rank: int, control: Control) -> _Tally:
        control.wait_while_paused()
        number, tally = self.figure_at(rank), _Tally()
        tester = self._figures[number]
        choice = tester.choices.choice(rank - self._starts[number])
        result = tester.test(choice, control, tally)
        if result is not None:
            tally.found = Design(rank, choice, result, number)
        return tally


class _FigureTester:
    def __init__(self, request: DesignRequest, figure: Figure) -> None:
        pool = request.pool
        bounds = bounds_for(figure, pool, request.pieces, different=request.different)
        self.choices = Choices(pool, bounds)
        self._mirrors = MirrorPairs(figure, pool, bounds)
        self._parity = ParityTest(figure, pool)
        self._wanted = request.wanted
        self._trier = Trier(figure, pool, request.wanted, request.symmetry)

    def test(self, choice: Choice, control: Control, tally: _Tally) -> Trial | None:
        if self._mirrors.is_repeated(choice):
            tally.repeated += 1
            return None
        if self._parity.refutes(choice):
            tally.refuted += 1
            return None
        result = self._trier.try_choice(choice, control)
        if result is None:
            tally.stopped = True
            return None
        most = self._wanted.solutions[1]
        tally.impossible += not result.solutions
        tally.too_many += most is not None and result.solutions > most
        return result if self._wanted.accepts(result) else None


def test_rank(request: DesignRequest, rank: int, control: Control) -> _Tally:
    """Return the category of the choice with a rank; a worker of a pool calls this."""
    return _tester_of(request).test(rank, control)


@lru_cache(maxsize=2)
def _tester_of(request: DesignRequest) -> _Tester:
    """Return the tester of a request, cached for the later calls of a worker."""
    return _Tester(request)
