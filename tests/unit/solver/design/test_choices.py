"""Choices of pieces from a pool."""

from dataclasses import replace
from itertools import product

import pytest

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.cell import turned
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.solver.design import choices as module
from cubewright.solver.design.choices import (
    Bounds,
    Choices,
    MirrorPairs,
    ParityTest,
    TooManyChoicesError,
    bounds_for,
)

CUBIC = lattice("cubic")
SOMA = piece_set("soma")
CUBE = Figure(CUBIC.box((3, 3, 3)))


def test_choices_are_all_within_the_bounds_in_order():
    bounds = Bounds((9, 11), (2, 4), (0, 0, 1, 0, 0, 0, 0), (2, 1, 2, 0, 3, 0, 1))
    expected = [
        choice
        for choice in product(*(range(n + 1) for n in bounds.maximums))
        if choice[2] and 2 <= sum(choice) <= 4 and 9 <= 4 * sum(choice) - choice[0] <= 11
    ]
    found = Choices(SOMA, bounds)
    assert expected
    assert list(found) == expected
    assert [found.choice(rank) for rank in range(found.total)] == expected
    with pytest.raises(IndexError, match="is not one of them"):
        found.choice(found.total)


def test_a_piece_without_placement_is_not_chosen():
    bounds = bounds_for(Figure(CUBIC.box((4, 2, 1))), SOMA)
    # Of Soma only V, L, T and Z are flat.
    assert bounds.maximums == (1, 1, 1, 1, 0, 0, 0)
    several = replace(SOMA, counts=(5,) * 7)
    assert bounds_for(CUBE, several).maximums == (5,) * 7
    assert bounds_for(CUBE, several, different=True).maximums == (1,) * 7


def test_too_many_choices_are_refused(monkeypatch):
    monkeypatch.setattr(module, "MAX_BEGINNINGS", 5)
    with pytest.raises(TooManyChoicesError, match="state the number of pieces"):
        _ = Choices(SOMA, bounds_for(CUBE, SOMA)).total


def test_of_mirror_images_one_is_searched():
    a, b = (next(i for i, p in enumerate(SOMA.pieces) if p.symbol == s) for s in "AB")
    bounds = bounds_for(CUBE, SOMA)
    mirrors = MirrorPairs(CUBE, SOMA, bounds)
    only_a, only_b = ([int(i == each) for i in range(7)] for each in (a, b))
    assert sorted([mirrors.is_repeated(tuple(only_a)), mirrors.is_repeated(tuple(only_b))]) == [
        False,
        True,
    ]
    assert not mirrors.is_repeated((1,) * 7)
    screw = Figure([(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)])
    assert not MirrorPairs(screw, SOMA, bounds).is_repeated(tuple(only_a))


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        (CUBE.cells, True),
        ([(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)], False),
        ([(0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 0, 0)], True),
    ],
)
def test_a_figure_may_be_its_own_mirror_image(cells, expected):
    only = [tuple(int(p.symbol == symbol) for p in SOMA.pieces) for symbol in "AB"]
    for matrix in (CUBIC.turns[5], CUBIC.mirrors[7]):
        figure = Figure([turned(cell, matrix) for cell in cells])
        mirrors = MirrorPairs(figure, SOMA, bounds_for(CUBE, SOMA))
        assert any(mirrors.is_repeated(choice) for choice in only) is expected


def test_parity_refutes_what_cannot_be_balanced():
    box = Figure(CUBIC.box((5, 4, 1)))
    tetrominoes = replace(SOMA, pieces=SOMA.pieces[1:4], counts=(2, 2, 2))  # L, T, Z
    parity = ParityTest(box, tetrominoes)
    assert parity.refutes((2, 1, 2))
    assert not parity.refutes((1, 2, 2))
    # Cells that may stay empty can balance everything.
    loose = Figure(box.cells, optional=box.cells[:1])
    assert not ParityTest(loose, tetrominoes).refutes((2, 1, 2))
