"""Measure the programs of the Meteor articles beside the default engine, in one run.

    python tests/benchmarks/meteor_table.py [--rounds 5]

Each round runs all of them once, so that other load affects all alike. The
shortest time of each counts. Part of `make bench`.
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
    """Run the articles' programs, next-cell with its defaults, and last the default engine."""
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
    """Return the rows in Markdown, each time as a multiple of the default engine's.

    Nodes visited are counted as the article of each program counts its calls.
    """
    least = rows[-1].seconds
    lines = [
        "| run | nodes visited, article | nodes visited, here | explored | time | x default |",
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
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    print(table(measure(parser.parse_args(arguments).rounds)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
