"""The tips, in the order in which a newcomer needs them."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.translation import mark


@dataclass(frozen=True)
class Tip:
    """What to do at one place of the window; ``name`` stands for it in the settings."""

    name: str
    text: str


DRAW = Tip("draw", mark("Click cells to draw. Click a filled cell to empty it."))
SOLVE = Tip("solve", mark("Press Solve to look for solutions (F5)."))
BROWSE = Tip("browse", mark("Press the arrow keys, or N and P, to see other solutions."))
TURN = Tip("turn", mark("Drag to turn. Turn the wheel to zoom."))
TIPS = (DRAW, SOLVE, BROWSE, TURN)
