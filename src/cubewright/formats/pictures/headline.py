"""Titles of pages: long titles take two smaller lines, and longer titles are shortened."""

from __future__ import annotations

from textwrap import shorten, wrap

from cubewright.formats.pictures.drawing import Text
from cubewright.model.drawing.look import LIGHT, LOOKS

SIZE = 9.0
"""The height of a title, in millimetres."""
_LETTERS = 34
"""Maximum letters of a title in full size, on paper of any size."""
_SMALLER = 0.6
"""The size of two lines, relative to the full size."""
_LINES = 2


def headline(title: str, left: float, top: float) -> list[Text]:
    """Return a title at a left and top position, with a height of :data:`SIZE`."""
    if len(title) <= _LETTERS / _SMALLER:
        size = SIZE * min(1.0, _LETTERS / max(1, len(title)))
        return [_line(title, left, top + SIZE, size)]
    size = SIZE * _SMALLER
    width = round(_LETTERS / _SMALLER)
    lines = wrap(title, width, max_lines=_LINES, placeholder=" \N{HORIZONTAL ELLIPSIS}")
    first = top + SIZE - 1.15 * size * (len(lines) - 1)
    return [_line(text, left, first + at * 1.15 * size, size) for at, text in enumerate(lines)]


def shortened(name: str, letters: int) -> str:
    """Return a name of at most ``letters`` letters.

    >>> shortened("A name of several words", 12)
    'A name of…'
    """
    found = shorten(name, letters, placeholder="\N{HORIZONTAL ELLIPSIS}")
    ends = found != "\N{HORIZONTAL ELLIPSIS}"
    return found if ends else f"{name[: letters - 1]}\N{HORIZONTAL ELLIPSIS}"


def _line(text: str, left: float, base: float, size: float) -> Text:
    colour = LOOKS[LIGHT].text
    return Text((left, base), text, size, colour, is_centred=False, is_bold=True)
