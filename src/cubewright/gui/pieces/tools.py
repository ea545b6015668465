"""The tables of commands for a piece and for the piece set."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tool:
    """A command for a piece or for the set; ``keys`` work while the panel has the focus."""

    name: str
    text: str
    keys: str
    tip: str
    needs_piece: bool = False
    checkable: bool = False


PIECE_TOOLS = (
    Tool("new-piece", "&New piece", "Ins", "Draw a new piece and add it to the set"),
    Tool(
        "part-piece",
        "&Piece from the figure",
        "Shift+Ins",
        "Make a piece from the connected part of the figure at the cursor",
    ),
    Tool("edit-piece", "&Edit", "F4", "Draw the piece on the layers, and change its name", True),
    Tool(
        "piece-copies",
        "Num&ber of copies",
        "Ctrl+Return",
        "Type the number of copies of the piece, or a range such as 1-3",
        True,
    ),
    Tool("piece-colour", "&Colour…", "", "Choose another colour for the piece", True),
    Tool(
        "piece-flips",
        "&Allow mirror image",
        "",
        "Let solutions use the mirror image of the piece",
        True,
        True,
    ),
    Tool("mirror-piece", "&Mirror", "M", "Replace the piece by its mirror image", True),
    Tool("copy-piece", "&Duplicate", "D", "Add a copy of the piece to the set", True),
    Tool("piece-up", "Move &up", "Alt+Up", "Move the piece before the previous one", True),
    Tool("piece-down", "Move d&own", "Alt+Down", "Move the piece after the next one", True),
    Tool("delete-piece", "De&lete", "Del", "Delete the piece from the set", True),
)
SET_TOOLS = (
    Tool("new-set", "&New set", "", "Start a piece set without pieces"),
    Tool("save-set", "&Save as my set…", "", "Save these pieces as a set of your own"),
    Tool("rename-set", "&Rename…", "", "Rename your set"),
    Tool("delete-set", "&Delete", "", "Delete your set and its file"),
    Tool("read-sets", "Re&load my sets", "", "Read the folder of your sets again"),
)
TOOLS = {tool.name: tool for tool in PIECE_TOOLS + SET_TOOLS}
