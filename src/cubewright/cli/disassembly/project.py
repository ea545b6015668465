"""Analyse the solutions that a project keeps, and keep how they are taken apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from time import monotonic

from cubewright.cli.command import FOUND, NONE_FOUND, Terminal
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.formats.kept_plans import kept_analysis, kept_levels, read_analysis
from cubewright.formats.project.file import ProjectFile
from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.model.lattice import Lattice
from cubewright.model.results import Disassembly
from cubewright.presenter.search.disassembly import Analyser, outcomes_sentence, speed_sentence
from cubewright.solver.disassembly.assembly import Assembly, Order, PieceRules
from cubewright.solver.disassembly.worker import BATCH, AnalysisStatistics
from cubewright.solver.search.control import Control

SAVE_SECONDS = 5.0
"""Seconds between two times that analyses are written into the file."""


def disassemble_kept(
    file: ProjectFile,
    index: int,
    order: Order,
    terminal: Terminal,
    *,
    levels_only: bool,
    level_at_least: int,
    with_statistics: bool,
    threads: int = 1,
) -> int:
    """Analyse the solutions of a problem that are not analysed yet; return the exit status.

    Analyses are kept as they are made, so a run that is stopped is continued by the
    next one. Prints the number of solutions that come apart with the level asked for.
    """
    problem = file.project.problems[index]
    puzzle = file.project.puzzle_to_solve(index)
    analyser = Analyser.of(puzzle, PieceRules.of(file.project, index), order, threads)
    lattice = puzzle.figure.lattice
    known = {each.solution: each for each in problem.results.disassemblies}
    missing = [n for n in range(len(problem.results.solutions)) if n not in known]
    statistics, control, progress = AnalysisStatistics(), Control(), ProgressBar(terminal.err)
    saved = began = monotonic()

    def keep() -> None:
        results = file.project.problems[index].results
        ordered = tuple(known[number] for number in sorted(known))
        file.save(file.project.with_results(index, replace(results, disassemblies=ordered)))

    with stopped_by_ctrl_c(control) as interruption:
        for at in range(0, len(missing), BATCH):
            numbers = missing[at : at + BATCH]
            made = _analysed(
                analyser,
                [analyser.assembly(problem.results.solutions[n]) for n in numbers],
                control,
                statistics,
            )
            if made is None:
                break
            for number, analysis in zip(numbers, made, strict=True):
                known[number] = kept_analysis(number, analysis, levels_only=levels_only)
            share = (at + len(numbers)) / len(missing)
            progress.show_text(partial(_progress_text, share))
            if monotonic() - saved > SAVE_SECONDS:
                keep()
                saved = monotonic()
    progress.hide()
    if statistics.analyses:
        keep()
        terminal.message(outcomes_sentence(statistics))
        if with_statistics:
            terminal.message(speed_sentence(statistics, monotonic() - began))
    if interruption.status is not None:
        return interruption.status
    count = sum(_is_wanted(each, level_at_least, lattice) for each in known.values())
    print(count, file=terminal.out, flush=True)
    return FOUND if count else NONE_FOUND


def _progress_text(share: float) -> str:
    return f"{bar(share)}  taking solutions apart"


def _analysed(
    analyser: Analyser,
    assemblies: Sequence[Assembly],
    control: Control,
    statistics: AnalysisStatistics,
) -> list[Analysis] | None:
    """Return the analyses of a batch; None if the control stopped it."""
    began = monotonic()
    analyser.search.start(assemblies)
    while not analyser.search.step():
        if control.stopped:
            return None
    results = analyser.search.results
    statistics.add(results, analyser.search.progress, monotonic() - began)
    return results


def _is_wanted(kept: Disassembly, level_at_least: int, lattice: Lattice) -> bool:
    """Whether a kept solution comes apart, with a level that is high enough."""
    found = read_analysis(kept, lattice)
    if found is None or found.outcome is not AnalysisOutcome.APART:
        return False
    levels = kept_levels(kept, lattice)
    return level_at_least <= max((*levels[:1], 1))
