"""The tools for the whole figure: rotations, reflections, shifts, its body and its grid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from cubewright.gui.editor.tools.tool import AXES, FIGURE, MIRRORS, Tool
from cubewright.model.cell import Cell
from cubewright.model.lattice import Lattice
from cubewright.presenter.editing import bodies
from cubewright.presenter.editing.bodies import SIDES, subdivision
from cubewright.presenter.editing.edits import Change, clear_figure, to_corner
from cubewright.presenter.editing.grid import Grid
from cubewright.presenter.editing.movements import mirror_across, part_of_turn, turn_about
from cubewright.translation import mark, several, tr

FIGURE_MENUS = (
    mark("&Turn"),
    mark("Mirr&or"),
    mark("S&hift"),
    mark("&Body"),
    mark("&Grow the grid"),
    "",
)
"""The submenu of each group of tools for the whole figure; the last group has none."""
_LOOKS = (
    mark("anticlockwise as seen from the right"),
    mark("anticlockwise as seen from the back"),
    mark("anticlockwise as seen from above"),
)
_PARTS = {
    "half": mark("a half"),
    "third": mark("a third"),
    "quarter": mark("a quarter"),
    "sixth": mark("a sixth"),
    "part": mark("a part"),
}
_GROW_TEXTS = {
    "left": mark("At the left"),
    "right": mark("At the right"),
    "front": mark("At the front"),
    "back": mark("At the back"),
    "bottom": mark("At the bottom"),
    "top": mark("At the top"),
}
_GROW_TIPS = {
    "left": mark("Add a row, column or layer of empty cells at the left"),
    "right": mark("Add a row, column or layer of empty cells at the right"),
    "front": mark("Add a row, column or layer of empty cells at the front"),
    "back": mark("Add a row, column or layer of empty cells at the back"),
    "bottom": mark("Add a row, column or layer of empty cells at the bottom"),
    "top": mark("Add a row, column or layer of empty cells at the top"),
}
_GROW_KEYS = (("Left", "Right"), ("Down", "Up"), ("PgDown", "PgUp"))
_DIRECTIONS = (
    (mark("to the left"), "Alt+Left", 0, -1),
    (mark("to the right"), "Alt+Right", 0, 1),
    (mark("to the back"), "Alt+Up", 1, 1),
    (mark("to the front"), "Alt+Down", 1, -1),
    (mark("up"), "Alt+PgUp", 2, 1),
    (mark("down"), "Alt+PgDown", 2, -1),
)


def figure_tools(lattice: Lattice) -> tuple[Tool, ...]:
    """Return the tools for the whole figure on a lattice, with its rotations and reflections."""
    fit = tr("Shrink the grid to the size of the figure")
    return (
        *_turns(lattice),
        *_mirrors(lattice),
        *_shifts(),
        *_body_tools(lattice),
        *_grow_tools(),
        Tool(FIGURE, "fit", tr("Fit the grid"), "F", fit, 5),
        Tool(FIGURE, "clear-figure", tr("&Clear all"), "Shift+Del", tr("Empty every cell"), 5),
    )


def _body_tools(lattice: Lattice) -> Iterator[Tool]:
    if lattice.ball_radius:
        tip = tr("Keep only the cells that have an empty neighbour; a neighbour touches the cell")
    else:
        tip = tr(
            "Keep only the cells that have an empty neighbour; "
            "a neighbour shares a face with the cell"
        )
    yield Tool(FIGURE, "hollow", tr("&Hollow out"), "H", tip, 3, icon="hollow")
    tip = tr("Fill the empty cells that the figure encloses")
    yield Tool(FIGURE, "fill-holes", tr("&Fill holes"), "Shift+H", tip, 3, icon="fill-holes")
    for factor, key, english in ((2, "T", mark("two")), (3, "Q", mark("three"))):
        word = tr(english)
        why_not = ""
        if not can_scale(lattice):
            why_not = tr("Larger {cells} do not consist of {cells}", cells=several(lattice.noun))
        tip = tr("Make the figure {word} times as wide, deep and high", word=word)
        name, text = f"scale-{factor}", tr("Scale by {word}", word=word)
        yield Tool(FIGURE, name, text, key, tip, 3, why_not=why_not)
        tip = tr("Undo scaling by {word}, if the figure consists of whole blocks", word=word)
        name, text = f"scale-back-{factor}", tr("Scale back from {word}", word=word)
        yield Tool(FIGURE, name, text, f"Shift+{key}", tip, 3, why_not=why_not)


def _grow_tools() -> Iterator[Tool]:
    for axis, sides in enumerate(SIDES):
        for side, key in zip(sides, _GROW_KEYS[axis], strict=True):
            tip, text = tr(_GROW_TIPS[side]), tr(_GROW_TEXTS[side])
            yield Tool(FIGURE, f"grow-{side}", text, f"Shift+Alt+{key}", tip, 4)


def can_scale(lattice: Lattice) -> bool:
    """Whether the cells of a lattice consist of smaller ones."""
    return subdivision(lattice, 2) is not None


def _turns(lattice: Lattice) -> Iterator[Tool]:
    for axis in (2, 0, 1):
        there = turn_about(lattice, axis)
        back = turn_about(lattice, axis, back=True)
        if there is None:
            continue
        name, part = AXES[axis], tr(_PARTS[part_of_turn(there)])
        text = tr("Turn {part} about {axis}", part=part, axis=name)
        tip = tr(
            "Turn the figure by {part} about the {axis} axis, {direction}",
            part=part,
            axis=name,
            direction=tr(_LOOKS[axis]),
        )
        yield Tool(FIGURE, f"turn-{name}", text, name.upper(), tip, 0, matrix=there)
        if back is not None and back != there:
            keys = f"Shift+{name.upper()}"
            tip = tr("Turn the figure back by {part} about the {axis} axis", part=part, axis=name)
            text = tr("Turn {part} about {axis}, back", part=part, axis=name)
            yield Tool(FIGURE, f"turn-{name}-back", text, keys, tip, 0, matrix=back)


def _mirrors(lattice: Lattice) -> Iterator[Tool]:
    for axis, sides in enumerate(MIRRORS):
        matrix = mirror_across(lattice, axis)
        if matrix is not None:
            name, keys = f"mirror-{AXES[axis]}", "M" if axis == 0 else ""
            tip = tr("Reflect the figure: swap {sides}", sides=tr(sides))
            text = tr("Mirror {sides}", sides=tr(sides))
            yield Tool(FIGURE, name, text, keys, tip, 1, matrix=matrix)


def _shifts() -> Iterator[Tool]:
    for direction, keys, axis, sign in _DIRECTIONS:
        name = f"shift-{direction.split()[-1]}"
        tip = tr("Move the whole figure by one cell {direction}", direction=tr(direction))
        text = tr("Shift {direction}", direction=tr(direction))
        yield Tool(FIGURE, name, text, keys, tip, 2, step=(axis, sign))


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
