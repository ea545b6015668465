"""Measure how many times as fast several threads analyse one large assembly.

    python tests/benchmarks/one_assembly_table.py [--threads 1 2 4 8] [--rounds 3] [--csv FILE]

The assemblies are closed boxes, in which pieces slide without a way out, so every state is
searched, or as many as the limit allows. The numbers of threads alternate. *Serial* is the part of
the work that would explain the time if all other work were shared perfectly (Karp and Flatt, 1990).
Part of `make bench`.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from statistics import median
from time import perf_counter

from engines_table import machine, show_progress

from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly
from cubewright.solver.disassembly.search import DisassemblySearch
from cubewright.solver.search.processors import thread_choices


@dataclass(frozen=True)
class Box:
    """The layers of a closed box, as rows of pieces, and the limit of states."""

    name: str
    layers: tuple[str, ...]
    max_states: int

    def assembly(self) -> Assembly:
        places = {
            (x, y, z): symbol
            for z, layer in enumerate(self.layers)
            for y, row in enumerate(layer.split("/"))
            for x, symbol in enumerate(row)
        }
        around = {
            (x + i, y + j, z + k)
            for x, y, z in places
            for i in (-1, 0, 1)
            for j in (-1, 0, 1)
            for k in (-1, 0, 1)
        }
        inside = [
            tuple(cell for cell in places if places[cell] == symbol)
            for symbol in sorted(set(places.values()) - {"."})
        ]
        pieces = [tuple(sorted(around - places.keys())), *inside]
        return Assembly(CUBIC, tuple(AssembledPiece(cells, n) for n, cells in enumerate(pieces)))


BOXES = (
    Box("six cubes in 3x3", ("ABC/DEF/...",), 2_000_000),
    Box("ten pieces in 4x5", ("AXXB/AXXB/CYYD/CEFD/G..H",), 200_000),
    Box("fifteen cubes in 4x4", ("ABCD/EFGH/IJKL/MNO.",), 100_000),
    Box("sticks in 3x3x3", ("AAB/CCB/D..", "EEB/F.G/D..", "E.H/F.G/HHH"), 100_000),
)


@dataclass(frozen=True)
class Row:
    """The median seconds on a number of threads, and the ratio to one thread."""

    box: str
    pieces: int
    states: int
    threads: int
    seconds: float
    ratio: float

    @property
    def serial(self) -> float:
        """The serial part of the work by Karp and Flatt; 0 on one thread."""
        return (self.threads / self.ratio - 1) / (self.threads - 1) if self.threads > 1 else 0.0


def analysed(assembly: Assembly, max_states: int, threads: int) -> tuple[float, int]:
    """Return the seconds of an analysis, and its number of states."""
    search = DisassemblySearch(CUBIC, max_states=max_states, threads=threads)
    search.start([assembly])
    began = perf_counter()
    while not search.step():
        pass
    return perf_counter() - began, search.progress.states


def measure(box: Box, threads: Sequence[int], rounds: int) -> list[Row]:
    """Analyse a box repeatedly on each number of threads; the first number is 1."""
    assembly = box.assembly()
    times: dict[int, list[float]] = {each: [] for each in threads}
    states: set[int] = set()
    for _ in range(rounds):
        for each in threads:
            seconds, found = analysed(assembly, box.max_states, each)
            times[each].append(seconds)
            states.add(found)
    if len(states) != 1:
        raise SystemExit(f"{box.name}: the threads reach different states: {sorted(states)}")
    # Ratios are taken within a round, because the speed of a machine changes between rounds.
    return [
        Row(
            box.name,
            len(assembly.pieces),
            *states,
            each,
            median(times[each]),
            median(one / own for one, own in zip(times[threads[0]], times[each], strict=True)),
        )
        for each in threads
    ]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--threads", type=int, nargs="+", default=list(thread_choices()), help="1 comes first")
    add("--rounds", type=int, default=3, help="the number of runs on each number of threads")
    add("--csv", type=Path, default=Path("build/one_assembly.csv"), help="where the CSV goes")
    options = parser.parse_args(arguments)
    threads = [1, *(each for each in options.threads if each != 1)]
    rows = []
    print(f"\nOne assembly on several threads, {machine()}, alternating:\n")
    print("| assembly | pieces | states | threads | seconds | times as fast | serial |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for box in BOXES:
        show_progress(box.name)
        for row in measure(box, threads, options.rounds):
            numbers = f"{row.pieces} | {row.states:,} | {row.threads} | {row.seconds:.3f}"
            serial = f"{100 * row.serial:.0f} %" if row.threads > 1 else ""
            print(f"| {row.box} | {numbers} | {row.ratio:.2f} | {serial} |", flush=True)
            rows.append(row)
    options.csv.parent.mkdir(parents=True, exist_ok=True)
    with options.csv.open("w", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow([*(each.name for each in fields(Row)), "serial", "machine"])
        writer.writerows([*astuple(row), f"{row.serial:.4f}", machine()] for row in rows)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
