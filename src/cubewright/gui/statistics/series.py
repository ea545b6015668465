"""The runs in a chart: their bars, and their colours on light and dark backgrounds."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette

from cubewright.formats.pictures.stage_chart import EXPLORED_OPACITY
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.frame.theme import contrast, mixed
from cubewright.model.drawing import look
from cubewright.model.drawing.look import RUN_COLOURS
from cubewright.solver.search.stages import StageTable


@dataclass(frozen=True)
class Series:
    """The bars of one run; ``index`` selects their colour."""

    name: str
    stages: StageTable
    index: int = 0


LIGHT, DARK = RUN_COLOURS[look.LIGHT], RUN_COLOURS[look.DARK]

_LEAST_CONTRAST = 3.0
"""The minimum contrast of a bar with the background, as WCAG 2 requires for charts."""
_Role = QPalette.ColorRole


def run_colour(index: int, palette: QPalette) -> QColor:
    """Return the colour of a run; the colours repeat after the last colour."""
    chosen = PIECE_COLOURS.palette.colours
    if chosen:
        return _visible(QColor(chosen[index % len(chosen)]), palette)
    colours = DARK if is_dark(palette) else LIGHT
    return QColor(colours[index % len(colours)])


def _visible(colour: QColor, palette: QPalette) -> QColor:
    ground, text = palette.color(_Role.Base), palette.color(_Role.Text)
    shares = (step / 20 for step in range(21))
    mixes = (mixed(colour, text, share) for share in shares)
    return next((each for each in mixes if contrast(each, ground) >= _LEAST_CONTRAST), text)


def is_dark(palette: QPalette) -> bool:
    """Return whether the palette's background is dark."""
    return palette.color(QPalette.ColorRole.Base).lightness() < 128


def pale_colour(colour: QColor) -> QColor:
    """Return the pale variant of a colour, for explored nodes."""
    made = QColor(colour)
    made.setAlphaF(EXPLORED_OPACITY)
    return made
