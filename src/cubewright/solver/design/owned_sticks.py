"""Search for all six-piece burrs that can be built from the sticks that somebody owns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.solver.counting.stick_burrs import holes_of, stick_burrs
from cubewright.solver.design.separable_burrs import BATCH, BurrMaker
from cubewright.solver.search.control import Control

MAX_BURRS = 250_000
"""The number of burrs after which a search ends; each needs some 600 bytes."""

Sticks = tuple[int, ...]
"""The numbers of the six sticks of a burr, sorted."""


@dataclass
class BuiltBurr:
    """A set of six sticks that come apart in at least one assembly.

    ``assemblies`` is the number of assemblies, and ``solutions`` the number of them that come
    apart. Mirror images count once. ``level`` is the level string of the solution that is easiest
    to begin. ``lacking`` is the stick that has to be added, or None.
    """

    sticks: Sticks
    holes: int
    lacking: int | None = None
    assemblies: int = 0
    solutions: int = 0
    level: str = ""

    @property
    def moves(self) -> tuple[int, ...]:
        """The numbers of moves in the level."""
        return tuple(map(int, self.level.split("."))) if self.level else ()

    @property
    def difficulty(self) -> tuple[tuple[int, ...], int, int]:
        """A key that is larger for a burr that is harder, by its level, solutions and holes."""
        return self.moves, -self.solutions, -self.holes


@dataclass
class StickFindings:
    """The burrs found so far, by their sticks.

    ``fraction`` is the progress, 0 to 1. ``assemblies`` and ``solutions`` count up to rotation.
    """

    fraction: float = 0.0
    assemblies: int = 0
    solutions: int = 0
    _burrs: dict[Sticks, BuiltBurr] = field(default_factory=dict)

    @property
    def is_full(self) -> bool:
        """Whether the search ends because it has found too many burrs."""
        return len(self._burrs) >= MAX_BURRS

    @property
    def burrs(self) -> list[BuiltBurr]:
        """The burrs that can be built now, the hardest one first."""
        found = [each for each in self._burrs.values() if each.level and each.lacking is None]
        found.sort(key=lambda each: each.sticks)
        return sorted(found, key=lambda each: each.difficulty, reverse=True)

    @property
    def gains(self) -> list[tuple[int, int, BuiltBurr]]:
        """The sticks to add, the best one first.

        Each stick comes with the number of further burrs that it allows, and the hardest one.
        """
        best: dict[int, BuiltBurr] = {}
        numbers: Counter[int] = Counter()
        for each in self._burrs.values():
            if each.level and each.lacking is not None:
                numbers[each.lacking] += 1
                former = best.get(each.lacking)
                if former is None or each.difficulty > former.difficulty:
                    best[each.lacking] = each
        order = sorted(numbers, key=lambda stick: (-numbers[stick], stick))
        return [(stick, numbers[stick], best[stick]) for stick in order]

    def add(self, sticks: Sticks, holes: int, lacking: int | None) -> BuiltBurr:
        """Return the burr of the given sticks, and add it if it is new."""
        if sticks not in self._burrs:
            self._burrs[sticks] = BuiltBurr(sticks, holes, lacking)
        return self._burrs[sticks]


def owned_burrs(
    copies: Mapping[int, int],
    *,
    holes: int = 0,
    lacking: int = 0,
    control: Control | None = None,
) -> Iterator[StickFindings]:
    """Take apart every burr that can be built from some copies of sticks.

    ``copies`` is the number of copies of each stick, by its smallest number. At most ``holes``
    cells inside a burr stay empty. If ``lacking`` is 1, burrs that need one more of these sticks
    are found, too; a stick may have 0 copies. Yields the same findings many times a second, with
    ``fraction`` 1.0 at the end. The run ends early if the control stops it, or if there are
    :data:`MAX_BURRS`.

    Raises:
        ValueError: No stick has one of the numbers.
    """
    # Imported here since it loads the kernels, which the window does not need at startup.
    from cubewright.model.lattices.cubic import CUBIC
    from cubewright.solver.disassembly.search import DisassemblySearch

    control, findings, maker = control or Control(), StickFindings(), BurrMaker()
    search = DisassemblySearch(CUBIC)
    for report in stick_burrs(copies, holes=holes, lacking=lacking):
        empty = holes_of(report.ways).tolist()
        for begin in range(0, len(report.ways), BATCH):
            ways = report.ways[begin : begin + BATCH]
            search.start([maker.assembly(each) for each in ways.tolist()])
            while not search.step():
                control.wait_while_paused()
                if control.stopped:
                    return
                yield findings
            images = report.images[begin : begin + BATCH]
            batch = zip(ways.tolist(), images.tolist(), empty[begin:], search.results, strict=False)
            for each, number, gaps, analysis in batch:
                sticks = tuple(sorted(map(maker.number, each)))
                burr = findings.add(sticks, gaps, _lacking(sticks, copies))
                _count(burr, analysis)
                if burr.lacking is None:
                    findings.assemblies += number
                    findings.solutions += number * (analysis.outcome is AnalysisOutcome.APART)
        control.wait_while_paused()
        if control.stopped:
            return
        findings.fraction = min(report.fraction, 0.99) if findings.is_full else report.fraction
        yield findings
        if findings.is_full:
            return


def _lacking(sticks: Sticks, copies: Mapping[int, int]) -> int | None:
    used = Counter(sticks)
    return next((each for each in used if used[each] > copies[each]), None)


def _count(burr: BuiltBurr, analysis: Analysis) -> None:
    burr.assemblies += 1
    if analysis.outcome is AnalysisOutcome.APART:
        burr.solutions += 1
        level = analysis.level_string
        moves = tuple(map(int, level.split(".")))
        if not burr.level or moves < burr.moves:
            burr.level = level
