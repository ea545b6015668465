"""Print the results of the last measurements beside their yardsticks and targets.

    python tests/benchmarks/targets_table.py [--folder build] [--write docs/benchmarks.md]

Reads the CSV files of the other scripts. What was not measured is listed as such. With
``--write``, the table replaces the one between two comments in that file. The last part
of `make bench`.
"""

from __future__ import annotations

import argparse
import csv
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from disassembly_table import REFERENCE_SECONDS, SHARED, scale_here
from engines_table import machine, show_progress

Line = dict[str, str]
BLOCK = re.compile(r"(<!-- targets: start -->\n).*?(<!-- targets: end -->)", re.DOTALL)
SEARCHES = {"bedlam": 2.0, "tetris": 4.5, "solid-pentominoes-3x4x5": 1.1}
"""Targets of searches in seconds, on a machine where the yardstick takes 9.8 s for the Bedlam
cube."""
WHOLE_BOARD = 1.2
"""The target of a whole solve of a narrow board, as a multiple of the time of the search in C."""
THICK_BOARDS = {"Meteor": 0.3, "Hexiamonds 6x6 rhombus": 0.3}
FROM_BURRTOOLS = {"PelikanBurr", "DraculasDentalDesaster"}
"""The analyses whose target is a fifth of the time of BurrTools 0.7.1."""
TWICE = 1.9
"""The target for two threads or workers: the speed relative to one."""
TURNS = 10.0
"""The target of analyses with turns: the speed relative to the former one."""


@dataclass(frozen=True)
class Figure:
    """A measured number with its unit and its target.

    ``measured`` is None if it was not measured; a ``target`` of 0 is unknown.
    """

    name: str
    measured: float | None
    yardstick: str
    target: float
    unit: str
    more_is_better: bool = False

    @property
    def is_reached(self) -> bool:
        assert self.measured is not None
        if self.more_is_better:
            return self.measured >= self.target
        return self.measured <= self.target

    @property
    def cells(self) -> list[str]:
        wanted = f"{_short(self.target)} {self.unit}" if self.target else ""
        if self.measured is None:
            return [self.name, "not measured", self.yardstick, wanted, ""]
        reached = ("yes" if self.is_reached else "no") if self.target else ""
        return [self.name, f"{_short(self.measured)} {self.unit}", self.yardstick, wanted, reached]


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:.3g}"


def lines_of(folder: Path, name: str) -> list[Line]:
    """Return the lines of a CSV file; no lines if the file is missing."""
    path = folder / f"{name}.csv"
    if not path.is_file():
        return []
    with path.open(newline="") as stream:
        return list(csv.DictReader(stream))


def figures(folder: Path, scale: float) -> Iterator[Figure]:
    """Yield all numbers; ``scale`` is the yardstick's time here divided by its reference, or 0."""
    yield from _searches(folder, scale)
    yield from _ratios(folder)
    yield from _boards(folder)
    yield from _disassembly(folder)
    yield from _turns(folder)


def _searches(folder: Path, scale: float) -> Iterator[Figure]:
    found = {line["puzzle"]: line for line in lines_of(folder, "bench")}
    in_cpp = f"C++, Bedlam cube: {REFERENCE_SECONDS * scale:.3g} s" if scale else ""
    for name, target in SEARCHES.items():
        seconds = float(found[name]["seconds"]) if name in found else None
        yield Figure(f"search: {name}", seconds, in_cpp, target * scale, "s")


def _ratios(folder: Path) -> Iterator[Figure]:
    two = [line for line in lines_of(folder, "threads") if line["threads"] == "2"]
    for ratio in [float(line["ratio"]) for line in two] or [None]:
        yield Figure("bedlam on two threads", ratio, "one thread", TWICE, "x", True)
    workers = [
        line
        for line in lines_of(folder, "cluster")
        if (line["what"], line["number"]) == ("workers", "2")
    ]
    for line in workers or [None]:
        name = "bedlam" if line is None else line["puzzle"]
        ratio = None if line is None else float(line["ratio"])
        yield Figure(f"{name} on two workers", ratio, "one worker", TWICE, "x", True)


def _boards(folder: Path) -> Iterator[Figure]:
    for line in lines_of(folder, "flat"):
        in_c = f"C: {1000 * float(line['c_seconds']):.3g} ms"
        target = THICK_BOARDS.get(line["board"], WHOLE_BOARD)
        yield Figure(
            f"whole solve: {line['board']}", float(line["whole_ratio"]), in_c, target, "x C"
        )


def _disassembly(folder: Path) -> Iterator[Figure]:
    for line in lines_of(folder, "disassembly"):
        target = 1000 * float(line["target"])
        if target:
            for order in ("canonical", "burrtools"):
                name = f"taken apart: {line['puzzle']}, order {order}"
                from_burrtools = line["puzzle"] in FROM_BURRTOOLS
                yardstick = "BurrTools 0.7.1: 5 x the target" if from_burrtools else ""
                yield Figure(name, 1000 * float(line[order]), yardstick, target, "ms")


def _turns(folder: Path) -> Iterator[Figure]:
    for line in lines_of(folder, "turns"):
        former, seconds = float(line["former"]), float(line["seconds"])
        if former:
            before = f"before: {former:.3g} s"
            yield Figure(
                f"turns: {line['name']}", former / seconds, before, TURNS, "x as fast", True
            )


def table(found: Sequence[Figure]) -> str:
    """Return the figures in Markdown."""
    lines = ["| Figure | Measured | Yardstick | Target | Reached |", "|---|---:|---|---:|---|"]
    lines += ["| " + " | ".join(each.cells) + " |" for each in found]
    return "\n".join(lines)


def written(text: str, found: Sequence[Figure]) -> str:
    """Return a document with the table between its two comments."""
    head = f"Measured on {date.today().isoformat()}, {machine()}."
    new, count = BLOCK.subn(lambda each: f"{each[1]}{head}\n\n{table(found)}\n{each[2]}", text)
    if count != 1:
        raise SystemExit("the document has no place for the table")
    return new


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--folder", type=Path, default=Path("build"), help="where the CSV files are")
    add("--yardsticks", type=Path, default=SHARED / "yardstick")
    add("--write", type=Path, help="the document that gets the table")
    options = parser.parse_args(arguments)
    scale = scale_here(options.yardsticks)
    if isinstance(scale, str):
        show_progress(f"some targets are left out: {scale}")
        scale = 0.0
    found = list(figures(options.folder, scale))
    print(f"\nFigures, yardsticks and targets, {machine()}:\n")
    print(table(found))
    if options.write is not None:
        text = options.write.read_text(encoding="utf-8")
        options.write.write_text(written(text, found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
