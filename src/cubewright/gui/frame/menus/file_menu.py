"""The menu File."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups
from cubewright.translation import mark

FILE_ROWS: Groups = (
    (
        ActionRow("new", mark("&New"), ("Ctrl+N",), mark("Start a new figure"), "new"),
        ActionRow(
            "new-burr",
            mark("New six-piece &burr…"),
            ("Ctrl+Alt+B",),
            mark("Start with a burr of six sticks, which you choose by number"),
        ),
        ActionRow("open", mark("&Open…"), ("Ctrl+O",), mark("Open a file of figures"), "open"),
        ActionRow(
            "recent-files",
            mark("Recent files as p&ictures…"),
            ("Ctrl+Alt+H",),
            mark("Show the recent files with a picture of each"),
        ),
        ActionRow(
            "new-window",
            mark("New &window"),
            ("Ctrl+Alt+N",),
            mark("Open another window of the program"),
        ),
        ActionRow(
            "open-in-window",
            mark("Open in new win&dow…"),
            ("Ctrl+Shift+O",),
            mark("Open a file in a window of its own"),
        ),
    ),
    (
        ActionRow(
            "save",
            mark("&Save"),
            ("Ctrl+S",),
            mark("Save the file. Unchanged lines stay as they are."),
            "save",
        ),
        ActionRow(
            "save-as",
            mark("Save &as…"),
            ("Ctrl+Shift+S",),
            mark("Save the file under another name"),
        ),
        ActionRow(
            "export",
            mark("&Export…"),
            ("Ctrl+E",),
            mark("Export the figure or its solutions to a new file"),
            "export",
        ),
        ActionRow(
            "print",
            mark("&Print…"),
            ("Ctrl+P",),
            mark("Choose what to print, see its pages, and print them"),
        ),
    ),
    (
        ActionRow(
            "close-window",
            mark("C&lose window"),
            ("Ctrl+W",),
            mark("Close this window and its file"),
        ),
        ActionRow("quit", mark("&Quit"), ("Ctrl+Q",), mark("Close all windows of the program")),
    ),
)
