"""QR codes (ISO/IEC 18004) of texts, as squares and as SVG.

A code contains bytes, at error correction level M or, if the text is too long for it, at level L.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import NamedTuple
from xml.sax.saxutils import escape

from cubewright.errors import CubewrightError
from cubewright.translation import tr
from cubewright.visible_text import in_xml

Squares = list[list[bool]]
"""The rows of a code from the top, True for a dark square."""
QUIET_ZONE = 4
"""The width of the light border in squares."""
_VERSIONS = range(1, 41)
_MANY = 9
"""The last version whose texts have lengths of one byte."""


@dataclass(frozen=True)
class _Level:
    """An error correction level: its bits, and for each version the sizes of its blocks.

    ``check_bytes`` is the number of check bytes in each block, ``blocks`` the number of blocks.
    """

    bits: int
    check_bytes: tuple[int, ...]
    blocks: tuple[int, ...]


_M = _Level(
    0b00,
    (
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
        26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ),
    (
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
        17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ),
)  # fmt: skip
_L = _Level(
    0b01,
    (
        7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
        28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ),
    (
        1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
        8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ),
)  # fmt: skip


class _Form(NamedTuple):
    """The version and level of a code."""

    version: int
    level: _Level

    @property
    def size(self) -> int:
        return 4 * self.version + 17

    @property
    def check_bytes(self) -> int:
        return self.level.check_bytes[self.version - 1]

    @property
    def blocks(self) -> int:
        return self.level.blocks[self.version - 1]

    @property
    def all_bytes(self) -> int:
        """The number of bytes in the squares without fixed content."""
        squares = (16 * self.version + 128) * self.version + 64
        if self.version > 1:
            marks = self.version // 7 + 2
            squares -= (25 * marks - 10) * marks - 55
        if self.version >= 7:
            squares -= 36
        return squares // 8

    @property
    def data_bytes(self) -> int:
        return self.all_bytes - self.check_bytes * self.blocks

    @property
    def length_bits(self) -> int:
        return 8 if self.version <= _MANY else 16

    def holds(self, content: bytes) -> bool:
        return 4 + self.length_bits + 8 * len(content) <= 8 * self.data_bytes


def qr_code(text: str) -> Squares:
    """Return the squares of a code, without the light border.

    Raises:
        CubewrightError: The text is too long.
    """
    content = text.encode()
    for level in (_M, _L):
        for version in _VERSIONS:
            form = _Form(version, level)
            if form.holds(content):
                return _squares(form, _interleaved(form, _data(form, content)))
    raise CubewrightError(
        tr(
            "the link has {number:,} characters, too many for a QR code; use the link itself",
            number=len(content),
        )
    )


def qr_svg(text: str, title: str) -> str:
    """Return a code as an SVG picture with a title.

    Raises:
        CubewrightError: The text is too long.
    """
    squares = qr_code(text)
    size = len(squares) + 2 * QUIET_ZONE
    path = "".join(
        f"M{x + QUIET_ZONE},{y + QUIET_ZONE}h{length}v1h-{length}z"
        for y, row in enumerate(squares)
        for x, length in _runs(row)
    )
    label = escape(in_xml(title))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{4 * size}" '
        f'height="{4 * size}" shape-rendering="crispEdges" role="img">\n'
        f"<title>{label}</title>\n"
        f'<rect width="{size}" height="{size}" fill="#ffffff"/>\n'
        f'<path d="{path}" fill="#000000"/>\n</svg>\n'
    )


def _runs(row: list[bool]) -> Iterator[tuple[int, int]]:
    """Yield the start and length of each run of dark squares."""
    start = 0
    while start < len(row):
        end = start
        while end < len(row) and row[end]:
            end += 1
        if end > start:
            yield start, end - start
        start = end + 1


def _data(form: _Form, content: bytes) -> bytes:
    """Return the data bytes: mode, length, content and padding."""
    bits = f"0100{len(content):0{form.length_bits}b}" + "".join(f"{byte:08b}" for byte in content)
    bits += "0" * min(4, 8 * form.data_bytes - len(bits))
    bits += "0" * (-len(bits) % 8)
    data = bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))
    missing = form.data_bytes - len(data)
    return data + (b"\xec\x11" * (missing // 2 + 1))[:missing]


def _interleaved(form: _Form, data: bytes) -> bytes:
    """Return the bytes of all blocks in turn, then their check bytes in turn."""
    short = form.blocks - form.all_bytes % form.blocks
    length = form.all_bytes // form.blocks - form.check_bytes
    blocks, at = [], 0
    for number in range(form.blocks):
        end = at + length + (number >= short)
        blocks.append(data[at:end])
        at = end
    checks = [_check_bytes(block, form.check_bytes) for block in blocks]
    mixed = bytearray()
    for index in range(length + 1):
        mixed += bytes(block[index] for block in blocks if index < len(block))
    for index in range(form.check_bytes):
        mixed += bytes(check[index] for check in checks)
    return bytes(mixed)


def _product(one: int, other: int) -> int:
    """Multiply in the field of 256 elements with the polynomial 0x11d."""
    result = 0
    for bit in range(7, -1, -1):
        result = (result << 1) ^ ((result >> 7) * 0x11D)
        result ^= (other >> bit & 1) * one
    return result


@cache
def _generator(degree: int) -> tuple[int, ...]:
    """Return the coefficients of the Reed-Solomon generator after the leading 1."""
    coefficients = [0] * (degree - 1) + [1]
    root = 1
    for _ in range(degree):
        for index in range(degree):
            coefficients[index] = _product(coefficients[index], root)
            if index + 1 < degree:
                coefficients[index] ^= coefficients[index + 1]
        root = _product(root, 2)
    return tuple(coefficients)


def _check_bytes(block: bytes, number: int) -> bytes:
    rest = [0] * number
    for byte in block:
        factor = byte ^ rest.pop(0)
        rest.append(0)
        for index, coefficient in enumerate(_generator(number)):
            rest[index] ^= _product(coefficient, factor)
    return bytes(rest)


_MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda x, y: (x + y) % 2,
    lambda _x, y: y % 2,
    lambda x, _y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (x // 3 + y // 2) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)
"""The squares of each mask that are inverted, where the function returns 0."""


class _Canvas:
    """The squares of a code, and those with fixed content."""

    def __init__(self, form: _Form) -> None:
        self.form = form
        self.squares: Squares = [[False] * form.size for _ in range(form.size)]
        self.fixed: Squares = [[False] * form.size for _ in range(form.size)]
        self._draw_fixed()

    def _fix(self, x: int, y: int, dark: bool) -> None:
        self.squares[y][x] = dark
        self.fixed[y][x] = True

    def _draw_fixed(self) -> None:
        size = self.form.size
        for at in range(size):
            self._fix(6, at, at % 2 == 0)
            self._fix(at, 6, at % 2 == 0)
        for x, y in ((3, 3), (size - 4, 3), (3, size - 4)):
            self._draw_finder(x, y)
        places = _alignment_places(self.form.version)
        corners = {(6, 6), (6, size - 7), (size - 7, 6)}
        for x in places:
            for y in places:
                if (x, y) not in corners:
                    self._draw_alignment(x, y)
        self.draw_format(0)
        self._draw_version()

    def _draw_finder(self, x: int, y: int) -> None:
        size = self.form.size
        for dx in range(-4, 5):
            for dy in range(-4, 5):
                if 0 <= x + dx < size and 0 <= y + dy < size:
                    self._fix(x + dx, y + dy, max(abs(dx), abs(dy)) not in (2, 4))

    def _draw_alignment(self, x: int, y: int) -> None:
        for dx in range(-2, 3):
            for dy in range(-2, 3):
                self._fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1)

    def draw_format(self, mask: int) -> None:
        """Draw the level and the mask, twice."""
        value = self.form.level.bits << 3 | mask
        rest = value
        for _ in range(10):
            rest = (rest << 1) ^ ((rest >> 9) * 0x537)
        bits = (value << 10 | rest) ^ 0x5412
        size = self.form.size
        first = [
            *((8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)),
            *((x, 8) for x in (7, *range(5, -1, -1))),
        ]
        second = [
            *((size - 1 - bit, 8) for bit in range(8)),
            *((8, size - 15 + bit) for bit in range(8, 15)),
        ]
        for places in (first, second):
            for bit, (x, y) in enumerate(places):
                self._fix(x, y, bool(bits >> bit & 1))
        self._fix(8, size - 8, True)

    def _draw_version(self) -> None:
        version = self.form.version
        if version < 7:
            return
        rest = version
        for _ in range(12):
            rest = (rest << 1) ^ ((rest >> 11) * 0x1F25)
        bits = version << 12 | rest
        for bit in range(18):
            x, y = self.form.size - 11 + bit % 3, bit // 3
            self._fix(x, y, bool(bits >> bit & 1))
            self._fix(y, x, bool(bits >> bit & 1))

    def draw_content(self, content: bytes) -> None:
        """Draw the bytes in columns of two squares, upwards and downwards in turn."""
        for number, (x, y) in enumerate(content_places(self.fixed)):
            if number < 8 * len(content):
                self.squares[y][x] = bool(content[number // 8] >> (7 - number % 8) & 1)

    def masked(self, mask: int) -> Squares:
        """Return the squares with a mask and its number."""
        self.draw_format(mask)
        inverted = _MASKS[mask]
        return [
            [
                dark != (not fixed and not inverted(x, y))
                for x, (dark, fixed) in enumerate(zip(row, fixed_row, strict=True))
            ]
            for y, (row, fixed_row) in enumerate(zip(self.squares, self.fixed, strict=True))
        ]


def content_places(fixed: Squares) -> Iterator[tuple[int, int]]:
    """Yield column and row of each square with content, in the order of its bits."""
    size = len(fixed)
    for number, right in enumerate((*range(size - 1, 6, -2), 5, 3, 1)):
        rows = range(size - 1, -1, -1) if number % 2 == 0 else range(size)
        for y in rows:
            for x in (right, right - 1):
                if not fixed[y][x]:
                    yield x, y


def _alignment_places(version: int) -> list[int]:
    if version == 1:
        return []
    marks = version // 7 + 2
    step = (version * 8 + marks * 3 + 5) // (marks * 4 - 4) * 2
    last = 4 * version + 10
    return [6, *(last - index * step for index in range(marks - 2, -1, -1))]


def _squares(form: _Form, content: bytes) -> Squares:
    """Return the code with the mask that is easiest to read."""
    canvas = _Canvas(form)
    canvas.draw_content(content)
    return min((canvas.masked(mask) for mask in range(8)), key=_penalty)


def _penalty(squares: Squares) -> int:
    """Return the penalty of the standard: runs, blocks, patterns like finders, imbalance."""
    total = 0
    columns = [list(column) for column in zip(*squares, strict=True)]
    for line in (*squares, *columns):
        text = "".join("01"[dark] for dark in line)
        total += sum(len(run) - 2 for run in _runs_of_equal(text) if len(run) >= 5)
        total += 40 * sum(
            text[at : at + 11] in ("10111010000", "00001011101") for at in range(len(text) - 10)
        )
    for above, below in pairwise(squares):
        for x in range(len(above) - 1):
            total += 3 * (above[x] == above[x + 1] == below[x] == below[x + 1])
    dark, every = sum(map(sum, squares)), len(squares) ** 2
    return total + 10 * int(abs(20 * dark - 10 * every) / every)


def _runs_of_equal(text: str) -> list[str]:
    return text.replace("01", "0 1").replace("10", "1 0").split()
