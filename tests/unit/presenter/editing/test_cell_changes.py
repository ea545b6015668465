"""A click changes one copy of a building block; pens and strokes change cells."""

import pytest

from cubewright.model.figure import Figure
from cubewright.model.lattice import BuildingBlock, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.editing.cell_changes import (
    block_with,
    cells_to_add,
    cells_to_change,
    copies_with,
    is_too_large,
    middle,
    with_optional,
    with_pen,
)
from cubewright.presenter.editing.grid import max_grid_size
from cubewright.presenter.editing.pens import Pen, PenKind
from cubewright.presenter.editing.strokes import Stroke

PAIR = BuildingBlock("pair", ((0, 0, 0), (1, 0, 0)), overlaps=True)
BLOCKS = [(each, block) for each in lattices().values() for block in each.building_blocks]


def test_the_block_with_most_room_is_filled_and_the_one_with_most_cells_changed():
    figure = Figure([(1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, 0, 1)])
    near = (0.5, 0.5, 0.5)
    assert cells_to_add(figure, (0, 0, 0), PAIR, near) in (
        {(0, 0, 0), (0, -1, 0)},
        {(0, 0, 0), (0, 0, -1)},
    )
    assert cells_to_add(figure, (0, 0, 0), None, near) == {(0, 0, 0)}
    assert cells_to_add(figure, (1, 0, 0), None, near) == frozenset()
    row = Figure([(0, 0, 0), (0, 1, 0)])
    assert cells_to_change(row, (0, 0, 0), PAIR, near) == {(0, 0, 0), (0, 1, 0)}
    assert cells_to_change(row, (5, 5, 5), PAIR, near) == frozenset()


def test_of_equal_blocks_the_one_nearest_to_the_point_is_meant():
    for step in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)):
        point = tuple(0.5 + 0.4 * part for part in step)
        found = block_with(CUBIC, PAIR, (0, 0, 0), suits=lambda _copy: 0.0, near=point)
        assert found == {(0, 0, 0), step}
    assert middle(CUBIC, [(0, 0, 0), (1, 0, 0)]) == pytest.approx((1.0, 0.5, 0.5))


@pytest.mark.parametrize(("lattice", "block"), BLOCKS, ids=lambda each: each.name)
def test_an_empty_figure_gets_a_whole_block_and_loses_it_again(lattice, block):
    for cell in lattice.box((1, 1, 1)):
        copies = copies_with(lattice, block, cell)
        near = lattice.centre(cell)
        added = cells_to_add(Figure((), lattice=lattice), cell, block, near)
        assert added in (copies or ({cell},))
        figure = Figure(added, lattice=lattice)
        assert cells_to_change(figure, cell, block, near) == added
        if copies:
            rest = added - {cell}
            again = cells_to_add(Figure(rest, lattice=lattice), cell, block, near)
            assert cell in again
            assert len(again) == max(len(copy - rest) for copy in copies)


ROW = Figure([(0, 0, 0), (1, 0, 0)], "row", optional=[(1, 0, 0)], colours=[((0, 0, 0), 2)])
NEW, OLD = (2, 0, 0), (0, 0, 0)


@pytest.mark.parametrize(
    ("pen", "draws", "cells", "optional", "colours", "text"),
    [
        (Pen(), True, {OLD, (1, 0, 0), NEW}, {(1, 0, 0)}, {OLD: 2}, "Draw 2 cubelets"),
        (Pen(), False, {(1, 0, 0)}, {(1, 0, 0)}, {}, "Erase 2 cubelets"),
        (
            Pen(PenKind.OPTIONAL),
            True,
            {OLD, (1, 0, 0), NEW},
            {OLD, (1, 0, 0), NEW},
            {OLD: 2},
            "Mark 2 cubelets as optional",
        ),
        (
            Pen(PenKind.OPTIONAL),
            False,
            {OLD, (1, 0, 0)},
            {(1, 0, 0)},
            {OLD: 2},
            "Mark 2 cubelets as required",
        ),
        (
            Pen(PenKind.COLOUR, 3),
            True,
            {OLD, (1, 0, 0), NEW},
            {(1, 0, 0)},
            {OLD: 3, NEW: 3},
            "Colour 2 cubelets with colour 3",
        ),
        (
            Pen(PenKind.COLOUR, 3),
            False,
            {OLD, (1, 0, 0)},
            {(1, 0, 0)},
            {OLD: 2},
            "Remove colour 3 from 2 cubelets",
        ),
        (
            Pen(PenKind.COLOUR, 2),
            False,
            {OLD, (1, 0, 0)},
            {(1, 0, 0)},
            {},
            "Remove colour 2 from 2 cubelets",
        ),
    ],
)
def test_a_pen_changes_what_it_is_for(pen, draws, cells, optional, colours, text):
    changed, name = with_pen(ROW, [OLD, NEW], pen, draws=draws)
    assert (set(changed.cells), set(changed.optional)) == (cells, optional)
    assert (dict(changed.colours), name, changed.name) == (colours, text, "row")


def test_cells_are_marked_as_optional_or_required():
    marked, text = with_optional(ROW, [OLD], optional=True)
    assert (marked.optional, text) == ({OLD, (1, 0, 0)}, "Mark 1 cubelet as optional")
    required, text = with_optional(marked, [OLD, (1, 0, 0)], optional=False)
    assert (required.optional, text) == (frozenset(), "Mark 2 cubelets as required")


def test_a_figure_is_too_large_beyond_the_largest_grid():
    for axis in range(3):
        most = max_grid_size(CUBIC)[axis]
        far = [0, 0, 0]
        for end, is_beyond in ((most - 1, False), (most, True)):
            far[axis] = end
            assert is_too_large(Figure([OLD, tuple(far)])) is is_beyond


def test_a_stroke_draws_or_erases_as_its_first_cell_says():
    drawn = Stroke.started([OLD], NEW).extended_to([(1, 0, 0), OLD])
    assert (drawn.draws, drawn.after) == (True, {OLD, NEW, (1, 0, 0)})
    assert (drawn.changed, drawn.text) == ({NEW, (1, 0, 0)}, "Draw 2 cubelets")
    erased = Stroke.started([OLD, NEW], NEW).with_cells([NEW, (1, 0, 0)])
    assert (erased.draws, erased.after, erased.text) == (False, {OLD}, "Erase 1 cubelet")
    never = Stroke.started([OLD], NEW, erase=True, noun="hexagon")
    assert (never.draws, never.after, never.text) == (False, {OLD}, "Erase 0 hexagons")
