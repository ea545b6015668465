"""The menu Figure."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups

FIGURE_ROWS: Groups = (
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
)
