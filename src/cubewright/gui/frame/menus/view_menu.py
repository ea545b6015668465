"""The menu View."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups, switch_row
from cubewright.translation import mark

VIEW_ROWS: Groups = (
    (
        ActionRow(
            "reset-view",
            mark("&Reset 3D view"),
            ("Ctrl+0",),
            mark("Reset the direction and fit the figure to the view"),
        ),
        ActionRow(
            "show-figure",
            mark("Show &figure without pieces"),
            ("Ctrl+G",),
            mark("Show the figure instead of the selected solution"),
        ),
        ActionRow(
            "explode",
            mark("E&xplode"),
            ("Ctrl++", "Ctrl+="),
            mark("Move the pieces of the solution apart by one step"),
        ),
        ActionRow(
            "collapse",
            mark("C&ollapse"),
            ("Ctrl+-",),
            mark("Move the pieces of the solution together by one step"),
        ),
    ),
    (
        switch_row(
            "turntable",
            mark("T&urntable"),
            "Ctrl+Shift+T",
            mark("Turn the scene until you drag it"),
        ),
        switch_row(
            "parallel-lines",
            mark("Par&allel lines"),
            "Ctrl+Alt+L",
            mark("Show the scene without perspective"),
        ),
        switch_row(
            "rounded-edges",
            mark("Rounded &edges"),
            "Ctrl+Alt+R",
            mark("Show rounded edges with fine lines"),
        ),
        switch_row(
            "piece-symbols",
            mark("S&ymbols on pieces"),
            "Ctrl+Alt+Y",
            mark("Show its letter on each piece"),
        ),
        ActionRow(
            "all-solid",
            mark("Show all pieces &solid"),
            ("Ctrl+Shift+V",),
            mark("Show outlined and hidden pieces and layers again"),
        ),
    ),
    (
        ActionRow(
            "arrange-draw",
            mark("&Draw"),
            ("Ctrl+1",),
            mark("Arrange the window to draw a puzzle"),
            checkable=True,
        ),
        ActionRow(
            "arrange-solve",
            mark("So&lve"),
            ("Ctrl+2",),
            mark("Arrange the window to look at solutions"),
            checkable=True,
        ),
        ActionRow(
            "arrange-study",
            mark("S&tudy"),
            ("Ctrl+3",),
            mark("Arrange the window to compare searches"),
            checkable=True,
        ),
    ),
    (
        switch_row(
            "figures-panel",
            mark("F&igures panel"),
            "Ctrl+Shift+1",
            mark("Show the list of figures, or only its header"),
        ),
        switch_row(
            "pieces",
            mark("&Pieces panel"),
            "Ctrl+Shift+3",
            mark("Show the list of pieces, or only its header"),
        ),
        switch_row(
            "solutions-panel",
            mark("Solutio&ns panel"),
            "Ctrl+Shift+2",
            mark("Show the solutions, or only its header"),
        ),
        switch_row(
            "search-panel",
            mark("Searc&h panel"),
            "Ctrl+T",
            mark("Show the stages of the search, or only its header"),
        ),
    ),
)
