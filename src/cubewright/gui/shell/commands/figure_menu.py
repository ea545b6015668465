"""The commands of the menu Figure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubewright.gui.frame.command import Command, Menu
from cubewright.gui.shell.commands.reasons import why_empty
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from cubewright.gui.shell.main_window import MainWindow


FIRST = mark("This is the first figure of the file")
LAST = mark("This is the last figure of the file")


def _why_no_next(window: MainWindow) -> str:
    document = window.document
    return "" if document.current + 1 < len(document.blocks) else tr(LAST)


def _why_no_previous(window: MainWindow) -> str:
    return "" if window.document.current > 0 else tr(FIRST)


def _why_not_up(window: MainWindow) -> str:
    if window.figures.is_filtering:
        return tr("Empty the search field to move figures")
    return "" if window.figures.selected_ends[0] > 0 else tr(FIRST)


def _why_not_down(window: MainWindow) -> str:
    if window.figures.is_filtering:
        return tr("Empty the search field to move figures")
    return "" if window.figures.selected_ends[1] + 1 < len(window.document.blocks) else tr(LAST)


def _why_not_removed(window: MainWindow) -> str:
    keeps_one = len(window.document.blocks) > window.figures.selected_count
    return "" if keeps_one else tr("A file needs at least one figure")


def _why_no_part(window: MainWindow) -> str:
    tool = window.pieces.panel.action("part-piece")
    return "" if tool.isEnabled() else tool.toolTip()


FIGURE: Menu[MainWindow] = Menu(
    "figure",
    mark("Fi&gure"),
    (
        (
            Command(
                "next-figure",
                mark("Ne&xt figure"),
                ("Ctrl+Down",),
                mark("Go to the next figure in this file"),
                why_not=_why_no_next,
                run=lambda window: window.figure_menu.go_to_next(),
            ),
            Command(
                "previous-figure",
                mark("Pre&vious figure"),
                ("Ctrl+Up",),
                mark("Go to the previous figure in this file"),
                why_not=_why_no_previous,
                run=lambda window: window.figure_menu.go_to_previous(),
            ),
            Command(
                "find-figure",
                mark("&Find figure"),
                ("Ctrl+F",),
                mark("Find a figure in this file by part of its name"),
                run=lambda window: window.figures.find_figure(),
            ),
        ),
        (
            Command(
                "add-figure",
                mark("&Add figure"),
                ("Ctrl+Shift+N",),
                mark("Add an empty figure to this file"),
                "add",
                run=lambda window: window.figure_menu.add(),
            ),
            Command(
                "duplicate-figure",
                mark("&Duplicate"),
                ("Ctrl+D",),
                mark("Add a copy of this figure to the file"),
                run=lambda window: window.figure_menu.duplicate(),
            ),
            Command(
                "rename-figure",
                mark("&Rename…"),
                ("F2",),
                mark("Rename this figure"),
                "rename",
                run=lambda window: window.figure_menu.rename(),
            ),
            Command(
                "move-figure-up",
                mark("Move &up in the list"),
                ("Ctrl+Shift+Up",),
                mark("Move this figure up in the list"),
                why_not=_why_not_up,
                run=lambda window: window.figure_menu.move(-1),
            ),
            Command(
                "move-figure-down",
                mark("Move do&wn in the list"),
                ("Ctrl+Shift+Down",),
                mark("Move this figure down in the list"),
                why_not=_why_not_down,
                run=lambda window: window.figure_menu.move(1),
            ),
            Command(
                "remove-figure",
                mark("Delete"),
                ("Ctrl+Delete",),
                mark("Delete this figure from the file"),
                "remove",
                why_not=_why_not_removed,
                run=lambda window: window.figure_menu.remove(),
            ),
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
            Command(
                "make-figure",
                mark("Ma&ke figure…"),
                ("Ctrl+Alt+G",),
                mark("Make a box, ball, pyramid, burr, hexagon or cross-section by its sizes"),
                run=lambda window: window.generate_controller.make_figure(),
            ),
            Command(
                "new-piece",
                mark("New piece"),
                ("Ins", "Ctrl+Shift+I"),
                mark("Draw a new piece and add it to the set"),
                run=lambda window: window.open_piece.open_new(),
            ),
            Command(
                "make-pieces",
                mark("Make &pieces…"),
                ("Ctrl+Alt+P",),
                mark("Make all shapes with a given number of cells, or burr sticks by number"),
                run=lambda window: window.generate_controller.make_pieces(),
            ),
            Command(
                "find-puzzles",
                mark("Find pu&zzles…"),
                ("Ctrl+Alt+F",),
                mark("Find pieces that make a good puzzle, or figures that the pieces fill"),
                run=lambda window: window.design_controller.show(),
            ),
            Command(
                "piece-of-part",
                mark("Make pi&ece from this part"),
                ("Ctrl+Shift+P",),
                mark("Make a piece from the connected part of the figure at the cursor"),
                why_not=_why_no_part,
                run=lambda window: window.pieces.set_controller.make_piece_from_part(),
            ),
        ),
        (
            Command(
                "library",
                mark("Figure &library"),
                ("Ctrl+L",),
                mark("Browse pictures of all figures in the library"),
                run=lambda window: window.library.show_view(),
            ),
            Command(
                "find-duplicates",
                mark("Find dupl&icates"),
                ("Ctrl+I",),
                mark("Search the library for this figure, turned or reflected"),
                why_not=why_empty,
                run=lambda window: window.library.find_duplicates(),
            ),
            Command(
                "add-to-collection",
                mark("Add to collectio&n…"),
                ("Ctrl+Shift+A",),
                mark("Append this figure to another figure file"),
                why_not=why_empty,
                run=lambda window: window.library.ask_and_add(),
            ),
        ),
    ),
)
