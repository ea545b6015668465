"""The commands of the *Problem* menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubewright.gui.frame.command import Command, Menu
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from cubewright.gui.shell.main_window import MainWindow


FIRST = mark("This is the first problem of the file")
LAST = mark("This is the last problem of the file")


def _why_no_next(window: MainWindow) -> str:
    document = window.document
    return "" if document.current + 1 < len(document.blocks) else tr(LAST)


def _why_no_previous(window: MainWindow) -> str:
    return "" if window.document.current > 0 else tr(FIRST)


def _why_not_up(window: MainWindow) -> str:
    if window.figures.is_filtering:
        return tr("Empty the search field to move problems")
    return "" if window.figures.selected_ends[0] > 0 else tr(FIRST)


def _why_not_down(window: MainWindow) -> str:
    if window.figures.is_filtering:
        return tr("Empty the search field to move problems")
    return "" if window.figures.selected_ends[1] + 1 < len(window.document.blocks) else tr(LAST)


def _why_not_removed(window: MainWindow) -> str:
    keeps_one = len(window.document.blocks) > window.figures.selected_count
    return "" if keeps_one else tr("A file needs at least one problem")


PROBLEM: Menu[MainWindow] = Menu(
    "problem",
    mark("Pro&blem"),
    (
        (
            Command(
                "next-figure",
                mark("Ne&xt problem"),
                ("Ctrl+Down",),
                mark("Go to the next problem in this file"),
                why_not=_why_no_next,
                run=lambda window: window.figure_menu.go_to_next(),
            ),
            Command(
                "previous-figure",
                mark("Pre&vious problem"),
                ("Ctrl+Up",),
                mark("Go to the previous problem in this file"),
                why_not=_why_no_previous,
                run=lambda window: window.figure_menu.go_to_previous(),
            ),
            Command(
                "find-figure",
                mark("&Find problem"),
                ("Ctrl+F",),
                mark("Find a problem in this file by part of its name"),
                run=lambda window: window.figures.find_figure(),
            ),
        ),
        (
            Command(
                "add-figure",
                mark("&Add problem"),
                ("Ctrl+Shift+N",),
                mark("Add a problem with an empty figure to this file"),
                "add",
                run=lambda window: window.figure_menu.add(),
            ),
            Command(
                "duplicate-figure",
                mark("&Duplicate"),
                ("Ctrl+D",),
                mark("Add a copy of this problem to the file"),
                run=lambda window: window.figure_menu.duplicate(),
            ),
            Command(
                "assembled-problem",
                mark("Problem from this solution"),
                ("Ctrl+Alt+Q",),
                mark("Add a problem with the pieces of this solution and the cells that they fill"),
                why_not=lambda window: window.assembled_problems.why_not(),
                run=lambda window: window.assembled_problems.add(),
            ),
            Command(
                "united-pieces",
                mark("Problem with solid pieces as one"),
                ("Ctrl+Alt+Shift+Q",),
                mark("Add a problem in which the solid pieces of this solution are one piece"),
                why_not=lambda window: window.assembled_problems.why_not_united(),
                run=lambda window: window.assembled_problems.add_united(),
            ),
            Command(
                "rename-figure",
                mark("&Rename…"),
                ("F2",),
                mark("Rename this problem"),
                "rename",
                run=lambda window: window.figure_menu.rename(),
            ),
            Command(
                "move-figure-up",
                mark("Move &up in the list"),
                ("Ctrl+Shift+Up",),
                mark("Move this problem up in the list"),
                why_not=_why_not_up,
                run=lambda window: window.figure_menu.move(-1),
            ),
            Command(
                "move-figure-down",
                mark("Move do&wn in the list"),
                ("Ctrl+Shift+Down",),
                mark("Move this problem down in the list"),
                why_not=_why_not_down,
                run=lambda window: window.figure_menu.move(1),
            ),
            Command(
                "remove-figure",
                mark("Delete"),
                ("Ctrl+Delete",),
                mark("Delete this problem from the file"),
                "remove",
                why_not=_why_not_removed,
                run=lambda window: window.figure_menu.remove(),
            ),
        ),
        (
            Command(
                "rules",
                mark("Rule&s…"),
                ("Ctrl+R",),
                mark(
                    "Limit pieces and empty cells; choose matching colours, mirror images and "
                    "groups"
                ),
                run=lambda window: window.rules_controller.open(),
            ),
            Command(
                "scale-puzzle",
                mark("Scale figure and pieces…"),
                ("Ctrl+Alt+T",),
                mark("Make the figure and all pieces larger together, for example to cut finer"),
                why_not=lambda window: window.puzzle_scaling.why_not,
                run=lambda window: window.puzzle_scaling.ask_and_scale(),
            ),
            Command(
                "smallest-puzzle",
                mark("Find smallest scale"),
                ("Ctrl+Alt+Shift+T",),
                mark("Shrink the figure and all pieces to the smallest possible scale"),
                why_not=lambda window: window.puzzle_scaling.why_not,
                run=lambda window: window.puzzle_scaling.find_smallest(),
            ),
        ),
    ),
)
