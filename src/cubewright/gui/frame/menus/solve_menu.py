"""The menu Solve."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups
from cubewright.translation import mark

SOLVE_ROWS: Groups = (
    (
        ActionRow("solve", mark("&Solve"), ("F5",), mark("Search for all solutions"), "solve"),
        ActionRow("pause", mark("&Pause"), ("F6",), mark("Pause the search"), "pause"),
        ActionRow(
            "stop",
            mark("S&top"),
            ("Esc", "Shift+F5"),
            mark("Stop the search and keep the solutions found so far"),
            "stop",
        ),
    ),
    (
        ActionRow(
            "next",
            mark("&Next solution"),
            ("Ctrl+Right", "N"),
            mark("Show the next solution"),
            "next",
        ),
        ActionRow(
            "previous",
            mark("Pre&vious solution"),
            ("Ctrl+Left", "P"),
            mark("Show the previous solution"),
            "previous",
        ),
        ActionRow(
            "first",
            mark("&First solution"),
            ("Ctrl+Home",),
            mark("Show the first solution"),
            "first",
        ),
        ActionRow(
            "last",
            mark("&Last solution"),
            ("Ctrl+End",),
            mark("Show the last solution found so far"),
            "last",
        ),
        ActionRow(
            "go-to-solution",
            mark("&Go to solution…"),
            ("Ctrl+J",),
            mark("Go to a number in the list of solutions"),
        ),
        ActionRow(
            "filter-solutions",
            mark("Filte&r solutions"),
            ("Ctrl+Shift+F",),
            mark("List only the solutions that match words"),
        ),
    ),
    (
        ActionRow(
            "star-solution",
            mark("S&tar solution"),
            ("Ctrl+M",),
            mark("Star the selected solutions, or remove their stars (S in the list)"),
        ),
        ActionRow(
            "note-solution",
            mark("N&ote about solution…"),
            ("Ctrl+Shift+M",),
            mark("Write a note about the selected solution (F2 in the list)"),
        ),
        ActionRow(
            "delete-solution",
            mark("&Delete solution"),
            ("Alt+Delete",),
            mark("Delete the selected solutions from the list, or restore them (Del in the list)"),
        ),
        ActionRow(
            "compare-solutions",
            mark("Co&mpare with…"),
            ("Ctrl+Alt+D",),
            mark("Show two solutions side by side, and what differs: select one or two first"),
        ),
        ActionRow(
            "find-solution",
            mark("Find paste&d solution…"),
            ("Ctrl+Alt+V",),
            mark("Find the solution in a text, such as the layers on the clipboard"),
        ),
    ),
    (
        ActionRow(
            "count-only",
            mark("Count &only"),
            ("F8",),
            mark("Count solutions without listing them, starting with the next search"),
            "count",
            checkable=True,
        ),
        ActionRow(
            "engine-settings",
            mark("&Engine settings…"),
            ("Ctrl+Shift+E",),
            mark("Set options of the engine, such as the order of the pieces"),
        ),
        ActionRow(
            "search-place",
            mark("&Where to search…"),
            ("Ctrl+Alt+W",),
            mark("Choose whether searches run on this computer or on a cluster"),
        ),
        ActionRow(
            "compare",
            mark("Co&mpare engines…"),
            ("F7",),
            mark("Run several engines on this puzzle and compare them"),
            "compare",
        ),
        ActionRow(
            "batch",
            mark("&Batch…"),
            ("Ctrl+B",),
            mark("Solve all figures in files or in a folder"),
        ),
    ),
    (
        ActionRow(
            "save-search",
            mark("S&ave search…"),
            ("Ctrl+Alt+S",),
            mark("Save the unfinished search and its solutions to a file, to continue later"),
        ),
        ActionRow(
            "resume-search",
            mark("&Resume search…"),
            ("Ctrl+Alt+O",),
            mark("Continue a saved search"),
        ),
    ),
    (
        ActionRow(
            "hint",
            mark("&Hint"),
            ("F9",),
            mark("Show the next piece to place. Press again for the one after it."),
        ),
        ActionRow(
            "take-hint",
            mark("Ta&ke hint"),
            ("Ctrl+F9",),
            mark("Place the pieces that the hint shows"),
        ),
        ActionRow(
            "still-solvable",
            mark("Is &it still solvable?"),
            ("Shift+F9",),
            mark("Check whether the pre-placed pieces can be completed to a solution"),
        ),
    ),
)
