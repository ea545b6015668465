"""A shape of a puzzle file: the states of the positions in a box, as text.

A shape's text contains one state for each position, x fastest, then y, then z: ``_`` for no cell,
``#`` for a cell, ``+`` for an optional cell. A number after ``#`` or ``+`` is the colour of the
cell, counted from 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from cubewright.model.cell import Cell
from cubewright.translation import tr

MAX_COLOUR = 63
"""The largest colour number in BurrTools."""
_STATE = re.compile(r"([_#+])([0-9]*)")
_TEXT = re.compile(r"(?:[_#+][0-9]{0,2})*")


@dataclass(frozen=True)
class Shape:
    """A shape. All places are positions ``(x, y, z)`` in its box of ``size``.

    ``cells`` are all positions that are not empty. ``optional`` are the cells that may stay empty.
    ``colours`` contains the colour number of each coloured cell. The piece turns about ``hotspot``,
    which may be outside the box.
    """

    size: Cell
    cells: tuple[Cell, ...]
    optional: frozenset[Cell] = frozenset()
    colours: Mapping[Cell, int] = field(default_factory=dict)
    name: str = ""
    weight: int = 1
    hotspot: Cell = (0, 0, 0)

    def __len__(self) -> int:
        return len(self.cells)

    def text(self) -> str:
        """Return the states of all positions in the file's notation.

        >>> Shape((3, 1, 1), ((0, 0, 0), (2, 0, 0)), frozenset({(2, 0, 0)})).text()
        '#_+'
        """
        states = {}
        for cell in self.cells:
            mark = "+" if cell in self.optional else "#"
            states[cell] = f"{mark}{self.colours.get(cell, '')}"
        width, depth, height = self.size
        places = ((x, y, z) for z in range(height) for y in range(depth) for x in range(width))
        return "".join(states.get(place, "_") for place in places)


def parse_states(
    text: str, size: Cell
) -> tuple[tuple[Cell, ...], frozenset[Cell], dict[Cell, int]]:
    """Return the cells, the optional cells and the colours in a text.

    Raises:
        ValueError: The text does not fit the size, or contains an unknown state.

    >>> parse_states("#1_+", (3, 1, 1))
    (((0, 0, 0), (2, 0, 0)), frozenset({(2, 0, 0)}), {(0, 0, 0): 1})
    """
    width, depth, height = size
    found = _TEXT.match(text)
    end = found.end() if found is not None else 0
    if end < len(text):
        before = sum(text.count(mark, 0, end) for mark in "_#+")
        raise ValueError(
            tr(
                "position {before} is '{text}'; a position is _, # or +, with a colour of at "
                "most two digits",
                before=before + 1,
                text=text[end],
            )
        )
    number = sum(text.count(mark) for mark in "_#+")
    if number != width * depth * height:
        raise ValueError(
            tr(
                "a box of {width}x{depth}x{height} has {width2:,} positions, but there are "
                "{number:,}",
                width=width,
                depth=depth,
                height=height,
                width2=width * depth * height,
                number=number,
            )
        )
    if not number:
        raise ValueError(tr("it has no positions; delete the shape, or give it a size of 1x1x1"))
    cells: list[Cell] = []
    optional: set[Cell] = set()
    colours: dict[Cell, int] = {}
    for index, state in enumerate(_STATE.finditer(text)):
        mark, colour = state.groups()
        if mark == "_":
            continue
        place = (index % width, index // width % depth, index // (width * depth))
        cells.append(place)
        if mark == "+":
            optional.add(place)
        if colour and int(colour):
            colours[place] = int(colour)
    return tuple(cells), frozenset(optional), colours


def boxed(cells: Iterable[Cell]) -> Cell:
    """Return the size of the box from (0, 0, 0) that contains the cells."""
    listed = list(cells) or [(0, 0, 0)]
    return (
        1 + max(x for x, _, _ in listed),
        1 + max(y for _, y, _ in listed),
        1 + max(z for _, _, z in listed),
    )
