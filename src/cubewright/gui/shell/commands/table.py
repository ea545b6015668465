"""The commands of a window, menu by menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubewright.gui.frame.command import Menu
from cubewright.gui.shell.commands.edit_menu import EDIT
from cubewright.gui.shell.commands.figure_menu import FIGURE
from cubewright.gui.shell.commands.file_menu import FILE
from cubewright.gui.shell.commands.help_menu import HELP
from cubewright.gui.shell.commands.place_menu import PLACE
from cubewright.gui.shell.commands.problem_menu import PROBLEM
from cubewright.gui.shell.commands.solutions_menu import SOLUTIONS
from cubewright.gui.shell.commands.solve_menu import SOLVE
from cubewright.gui.shell.commands.take_apart_menu import TAKE_APART
from cubewright.gui.shell.commands.view_menu import VIEW

if TYPE_CHECKING:
    from cubewright.gui.shell.main_window import MainWindow

MENUS: tuple[Menu[MainWindow], ...] = (
    FILE,
    EDIT,
    PROBLEM,
    FIGURE,
    PLACE,
    SOLVE,
    SOLUTIONS,
    TAKE_APART,
    VIEW,
    HELP,
)
"""The menus in the order of the menu bar."""
COMMANDS = tuple(command for menu in MENUS for group in menu.groups for command in group)
