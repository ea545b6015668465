"""Analyse the solutions that a problem keeps, and choose those of some level."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from time import monotonic

from cubewright.formats.kept_plans import kept_analysis, kept_levels, read_analysis
from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.lattice import Lattice
from cubewright.model.project import Project
from cubewright.model.results import Disassembly, Placed, Results, SolutionList
from cubewright.presenter.search.disassembly import Analyser
from cubewright.solver.disassembly.assembly import Order, PieceRules
from cubewright.solver.disassembly.worker import BATCH, AnalysisStatistics
from cubewright.solver.search.control import Control


@dataclass
class KeptAnalyses:
    """Analyses the solutions of a problem of a project that are not analysed yet.

    ``known`` has all analyses by the index of the solution, those that the project keeps too.
    """

    project: Project
    index: int
    order: Order
    levels_only: bool = False
    threads: int = 1
    statistics: AnalysisStatistics = field(default_factory=AnalysisStatistics)
    known: dict[int, Disassembly] = field(init=False)

    def __post_init__(self) -> None:
        self.known = {each.solution: each for each in self._results.disassemblies}

    @property
    def _results(self) -> Results:
        return self.project.problems[self.index].results

    def run(self, control: Control) -> Iterator[float]:
        """Analyse batch by batch, and yield the share that is done after each; stop at once.

        Raises:
            CubewrightError: The assemblies cannot be analysed.
        """
        solutions = self._results.solutions
        missing = [n for n in range(len(solutions)) if n not in self.known]
        if not missing:
            return
        puzzle = self.project.puzzle_to_solve(self.index)
        analyser = Analyser.of(
            puzzle, PieceRules.of(self.project, self.index), self.order, self.threads
        )
        search = analyser.search
        for at in range(0, len(missing), BATCH):
            numbers = missing[at : at + BATCH]
            began = monotonic()
            search.start([analyser.assembly(solutions[n]) for n in numbers])
            while not (search.step() or control.stopped):
                pass
            made = search.results  # of a batch that was stopped, the first ones
            self.statistics.add(made, search.progress, monotonic() - began)
            for number, analysis in zip(numbers, made, strict=False):
                self.known[number] = kept_analysis(number, analysis, levels_only=self.levels_only)
            if control.stopped:
                return
            yield (at + len(numbers)) / len(missing)

    def results(self) -> Results:
        """Return the results of the problem with what is known now."""
        ordered = tuple(self.known[number] for number in sorted(self.known))
        return replace(self._results, disassemblies=ordered)

    def wanted(self, level_at_least: int) -> list[int]:
        """Return which solutions come apart with a level or a higher one, ascending."""
        figure = self.project.problems[self.index].figure
        assert figure is not None
        return sorted(
            number
            for number, each in self.known.items()
            if _is_wanted(each, level_at_least, figure.lattice)
        )


def only(results: Results, numbers: Sequence[int]) -> Results:
    """Return results with some solutions only; a search cannot be resumed after them."""
    place = {number: at for at, number in enumerate(numbers)}
    kept = tuple(
        replace(each, solution=place[each.solution])
        for each in results.disassemblies
        if each.solution in place
    )
    chosen = _Chosen(results.solutions, numbers)
    return replace(results, solutions=chosen, disassemblies=kept, search=None)


@dataclass(frozen=True)
class _Chosen:
    """Some solutions of a list, which need not be in memory."""

    solutions: SolutionList
    numbers: Sequence[int]

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, index: int, /) -> Placed:
        return self.solutions[self.numbers[index]]

    def __iter__(self) -> Iterator[Placed]:
        return (self.solutions[number] for number in self.numbers)


def _is_wanted(kept: Disassembly, level_at_least: int, lattice: Lattice) -> bool:
    """Whether a kept solution comes apart, with a level that is high enough."""
    found = read_analysis(kept, lattice)
    if found is None or found.outcome is not AnalysisOutcome.APART:
        return False
    levels = kept_levels(kept, lattice)
    return level_at_least <= max((*levels[:1], 1))
