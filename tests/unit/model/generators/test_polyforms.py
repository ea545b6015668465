"""Numbers of polyforms against published ones (OEIS), and laws of their shapes."""

import pytest

from cubewright.model.generators import polyforms as module
from cubewright.model.generators.polyforms import (
    Sides,
    TooManyShapesError,
    polyforms,
    touching,
)
from cubewright.model.lattice import lattice, lattices

FREE, ONE_SIDED = Sides.FREE, Sides.ONE_SIDED

each_lattice = pytest.mark.parametrize("name", lattices())


@pytest.mark.parametrize(
    ("name", "cells", "sides", "flat", "count"),
    [
        ("cubic", 5, FREE, True, 12),  # A000105
        ("cubic", 6, FREE, True, 35),
        ("cubic", 5, ONE_SIDED, True, 18),  # A000988
        ("cubic", 6, ONE_SIDED, True, 60),
        ("cubic", 5, FREE, False, 23),  # A038119
        ("cubic", 5, ONE_SIDED, False, 29),  # A000162
        ("cubic", 6, ONE_SIDED, False, 166),
        ("hexagonal", 4, FREE, True, 7),  # A000228
        ("hexagonal", 5, FREE, True, 22),
        ("hexagonal", 4, ONE_SIDED, True, 10),  # A006535
        ("triangular", 6, FREE, True, 12),  # A000577
        ("triangular", 7, FREE, True, 24),
        ("triangular", 6, ONE_SIDED, True, 19),  # A006534
        ("spheres", 4, FREE, True, 5),  # a layer of spheres is a square grid
        ("spheres", 4, ONE_SIDED, True, 7),
    ],
)
def test_there_are_as_many_as_published(name, cells, sides, flat, count):
    assert len(polyforms(lattice(name), cells, sides, flat=flat)) == count


def test_cells_may_be_connected_at_corners():
    counts = [len(polyforms(lattice("cubic"), n, flat=True, corners=True)) for n in range(1, 6)]
    assert counts == [1, 2, 5, 22, 94]  # A030222


@each_lattice
def test_shapes_are_different_and_connected(name):
    shapes = polyforms(lattice(name), 4, ONE_SIDED)
    orientations = [lattice(name).forms(shape) for shape in shapes]
    assert len({form for forms in orientations for form in forms}) == sum(map(len, orientations))
    assert all(shape in forms for shape, forms in zip(shapes, orientations, strict=True))


@each_lattice
def test_free_shapes_are_one_sided_shapes_up_to_their_mirror_image(name):
    def both(shape):
        chosen = lattice(name)
        return frozenset((*chosen.forms(shape), *chosen.forms(shape, mirrored=True)))

    one_sided = {both(shape) for shape in polyforms(lattice(name), 4, ONE_SIDED)}
    assert one_sided == {both(shape) for shape in polyforms(lattice(name), 4)}


@each_lattice
def test_touching_is_mutual_and_contains_the_neighbours(name):
    chosen = lattice(name)
    for cell in chosen.box((2, 2, 2)):
        around = touching(chosen, cell)
        assert cell not in around
        assert set(chosen.neighbours(cell)) <= set(around)
        assert all(cell in touching(chosen, other) for other in around)


def test_too_many_shapes_are_refused(monkeypatch):
    monkeypatch.setattr(module, "MAX_SHAPES", 20)
    with pytest.raises(TooManyShapesError, match="more than 20 shapes of 5 cubelets"):
        polyforms(lattice("cubic"), 7)


def test_a_shape_has_a_cell():
    with pytest.raises(ValueError, match="at least one cell"):
        polyforms(lattice("cubic"), 0)


def test_the_progress_is_reported():
    seen = []
    polyforms(lattice("cubic"), 4, report=lambda size, count: seen.append((size, count)))
    assert seen == [(2, 1), (3, 2), (4, 7)]
