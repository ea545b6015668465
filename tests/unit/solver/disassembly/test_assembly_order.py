"""Assembly orders by hand, checked against a plain simulation."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzles import as_set, solvable_puzzles

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.solver.analysis.hints import is_solvable, next_steps
from cubewright.solver.disassembly.assembly_order import Support, assembly_order
from cubewright.solver.search.control import Control


def with_placed(puzzle, placed):
    return replace(puzzle, pre_placed=(*puzzle.pre_placed, placed))


def cut(*shapes):
    """Return the solution whose pieces are these shapes."""
    cells = [cell for shape in shapes for cell in shape]
    placed = tuple(
        PlacedPiece(number, 0, tuple(sorted(shape))) for number, shape in enumerate(shapes)
    )
    return Solution(Puzzle(Figure(cells), as_set(shapes)), placed)


def comes_in(cells, lying, words):
    """Return whether cubes that come in from that side meet no others on their way."""
    by = {
        "from above": (0, 0, 1),
        "from below": (0, 0, -1),
        "from the right": (1, 0, 0),
        "from the left": (-1, 0, 0),
        "from the back": (0, 1, 0),
        "from the front": (0, -1, 0),
    }[words]
    return all(
        not {tuple(c + n * d for c, d in zip(cell, by, strict=True)) for cell in cells} & lying
        for n in range(12)
    )


def held(cells, lying, ground):
    """Return whether cubes stand on the ground or on others, or lean against others."""
    return any(
        cell in ground
        or {(x, y, z - 1), (x + 1, y, z), (x - 1, y, z), (x, y + 1, z), (x, y - 1, z)} & lying
        for cell in cells
        for x, y, z in (cell,)
    )


def ground_of(cells):
    return {
        cell
        for part in Figure(cells).parts()
        for cell in part
        if cell[2] == min(z for _, _, z in part)
    }


@given(solvable_puzzles(boxes=((2, 2, 2), (3, 2, 2), (3, 3, 1), (2, 2, 3), (3, 3, 2))), st.data())
def test_every_prefix_can_be_built_by_hand_or_a_reason_is_given(puzzle, data):
    order = next_steps(puzzle)
    assert order is not None
    pieces = order.solution.placed
    assert sorted(order.sequence, key=lambda p: (p.piece, p.copy)) == list(pieces)
    pre_placed = data.draw(st.sets(st.sampled_from(pieces)))
    for each in (order, assembly_order(order.solution, pre_placed)):
        assert set(each.pre_placed) | {step.placed for step in each.steps} == set(pieces)
        ground = ground_of(puzzle.figure.cells)
        lying = {cell for placed in each.pre_placed for cell in placed.cells}
        for step in each.steps:
            if step.translation is not None:
                assert comes_in(step.placed.cells, lying, step.translation.description)
            assert held(step.placed.cells, lying, ground) == (step.support is not Support.NOTHING)
            lying |= set(step.placed.cells)
        assert each.is_followable == (not each.failure_reason)


def test_the_cube_can_be_built_by_hand():
    order = next_steps(built_in_puzzle("cube"))
    assert order.is_followable
    assert len(order.steps) == 7
    assert order.steps[0].support is Support.GROUND


def grown(seed):
    """A figure with overhangs, cut into pieces of two to four cubes, from a seed."""
    chance = Random(seed)
    cells = {(0, 0, 0)}
    size = chance.randint(8, 14)
    while len(cells) < size:
        near = {each for cell in cells for each in CUBIC.neighbours(cell)} - cells
        cells.add(chance.choice(sorted(cell for cell in near if 0 <= cell[2] <= 3)))
    shapes, left = [], set(cells)
    while left:
        shape, size = {chance.choice(sorted(left))}, chance.randint(2, 4)
        while len(shape) < size:
            near = {each for cell in shape for each in CUBIC.neighbours(cell)} & left - shape
            if not near:
                break
            shape.add(chance.choice(sorted(near)))
        left -= shape
        shapes.append(shape)
    return cut(*shapes)


def can_be_built(solution):
    """Return whether hands can remove the pieces one by one, while all others stay held."""
    pieces = [frozenset(placed.cells) for placed in solution.placed]
    ground = ground_of(frozenset().union(*pieces))
    sides = ("from above", "from below", "from the right")
    sides += ("from the left", "from the back", "from the front")

    def all_held(left):
        safe, waiting = set(), list(left)
        while waiting:
            lying = set().union(*safe)
            more = [
                piece
                for piece in waiting
                if piece & ground or lying & {n for c in piece for n in CUBIC.neighbours(c)
                                              if n[2] <= c[2]}
            ]  # fmt: skip
            if not more:
                return False
            safe.update(more)
            waiting = [piece for piece in waiting if piece not in safe]
        return True

    @cache
    def empties(left):
        if not left:
            return True
        return all_held(left) and any(
            any(comes_in(piece, set().union(*left - {piece}), side) for side in sides)
            and held(piece, set().union(*left - {piece}), ground)
            and empties(left - {piece})
            for piece in left
        )

    return empties(frozenset(pieces))


@pytest.mark.parametrize("seed", range(24))
def test_an_order_by_hand_is_found_if_there_is_one(seed):
    solution = grown(seed)
    order = assembly_order(solution)
    assert (not order.locked and all(step.is_followable for step in order.steps)) == can_be_built(
        solution
    )


def test_linked_rings_interlock():
    ring = [(x, y, 1) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    loop = [(1, 1, z) for z in range(3)] + [(1, 2, 0), (1, 2, 2), (1, 3, 0), (1, 3, 1), (1, 3, 2)]
    order = assembly_order(cut(ring, loop))
    assert not order.is_followable
    assert order.failure_reason.startswith("Straight moves alone cannot put A and B together")
    assert next_steps(order.solution.puzzle).failure_reason.startswith("A and B interlock")
    assert len(order.locked) == 2
    assert {step.placed.piece for step in order.steps} == {0, 1}
    assert order.steps[-1].translation is None


def test_interlocking_pieces_may_be_pre_placed():
    ring = [(x, y, 1) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    loop = [(1, 1, z) for z in range(3)] + [(1, 2, 0), (1, 2, 2), (1, 3, 0), (1, 3, 1), (1, 3, 2)]
    solution = cut(ring, loop)
    assert assembly_order(solution, solution.placed).steps == ()
    assert assembly_order(solution, solution.placed).is_followable


def test_a_lid_that_hangs_from_above_has_nothing_to_hold_it():
    post = [(0, 0, z) for z in range(3)] + [(1, 0, 2)]
    drop = [(1, 0, 1)]
    order = assembly_order(cut(post, drop))
    assert order.is_followable  # the post first: the drop leans on its side
    hanging = cut([*post, (2, 0, 2)], [(2, 0, 1)])
    order = assembly_order(hanging)
    assert not order.is_followable
    assert order.locked == ()
    assert "each piece is supported" in order.failure_reason


def test_each_separate_part_stands_on_its_own_ground():
    low, high = [(0, 0, 0), (0, 0, 1)], [(5, 0, 4), (5, 0, 5)]
    order = assembly_order(cut(low, high))
    assert order.is_followable
    assert {step.support for step in order.steps} == {Support.GROUND}


def test_a_position_built_by_hand_is_solvable_or_not():
    cube = built_in_puzzle("cube")
    order = next_steps(cube)
    puzzle = cube
    for step in order.steps:
        puzzle = with_placed(puzzle, step.placed)
        assert is_solvable(puzzle)
    assert next_steps(puzzle).steps == ()
    names = [piece.symbol for piece in cube.pieces]
    middle = PlacedPiece(names.index("L"), 0, ((0, 0, 1), (1, 0, 1), (2, 0, 1), (2, 1, 1)))
    assert CUBIC.box((3, 3, 3)) == cube.figure.cells
    answer = is_solvable(with_placed(cube, middle))
    assert answer == (next_steps(with_placed(cube, middle)) is not None)


def test_a_stopped_search_gives_no_answer():
    control = Control()
    control.stop()
    assert is_solvable(built_in_puzzle("bedlam"), control) is None
    assert next_steps(built_in_puzzle("bedlam"), control) is None


def test_a_puzzle_that_needs_no_search_is_not_solvable():
    cube = built_in_puzzle("cube")
    assert is_solvable(Puzzle(Figure(cube.figure.cells[:5]), cube.piece_set)) is False
