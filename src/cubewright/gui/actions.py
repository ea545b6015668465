"""Everything the player can do: one row each with its menu, keys, icon and a sentence about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from cubewright.gui.icons import icon

FILE, EDIT, FIGURE, BUILD = "&File", "&Edit", "Fi&gure", "&Build"
SOLVE, VIEW, HELP = "&Solve", "&View", "&Help"
MENUS = (FILE, EDIT, FIGURE, BUILD, SOLVE, VIEW, HELP)


@dataclass(frozen=True)
class ActionRow:
    """One action: ``name`` is what the program calls it, ``text`` what the player reads."""

    menu: str
    name: str
    text: str
    keys: tuple[str, ...]
    tip: str
    icon: str = ""
    group: int = 0
    """Actions of a menu stand in groups with a line between them."""
    checkable: bool = False
    """Whether it is a switch."""


ROWS = (
    ActionRow(FILE, "new", "&New", ("Ctrl+N",), "Start a new figure", "new"),
    ActionRow(FILE, "open", "&Open…", ("Ctrl+O",), "Open a file of figures", "open"),
    ActionRow(
        FILE,
        "save",
        "&Save",
        ("Ctrl+S",),
        "Save the file; only what changed is rewritten",
        "save",
        1,
    ),
    ActionRow(FILE, "save-as", "Save &as…", ("Ctrl+Shift+S",), "Save under another name", "", 1),
    ActionRow(
        FILE,
        "export",
        "&Export .fig…",
        ("Ctrl+E",),
        "Write the figure, or its solutions, as a file of their own",
        "export",
        1,
    ),
    ActionRow(FILE, "quit", "&Quit", ("Ctrl+Q",), "Close the program", "", 2),
    ActionRow(EDIT, "undo", "&Undo", ("Ctrl+Z",), "Take back the last change", "undo"),
    ActionRow(
        EDIT,
        "redo",
        "&Redo",
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        "Make the change that was taken back",
        "redo",
    ),
    ActionRow(
        FIGURE, "next-figure", "Ne&xt figure", ("Ctrl+Down",), "Go to the next figure of this file"
    ),
    ActionRow(
        FIGURE,
        "previous-figure",
        "Pre&vious figure",
        ("Ctrl+Up",),
        "Go to the figure before in this file",
    ),
    ActionRow(
        FIGURE,
        "find-figure",
        "&Find a figure",
        ("Ctrl+F",),
        "Type a part of a name to find a figure of this file",
    ),
    ActionRow(
        FIGURE,
        "add-figure",
        "&Add a figure",
        ("Ctrl+Shift+N",),
        "Add an empty figure to this file",
        "add",
        1,
    ),
    ActionRow(
        FIGURE,
        "duplicate-figure",
        "&Duplicate",
        ("Ctrl+D",),
        "Add a copy of this figure to the file",
        "",
        1,
    ),
    ActionRow(
        FIGURE, "rename-figure", "&Rename…", ("F2",), "Give this figure another name", "rename", 1
    ),
    ActionRow(
        FIGURE,
        "remove-figure",
        "Re&move",
        ("Ctrl+Delete",),
        "Take this figure out of the file",
        "remove",
        1,
    ),
    ActionRow(
        FIGURE,
        "library",
        "Figure &library",
        ("Ctrl+L",),
        "Open the library: pictures of all figures in your files and ours",
        "",
        2,
    ),
    ActionRow(
        FIGURE,
        "is-it-new",
        "&Is it new?",
        ("Ctrl+I",),
        "Look in the library for this figure, turned or reflected",
        "",
        2,
    ),
    ActionRow(
        FIGURE,
        "add-to-collection",
        "Add to a &collection…",
        ("Ctrl+Shift+A",),
        "Write this figure at the end of another file of figures",
        "",
        2,
    ),
    ActionRow(
        FIGURE,
        "piece-of-part",
        "Make a pi&ece of this part…",
        ("Ctrl+Shift+P",),
        "Make a piece of the part of the figure that the cursor is in",
        "",
        1,
    ),
    ActionRow(
        BUILD,
        "lay-piece",
        "&Lay a piece by hand",
        ("Ctrl+Shift+L",),
        "Hold a piece over the figure, turn it with the keys and lay it",
    ),
    ActionRow(
        BUILD,
        "keep-piece",
        "&Keep this piece, find others",
        ("Ctrl+K",),
        "Lay the piece at the cursor as it lies in the solution, and solve with it",
    ),
    ActionRow(
        BUILD,
        "free-piece",
        "&Free this piece",
        ("Ctrl+Shift+K",),
        "Take the laid piece at the cursor away",
    ),
    ActionRow(
        BUILD,
        "free-all",
        "Free &all pieces",
        ("Ctrl+Shift+Delete",),
        "Take every laid piece away, and forbid no cell to any",
    ),
    ActionRow(
        BUILD,
        "step-on",
        "Lay the &next piece of the solution",
        ("Ctrl+]",),
        "Build the solution up, in an order that hands can follow",
        "",
        1,
    ),
    ActionRow(
        BUILD,
        "step-back",
        "Take the la&st piece of the solution",
        ("Ctrl+[",),
        "Take the solution apart again, piece by piece",
        "",
        1,
    ),
    ActionRow(
        BUILD,
        "swap-colours",
        "S&wap the two colours",
        ("Ctrl+Shift+C",),
        "Make the dark cells of the figure light, and the light ones dark",
        "",
        2,
    ),
    ActionRow(
        SOLVE,
        "hint",
        "&Hint",
        ("F9",),
        "Show the next piece that hands can lay; again, the one after it",
        "",
        4,
    ),
    ActionRow(
        SOLVE,
        "take-hint",
        "Ta&ke the hint",
        ("Ctrl+F9",),
        "Lay the pieces that the hint shows",
        "",
        4,
    ),
    ActionRow(
        SOLVE,
        "still-solvable",
        "Is &it still solvable?",
        ("Shift+F9",),
        "Say whether what is laid can be completed",
        "",
        4,
    ),
    ActionRow(SOLVE, "solve", "&Solve", ("F5",), "Search for every solution", "solve"),
    ActionRow(SOLVE, "pause", "&Pause", ("F6",), "Let the search rest", "pause"),
    ActionRow(
        SOLVE, "stop", "S&top", ("Esc", "Shift+F5"), "End the search and keep what it found", "stop"
    ),
    ActionRow(
        SOLVE,
        "count-only",
        "Count &only",
        ("F8",),
        "From the next Solve on, count the solutions without keeping them",
        "count",
        2,
        checkable=True,
    ),
    ActionRow(
        SOLVE,
        "save-search",
        "S&ave search…",
        ("Ctrl+Alt+S",),
        "Write the unfinished search and its solutions to a file, to go on another time",
        "",
        3,
    ),
    ActionRow(
        SOLVE,
        "resume-search",
        "&Resume search…",
        ("Ctrl+Alt+O",),
        "Go on with a search that was saved",
        "",
        3,
    ),
    ActionRow(
        SOLVE,
        "engine-settings",
        "&Engine settings…",
        ("Ctrl+Shift+E",),
        "Choose how the engine searches, such as the order of the pieces",
        "",
        2,
    ),
    ActionRow(
        SOLVE,
        "compare",
        "Co&mpare…",
        ("F7",),
        "Search in several ways, one after the other, and put them side by side",
        "compare",
        2,
    ),
    ActionRow(
        SOLVE,
        "batch",
        "&Batch…",
        ("Ctrl+B",),
        "Solve all figures of files or of a folder in one go",
        "",
        2,
    ),
    ActionRow(
        SOLVE, "next", "&Next solution", ("Ctrl+Right", "N"), "Show the next solution", "next", 1
    ),
    ActionRow(
        SOLVE,
        "previous",
        "Pre&vious solution",
        ("Ctrl+Left", "P"),
        "Show the solution before",
        "previous",
        1,
    ),
    ActionRow(
        SOLVE, "first", "&First solution", ("Ctrl+Home",), "Show the first solution", "first", 1
    ),
    ActionRow(
        SOLVE,
        "last",
        "&Last solution",
        ("Ctrl+End",),
        "Show the last solution found so far",
        "last",
        1,
    ),
    ActionRow(
        VIEW,
        "reset-view",
        "&Reset the 3D view",
        ("Ctrl+0",),
        "Turn the figure back and fit it into the view",
    ),
    ActionRow(
        VIEW,
        "show-figure",
        "Show the &figure without pieces",
        ("Ctrl+G",),
        "Show the bare figure in place of the chosen solution",
    ),
    ActionRow(
        VIEW,
        "apart",
        "Pieces &apart",
        ("Ctrl++", "Ctrl+="),
        "Move the pieces of the solution a step apart",
    ),
    ActionRow(
        VIEW, "together", "Pieces t&ogether", ("Ctrl+-",), "Move the pieces a step back together"
    ),
    ActionRow(
        VIEW,
        "statistics",
        "Search s&tatistics",
        ("Ctrl+T",),
        "Open the window with the table and the chart of every run",
        "chart",
        1,
    ),
    ActionRow(
        VIEW,
        "pieces",
        "&Pieces panel",
        ("Ctrl+P",),
        "Show the pieces, and how many there are of each, or hide them",
        "",
        1,
    ),
    ActionRow(HELP, "shortcuts", "&Keyboard shortcuts", ("F1",), "List every key there is"),
    ActionRow(HELP, "about", "&About Cubewright", ("Shift+F1",), "Say which version this is"),
)


class Actions:
    """The actions of one window, by name."""

    def __init__(self, window: QWidget) -> None:
        self._actions: dict[str, QAction] = {}
        for row in ROWS:
            action = QAction(row.text, window)
            action.setObjectName(row.name)
            action.setCheckable(row.checkable)
            action.setShortcuts([QKeySequence(key) for key in row.keys])
            self._actions[row.name] = action
            self.explain(row.name)
        self.draw_icons()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def explain(self, name: str, why_not: str = "") -> None:
        """Say what an action does; or, where it cannot be used at present, why not."""
        row = _ROW[name]
        action = self._actions[name]
        action.setStatusTip(why_not or row.tip)
        action.setToolTip(why_not or f"{row.tip} ({_keys(row.keys[:1])})")

    def allow(self, name: str, allowed: bool, why_not: str = "") -> None:
        """Make an action usable or not, and say why not."""
        self._actions[name].setEnabled(allowed)
        self.explain(name, "" if allowed else why_not)

    def draw_icons(self) -> None:
        """Draw the icons in the colours of the palette in force."""
        for row in ROWS:
            if row.icon:
                self._actions[row.name].setIcon(icon(row.icon))

    def draw_icon(self, name: str, icon_name: str) -> None:
        """Give an action another icon for the present."""
        self._actions[name].setIcon(icon(icon_name))

    def groups(self, menu: str) -> list[list[QAction]]:
        """The actions of a menu, group by group."""
        rows = [row for row in ROWS if row.menu == menu]
        numbers = sorted({row.group for row in rows})
        return [[self._actions[r.name] for r in rows if r.group == n] for n in numbers]


_ROW = {row.name: row for row in ROWS}


def key_table() -> list[tuple[str, list[tuple[str, str]]]]:
    """For each menu its actions and their keys, in words."""
    return [
        (
            menu.replace("&", ""),
            [(_plain(row.text), _keys(row.keys)) for row in ROWS if row.menu == menu],
        )
        for menu in MENUS
    ]


def _plain(text: str) -> str:
    return text.replace("&", "").rstrip("…")


def _keys(keys: Iterable[str]) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(key).toString(native) for key in keys)
