"""The editor's colours, derived from the palette of the dark or light theme."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette

from cubewright.gui.frame.theme import contrast, mixed

_Role = QPalette.ColorRole
_WARNINGS = ("#c4290f", "#ff8a70")
_WHITE_SHARE = 0.3
"""The share of white in the colour of cells, which are many and large."""
_DARKEST, _LIGHTEST = QColor("#000000"), QColor("#ffffff")


@dataclass(frozen=True)
class Look:
    """The colours of the editor."""

    ground: QColor
    line: QColor
    cubelet: QColor
    edge: QColor
    below: QColor
    above: QColor
    text: QColor
    faint_text: QColor
    focus: QColor
    warning: QColor

    @classmethod
    def of(cls, palette: QPalette) -> Look:
        ground, text = palette.color(_Role.Base), palette.color(_Role.Text)
        highlight = palette.color(_Role.Highlight)
        return cls(
            ground=ground,
            line=mixed(ground, text, 0.26),
            cubelet=mixed(highlight, _LIGHTEST, _WHITE_SHARE),
            edge=mixed(highlight, ground, 0.45),
            below=mixed(ground, highlight, 0.34),
            above=mixed(ground, text, 0.62),
            text=text,
            faint_text=palette.color(_Role.PlaceholderText),
            focus=palette.color(_Role.Accent),
            warning=QColor(max(_WARNINGS, key=lambda name: contrast(QColor(name), ground))),
        )


def readable_on(colour: QColor) -> QColor:
    """Return black or white, whichever contrasts more with a colour."""
    return max((_DARKEST, _LIGHTEST), key=lambda ink: contrast(ink, colour))
