"""The menu Solve."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups

SOLVE_ROWS: Groups = (
    (
        ActionRow("solve", "&Solve", ("F5",), "Search for all solutions", "solve"),
        ActionRow("pause", "&Pause", ("F6",), "Pause the search", "pause"),
        ActionRow(
            "stop",
            "S&top",
            ("Esc", "Shift+F5"),
            "Stop the search and keep the solutions found so far",
            "stop",
        ),
    ),
    (
        ActionRow("next", "&Next solution", ("Ctrl+Right", "N"), "Show the next solution", "next"),
        ActionRow(
            "previous",
            "Pre&vious solution",
            ("Ctrl+Left", "P"),
            "Show the previous solution",
            "previous",
        ),
        ActionRow("first", "&First solution", ("Ctrl+Home",), "Show the first solution", "first"),
        ActionRow(
            "last",
            "&Last solution",
            ("Ctrl+End",),
            "Show the last solution found so far",
            "last",
        ),
        ActionRow(
            "go-to-solution",
            "&Go to solution…",
            ("Ctrl+J",),
            "Go to a number in the list of solutions",
        ),
        ActionRow(
            "filter-solutions",
            "Filte&r solutions",
            ("Ctrl+Shift+F",),
            "List only the solutions that match words",
        ),
    ),
    (
        ActionRow(
            "star-solution",
            "S&tar solution",
            ("Ctrl+M",),
            "Star the selected solutions, or remove their stars (S in the list)",
        ),
        ActionRow(
            "note-solution",
            "N&ote about solution…",
            ("Ctrl+Shift+M",),
            "Write a note about the selected solution (F2 in the list)",
        ),
        ActionRow(
            "delete-solution",
            "&Delete solution",
            ("Alt+Delete",),
            "Delete the selected solutions from the list, or restore them (Del in the list)",
        ),
        ActionRow(
            "compare-solutions",
            "Co&mpare with…",
            ("Ctrl+Alt+D",),
            "Show two solutions side by side, and what differs: select one or two first",
        ),
        ActionRow(
            "find-solution",
            "Find paste&d solution…",
            ("Ctrl+Alt+V",),
            "Find the solution in a text, such as the layers on the clipboard",
        ),
    ),
    (
        ActionRow(
            "count-only",
            "Count &only",
            ("F8",),
            "Count solutions without listing them, starting with the next search",
            "count",
            checkable=True,
        ),
        ActionRow(
            "engine-settings",
            "&Engine settings…",
            ("Ctrl+Shift+E",),
            "Set options of the engine, such as the order of the pieces",
        ),
        ActionRow(
            "compare",
            "Co&mpare engines…",
            ("F7",),
            "Run several engines on this puzzle and compare them",
            "compare",
        ),
        ActionRow(
            "batch",
            "&Batch…",
            ("Ctrl+B",),
            "Solve all figures in files or in a folder",
        ),
    ),
    (
        ActionRow(
            "save-search",
            "S&ave search…",
            ("Ctrl+Alt+S",),
            "Save the unfinished search and its solutions to a file, to continue later",
        ),
        ActionRow(
            "resume-search",
            "&Resume search…",
            ("Ctrl+Alt+O",),
            "Continue a saved search",
        ),
    ),
    (
        ActionRow(
            "hint",
            "&Hint",
            ("F9",),
            "Show the next piece to place. Press again for the one after it.",
        ),
        ActionRow("take-hint", "Ta&ke hint", ("Ctrl+F9",), "Place the pieces that the hint shows"),
        ActionRow(
            "still-solvable",
            "Is &it still solvable?",
            ("Shift+F9",),
            "Check whether the pre-placed pieces can be completed to a solution",
        ),
    ),
)
