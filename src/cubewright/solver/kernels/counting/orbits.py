"""Comparison and listing of solutions' images under symmetries."""

from __future__ import annotations

from typing import NamedTuple

from cubewright.model.cell import IntArray
from cubewright.solver.kernels.array_types import Bools1, Ints1, Ints2
from cubewright.solver.kernels.compiling import entry_point, kernel, step

BEFORE, EQUAL, AFTER = -1, 0, 1
"""The results of comparing an image of a solution with the solution."""
TURNS, REFLECTIONS = 0, 1
"""The columns of :attr:`ClassArrays.same`."""


class ClassArrays(NamedTuple):
    """The data of :func:`mark_classes`: ``g`` symmetries, ``n`` options, ``k`` solutions."""

    images: Ints2
    """``(g, n + 1)`` int32: the option to which each symmetry maps each option."""
    proper: Bools1
    """``(g,)`` bool: whether each symmetry is a turn."""
    found: Ints2
    """``(k, pieces)`` int32: the solutions, as ascending option ids in each row."""
    breaking_low: int
    """The first option of the symmetry-breaking piece; 0 without one."""
    breaking_high: int
    """The option after its last option; 0 without such a piece."""
    ranks: Ints1
    """``(n,)`` int32: the order of the options; the copy with the lowest rank is placed first."""
    image: Ints1
    """``(pieces,)`` int32: working memory."""
    kept: Bools1
    """``(k,)`` bool, written: whether no image that the search finds precedes the solution."""
    same: Ints2
    """``(k, 2)`` int32, written: the numbers of turns and reflections that fix the solution."""


class FigureClassArrays(NamedTuple):
    """The data of :func:`mark_first_classes`; shapes as in :class:`ClassArrays`."""

    own: Ints2
    """``(g, n + 1)`` int32: the images of options under the puzzle's symmetries."""
    figure: Ints2
    """``(f, n + 1)`` int32: the images under the figure's symmetries; -1 if not a placement."""
    found: Ints2
    """``(k, pieces)`` int32: one solution of each class under the puzzle's symmetries."""
    image: Ints1
    """``(pieces,)`` int32: working memory."""
    first: Ints1
    """``(pieces,)`` int32: working memory."""
    is_first: Bools1
    """``(k,)`` bool, written: whether a solution's class comes first in the figure's class."""


class MemberArrays(NamedTuple):
    """The data of :func:`list_members`; shapes as in :class:`ClassArrays`."""

    images: Ints2
    """``(g, n + 1)`` int32: the option to which each symmetry maps each option."""
    proper: Bools1
    """``(g,)`` bool: whether each symmetry is a turn."""
    found: Ints2
    """``(k, pieces)`` int32: one solution of each class."""
    every: bool
    """Whether to list every member, not just one of each set related by turns."""
    image: Ints1
    """``(pieces,)`` int32: working memory."""
    listed: Ints2
    """``(members, pieces)`` int32, written: the listed members."""


@entry_point
def mark_classes(arrays: ClassArrays) -> None:
    """Mark one solution of each class, and count the symmetries of each solution."""
    for row in range(arrays.found.shape[0]):
        arrays.kept[row] = True
        arrays.same[row, TURNS] = 0
        arrays.same[row, REFLECTIONS] = 0
        for element in range(arrays.images.shape[0]):
            order = compare_lowest(arrays, element, row)
            if order == EQUAL:
                write_image(arrays.images, element, arrays.found, row, arrays.image)
                order = compare_rows(arrays.image, arrays.found, row)
            if order == EQUAL:
                arrays.same[row, TURNS if arrays.proper[element] else REFLECTIONS] += 1
            elif order == BEFORE and search_finds_image(arrays, element, row):
                arrays.kept[row] = False
                break


@step
def compare_lowest(arrays: ClassArrays, element: int, row: int) -> int:
    """Compare an image with its solution by the lowest options, which usually decides."""
    images = arrays.images
    found = arrays.found
    lowest = images[element, found[row, 0]]
    for j in range(1, found.shape[1]):
        lowest = min(lowest, images[element, found[row, j]])
    order = EQUAL
    if lowest < found[row, 0]:
        order = BEFORE
    elif lowest > found[row, 0]:
        order = AFTER
    return order


@kernel
def search_finds_image(arrays: ClassArrays, element: int, row: int) -> bool:
    """Return whether a search that finds a solution also finds this image of it."""
    images = arrays.images
    found = arrays.found
    ranks = arrays.ranks
    low = arrays.breaking_low
    high = arrays.breaking_high
    first = -1
    for j in range(found.shape[1]):
        option = found[row, j]
        if low <= option < high and (first < 0 or ranks[option] < ranks[first]):
            first = option
    if first < 0:
        return True
    for j in range(found.shape[1]):
        option = found[row, j]
        if low <= option < high and images[element, option] == first:
            return True
    return False


@entry_point
def mark_first_classes(arrays: FigureClassArrays) -> None:
    """Mark the solutions whose own class comes first among the classes of the figure's class."""
    for row in range(arrays.found.shape[0]):
        write_first_image(arrays, row)
        arrays.is_first[row] = True
        for element in range(arrays.figure.shape[0]):
            write_image(arrays.figure, element, arrays.found, row, arrays.image)
            if arrays.image[0] >= 0 and row_is_before(arrays.image, arrays.first):
                arrays.is_first[row] = False
                break


@step
def write_first_image(arrays: FigureClassArrays, row: int) -> None:
    """Write the first of a solution's images under the puzzle's symmetries to ``first``."""
    copy_row(arrays.found, row, arrays.first)
    for element in range(arrays.own.shape[0]):
        write_image(arrays.own, element, arrays.found, row, arrays.image)
        if row_is_before(arrays.image, arrays.first):
            for j in range(arrays.first.shape[0]):
                arrays.first[j] = arrays.image[j]


@entry_point
def list_members(arrays: MemberArrays) -> int:
    """Write the different images of each solution to ``listed``; return their number.

    Without ``every``, these are the solution and its first reflection, unless this is a turn of the
    solution.
    """
    count = 0
    for row in range(arrays.found.shape[0]):
        first = count
        has_reflection = False
        for element in range(arrays.images.shape[0]):
            if not arrays.every:
                if arrays.proper[element] and element > 0:
                    continue
                if not arrays.proper[element]:
                    if has_reflection:
                        break
                    has_reflection = True
            write_image(arrays.images, element, arrays.found, row, arrays.image)
            if not is_listed(arrays, first, count):
                for j in range(arrays.image.shape[0]):
                    arrays.listed[count, j] = arrays.image[j]
                count += 1
    return count


@step
def is_listed(arrays: MemberArrays, first: int, count: int) -> bool:
    """Return whether ``listed`` contains the image from row ``first`` to before row ``count``."""
    found = False
    for earlier in range(first, count):
        if not found and compare_rows(arrays.image, arrays.listed, earlier) == EQUAL:
            found = True
    return found


@kernel
def write_image(images: IntArray, element: int, found: IntArray, row: int, out: IntArray) -> None:
    """Write a solution's image under a symmetry to ``out``, as ascending option ids.

    ``images`` is ``(g, n + 1)``, ``found`` ``(k, pieces)``, ``out`` ``(pieces,)`` int32.
    """
    for j in range(out.shape[0]):
        option = images[element, found[row, j]]
        place = j
        while place > 0 and out[place - 1] > option:
            out[place] = out[place - 1]
            place -= 1
        out[place] = option


@kernel
def compare_rows(image: IntArray, found: IntArray, row: int) -> int:
    """Compare an image with a row of option ids, both ascending."""
    for j in range(image.shape[0]):
        if image[j] < found[row, j]:
            return BEFORE
        if image[j] > found[row, j]:
            return AFTER
    return EQUAL


@kernel
def row_is_before(image: IntArray, other: IntArray) -> bool:
    """Return whether the first of two rows of option ids precedes the second."""
    for j in range(image.shape[0]):
        if image[j] != other[j]:
            return bool(image[j] < other[j])
    return False


@step
def copy_row(found: IntArray, row: int, out: IntArray) -> None:
    """Copy a row of option ids."""
    for j in range(out.shape[0]):
        out[j] = found[row, j]
