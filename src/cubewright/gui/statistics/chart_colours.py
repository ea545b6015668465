"""Colours of runs in a chart, for light and dark backgrounds."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

LIGHT = ("#0b5cad", "#b45309", "#0f766e", "#a21caf", "#4d7c0f", "#b4232f", "#5b5bd6", "#6b5b4f")
DARK = ("#58a6ff", "#f2a65a", "#3fd0c0", "#e08bf0", "#b5d66b", "#ff8f86", "#a5a5ff", "#cbb9a8")
"""In the same order as the light ones, so that a run keeps its hue."""

EXPLORED_OPACITY = 0.30


def run_colour(index: int, palette: QPalette) -> QColor:
    """Return the colour of a run; colours repeat after the last one."""
    colours = DARK if is_dark(palette) else LIGHT
    return QColor(colours[index % len(colours)])


def is_dark(palette: QPalette) -> bool:
    """Return whether the palette has a dark background."""
    return palette.color(QPalette.ColorRole.Base).lightness() < 128


def pale(colour: QColor) -> QColor:
    """Return the colour for explored placements beside the one for kept ones."""
    made = QColor(colour)
    made.setAlphaF(EXPLORED_OPACITY)
    return made
