"""The menu Take apart."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups
from cubewright.translation import mark

TAKE_APART_ROWS: Groups = (
    (
        ActionRow(
            "play-plan",
            mark("&Play"),
            ("F11",),
            mark("Play how the solution is taken apart, or pause (Space in the player)"),
            "plan-play",
        ),
        ActionRow(
            "plan-start",
            mark("&Assembled"),
            ("Alt+Shift+Home",),
            mark("Show the assembled solution"),
            "plan-start",
        ),
        ActionRow(
            "plan-back",
            mark("Previous &move"),
            ("Alt+Shift+Left",),
            mark("Go back a move"),
            "previous",
        ),
        ActionRow(
            "plan-forward",
            mark("Ne&xt move"),
            ("Alt+Shift+Right",),
            mark("Make the next move"),
            "next",
        ),
        ActionRow(
            "plan-end",
            mark("Ta&ken apart"),
            ("Alt+Shift+End",),
            mark("Show all pieces taken apart"),
            "plan-end",
        ),
        ActionRow(
            "show-plan",
            mark("&List of moves"),
            ("Alt+Shift+L",),
            mark("List the parts and the moves below the player"),
            "plan-tree",
            checkable=True,
        ),
    ),
    (
        ActionRow(
            "explore-moves",
            mark("Move pieces by &hand"),
            ("F12",),
            mark("See which pieces can move where, and drag them in the 3D view"),
            checkable=True,
        ),
    ),
    (
        ActionRow(
            "only-apart",
            mark("&Only what comes apart"),
            ("Shift+F8",),
            mark("List only assemblies that come apart, and analyse them while they are found"),
            checkable=True,
        ),
        ActionRow(
            "analyse-solution",
            mark("Analyse &selected"),
            ("Shift+F11",),
            mark("Find out whether the selected solutions can be taken apart, and how"),
        ),
        ActionRow(
            "analyse-missing",
            mark("Analyse m&issing"),
            ("Ctrl+F11",),
            mark("Analyse the solutions that are not analysed yet"),
        ),
        ActionRow(
            "analyse-all",
            mark("Analyse all a&gain"),
            ("Ctrl+Shift+F11",),
            mark("Analyse all solutions again"),
        ),
        ActionRow(
            "fewest-moves",
            mark("&Fewest moves in all"),
            ("Alt+Shift+F",),
            mark("Find the plan of the shown solution with the fewest moves in all, and show it"),
        ),
        ActionRow(
            "first-separations",
            mark("All first &separations"),
            ("Alt+Shift+S",),
            mark("List all ways to separate the pieces of the shown solution in the fewest moves"),
        ),
        ActionRow(
            "keep-plans",
            mark("K&eep plans of all solutions"),
            ("Ctrl+Alt+F11",),
            mark("Keep the moves of each solution that is analysed, not only its level"),
            checkable=True,
        ),
    ),
    (
        ActionRow(
            "allow-turns",
            mark("Allow quarter &turns"),
            ("Alt+F11",),
            mark("Let pieces of cubes turn too, when solutions are analysed and by hand"),
            checkable=True,
        ),
        ActionRow(
            "turn-allowance",
            mark("Allowance for t&urns…"),
            ("Alt+F12",),
            mark("Choose what rounded edges cut from the cubes when pieces turn"),
        ),
    ),
)
