"""Find the figures that all pieces of a set fill, within a box or another container."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import Cell, IntArray
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.equivalence import canonical_form
from cubewright.model.symmetry.group import mirror_partners
from cubewright.solver.cluster.ordered_map import ordered_map
from cubewright.solver.cluster.pool import Pool
from cubewright.solver.design.trial import Trial, Trier, Wanted
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Finished, Prepared, Progressed, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve
from cubewright.translation import tr

MAX_FIGURES = 100_000
"""The most different figures of one run; each needs about 1 kB."""


class TooManyFiguresError(CubewrightError):
    """The pieces fill more than :data:`MAX_FIGURES` figures."""


@dataclass(frozen=True)
class FilledFigure:
    """A figure in canonical position, and what the search of its solutions found."""

    figure: Figure
    trial: Trial


@dataclass(frozen=True)
class FiguresProgress:
    """How far a run is: ``figures`` are known, ``done`` of them were searched.

    ``collecting`` is the share of the container's search that is done, 0 to 1.
    ``found`` are the figures with an allowed number of solutions since the last report.
    """

    collecting: float
    figures: int = 0
    done: int = 0
    found: tuple[FilledFigure, ...] = ()

    @property
    def total(self) -> int:
        """The number of figures that are known."""
        return self.figures

    @property
    def is_complete(self) -> bool:
        """Whether all figures are collected and searched."""
        return self.collecting >= 1 and self.done == self.figures

    @property
    def fraction(self) -> float:
        """The share of the present part that is done, 0 to 1: collecting, then searching."""
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
) -> Iterator[FiguresProgress]:
    """Yield the connected figures within a container that all copies of the pieces fill.

    Figures that turning makes equal are one; so are mirror images, if the set has the
    mirror image of each of its pieces. First all figures are collected, then the
    solutions of each are searched; the run ends early if the control stops it.
    ``wanted``: what their solutions must be; by default there must be one.
    ``symmetry``: examine the symmetry of the solutions also if it is no condition.
    ``first``: the number of figures whose solutions were searched before; the order of
    the figures is always the same. ``pool``: workers that search the solutions, which is
    not closed; None: this thread does.

    Raises:
        TooManyFiguresError: There are more than :data:`MAX_FIGURES` figures.
        PuzzleError: The container cannot be searched.
        PoolLostError: The workers cannot be reached any more.
    """
    control, wanted = control or Control(), wanted or Wanted()
    known: dict[bytes, Figure] = {}
    for fraction in _collected(container, pieces, control, known):
        yield FiguresProgress(fraction, len(known))
    if control.stopped:
        return
    forms = sorted(known)
    yield FiguresProgress(1.0, len(known), min(first, len(known)))
    figures = [known[form] for form in forms[first:]]
    attempt = partial(try_figure, pieces, wanted, symmetry)
    tried = (
        (attempt(figure, control) for figure in figures)
        if pool is None
        else ordered_map(pool, attempt, figures, control)
    )
    for done, (figure, result) in enumerate(zip(figures, tried, strict=False), start=first + 1):
        if result is None:
            return
        found = (FilledFigure(figure, result),) if wanted.accepts(result) else ()
        yield FiguresProgress(1.0, len(known), done, found)


def try_figure(
    pieces: PieceSet, wanted: Wanted, symmetry: bool, figure: Figure, control: Control
) -> Trial | None:
    """Search the solutions of a figure with every copy of the pieces; a worker may call this."""
    control.wait_while_paused()
    return Trier(figure, pieces, wanted, symmetry).trial(pieces.counts, control)


def _collected(
    container: Figure, pieces: PieceSet, control: Control, known: dict[bytes, Figure]
) -> Iterator[float]:
    """Search the container with all cells optional, add the figures, and yield the progress."""
    loose = replace(container, optional=frozenset(container.cells))
    every_copy = replace(pieces, minimums=pieces.counts)
    collection = _Collection(pieces, known)
    cover: CoverProblem | None = None
    for report in solve(SolveRequest(Puzzle(loose, every_copy)), control):
        match report:
            case Prepared(prepared, _):
                cover = prepared
            case SolutionsFound(rows) if cover is not None:
                for row in rows:
                    collection.add(_cells(cover, row))
                if len(known) > MAX_FIGURES:
                    raise TooManyFiguresError(
                        tr(
                            "the pieces fill more than {max_figures:,} figures here; take "
                            "a smaller container or fewer pieces",
                            max_figures=MAX_FIGURES,
                        )
                    )
            case Progressed() | Finished():
                progress = report.progress if isinstance(report, Finished) else report
                yield progress.fraction


class _Collection:
    """Figures, of which those that turning makes equal are one.

    If the set has the mirror image of each of its pieces, a figure and its mirror
    image are one too: they have the same solutions. With other sets they have not.
    """

    def __init__(self, pieces: PieceSet, known: dict[bytes, Figure]) -> None:
        self._lattice = pieces.lattice
        self._known = known
        self._seen: set[bytes] = set()
        copies = [(count, count) for count in pieces.counts]
        self._merges_mirror_images = mirror_partners(pieces.pieces, copies) is not None

    def add(self, cells: list[Cell]) -> None:
        """Add the figure of these cells if it is connected and new."""
        lattice = self._lattice
        moved = _as_bytes(lattice.normalized(cells))
        if moved in self._seen:
            return
        self._seen.add(moved)
        figure = Figure(cells, lattice=lattice)
        if len(figure.parts()) > 1:
            return
        form = (
            canonical_form(figure)[1] if self._merges_mirror_images else min(lattice.forms(cells))
        )
        x, y, z = lattice.corner(form)
        in_corner = Figure(((a - x, b - y, c - z) for a, b, c in form), lattice=lattice)
        self._known.setdefault(_as_bytes(form), in_corner)


def _cells(cover: CoverProblem, row: IntArray) -> list[Cell]:
    return sorted(cell for placed in cover.solution(row).placed for cell in placed.cells)


def _as_bytes(cells: tuple[Cell, ...]) -> bytes:
    return np.array(cells, np.int16).tobytes()
