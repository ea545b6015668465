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

from cubewright.solver.search.processors import processors

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
ONE_ASSEMBLY = 1.7
"""The target for one assembly on two threads: the speed relative to one."""
MANY_THREADS, MAX_IDLE = 12, 5.0
"""The number of threads from which idle time has a target, in percent."""
MAX_FACTOR = 2.0
"""The target for an estimated time left divided by the true time left, or its inverse."""
MIN_CPP_SECONDS = 0.004
"""The shortest time of the search in C++ that is precise enough; it prints whole milliseconds."""
TURNS = 10.0
"""The target of analyses with turns: the speed relative to the former one."""


@dataclass(frozen=True)
class Figure:
    """A measured number with its unit and its target.

    ``measured`` is None if it was not measured, for the reason ``missing`` if that is known. A
    ``target`` of 0 is unknown.
    """

    name: str
    measured: float | None
    yardstick: str
    target: float
    unit: str
    more_is_better: bool = False
    missing: str = ""

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
            reason = f"not measured: {self.missing}" if self.missing else "not measured"
            return [self.name, reason, self.yardstick, wanted, ""]
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
    yield from _threads(folder)
    yield from _workers(folder)
    yield from _counts(folder)
    yield from _boards(folder)
    yield from _disassembly(folder)
    yield from _one_assembly(folder)
    yield from _turns(folder)


def _searches(folder: Path, scale: float) -> Iterator[Figure]:
    found = {line["puzzle"]: line for line in lines_of(folder, "bench")}
    in_cpp = f"C++, Bedlam cube: {REFERENCE_SECONDS * scale:.3g} s" if scale else ""
    for name, target in SEARCHES.items():
        seconds = float(found[name]["seconds"]) if name in found else None
        yield Figure(f"search: {name}", seconds, in_cpp, target * scale, "s")


def _threads(folder: Path) -> Iterator[Figure]:
    lines = lines_of(folder, "threads")
    two = [line for line in lines if line["threads"] == "2"]
    for ratio in [float(line["ratio"]) for line in two] or [None]:
        yield Figure("bedlam on two threads", ratio, "one thread", TWICE, "x", True)
    many = [line for line in lines if int(line["threads"]) >= MANY_THREADS]
    for line in many:
        name = f"idle share of {line['threads']} threads: {line['puzzle']}"
        yield Figure(name, 100 * float(line["idle"]), "", MAX_IDLE, "%")
    if not many:
        name = f"idle share of {MANY_THREADS} or more threads"
        here = processors()
        missing = f"this machine has {here} processors" if here < MANY_THREADS else ""
        yield Figure(name, None, "", MAX_IDLE, "%", missing=missing)


def _workers(folder: Path) -> Iterator[Figure]:
    found = lines_of(folder, "cluster")
    lines = {(each["puzzle"], each["what"], each["number"]): each for each in found}
    for puzzle in dict.fromkeys(puzzle for puzzle, _, _ in lines) or ["bedlam"]:
        line, apart = lines.get((puzzle, "workers", "2")), lines.get((puzzle, "programs", "2"))
        ratio = None if line is None else float(line["ratio"])
        separate = "" if apart is None else f"; two separate programs: {apart['ratio']} x"
        yield Figure(f"{puzzle} on two workers", ratio, f"one worker{separate}", TWICE, "x", True)


def _counts(folder: Path) -> Iterator[Figure]:
    for line in lines_of(folder, "count") or [None]:
        if line is None:
            yield Figure("one-sided pentominoes, counted", None, "", 0.0, "s")
            continue
        name = f"one-sided pentominoes {line['board']}, counted"
        found = f"{int(line['solutions']):,} solutions"
        yield Figure(name, float(line["seconds"]), found, 0.0, "s")
        # Without an estimate, the count was too short for one.
        worst = float(line["worst"]) or None
        yield Figure(f"{name}: time left, worst factor", worst, "true time", MAX_FACTOR, "x")


def _boards(folder: Path) -> Iterator[Figure]:
    for line in lines_of(folder, "flat"):
        seconds, in_cpp = float(line["c_seconds"]), float(line.get("cpp_seconds") or 0.0)
        language, ratio = "C", float(line["whole_ratio"])
        if in_cpp >= MIN_CPP_SECONDS:
            language, ratio, seconds = "C++", float(line["whole_seconds"]) / in_cpp, in_cpp
        target = THICK_BOARDS.get(line["board"], WHOLE_BOARD)
        yardstick = f"{language}: {1000 * seconds:.3g} ms"
        yield Figure(f"whole solve: {line['board']}", ratio, yardstick, target, f"x {language}")


def _disassembly(folder: Path) -> Iterator[Figure]:
    for line in lines_of(folder, "disassembly"):
        target = 1000 * float(line["target"])
        if target:
            for order in ("canonical", "burrtools"):
                name = f"taken apart: {line['puzzle']}, order {order}"
                from_burrtools = line["puzzle"] in FROM_BURRTOOLS
                yardstick = "BurrTools 0.7.1: 5 x the target" if from_burrtools else ""
                yield Figure(name, 1000 * float(line[order]), yardstick, target, "ms")


def _one_assembly(folder: Path) -> Iterator[Figure]:
    for line in lines_of(folder, "one_assembly"):
        if line["threads"] == "2":
            name = f"one assembly on two threads: {line['box']}"
            yield Figure(name, float(line["ratio"]), "one thread", ONE_ASSEMBLY, "x", True)


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
