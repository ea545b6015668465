"""The menu View."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups, panel_row, switch_row

VIEW_ROWS: Groups = (
    (
        ActionRow(
            "reset-view",
            "&Reset 3D view",
            ("Ctrl+0",),
            "Reset the direction and fit the figure to the view",
        ),
        ActionRow(
            "show-figure",
            "Show &figure without pieces",
            ("Ctrl+G",),
            "Show the figure instead of the selected solution",
        ),
        ActionRow(
            "explode",
            "E&xplode",
            ("Ctrl++", "Ctrl+="),
            "Move the pieces of the solution apart by one step",
        ),
        ActionRow(
            "collapse",
            "C&ollapse",
            ("Ctrl+-",),
            "Move the pieces of the solution together by one step",
        ),
    ),
    (
        switch_row("turntable", "T&urntable", "Ctrl+Shift+T", "Turn the scene until you drag it"),
        switch_row(
            "parallel-lines",
            "Par&allel lines",
            "Ctrl+Alt+L",
            "Show the scene without perspective",
        ),
        switch_row(
            "rounded-edges",
            "Rounded &edges",
            "Ctrl+Alt+R",
            "Show rounded edges with fine lines",
        ),
        switch_row(
            "piece-symbols", "S&ymbols on pieces", "Ctrl+Alt+Y", "Show its letter on each piece"
        ),
        ActionRow(
            "all-solid",
            "Show all pieces &solid",
            ("Ctrl+Shift+V",),
            "Show outlined and hidden pieces and layers again",
        ),
    ),
    (
        ActionRow(
            "arrange-draw",
            "&Draw",
            ("Ctrl+1",),
            "Arrange the window to draw a puzzle",
            checkable=True,
        ),
        ActionRow(
            "arrange-solve",
            "So&lve",
            ("Ctrl+2",),
            "Arrange the window to look at solutions",
            checkable=True,
        ),
        ActionRow(
            "arrange-study",
            "S&tudy",
            ("Ctrl+3",),
            "Arrange the window to compare searches",
            checkable=True,
        ),
    ),
    (
        panel_row("figures-panel", "F&igures panel", "Ctrl+Shift+1", "the list of figures"),
        panel_row("pieces", "&Pieces panel", "Ctrl+P", "the list of pieces"),
        panel_row("solutions-panel", "Solutio&ns panel", "Ctrl+Shift+2", "the solutions"),
        panel_row("search-panel", "Searc&h panel", "Ctrl+T", "the stages of the search"),
    ),
)
