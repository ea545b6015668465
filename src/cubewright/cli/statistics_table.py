"""What a search did at each stage, as text."""

from __future__ import annotations

from cubewright.cli.text_table import text_table
from cubewright.model.symmetry.group import Convention
from cubewright.solver.report import Outcome, Progressed

CONVENTION_WORDS = {
    Convention.RAW: "raw",
    Convention.ROTATIONS: "up to rotation",
    Convention.UNIQUE: "up to rotation and reflection",
}


def statistics_table(progress: Progressed) -> str:
    """Explored and kept in the source documents' own form, then cuts and time, then counts."""
    lines = [str(progress.stages), "", *_cuts_and_times(progress), "", _calls(progress)]
    return "\n".join([*lines, _found(progress), _searched(progress)])


def outcome_sentence(
    outcome: Outcome, progress: Progressed, found: int, convention: Convention
) -> str:
    """What came out, in one line: 240 solutions up to rotation and reflection."""
    if not found and outcome is Outcome.COMPLETE:
        return "there is no solution"
    noun = "solution" if found == 1 else "solutions"
    words = f"{found:,} {noun} {CONVENTION_WORDS[convention]}"
    if outcome is Outcome.LIMIT:
        return f"{words}, the limit; there may be more"
    if outcome is Outcome.STOPPED and progress.by_frontier:
        return (
            f"stopped with {progress.fraction:.0%} of a sweep, which tells no number before its end"
        )
    if outcome is Outcome.STOPPED:
        return f"{words} so far; stopped with {progress.fraction:.0%} searched"
    return words


def _cuts_and_times(progress: Progressed) -> list[str]:
    """A row a stage: how many placements each rule cut there, and the time it took."""
    stages = progress.stages
    times = stages.shares() * progress.seconds
    rows = [
        (
            str(row + 1),
            *(f"{cut[row]:,}" for cut in stages.cuts.values()),
            f"{times[row] * 1e3:,.2f}",
        )
        for row in range(len(stages))
    ]
    sums = [int(cut.sum()) for cut in stages.cuts.values()]
    total = ("total", *(f"{each:,}" for each in sums), f"{progress.seconds * 1e3:,.2f}")
    explored = max(1, stages.totals[0])
    share = ("of explored", *(f"{each / explored:.1%}" for each in sums), "")
    table = text_table(
        ("stage", *stages.cuts, "time in ms"), rows, sums=[total, share] if sums else [total]
    )
    return ["Cut by each rule, and the time, at each stage:", *table]


def _calls(progress: Progressed) -> str:
    """One call for the root and one for each placement kept, as the Meteor articles count."""
    stages = progress.stages
    others = f"{stages.nodes_before_solutions:,} but for those that tell of a solution"
    return f"calls:    {stages.nodes_visited:,} ({others})"


def _found(progress: Progressed) -> str:
    counts = progress.counts
    return "met:      " + ", ".join(
        f"{counts.of(convention):,} {words}" for convention, words in CONVENTION_WORDS.items()
    )


def _searched(progress: Progressed) -> str:
    return f"searched: {progress.fraction:.0%} in {progress.seconds:.3f} s"
