"""Symmetry groups: the group laws, and the groups of known figures."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.cell import shifted, turned
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.symmetry.group import symmetry_group

CELLS = st.sets(st.tuples(*[st.integers(0, 2)] * 3), min_size=1, max_size=14)


@pytest.mark.parametrize(
    ("box", "all_maps", "turns"),
    [
        ((3, 3, 3), 48, 24),
        ((2, 2, 2), 48, 24),
        ((3, 3, 2), 16, 8),
        ((2, 4, 5), 8, 4),
        ((1, 1, 1), 48, 24),
    ],
)
def test_boxes(box, all_maps, turns):
    group = symmetry_group(Figure(CUBIC.box(box)))
    assert (len(group), group.turns) == (all_maps, turns)


@pytest.mark.parametrize(
    ("cells", "all_maps", "turns"),
    [
        ("000 100 010", 4, 2),  # V
        ("000 100 200 010", 2, 1),  # L
        ("000 100 200 110", 4, 2),  # T
        ("000 100 110 210", 4, 2),  # Z
        ("000 010 100 101", 2, 2),  # A: no reflection keeps a screw
        ("000 100 010 001", 6, 3),  # P
        ("000 100 200", 16, 8),
    ],
)
def test_pieces(cells, all_maps, turns):
    figure = Figure((int(c[0]), int(c[1]), int(c[2])) for c in cells.split())
    group = symmetry_group(figure)
    assert (len(group), group.turns) == (all_maps, turns)


def test_an_empty_figure_has_the_identity():
    group = symmetry_group(Figure(()))
    assert (len(group), group.permutations.shape) == (1, (1, 0))


@given(CELLS)
def test_the_laws_of_a_group(cells):
    group = symmetry_group(Figure(cells))
    n = len(cells)
    rows = [tuple(row) for row in group.permutations.tolist()]
    assert rows[0] == tuple(range(n))
    assert group.proper[0]
    assert not np.diff(group.proper.astype(int)).max(initial=0) > 0, "turns come first"
    proper: dict[tuple[int, ...], set[bool]] = {}
    for row, is_turn in zip(rows, group.proper.tolist(), strict=True):
        assert sorted(row) == list(range(n))
        proper.setdefault(row, set()).add(is_turn)
    for a, a_turns in proper.items():
        assert any(tuple(a[b[i]] for i in range(n)) == rows[0] for b in proper)
        for b, b_turns in proper.items():
            both = proper[tuple(a[b[i]] for i in range(n))]
            assert both >= {x == y for x in a_turns for y in b_turns}
    assert len(group) in (group.turns, 2 * group.turns)
    assert 24 % group.turns == 0


@given(CELLS, st.sampled_from([*CUBIC.turns, *CUBIC.mirrors]), st.tuples(*[st.integers(-3, 3)] * 3))
def test_a_figure_turned_mirrored_or_moved_has_as_many(cells, matrix, by):
    group = symmetry_group(Figure(cells))
    other = symmetry_group(Figure(shifted(turned(cell, matrix), by) for cell in cells))
    assert (len(other), other.turns) == (len(group), group.turns)


@given(CELLS)
def test_elements_are_rigid(cells):
    places = np.array(sorted(cells))
    distances = ((places[:, None] - places[None]) ** 2).sum(axis=2)
    for row in symmetry_group(Figure(cells)).permutations:
        assert (distances[np.ix_(row, row)] == distances).all()


@pytest.mark.parametrize("far", [3, 10**9])
def test_distant_cells_have_the_symmetries_of_near_ones(far):
    found, near = (
        symmetry_group(Figure([(0, 0, 0), (each, 0, 0), (0, 0, 1)])) for each in (far, 2)
    )
    assert np.array_equal(found.permutations, near.permutations)
    assert np.array_equal(found.proper, near.proper)
