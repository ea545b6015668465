"""The symmetric copies of listed solutions that count separately in a finer convention."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import IntArray
from cubewright.model.symmetry.group import Convention
from cubewright.solver.problem.cover import CoverProblem


def with_copies(
    cover: CoverProblem, rows: IntArray, listed: Convention, wanted: Convention
) -> IntArray:
    """Return solutions, with the symmetric copies that count separately in ``wanted``.

    ``rows`` ``(k, pieces)`` int32 of option ids in ascending order has one row for each class of
    ``listed``; the result has the same form. The copies are images under the symmetries of the
    puzzle.
    """
    images = cover.images if listed is Convention.UNIQUE else cover.images[cover.proper]
    if wanted is Convention.ROTATIONS and cover.proper.all():
        return rows
    if wanted is Convention.ROTATIONS:
        return _with_mirror_images(cover, rows)
    keys = _keys(_turned(images, rows))
    keys.sort(axis=1)
    is_first = np.ones(keys.shape, np.bool_)
    is_first[:, 1:] = keys[:, 1:] != keys[:, :-1]
    return _rows(keys[is_first], rows.shape[1])


def _with_mirror_images(cover: CoverProblem, rows: IntArray) -> IntArray:
    """Return each solution, and its mirror image unless that equals a turned copy."""
    turned = _keys(_turned(cover.images[cover.proper], rows))
    mirrored = _keys(_turned(cover.images[~cover.proper], rows))
    mirror = np.sort(mirrored, axis=1)[:, 0]
    is_chiral = ~(turned == mirror[:, None]).any(axis=1)
    pairs = np.stack([_keys(np.asarray(rows, np.int32)[:, None, :])[:, 0], mirror], axis=1)
    is_listed = np.stack([np.ones(len(rows), np.bool_), is_chiral], axis=1)
    return _rows(pairs[is_listed], rows.shape[1])


def _turned(images: IntArray, rows: IntArray) -> IntArray:
    """Return the images of rows, ``(k, images, pieces)``, each in ascending order."""
    turned: IntArray = np.sort(images[:, rows].transpose(1, 0, 2), axis=2)
    return turned


def _keys(rows: IntArray) -> NDArray[Any]:
    """Return a byte string for each row; the strings sort as the rows do."""
    width = 4 * rows.shape[-1]
    big_endian = np.ascontiguousarray(rows.astype(">i4"))
    return big_endian.view(f"S{width}").reshape(rows.shape[:-1])


def _rows(keys: NDArray[Any], pieces: int) -> IntArray:
    rows: IntArray = (
        np.ascontiguousarray(keys).view(">i4").reshape(len(keys), pieces).astype(np.int32)
    )
    return rows
