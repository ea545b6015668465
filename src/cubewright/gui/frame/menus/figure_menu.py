"""The menu Figure."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups
from cubewright.translation import mark

FIGURE_ROWS: Groups = (
    (
        ActionRow(
            "next-figure",
            mark("Ne&xt figure"),
            ("Ctrl+Down",),
            mark("Go to the next figure in this file"),
        ),
        ActionRow(
            "previous-figure",
            mark("Pre&vious figure"),
            ("Ctrl+Up",),
            mark("Go to the previous figure in this file"),
        ),
        ActionRow(
            "find-figure",
            mark("&Find figure"),
            ("Ctrl+F",),
            mark("Find a figure in this file by part of its name"),
        ),
    ),
    (
        ActionRow(
            "add-figure",
            mark("&Add figure"),
            ("Ctrl+Shift+N",),
            mark("Add an empty figure to this file"),
            "add",
        ),
        ActionRow(
            "duplicate-figure",
            mark("&Duplicate"),
            ("Ctrl+D",),
            mark("Add a copy of this figure to the file"),
        ),
        ActionRow("rename-figure", mark("&Rename…"), ("F2",), mark("Rename this figure"), "rename"),
        ActionRow(
            "move-figure-up",
            mark("Move &up in the list"),
            ("Ctrl+Shift+Up",),
            mark("Move this figure before the previous one of the file"),
        ),
        ActionRow(
            "move-figure-down",
            mark("Move do&wn in the list"),
            ("Ctrl+Shift+Down",),
            mark("Move this figure after the next one of the file"),
        ),
        ActionRow(
            "remove-figure",
            mark("Re&move"),
            ("Ctrl+Delete",),
            mark("Remove this figure from the file"),
            "remove",
        ),
        ActionRow(
            "rules",
            mark("Rule&s…"),
            ("Ctrl+R",),
            mark(
                "Limit pieces and empty cells, choose colours that may meet, mirror images, groups"
            ),
        ),
        ActionRow(
            "make-figure",
            mark("Make fi&gure…"),
            ("Ctrl+Alt+G",),
            mark("Make a box, ball, pyramid, burr, hexagon or cross-section by its sizes"),
        ),
        ActionRow(
            "make-pieces",
            mark("Make &pieces…"),
            ("Ctrl+Alt+P",),
            mark("Make all shapes of a number of cells, or burr sticks by number"),
        ),
        ActionRow(
            "find-puzzles",
            mark("Find pu&zzles…"),
            ("Ctrl+Alt+F",),
            mark("Look for pieces that make a good puzzle, or for figures that the pieces fill"),
        ),
        ActionRow(
            "piece-of-part",
            mark("Make pi&ece from this part"),
            ("Ctrl+Shift+P",),
            mark("Make a piece from the connected part of the figure at the cursor"),
        ),
    ),
    (
        ActionRow(
            "library",
            mark("Figure &library"),
            ("Ctrl+L",),
            mark("Browse pictures of all figures in the library"),
        ),
        ActionRow(
            "find-duplicates",
            mark("Find dupl&icates"),
            ("Ctrl+I",),
            mark("Search the library for this figure, turned or reflected"),
        ),
        ActionRow(
            "add-to-collection",
            mark("Add to collectio&n…"),
            ("Ctrl+Shift+A",),
            mark("Append this figure to another figure file"),
        ),
    ),
)
