"""The menu Take apart."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups

TAKE_APART_ROWS: Groups = (
    (
        ActionRow(
            "play-plan",
            "&Play",
            ("F11",),
            "Play how the solution is taken apart, or pause (Space in the player)",
            "plan-play",
        ),
        ActionRow(
            "plan-start",
            "&Assembled",
            ("Alt+Shift+Home",),
            "Show the assembled solution",
            "plan-start",
        ),
        ActionRow(
            "plan-back",
            "Previous &move",
            ("Alt+Shift+Left",),
            "Go back a move",
            "previous",
        ),
        ActionRow(
            "plan-forward",
            "Ne&xt move",
            ("Alt+Shift+Right",),
            "Make the next move",
            "next",
        ),
        ActionRow(
            "plan-end",
            "Ta&ken apart",
            ("Alt+Shift+End",),
            "Show all pieces taken apart",
            "plan-end",
        ),
        ActionRow(
            "show-plan",
            "&List of moves",
            ("Alt+Shift+L",),
            "List the parts and the moves below the player",
            "plan-tree",
            checkable=True,
        ),
    ),
    (
        ActionRow(
            "analyse-solution",
            "Analyse &selected",
            ("Shift+F11",),
            "Find out whether the selected solutions can be taken apart, and how",
        ),
        ActionRow(
            "analyse-missing",
            "Analyse m&issing",
            ("Ctrl+F11",),
            "Analyse the solutions that are not analysed yet",
        ),
        ActionRow(
            "analyse-all",
            "Analyse all a&gain",
            ("Ctrl+Shift+F11",),
            "Analyse all solutions again, and keep their plans",
        ),
    ),
)
