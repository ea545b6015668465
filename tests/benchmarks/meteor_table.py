"""The Meteor articles' parts beside the default engine, in turn in one run.

    python tests/benchmarks/meteor_table.py [--rounds 5]

Each round does all of them once, so that whatever else the machine does meets
all alike; of each the shortest time counts. `make bench` does it too.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.analysis.published import PUBLISHED, PublishedRun, compared_numbers
from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Finished
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

PARTS = tuple(program for program in PUBLISHED if program.puzzle == "meteor")


@dataclass(frozen=True)
class Row:
    """A way to solve Meteor's board: its last run, and its shortest time in seconds."""

    name: str
    run: Run
    seconds: float
    program: PublishedRun | None = None


def measure(rounds: int = 5) -> list[Row]:
    """The article's parts, our next-cell as it is by default, and last the default engine."""
    puzzle = built_in_puzzle("meteor")
    requests = {part.name: part.request(puzzle) for part in PARTS}
    requests["next-cell"] = SolveRequest(puzzle, Convention.RAW, "next-cell")
    requests["default"] = SolveRequest(puzzle, Convention.RAW)
    runs: dict[str, list[Run]] = {name: [] for name in requests}
    for _ in range(rounds):
        for name, request in requests.items():
            last = list(solve(request))[-1]
            assert isinstance(last, Finished)
            runs[name].append(Run.of(request, last.outcome, last.progress, name))
    programs = {part.name: part for part in PARTS}
    return [
        Row(name, each[-1], min(run.progress.seconds for run in each), programs.get(name))
        for name, each in runs.items()
    ]


def table(rows: Sequence[Row]) -> str:
    """The rows in Markdown, each time as a multiple of the default engine's.

    Calls are counted as the article counts them for the part.
    """
    least = rows[-1].seconds
    lines = [
        "| run | article's calls | calls | explored | time | to the default |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        theirs, ours = "", f"{row.run.nodes_visited:,}"
        if row.program is not None:
            calls = compared_numbers(row.program, row.run)[0]
            theirs, ours = calls.theirs, calls.ours
        lines.append(
            f"| {row.name} | {theirs} | {ours} | {row.run.explored:,} "
            f"| {row.seconds * 1000:.0f} ms | {row.seconds / least:.1f} x |"
        )
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Meteor's parts beside the default engine.")
    parser.add_argument("--rounds", type=int, default=5)
    print(table(measure(parser.parse_args(arguments).rounds)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
