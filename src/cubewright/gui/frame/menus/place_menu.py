"""The menu Place."""

from __future__ import annotations

from cubewright.gui.frame.menus.action_row import ActionRow, Groups

PLACE_ROWS: Groups = (
    (
        ActionRow(
            "place-piece",
            "&Place piece by hand",
            ("Ctrl+Shift+L",),
            "Move a piece over the figure, turn it with the keys and place it",
        ),
        ActionRow(
            "fix-piece",
            "&Fix this piece and solve again",
            ("Ctrl+Alt+K",),
            "Pre-place the piece at the cursor as in this solution, then solve again",
        ),
        ActionRow(
            "remove-piece",
            "&Remove this piece",
            ("Ctrl+Shift+K",),
            "Remove the pre-placed piece at the cursor",
        ),
        ActionRow(
            "remove-all-pieces",
            "Remove &all pieces",
            ("Ctrl+Shift+Delete",),
            "Remove all pre-placed pieces and forbidden cells",
        ),
    ),
    (
        ActionRow(
            "next-step",
            "Add &next piece of the solution",
            ("Ctrl+]",),
            "Show one more piece of the solution, in an order for assembly by hand",
        ),
        ActionRow(
            "previous-step",
            "Remove la&st piece of the solution",
            ("Ctrl+[",),
            "Remove the piece that was added last",
        ),
    ),
    (
        ActionRow(
            "swap-colours",
            "S&wap the two colours",
            ("Ctrl+Shift+C",),
            "Make the dark cells of the figure light, and the light ones dark",
        ),
    ),
)
