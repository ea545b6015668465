"""Figures that rules generate."""

import pytest

from cubewright.model.figure import Figure
from cubewright.model.generators.figure_rules import (
    FIGURE_RULES,
    cross_section,
    generate_figure,
    rules_for,
)
from cubewright.model.lattice import lattice, lattices
from cubewright.model.symmetry.classes import figure_symmetry


def made(name, rule, *sizes):
    return generate_figure(rules_for(lattice(name))[rule], lattice(name), sizes)


@pytest.mark.parametrize(
    ("name", "rule", "sizes", "cells", "order"),
    [
        ("cubic", "box", (2, 3, 4), 24, 8),
        ("cubic", "ball", (1,), 7, 48),
        ("cubic", "ball", (2,), 33, 48),
        ("cubic", "pyramid", (5,), 25 + 9 + 1, 8),
        ("cubic", "pyramid", (4,), 16 + 4, 8),
        ("cubic", "burr", (6,), 104, 24),
        ("hexagonal", "hexagon", (3,), 19, 12),
        ("hexagonal", "triangle", (4,), 10, 6),
        ("hexagonal", "rhombus", (3, 3), 9, 4),
        ("hexagonal", "rhombus", (4, 1), 4, 4),
        ("hexagonal", "rhombus", (2, 5), 10, 2),
        ("triangular", "hexagon", (2,), 24, 12),
        ("triangular", "triangle", (3,), 9, 6),
        ("triangular", "rhombus", (2, 2), 8, 4),
        ("triangular", "rhombus", (5, 2), 20, 2),
    ],
)
def test_rules_make_figures_of_the_right_size_and_symmetry(name, rule, sizes, cells, order):
    figure = made(name, rule, *sizes)
    assert (len(figure), figure_symmetry(figure).order) == (cells, order)


@pytest.mark.parametrize("name", lattices())
def test_each_rule_makes_a_connected_figure_in_the_corner(name):
    for rule in rules_for(lattice(name)).values():
        sizes = (6,) if rule.name == "burr" else (1,) * len(rule.sizes)
        figure = made(name, rule.name, *sizes)
        assert len(figure.parts()) == 1
        assert lattice(name).corner(figure.cells) == (0, 0, 0)
        assert figure.name.startswith(rule.title)


@pytest.mark.parametrize(
    ("rule", "sizes", "message"),
    [
        ("box", (1, 2), "a box has 3 sizes"),
        ("ball", (0,), "the radius of a ball must be from 1 to 64, not 0"),
        ("ball", (10,), "at most 9"),
        ("box", (64, 64, 2), "at most 4,096 cells"),
        ("burr", (5,), "3, 6, 12 or 18"),
    ],
)
def test_impossible_sizes_are_refused(rule, sizes, message):
    with pytest.raises(ValueError, match=message):
        made("cubic", rule, *sizes)


def test_a_cross_section_is_one_layer():
    pyramid = made("cubic", "pyramid", 5)
    assert cross_section(pyramid, 1) == Figure(lattice("cubic").box((3, 3, 1)), pyramid.name)
    with pytest.raises(ValueError, match="no cell in layer 4"):
        cross_section(pyramid, 3)


def test_names_are_different():
    assert len({rule.name for rule in FIGURE_RULES}) == len(FIGURE_RULES)


def test_a_rhombus_of_triangles_is_a_rhombus_of_pairs():
    figure = made("triangular", "rhombus", 4, 3)
    pairs = {(2 * i + j, j - i) for i in range(4) for j in range(3)}
    found = [(x + dx, y, 0) for x, y in pairs for dx in (1, 2)]
    assert figure.cells == Figure(found, lattice=lattice("triangular")).aligned().cells
