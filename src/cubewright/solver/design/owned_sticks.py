"""Search for all six-piece burrs that can be built from the sticks or boards somebody owns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.model.generators.burr_pieces import BurrPieces
from cubewright.model.generators.burr_sticks import STICKS
from cubewright.solver.counting.stick_burrs import holes_of, stick_burrs
from cubewright.solver.design.separable_burrs import BATCH, BurrMaker
from cubewright.solver.search.control import Control

MAX_BURRS = 250_000
"""The number of burrs after which a search ends; each needs some 600 bytes."""
MAX_LOCKED = 2_000_000
"""The number of sets of pieces that do not come apart, after which a search ends.

Each needs some 110 bytes.
"""

Sticks = tuple[int, ...]
"""The numbers of the six sticks or boards of a burr, sorted."""


@dataclass
class BuiltBurr:
    """A set of six sticks or boards that come apart in at least one assembly.

    ``assemblies`` is the number of assemblies, and ``solutions`` the number of them that come
    apart. Mirror images count once. ``level`` is the level string of the solution that is easiest
    to begin. ``lacking`` is the piece that has to be added, or None.
    """

    sticks: Sticks
    holes: int
    lacking: int | None = None
    assemblies: int = 0
    solutions: int = 0
    level: str = ""
    kind: BurrPieces = STICKS

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
    """The burrs found so far, by their pieces.

    ``fraction`` is the progress, 0 to 1. ``assemblies`` and ``solutions`` count up to rotation.
    """

    fraction: float = 0.0
    assemblies: int = 0
    solutions: int = 0
    kind: BurrPieces = STICKS
    _burrs: dict[Sticks, BuiltBurr] = field(default_factory=dict)
    _locked: dict[int, int] = field(default_factory=dict)
    """The number of assemblies of six pieces that have not come apart, by :func:`_packed`."""

    @property
    def is_full(self) -> bool:
        """Whether the search ends because it has found too many burrs."""
        return len(self._burrs) >= MAX_BURRS or len(self._locked) >= MAX_LOCKED

    @property
    def burrs(self) -> list[BuiltBurr]:
        """The burrs that can be built now, the hardest one first."""
        found = [each for each in self._burrs.values() if each.lacking is None]
        found.sort(key=lambda each: each.sticks)
        return sorted(found, key=lambda each: each.difficulty, reverse=True)

    @property
    def gains(self) -> list[tuple[int, int, BuiltBurr]]:
        """The pieces to add, the best one first.

        Each piece comes with the number of further burrs that it allows, and the hardest one.
        """
        best: dict[int, BuiltBurr] = {}
        numbers: Counter[int] = Counter()
        for each in self._burrs.values():
            if each.lacking is not None:
                numbers[each.lacking] += 1
                former = best.get(each.lacking)
                if former is None or each.difficulty > former.difficulty:
                    best[each.lacking] = each
        order = sorted(numbers, key=lambda stick: (-numbers[stick], stick))
        return [(stick, numbers[stick], best[stick]) for stick in order]

    def count(self, sticks: Sticks, holes: int, lacking: int | None, analysis: Analysis) -> None:
        """Count an assembly of six pieces."""
        burr = self._burrs.get(sticks)
        is_apart = analysis.outcome is AnalysisOutcome.APART
        if burr is None and not is_apart:
            key = _packed(sticks)
            self._locked[key] = self._locked.get(key, 0) + 1
            return
        if burr is None:
            locked = self._locked.pop(_packed(sticks), 0)
            burr = BuiltBurr(sticks, holes, lacking, locked, kind=self.kind)
            self._burrs[sticks] = burr
        burr.assemblies += 1
        if is_apart:
            burr.solutions += 1
            level = analysis.level_string
            if not burr.level or tuple(map(int, level.split("."))) < burr.moves:
                burr.level = level


def owned_burrs(
    copies: Mapping[int, int],
    *,
    holes: int = 0,
    lacking: int = 0,
    control: Control | None = None,
    kind: BurrPieces = STICKS,
) -> Iterator[StickFindings]:
    """Take apart every burr that can be built from some copies of sticks or boards.

    ``copies`` is the number of copies of each piece, by its smallest number. At most ``holes``
    cells inside a burr stay empty. If ``lacking`` is 1, burrs that need one more of these pieces
    are found, too; a piece may have 0 copies. Yields the same findings many times a second, with
    ``fraction`` 1.0 at the end. The run ends early if the control stops it, or if there are
    :data:`MAX_BURRS` or :data:`MAX_LOCKED`.

    Raises:
        ValueError: No piece has one of the numbers.
    """
    # Imported here since it loads the kernels, which the window does not need at startup.
    from cubewright.model.lattices.cubic import CUBIC
    from cubewright.solver.disassembly.search import DisassemblySearch

    control, findings, maker = control or Control(), StickFindings(kind=kind), BurrMaker(kind)
    search = DisassemblySearch(CUBIC)
    for report in stick_burrs(copies, holes=holes, lacking=lacking, kind=kind):
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
                missing = _lacking(sticks, copies)
                findings.count(sticks, gaps, missing, analysis)
                if missing is None:
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


def _packed(sticks: Sticks) -> int:
    """Return the numbers of six pieces as one number, which needs less memory."""
    packed = 0
    for number in sticks:
        packed = packed << 12 | number - 1
    return packed
