"""Search for solid six-piece burrs that come apart, and for their levels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.generators.burr_pieces import BurrPieces
from cubewright.model.generators.burr_sticks import STICKS
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.placement import PlacedPiece
from cubewright.solver.counting.burr_cells import in_place, to_next_bundle
from cubewright.solver.counting.solid_burrs import solid_burrs
from cubewright.solver.disassembly.assembly import Assembly, PieceRules
from cubewright.solver.search.control import Control

BATCH = 5000
"""The number of assemblies in one batch of the analysis; each needs some 5 kB."""


@dataclass
class BurrFindings:
    """The findings so far, up to rotation.

    ``fraction`` is the progress, 0 to 1. ``assemblies`` is the number of solid assemblies.
    ``movable`` of them have a first move, and ``separable`` of these come apart. ``levels``
    contains the number of separable assemblies for each level string, and ``sticks`` the numbers of
    their sticks.
    """

    fraction: float = 0.0
    assemblies: int = 0
    movable: int = 0
    levels: Counter[str] = field(default_factory=Counter)
    sticks: set[int] = field(default_factory=set)

    @property
    def separable(self) -> int:
        """The number of assemblies that come apart."""
        return self.levels.total()


def separable_burrs(
    sticks: Collection[int], control: Control | None = None
) -> Iterator[BurrFindings]:
    """Analyse every solid assembly of sticks, each of which may be used several times.

    Yields the same findings many times a second, with ``fraction`` 1.0 at the end. The run ends
    early if the control stops it. ``sticks`` contains stick numbers, see
    :mod:`cubewright.model.generators.burr_sticks`. The run needs some 100 MB.

    Raises:
        ValueError: No stick has this number.
    """
    # Imported here, because it loads the kernels, which the window does not need at startup.
    from cubewright.solver.disassembly.search import DisassemblySearch

    control, findings, maker = control or Control(), BurrFindings(), BurrMaker()
    search = DisassemblySearch(CUBIC)
    waiting: list[list[int]] = []
    for report in solid_burrs(sticks):
        findings.assemblies += report.assemblies
        findings.movable += len(report.ways)
        waiting += report.ways.tolist()
        while len(waiting) >= BATCH or (report.fraction == 1 and waiting):
            batch, waiting = waiting[:BATCH], waiting[BATCH:]
            search.start([maker.assembly(ways) for ways in batch])
            while not search.step():
                control.wait_while_paused()
                if control.stopped:
                    return
                yield findings
            for ways, analysis in zip(batch, search.results, strict=True):
                if analysis.outcome is AnalysisOutcome.APART:
                    findings.levels[analysis.level_string] += 1
                    findings.sticks.update(maker.number(way) for way in ways)
        control.wait_while_paused()
        if control.stopped:
            return
        findings.fraction = report.fraction
        yield findings


class BurrMaker:
    """Makes assemblies from the ways of their sticks or boards; it caches placed pieces."""

    def __init__(self, kind: BurrPieces = STICKS) -> None:
        self._kind = kind
        self._rules = PieceRules()
        self._placed: dict[tuple[int, int], PlacedPiece] = {}
        self._numbers: dict[int, int] = {}

    def assembly(self, ways: list[int]) -> Assembly:
        """Return the assembly of six ways, see :func:`.burr_cells.allowed_ways`."""
        return self._rules.assembly(CUBIC, [self._piece(*each) for each in enumerate(ways)])

    def number(self, way: int) -> int:
        """Return the smallest number of a way's piece."""
        if way not in self._numbers:
            number = self._kind.number(self._kind.cells(way + 1))
            assert number is not None, "the pieces of an assembly are connected"
            self._numbers[way] = number
        return self._numbers[way]

    def _piece(self, place: int, way: int) -> PlacedPiece:
        key = place, way
        if key not in self._placed:
            bundle, is_upper = divmod(place, 2)
            cells = in_place(self._kind.cells(way + 1), self._kind, upper=bool(is_upper))
            for _ in range(bundle):
                cells = [to_next_bundle(cell) for cell in cells]
            self._placed[key] = PlacedPiece(place, 0, tuple(sorted(cells)))
        return self._placed[key]
