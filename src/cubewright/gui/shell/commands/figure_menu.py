"""The commands of the *Figure* menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubewright.gui.frame.command import Command, Menu
from cubewright.gui.shell.commands.reasons import why_empty
from cubewright.translation import mark

if TYPE_CHECKING:
    from cubewright.gui.shell.main_window import MainWindow


def _why_no_part(window: MainWindow) -> str:
    tool = window.pieces.panel.action("part-piece")
    return "" if tool.isEnabled() else tool.toolTip()


FIGURE: Menu[MainWindow] = Menu(
    "figure",
    mark("Fi&gure"),
    (
        (
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
                "design-figure",
                mark("&Design this figure…"),
                ("Ctrl+Alt+U",),
                mark("Cut this figure into pieces that interlock and need many moves"),
                why_not=lambda window: window.cut_controller.why_not(),
                run=lambda window: window.cut_controller.show(),
            ),
            Command(
                "burrs-from-sticks",
                mark("Burrs from m&y sticks…"),
                ("Ctrl+Alt+R",),
                mark("Find all six-piece burrs that the sticks or boards you own can build"),
                run=lambda window: window.sticks_controller.show(),
            ),
            Command(
                "sliding-puzzles",
                mark("&Sliding puzzles…"),
                ("Ctrl+Alt+J",),
                mark("Slide pieces in a room by hand, and see a shortest way to their targets"),
                run=lambda window: window.sliding_controller.show(),
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
                "collection",
                mark("&My collection"),
                ("Ctrl+Alt+E",),
                mark("List the puzzles that you own, want, have solved or have lent"),
                run=lambda window: window.collection_controller.show(),
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
