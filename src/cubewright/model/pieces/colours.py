"""Colours and symbols for pieces that have none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from string import ascii_lowercase, ascii_uppercase, digits

COLOURS = (
    *("#f5d262", "#2560ab", "#ad4132", "#57a78a", "#9d78d6", "#db8530", "#86e8df", "#e89ac0"),
    *("#abc172", "#667392", "#9b7455", "#8cbbf2", "#802d5a", "#e1c0ff", "#44227a", "#ee7278"),
    *("#185169", "#cd66aa", "#718700", "#05c9cb", "#ffa33f", "#004424", "#ffbbac", "#f4e8ff"),
    *("#3c9ef3", "#006a0a", "#652701", "#acff9b", "#008575"),
)
"""Colours that are easy to distinguish, also with red-green colour blindness."""


def free_colour(taken: Iterable[str]) -> str:
    """Return an unused colour, or the least used one.

    >>> free_colour(["#f5d262"])
    '#2560ab'
    """
    return _least_used(Counter(colour.lower() for colour in taken))


def with_free_colours(colours: Sequence[str | None]) -> tuple[str, ...]:
    """Return the colours, with an unused colour in place of each None.

    >>> with_free_colours([None, "#f5d262", None])
    ('#2560ab', '#f5d262', '#ad4132')
    """
    used = Counter(colour.lower() for colour in colours if colour is not None)
    found = []
    for colour in colours:
        if colour is None:
            colour = _least_used(used)
            used[colour] += 1
        found.append(colour)
    return tuple(found)


def _least_used(used: Counter[str]) -> str:
    return min(COLOURS, key=used.__getitem__)


def numbered_colour(number: int, own: Sequence[str] = ()) -> str:
    """Return the colour for a colour number; numbers count from 1.

    ``own`` are the project's colours for the first numbers. The other numbers have the usual
    colours, which repeat.

    >>> numbered_colour(1), numbered_colour(1, ["#ff8000"]), numbered_colour(2, ["#ff8000"])
    ('#f5d262', '#ff8000', '#2560ab')
    """
    return own[number - 1] if number <= len(own) else COLOURS[(number - 1) % len(COLOURS)]


def with_numbered_colour(own: Sequence[str], number: int, colour: str) -> tuple[str, ...]:
    """Return a project's colours after changing one; ``number`` counts from 1.

    >>> with_numbered_colour([], 2, "#ff8000")
    ('#f5d262', '#ff8000')
    """
    colours = [numbered_colour(n, own) for n in range(1, max(number, len(own)) + 1)]
    colours[number - 1] = colour
    return tuple(colours)


def copy_colour(colour: str, copy: int) -> str:
    """Return the colour of a copy: paler for the second, deeper for the third.

    >>> copy_colour("#808080", 0), copy_colour("#808080", 1), copy_colour("#808080", 2)
    ('#808080', '#b5b5b5', '#4f4f4f')
    """
    other, share = ((0, 0.0), (255, 0.42), (0, 0.38))[copy % 3]
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(part + (other - part) * share):02x}" for part in parts)


_SYMBOLS = ascii_uppercase + ascii_lowercase + digits[1:]
_FIRST_OTHER_SYMBOL = 0x0391
"""The code point (Greek capital alpha) of the first further symbol."""


def piece_symbols(number: int) -> list[str]:
    """Return different symbols for the given number of pieces.

    >>> "".join(piece_symbols(30))[-6:]
    'YZabcd'
    """
    found = list(_SYMBOLS[:number])
    code = _FIRST_OTHER_SYMBOL
    while len(found) < number:
        if chr(code).isalpha():
            found.append(chr(code))
        code += 1
    return found
