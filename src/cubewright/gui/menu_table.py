"""Everything the player can do: the menus, each with its groups of actions, as they stand."""

from __future__ import annotations

from dataclasses import dataclass

FILE, EDIT, FIGURE, BUILD = "&File", "&Edit", "Fi&gure", "&Build"
SOLVE, VIEW, HELP = "&Solve", "&View", "&Help"


@dataclass(frozen=True)
class ActionRow:
    """One action: ``name`` is what the program calls it, ``text`` what the player reads."""

    name: str
    text: str
    keys: tuple[str, ...]
    tip: str
    icon: str = ""
    checkable: bool = False
    """Whether it is a switch."""


MENUS: dict[str, tuple[tuple[ActionRow, ...], ...]] = {
    FILE: (
        (
            ActionRow("new", "&New", ("Ctrl+N",), "Start a new figure", "new"),
            ActionRow("open", "&Open…", ("Ctrl+O",), "Open a file of figures", "open"),
        ),
        (
            ActionRow(
                "save",
                "&Save",
                ("Ctrl+S",),
                "Save the file; only what changed is rewritten",
                "save",
            ),
            ActionRow("save-as", "Save &as…", ("Ctrl+Shift+S",), "Save under another name"),
            ActionRow(
                "export",
                "&Export .fig…",
                ("Ctrl+E",),
                "Write the figure, or its solutions, as a file of their own",
                "export",
            ),
        ),
        (ActionRow("quit", "&Quit", ("Ctrl+Q",), "Close the program"),),
    ),
    EDIT: (
        (
            ActionRow("undo", "&Undo", ("Ctrl+Z",), "Take back the last change", "undo"),
            ActionRow(
                "redo",
                "&Redo",
                ("Ctrl+Shift+Z", "Ctrl+Y"),
                "Make the change that was taken back",
                "redo",
            ),
        ),
    ),
    FIGURE: (
        (
            ActionRow(
                "next-figure", "Ne&xt figure", ("Ctrl+Down",), "Go to the next figure of this file"
            ),
            ActionRow(
                "previous-figure",
                "Pre&vious figure",
                ("Ctrl+Up",),
                "Go to the figure before in this file",
            ),
            ActionRow(
                "find-figure",
                "&Find a figure",
                ("Ctrl+F",),
                "Type a part of a name to find a figure of this file",
            ),
        ),
        (
            ActionRow(
                "add-figure",
                "&Add a figure",
                ("Ctrl+Shift+N",),
                "Add an empty figure to this file",
                "add",
            ),
            ActionRow(
                "duplicate-figure",
                "&Duplicate",
                ("Ctrl+D",),
                "Add a copy of this figure to the file",
            ),
            ActionRow(
                "rename-figure", "&Rename…", ("F2",), "Give this figure another name", "rename"
            ),
            ActionRow(
                "remove-figure",
                "Re&move",
                ("Ctrl+Delete",),
                "Take this figure out of the file",
                "remove",
            ),
            ActionRow(
                "piece-of-part",
                "Make a pi&ece of this part…",
                ("Ctrl+Shift+P",),
                "Make a piece of the part of the figure that the cursor is in",
            ),
        ),
        (
            ActionRow(
                "library",
                "Figure &library",
                ("Ctrl+L",),
                "Open the library: pictures of all figures in your files and ours",
            ),
            ActionRow(
                "is-it-new",
                "&Is it new?",
                ("Ctrl+I",),
                "Look in the library for this figure, turned or reflected",
            ),
            ActionRow(
                "add-to-collection",
                "Add to a &collection…",
                ("Ctrl+Shift+A",),
                "Write this figure at the end of another file of figures",
            ),
        ),
    ),
    BUILD: (
        (
            ActionRow(
                "lay-piece",
                "&Lay a piece by hand",
                ("Ctrl+Shift+L",),
                "Hold a piece over the figure, turn it with the keys and lay it",
            ),
            ActionRow(
                "keep-piece",
                "&Keep this piece, find others",
                ("Ctrl+K",),
                "Lay the piece at the cursor as it lies in the solution, and solve with it",
            ),
            ActionRow(
                "free-piece",
                "&Free this piece",
                ("Ctrl+Shift+K",),
                "Take the laid piece at the cursor away",
            ),
            ActionRow(
                "free-all",
                "Free &all pieces",
                ("Ctrl+Shift+Delete",),
                "Take every laid piece away, and forbid no cell to any",
            ),
        ),
        (
            ActionRow(
                "step-on",
                "Lay the &next piece of the solution",
                ("Ctrl+]",),
                "Build the solution up, in an order that hands can follow",
            ),
            ActionRow(
                "step-back",
                "Take the la&st piece of the solution",
                ("Ctrl+[",),
                "Take the solution apart again, piece by piece",
            ),
        ),
        (
            ActionRow(
                "swap-colours",
                "S&wap the two colours",
                ("Ctrl+Shift+C",),
                "Make the dark cells of the figure light, and the light ones dark",
            ),
        ),
    ),
    SOLVE: (
        (
            ActionRow("solve", "&Solve", ("F5",), "Search for every solution", "solve"),
            ActionRow("pause", "&Pause", ("F6",), "Let the search rest", "pause"),
            ActionRow(
                "stop",
                "S&top",
                ("Esc", "Shift+F5"),
                "End the search and keep what it found",
                "stop",
            ),
        ),
        (
            ActionRow(
                "next", "&Next solution", ("Ctrl+Right", "N"), "Show the next solution", "next"
            ),
            ActionRow(
                "previous",
                "Pre&vious solution",
                ("Ctrl+Left", "P"),
                "Show the solution before",
                "previous",
            ),
            ActionRow(
                "first", "&First solution", ("Ctrl+Home",), "Show the first solution", "first"
            ),
            ActionRow(
                "last",
                "&Last solution",
                ("Ctrl+End",),
                "Show the last solution found so far",
                "last",
            ),
        ),
        (
            ActionRow(
                "count-only",
                "Count &only",
                ("F8",),
                "From the next Solve on, count the solutions without keeping them",
                "count",
                checkable=True,
            ),
            ActionRow(
                "engine-settings",
                "&Engine settings…",
                ("Ctrl+Shift+E",),
                "Choose how the engine searches, such as the order of the pieces",
            ),
            ActionRow(
                "compare",
                "Co&mpare…",
                ("F7",),
                "Search in several ways, one after the other, and put them side by side",
                "compare",
            ),
            ActionRow(
                "batch",
                "&Batch…",
                ("Ctrl+B",),
                "Solve all figures of files or of a folder in one go",
            ),
        ),
        (
            ActionRow(
                "save-search",
                "S&ave search…",
                ("Ctrl+Alt+S",),
                "Write the unfinished search and its solutions to a file, to go on another time",
            ),
            ActionRow(
                "resume-search",
                "&Resume search…",
                ("Ctrl+Alt+O",),
                "Go on with a search that was saved",
            ),
        ),
        (
            ActionRow(
                "hint",
                "&Hint",
                ("F9",),
                "Show the next piece that hands can lay; again, the one after it",
            ),
            ActionRow(
                "take-hint", "Ta&ke the hint", ("Ctrl+F9",), "Lay the pieces that the hint shows"
            ),
            ActionRow(
                "still-solvable",
                "Is &it still solvable?",
                ("Shift+F9",),
                "Say whether what is laid can be completed",
            ),
        ),
    ),
    VIEW: (
        (
            ActionRow(
                "reset-view",
                "&Reset the 3D view",
                ("Ctrl+0",),
                "Turn the figure back and fit it into the view",
            ),
            ActionRow(
                "show-figure",
                "Show the &figure without pieces",
                ("Ctrl+G",),
                "Show the bare figure in place of the chosen solution",
            ),
            ActionRow(
                "apart",
                "Pieces &apart",
                ("Ctrl++", "Ctrl+="),
                "Move the pieces of the solution a step apart",
            ),
            ActionRow(
                "together", "Pieces t&ogether", ("Ctrl+-",), "Move the pieces a step back together"
            ),
        ),
        (
            ActionRow(
                "statistics",
                "Search s&tatistics",
                ("Ctrl+T",),
                "Open the window with the table and the chart of every run",
                "chart",
            ),
            ActionRow(
                "pieces",
                "&Pieces panel",
                ("Ctrl+P",),
                "Show the pieces, and how many there are of each, or hide them",
            ),
        ),
    ),
    HELP: (
        (
            ActionRow("shortcuts", "&Keyboard shortcuts", ("F1",), "List every key there is"),
            ActionRow("about", "&About Cubewright", ("Shift+F1",), "Say which version this is"),
        ),
    ),
}
"""Between the groups of a menu there is a line."""

ROWS = tuple(row for groups in MENUS.values() for group in groups for row in group)
