"""The menu Edit."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups
from cubewright.translation import mark

EDIT_ROWS: Groups = (
    (
        ActionRow("undo", mark("&Undo"), ("Ctrl+Z",), mark("Undo the last change"), "undo"),
        ActionRow(
            "redo",
            mark("&Redo"),
            ("Ctrl+Shift+Z", "Ctrl+Y"),
            mark("Redo the change that was undone"),
            "redo",
        ),
        ActionRow(
            "history",
            mark("Undo &history…"),
            ("Ctrl+Alt+Z",),
            mark("List all changes, and go back to any of them"),
        ),
    ),
    (
        ActionRow(
            "cut",
            mark("Cu&t"),
            ("Ctrl+X",),
            mark("Copy the selected box, layer, figure or piece as text, and remove it"),
        ),
        ActionRow(
            "copy",
            mark("&Copy"),
            ("Ctrl+C",),
            mark("Copy the selected box, layer, figure or piece as the text of a figure file"),
        ),
        ActionRow(
            "paste",
            mark("&Paste"),
            ("Ctrl+V",),
            mark("Paste copied cells at the cursor, figures into the list, or pieces into the set"),
        ),
    ),
    (
        ActionRow(
            "copy-picture",
            mark("Copy p&icture"),
            ("Ctrl+Shift+C",),
            mark("Copy the picture with the focus, or the 3D view, with its text for figure files"),
        ),
        ActionRow(
            "copy-text",
            mark("Copy as te&xt"),
            ("Ctrl+Alt+X",),
            mark("Copy the figure or solution as text: block, layers, coordinates"),
        ),
    ),
    (
        ActionRow(
            "draw-3d",
            mark("&Draw in 3D"),
            ("F3",),
            mark("Draw in the 3D view: click a face to add a cell there, Ctrl-click to remove one"),
            checkable=True,
        ),
    ),
    (
        ActionRow(
            "settings",
            mark("&Settings…"),
            ("Ctrl+,",),
            mark("Choose colours, size of text, processors and what is remembered"),
        ),
    ),
)
