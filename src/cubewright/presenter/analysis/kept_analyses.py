"""Analyses of the kept solutions of a problem, and choice of solutions by level."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from time import monotonic

from cubewright.formats.kept_plans import (
    is_unfinished,
    kept_analysis,
    kept_levels,
    kept_state,
    read_analysis,
    read_state,
)
from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.model.lattice import Lattice
from cubewright.model.project import Project
from cubewright.model.results import Disassembly, Placed, Results, SolutionList
from cubewright.presenter.analysis.analyser import Analyser
from cubewright.presenter.analysis.batches import first_batch, start_batch
from cubewright.presenter.taking_apart.known import State, known_analysis
from cubewright.presenter.taking_apart.turn_choice import NO_TURNS, TurnChoice
from cubewright.solver.disassembly.assembly import Order, PieceRules
from cubewright.solver.disassembly.saved_state import AnalysisState
from cubewright.solver.disassembly.search import AnalysisProgress
from cubewright.solver.disassembly.worker import BATCH, AnalysisStatistics, AssemblySearch
from cubewright.solver.search.control import Control


@dataclass
class KeptAnalyses:
    """The analyses of a problem's solutions, completed where the project lacks them.

    ``known`` contains all analyses by index of the solution, including those in the project.
    ``unfinished`` contains the stopped analysis. An analysis in the project is replaced if it used
    another order, other turns or a lower limit, or lacks the requested plan. ``notes`` report
    analyses that could not be resumed.
    """

    project: Project
    index: int
    order: Order
    levels_only: bool = False
    threads: int = 1
    turns: TurnChoice = NO_TURNS
    statistics: AnalysisStatistics = field(default_factory=AnalysisStatistics)
    known: dict[int, Disassembly] = field(init=False)
    unfinished: dict[int, Disassembly] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    progress: AnalysisProgress | None = None
    """Progress of the current batch."""
    _replaced: dict[int, Disassembly] = field(init=False, repr=False)
    """Analyses in the project that will be replaced."""
    _batch: tuple[Sequence[int], AssemblySearch] | None = None

    def __post_init__(self) -> None:
        kept = self._results.disassemblies
        self.known = {each.solution: each for each in kept if self._answers(each)}
        self.unfinished = {each.solution: each for each in kept if is_unfinished(each)}
        self._replaced = {each.solution: each for each in kept}

    def _answers(self, kept: Disassembly) -> bool:
        if is_unfinished(kept):
            return False
        figure = self.project.problems[self.index].figure
        assert figure is not None
        known = known_analysis(kept, figure.lattice)
        is_level = known.state is State.LEVEL and not self.levels_only
        return known.answers(self.turns, self.order) and not is_level

    @property
    def _results(self) -> Results:
        return self.project.problems[self.index].results

    @property
    def solution_count(self) -> int:
        return len(self._results.solutions)

    def add(
        self,
        analyses: Sequence[Analysis],
        first: int,
        statistics: AnalysisStatistics,
        state: AnalysisState | None = None,
    ) -> None:
        """Add analyses of consecutive solutions, and their statistics.

        ``state`` resumes the next analysis, which was stopped.
        """
        self.statistics = statistics
        for number, each in enumerate(analyses, first):
            self.known[number] = kept_analysis(number, each, levels_only=self.levels_only)
        if state is not None:
            number = first + len(analyses)
            self.unfinished[number] = kept_state(number, state)

    def run(self, control: Control) -> Iterator[float]:
        """Analyse batch by batch, and yield the completed share after each step.

        Raises:
            CubewrightError: The assemblies cannot be analysed.
        """
        solutions = self._results.solutions
        missing = [n for n in range(len(solutions)) if n not in self.known]
        if not missing:
            return
        puzzle = self.project.puzzle_to_solve(self.index)
        rules = PieceRules.of(self.project, self.index)
        if self.turns.allowed:
            analyser = Analyser.with_turns(puzzle, rules, self.turns.allowance)
        else:
            analyser = Analyser.of(puzzle, rules, self.order, self.threads)
        search = analyser.search
        at = 0
        while at < len(missing) and not control.stopped:
            numbers = first_batch(missing[at:], BATCH, self.unfinished)
            assemblies = [analyser.assembly(solutions[n]) for n in numbers]
            kept = self.unfinished.get(numbers[0])
            note = start_batch(search, assemblies, None if kept is None else read_state(kept))
            self.notes += [note] if note else []
            self._batch, began = (numbers, search), monotonic()
            while not (search.step() or control.stopped):
                self.progress = search.progress
                yield (at + search.progress.done) / len(missing)
            self.statistics.add(self._note(), search.progress, monotonic() - began)
            self._batch = None
            at += len(numbers)
            if not control.stopped:
                yield at / len(missing)

    def _note(self) -> Sequence[Analysis]:
        """Store the complete analyses of the current batch, and the state of the next one."""
        if self._batch is None:
            return ()
        numbers, search = self._batch
        made = search.results
        for number, analysis in zip(numbers, made, strict=False):
            self.known[number] = kept_analysis(number, analysis, levels_only=self.levels_only)
            self.unfinished.pop(number, None)
        state = search.state()
        if state is not None:
            number = numbers[len(made)]
            self.unfinished[number] = kept_state(number, state)
        return made

    def results(self) -> Results:
        """Return the results of the problem with all analyses so far."""
        self._note()
        kept = {**self._replaced, **self.known, **self.unfinished}
        ordered = tuple(kept[number] for number in sorted(kept))
        return replace(self._results, disassemblies=ordered)

    def wanted(self, level_at_least: int) -> list[int]:
        """Return the indices of the solutions of at least the given level, in ascending order."""
        figure = self.project.problems[self.index].figure
        assert figure is not None
        return sorted(
            number
            for number, each in self.known.items()
            if _is_wanted(each, level_at_least, figure.lattice)
        )


def select_results(results: Results, numbers: Sequence[int]) -> Results:
    """Return the results with only the given solutions, and without the unfinished search."""
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
    solutions: SolutionList
    numbers: Sequence[int]

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, index: int, /) -> Placed:
        return self.solutions[self.numbers[index]]

    def __iter__(self) -> Iterator[Placed]:
        return (self.solutions[number] for number in self.numbers)


def _is_wanted(kept: Disassembly, level_at_least: int, lattice: Lattice) -> bool:
    found = read_analysis(kept, lattice)
    if found is None or found.outcome is not AnalysisOutcome.APART:
        return False
    levels = kept_levels(kept, lattice)
    return level_at_least <= max((*levels[:1], 1))
