"""Arrays of zeros of which a search writes only parts."""

from __future__ import annotations

import mmap
from math import prod
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

LARGE_ARRAY = 1 << 20
"""The size in bytes above which numpy may use huge pages, or write the zeros itself."""

LARGEST_UNSET = 1 << 21
"""The size in bytes up to which numpy requests no huge pages."""


def sparse_zeros(shape: tuple[int, ...], dtype: DTypeLike = np.uint64) -> NDArray[Any]:
    """Return zeros of a ``dtype`` that take memory only where written, 4 kB at a time.

    Each level of a search writes only the beginning of its rows. numpy requests huge pages of 2 MB,
    with which the levels of a box of 500 cells took 3.7 GB instead of 0.9 GB. Filling these pages
    with zeros took most of the time of a dive.
    """
    size = np.dtype(dtype).itemsize * prod(shape)
    if size < LARGE_ARRAY:
        return np.zeros(shape, dtype)
    memory = _reserved(size)
    if hasattr(mmap, "MADV_NOHUGEPAGE"):
        memory.madvise(mmap.MADV_NOHUGEPAGE)
    return np.frombuffer(memory, dtype).reshape(shape)


def unset_array(shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """Return an array of arbitrary numbers, which also takes memory only where written.

    Up to :data:`LARGEST_UNSET` bytes, it takes less time than zeros: no mapping and no writing.
    """
    if np.dtype(dtype).itemsize * prod(shape) <= LARGEST_UNSET:
        return np.empty(shape, dtype)
    return sparse_zeros(shape, dtype)


def _reserved(size: int) -> mmap.mmap:
    """Return an address range of ``size`` bytes, of which only written bytes take memory.

    Linux refuses a mapping larger than its memory unless the mapping reserves no memory.
    """
    if not hasattr(mmap, "MAP_NORESERVE"):
        return mmap.mmap(-1, size)
    return mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | mmap.MAP_NORESERVE)
