"""Images under products of a few symmetries are the images of the placements' cells."""

import random
from dataclasses import replace

import numpy as np
import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.symmetry.group import mirror_partners, symmetry_group
from cubewright.solver.problem.cover import cover_problem


def plain_images(cover):
    """The images of all options and whether each symmetry is a turn, cell by cell."""
    puzzle = cover.puzzle
    pairs = list(zip(puzzle.min_copies, puzzle.counts, strict=True))
    partners = mirror_partners(puzzle.pieces, pairs)
    kind_of = {piece: kind for kind, group in enumerate(cover.members) for piece in group}
    number = {
        (int(kind), cells): option
        for option, (kind, cells) in enumerate(zip(cover.kind, cover.option_cells, strict=True))
    }
    group = symmetry_group(puzzle.figure)
    rows, turns = [], []
    for permutation, proper in zip(group.permutations.tolist(), group.proper, strict=True):
        if not proper and partners is None:
            continue
        row = []
        for kind, cells in zip(cover.kind, cover.option_cells, strict=True):
            image = tuple(sorted(permutation[cell] for cell in cells))
            piece = cover.members[int(kind)][0]
            target = int(kind) if proper or partners is None else kind_of[partners[piece]]
            row.append(number.get((target, image)))
        if None not in row:
            rows.append([*row, len(row)])
            turns.append(bool(proper))
    return np.array(rows, np.int32), turns


@pytest.mark.parametrize(
    "name", ["cube", "bedlam", "meteor", "pentominoes-4x15", "half-hour", "checkered-cube"]
)
@pytest.mark.parametrize("forbidden_cells", [0, 1, 2])
def test_images_are_those_of_the_cells(name, forbidden_cells):
    puzzle = built_in_puzzle(name)
    choose = random.Random(forbidden_cells)
    cells = choose.sample(puzzle.figure.cells, forbidden_cells)
    forbidden = frozenset((choose.randrange(len(puzzle.pieces)), cell) for cell in cells)
    cover = cover_problem(replace(puzzle, forbidden=forbidden))
    images, turns = plain_images(cover)
    assert np.array_equal(cover.images, images)
    assert cover.proper.tolist() == turns
    assert cover.images.dtype == np.int32
