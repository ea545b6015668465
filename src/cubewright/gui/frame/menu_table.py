"""The table of all commands: menus, their groups of actions, keys and tooltips."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import Groups
from cubewright.gui.frame.menus.edit_menu import EDIT_ROWS
from cubewright.gui.frame.menus.figure_menu import FIGURE_ROWS
from cubewright.gui.frame.menus.file_menu import FILE_ROWS
from cubewright.gui.frame.menus.help_menu import HELP_ROWS
from cubewright.gui.frame.menus.place_menu import PLACE_ROWS
from cubewright.gui.frame.menus.solve_menu import SOLVE_ROWS
from cubewright.gui.frame.menus.take_apart_menu import TAKE_APART_ROWS
from cubewright.gui.frame.menus.view_menu import VIEW_ROWS
from cubewright.translation import mark

FILE, EDIT, FIGURE, PLACE = mark("&File"), mark("&Edit"), mark("Fi&gure"), mark("&Place")
SOLVE, TAKE_APART = mark("&Solve"), mark("&Take apart")
VIEW, HELP = mark("&View"), mark("&Help")

MENUS: dict[str, Groups] = {
    FILE: FILE_ROWS,
    EDIT: EDIT_ROWS,
    FIGURE: FIGURE_ROWS,
    PLACE: PLACE_ROWS,
    SOLVE: SOLVE_ROWS,
    TAKE_APART: TAKE_APART_ROWS,
    VIEW: VIEW_ROWS,
    HELP: HELP_ROWS,
}

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
