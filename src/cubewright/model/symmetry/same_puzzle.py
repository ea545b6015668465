"""Equality of two puzzles up to moving, turning and reflecting, and the order of the pieces.

Equal puzzles share a form: the first in order of the forms of the puzzle and of its mirror image.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from cubewright.model.cell import Matrix
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.equivalence import ordered_images


def puzzle_form(puzzle: Puzzle) -> str:
    """Return a form that is the same for equal puzzles.

    Names and shown colours are ignored. Puzzles with rules for places or pieces are equal only if
    their cells and rules are the same.

    >>> from cubewright.model.piece import Piece, PieceSet
    >>> bar, corner = ((0, 0, 0), (1, 0, 0)), ((0, 0, 0), (0, 1, 0), (1, 0, 0))
    >>> def puzzle(cells, *pieces):
    ...     kinds = tuple(Piece("ABC"[n], each) for n, each in enumerate(pieces))
    ...     return Puzzle(Figure(cells), PieceSet("", "", kinds, (1,) * len(kinds)))
    >>> flat = [(x, y, 0) for x in range(2) for y in range(2)] + [(2, 0, 0)]
    >>> upright = [(0, x, y) for x, y, _ in flat]
    >>> puzzle_form(puzzle(flat, bar, corner)) == puzzle_form(puzzle(upright, corner, bar))
    True
    """
    figure, lattice = puzzle.figure, puzzle.figure.lattice
    rules = _rules(puzzle)
    if any(rules):
        shapes = [
            (p.cells, p.flips, p.one_sided, sorted(p.dark or ()), sorted(p.colours))
            for p in puzzle.pieces
        ]
        marks = sorted(figure.optional), sorted(figure.colour_numbers.items())
        limits = puzzle.counts, puzzle.min_copies, puzzle.max_holes
        return _digest(repr((lattice.name, figure.cells, marks, shapes, limits, rules)))
    numbers = tuple(zip(puzzle.counts, puzzle.min_copies, strict=True))
    forms = []
    for matrices, keys in (
        (lattice.turns, [each.equivalence_key for each in puzzle.pieces]),
        (lattice.mirrors, [each.mirror_key for each in puzzle.pieces]),
    ):
        kinds = Counter[str]()
        least = Counter[str]()
        for key, (count, minimum) in zip(keys, numbers, strict=True):
            kinds[repr(key)] += count
            least[repr(key)] += minimum
        pieces = sorted((key, count, least[key]) for key, count in kinds.items())
        forms.append(repr((_figure_form(figure, matrices), pieces)))
    return _digest(repr((lattice.name, min(forms), puzzle.max_holes)))


def _rules(puzzle: Puzzle) -> Sequence[object]:
    """Return the rules for places and pieces in a canonical order."""
    return (
        sorted((str(each.piece), sorted(each.cells)) for each in puzzle.pre_placed),
        sorted((str(each.piece), sorted(each.cells)) for each in puzzle.misplaced),
        sorted(puzzle.forbidden),
        sorted(puzzle.allowed_colours or ()),
        sorted(
            (repr(sorted(puzzle.counted_pieces(e))), e.minimum, e.maximum) for e in puzzle.choices
        ),
    )


def _figure_form(figure: Figure, matrices: Sequence[Matrix]) -> str:
    if not figure.cells:
        return ""
    images, orders = ordered_images(figure.lattice, figure.cells, matrices)
    colours = figure.colour_numbers
    kinds = [2 * colours.get(cell, 0) + (cell in figure.optional) for cell in figure.cells]
    flat = images.reshape(len(images), -1)
    rows = np.concatenate([flat, np.array(kinds, np.int64)[orders]], axis=1).astype("<i4")
    first: bytes = min(row.tobytes() for row in rows)
    return first.hex()


def _digest(text: str) -> str:
    from hashlib import sha256  # Imported here, because it loads OpenSSL, which takes 3 MB.

    return sha256(text.encode()).hexdigest()
