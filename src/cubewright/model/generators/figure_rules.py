"""Figures from rules: boxes, balls, pyramids, hexagons, triangles, rhombi and burrs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from itertools import islice

from cubewright.model.cell import Cell, keeps_up, shifted, turned
from cubewright.model.figure import Figure
from cubewright.model.generators.burr_sticks import burr_outline
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.model.lattices.triangular import TRIANGULAR
from cubewright.translation import counted, joined, mark, tr

MAX_SIZE = 64
"""The maximum number of cells along a side of a figure."""
MAX_CELLS = 4096
MAX_RADIUS = 9
"""Maximum radius of a ball; this ball has about 3,100 cubelets, below :data:`MAX_CELLS`."""


@dataclass(frozen=True)
class FigureRule:
    """A rule that generates a figure from one to three sizes.

    ``sizes`` are the names of the sizes, in order. ``lattices`` are the names of the rule's
    lattices; empty for all lattices. ``make`` returns the cells, ``optional`` the cells that may
    stay empty.
    """

    name: str
    title: str
    sizes: tuple[str, ...]
    make: Callable[[Lattice, tuple[int, ...]], Iterable[Cell]] = field(repr=False)
    lattices: tuple[str, ...] = ()
    optional: Callable[[tuple[int, ...]], Iterable[Cell]] = field(
        default=lambda _sizes: (), repr=False
    )


def rules_for(lattice: Lattice) -> dict[str, FigureRule]:
    """Return the rules for a lattice; the keys are their names."""
    return {r.name: r for r in FIGURE_RULES if not r.lattices or lattice.name in r.lattices}


def generate_figure(rule: FigureRule, lattice: Lattice, sizes: tuple[int, ...]) -> Figure:
    """Return the figure that a rule generates, moved to the corner of its grid.

    Raises:
        ValueError: The number of sizes is wrong, a size is not from 1 to :data:`MAX_SIZE`,
            the rule has no figure of these sizes, or the figure would exceed
            :data:`MAX_CELLS` cells.

    >>> len(generate_figure(rules_for(HEXAGONAL)["hexagon"], HEXAGONAL, (3,)))
    19
    """
    if len(sizes) != len(rule.sizes):
        needed = counted(len(rule.sizes), "size")
        names = joined(", ", map(tr, rule.sizes))
        raise ValueError(
            tr(
                "a {figure} has {needed} ({names}), not {given}",
                figure=tr(rule.name),
                needed=needed,
                names=names,
                given=len(sizes),
            )
        )
    for name, size in zip(rule.sizes, sizes, strict=True):
        if not 1 <= size <= MAX_SIZE:
            raise ValueError(
                tr(
                    "the {name} of a {figure} must be from 1 to {most}, not {size:,}",
                    name=tr(name),
                    figure=tr(rule.name),
                    most=MAX_SIZE,
                    size=size,
                )
            )
    title = f"{tr(rule.title)} {'x'.join(map(str, sizes))}"
    cells = tuple(islice(rule.make(lattice, sizes), MAX_CELLS + 1))
    if len(cells) > MAX_CELLS:
        raise ValueError(
            tr("a figure has at most {most:,} cells; choose smaller sizes", most=MAX_CELLS)
        )
    return _in_corner(cells, title, lattice, rule.optional(sizes))


def cross_section(figure: Figure, layer: int) -> Figure:
    """Return the cells of one layer of a figure, as a flat figure.

    Raises:
        ValueError: The figure contains no cell in this layer.
    """
    lattice = figure.lattice
    cells = [cell for cell in figure.cells if lattice.layer(cell) == layer]
    if not cells:
        raise ValueError(tr("the figure has no cell in layer {layer}", layer=layer + 1))
    return _in_corner(cells, figure.name, lattice)


def _in_corner(
    cells: Collection[Cell], name: str, lattice: Lattice, optional: Iterable[Cell] = ()
) -> Figure:
    x, y, z = lattice.corner(cells)
    back = (-x, -y, -z)
    return Figure(
        (shifted(cell, back) for cell in cells),
        name,
        lattice,
        (shifted(cell, back) for cell in optional),
    )


def _box(lattice: Lattice, sizes: tuple[int, ...]) -> Iterable[Cell]:
    width, depth, height = sizes
    return lattice.box((width, depth, height))


def _ball(lattice: Lattice, sizes: tuple[int, ...]) -> Iterable[Cell]:
    (radius,) = sizes
    if radius > MAX_RADIUS:
        raise ValueError(
            tr(
                "the radius of a ball is at most {most}, not {radius}",
                most=MAX_RADIUS,
                radius=radius,
            )
        )
    side = 2 * radius + 5
    cells = lattice.box((2 * side, 2 * side, side))
    middles = {cell: lattice.centre(cell) for cell in cells}
    low = [min(m[axis] for m in middles.values()) for axis in range(3)]
    high = [max(m[axis] for m in middles.values()) for axis in range(3)]
    centre = tuple((a + b) / 2 for a, b in zip(low, high, strict=True))
    start = min(cells, key=lambda cell: _square_distance(middles[cell], centre))
    limit = radius * radius + 1e-6
    return [c for c in cells if _square_distance(middles[c], middles[start]) <= limit]


def _pyramid(lattice: Lattice, sizes: tuple[int, ...]) -> Iterable[Cell]:
    """Yield square layers of side n, n - 2, n - 4 and so on, each centred on the layer below."""
    (side,) = sizes
    for layer in range((side + 1) // 2):
        width = side - 2 * layer
        yield from ((x + layer, y + layer, layer) for x, y, _ in lattice.box((width, width, 1)))


def _rhombus(lattice: Lattice, sizes: tuple[int, ...]) -> Iterable[Cell]:
    width, depth = sizes
    return _tiled(lattice, lambda i, j, _: i < width and j < depth, max(sizes))


def _triangle(lattice: Lattice, sizes: tuple[int, ...]) -> Iterable[Cell]:
    (side,) = sizes
    return _tiled(lattice, lambda i, j, number: i + j + number < side, side)


def _hexagon(lattice: Lattice, sizes: tuple[int, ...]) -> Iterable[Cell]:
    triangle = list(_triangle(lattice, sizes))
    turns = [matrix for matrix in lattice.turns if keeps_up(matrix)]
    return {turned(cell, matrix) for cell in triangle for matrix in turns}


_TILES: dict[str, tuple[tuple[Cell, ...], Cell, Cell]] = {
    "hexagonal": (((0, 0, 0),), (1, 0, 0), (0, 1, 0)),
    "triangular": (((1, 0, 0), (2, 0, 0)), (2, -1, 0), (1, 1, 0)),
}
"""The cells of a tile, and two translations at an angle of 60 degrees, for each lattice.

Translated tiles form a rhombus.
"""


def _tiled(
    lattice: Lattice, contains: Callable[[int, int, int], bool], size: int
) -> Iterable[Cell]:
    tile, first, second = _TILES[lattice.name]
    for i in range(size):
        for j in range(size):
            step = (i * first[0] + j * second[0], i * first[1] + j * second[1], 0)
            for number, cell in enumerate(tile):
                if contains(i, j, number):
                    yield shifted(cell, step)


def _burr(_: Lattice, sizes: tuple[int, ...]) -> Iterable[Cell]:
    return burr_outline(sizes[0]).cells


def _crossings(sizes: tuple[int, ...]) -> Iterable[Cell]:
    return burr_outline(sizes[0]).optional


def _square_distance(one: Iterable[float], other: Iterable[float]) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


_FLAT = (HEXAGONAL.name, TRIANGULAR.name)
FIGURE_RULES = (
    FigureRule(mark("box"), mark("Box"), (mark("width"), mark("depth"), mark("height")), _box),
    FigureRule(mark("ball"), mark("Ball"), (mark("radius"),), _ball),
    FigureRule(mark("pyramid"), mark("Pyramid"), (mark("side"),), _pyramid, (CUBIC.name,)),
    FigureRule(
        mark("burr"), mark("Burr"), (mark("number of sticks"),), _burr, (CUBIC.name,), _crossings
    ),
    FigureRule(mark("hexagon"), mark("Hexagon"), (mark("side"),), _hexagon, _FLAT),
    FigureRule(mark("triangle"), mark("Triangle"), (mark("side"),), _triangle, _FLAT),
    FigureRule(mark("rhombus"), mark("Rhombus"), (mark("width"), mark("depth")), _rhombus, _FLAT),
)
