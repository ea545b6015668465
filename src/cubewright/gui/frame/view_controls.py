"""The user's settings for mouse and keys in all 3D views."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class ViewControls:
    """The settings that views read at each event.

    ``turns_freely``: dragging turns the scene about any axis; otherwise the vertical stays upright.
    ``zooms_out_forward``: the wheel zooms out when it turns forward.
    """

    turns_freely: bool = False
    zooms_out_forward: bool = False

    def notches(self, forward: float) -> float:
        """Return by how many notches the wheel zooms in."""
        return -forward if self.zooms_out_forward else forward


VIEW_CONTROLS = ViewControls()
