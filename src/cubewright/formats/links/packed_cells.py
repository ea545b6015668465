"""Numbers and cells as few bytes.

Each byte contains seven bits of a number, the lowest first; the eighth bit is set except in the
last byte. A signed number n is stored as 2 n, or as -2 n - 1 if it is negative.
Cells are stored as the lowest corner and the size of their box, and the lengths of alternating runs
of empty and filled positions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cubewright.model.cell import Cell, bounds

MAX_BOX = 1 << 22
"""Maximum number of positions in the box around the cells of a figure or piece."""
_MAX_NUMBER = 1 << 31


class PackedError(ValueError):
    """Raised if the bytes or cells are outside the limits."""


class PackedWriter:
    """Writer that appends numbers and cells to ``content``."""

    def __init__(self) -> None:
        self.content = bytearray()

    def number(self, value: int) -> None:
        """Append a nonnegative number."""
        while value > 0x7F:
            self.content.append(value & 0x7F | 0x80)
            value >>= 7
        self.content.append(value)

    def text(self, content: bytes) -> None:
        """Append bytes after their length."""
        self.number(len(content))
        self.content += content

    def cells(self, cells: Iterable[Cell]) -> None:
        """Append cells, which are written in ascending order.

        Raises:
            PackedError: The box around the cells is too large.
        """
        ordered = sorted(cells)
        low, high = bounds(ordered) if ordered else ((0, 0, 0), (0, 0, 0))
        width, depth, height = (high[axis] - low[axis] + 1 for axis in range(3))
        if width * depth * height > MAX_BOX:
            raise PackedError
        self.number(len(ordered))
        for value in low:
            self.number(2 * value if value >= 0 else -2 * value - 1)
        for value in (width, depth, height):
            self.number(value)
        end, run = 0, 0
        for x, y, z in ordered:
            index = ((x - low[0]) * depth + y - low[1]) * height + z - low[2]
            if run and index > end:
                self.number(run)
                run = 0
            if not run:
                self.number(index - end)
            run, end = run + 1, index + 1
        if run:
            self.number(run)


class PackedReader:
    """Reader of numbers and cells from ``content``; ``max_cells`` limits all cells together.

    Every method raises :class:`PackedError` if the content ends too early or is outside the limits.
    """

    def __init__(self, content: bytes, max_cells: int) -> None:
        self._content = content
        self._at = 0
        self._cells_left = max_cells

    @property
    def is_at_end(self) -> bool:
        return self._at == len(self._content)

    def number(self) -> int:
        value, shift = 0, 0
        while True:
            if self._at >= len(self._content):
                raise PackedError
            byte = self._content[self._at]
            self._at += 1
            value |= (byte & 0x7F) << shift
            if value > _MAX_NUMBER:
                raise PackedError
            if byte < 0x80:
                return value
            shift += 7
            if shift > 28:  # five bytes suffice for every number
                raise PackedError

    def text(self) -> bytes:
        length = self.number()
        if length > len(self._content) - self._at:
            raise PackedError
        self._at += length
        return self._content[self._at - length : self._at]

    def cells(self) -> tuple[Cell, ...]:
        count = self.number()
        self._cells_left -= count
        if self._cells_left < 0:
            raise PackedError
        a, b, c = (self._signed() for _ in range(3))
        width, depth, height = (self.number() for _ in range(3))
        volume = width * depth * height
        if not 1 <= volume <= MAX_BOX:
            raise PackedError
        found: list[Cell] = []
        for index in self._filled(count, volume):
            row, z = divmod(index, height)
            x, y = divmod(row, depth)
            found.append((a + x, b + y, c + z))
        return tuple(found)

    def _filled(self, count: int, volume: int) -> Sequence[int]:
        found: list[int] = []
        end = 0
        while len(found) < count:
            start = end + self.number()
            end = start + self.number()
            if end == start or end > volume or len(found) + end - start > count:
                raise PackedError
            found.extend(range(start, end))
        return found

    def _signed(self) -> int:
        value = self.number()
        return -((value + 1) // 2) if value % 2 else value // 2
