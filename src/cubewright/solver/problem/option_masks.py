"""Options as bit masks: their images under symmetries, and the symmetry-breaking piece."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, IntArray, MaskArray
from cubewright.model.symmetry.group import SymmetryGroup
from cubewright.solver.problem.steps import Steps, share

WORD_BITS = 64
"""The number of cells in one word of a mask."""
WORD = 2**64 - 1
"""A word of a mask with all bits set."""
KEY_BITS = 63
"""The number of bits of a sort key."""
OPTIONS_PER_STEP = 1 << 14
"""The number of options to handle in one step, which takes a few milliseconds."""


def masks_of(table: IntArray, cells: int) -> MaskArray:
    """Return the masks ``(..., w)`` uint64 of rows of cell indices ``(..., k)``.

    ``cells`` is the number of cells of the figure; a word holds 64 of them.
    """
    bits = np.zeros((cells, max(1, -(-cells // 64))), np.uint64)
    cell = np.arange(cells)
    bits[cell, cell // 64] = np.uint64(1) << (cell % 64).astype(np.uint64)
    masks = np.zeros((*table.shape[:-1], bits.shape[1]), np.uint64)
    # One pass for each column is several times as fast as a reduction over the short axis.
    for column in range(table.shape[-1]):
        masks |= bits[table[..., column]]
    return masks


def bits_of(masks: MaskArray) -> BoolArray:
    """Return the bits of masks ``(..., w)`` uint64, lowest first, as ``(..., 64 w)`` bool."""
    in_bytes = np.ascontiguousarray(masks, "<u8").view(np.uint8)
    bits: BoolArray = np.unpackbits(in_bytes, axis=-1, bitorder="little").view(np.bool_)
    return bits


def words_of(number: int, words: int) -> MaskArray:
    """Return the lowest bits of a number as a mask, ``(words,)`` uint64.

    >>> words_of((5 << 64) + 3, 2)
    array([3, 5], dtype=uint64)
    """
    return np.array([number >> 64 * word & WORD for word in range(words)], np.uint64)


def ascending(masks: MaskArray) -> NDArray[np.intp]:
    """Return the indices ``(..., n)`` that sort masks ``(..., n, w)`` uint64 as numbers.

    The last word is the most significant.
    """
    if masks.shape[-1] == 1:
        return np.argsort(masks[..., 0], axis=-1)
    return np.lexsort(np.moveaxis(masks, -1, 0), axis=-1)


class Batch(NamedTuple):
    """Options of kinds of equal size, sorted by kind, then by mask in ascending order."""

    kinds: IntArray
    """The ascending kinds."""
    rows: IntArray
    """``(k,)`` int32: the options."""
    table: IntArray
    """``(k, size)``: the ascending cell indices of each option."""


class SortedOptions(NamedTuple):
    """The options of all kinds: ``n`` options, ``t`` kinds, ``w`` words."""

    masks: MaskArray
    """``(n, w)`` uint64, sorted by kind, then as numbers in ascending order."""
    kind: IntArray
    """``(n,)`` int32."""
    starts: IntArray
    """``(t + 1,)`` int32: the options of kind ``k`` are ``starts[k]:starts[k + 1]``."""
    batches: tuple[Batch, ...]
    """All options, in batches that each take a few milliseconds to process."""
    keys: MaskArray
    """``(n,)`` uint64: a number for each option; equal numbers are very rare."""
    codes: KeyCodes
    """Codes whose sum is an option's key."""
    orders: dict[bytes, IntArray]
    """Cached results of :meth:`by_key`."""

    def by_key(self, kinds: IntArray) -> IntArray:
        """Return the options of these kinds in the order of their keys."""
        known = self.orders.get(kinds.tobytes())
        if known is None:
            options = _options_of(self.starts, kinds)
            known = self.orders[kinds.tobytes()] = options[np.argsort(self.keys[options])]
        return known


class KeyCodes(NamedTuple):
    """Codes of cells and kinds; an option's key is the sum of its codes modulo 2^64.

    Up to 64 cells the codes of the cells are single bits. Otherwise they are
    random numbers (Zobrist, "A new hashing method", 1970).
    """

    cells: MaskArray
    """``(cells,)`` uint64."""
    kinds: MaskArray
    """``(t,)`` uint64."""

    def keys(self, table: IntArray, kinds: IntArray) -> MaskArray:
        """Return the keys ``(k,)`` of options with the cells ``(k, size)`` and kinds ``(k,)``."""
        keys = self.kinds[kinds]
        for column in table.T:
            keys += self.cells[column]
        return keys


def key_codes(cells: int, kinds: int) -> KeyCodes:
    """Return the codes for a number of cells and a number of kinds."""
    codes = _random_numbers(kinds + cells)
    of_cells = codes[kinds:]
    if cells <= WORD_BITS:
        of_cells = np.uint64(1) << np.arange(cells, dtype=np.uint64)
    return KeyCodes(of_cells, codes[:kinds])


def _random_numbers(count: int) -> MaskArray:
    """Return pseudorandom numbers, ``(count,)`` uint64, the same at every call.

    SplitMix64 (Steele, Lea and Flood, 2014); importing numpy.random takes too long.
    """
    numbers = np.arange(1, count + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        numbers = (numbers ^ numbers >> np.uint64(shift)) * np.uint64(factor)
    return numbers ^ numbers >> np.uint64(31)


def sorted_options(tables: Sequence[IntArray], cells: int) -> Steps[SortedOptions]:
    """Return all options; ``tables`` contains each kind's placements ``(n, k)`` int32."""
    starts = np.cumsum([0, *map(len, tables)]).astype(np.int32)
    kind = np.repeat(np.arange(len(tables), dtype=np.int32), np.diff(starts))
    masks = np.empty((len(kind), max(1, -(-cells // WORD_BITS))), np.uint64)
    keys = np.empty(len(kind), np.uint64)
    codes = key_codes(cells, len(tables))
    batches: list[Batch] = []
    done = 0
    for kinds in _kinds_together(tables):
        yield done / max(1, len(kind))
        rows = _options_of(starts, np.array(kinds))
        table = np.concatenate([tables[each] for each in kinds])
        table = table[_ascending_rows(table, kind[rows], cells)]
        masks[rows] = masks_of(table, cells)
        keys[rows] = codes.keys(table, kind[rows])
        batches.append(Batch(np.array(kinds, np.int32), rows, table))
        done += len(rows)
    return SortedOptions(masks, kind, starts, tuple(batches), keys, codes, {})


def _kinds_together(tables: Sequence[IntArray]) -> Iterator[list[int]]:
    """Yield groups of kinds of equal size; several kinds have at most OPTIONS_PER_STEP options."""
    for size in sorted({table.shape[1] for table in tables}):
        together: list[int] = []
        count = 0
        for kind, table in enumerate(tables):
            if table.shape[1] != size:
                continue
            if together and count + len(table) > OPTIONS_PER_STEP:
                yield together
                together, count = [], 0
            together.append(kind)
            count += len(table)
        yield together


def _ascending_rows(table: IntArray, kinds: IntArray, cells: int) -> NDArray[np.intp]:
    """Return the indices that sort different options by kind, then by mask as a number.

    The larger of two masks with equally many bits has the higher last bit.
    """
    width = max(1, (cells - 1).bit_length())
    numbers = [kinds.astype(np.int64)]
    free = KEY_BITS - int(kinds.max(initial=0)).bit_length()
    for column in np.sort(table, axis=1).T[::-1]:
        if free < width:
            numbers.append(np.zeros(len(table), np.int64))
            free = KEY_BITS
        numbers[-1] <<= width
        numbers[-1] |= column
        free -= width
    return np.argsort(numbers[0]) if len(numbers) == 1 else np.lexsort(numbers[::-1])


def _options_of(starts: IntArray, kinds: IntArray) -> IntArray:
    first = kinds[0]
    if (kinds == np.arange(first, first + len(kinds))).all():
        return np.arange(starts[first], starts[first + len(kinds)], dtype=np.int32)
    return np.concatenate(
        [np.arange(starts[kind], starts[kind + 1], dtype=np.int32) for kind in kinds.tolist()]
    )


def option_images(
    group: SymmetryGroup, options: SortedOptions, partners: list[int] | None
) -> Steps[tuple[IntArray, BoolArray]]:
    """Return the usable symmetries as permutations of the options, and which are turns.

    ``partners`` gives each kind's mirror image, or is None if reflections are not usable. Returns
    ``images`` ``(g, n + 1)`` int32 and ``proper`` ``(g,)`` bool as in :class:`CoverProblem`. A
    symmetry that does not preserve the options is dropped.

    Only a few symmetries that generate the others are applied to the masks. The images under the
    others are compositions (a simple form of Dimino's algorithm).
    """
    used = group.proper | (partners is not None)
    permutations, turns = group.permutations[used], group.proper[used]
    count = len(options.masks)
    own_kinds = np.arange(len(options.starts) - 1, dtype=np.int32)
    keys = [
        (permutation.tobytes(), bool(proper))
        for permutation, proper in zip(permutations, turns, strict=True)
    ]
    first = _Symmetry(permutations[0], bool(turns[0]), np.arange(count + 1, dtype=np.int32))
    known = {keys[0]: first}
    unusable: set[tuple[bytes, bool]] = set()
    generators: list[_Symmetry] = []
    # In reverse order, since on cubes the last reflections generate all 48 in three steps, not
    # five.
    for row in reversed(range(len(keys))):
        key, permutation, proper = keys[row], permutations[row], bool(turns[row])
        if key in known or key in unusable:
            continue
        done = (len(known) + len(unusable)) / len(keys)
        targets = own_kinds if proper or partners is None else np.array(partners, np.int32)
        image = yield from share(_image(permutation, options, targets), done, done)
        if image is None:
            unusable.add(key)
        else:
            generators.append(_Symmetry(permutation, proper, image))
            yield from share(_add_compositions(known, generators), done, done)
    usable = [key for key in keys if key in known]
    images = np.empty((len(usable), count + 1), np.int32)
    for row, key in enumerate(usable):
        images[row] = known[key].image
    return images, np.array([proper for _, proper in usable], np.bool_)


def figure_images(
    group: SymmetryGroup, partners: list[int] | None, options: SortedOptions, own: BoolArray
) -> Steps[tuple[IntArray, BoolArray] | tuple[None, None]]:
    """Return all the figure's symmetries as permutations of the options of a constrained puzzle.

    ``group`` and ``partners`` belong to the puzzle without its constraints; ``own`` ``(g,)`` bool:
    whether each of the constrained puzzle's symmetries is a turn. Returns ``figure_images`` and
    ``figure_proper`` of a cover problem, or None twice if the constraints break no symmetry.
    """
    used = group.proper | (partners is not None)
    permutations, proper = group.permutations[used], group.proper[used]
    # A pre-placed piece can make the minimums of two mirror images equal, which allows mirrors.
    if len(proper) <= len(own) or (proper.all() and not own.all()):
        return None, None
    own_kinds = np.arange(len(options.starts) - 1, dtype=np.int32)
    images = np.empty((len(proper), len(options.masks) + 1), np.int32)
    for element, permutation in enumerate(permutations):
        done = element / len(proper)
        mirrors = not proper[element] and partners is not None
        targets = np.array(partners, np.int32) if mirrors else own_kinds
        image = yield from share(_restricted_image(permutation, options, targets), done, done)
        images[element] = image
    return images, proper


class _Symmetry(NamedTuple):
    """A symmetry as a permutation of the cells ``(cells,)`` and the options ``(n + 1,)``."""

    permutation: IntArray
    proper: bool
    image: IntArray

    def compose(self, other: _Symmetry) -> _Symmetry:
        """Return the symmetry that applies ``other`` first, then this symmetry."""
        return _Symmetry(
            self.permutation[other.permutation],
            self.proper == other.proper,
            self.image[other.image],
        )


def _add_compositions(
    known: dict[tuple[bytes, bool], _Symmetry], generators: list[_Symmetry]
) -> Steps[None]:
    newest = list(known.values())
    while newest:
        found = []
        for each in newest:
            yield 0.0
            for generator in generators:
                key = (
                    generator.permutation[each.permutation].tobytes(),
                    generator.proper == each.proper,
                )
                if key not in known:
                    known[key] = generator.compose(each)
                    found.append(known[key])
        newest = found


def _image(
    permutation: IntArray, options: SortedOptions, targets: IntArray
) -> Steps[IntArray | None]:
    """Return the image of every option, ``(n + 1,)`` int32; None if an image is not an option.

    ``targets`` ``(t,)`` gives the kind to which each kind is mapped. Keys of options and of images
    are sorted. If both are the same set, equal ranks give the permutation.
    """
    starts = options.starts
    numbers = np.diff(starts)
    # Forbidden placements can leave mirror partners with different numbers of options.
    if not np.array_equal(numbers[targets], numbers):
        return None
    image = np.empty(len(options.masks) + 1, np.int32)
    image[-1] = len(options.masks)
    for batch in options.batches:
        yield 0.0
        kinds = targets[options.kind[batch.rows]]
        moved = permutation[batch.table]
        moved_keys = options.codes.keys(moved, kinds)
        order, wanted = np.argsort(moved_keys), options.by_key(targets[batch.kinds])
        keys = options.keys[wanted]
        if not np.array_equal(keys, moved_keys[order]):
            return None
        masks = None
        if options.masks.shape[1] > 1:
            masks = masks_of(moved, len(permutation))
        if (keys[1:] == keys[:-1]).any():
            # Different options have equal keys, which is very unlikely; sort by masks instead.
            masks = masks_of(moved, len(permutation))
            order = np.lexsort((*masks.T, kinds))
            wanted = wanted[np.lexsort((*options.masks[wanted].T, options.kind[wanted]))]
        image[batch.rows[order]] = wanted
        # With one word, equal key and kind mean equal masks.
        if (options.kind[wanted] != kinds[order]).any():
            return None
        if masks is not None and (options.masks[wanted] != masks[order]).any():
            return None
    return image


def _restricted_image(
    permutation: IntArray, options: SortedOptions, targets: IntArray
) -> Steps[IntArray]:
    """Return the image of every option, ``(n + 1,)`` int32; -1 if it is not an option.

    ``targets`` as in :func:`_image`.
    """
    image = np.full(len(options.masks) + 1, -1, np.int32)
    image[-1] = len(options.masks)
    for batch in options.batches:
        yield 0.0
        wanted = options.by_key(targets[batch.kinds])
        moved, kinds = permutation[batch.table], targets[options.kind[batch.rows]]
        masks = masks_of(moved, len(permutation))
        keys, moved_keys = options.keys[wanted], options.codes.keys(moved, kinds)
        places = np.searchsorted(keys, moved_keys)
        last = np.searchsorted(keys, moved_keys, side="right")
        # In rare cases, more than one option has the key.
        while (is_left := places < last).any():
            rows = np.flatnonzero(is_left)
            found = wanted[places[rows]]
            is_same = (options.masks[found] == masks[rows]).all(axis=1)
            is_same &= options.kind[found] == kinds[rows]
            image[batch.rows[rows[is_same]]] = found[is_same]
            places[rows] += 1
    return image


def reflected_images(
    reflections: IntArray, partners: Sequence[int], options: SortedOptions
) -> Steps[IntArray]:
    """Return the images of options under reflections ``(m, cells)``, ``(m, n + 1)`` int32.

    ``partners`` gives each kind's mirror image, -1 for none. An image that is not an option is -1.
    """
    has_partner = np.array(partners) >= 0
    # A kind without a mirror image may map to any kind, since its images are removed.
    targets = np.where(has_partner, partners, np.arange(len(partners))).astype(np.int32)
    images = np.empty((len(reflections), len(options.masks) + 1), np.int32)
    lacks = np.append(~has_partner[options.kind], False)
    for element, permutation in enumerate(reflections):
        done = element / len(reflections)
        images[element] = yield from share(
            _restricted_image(permutation, options, targets), done, done
        )
    images[:, lacks] = -1
    return images


def choose_breaking_piece(
    images: IntArray, starts: IntArray, copies: IntArray, minimums: IntArray
) -> Steps[tuple[int, IntArray]]:
    """Choose the kind whose placements are restricted to one of each orbit.

    Returns the kind and the smallest option id of each of its orbits, or -1 and an empty array if
    no kind is suitable. A suitable kind has exactly one copy, which every solution uses, and every
    symmetry maps it to itself. The kind with the fewest orbits is chosen, then the kind with the
    most placements, then the first.

    ``images`` ``(g, n + 1)`` and ``starts`` ``(t + 1,)`` are as in :class:`CoverProblem`.
    ``copies`` and ``minimums`` ``(t,)`` are the maximum and the minimum number of copies in a
    solution. All are int32.
    """
    none = -1, np.zeros(0, np.int32)
    if len(images) == 1:
        return none
    kinds = np.arange(len(copies))
    kind = np.repeat(kinds, np.diff(starts))
    moves, is_first = np.empty((2, len(kind)), np.bool_)
    for low in range(0, len(kind), OPTIONS_PER_STEP):
        yield low / len(kind)
        some = np.s_[low : min(low + OPTIONS_PER_STEP, len(kind))]
        moves[some] = (kind[images[:, some]] != kind[some]).any(axis=0)
        is_first[some] = images[:, some].min(axis=0) == np.arange(some.start, some.stop)
    orbits = np.bincount(kind[is_first], minlength=len(copies))
    number = np.diff(starts)
    usable = (copies == 1) & (minimums == 1) & (number > 0)
    usable[kind[moves]] = False
    if not usable.any():
        return none
    chosen = int(kinds[usable][np.lexsort((-number[usable], orbits[usable]))[0]])
    low, high = int(starts[chosen]), int(starts[chosen + 1])
    return chosen, np.flatnonzero(is_first[low:high]).astype(np.int32) + np.int32(low)
