"""Find the figures that all pieces of a set fill, within a box or another container."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from cubewright.errors import CubewrightError
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.piece import PieceSet
from cubewright.solver.cluster.ordered_map import ordered_map
from cubewright.solver.cluster.pool import Pool
from cubewright.solver.design.trial import Trial, Trier, Wanted
from cubewright.solver.design.unions import MAX_FIGURES, collect_part, form_cells, part_count
from cubewright.solver.search.control import Control
from cubewright.translation import tr

T = TypeVar("T")
R = TypeVar("R")


class TooManyFiguresError(CubewrightError):
    """The pieces fill more than :data:`MAX_FIGURES` figures."""


@dataclass(frozen=True)
class FilledFigure:
    """A figure in canonical position, and the results of the search for its solutions."""

    figure: Figure
    trial: Trial


class KnownFigures:
    """The known figures of the finished parts, in the order in which they were found.

    Another thread may read the first ``n`` of :attr:`forms`, a list that only grows.
    """

    def __init__(self, parts: int = 0, forms: Iterable[bytes] = ()) -> None:
        self.parts = parts
        """The number of finished parts."""
        self.forms = list(forms)
        self._known = set(self.forms)

    def add(self, forms: Iterable[bytes]) -> None:
        """Add the figures of the next part.

        Raises:
            TooManyFiguresError: The figures exceed :data:`MAX_FIGURES`.
        """
        new = [form for form in forms if form not in self._known]
        if len(self._known) + len(new) > MAX_FIGURES:
            raise TooManyFiguresError(
                tr(
                    "the pieces fill more than {max_figures:,} figures here; take "
                    "a smaller container or fewer pieces",
                    max_figures=MAX_FIGURES,
                )
            )
        self._known.update(new)
        self.forms += new
        self.parts += 1


@dataclass(frozen=True)
class FiguresProgress:
    """The progress of a run: ``figures`` are known, and ``done`` of them were searched.

    ``collecting`` is the finished share of the collection's parts, 0 to 1, and ``parts`` is their
    number. ``found`` contains the figures with an allowed number of solutions since the last
    report.
    """

    collecting: float
    figures: int = 0
    done: int = 0
    found: tuple[FilledFigure, ...] = ()
    parts: int = 0

    @property
    def total(self) -> int:
        return self.figures

    @property
    def is_complete(self) -> bool:
        """Whether all figures are collected and searched."""
        return self.collecting >= 1 and self.done == self.figures

    @property
    def fraction(self) -> float:
        """The completed share of the current phase, 0 to 1; collecting comes before searching."""
        if self.collecting < 1:
            return self.collecting
        return self.done / self.figures if self.figures else 1.0


def filled_figures(
    container: Figure,
    pieces: PieceSet,
    wanted: Wanted | None = None,
    control: Control | None = None,
    *,
    symmetry: bool = False,
    first: int = 0,
    pool: Pool | None = None,
    known: KnownFigures | None = None,
) -> Iterator[FiguresProgress]:
    """Yield the connected figures inside a container that all copies of the pieces fill.

    Figures that are equal up to turning count as one. Mirror images count as one if the set
    contains the mirror image of each of its pieces. All figures are collected first. The solutions
    of each are then searched. The run ends early if the control stops it. ``wanted`` are conditions
    on the solutions; by default, at least one solution. ``symmetry``: examine the symmetry of the
    solutions even if it is not a condition. ``first`` is the number of figures whose solutions were
    already searched; the order of the figures is always the same. ``pool`` contains the workers
    that collect the figures and search the solutions; None means this thread. The pool is not
    closed. ``known`` contains the figures collected earlier; new figures are added to it.

    Raises:
        TooManyFiguresError: The figures exceed :data:`MAX_FIGURES`.
        PuzzleError: The container cannot be searched.
        PoolLostError: The connection to the workers was lost.
    """
    control, wanted = control or Control(), wanted or Wanted()
    known = KnownFigures() if known is None else known
    parts = part_count(container, pieces)
    if known.parts < parts:
        yield FiguresProgress(known.parts / parts, len(known.forms), parts=known.parts)
    collect = partial(collect_part, container, pieces)
    for forms in _each(collect, range(known.parts, parts), control, pool):
        if forms is None:
            return
        known.add(forms)
        done = known.parts
        yield FiguresProgress(done / parts, len(known.forms), parts=done)
    if control.stopped:
        return
    count = len(known.forms)
    yield FiguresProgress(1.0, count, min(first, count), parts=parts)
    figures = [_in_corner(form, pieces.lattice) for form in sorted(known.forms)[first:]]
    attempt = partial(try_figure, pieces, wanted, symmetry)
    tried = _each(attempt, figures, control, pool)
    for done, (figure, result) in enumerate(zip(figures, tried, strict=False), start=first + 1):
        if result is None:
            return
        found = (FilledFigure(figure, result),) if wanted.accepts(result) else ()
        yield FiguresProgress(1.0, count, done, found, parts)


def _each(
    function: Callable[[T, Control], R], tasks: Sequence[T], control: Control, pool: Pool | None
) -> Iterator[R]:
    """Yield the result of each task, in order, from a pool's workers or this thread."""
    if pool is not None:
        return ordered_map(pool, function, tasks, control)
    return (function(task, control) for task in tasks)


def _in_corner(form: bytes, lattice: Lattice) -> Figure:
    cells = form_cells(form)
    x, y, z = lattice.corner(cells)
    return Figure(((a - x, b - y, c - z) for a, b, c in cells), lattice=lattice)


def try_figure(
    pieces: PieceSet, wanted: Wanted, symmetry: bool, figure: Figure, control: Control
) -> Trial | None:
    """Search for a figure's solutions with every copy of the pieces; workers may call this."""
    control.wait_while_paused()
    return Trier(figure, pieces, wanted, symmetry).try_choice(pieces.counts, control)
