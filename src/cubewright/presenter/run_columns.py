"""The columns of runs and of published numbers, for the window, the terminal and CSV files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cubewright.formats.csv_text import csv_text
from cubewright.presenter.search.statistics_text import fine_duration, rate
from cubewright.presenter.table import Align, Column, csv_table, formatted
from cubewright.solver.analysis.comparison import NOT_COMPARED, Ratios, ratios
from cubewright.solver.analysis.published import ComparedNumber, PublishedRun
from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Outcome
from cubewright.translation import mark, number_text, retranslated_text, tr


@dataclass
class RunEntry:
    """A run in a list; the ticked runs of the list are compared.

    ``program`` is the published run that the run repeats. ``colour_index`` is the index of its
    colour while it is ticked.
    """

    run: Run
    program: PublishedRun | None = None
    ticked: bool = True
    colour_index: int = 0
    ratios: Ratios = NOT_COMPARED


def compare(entries: Iterable[RunEntry]) -> None:
    """Set the ratios of the ticked runs; remove them if the runs are of different puzzles."""
    ticked = []
    for entry in entries:
        entry.ratios = NOT_COMPARED
        if entry.ticked:
            ticked.append(entry)
    if len({entry.run.request.puzzle for entry in ticked}) == 1:
        for entry, found in zip(ticked, ratios([entry.run for entry in ticked]), strict=True):
            entry.ratios = found


def ratio_text(ratio: float | None) -> str:
    """Return a ratio with at most three significant digits; empty for None.

    >>> [ratio_text(ratio) for ratio in (1.0, 1.234, 12.34, 40.2, 12345.6, None)]
    ['1', '1.23', '12.3', '40.2', '12,346', '']
    """
    if ratio is None:
        return ""
    return f"{ratio:,.0f}" if ratio >= 1000 else f"{ratio:.3g}"


def _times(ratio: float | None) -> str:
    return "-" if ratio is None else f"{ratio:,.1f} x"


def _plain_name(entry: RunEntry) -> str:
    stopped = "" if entry.run.outcome is Outcome.COMPLETE else " (stopped)"
    return f"{entry.run.name}{stopped}"


RUN = Column[RunEntry](
    name="run",
    head=mark("Run"),
    tip=mark("Tick the runs to compare. Press F2 to rename a run."),
    text=lambda entry: retranslated_text(entry.run.name),
    plain=_plain_name,
    csv=lambda entry: entry.run.name,
)
PUZZLE = Column[RunEntry](
    name="puzzle",
    head=mark("Puzzle"),
    tip=mark("The puzzle that was solved"),
    text=lambda entry: entry.run.request.puzzle.name,
)
ENGINE = Column[RunEntry](name="engine", text=lambda entry: entry.run.engine)
SETTINGS = Column[RunEntry](
    name="settings",
    text=lambda entry: " ".join(f"{name}={value}" for name, value in entry.run.request.settings),
)
SOLUTIONS = Column[RunEntry](
    name="solutions",
    head=mark("Solutions"),
    tip=mark("Number of solutions, as the run counts them"),
    text=lambda entry: number_text(entry.run.solutions),
    align=Align.RIGHT,
    csv=formatted(lambda entry: entry.run.solutions),
)
CONVENTION = Column[RunEntry](
    name="convention", text=lambda entry: entry.run.request.convention.value
)
EXPLORED = Column[RunEntry](
    name="explored",
    head=mark("Explored"),
    tip=mark("Placements tried in all stages"),
    text=lambda entry: number_text(entry.run.explored),
    align=Align.RIGHT,
    csv=formatted(lambda entry: entry.run.explored),
)
EXPLORED_RATIO = Column[RunEntry](
    name="x fewest",
    csv_name="explored_to_best",
    head=mark("\N{MULTIPLICATION SIGN} fewest explored"),
    tip=mark("Placements explored, as a multiple of the ticked run with the fewest"),
    text=lambda entry: ratio_text(entry.ratios.explored),
    align=Align.RIGHT,
    plain=lambda entry: _times(entry.ratios.explored),
    csv=formatted(lambda entry: entry.ratios.explored),
)
KEPT = Column[RunEntry](
    name="kept",
    head=mark("Kept"),
    tip=mark("Placements that passed all tests, in all stages"),
    text=lambda entry: number_text(entry.run.kept),
    align=Align.RIGHT,
    csv=formatted(lambda entry: entry.run.kept),
)
NODES = Column[RunEntry](
    name="nodes visited",
    csv_name="nodes_visited",
    head=mark("Nodes visited"),
    tip=mark(
        "Nodes of the search tree that were visited: the root, and one for each placement kept"
    ),
    text=lambda entry: number_text(entry.run.nodes_visited),
    align=Align.RIGHT,
    csv=formatted(lambda entry: entry.run.nodes_visited),
)
TIME = Column[RunEntry](
    name="seconds",
    head=mark("Time"),
    tip=mark("Time spent searching, pauses excluded"),
    text=lambda entry: fine_duration(entry.run.progress.seconds),
    align=Align.RIGHT,
    plain=formatted(lambda entry: entry.run.progress.seconds, ",.4f"),
    csv=formatted(lambda entry: round(entry.run.progress.seconds, 6)),
)
TIME_RATIO = Column[RunEntry](
    name="x fastest",
    csv_name="seconds_to_best",
    head=mark("\N{MULTIPLICATION SIGN} fastest"),
    tip=mark("Time, as a multiple of the fastest ticked run"),
    text=lambda entry: ratio_text(entry.ratios.seconds),
    align=Align.RIGHT,
    plain=lambda entry: _times(entry.ratios.seconds),
    csv=formatted(lambda entry: entry.ratios.seconds),
)
RATE = Column[RunEntry](
    name="found per second",
    csv_name="found_per_second",
    head=mark("Solutions/s"),
    tip=mark("Solutions found per second, before symmetric duplicates are merged"),
    text=lambda entry: rate(entry.run.found, entry.run.progress.seconds),
    align=Align.RIGHT,
    plain=formatted(lambda entry: entry.run.found_per_second, ",.1f"),
    csv=formatted(lambda entry: round(entry.run.found_per_second, 1)),
)
OUTCOME = Column[RunEntry](
    name="outcome",
    head=mark("Outcome"),
    tip=mark("Shows whether the search is complete. Only complete runs are compared."),
    text=lambda entry: tr(entry.run.outcome.value),
    csv=lambda entry: entry.run.outcome.value,
)
WINDOW = (
    *(RUN, PUZZLE, SOLUTIONS, EXPLORED, EXPLORED_RATIO, KEPT, NODES),
    *(TIME, TIME_RATIO, RATE, OUTCOME),
)
TERMINAL = (
    *(RUN, SOLUTIONS, EXPLORED, EXPLORED_RATIO, KEPT, NODES),
    *(TIME, TIME_RATIO, RATE),
)
CSV = (
    *(RUN, PUZZLE, ENGINE, SETTINGS, OUTCOME, SOLUTIONS, CONVENTION, EXPLORED, EXPLORED_RATIO),
    *(KEPT, NODES, TIME, TIME_RATIO, RATE),
)

NUMBER = Column[ComparedNumber](
    name="number",
    head=mark("Number"),
    tip=mark("Count or measurement"),
    text=lambda number: tr(number.name),
)
PUBLISHED = Column[ComparedNumber](
    name="document",
    head=mark("Published"),
    tip=mark("The number in the source document"),
    text=lambda number: number.theirs,
    align=Align.RIGHT,
)
HERE = Column[ComparedNumber](
    name="here",
    head=mark("Here"),
    tip=mark("The number of this run"),
    text=lambda number: number.ours,
    align=Align.RIGHT,
)
RESULT = Column[ComparedNumber](
    head=mark("Result"),
    tip=mark("Shows whether the two numbers match"),
    text=lambda number: tr(number.verdict),
)
NUMBERS = (NUMBER, PUBLISHED, HERE, RESULT)
"""The columns of a published run's numbers."""


def runs_csv(runs: Sequence[Run]) -> str:
    """Return runs as CSV, followed by the stages of each run.

    The stages are a second table after an empty line, with its own header: run, stage, explored,
    kept, and the placements that each rule cut.
    """
    entries = [RunEntry(run, ratios=found) for run, found in zip(runs, ratios(runs), strict=True)]
    stages = [["run", "stage", "explored", "kept", "cut by rule"]]
    for run in runs:
        of_run = run.progress.stages
        for row, (explored, kept) in enumerate(zip(of_run.explored, of_run.kept, strict=True)):
            cuts = "; ".join(f"{rule}: {cut[row]}" for rule, cut in of_run.cuts.items())
            stages.append([run.name, str(row + 1), f"{explored:d}", f"{kept:d}", cuts])
    return f"{csv_table(CSV, entries)}\n{csv_text(stages)}"
