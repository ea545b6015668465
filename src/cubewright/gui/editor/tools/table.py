"""The table of the editor's tools: menu, shortcut and tooltip of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cubewright.model.cell import Matrix
from cubewright.model.lattice import Lattice
from cubewright.presenter.editing.bodies import subdivision
from cubewright.presenter.editing.body_edits import SIDES
from cubewright.presenter.editing.grid import view_along
from cubewright.presenter.editing.movements import mirror_across, part_of_turn, turn_about

LAYER, FIGURE = "&Layer", "F&igure"
FIGURE_MENUS = ("&Turn", "Mirr&or", "&Shift", "&Body", "Grow the &grid", "")
"""The submenu of each group of tools for the whole figure; the last group has none."""
LAYER_MENUS = (
    "&Draw with",
    "&Pen",
    "&Live mirror",
    "&View",
    "",
    "",
    "",
    "",
    "Colo&ur of the pen",
    "&Block",
)
"""The submenu of each group of tools for layers; groups without a title have none."""
BLOCK_NAME = "block-"
"""The start of the names of the tools that choose a building block."""
_MOST_BLOCKS = 9
"""More building blocks than any lattice has."""
_AXES = "xyz"
_LOOKS = (
    "anticlockwise as seen from the right",
    "anticlockwise as seen from the back",
    "anticlockwise as seen from above",
)
_GROW_KEYS = (("Left", "Right"), ("Down", "Up"), ("PgDown", "PgUp"))
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
    has its ``matrix``, a shift the axis and the sign of its ``step``. ``keys`` are
    alternatives, divided by semicolons. Of the tools with the same ``choice`` one is
    checked. ``why_not`` is why the tool has no meaning on this lattice.
    """

    menu: str
    name: str
    text: str
    keys: str
    tip: str
    group: int = 0
    checkable: bool = False
    icon: str = ""
    label: str = ""
    """The short text beside the icon."""
    choice: str = ""
    why_not: str = ""
    matrix: Matrix | None = None
    step: tuple[int, int] | None = None


DRAWING, PEN, MODE, VIEW = range(4)
"""The first groups of the tools for layers, which the toolbar above the layers shows."""


def _draw(name: str, text: str, keys: str, tip: str) -> Tool:
    label = text.replace("&", "")
    return Tool(LAYER, name, text, keys, tip, DRAWING, True, name, label, "tool")


def _pen(name: str, text: str, keys: str, tip: str) -> Tool:
    label = text.replace("&", "").removesuffix(" pen").removeprefix("Mark ").removesuffix(" cells")
    return Tool(LAYER, name, text, keys, tip, PEN, True, name, label.capitalize(), "pen")


_EDIT, _COPY, _SHOW, _ZOOM, _COLOUR, BLOCK = range(4, 10)
PEN_COLOURS = 8
"""The number of colours that the colour pen offers."""

LAYER_TOOLS = (
    _draw("pencil", "&Pencil", "D", "Draw cells one by one, or erase if the first one is filled"),
    _draw("eraser", "&Eraser", "R", "Erase cells; the right button does so with every tool"),
    _draw("line", "&Line", "L", "Draw a straight line of cells"),
    _draw("box", "&Box", "K", "Draw a box; turn the wheel meanwhile to go through more layers"),
    _draw("flood", "&Fill area", "G", "Fill or erase all connected cells of the layer"),
    _draw("select", "&Select", "S", "Select a box, and drag it to move its cells"),
    _pen("fill-pen", "&Fill pen", "1", "Draw cells that every solution fills"),
    _pen(
        "optional-pen",
        "Mark &optional cells",
        "E; 2",
        "Mark cells as optional: a solution may leave them empty",
    ),
    _pen("colour-pen", "&Colour pen", "C; 3", "Colour cells: only pieces that match fit there"),
    Tool(
        LAYER,
        "span",
        "Draw through &all layers",
        "7",
        "Draw the same in all layers",
        MODE,
        True,
        "span",
        "Span",
    ),
    Tool(LAYER, "layer-up", "Layer &up", "PgUp", "Go to the layer above", _EDIT),
    Tool(LAYER, "layer-down", "Layer &down", "PgDown", "Go to the layer below", _EDIT),
    Tool(
        LAYER,
        "fill",
        "F&ill",
        "Ctrl+A",
        "Fill the selected box, or every cell of this layer",
        _COPY,
    ),
    Tool(
        LAYER,
        "clear",
        "&Clear",
        "Del",
        "Empty the selected box, or every cell of this layer",
        _COPY,
    ),
    Tool(
        LAYER,
        "copy-up",
        "Copy u&p",
        "Ctrl+PgUp",
        "Replace the layer above by a copy of this one",
        _COPY,
    ),
    Tool(
        LAYER,
        "copy-down",
        "Copy d&own",
        "Ctrl+PgDown",
        "Replace the layer below by a copy of this one",
        _COPY,
    ),
    Tool(
        LAYER,
        "all-layers",
        "Show all layers side by side",
        "W",
        "Show all layers side by side, or one large; draw in both",
        _SHOW,
        True,
        "all-layers",
    ),
    Tool(
        LAYER,
        "show-below",
        "Show the layer &below",
        "B",
        "Show the cells of the layer below as a shade",
        _SHOW,
        checkable=True,
    ),
    Tool(
        LAYER,
        "show-above",
        "Show the layer abo&ve",
        "A",
        "Show the cells of the layer above as rings",
        _SHOW,
        checkable=True,
    ),
    # The layer grid has the keys, because elsewhere in the window they explode a solution.
    Tool(
        LAYER,
        "zoom-in",
        "&Zoom in",
        "",
        "Enlarge the layer (Ctrl++, or Ctrl and the wheel)",
        _ZOOM,
    ),
    Tool(
        LAYER,
        "zoom-out",
        "Zoom ou&t",
        "",
        "Shrink the layer (Ctrl+-, or Ctrl and the wheel)",
        _ZOOM,
    ),
    Tool(
        LAYER, "zoom-fit", "Show the &whole layer", "", "Fit the layer to its space (Ctrl+0)", _ZOOM
    ),
    *(
        Tool(
            LAYER,
            f"colour-{number}",
            f"Colour &{number}",
            "",
            f"Colour cells with colour {number}",
            _COLOUR,
            True,
            choice="colour",
        )
        for number in range(1, PEN_COLOURS + 1)
    ),
)


TOOL_NAMES = (
    *(tool.name for tool in LAYER_TOOLS if tool.group in (DRAWING, PEN, MODE)),
    *("live-mirror-x", "live-mirror-y", "live-mirror-z"),
    *(f"{BLOCK_NAME}{number}" for number in ("single", *range(_MOST_BLOCKS))),
)
"""The tools that decide what a stroke draws."""
COLOUR_NAMES = tuple(tool.name for tool in LAYER_TOOLS if tool.group == _COLOUR)
VIEW_NAMES = ("view-z", "view-y", "view-x")


def lattice_layer_tools(lattice: Lattice) -> tuple[Tool, ...]:
    """Return the live mirrors, views and blocks of a lattice; some have no meaning there."""
    return (*_live_mirrors(lattice), *_views(lattice), *_blocks(lattice))


def _live_mirrors(lattice: Lattice) -> Iterator[Tool]:
    for axis, sides in enumerate(_MIRRORS):
        name = _AXES[axis]
        tip = f"Draw the mirror image too: {sides} are alike"
        why_not = (
            ""
            if mirror_across(lattice, axis) is not None
            else (f"{lattice.title} have no mirror between {sides}")
        )
        yield Tool(
            LAYER,
            f"live-mirror-{name}",
            f"Mirror {sides} while drawing",
            str(4 + axis),
            tip,
            MODE,
            True,
            f"mirror-{name}",
            f"Mirror {name}",
            why_not=why_not,
        )


def _blocks(lattice: Lattice) -> Iterator[Tool]:
    blocks = lattice.building_blocks
    if not blocks:
        return
    tip = "Draw and erase single cells"
    yield Tool(LAYER, f"{BLOCK_NAME}single", "Single &cell", "", tip, BLOCK, True, choice="block")
    for number, block in enumerate(blocks):
        tip = f"Draw and erase whole blocks of {len(block.cells)} cells, here and in the 3D view"
        name = f"{BLOCK_NAME}{number}"
        yield Tool(LAYER, name, block.name, "", tip, BLOCK, True, choice="block")


def _views(lattice: Lattice) -> Iterator[Tool]:
    for axis, key, place in ((2, "8", "above"), (1, "9", "the front"), (0, "0", "the right")):
        has_view = axis == 2 or view_along(lattice, axis) is not None
        yield Tool(
            LAYER,
            f"view-{_AXES[axis]}",
            f"Layers seen from {place}",
            key,
            f"Show the layers along {_AXES[axis]}, as seen from {place}",
            VIEW,
            True,
            f"view-{_AXES[axis]}",
            f"Along {_AXES[axis]}",
            "view",
            "" if has_view else f"{lattice.title} have layers only as seen from above",
        )


def figure_tools(lattice: Lattice) -> tuple[Tool, ...]:
    """Return the tools for the whole figure on a lattice, with its rotations and reflections."""
    fit = "Shrink the grid to the size of the figure"
    return (
        *_turns(lattice),
        *_mirrors(lattice),
        *_shifts(),
        *_body_tools(lattice),
        *_grow_tools(),
        Tool(FIGURE, "fit", "Fit the &grid", "F", fit, 5),
        Tool(FIGURE, "clear-figure", "&Clear all", "Shift+Del", "Empty every cell", 5),
    )


def _body_tools(lattice: Lattice) -> Iterator[Tool]:
    beside = "touches" if lattice.ball_radius else "shares a face with"
    tip = f"Keep only the cells that have an empty neighbour; a neighbour {beside} the cell"
    yield Tool(FIGURE, "hollow", "&Hollow out", "H", tip, 3, icon="hollow")
    tip = "Fill the empty cells that the figure encloses"
    yield Tool(FIGURE, "fill-holes", "&Fill holes", "Shift+H", tip, 3, icon="fill-holes")
    for factor, key, word in ((2, "T", "two"), (3, "Q", "three")):
        why_not = ""
        if not can_scale(lattice):
            why_not = f"Larger {lattice.noun}s do not consist of {lattice.noun}s"
        tip = f"Make the figure {word} times as wide, deep and high"
        name, text = f"scale-{factor}", f"Scale &by {word}"
        yield Tool(FIGURE, name, text, key, tip, 3, why_not=why_not)
        tip = f"Undo scaling by {word}, if the figure consists of whole blocks"
        name, text = f"scale-back-{factor}", f"Scale back &from {word}"
        yield Tool(FIGURE, name, text, f"Shift+{key}", tip, 3, why_not=why_not)


def _grow_tools() -> Iterator[Tool]:
    for axis, sides in enumerate(SIDES):
        for side, key in zip(sides, _GROW_KEYS[axis], strict=True):
            tip = f"Add a row, column or layer of empty cells at the {side}"
            yield Tool(FIGURE, f"grow-{side}", f"At the {side}", f"Shift+Alt+{key}", tip, 4)


def can_scale(lattice: Lattice) -> bool:
    """Whether the cells of a lattice consist of smaller ones."""
    return subdivision(lattice, 2) is not None


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
