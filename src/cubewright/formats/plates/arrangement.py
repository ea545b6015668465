"""Arrange rectangles on as few beds as possible, with rectpack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Any

_STEPS_PER_MM = 100
"""Steps for each millimetre: rectpack needs whole numbers."""
_MAX_RECTANGLES = 4000
"""Maximum number of rectangles arranged in all tries together; no further try follows."""


@dataclass(frozen=True)
class Place:
    """The place of a rectangle on a plate: its lowest corner, and whether it has turned by 90°."""

    index: int
    x: float
    y: float
    is_turned: bool


def arranged(
    sizes: Sequence[tuple[float, float]], bed: tuple[float, float], gap: float
) -> list[list[Place]]:
    """Return the places of rectangles on each plate, in the order of the rectangles.

    Every rectangle must fit on the bed, possibly with a quarter turn. ``gap`` separates two
    rectangles. Each plate is centred on the bed.
    """
    if not sizes:
        return []
    room = (floor((bed[0] + gap) * _STEPS_PER_MM), floor((bed[1] + gap) * _STEPS_PER_MM))
    boxes = [
        (_steps(width + gap, max(room)), _steps(depth + gap, max(room))) for width, depth in sizes
    ]
    least = ceil(sum(width * depth for width, depth in boxes) / (room[0] * room[1]))
    best: list[list[tuple[int, int, int, int, int]]] = []
    for number, tried in enumerate(_tries(boxes, room)):
        if len(tried) and (not best or _rank(tried) < _rank(best)):
            best = tried
        if len(best) == least or (best and (number + 1) * len(sizes) > _MAX_RECTANGLES):
            break
    return [_centred(plate, sizes, bed, boxes) for plate in best]


def _steps(length: float, most: int) -> int:
    # The last digits of a side as long as the bed must not make it longer.
    steps = ceil(length * _STEPS_PER_MM - 1e-6)
    return most if most < steps <= most + 1 else steps


def _tries(
    boxes: Sequence[tuple[int, int]], room: tuple[int, int]
) -> Iterator[list[list[tuple[int, int, int, int, int]]]]:
    """Yield complete arrangements: for each bed, the index, corner, width and depth of boxes."""
    import rectpack

    orders: tuple[Any, ...] = (
        rectpack.SORT_AREA,
        rectpack.SORT_LSIDE,
        rectpack.SORT_SSIDE,
        rectpack.SORT_PERI,
    )
    rules = (rectpack.MaxRectsBssf, rectpack.MaxRectsBaf, rectpack.SkylineMwfl)
    for rule in rules:
        for order in orders:
            packer = rectpack.newPacker(
                mode=rectpack.PackingMode.Offline,
                bin_algo=rectpack.PackingBin.BFF,
                pack_algo=rule,
                sort_algo=order,
                rotation=True,
            )
            packer.add_bin(*room, count=len(boxes))
            for index, (width, depth) in enumerate(boxes):
                packer.add_rect(width, depth, rid=index)
            packer.pack()
            beds: dict[int, list[tuple[int, int, int, int, int]]] = {}
            for bed, x, y, width, depth, index in packer.rect_list():
                beds.setdefault(bed, []).append((index, x, y, width, depth))
            if sum(map(len, beds.values())) == len(boxes):
                yield [sorted(beds[bed]) for bed in sorted(beds)]


def _rank(plates: Sequence[Sequence[tuple[int, int, int, int, int]]]) -> tuple[int, int]:
    """Rank arrangements: fewer plates first, then an emptier last plate."""
    return len(plates), min(sum(each[3] * each[4] for each in plate) for plate in plates)


def _centred(
    plate: Sequence[tuple[int, int, int, int, int]],
    sizes: Sequence[tuple[float, float]],
    bed: tuple[float, float],
    boxes: Sequence[tuple[int, int]],
) -> list[Place]:
    places, width, depth = [], 0.0, 0.0
    for index, x, y, box_width, box_depth in plate:
        is_turned = (box_width, box_depth) != boxes[index]
        along, across = sizes[index][::-1] if is_turned else sizes[index]
        places.append(Place(index, x / _STEPS_PER_MM, y / _STEPS_PER_MM, is_turned))
        width = max(width, x / _STEPS_PER_MM + along)
        depth = max(depth, y / _STEPS_PER_MM + across)
    right, back = max(0.0, (bed[0] - width) / 2), max(0.0, (bed[1] - depth) / 2)
    return [Place(each.index, each.x + right, each.y + back, each.is_turned) for each in places]
