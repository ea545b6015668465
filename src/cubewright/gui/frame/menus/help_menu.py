"""The menu Help."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups

HELP_ROWS: Groups = (
    (
        ActionRow(
            "palette",
            "&Find command…",
            ("Ctrl+K",),
            "Find a command, figure, piece set or setting by its words",
        ),
        ActionRow("guide", "&User guide", ("F1",), "Read how to use the program"),
        ActionRow("shortcuts", "&Keyboard shortcuts", ("Ctrl+F1",), "List all keyboard shortcuts"),
        ActionRow("about", "&About Cubewright", ("Shift+F1",), "Show the version and the licence"),
    ),
)
