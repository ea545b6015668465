"""Results of editing on every lattice, as checksums, for a comparison with stored ones.

Run this file as a program to store the results of the present version, after a deliberate change.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from zlib import crc32

from cubewright.model.cell import shifted
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattices
from cubewright.presenter.editing import bodies
from cubewright.presenter.editing.edits import (
    Change,
    clear_layer,
    copy_layer,
    fill_layer,
    fit_grid_to_figure,
    shift_figure,
    turn_figure,
)
from cubewright.presenter.editing.grid import (
    Grid,
    GridPosition,
    extent,
    holds,
    initial_size,
    max_grid_size,
    view_along,
)
from cubewright.presenter.editing.movements import (
    mirror_across,
    moved_into_grid,
    part_of_turn,
    step_along,
    turn_about,
)
from cubewright.presenter.editing.pens import Marks
from cubewright.presenter.editing.spread import Spread, mirror_of

STORED = Path(__file__).parents[3] / "samples" / "editing.json"
SIZES = ((4, 3, 2), (2, 2, 3))
"""The sizes of grids; a lattice with large blocks gets only the last one."""
DIRECTIONS = ((1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0))
AXES = [(axis, sign) for axis in range(3) for sign in (-1, 1)]


def plain(value: Any) -> Any:
    """Return a value with sorted sets and rounded numbers, for a checksum."""
    if isinstance(value, float):
        return round(value, 4) + 0.0
    if isinstance(value, frozenset | set):
        return sorted(map(plain, value))
    if isinstance(value, dict):
        return sorted((plain(key), plain(each)) for key, each in value.items())
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    if isinstance(value, Change):
        marks = None if value.marks is None else plain(vars(value.marks))
        moved = [
            None if each is None else plain(dict(each)) for each in (value.moved, value.sources)
        ]
        return [plain(value.cells), value.text, value.size, moved, marks]
    return value


def of_grid(grid: Grid, chance: random.Random) -> Iterator[tuple[str, Any]]:
    """Yield the results of a grid's methods, by name."""
    cells = sorted(grid.cells)
    some = chance.sample(cells, min(len(cells), 12))
    pairs = [chance.sample(cells, 2) for _ in range(8)]
    yield "layers", [grid.layers, [grid.layer(each) for each in grid.layers]]
    yield "numbers", [grid.number(each) for each in grid.layers]
    yield "frame", grid.frame
    yield "outlines", [(grid.outline(each), grid.drawn_outline(each)) for each in some]
    yield "centres", [(grid.centre(each), grid.layer_of(each)) for each in some]
    left, low, right, high = grid.frame
    points = [(chance.uniform(left - 1, right + 1), chance.uniform(low - 1, high + 1))
              for _ in range(40)]  # fmt: skip
    layer = grid.layers[-1]
    yield "cells at points", [grid.cell_at(layer, point) for point in points]
    corners = [grid.outline(cell)[0] for cell in grid.layer(layer)]
    yield "cells at corners", [grid.cell_at(layer, point) for point in corners]
    lines = pairwise(points)
    yield "cells along lines", [grid.cells_along(layer, *line) for line in lines]
    yield "boxes", [(grid.box_between(*pair), grid.box_size(*pair)) for pair in pairs]
    filled = chance.sample(cells, len(cells) // 2)
    yield "regions", [grid.region(each, frozenset(filled)) for each in some]
    yield "columns", [grid.column(each) for each in some]
    yield "neighbours", [grid.neighbour(each, to) for each in some for to in DIRECTIONS]
    yield "counterparts", [grid.counterpart(each, to) for each in some for to in grid.layers]
    spreads = [Spread(mirrors, span=span) for mirrors in (frozenset(), frozenset([0]), frozenset(
               [1, 2])) for span in (False, True)]  # fmt: skip
    yield "spreads", [spread.cells(grid, some[:3]) for spread in spreads]
    mirrors = [mirror_of(grid, axis) for axis in range(3)]
    yield "mirrors", [None if each is None else [each.image(c) for c in some] for each in mirrors]


def of_changes(grid: Grid, chance: random.Random) -> Iterator[tuple[str, Any]]:
    """Yield the changes of a figure in a grid, by name."""
    lattice = grid.lattice
    box = sorted(grid.cells)
    cells = frozenset(chance.sample(box, len(box) // 2))
    few = frozenset(sorted(cells)[:4])
    yield "shifts", [shift_figure(grid, cells, axis, sign) for axis, sign in AXES]
    yield "growths", [bodies.grow(grid, cells, axis, sign) for axis, sign in AXES]
    turns = [turn_about(lattice, axis, back=back) for axis in range(3) for back in (False, True)]
    mirrors = [mirror_across(lattice, axis) for axis in range(3)]
    matrices = [each for each in (*turns, *mirrors) if each is not None]
    yield "turns", [turns, mirrors, [part_of_turn(each) for each in matrices]]
    yield "turned", [turn_figure(grid, cells, each, "turn") for each in matrices]
    yield "to the corner", [fit_grid_to_figure(grid, each) for each in (cells, few, frozenset())]
    layers = [(layer, by) for layer in grid.layers for by in (-1, 1)]
    yield "copied layers", [copy_layer(grid, cells, *each) for each in layers]
    yield "layers", [(clear_layer(grid, cells, n), fill_layer(grid, cells, n)) for n in grid.layers]
    yield "bodies", [bodies.hollow(grid, frozenset(box)), bodies.fill_holes(grid, cells)]
    yield "scaled", [bodies.scale(grid, few, 2)]
    marks = Marks(cells, few, {cell: n for n, cell in enumerate(sorted(few), 1)})
    steps = [step_along(lattice, axis, sign) for axis, sign in AXES]
    yield "moved parts", [bodies.move_part(grid, marks, few, step) for step in steps]
    yield "steps", steps


def of_lattice(lattice: Lattice, chance: random.Random) -> Iterator[tuple[str, Any]]:
    """Yield the results for figures without a grid, by name."""
    box = sorted(lattice.box((3, 3, 2) if lattice.block == (1, 1, 1) else (1, 1, 1)))
    some = [chance.sample(box, min(len(box), n)) for n in (1, 2, 5)]
    moves = [lattice.origin(shifted(lattice.origin(box[-1]), (0, 0, n))) for n in (-2, 0, 3)]
    placed = [[shifted(cell, by) for cell in each] for each in some for by in moves]
    yield "extents", [(extent(lattice, each), initial_size(lattice, each)) for each in placed]
    yield "largest", [max_grid_size(lattice), [view_along(lattice, axis) for axis in range(3)]]
    yield "into grids", [moved_into_grid(lattice, each, low, (3, 2, 2))
                         for each in some for low in ((0, 0, 0), (1, 1, 0))]  # fmt: skip
    figures = [Figure(each, lattice=lattice) for each in placed]
    positions = [GridPosition.of(figure) for figure in figures]
    pairs = list(zip(figures, positions, strict=True))
    yield "positions", [(at.by, at.suits(figure)) for figure, at in pairs]
    grid = Grid(lattice, (2, 2, 2))
    yield "grown", [(found.by, size) for figure, at in pairs
                    for found, size in [at.grown(grid, figure)]]  # fmt: skip
    outline = lattice.outline(box[0])
    points = [(x / 8 - 1, y / 8 - 1) for x in range(24) for y in range(24)]
    yield "holding", [holds(outline, point) for point in points]


def results() -> dict[str, str]:
    """Return the checksum of each result, by lattice, grid and name."""
    found: dict[str, str] = {}

    def add(name: str, made: Callable[[random.Random], Iterator[tuple[str, Any]]]) -> None:
        for each, value in made(random.Random(name)):
            found[f"{name}: {each}"] = f"{crc32(repr(plain(value)).encode()):08x}"

    for lattice_name, lattice in sorted(lattices().items()):
        add(lattice_name, lambda chance, each=lattice: of_lattice(each, chance))
        for size in SIZES if lattice.block == (1, 1, 1) else SIZES[1:]:
            for axis in range(3):
                if view_along(lattice, axis) is not None:
                    grid = Grid(lattice, size, axis)
                    name = f"{lattice_name} {'x'.join(map(str, size))} along {axis}"
                    add(name, lambda chance, each=grid: of_grid(each, chance))
            flat = Grid(lattice, size)
            add(f"{lattice_name} {size}", lambda chance, each=flat: of_changes(each, chance))
    return found


if __name__ == "__main__":
    STORED.write_text(json.dumps(results(), indent=0) + "\n")
    sys.stdout.write(f"{STORED.stat().st_size} bytes\n")
