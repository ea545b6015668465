"""A search for new puzzles, started from its conditions or from a saved run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cubewright.formats.design_run import SavedDesign, SavedRun
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.solver.cluster.pool import Pool
from cubewright.solver.design.figures import FiguresProgress, KnownFigures, filled_figures
from cubewright.solver.design.search import DesignProgress, DesignRequest, design
from cubewright.solver.design.trial import Trial, Wanted, chosen_set
from cubewright.solver.request import ClusterAddress
from cubewright.solver.search.control import Control
from cubewright.translation import tr

RunProgress = DesignProgress | FiguresProgress


@dataclass(frozen=True)
class FoundPuzzle:
    """A puzzle that meets all conditions: a figure and pieces that fill it.

    ``choice`` contains the number of copies of each piece of the pool. ``rank`` is the position of
    the choice in the order of trial, ``number`` the index of the figure.
    """

    rank: int
    figure: Figure
    pieces: PieceSet
    trial: Trial
    choice: tuple[int, ...]
    number: int = 0


class DesignRun:
    """A run, with all puzzles that it has found.

    With several figures, the run tries all choices for one figure after another.
    """

    def __init__(self, begun: SavedRun, *, symmetry: bool = False) -> None:
        self.conditions = replace(begun, found=(), collected=())
        self._collected = KnownFigures(begun.parts, begun.collected)
        self.found = [self._puzzle(each) for each in begun.found]
        self._examines_symmetry = symmetry
        self.progress: RunProgress = DesignProgress(begun.done, begun.total, *begun.tallies)
        if begun.finds_figures:
            is_known = begun.total > 0
            figures = begun.total or len(begun.collected)
            self.progress = FiguresProgress(
                1.0 if is_known else 0.0, figures, begun.done, (), begun.parts
            )
        self._reached = self.progress, len(self.found)
        self._has_ended = False
        self._notes: Sequence[str] = ()

    @property
    def notes(self) -> tuple[str, ...]:
        """Messages about the workers of the last search, each a sentence without full stop."""
        return tuple(self._notes)

    @property
    def done(self) -> int:
        """The number of choices, or of figures, that were tried."""
        return max(self.progress.done, self.conditions.done)

    @property
    def is_complete(self) -> bool:
        """Whether all candidates were tried."""
        progress = self.progress
        if isinstance(progress, FiguresProgress):
            return progress.is_complete
        return self._has_ended or 0 < progress.total <= progress.done

    def search(
        self, control: Control, processes: int = 1, cluster: ClusterAddress | None = None
    ) -> Iterator[list[FoundPuzzle]]:
        """Try the remaining candidates; yield new puzzles, and update the progress.

        ``processes`` is the number of processes on this machine. The workers of ``cluster`` replace
        them.

        Raises:
            TooManyChoicesError: Counting the choices would take too much memory.
            TooManyFiguresError: The pieces fill too many figures.
            PuzzleError: A figure cannot be searched.
            CubewrightError: The cluster cannot be used.
            PoolLostError: The workers are no longer reachable.
        """
        pool = _pool(control, processes, cluster)
        if pool is None and cluster is not None:
            return  # stopped before the cluster connected: this thread must not start
        self._notes = () if pool is None else pool.notes
        try:
            yield from self._search(control, pool)
        finally:
            if pool is not None:
                pool.close()
        self._has_ended = not control.stopped

    def _search(self, control: Control, pool: Pool | None) -> Iterator[list[FoundPuzzle]]:
        begun = self.conditions
        wanted = Wanted(begun.solutions, begun.symmetrical, begun.level)
        find = self._figures if begun.finds_figures else self._choices
        steps = find(wanted, control, pool)
        for progress, found in steps:
            self.found += found
            self.progress = progress
            # Another thread may save the run, so progress and the number of puzzles must agree.
            self._reached = progress, len(self.found)
            yield found

    def saved(self) -> SavedRun:
        """Return the run in its current state, for saving."""
        now, count = self._reached
        tallies, total = self.conditions.tallies, now.total
        if isinstance(now, DesignProgress):
            tallies = (now.repeated, now.refuted, now.impossible, now.too_many)
        elif now.collecting < 1:
            total = 0
        done = max(now.done, self.conditions.done)
        parts, collected = 0, tuple[bytes, ...]()
        if isinstance(now, FiguresProgress):
            parts, collected = now.parts, tuple(self._collected.forms[: now.figures])
        found = tuple(self._saved(each) for each in self.found[:count])
        return replace(
            self.conditions,
            done=done,
            total=total,
            tallies=tallies,
            found=found,
            parts=parts,
            collected=collected,
        )

    def _choices(
        self, wanted: Wanted, control: Control, workers: Pool | None
    ) -> Iterator[tuple[RunProgress, list[FoundPuzzle]]]:
        begun = self.conditions
        request = DesignRequest(
            begun.figures,
            begun.pool,
            wanted,
            begun.pieces,
            begun.different,
            begun.done,
            self._examines_symmetry,
        )
        repeated, refuted, impossible, too_many = begun.tallies
        for progress in design(request, control, workers):
            summed = replace(
                progress,
                repeated=progress.repeated + repeated,
                refuted=progress.refuted + refuted,
                impossible=progress.impossible + impossible,
                too_many=progress.too_many + too_many,
            )
            yield (
                summed,
                [
                    FoundPuzzle(
                        each.rank,
                        begun.figures[each.figure],
                        chosen_set(begun.pool, each.choice),
                        each.trial,
                        each.choice,
                        each.figure,
                    )
                    for each in progress.found
                ],
            )

    def _figures(
        self, wanted: Wanted, control: Control, workers: Pool | None
    ) -> Iterator[tuple[RunProgress, list[FoundPuzzle]]]:
        begun, pool = self.conditions, self.conditions.pool
        for progress in filled_figures(
            begun.figures[0],
            pool,
            wanted,
            control,
            symmetry=self._examines_symmetry,
            first=begun.done,
            pool=workers,
            known=self._collected,
        ):
            yield (
                progress,
                [
                    FoundPuzzle(
                        progress.done - 1,
                        replace(each.figure, name=_figure_name(progress.done)),
                        pool,
                        each.trial,
                        pool.counts,
                    )
                    for each in progress.found
                ],
            )

    def _puzzle(self, saved: SavedDesign) -> FoundPuzzle:
        run = self.conditions
        figure, pieces = run.figures[saved.figure], run.pool
        if run.finds_figures:
            figure = Figure(saved.cells, _figure_name(saved.rank + 1), figure.lattice)
        else:
            pieces = chosen_set(run.pool, saved.choice)
        trial = Trial(saved.solutions, saved.tries, saved.symmetrical, saved.explored, saved.level)
        return FoundPuzzle(saved.rank, figure, pieces, trial, saved.choice, saved.figure)

    def _saved(self, found: FoundPuzzle) -> SavedDesign:
        trial = found.trial
        return SavedDesign(
            rank=found.rank,
            choice=found.choice,
            solutions=trial.solutions,
            tries=trial.tries,
            symmetrical=trial.symmetrical,
            explored=trial.explored,
            level=trial.level,
            figure=found.number,
            cells=tuple(found.figure.cells) if self.conditions.finds_figures else (),
        )


def _pool(control: Control, processes: int, cluster: ClusterAddress | None) -> Pool | None:
    """Return workers that try puzzles; None if this thread tries them, or after a stop."""
    if cluster is not None:
        from cubewright.solver.cluster.dask_connection import open_pool

        return open_pool(cluster, lambda: control.stopped)
    if processes <= 1:
        return None
    # Imported here, because the window needs multiprocessing for nothing else.
    from cubewright.solver.cluster.process_pool import ProcessPool

    return ProcessPool(processes)


def _figure_name(number: int) -> str:
    return tr("Figure {number:,}", number=number)
