"""Tools that change the whole figure and depend on nothing but the grid and its cells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from cubewright.model.cell import Cell
from cubewright.presenter.editing import bodies
from cubewright.presenter.editing.edits import Change, clear_figure, to_corner
from cubewright.presenter.editing.grid import Grid
from cubewright.translation import mark


@dataclass(frozen=True)
class Operation:
    """A change of the whole figure, and the sentence to show if it has no effect."""

    change: Callable[[Grid, frozenset[Cell]], Change | None]
    why_not: str


_NO_BLOCKS = {
    2: mark("The figure does not consist of whole blocks, 2 cells wide, deep and high"),
    3: mark("The figure does not consist of whole blocks, 3 cells wide, deep and high"),
}


def _scaling(factor: int) -> dict[str, Operation]:
    return {
        f"scale-{factor}": Operation(
            partial(bodies.scale, factor=factor),
            mark("The grid cannot hold the larger figure"),
        ),
        f"scale-back-{factor}": Operation(
            partial(bodies.scale_back, factor=factor),
            _NO_BLOCKS[factor],
        ),
    }


OPERATIONS = {
    "fit": Operation(to_corner, mark("The figure is empty")),
    "clear-figure": Operation(clear_figure, mark("The figure is empty")),
    "hollow": Operation(bodies.hollow, mark("Every cell has an empty neighbour already")),
    "fill-holes": Operation(bodies.fill_holes, mark("The figure encloses no empty cell")),
    **_scaling(2),
    **_scaling(3),
    **{
        f"grow-{side}": Operation(
            partial(bodies.grow, axis=axis, sign=sign),
            mark("The grid cannot grow further in this direction"),
        )
        for axis, sides in enumerate(bodies.SIDES)
        for side, sign in zip(sides, (-1, 1), strict=True)
    },
}
"""The operations by the name of their tool."""
