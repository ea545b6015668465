"""Packing of drawings on pages by their true outlines, turned if that saves space.

Each outline becomes a grid of small squares. A place is free if the correlation of the outline and
the used squares of the page is zero there. A Fourier transform computes the correlation for all
places at once. The largest drawings are placed first, each as near to the top as possible.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubewright.formats.pictures.drawing import Drawing, Polygon, Text

STEP = 2.0
"""The side of a square of the grid, in millimetres."""
_CLOSE = STEP * 0.71
"""Maximum distance from a polygon to the centre of a square that it occupies."""
_OPEN_PAGES = 5
"""Number of last pages that are tried before a new page begins."""

Mask = NDArray[np.bool_]


class Place(NamedTuple):
    """The place of a drawing on a page in millimetres, and its chosen version."""

    number: int
    version: int
    left: float
    top: float


@dataclass
class _Page:
    taken: Mask
    places: list[Place] = field(default_factory=list)

    def free_places(self, mask: Mask) -> Mask:
        rows, columns = self.taken.shape
        height, width = mask.shape
        if height > rows or width > columns:
            return np.zeros((0, 0), np.bool_)
        counts = np.fft.irfft2(
            np.fft.rfft2(self.taken) * np.conj(np.fft.rfft2(mask, self.taken.shape)),
            self.taken.shape,
        )
        free: Mask = counts[: rows - height + 1, : columns - width + 1] < 0.5
        return free


def pack_drawings(
    drawings: Sequence[Sequence[Drawing]], width: float, height: float, gap: float
) -> Generator[float, None, list[list[Place]]]:
    """Yield progress, and return the places on each page of a size in millimetres.

    ``drawings`` contains one or several versions of each drawing, and one version is chosen. At
    least one version fits on a page. A ``gap`` separates drawings.
    """
    shape = (int(height / STEP), int(width / STEP))
    masks = [[mask_of(each, gap) for each in versions] for versions in drawings]
    order = sorted(range(len(drawings)), key=lambda each: -int(masks[each][0].sum()))
    pages: list[_Page] = []
    for done, number in enumerate(order):
        yield done / len(order)
        candidates = [*pages[-_OPEN_PAGES:], _Page(np.zeros(shape, np.bool_))]
        for page in candidates:
            found = _best(page, masks[number])
            if found is not None:
                version, row, column = found
                mask = masks[number][version]
                rows, columns = mask.shape
                page.taken[row : row + rows, column : column + columns] |= mask
                page.places.append(Place(number, version, column * STEP, row * STEP))
                if page is candidates[-1]:
                    pages.append(page)
                break
        else:
            # A drawing that fills the page exactly has no place on the coarser grid.
            full = _Page(np.ones(shape, np.bool_), [Place(number, 0, 0.0, 0.0)])
            pages.append(full)
    return [page.places for page in pages]


def _best(page: _Page, masks: Sequence[Mask]) -> tuple[int, int, int] | None:
    """Return the version, row and column whose lower end is highest; None if no version fits."""
    found: list[tuple[int, int, int, int]] = []
    for version, mask in enumerate(masks):
        rows, columns = np.nonzero(page.free_places(mask))
        if len(rows):
            first = int(np.lexsort((columns, rows))[0])
            row, column = int(rows[first]), int(columns[first])
            found.append((row + mask.shape[0], version, row, column))
    return min(found)[1:] if found else None


def mask_of(drawing: Drawing, gap: float) -> Mask:
    """Return the squares that the polygons of a drawing touch, widened by half a gap."""
    shape = (max(1, ceil(drawing.height / STEP)), max(1, ceil(drawing.width / STEP)))
    mask = np.zeros(shape, np.bool_)
    for item in drawing.items:
        if isinstance(item, Polygon):
            _fill(mask, np.array(item.points), _CLOSE + gap / 2)
        elif isinstance(item, Text):
            (x, y), half = item.at, item.width / 2
            corners = [
                (x - half, y),
                (x + half, y),
                (x + half, y - item.size),
                (x - half, y - item.size),
            ]
            _fill(mask, np.array(corners), _CLOSE)
    return mask


def _fill(mask: Mask, corners: NDArray[np.float64], margin: float) -> None:
    low = np.maximum(np.floor((corners.min(axis=0) - margin) / STEP), 0).astype(int)
    high = np.ceil((corners.max(axis=0) + margin) / STEP).astype(int)
    right, bottom = np.minimum(high, (mask.shape[1], mask.shape[0])).tolist()
    left, top = low.tolist()
    if right <= left or bottom <= top:
        return
    x = (np.arange(left, right) + 0.5)[None, :] * STEP
    y = (np.arange(top, bottom) + 0.5)[:, None] * STEP
    along = np.roll(corners, -1, axis=0) - corners
    area = float(corners[:, 0] @ np.roll(corners[:, 1], -1))
    area -= float(corners[:, 1] @ np.roll(corners[:, 0], -1))
    inside = np.ones((bottom - top, right - left), np.bool_)
    for (u, v), (px, py) in zip(along, corners, strict=True):
        length = float(np.hypot(u, v))
        if length > 0:
            outward = ((x - px) * v - (y - py) * u) / length * np.sign(area)
            inside &= outward <= margin
    mask[top:bottom, left:right] |= inside
