"""The menu Edit."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups

EDIT_ROWS: Groups = (
    (
        ActionRow("undo", "&Undo", ("Ctrl+Z",), "Undo the last change", "undo"),
        ActionRow(
            "redo",
            "&Redo",
            ("Ctrl+Shift+Z", "Ctrl+Y"),
            "Redo the change that was undone",
            "redo",
        ),
        ActionRow(
            "history",
            "Undo &history…",
            ("Ctrl+Alt+Z",),
            "List all changes, and go back to any of them",
        ),
    ),
    (
        ActionRow(
            "cut",
            "Cu&t",
            ("Ctrl+X",),
            "Copy the selected box, layer, figure or piece as text, and remove it",
        ),
        ActionRow(
            "copy",
            "&Copy",
            ("Ctrl+C",),
            "Copy the selected box, layer, figure or piece as the text of a figure file",
        ),
        ActionRow(
            "paste",
            "&Paste",
            ("Ctrl+V",),
            "Paste copied cells at the cursor, figures into the list, or pieces into the set",
        ),
    ),
    (
        ActionRow(
            "draw-3d",
            "&Draw in 3D",
            ("F3",),
            "Draw in the 3D view: click a face to add a cell there, Ctrl-click to remove one",
            checkable=True,
        ),
    ),
    (
        ActionRow(
            "settings",
            "&Settings…",
            ("Ctrl+,",),
            "Choose colours, size of text, processors and what is remembered",
        ),
    ),
)
