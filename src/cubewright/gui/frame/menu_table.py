"""The table of all commands: menus, their groups of actions, keys and tooltips."""

from __future__ import annotations

from dataclasses import dataclass

FILE, EDIT, FIGURE, PLACE = "&File", "&Edit", "Fi&gure", "&Place"
SOLVE, VIEW, HELP = "&Solve", "&View", "&Help"


@dataclass(frozen=True)
class ActionRow:
    """One command: ``name`` identifies it in code, ``text`` is its menu item."""

    name: str
    text: str
    keys: tuple[str, ...]
    tip: str
    icon: str = ""
    checkable: bool = False
    """Whether the item can be checked."""


def _panel(name: str, text: str, key: str, what: str) -> ActionRow:
    return ActionRow(name, text, (key,), f"Show {what}, or only its header", checkable=True)


def _switch(name: str, text: str, key: str, tip: str) -> ActionRow:
    return ActionRow(name, text, (key,), tip, checkable=True)


MENUS: dict[str, tuple[tuple[ActionRow, ...], ...]] = {
    FILE: (
        (
            ActionRow("new", "&New", ("Ctrl+N",), "Start a new figure", "new"),
            ActionRow("open", "&Open…", ("Ctrl+O",), "Open a file of figures", "open"),
            ActionRow(
                "recent-files",
                "Recent files as p&ictures…",
                ("Ctrl+Alt+H",),
                "Show the recent files with a picture of each",
            ),
            ActionRow(
                "new-window", "New &window", ("Ctrl+Alt+N",), "Open another window of the program"
            ),
            ActionRow(
                "open-in-window",
                "Open in new win&dow…",
                ("Ctrl+Shift+O",),
                "Open a file in a window of its own",
            ),
        ),
        (
            ActionRow(
                "save",
                "&Save",
                ("Ctrl+S",),
                "Save the file. Unchanged lines stay as they are.",
                "save",
            ),
            ActionRow(
                "save-as", "Save &as…", ("Ctrl+Shift+S",), "Save the file under another name"
            ),
            ActionRow(
                "export",
                "&Export…",
                ("Ctrl+E",),
                "Export the figure or its solutions to a new file",
                "export",
            ),
        ),
        (
            ActionRow(
                "close-window", "C&lose window", ("Ctrl+W",), "Close this window and its file"
            ),
            ActionRow("quit", "&Quit", ("Ctrl+Q",), "Close all windows of the program"),
        ),
    ),
    EDIT: (
        (
            ActionRow("undo", "&Undo", ("Ctrl+Z",), "Undo the last change", "undo"),
            ActionRow(
                "redo",
                "&Redo",
                ("Ctrl+Shift+Z", "Ctrl+Y"),
                "Redo the change that was undone",
                "redo",
            ),
            ActionRow(
                "history",
                "Undo &history…",
                ("Ctrl+Alt+Z",),
                "List all changes, and go back to any of them",
            ),
        ),
        (
            ActionRow(
                "cut",
                "Cu&t",
                ("Ctrl+X",),
                "Copy the selected box, layer, figure or piece as text, and remove it",
            ),
            ActionRow(
                "copy",
                "&Copy",
                ("Ctrl+C",),
                "Copy the selected box, layer, figure or piece as the text of a figure file",
            ),
            ActionRow(
                "paste",
                "&Paste",
                ("Ctrl+V",),
                "Paste copied cells at the cursor, figures into the list, or pieces into the set",
            ),
        ),
        (
            ActionRow(
                "draw-3d",
                "&Draw in 3D",
                ("F3",),
                "Draw in the 3D view: click a face to add a cell there, Ctrl-click to remove one",
                checkable=True,
            ),
        ),
        (
            ActionRow(
                "settings",
                "&Settings…",
                ("Ctrl+,",),
                "Choose colours, size of text, processors and what is remembered",
            ),
        ),
    ),
    FIGURE: (
        (
            ActionRow(
                "next-figure", "Ne&xt figure", ("Ctrl+Down",), "Go to the next figure in this file"
            ),
            ActionRow(
                "previous-figure",
                "Pre&vious figure",
                ("Ctrl+Up",),
                "Go to the previous figure in this file",
            ),
            ActionRow(
                "find-figure",
                "&Find figure",
                ("Ctrl+F",),
                "Find a figure in this file by part of its name",
            ),
        ),
        (
            ActionRow(
                "add-figure",
                "&Add figure",
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
            ActionRow("rename-figure", "&Rename…", ("F2",), "Rename this figure", "rename"),
            ActionRow(
                "move-figure-up",
                "Move &up in the list",
                ("Ctrl+Shift+Up",),
                "Move this figure before the previous one of the file",
            ),
            ActionRow(
                "move-figure-down",
                "Move do&wn in the list",
                ("Ctrl+Shift+Down",),
                "Move this figure after the next one of the file",
            ),
            ActionRow(
                "remove-figure",
                "Re&move",
                ("Ctrl+Delete",),
                "Remove this figure from the file",
                "remove",
            ),
            ActionRow(
                "rules",
                "Rule&s…",
                ("Ctrl+R",),
                "Limit pieces and empty cells, choose colours that may meet, mirror images, groups",
            ),
            ActionRow(
                "make-figure",
                "Make fi&gure…",
                ("Ctrl+Alt+G",),
                "Make a box, ball, pyramid, burr, hexagon or cross-section by its sizes",
            ),
            ActionRow(
                "make-pieces",
                "Make &pieces…",
                ("Ctrl+Alt+P",),
                "Make all shapes of a number of cells, or burr sticks by number",
            ),
            ActionRow(
                "piece-of-part",
                "Make pi&ece from this part",
                ("Ctrl+Shift+P",),
                "Make a piece from the connected part of the figure at the cursor",
            ),
        ),
        (
            ActionRow(
                "library",
                "Figure &library",
                ("Ctrl+L",),
                "Browse pictures of all figures in the library",
            ),
            ActionRow(
                "find-duplicates",
                "Find dupl&icates",
                ("Ctrl+I",),
                "Search the library for this figure, turned or reflected",
            ),
            ActionRow(
                "add-to-collection",
                "Add to collectio&n…",
                ("Ctrl+Shift+A",),
                "Append this figure to another figure file",
            ),
        ),
    ),
    PLACE: (
        (
            ActionRow(
                "place-piece",
                "&Place piece by hand",
                ("Ctrl+Shift+L",),
                "Move a piece over the figure, turn it with the keys and place it",
            ),
            ActionRow(
                "fix-piece",
                "&Fix this piece and solve again",
                ("Ctrl+Alt+K",),
                "Pre-place the piece at the cursor as in this solution, then solve again",
            ),
            ActionRow(
                "remove-piece",
                "&Remove this piece",
                ("Ctrl+Shift+K",),
                "Remove the pre-placed piece at the cursor",
            ),
            ActionRow(
                "remove-all-pieces",
                "Remove &all pieces",
                ("Ctrl+Shift+Delete",),
                "Remove all pre-placed pieces and forbidden cells",
            ),
        ),
        (
            ActionRow(
                "next-step",
                "Add &next piece of the solution",
                ("Ctrl+]",),
                "Show one more piece of the solution, in an order for assembly by hand",
            ),
            ActionRow(
                "previous-step",
                "Remove la&st piece of the solution",
                ("Ctrl+[",),
                "Remove the piece that was added last",
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
            ActionRow(
                "next", "&Next solution", ("Ctrl+Right", "N"), "Show the next solution", "next"
            ),
            ActionRow(
                "previous",
                "Pre&vious solution",
                ("Ctrl+Left", "P"),
                "Show the previous solution",
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
            ActionRow(
                "take-hint", "Ta&ke hint", ("Ctrl+F9",), "Place the pieces that the hint shows"
            ),
            ActionRow(
                "still-solvable",
                "Is &it still solvable?",
                ("Shift+F9",),
                "Check whether the pre-placed pieces can be completed to a solution",
            ),
        ),
    ),
    VIEW: (
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
            _switch("turntable", "T&urntable", "Ctrl+Shift+T", "Turn the scene until you drag it"),
            _switch(
                "parallel-lines",
                "Par&allel lines",
                "Ctrl+Alt+L",
                "Show the scene without perspective",
            ),
            _switch(
                "rounded-edges",
                "Rounded &edges",
                "Ctrl+Alt+R",
                "Show rounded edges with fine lines",
            ),
            _switch(
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
            _panel("figures-panel", "F&igures panel", "Ctrl+Shift+1", "the list of figures"),
            _panel("pieces", "&Pieces panel", "Ctrl+P", "the list of pieces"),
            _panel("solutions-panel", "Solutio&ns panel", "Ctrl+Shift+2", "the solutions"),
            _panel("search-panel", "Searc&h panel", "Ctrl+T", "the stages of the search"),
        ),
    ),
    HELP: (
        (
            ActionRow(
                "palette",
                "&Find command…",
                ("Ctrl+K",),
                "Find a command, figure, piece set or setting by its words",
            ),
            ActionRow("guide", "&User guide", ("F1",), "Read how to use the program"),
            ActionRow(
                "shortcuts", "&Keyboard shortcuts", ("Ctrl+F1",), "List all keyboard shortcuts"
            ),
            ActionRow(
                "about", "&About Cubewright", ("Shift+F1",), "Show the version and the licence"
            ),
        ),
    ),
}
"""A separator line divides the groups of a menu."""

ROWS = tuple(row for groups in MENUS.values() for group in groups for row in group)
SOLUTION_MENU = ("star-solution", "note-solution", "delete-solution", "compare-solutions")
"""The names of the actions in the menu of a row of the list of solutions."""
CLIPBOARD = ("cut", "copy", "paste")
FIGURES_LIST_MENU = (
    CLIPBOARD,
    ("add-figure", "duplicate-figure", "rename-figure", "remove-figure"),
    ("move-figure-up", "move-figure-down"),
    ("find-duplicates", "add-to-collection"),
)
"""The names of the actions in the menu of the list of figures, in groups."""
