"""Images of solutions under the symmetries, compared and listed."""

from __future__ import annotations

from numba import njit

from cubewright.model.cell import BoolArray, IntArray


@njit(nogil=True, cache=True, error_model="numpy")
def _image(images: IntArray, element: int, found: IntArray, row: int, out: IntArray) -> None:
    """The image of a solution under a symmetry, its option ids ascending, into ``out``."""
    for j in range(out.shape[0]):
        option = images[element, found[row, j]]
        place = j
        while place > 0 and out[place - 1] > option:
            out[place] = out[place - 1]
            place -= 1
        out[place] = option


@njit(nogil=True, cache=True, error_model="numpy")
def _compared(image: IntArray, found: IntArray, row: int) -> int:
    """Return -1 if the image comes before the solution, 0 if they are equal, 1 otherwise."""
    for j in range(image.shape[0]):
        if image[j] < found[row, j]:
            return -1
        if image[j] > found[row, j]:
            return 1
    return 0


@njit(nogil=True, cache=True, error_model="numpy", inline="always")
def _first_compared(images: IntArray, element: int, found: IntArray, row: int) -> int:
    """As :func:`_compared` by the lowest options alone, which mostly decides without sorting."""
    least = images[element, found[row, 0]]
    for j in range(1, found.shape[1]):
        least = min(least, images[element, found[row, j]])
    if least == found[row, 0]:
        return 0
    return -1 if least < found[row, 0] else 1


@njit(nogil=True, cache=True, error_model="numpy")
def _met_too(
    images: IntArray,
    element: int,
    found: IntArray,
    row: int,
    low: int,
    high: int,
    ranks: IntArray,
) -> bool:
    """Whether a search that finds a solution finds this image of it too."""
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


@njit(nogil=True, cache=True, error_model="numpy")
def classes(
    images: IntArray,
    proper: BoolArray,
    found: IntArray,
    breaker_low: int,
    breaker_high: int,
    ranks: IntArray,
    image: IntArray,
    kept: BoolArray,
    same: IntArray,
) -> None:
    """Mark one solution of each class, and count the symmetries of each.

    ``found`` ``(k, pieces)`` int32, rows ascending; ``images`` ``(symmetries, n + 1)`` int32, the
    option that each symmetry makes of an option; ``proper`` ``(symmetries,)`` whether it is a
    rotation. The options of the symmetry-breaking piece are those from ``breaker_low`` to before
    ``breaker_high``, of which the search places the one with the lowest of ``ranks`` ``(n,)``
    first. A solution is ``kept`` ``(k,)`` if none of its images that the search finds comes before
    it. ``same`` ``(k, 2)`` counts the rotations and the reflections that leave it unchanged.
    ``image`` ``(pieces,)`` is working memory.
    """
    for row in range(found.shape[0]):
        kept[row] = True
        same[row, 0] = 0
        same[row, 1] = 0
        for element in range(images.shape[0]):
            order = _first_compared(images, element, found, row)
            if order == 0:
                _image(images, element, found, row, image)
                order = _compared(image, found, row)
            if order == 0:
                same[row, 0 if proper[element] else 1] += 1
            elif order < 0:
                held = _met_too(images, element, found, row, breaker_low, breaker_high, ranks)
                if held:
                    kept[row] = False
                    break


@njit(nogil=True, cache=True, error_model="numpy")
def first_images(
    own: IntArray, figure: IntArray, found: IntArray, image: IntArray, first: IntArray
) -> int:
    """Count the solutions whose own class comes first among the classes of the figure's class.

    ``own`` and ``figure`` ``(symmetries, n + 1)`` int32 are the images of options under the
    puzzle's symmetries and the figure's; -1 is no placement of the puzzle. ``found``
    ``(k, pieces)`` holds one solution of each own class. ``image`` and ``first`` ``(pieces,)``
    are working memory.
    """
    count = 0
    for row in range(found.shape[0]):
        for j in range(first.shape[0]):
            first[j] = found[row, j]
        for element in range(own.shape[0]):
            _image(own, element, found, row, image)
            if _is_before(image, first):
                first[:] = image
        is_first = True
        for element in range(figure.shape[0]):
            _image(figure, element, found, row, image)
            if image[0] >= 0 and _is_before(image, first):
                is_first = False
                break
        count += is_first
    return count


@njit(nogil=True, cache=True, error_model="numpy")
def _is_before(image: IntArray, other: IntArray) -> bool:
    for j in range(image.shape[0]):
        if image[j] != other[j]:
            return bool(image[j] < other[j])
    return False


@njit(nogil=True, cache=True, error_model="numpy")
def members(
    images: IntArray, proper: BoolArray, found: IntArray, raw: bool, image: IntArray, out: IntArray
) -> int:
    """Write the different images of each solution into ``out``; return their number.

    With ``raw``, all of them. Without, one of each set that rotations carry into
    each other: the solution, and its first reflection if that is no rotation of it.
    """
    count = 0
    for row in range(found.shape[0]):
        first = count
        mirrored = False
        for element in range(images.shape[0]):
            if not raw and proper[element] and element > 0:
                continue
            if not raw and not proper[element]:
                if mirrored:
                    break
                mirrored = True
            _image(images, element, found, row, image)
            known = False
            for earlier in range(first, count):
                if _compared(image, out, earlier) == 0:
                    known = True
                    break
            if not known:
                for j in range(image.shape[0]):
                    out[count, j] = image[j]
                count += 1
    return count
