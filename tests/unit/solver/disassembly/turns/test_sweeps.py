"""Tables of the cells that cubes meet when they turn, compared with those found one by one."""

from fractions import Fraction

import pytest

from cubewright.solver.disassembly.turns.sweeps import PARITIES, SIDE_STEPS, SMALLEST, Sweeps
from cubewright.solver.disassembly.turns.swept_squares import swept_squares


def squares_of(tables, radius, parity, row, column):
    """The squares that a square meets, by twice their corners, without the square itself."""
    number = row * (radius + 1) + column
    begin, end = tables.begins[parity, number : number + 2].tolist()
    x, y = 2 * row - parity, 2 * column - parity
    return {(x + 2 * a, y + 2 * b) for a, b in tables.met[begin:end].tolist()}


def steps_to_reach(sweeps, radius):
    return sum(1 for _ in sweeps.reach(radius))


@pytest.mark.parametrize(
    "allowance", [Fraction(0), Fraction(1, 10), Fraction(1, 5), Fraction(123456789, 10**9)]
)
def test_tables_contain_what_each_square_of_one_quadrant_meets(allowance):
    sweeps = Sweeps(allowance)
    steps_to_reach(sweeps, 3)
    tables, radius = sweeps.filled
    for parity in range(PARITIES):
        for row in range(radius + 1):
            for column in range(radius + 1):
                x, y = 2 * row - parity, 2 * column - parity
                found = squares_of(tables, radius, parity, row, column)
                beside = int(tables.beside[parity, row * (radius + 1) + column])
                sides = {
                    n for n, (a, b) in enumerate(SIDE_STEPS) if (x + 2 * a, y + 2 * b) in found
                }
                assert {n for n in range(len(SIDE_STEPS)) if beside >> n & 1} == sides
                if x >= 0 or row == column == 0:
                    assert found == swept_squares(x, y, allowance) - {(x, y)}
                else:
                    assert not found


@pytest.mark.parametrize("allowance", [Fraction(0), Fraction(2, 25)])
def test_squares_met_in_all_quadrants_are_those_found_one_by_one(allowance):
    sweeps = Sweeps(allowance)
    steps_to_reach(sweeps, 4)
    for x in range(-6, 6):
        for y in range(-6 + x % 2, 6, 2):
            assert set(sweeps.met(x, y)) == swept_squares(x, y, allowance) - {(x, y)}


def test_tables_grow_in_short_steps_and_stay():
    sweeps = Sweeps.of(Fraction(3, 50))
    assert Sweeps.of(Fraction(3, 50)) is sweeps
    assert steps_to_reach(sweeps, 4) == PARITIES * (SMALLEST + 1)
    assert steps_to_reach(sweeps, SMALLEST) == 0
    before, _ = sweeps.filled
    assert steps_to_reach(sweeps, 30) == PARITIES * (45 + 1)
    tables, radius = sweeps.filled
    assert radius == 45
    small = {(n, m): squares_of(before, SMALLEST, 1, n, m) for n in (1, 7) for m in (0, 9)}
    assert all(squares_of(tables, radius, 1, *each) == small[each] for each in small)
