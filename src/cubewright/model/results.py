"""The results of a problem: counts, solutions, runs, and an unfinished search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Protocol

from cubewright.model.placement import PlacedPiece
from cubewright.model.symmetry.group import Convention, UpTo

Placed = tuple[PlacedPiece, ...]
"""The placed pieces of one solution, with indices of the problem's pieces."""


class SolutionList(Protocol):
    """Solutions in the order in which they were found, not necessarily in memory."""

    def __len__(self) -> int: ...

    def __getitem__(self, index: int, /) -> Placed:
        """Return one solution; indices count from 0.

        Raises:
            IndexError: The list contains fewer solutions.
        """

    def __iter__(self) -> Iterator[Placed]:
        """Yield every solution, with only some of them in memory at a time."""


@dataclass(frozen=True)
class SolutionCounts:
    """The number of solutions in each convention; None if unknown.

    The ``figure_`` counts merge solutions by all symmetries of the figure, including symmetries
    that pre-placed pieces or forbidden cells break.
    """

    raw: int | None = None
    rotations: int | None = None
    unique: int | None = None
    figure_rotations: int | None = None
    figure_unique: int | None = None

    def of(self, convention: Convention, up_to: UpTo = UpTo.PUZZLE) -> int | None:
        """Return the count in one convention, or None.

        >>> SolutionCounts(11520, 480, 240).of(Convention.ROTATIONS)
        480
        """
        of_figure: int | None = None
        if up_to is UpTo.FIGURE and convention is not Convention.RAW:
            of_figure = getattr(self, f"figure_{convention.value}")
        count: int | None = getattr(self, convention.value) if of_figure is None else of_figure
        return count


@dataclass(frozen=True)
class RunRecord:
    """One finished search of the problem.

    ``finished_at`` is the time of its end, as ISO 8601 text in UTC. ``outcome`` is "complete",
    "limit reached" or "stopped". ``seconds`` and ``cpu_seconds`` include the earlier runs of a
    resumed search.
    """

    finished_at: str
    engine: str
    outcome: str
    seconds: float
    cpu_seconds: float | None = None
    threads: int = 1
    nodes_visited: int | None = None


@dataclass(frozen=True)
class UnfinishedSearch:
    """A search that can be resumed: its saved state, and values to show in lists.

    ``data`` is its state (``formats/project/search_state.py``). ``fraction`` is the share searched,
    from 0 to 1. ``seconds`` is the time spent. ``listed`` is the number of solutions already
    listed. ``count_only``: the search lists no solutions.
    """

    data: bytes = field(repr=False)
    fraction: float = 0.0
    seconds: float = 0.0
    listed: int = 0
    count_only: bool = False


@dataclass(frozen=True)
class SolutionMark:
    """The user's star, note and deletion of a solution, which need not be listed.

    ``placed`` identifies the solution. A deleted solution is hidden in lists, but still counted.
    """

    placed: Placed
    is_starred: bool = False
    is_deleted: bool = False
    note: str = ""

    @property
    def is_empty(self) -> bool:
        return not (self.is_starred or self.is_deleted or self.note)


@dataclass(frozen=True, slots=True)
class Disassembly:
    """The disassembly of a solution, as data that only its writer interprets.

    ``solution`` is the index of the solution in the list. ``data`` is a JSON text whose field
    ``format`` names the writer.
    """

    solution: int
    data: str = field(repr=False)


@dataclass(frozen=True)
class Results:
    """Counts, solutions, disassemblies and runs of a problem.

    - ``convention`` and ``up_to``: the solutions that count as one in the list.
    - ``engine`` and ``settings``: the choices for the last search.
    - ``counts``: the number of solutions found so far, or of all if ``is_complete``.
    - ``is_complete``: the whole problem was searched.
    - ``solutions``: the listed solutions, possibly fewer than counted.
    - ``search``: the unfinished search, or None.
    - ``disassemblies``: the known disassemblies of listed solutions.
    """

    convention: Convention = Convention.UNIQUE
    up_to: UpTo = UpTo.PUZZLE
    engine: str = ""
    settings: tuple[tuple[str, str], ...] = ()
    counts: SolutionCounts = SolutionCounts()
    is_complete: bool = False
    solutions: SolutionList = ()
    runs: tuple[RunRecord, ...] = ()
    search: UnfinishedSearch | None = None
    disassemblies: tuple[Disassembly, ...] = ()

    def with_solutions(self, solutions: SolutionList) -> Results:
        return replace(self, solutions=solutions)

    @property
    def seconds(self) -> float:
        """The seconds of the last search and of the runs that it resumed; 0 if unknown."""
        if self.search is not None:
            return self.search.seconds
        return self.runs[-1].seconds if self.runs else 0.0

    @property
    def count(self) -> int | None:
        """The number of solutions in the convention of the list, or None."""
        return self.counts.of(self.convention, self.up_to)


NO_RESULTS = Results()
"""The results of a problem that was never searched."""
