"""The commands of the *Place* menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubewright.gui.frame.command import Command, Menu
from cubewright.gui.placing.constraint_controller import NO_PIECE
from cubewright.gui.placing.place_controller import remaining_pieces
from cubewright.gui.shell.commands.reasons import why_empty
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from cubewright.gui.shell.main_window import MainWindow

NO_SOLUTION = mark("No solution is shown: select one")
NO_PIECES_SHOWN = mark("No pieces are shown: place pieces or select a solution")


def _why_no_place(window: MainWindow) -> str:
    all_placed = not remaining_pieces(window.document.puzzle)
    return why_empty(window) or (tr("All pieces are placed") if all_placed else "")


def _why_not_fixed(window: MainWindow) -> str:
    return "" if window.view_controller.visible_solution is not None else tr(NO_PIECE)


def _why_not_removed(window: MainWindow) -> str:
    return (
        ""
        if window.document.puzzle.pre_placed
        else tr("No piece is pre-placed: place one by hand first")
    )


def _why_none_removed(window: MainWindow) -> str:
    if window.document.constraints:
        return ""
    return tr("There are no pre-placed pieces, forbidden cells or targets")


def _why_nothing_shown(window: MainWindow) -> str:
    return "" if window.view_controller.visible_solution is not None else tr(NO_PIECES_SHOWN)


def _why_no_next(window: MainWindow) -> str:
    slider = window.build_slider.slider
    if not slider.maximum():
        return tr(NO_SOLUTION)
    return "" if slider.value() < slider.maximum() else tr("All pieces are placed")


def _why_no_previous(window: MainWindow) -> str:
    slider = window.build_slider.slider
    if not slider.maximum():
        return tr(NO_SOLUTION)
    return "" if slider.value() else tr("No piece is placed")


def _why_not_swapped(window: MainWindow) -> str:
    has_colours = window.document.puzzle.figure.dark is not None
    return "" if has_colours else tr("Only a figure with light and dark cells has two colours")


PLACE: Menu[MainWindow] = Menu(
    "place",
    mark("&Place"),
    (
        (
            Command(
                "place-piece",
                mark("&Place piece by hand"),
                ("Ctrl+Shift+L",),
                mark("Move a piece over the figure, turn it with the keys and place it"),
                why_not=_why_no_place,
                run=lambda window: window.place_controller.hold_next(),
            ),
            Command(
                "fix-piece",
                mark("&Fix this piece and solve again"),
                ("Ctrl+Alt+K",),
                mark("Pre-place the piece at the cursor as in this solution, then solve again"),
                why_not=_why_not_fixed,
                run=lambda window: window.constraint_controller.fix_at_cursor(),
            ),
            Command(
                "remove-piece",
                mark("&Remove this piece"),
                ("Ctrl+Shift+K",),
                mark("Remove the pre-placed piece at the cursor"),
                why_not=_why_not_removed,
                run=lambda window: window.constraint_controller.remove_at_cursor(),
            ),
            Command(
                "remove-all-pieces",
                mark("Remove &all pieces"),
                ("Ctrl+Shift+Delete",),
                mark("Remove all pre-placed pieces, forbidden cells and targets"),
                why_not=_why_none_removed,
                run=lambda window: window.document.clear_constraints(),
            ),
        ),
        (
            Command(
                "next-step",
                mark("Add &next piece of the solution"),
                ("Ctrl+]",),
                mark("Show one more piece of the solution, in an order for assembly by hand"),
                why_not=_why_no_next,
                run=lambda window: window.build_slider.step(1),
            ),
            Command(
                "previous-step",
                mark("Remove la&st piece of the solution"),
                ("Ctrl+[",),
                mark("Remove the piece that was added last"),
                why_not=_why_no_previous,
                run=lambda window: window.build_slider.step(-1),
            ),
        ),
        (
            Command(
                "place-solution",
                mark("Place all pieces as s&hown"),
                ("Ctrl+Shift+D",),
                mark("Pre-place every piece of the solution that is shown"),
                why_not=_why_nothing_shown,
                run=lambda window: window.constraint_controller.place_shown(),
            ),
            Command(
                "set-targets",
                mark("Make the shown pieces &targets"),
                ("Ctrl+Shift+J",),
                mark("Let the shown pieces be the targets of a sliding puzzle, and remove them"),
                why_not=_why_nothing_shown,
                run=lambda window: window.constraint_controller.set_targets(),
            ),
        ),
        (
            Command(
                "swap-colours",
                mark("S&wap the two colours"),
                ("Ctrl+Alt+C",),
                mark("Make the dark cells of the figure light, and the light ones dark"),
                why_not=_why_not_swapped,
                run=lambda window: window.constraint_controller.swap_colours(),
            ),
        ),
    ),
)
