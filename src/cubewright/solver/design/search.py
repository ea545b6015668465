"""Search a pool of pieces for choices that make a good puzzle of a figure, or of several.

Choices are tried in the order of their ranks, so a run that was stopped
continues at the next rank. Workers of a pool find the same in the same order.
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
    """What a choice is; ``found`` if it meets the request."""

    repeated: int = 0
    refuted: int = 0
    impossible: int = 0
    too_many: int = 0
    found: Design | None = None
    stopped: bool = False


def design(
    request: DesignRequest, control: Control | None = None, pool: Pool | None = None
) -> Iterator[DesignProgress]:
    """Try all choices of a request, and yield the progress with what was found.

    ``pool``: workers that try them, which is not closed; None: one after the other, here.

    Raises:
        TooManyChoicesError: The choices cannot be counted within the memory.
        PuzzleError: The figure cannot be searched.
        PoolLostError: The workers cannot be reached any more.
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
    """Tests the choices of all figures."""

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

    def test(self, rank: int, control: Control) -> _Tally:
        """Return what the choice with a rank is."""
        control.wait_while_paused()
        number, tally = self.figure_at(rank), _Tally()
        tester = self._figures[number]
        choice = tester.choices.choice(rank - self._starts[number])
        result = tester.test(choice, control, tally)
        if result is not None:
            tally.found = Design(rank, choice, result, number)
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


def test_rank(request: DesignRequest, rank: int, control: Control) -> _Tally:
    """Return what the choice with a rank is; a worker of a pool calls this."""
    return _tester_of(request).test(rank, control)


@lru_cache(maxsize=2)
def _tester_of(request: DesignRequest) -> _Tester:
    """The tester of a request, which a worker makes once."""
    return _Tester(request)
