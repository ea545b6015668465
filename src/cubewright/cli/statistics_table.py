"""The statistics of a search, stage by stage, as text."""

from __future__ import annotations

from cubewright.cli.text_table import text_table
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.presenter.search.search_status import percent
from cubewright.presenter.search.statistics_text import figure_counts_text
from cubewright.presenter.stage_columns import STAGE, TIME, rule_columns, stage_rows
from cubewright.solver.report import Outcome, Progressed
from cubewright.solver.request import SolveRequest

CONVENTION_WORDS = {
    Convention.RAW: "raw",
    Convention.ROTATIONS: "up to rotation",
    Convention.UNIQUE: "up to rotation and reflection",
}


def statistics_table(progress: Progressed) -> str:
    """Return the stage table in the form of the source documents, with cuts, times and counts."""
    lines = [str(progress.stages), "", *_cuts_and_times(progress), "", _nodes(progress)]
    return "\n".join([*lines, _found(progress), _searched(progress)])


def outcome_sentence(
    outcome: Outcome, progress: Progressed, found: int, request: SolveRequest
) -> str:
    """Return the result in one line, such as "240 solutions up to rotation and reflection"."""
    if not found and outcome is Outcome.COMPLETE:
        return "no solutions; the search is complete"
    noun = "solution" if found == 1 else "solutions"
    words = f"{found:,} {noun} {CONVENTION_WORDS[request.convention]}"
    of_figure = progress.counts.count_up_to_figure_symmetry(request.convention)
    if request.up_to is UpTo.FIGURE and of_figure is not None:
        words += " of the figure"
    if outcome is Outcome.LIMIT:
        return f"{words}; limit reached, there may be more"
    if outcome is Outcome.STOPPED and progress.by_frontier:
        return (
            f"stopped at {percent(progress.fraction)} of the count; "
            "the number is known only at the end"
        )
    if outcome is Outcome.STOPPED:
        return f"{words} so far; stopped at {percent(progress.fraction)} of the search"
    return words


def _cuts_and_times(progress: Progressed) -> list[str]:
    *rows, total = stage_rows(progress)
    columns = (STAGE, *rule_columns(total.cuts), TIME)
    *lines, sums = [[column.plain_text(row) for column in columns] for row in (*rows, total)]
    explored = max(1, total.explored)
    share = ["of explored", *(f"{cut / explored:.1%}" for cut in total.cuts.values()), ""]
    header = [column.name for column in columns]
    table = text_table(header, lines, sums=[sums, share] if total.cuts else [sums])
    return ["Placements cut by each rule, and time, per stage:", *table]


def _nodes(progress: Progressed) -> str:
    """Return the line with the number of nodes.

    The nodes are the root and each kept placement, as in the Meteor articles.
    """
    stages = progress.stages
    inner = f"{stages.nodes_before_solutions:,} without those that complete a solution"
    return f"nodes visited: {stages.nodes_visited:,} ({inner})"


def _found(progress: Progressed) -> str:
    counts = progress.counts
    text = "found:         " + ", ".join(
        f"{counts.of(convention):,} {words}" for convention, words in CONVENTION_WORDS.items()
    )
    both = figure_counts_text(counts, Convention.UNIQUE)
    return f"{text}\n               {both}" if both else text


def _searched(progress: Progressed) -> str:
    by_engine = f" with engine {progress.engine}" if progress.engine else ""
    text = f"searched:      {percent(progress.fraction)} in {progress.seconds:.3f} s{by_engine}"
    if progress.cpu_seconds is None:
        return text
    return f"{text}\n{'CPU time:':<15}{progress.cpu_seconds:.3f} s, all threads together"
