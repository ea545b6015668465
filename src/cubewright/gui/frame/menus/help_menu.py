"""The menu Help."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups
from cubewright.translation import mark

HELP_ROWS: Groups = (
    (
        ActionRow(
            "palette",
            mark("&Find command…"),
            ("Ctrl+K",),
            mark("Find a command, figure, piece set or setting by its words"),
        ),
        ActionRow("guide", mark("&User guide"), ("F1",), mark("Read how to use the program")),
        ActionRow(
            "shortcuts",
            mark("&Keyboard shortcuts"),
            ("Ctrl+F1",),
            mark("List all keyboard shortcuts"),
        ),
        ActionRow(
            "about",
            mark("&About Cubewright"),
            ("Shift+F1",),
            mark("Show the version and the licence"),
        ),
    ),
)
