"""The menu File."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups

FILE_ROWS: Groups = (
    (
        ActionRow("new", "&New", ("Ctrl+N",), "Start a new figure", "new"),
        ActionRow("open", "&Open…", ("Ctrl+O",), "Open a file of figures", "open"),
        ActionRow(
            "recent-files",
            "Recent files as p&ictures…",
            ("Ctrl+Alt+H",),
            "Show the recent files with a picture of each",
        ),
        ActionRow(
            "new-window", "New &window", ("Ctrl+Alt+N",), "Open another window of the program"
        ),
        ActionRow(
            "open-in-window",
            "Open in new win&dow…",
            ("Ctrl+Shift+O",),
            "Open a file in a window of its own",
        ),
    ),
    (
        ActionRow(
            "save",
            "&Save",
            ("Ctrl+S",),
            "Save the file. Unchanged lines stay as they are.",
            "save",
        ),
        ActionRow("save-as", "Save &as…", ("Ctrl+Shift+S",), "Save the file under another name"),
        ActionRow(
            "export",
            "&Export…",
            ("Ctrl+E",),
            "Export the figure or its solutions to a new file",
            "export",
        ),
    ),
    (
        ActionRow("close-window", "C&lose window", ("Ctrl+W",), "Close this window and its file"),
        ActionRow("quit", "&Quit", ("Ctrl+Q",), "Close all windows of the program"),
    ),
)
