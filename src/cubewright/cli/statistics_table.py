"""What a search did at each stage, as a table of text."""

from __future__ import annotations

from cubewright.model.symmetry import Convention
from cubewright.solver.report import Outcome, Progressed
from cubewright.solver.search import StageTable

CONVENTION_WORDS = {
    Convention.RAW: "raw",
    Convention.ROTATIONS: "up to rotation",
    Convention.UNIQUE: "up to rotation and reflection",
}


def statistics_table(progress: Progressed) -> str:
    """A row a stage, explored and kept, then totals and counts."""
    return "\n".join([*_stage_rows(progress.stages), "", _found(progress), _searched(progress)])


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
    if outcome is Outcome.STOPPED:
        return f"{words} so far; stopped with {progress.fraction:.0%} searched"
    return words


def _stage_rows(stages: StageTable) -> list[str]:
    rows = [("stage", "explored", "kept")]
    rows += [
        (str(number), f"{explored:,}", f"{kept:,}")
        for number, (explored, kept) in enumerate(
            zip(stages.explored.tolist(), stages.kept.tolist(), strict=True), start=1
        )
    ]
    explored, kept = stages.totals
    rows.append(("total", f"{explored:,}", f"{kept:,}"))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(text.rjust(width) for text, width in zip(row, widths, strict=True))
        for row in rows
    ]
    rule = "-" * len(lines[0])
    return [lines[0], rule, *lines[1:-1], rule, lines[-1]]


def _found(progress: Progressed) -> str:
    counts = progress.counts
    return "met:      " + ", ".join(
        f"{counts.of(convention):,} {words}" for convention, words in CONVENTION_WORDS.items()
    )


def _searched(progress: Progressed) -> str:
    return f"searched: {progress.fraction:.0%} in {progress.seconds:.3f} s"
