"""The commands of the *Solutions* menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubewright.gui.frame.command import Command, Menu
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from cubewright.gui.shell.main_window import MainWindow


def _why_none_listed(window: MainWindow) -> str:
    if window.panel.listed_count:
        return ""
    if window.panel.count:
        return tr("No solution matches the filter")
    return tr("There are no solutions yet: press Solve")


def _why_no_next(window: MainWindow) -> str:
    is_last = window.panel.list_position >= window.panel.listed_count - 1
    last = tr("This is the last solution found so far") if is_last else ""
    return _why_none_listed(window) or last


def _why_no_previous(window: MainWindow) -> str:
    first = "" if window.panel.list_position > 0 else tr("This is the first solution")
    return _why_none_listed(window) or first


def _why_none_selected(window: MainWindow) -> str:
    not_selected = "" if window.panel.list_position >= 0 else tr("Select a solution first")
    return _why_none_listed(window) or not_selected


def _why_no_filter(window: MainWindow) -> str:
    return "" if window.panel.count > 1 else tr("There are no solutions to filter")


SOLUTIONS: Menu[MainWindow] = Menu(
    "solutions",
    mark("So&lutions"),
    (
        (
            Command(
                "next",
                mark("Ne&xt solution"),
                ("Ctrl+Right", "N"),
                mark("Show the next solution"),
                "next",
                why_not=_why_no_next,
                run=lambda window: window.panel.next(),
            ),
            Command(
                "previous",
                mark("Pre&vious solution"),
                ("Ctrl+Left", "P"),
                mark("Show the previous solution"),
                "previous",
                why_not=_why_no_previous,
                run=lambda window: window.panel.previous(),
            ),
            Command(
                "first",
                mark("&First solution"),
                ("Ctrl+Home",),
                mark("Show the first solution"),
                "first",
                why_not=_why_no_previous,
                run=lambda window: window.panel.first(),
            ),
            Command(
                "last",
                mark("&Last solution"),
                ("Ctrl+End",),
                mark("Show the last solution found so far"),
                "last",
                why_not=_why_no_next,
                run=lambda window: window.panel.last(),
            ),
            Command(
                "go-to-solution",
                mark("&Go to solution…"),
                ("Ctrl+J",),
                mark("Go to a number in the list of solutions"),
                why_not=_why_none_listed,
                run=lambda window: window.panel.ask_position(),
            ),
            Command(
                "filter-solutions",
                mark("Filte&r solutions"),
                ("Ctrl+Shift+F",),
                mark("List only the solutions that match words"),
                why_not=_why_no_filter,
                run=lambda window: window.panel.start_filter(),
            ),
        ),
        (
            Command(
                "star-solution",
                mark("&Star solution"),
                ("Ctrl+M",),
                mark("Star the selected solutions, or remove their stars (S in the list)"),
                why_not=_why_none_selected,
                run=lambda window: window.marks_controller.toggle_stars(),
            ),
            Command(
                "note-solution",
                mark("N&ote about solution…"),
                ("Ctrl+Shift+M",),
                mark("Write a note about the selected solution (F2 in the list)"),
                why_not=_why_none_selected,
                run=lambda window: window.marks_controller.edit_note(),
            ),
            Command(
                "delete-solution",
                mark("&Delete solution"),
                ("Alt+Delete",),
                mark(
                    "Delete the selected solutions from the list, or restore them (Del in the list)"
                ),
                why_not=_why_none_selected,
                run=lambda window: window.marks_controller.toggle_deleted(),
            ),
            Command(
                "delete-solutions",
                mark("Delete man&y…"),
                ("Shift+Alt+Delete",),
                mark("Delete all solutions before or after the selected one, or without a star"),
                why_not=_why_none_listed,
                run=lambda window: window.marks_controller.ask_and_delete(window),
            ),
            Command(
                "compare-solutions",
                mark("Co&mpare with…"),
                ("Ctrl+Alt+D",),
                mark("Compare one or two selected solutions side by side"),
                why_not=_why_none_selected,
                run=lambda window: window.solution_dialogs.compare(),
            ),
            Command(
                "find-solution",
                mark("Find pasted sol&ution…"),
                ("Ctrl+Alt+V",),
                mark("Find the solution in a text, such as the layers on the clipboard"),
                run=lambda window: window.solution_dialogs.find_pasted(),
            ),
        ),
    ),
)
