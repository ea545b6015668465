"""Divide pieces of cubes into sticks and blocks of wood, which are glued together."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import combinations

from cubewright.formats.models.boxes import Box, largest_boxes
from cubewright.model.cell import Cell, shifted

_STEPS: tuple[Cell, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


@dataclass(frozen=True)
class Hole:
    """A hole for a dowel in the middle of a cell's face.

    ``cell`` belongs to the stick, and ``beyond`` to the stick ``other`` that is glued to it.
    """

    cell: Cell
    beyond: Cell
    other: int


@dataclass(frozen=True)
class Stick:
    """A stick or block: its cells as a box, its size in millimetres, and its holes.

    ``low_ends`` are the distances by which its faces at the low end of each axis lie outside the
    box; negative distances lie inside.
    """

    box: Box
    size: tuple[float, float, float]
    low_ends: tuple[float, float, float]
    holes: tuple[Hole, ...]

    @property
    def sorted_size(self) -> tuple[float, float, float]:
        """The length, width and thickness, the longest first."""
        longest, middle, shortest = sorted(self.size, reverse=True)
        return longest, middle, shortest


def sticks_of(cells: Collection[Cell], unit: float, clearance: float) -> list[Stick]:
    """Return the sticks of a piece, the largest first.

    A face that shows, even in part, moves inwards by half the clearance. A face that is glued
    completely to such faces moves outwards by the same length.

    >>> [stick.size for stick in sticks_of([(0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0)], 20, 0.2)]
    [(59.8, 19.8, 19.8), (19.8, 20.0, 19.8)]
    """
    boxes = _boxes(cells)
    owner = {cell: number for number, box in enumerate(boxes) for cell in _cells(box)}
    shows = {
        (number, axis, end): any(beyond not in owner for _, beyond in _ends(box, axis, end))
        for number, box in enumerate(boxes)
        for axis in range(3)
        for end in (-1, 1)
    }
    holes: dict[int, list[Hole]] = {number: [] for number in range(len(boxes))}
    for one, other in combinations(range(len(boxes)), 2):
        pairs = [
            (cell, beyond)
            for axis in range(3)
            for end in (-1, 1)
            for cell, beyond in _ends(boxes[one], axis, end)
            if owner.get(beyond) == other
        ]
        for cell, beyond in dict.fromkeys((*pairs[:1], *pairs[-1:])):
            holes[one].append(Hole(cell, beyond, other))
            holes[other].append(Hole(beyond, cell, one))
    sticks = []
    for number, box in enumerate(boxes):
        moved = [
            [_moved(box, number, axis, end, owner, shows) * clearance / 2 for end in (-1, 1)]
            for axis in range(3)
        ]
        width, depth, height = (
            round(length * unit + sum(both), 3)
            for length, both in zip(box.size, moved, strict=True)
        )
        left, front, bottom = (both[0] for both in moved)
        ends = (left, front, bottom)
        sticks.append(Stick(box, (width, depth, height), ends, tuple(holes[number])))
    return sticks


def _moved(
    box: Box,
    number: int,
    axis: int,
    end: int,
    owner: Mapping[Cell, int],
    shows: Mapping[tuple[int, int, int], bool],
) -> int:
    """Return 1 if a face moves outwards, -1 if it moves inwards, or 0."""
    if shows[number, axis, end]:
        return -1
    return int(all(shows[owner[beyond], axis, -end] for _, beyond in _ends(box, axis, end)))


def _boxes(cells: Collection[Cell]) -> list[Box]:
    """Divide cells into boxes: each is the largest box in the cells that are still left."""
    left, boxes = set(cells), []
    while left:
        box = max(
            largest_boxes(left),
            key=lambda each: (each.size[0] * each.size[1] * each.size[2], max(each.size)),
        )
        boxes.append(box)
        left -= set(_cells(box))
    return boxes


def _cells(box: Box) -> list[Cell]:
    (x, y, z), (width, depth, height) = box
    return [
        (x + a, y + b, z + c) for a in range(width) for b in range(depth) for c in range(height)
    ]


def _ends(box: Box, axis: int, end: int) -> list[tuple[Cell, Cell]]:
    """Return the cells at an end of a box along an axis, each with the cell beyond it."""
    at = box.low[axis] + (box.size[axis] - 1 if end > 0 else 0)
    x, y, z = _STEPS[axis]
    return [
        (cell, shifted(cell, (x * end, y * end, z * end)))
        for cell in _cells(box)
        if cell[axis] == at
    ]
