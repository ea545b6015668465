"""Build assemblies from solutions for an analysis, and describe its results in sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from cubewright.formats.xmpuzzle.search_order import BurrToolsOrder
from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Placed
from cubewright.solver.disassembly.assembly import Assembly, Order, Orientation, PieceRules
from cubewright.solver.disassembly.search import AnalysisProgress, DisassemblySearch
from cubewright.solver.disassembly.turns.search import TurningSearch
from cubewright.solver.disassembly.worker import AnalysisStatistics, AssemblySearch
from cubewright.translation import counted, joined, tr, trn


@dataclass(frozen=True)
class Analyser:
    """Builder of assemblies from a puzzle's solutions, in an order of analysis.

    ``made_from`` contains the arguments of :meth:`of`, from which another process makes an equal
    analyser.
    """

    search: AssemblySearch
    assembly: Callable[[Placed], Assembly]
    made_from: tuple[Puzzle, PieceRules, Order, int] | None = None

    @classmethod
    def of(cls, puzzle: Puzzle, rules: PieceRules, order: Order, threads: int = 1) -> Analyser:
        """Return the analyser of a puzzle; its plans apply to the given orientation of a solution.

        ``threads`` is the number of threads that share a long analysis.

        Raises:
            CubewrightError: Assemblies on the puzzle's lattice cannot be analysed.
        """
        lattice = puzzle.figure.lattice
        made_from = puzzle, PieceRules(rules.weights, rules.groups, rules.on_ground), order, threads
        if order is Order.CANONICAL:
            search = DisassemblySearch(lattice, threads=threads)
            return cls(search, lambda placed: rules.assembly(lattice, placed), made_from)
        in_order = BurrToolsOrder(puzzle)

        def assembly(placed: Placed) -> Assembly:
            return rules.assembly(lattice, placed, Orientation(*in_order.of(placed)))

        search = DisassemblySearch(lattice, canonical=False, threads=threads)
        return cls(search, assembly, made_from)

    @classmethod
    def with_turns(cls, puzzle: Puzzle, rules: PieceRules, allowance: Fraction | None) -> Analyser:
        """Return an analyser of slides and quarter turns, in the canonical order.

        Without an ``allowance``, it finds the least allowance for each assembly.

        Raises:
            CubewrightError: The puzzle does not consist of cubes, or the allowance is too
                large.
        """
        lattice = puzzle.figure.lattice
        search = TurningSearch(lattice, allowance=allowance)
        return cls(search, lambda placed: rules.assembly(lattice, placed))

    @property
    def has_groups(self) -> bool:
        """Whether some pieces may stay together; always False if pieces may turn."""
        return self.made_from is not None and any(self.made_from[1].groups)


def is_wanted(analysis: Analysis, level_at_least: int = 1) -> bool:
    """Return whether an assembly comes apart, and has at least the required level.

    A single piece has level 0, and is accepted unless the required level is above 1.
    """
    if analysis.outcome is not AnalysisOutcome.APART:
        return False
    return level_at_least <= max(analysis.level, 1)


def outcomes_sentence(statistics: AnalysisStatistics) -> str:
    """Return the number of analysed assemblies, by outcome.

    >>> outcomes_sentence(AnalysisStatistics(apart=2, cannot=10, seconds=0.5))
    '12 assemblies analysed: 2 come apart, 10 cannot be taken apart'
    >>> outcomes_sentence(AnalysisStatistics(apart=1))
    '1 assembly analysed: 1 comes apart'
    """
    apart, cannot, not_decided = statistics.apart, statistics.cannot, statistics.not_decided
    parts = [trn("{n:,} comes apart", "{n:,} come apart", apart)] if apart else []
    parts += [tr("{number:,} cannot be taken apart", number=cannot)] if cannot else []
    parts += [tr("{number:,} not decided (limit)", number=not_decided)] if not_decided else []
    what = trn("{n:,} assembly analysed", "{n:,} assemblies analysed", statistics.analyses)
    if not parts:
        return what
    return tr("{analysed}: {outcomes}", analysed=what, outcomes=joined(", ", parts))


def how_far_text(progress: AnalysisProgress) -> str:
    """Return the progress of the current analysis in a batch.

    >>> how_far_text(AnalysisProgress(3, 10, 14, 1204, 20311, 0, 0))
    '20,311 positions examined to depth 14, 1,204 waiting'
    """
    return tr(
        "{states:,} positions examined to depth {depth}, {front:,} waiting",
        depth=progress.depth,
        front=progress.front,
        states=progress.states,
    )


def speed_sentence(statistics: AnalysisStatistics, search_seconds: float | None) -> str:
    """Return the rates at which assemblies were found and analysed.

    ``search_seconds`` is the duration of the search that found the assemblies; None if there
    was no search.
    """
    found = statistics.analyses / search_seconds if search_seconds else 0.0
    analysed = statistics.analyses / statistics.seconds if statistics.seconds > 0 else 0.0
    known = statistics.hits + statistics.misses
    share = 100 * statistics.hits / known if known else 0.0
    if search_seconds is None:
        return tr(
            "{analysed:,.0f} assemblies analysed per second; {states}, {share:.1f} % of "
            "distances already known",
            analysed=analysed,
            states=counted(statistics.states, "state"),
            share=share,
        )
    return tr(
        "{found:,.0f} assemblies found and {analysed:,.0f} analysed per second; {states}, "
        "{share:.1f} % of distances already known",
        found=found,
        analysed=analysed,
        states=counted(statistics.states, "state"),
        share=share,
    )
