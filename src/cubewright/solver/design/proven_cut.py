"""Cuts with a proof: a complete search finds one assembly, and a plan takes it apart."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.group import Convention
from cubewright.solver.analysis.difficulty import ENGINE
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.disassembly.search import DisassemblySearch
from cubewright.solver.report import Finished, Outcome, Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

MAX_STATES = 200_000
"""The number of states of one part after which a cut is not accepted."""


@dataclass(frozen=True)
class ProvenCut:
    """A cut with one assembly that comes apart.

    ``solution`` is the assembly. Its figure has the same optional cells as in the search.
    ``analysis`` contains the plan that takes the assembly apart.
    """

    solution: Solution
    analysis: Analysis

    @property
    def figure(self) -> Figure:
        return self.solution.puzzle.figure

    @property
    def pieces(self) -> PieceSet:
        return self.solution.puzzle.piece_set

    @property
    def sizes(self) -> tuple[int, ...]:
        """The number of cells of each piece, in ascending order."""
        return tuple(sorted(len(piece) for piece in self.pieces.pieces))

    @property
    def level(self) -> int:
        """The number of moves that free the first part."""
        return self.analysis.level

    @property
    def all_levels(self) -> tuple[int, ...]:
        """The numbers of the level string."""
        return tuple(map(int, self.levels.split(".")))

    @property
    def levels(self) -> str:
        """The level string, such as 13.4.2."""
        return self.analysis.level_string

    @property
    def moves(self) -> int:
        """The number of moves of the whole plan."""
        return 0 if self.analysis.plan is None else self.analysis.plan.move_count


@dataclass(frozen=True)
class Proof:
    """The number of assemblies, at most 2, and the proved cut or None.

    A cut is not proved if it has several assemblies or does not come apart.
    """

    assemblies: int
    cut: ProvenCut | None = None


class Prover:
    """Prover of cuts on one lattice; it caches distances between shapes."""

    def __init__(self, lattice: Lattice) -> None:
        self._lattice = lattice
        self._analysis = DisassemblySearch(lattice, max_states=MAX_STATES)

    def prove(
        self, puzzle: Puzzle, control: Control, convention: Convention = Convention.UNIQUE
    ) -> Proof | None:
        """Search all assemblies, and take a single one apart; None if the control stopped it.

        ``convention`` states which assemblies count as one.
        """
        found: list[Solution] = []
        assemblies = 0
        request = SolveRequest(puzzle, engine=ENGINE, convention=convention, limit=2)
        for report in solve(request, control):
            match report:
                case Prepared(cover, _):
                    prepared = cover
                case SolutionsFound(rows):
                    assemblies += len(rows)
                    found += [prepared.solution(row) for row in rows]
                case Finished(Outcome.STOPPED, _):
                    return None
        if assemblies != 1:
            return Proof(assemblies)
        search = self._analysis
        search.start([PieceRules().assembly(self._lattice, found[0].placed)])
        while not search.step():
            control.wait_while_paused()
            if control.stopped:
                return None
        analysis = search.result(0)
        is_apart = analysis.outcome is AnalysisOutcome.APART and analysis.plan is not None
        return Proof(1, ProvenCut(found[0], analysis) if is_apart else None)
