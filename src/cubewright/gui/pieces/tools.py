"""The tables of commands for a piece and for the piece set."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.translation import mark


@dataclass(frozen=True)
class Tool:
    """A command for a piece or for the set.

    ``keys`` work while the panel has the focus. ``window_keys`` are only shown: they are the keys
    of the window's command for the same action.
    """

    name: str
    text: str
    keys: str
    tip: str
    needs_piece: bool = False
    checkable: bool = False
    window_keys: str = ""


PIECE_TOOLS = (
    Tool(
        "new-piece",
        mark("&New piece"),
        "",
        mark("Draw a new piece and add it to the set"),
        window_keys=mark("Ins"),
    ),
    Tool(
        "part-piece",
        mark("&Piece from the figure"),
        "Shift+Ins",
        mark("Make a piece from the connected part of the figure at the cursor"),
    ),
    Tool(
        "edit-piece",
        mark("&Edit"),
        "F4",
        mark("Draw the piece on the layers, and change its name"),
        True,
    ),
    Tool(
        "piece-copies",
        mark("Num&ber of copies"),
        "Ctrl+Return",
        mark("Type the number of copies of the piece, or a range such as 1-3"),
        True,
    ),
    Tool("piece-colour", mark("&Colour…"), "", mark("Choose another colour for the piece"), True),
    Tool(
        "piece-weight",
        mark("&Weight…"),
        "",
        mark("Choose which half stays in place when the puzzle comes apart"),
        True,
    ),
    Tool(
        "piece-flips",
        mark("&Allow mirror image"),
        "",
        mark("Let solutions use the mirror image of the piece"),
        True,
        True,
    ),
    Tool(
        "mirror-piece", mark("&Mirror"), "M", mark("Replace the piece with its mirror image"), True
    ),
    Tool("copy-piece", mark("&Duplicate"), "D", mark("Add a copy of the piece to the set"), True),
    Tool(
        "piece-figure",
        mark("Use as f&igure"),
        "",
        mark("Use this shape as the figure of the problem, and not as a piece"),
        True,
    ),
    Tool("piece-up", mark("Move &up"), "Alt+Up", mark("Move the piece up in the list"), True),
    Tool(
        "piece-down",
        mark("Move d&own"),
        "Alt+Down",
        mark("Move the piece down in the list"),
        True,
    ),
    Tool("delete-piece", mark("De&lete"), "Del", mark("Delete the piece from the set"), True),
)
SET_TOOLS = (
    Tool("choose-set", mark("&Choose…"), "", mark("Choose a piece set by its pictures")),
    Tool("new-set", mark("&New set"), "", mark("Start a piece set without pieces")),
    Tool("save-set", mark("&Save as my set…"), "", mark("Save these pieces as a set of your own")),
    Tool("rename-set", mark("&Rename…"), "", mark("Rename your set")),
    Tool("delete-set", mark("&Delete"), "", mark("Delete your set and its file")),
    Tool("read-sets", mark("Re&load my sets"), "", mark("Read the folder of your sets again")),
)
TOOLS = {tool.name: tool for tool in PIECE_TOOLS + SET_TOOLS}
