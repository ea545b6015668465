"""The menu Place."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups
from cubewright.translation import mark

PLACE_ROWS: Groups = (
    (
        ActionRow(
            "place-piece",
            mark("&Place piece by hand"),
            ("Ctrl+Shift+L",),
            mark("Move a piece over the figure, turn it with the keys and place it"),
        ),
        ActionRow(
            "fix-piece",
            mark("&Fix this piece and solve again"),
            ("Ctrl+Alt+K",),
            mark("Pre-place the piece at the cursor as in this solution, then solve again"),
        ),
        ActionRow(
            "remove-piece",
            mark("&Remove this piece"),
            ("Ctrl+Shift+K",),
            mark("Remove the pre-placed piece at the cursor"),
        ),
        ActionRow(
            "remove-all-pieces",
            mark("Remove &all pieces"),
            ("Ctrl+Shift+Delete",),
            mark("Remove all pre-placed pieces and forbidden cells"),
        ),
    ),
    (
        ActionRow(
            "next-step",
            mark("Add &next piece of the solution"),
            ("Ctrl+]",),
            mark("Show one more piece of the solution, in an order for assembly by hand"),
        ),
        ActionRow(
            "previous-step",
            mark("Remove la&st piece of the solution"),
            ("Ctrl+[",),
            mark("Remove the piece that was added last"),
        ),
    ),
    (
        ActionRow(
            "swap-colours",
            mark("S&wap the two colours"),
            ("Ctrl+Alt+C",),
            mark("Make the dark cells of the figure light, and the light ones dark"),
        ),
    ),
)
