"""The table of the editor's tools: menu, shortcut and tooltip of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cubewright.model.cell import Matrix
from cubewright.model.lattice import Lattice
from cubewright.presenter.editing.movements import mirror_across, part_of_turn, turn_about

LAYER, FIGURE = "&Layer", "F&igure"
FIGURE_MENUS = ("&Turn", "Mirr&or", "&Shift", "")
"""The submenu of each group of tools for the whole figure; the last group has none."""
_AXES = "xyz"
_LOOKS = (
    "anticlockwise as seen from the right",
    "anticlockwise as seen from the back",
    "anticlockwise as seen from above",
)
_MIRRORS = ("left and right", "front and back", "top and bottom")
_DIRECTIONS = (
    ("to the left", "Alt+Left", 0, -1),
    ("to the right", "Alt+Right", 0, 1),
    ("to the back", "Alt+Up", 1, 1),
    ("to the front", "Alt+Down", 1, -1),
    ("up", "Alt+PgUp", 2, 1),
    ("down", "Alt+PgDown", 2, -1),
)


@dataclass(frozen=True)
class Tool:
    """One command for a layer or for the figure.

    A separator line divides the groups of a menu. A rotation or reflection
    has its ``matrix``, a shift the axis and the sign of its ``step``.
    """

    menu: str
    name: str
    text: str
    keys: str
    tip: str
    group: int = 0
    checkable: bool = False
    matrix: Matrix | None = None
    step: tuple[int, int] | None = None


LAYER_TOOLS = (
    Tool(LAYER, "layer-up", "Layer &up", "PgUp", "Go to the layer above"),
    Tool(LAYER, "layer-down", "Layer &down", "PgDown", "Go to the layer below"),
    Tool(LAYER, "fill", "&Fill", "Ctrl+A", "Fill every cell of this layer", 1),
    Tool(LAYER, "clear", "&Clear", "Del", "Empty every cell of this layer", 1),
    Tool(
        LAYER,
        "copy-up",
        "Copy u&p",
        "Ctrl+PgUp",
        "Replace the layer above by a copy of this one",
        2,
    ),
    Tool(
        LAYER,
        "copy-down",
        "Copy d&own",
        "Ctrl+PgDown",
        "Replace the layer below by a copy of this one",
        2,
    ),
    Tool(
        LAYER,
        "optional-pen",
        "Mark &optional cells",
        "E",
        "Mark cells as optional: a solution may leave them empty",
        1,
        checkable=True,
    ),
    Tool(
        LAYER,
        "show-below",
        "Show the layer &below",
        "B",
        "Show the cells of the layer below as a shade",
        3,
        checkable=True,
    ),
    Tool(
        LAYER,
        "show-above",
        "Show the layer &above",
        "A",
        "Show the cells of the layer above as rings",
        3,
        checkable=True,
    ),
    # The layer grid has the keys, because elsewhere in the window they explode a solution.
    Tool(LAYER, "zoom-in", "Zoom &in", "", "Enlarge the layer (Ctrl++, or Ctrl and the wheel)", 4),
    Tool(LAYER, "zoom-out", "Zoom ou&t", "", "Shrink the layer (Ctrl+-, or Ctrl and the wheel)", 4),
    Tool(LAYER, "zoom-fit", "Show the &whole layer", "", "Fit the layer to its space (Ctrl+0)", 4),
)


def figure_tools(lattice: Lattice) -> tuple[Tool, ...]:
    """Return the tools for the whole figure on a lattice, with its rotations and reflections."""
    fit = "Shrink the grid to the size of the figure"
    return (
        *_turns(lattice),
        *_mirrors(lattice),
        *_shifts(),
        Tool(FIGURE, "fit", "Fit the &grid", "F", fit, 3),
        Tool(FIGURE, "clear-figure", "&Clear all", "Shift+Del", "Empty every cell", 3),
    )


def _turns(lattice: Lattice) -> Iterator[Tool]:
    for axis in (2, 0, 1):
        there = turn_about(lattice, axis)
        back = turn_about(lattice, axis, back=True)
        if there is None:
            continue
        name, text = _AXES[axis], f"Turn a {part_of_turn(there)} about {_AXES[axis]}"
        tip = f"Turn the figure by a {part_of_turn(there)} about the {name} axis, {_LOOKS[axis]}"
        yield Tool(FIGURE, f"turn-{name}", text, name.upper(), tip, 0, matrix=there)
        if back is not None and back != there:
            keys = f"Shift+{name.upper()}"
            tip = f"Turn the figure back by a {part_of_turn(back)} about the {name} axis"
            yield Tool(FIGURE, f"turn-{name}-back", f"{text}, back", keys, tip, 0, matrix=back)


def _mirrors(lattice: Lattice) -> Iterator[Tool]:
    for axis, sides in enumerate(_MIRRORS):
        matrix = mirror_across(lattice, axis)
        if matrix is not None:
            name, keys = f"mirror-{_AXES[axis]}", "M" if axis == 0 else ""
            tip = f"Reflect the figure: swap {sides}"
            yield Tool(FIGURE, name, f"Mirror {sides}", keys, tip, 1, matrix=matrix)


def _shifts() -> Iterator[Tool]:
    for direction, keys, axis, sign in _DIRECTIONS:
        name = f"shift-{direction.split()[-1]}"
        tip = f"Move the whole figure by one cell {direction}"
        yield Tool(FIGURE, name, f"Shift {direction}", keys, tip, 2, step=(axis, sign))
