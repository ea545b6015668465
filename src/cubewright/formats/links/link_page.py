"""The web page that shows the puzzle of a link, in one file that needs no network."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from html import escape
from itertools import product
from math import acos
from string import Template
from typing import Any

import numpy as np

from cubewright.formats.burrtools_grids import Grid, grid_of
from cubewright.formats.pictures.web_page import studio, three_js
from cubewright.model.cell import Cell, FloatArray, Matrix, difference
from cubewright.model.lattice import Lattice, lattices
from cubewright.resources import resource_folder
from cubewright.visible_text import visible

PAGE, OFFLINE = "puzzle.html", "puzzle-offline.js"
"""The names of the page, and of the script that stores it for use without a network."""
WORDS = "puzzle-words.json"
"""The texts of the page in other languages; the page uses the language of the browser."""
_DOT = 0.17
"""The radius of the dot at an empty cell, relative to the distance of two neighbours."""
_EQUAL = 1e-6


def link_page(part: str = "", title: str = "Puzzle") -> str:
    """Return the page.

    ``part`` is the part of a link after ``#``; the page shows it if its own address has no such
    part.

    Raises:
        CubewrightError: three.js is missing.
    """
    folder = resource_folder("pages")
    text = (folder / PAGE).read_text(encoding="utf-8")
    words = json.loads((folder / WORDS).read_text(encoding="utf-8"))
    tables = {each.name: lattice_table(each) for each in lattices().values()}
    return Template(text).substitute(
        title=escape(visible(title)),
        three=three_js(),
        studio=studio(),
        words=json.dumps(words, ensure_ascii=False).replace("<", "\\u003c"),
        grids=json.dumps(tables, separators=(",", ":")).replace("<", "\\u003c"),
        link=json.dumps(part).replace("<", "\\u003c"),
    )


def offline_script() -> str:
    """Return the service worker that stores the page for use without a network."""
    return (resource_folder("pages") / OFFLINE).read_text(encoding="utf-8")


def lattice_table(lattice: Lattice) -> dict[str, Any]:
    """Return a lattice's geometry, and its positions in files, as JSON values.

    ``kinds`` are the cells of one fundamental domain. Translations carry them to all other cells.
    ``inverse`` is the inverse of the basis. ``turn``, about the vertical axis, and ``tip``, about
    another axis, generate all turns.
    """
    kinds = sorted({difference(cell, lattice.origin(cell)) for cell in lattice.box((3, 3, 3))})
    basis = np.array(lattice.basis, np.float64).T
    grid = grid_of(lattice)
    turn, tip = _turns(lattice)
    return {
        "kinds": [_kind(lattice, cell) for cell in kinds],
        "inverse": _numbers(np.linalg.inv(basis)),
        "space": _numbers(lattice.space),
        "ball": lattice.ball_radius,
        "dot": _short(round(_DOT * _distance(lattice, kinds[0]), 6)),
        "turn": turn,
        "tip": tip,
        "mirror": lattice.mirrors[0],
        "text": _text_table(lattice, kinds, basis),
        "burrtools": None if grid is None else _burrtools_table(grid, kinds, basis),
    }


def _distance(lattice: Lattice, cell: Cell) -> float:
    """Return the distance from a cell to its nearest neighbour."""
    centre = np.array(lattice.centre(cell))
    near = (np.array(lattice.centre(each)) for each in lattice.neighbours(cell))
    return min(float(np.linalg.norm(each - centre)) for each in near)


def _kind(lattice: Lattice, cell: Cell) -> dict[str, Any]:
    return {
        "cell": cell,
        "centre": _numbers(lattice.centre(cell)),
        "faces": [
            {"beyond": face.beyond, "corners": [_numbers(corner) for corner in face.corners]}
            for face in lattice.faces(cell)
        ],
    }


def _text_table(lattice: Lattice, kinds: list[Cell], basis: FloatArray) -> dict[str, Any]:
    layout = lattice.text_layout
    places, matrix = _places(layout.text_position, kinds, basis)
    between = (p for p in product(range(4), range(4), (0,)) if layout.cell(p) is None)
    return {
        "places": places,
        "matrix": _numbers(matrix),
        "inverse": _numbers(np.linalg.inv(matrix)),
        "block": lattice.block,
        "edges": any(layout.edge(position).strip() for position in between),
    }


_STARTS = {1: ((1, 1, 1), (1, 1, 0)), 2: ((1, 1, 1), (1, 1, 1)), 3: ((5, 5, 5), (0, 0, 0)),
           4: ((3, 3, 3), (1, 1, 1))}  # fmt: skip
"""The size of a block in each of BurrTools' grids, and the axes whose sum is even at its start.

The keys are the numbers of the grids.
"""


def _burrtools_table(grid: Grid, kinds: list[Cell], basis: FloatArray) -> dict[str, Any]:
    places, matrix = _places(grid.position, kinds, basis)
    block, parity = _STARTS.get(grid.number, ((1, 1, 1), (0, 0, 0)))
    return {
        "number": grid.number,
        "places": places,
        "matrix": _numbers(matrix),
        "block": block,
        "parity": parity,
    }


def _places(
    position: Callable[[Cell], Cell], kinds: list[Cell], basis: FloatArray
) -> tuple[list[Cell], FloatArray]:
    """Return the position of each kind, and the matrix from translations to shifts of positions."""
    first = kinds[0]
    start = np.array(position(first))
    shifts = []
    for step in basis.T.astype(int).tolist():
        x, y, z = (a + b for a, b in zip(first, step, strict=True))
        shifts.append(np.array(position((x, y, z))) - start)
    matrix: FloatArray = np.array(shifts, np.float64).T @ np.linalg.inv(basis)
    return [position(cell) for cell in kinds], matrix


def _turns(lattice: Lattice) -> tuple[Matrix, Matrix]:
    """Return the smallest turns: one about the vertical axis, and one about any other axis."""
    space = lattice.space
    upright, other = [], []
    for turn in lattice.turns[1:]:
        in_space = space @ np.array(turn) @ np.linalg.inv(space)
        angle = acos(max(-1.0, min(1.0, (np.trace(in_space) - 1) / 2)))
        axis = _axis(in_space)
        if abs(abs(axis[2]) - 1) < _EQUAL:
            upright.append((round(angle, 6), -in_space[1, 0], turn))
        else:
            other.append((round(angle, 6), -abs(axis[0]), -axis[0], turn))
    return min(upright)[-1], min(other)[-1]


def _axis(turn: FloatArray) -> FloatArray:
    """Return the axis of a turn in space, as a vector of length 1."""
    values, vectors = np.linalg.eig(turn)
    axis: FloatArray = np.real(vectors[:, np.argmin(np.abs(values - 1))])
    return axis / np.linalg.norm(axis)


def _numbers(values: Iterable[Any]) -> Any:
    """Return an array or a tuple as nested lists of short numbers."""
    rounded = np.round(np.array(values, np.float64), 9) + 0.0
    return [
        [_short(value) for value in row] if isinstance(row, list) else _short(row)
        for row in rounded.tolist()
    ]


def _short(value: float) -> float | int:
    return int(value) if value == int(value) else value
