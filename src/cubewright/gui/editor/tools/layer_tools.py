"""The tools for layers: what draws, what it draws with, and what is shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cubewright.gui.editor.tools.tool import AXES, LAYER, MIRRORS, Tool
from cubewright.model.lattice import Lattice
from cubewright.presenter.editing.grid import view_along
from cubewright.presenter.editing.movements import mirror_across
from cubewright.translation import mark, tr

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
"""The submenu of each group of tools for layers; groups without a title have none."""
BLOCK_NAME = "block-"
"""The start of the names of the tools that choose a building block."""
_MOST_BLOCKS = 9
"""More building blocks than any lattice has."""

DRAWING, PEN, MODE, VIEW = range(4)
"""The first groups of the tools for layers, which the toolbar above the layers shows."""


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
        mark("Draw cells one by one, or erase if the first one is filled"),
    ),
    _draw(
        "eraser",
        mark("&Eraser"),
        mark("Eraser"),
        "R",
        mark("Erase cells; the right button does so with every tool"),
    ),
    _draw("line", mark("&Line"), mark("Line"), "L", mark("Draw a straight line of cells")),
    _draw(
        "box",
        mark("&Box"),
        mark("Box"),
        "K",
        mark("Draw a box; turn the wheel meanwhile to go through more layers"),
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
        mark("Draw cells that every solution fills"),
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
        mark("Colour cells: only pieces that match fit there"),
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
        mark("Replace the layer above by a copy of this one"),
        _COPY,
    ),
    Tool(
        LAYER,
        "copy-down",
        mark("Copy d&own"),
        "Ctrl+PgDown",
        mark("Replace the layer below by a copy of this one"),
        _COPY,
    ),
    Tool(
        LAYER,
        "all-layers",
        mark("Show all layers side by side"),
        "W",
        mark("Show all layers side by side, or one large; draw in both"),
        _SHOW,
        True,
        "all-layers",
    ),
    Tool(
        LAYER,
        "show-below",
        mark("Show the layer &below"),
        "B",
        mark("Show the cells of the layer below as a shade"),
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
    # The layer grid has the keys, because elsewhere in the window they explode a solution.
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
    *(f"{BLOCK_NAME}{number}" for number in ("single", *range(_MOST_BLOCKS))),
)
"""The tools that decide what a stroke draws."""
COLOUR_NAMES = tuple(f"colour-{number}" for number in range(1, PEN_COLOURS + 1))
VIEW_NAMES = ("view-z", "view-y", "view-x")


def layer_tools() -> tuple[Tool, ...]:
    """Return the tools for layers that every lattice has, in the window's language."""
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
    """Return the live mirrors, views and blocks of a lattice; some have no meaning there."""
    return (*_live_mirrors(lattice), *_views(lattice), *_blocks(lattice))


def _live_mirrors(lattice: Lattice) -> Iterator[Tool]:
    for axis, sides in enumerate(MIRRORS):
        name = AXES[axis]
        tip = tr("Draw the mirror image too: {sides} are alike", sides=tr(sides))
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
