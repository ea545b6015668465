"""The tools of the editor: tools that draw in layers, and tools that change the whole figure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from cubewright.model.cell import Cell, Matrix
from cubewright.model.lattice import Lattice
from cubewright.presenter.editing import bodies
from cubewright.presenter.editing.bodies import SIDES, subdivision
from cubewright.presenter.editing.edits import Change, clear_figure, fit_grid_to_figure
from cubewright.presenter.editing.grid import Grid, view_along
from cubewright.presenter.editing.movements import mirror_across, part_of_turn, turn_about
from cubewright.presenter.editing.pens import PenKind
from cubewright.translation import mark, several, tr

LAYER, FIGURE = "layer", "figure"
AXES = "xyz"
MIRRORS = (mark("left and right"), mark("front and back"), mark("top and bottom"))
"""The sides that a mirror perpendicular to each axis swaps."""


@dataclass(frozen=True)
class Tool:
    """One command for a layer or for the figure.

    ``group``: lines separate the groups of the menu. ``matrix`` is a rotation or reflection.
    ``step`` is the axis and the sign of a shift. ``keys`` are alternative shortcuts, separated by
    semicolons. ``choice``: one tool of each choice is checked. ``why_not`` is the reason why the
    tool does not apply to this lattice.
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


LAYER_MENUS = (
    mark("&Draw with"),
    mark("&Pen"),
    mark("&Live mirror"),
    mark("&View"),
    "",
    "",
    "",
    "",
    mark("Colo&ur of the pen"),
    mark("&Block"),
)
"""The submenu of each group of layer tools; a group with an empty title has no submenu."""
BLOCK_NAME = "block-"
"""The prefix of the names of tools that choose a building block."""
_MAX_BLOCKS = 9
"""The maximum number of building blocks of a lattice."""

DRAWING, PEN, MODE, VIEW = range(4)
"""The first groups of layer tools, which the toolbar above the layers shows."""


def _draw(name: str, text: str, label: str, keys: str, tip: str) -> Tool:
    return Tool(LAYER, name, text, keys, tip, DRAWING, True, name, label, "tool")


def _pen(name: str, text: str, label: str, keys: str, tip: str) -> Tool:
    return Tool(LAYER, name, text, keys, tip, PEN, True, name, label, "pen")


_EDIT, _COPY, _SHOW, _ZOOM, _COLOUR, BLOCK = range(4, 10)
PEN_COLOURS = 8
"""The number of colours that the colour pen offers."""

_LAYER_TOOLS = (
    _draw(
        "pencil",
        mark("&Pencil"),
        mark("Pencil"),
        "D",
        mark("Draw cells one by one, or erase them if you begin on a filled cell"),
    ),
    _draw(
        "eraser",
        mark("&Eraser"),
        mark("Eraser"),
        "R",
        mark("Erase cells; with other tools, use the right button"),
    ),
    _draw("line", mark("&Line"), mark("Line"), "L", mark("Draw a straight line of cells")),
    _draw(
        "box",
        mark("&Box"),
        mark("Box"),
        "K",
        mark("Draw a box; turn the wheel while you drag to extend it through more layers"),
    ),
    _draw(
        "flood",
        mark("&Fill area"),
        mark("Fill area"),
        "G",
        mark("Fill or erase all connected cells of the layer"),
    ),
    _draw(
        "select",
        mark("&Select"),
        mark("Select"),
        "S",
        mark("Select a box, and drag it to move its cells"),
    ),
    _pen(
        "fill-pen",
        mark("&Fill pen"),
        mark("Fill"),
        "1",
        mark("Draw cells that every solution must fill"),
    ),
    _pen(
        "optional-pen",
        mark("Mark &optional cells"),
        mark("Optional"),
        "E; 2",
        mark("Mark cells as optional: a solution may leave them empty"),
    ),
    _pen(
        "colour-pen",
        mark("&Colour pen"),
        mark("Colour"),
        "C; 3",
        mark("Colour cells: only pieces with matching colours fit there"),
    ),
    Tool(
        LAYER,
        "span",
        mark("Draw through &all layers"),
        "7",
        mark("Draw the same in all layers"),
        MODE,
        True,
        "span",
        mark("Span"),
    ),
    Tool(LAYER, "layer-up", mark("Layer &up"), "PgUp", mark("Go to the layer above"), _EDIT),
    Tool(LAYER, "layer-down", mark("Layer &down"), "PgDown", mark("Go to the layer below"), _EDIT),
    Tool(
        LAYER,
        "fill",
        mark("F&ill"),
        "Ctrl+A",
        mark("Fill the selected box, or every cell of this layer"),
        _COPY,
    ),
    Tool(
        LAYER,
        "clear",
        mark("&Clear"),
        "Del",
        mark("Empty the selected box, or every cell of this layer"),
        _COPY,
    ),
    Tool(
        LAYER,
        "copy-up",
        mark("Copy u&p"),
        "Ctrl+PgUp",
        mark("Replace the layer above with a copy of this one"),
        _COPY,
    ),
    Tool(
        LAYER,
        "copy-down",
        mark("Copy d&own"),
        "Ctrl+PgDown",
        mark("Replace the layer below with a copy of this one"),
        _COPY,
    ),
    Tool(
        LAYER,
        "all-layers",
        mark("Show all layers side by side"),
        "W",
        mark("Show all layers side by side, or one layer enlarged; you can draw in both"),
        _SHOW,
        True,
        "all-layers",
    ),
    Tool(
        LAYER,
        "show-below",
        mark("Show the layer &below"),
        "B",
        mark("Shade the cells of the layer below"),
        _SHOW,
        checkable=True,
    ),
    Tool(
        LAYER,
        "show-above",
        mark("Show the layer abo&ve"),
        "A",
        mark("Show the cells of the layer above as rings"),
        _SHOW,
        checkable=True,
    ),
    # These keys belong to the layer grid, because in other parts of the window they explode a
    # solution.
    Tool(
        LAYER,
        "zoom-in",
        mark("&Zoom in"),
        "",
        mark("Enlarge the layer (Ctrl++, or Ctrl and the wheel)"),
        _ZOOM,
    ),
    Tool(
        LAYER,
        "zoom-out",
        mark("Zoom ou&t"),
        "",
        mark("Shrink the layer (Ctrl+-, or Ctrl and the wheel)"),
        _ZOOM,
    ),
    Tool(
        LAYER,
        "zoom-fit",
        mark("Show the &whole layer"),
        "",
        mark("Fit the layer to its space (Ctrl+0)"),
        _ZOOM,
    ),
)


TOOL_NAMES = (
    *(tool.name for tool in _LAYER_TOOLS if tool.group in (DRAWING, PEN, MODE)),
    *("live-mirror-x", "live-mirror-y", "live-mirror-z"),
    *(f"{BLOCK_NAME}{number}" for number in ("single", *range(_MAX_BLOCKS))),
)
"""The tools that determine the effect of a stroke."""
COLOUR_NAMES = tuple(f"colour-{number}" for number in range(1, PEN_COLOURS + 1))
VIEW_NAMES = ("view-z", "view-y", "view-x")


def layer_tools() -> tuple[Tool, ...]:
    """Return the layer tools of every lattice, in the window's language."""
    return (
        *(
            replace(each, text=tr(each.text), tip=tr(each.tip), label=tr(each.label))
            for each in _LAYER_TOOLS
        ),
        *(
            Tool(
                LAYER,
                name,
                tr("Colour &{number}", number=number),
                "",
                tr("Colour cells with colour {number}", number=number),
                _COLOUR,
                True,
                choice="colour",
            )
            for number, name in enumerate(COLOUR_NAMES, 1)
        ),
    )


def lattice_layer_tools(lattice: Lattice) -> tuple[Tool, ...]:
    """Return the live mirrors, views and blocks of a lattice.

    For a tool that does not apply to the lattice, ``why_not`` is the reason.
    """
    return (*_live_mirrors(lattice), *_views(lattice), *_blocks(lattice))


def _live_mirrors(lattice: Lattice) -> Iterator[Tool]:
    for axis, sides in enumerate(MIRRORS):
        name = AXES[axis]
        tip = tr("Draw the mirror image too, so that {sides} are alike", sides=tr(sides))
        why_not = (
            ""
            if mirror_across(lattice, axis) is not None
            else tr(
                "{lattice} have no mirror between {sides}",
                lattice=tr(lattice.title),
                sides=tr(sides),
            )
        )
        yield Tool(
            LAYER,
            f"live-mirror-{name}",
            tr("Mirror {sides} while drawing", sides=tr(sides)),
            str(4 + axis),
            tip,
            MODE,
            True,
            f"mirror-{name}",
            tr("Mirror {axis}", axis=name),
            why_not=why_not,
        )


def _blocks(lattice: Lattice) -> Iterator[Tool]:
    blocks = lattice.building_blocks
    if not blocks:
        return
    tip = tr("Draw and erase single cells")
    yield Tool(
        LAYER, f"{BLOCK_NAME}single", tr("Single &cell"), "", tip, BLOCK, True, choice="block"
    )
    for number, block in enumerate(blocks):
        tip = tr(
            "Draw and erase whole blocks of {number} cells, here and in the 3D view",
            number=len(block.cells),
        )
        name = f"{BLOCK_NAME}{number}"
        yield Tool(LAYER, name, tr(block.name), "", tip, BLOCK, True, choice="block")


_VIEWS = ((2, "8", mark("above")), (1, "9", mark("the front")), (0, "0", mark("the right")))


def _views(lattice: Lattice) -> Iterator[Tool]:
    for axis, key, side in _VIEWS:
        place = tr(side)
        has_view = axis == 2 or view_along(lattice, axis) is not None
        yield Tool(
            LAYER,
            f"view-{AXES[axis]}",
            tr("Layers seen from {place}", place=place),
            key,
            tr("Show the layers along {axis}, as seen from {place}", axis=AXES[axis], place=place),
            VIEW,
            True,
            f"view-{AXES[axis]}",
            tr("Along {axis}", axis=AXES[axis]),
            "view",
            ""
            if has_view
            else tr("{lattice} have layers only as seen from above", lattice=tr(lattice.title)),
        )


FIGURE_MENUS = (
    mark("&Turn"),
    mark("Mirr&or"),
    mark("S&hift"),
    mark("&Body"),
    mark("Inside and outside"),
    mark("&Grow the grid"),
    "",
)
"""The submenu of each group of tools for the whole figure; the last group has no submenu."""
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
    """Return the tools for the whole figure on a lattice."""
    fit = tr("Shrink the grid to the size of the figure")
    return (
        *_turns(lattice),
        *_mirrors(lattice),
        *_shifts(),
        *_body_tools(lattice),
        *_part_tools(),
        *_grow_tools(),
        Tool(FIGURE, "fit", tr("Fit the grid"), "F", fit, 6),
        Tool(FIGURE, "clear-figure", tr("&Clear all"), "Shift+Del", tr("Empty every cell"), 6),
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
        name, text = f"scale-back-{factor}", tr("Scale down by {word}", word=word)
        yield Tool(FIGURE, name, text, f"Shift+{key}", tip, 3, why_not=why_not)


def _part_tools() -> Iterator[Tool]:
    for name, (part, text, tip, _kind, _draws) in PART_TOOLS.items():
        why = mark("Inside cells have no empty neighbour")
        if part == bodies.OUTSIDE:
            why = mark("Outside cells have an empty neighbour")
        yield Tool(FIGURE, name, tr(text), "", tr("{tip}. {why}", tip=tr(tip), why=tr(why)), 4)


def _grow_tools() -> Iterator[Tool]:
    for axis, sides in enumerate(SIDES):
        for side, key in zip(sides, _GROW_KEYS[axis], strict=True):
            tip, text = tr(_GROW_TIPS[side]), tr(_GROW_TEXTS[side])
            yield Tool(FIGURE, f"grow-{side}", text, f"Shift+Alt+{key}", tip, 5)


def can_scale(lattice: Lattice) -> bool:
    """Return whether the cells of a lattice consist of smaller cells of the lattice."""
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
            text = tr("Turn {part} back about {axis}", part=part, axis=name)
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


PART_TOOLS = {
    "inside-optional": (
        bodies.INSIDE,
        mark("Make inside &optional"),
        mark("Let solutions leave the cells inside empty"),
        PenKind.OPTIONAL,
        True,
    ),
    "inside-required": (
        bodies.INSIDE,
        mark("Make inside &required"),
        mark("Require solutions to fill the cells inside"),
        PenKind.OPTIONAL,
        False,
    ),
    "inside-colour": (
        bodies.INSIDE,
        mark("&Colour inside"),
        mark("Colour the cells inside with the colour of the pen"),
        PenKind.COLOUR,
        True,
    ),
    "outside-optional": (
        bodies.OUTSIDE,
        mark("Make outside o&ptional"),
        mark("Allow solutions that leave outside cells empty"),
        PenKind.OPTIONAL,
        True,
    ),
    "outside-required": (
        bodies.OUTSIDE,
        mark("Make outside re&quired"),
        mark("Require solutions to fill the cells outside"),
        PenKind.OPTIONAL,
        False,
    ),
    "outside-colour": (
        bodies.OUTSIDE,
        mark("Colour o&utside"),
        mark("Colour the cells outside with the colour of the pen"),
        PenKind.COLOUR,
        True,
    ),
}
"""The tools for a part of the figure: part, text, tip, kind of pen, whether the pen draws."""


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
            partial(bodies.scale_down, factor=factor),
            _NO_BLOCKS[factor],
        ),
    }


OPERATIONS = {
    "fit": Operation(fit_grid_to_figure, mark("The figure is empty")),
    "clear-figure": Operation(clear_figure, mark("The figure is empty")),
    "hollow": Operation(bodies.hollow, mark("Every cell already has an empty neighbour")),
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
"""The operations by the names of their tools."""
