"""Solutions of a puzzle on their way to the analysis, and sentences about its results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from cubewright.formats.xmpuzzle.search_order import BurrToolsOrder
from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Placed
from cubewright.solver.disassembly.assembly import Assembly, Order, Orientation, PieceRules
from cubewright.solver.disassembly.search import DisassemblySearch
from cubewright.solver.disassembly.worker import AnalysisStatistics
from cubewright.translation import counted


@dataclass(frozen=True)
class Analyser:
    """Makes assemblies of a puzzle's solutions, in an order of analysis."""

    search: DisassemblySearch
    assembly: Callable[[Placed], Assembly]

    @classmethod
    def of(cls, puzzle: Puzzle, rules: PieceRules, order: Order) -> Analyser:
        """Return the analyser of a puzzle; plans are of the solutions as they are given.

        Raises:
            CubewrightError: Assemblies on its lattice cannot be analysed.
        """
        lattice = puzzle.figure.lattice
        if order is Order.CANONICAL:
            return cls(DisassemblySearch(lattice), lambda placed: rules.assembly(lattice, placed))
        in_order = BurrToolsOrder(puzzle)

        def assembly(placed: Placed) -> Assembly:
            listed = in_order.listed(placed)
            orientation = Orientation(listed.matrix, listed.pieces)
            return replace(rules.assembly(lattice, placed), orientation=orientation)

        return cls(DisassemblySearch(lattice, canonical=False), assembly)


def is_wanted(analysis: Analysis, level_at_least: int = 1) -> bool:
    """Whether an assembly comes apart, and its first separation needs some number of moves.

    A single piece has nothing to come apart from: it is wanted unless a level is asked for.
    """
    if analysis.outcome is not AnalysisOutcome.APART:
        return False
    return level_at_least <= max(analysis.level, 1)


def outcomes_sentence(statistics: AnalysisStatistics) -> str:
    """Return how many assemblies were analysed, with which outcomes.

    >>> outcomes_sentence(AnalysisStatistics(apart=2, cannot=10, seconds=0.5))
    '12 assemblies analysed: 2 come apart, 10 cannot be taken apart'
    >>> outcomes_sentence(AnalysisStatistics(apart=1))
    '1 assembly analysed: 1 comes apart'
    """
    numbers = (
        (statistics.apart, "comes apart" if statistics.apart == 1 else "come apart"),
        (statistics.cannot, "cannot be taken apart"),
        (statistics.not_decided, "not decided (limit)"),
    )
    parts = ", ".join(f"{number:,} {word}" for number, word in numbers if number)
    total = statistics.analyses
    what = f"{total:,} assembl{'y' if total == 1 else 'ies'} analysed"
    return f"{what}: {parts}" if parts else what


def speed_sentence(statistics: AnalysisStatistics, search_seconds: float) -> str:
    """Return how fast assemblies were found and analysed."""
    found = statistics.analyses / search_seconds if search_seconds > 0 else 0.0
    analysed = statistics.analyses / statistics.seconds if statistics.seconds > 0 else 0.0
    known = statistics.hits + statistics.misses
    share = 100 * statistics.hits / known if known else 0.0
    return (
        f"{found:,.0f} assemblies found and {analysed:,.0f} analysed per second; "
        f"{counted(statistics.states, 'state')}, {share:.1f} % of distances known before"
    )
