"""Tables of what cells meet when they turn, made in parts."""

from fractions import Fraction

import pytest

from cubewright.solver.disassembly.turns import sweeps
from cubewright.solver.disassembly.turns.sweeps import Sweeps
from cubewright.solver.disassembly.turns.swept_squares import swept_squares

SHARP = Fraction(0)


def pairs_of(tables):
    """The pivots in order, and all pairs with their pivots."""
    pivots, pairs = [], set()
    for table in tables:
        if table is not None:
            pivots += table.pivots
            numbers = (table.numbers.tolist(), table.starts.tolist(), table.met.tolist())
            pairs |= {(table.pivots[n], one, other) for n, one, other in zip(*numbers, strict=True)}
    return pivots, pairs


@pytest.mark.parametrize(("width", "height"), [(1, 1), (1, 4), (4, 3)])
@pytest.mark.parametrize(("entries", "kept"), [(1 << 14, 1 << 18), (20, 30)])
def test_all_pairs_are_found_about_all_pivots(monkeypatch, width, height, entries, kept):
    monkeypatch.setattr(sweeps, "ENTRIES", entries)
    monkeypatch.setattr(sweeps, "KEPT_ENTRIES", kept)
    corners = [(p, q) for p in range(0, 2 * width + 1, 2) for q in range(0, 2 * height + 1, 2)]
    centres = [(p, q) for p in range(1, 2 * width, 2) for q in range(1, 2 * height, 2)]
    expected = {
        ((p, q), i * height + j, (x + p) // 2 * height + (y + q) // 2)
        for p, q in corners + centres
        for i in range(width)
        for j in range(height)
        for x, y in swept_squares(2 * i - p, 2 * j - q, SHARP)
        if (x, y) != (2 * i - p, 2 * j - q) and 0 <= x + p < 2 * width and 0 <= y + q < 2 * height
    }
    made = Sweeps(width, height, SHARP)
    for _ in range(2):  # the second time they may be known
        assert pairs_of(made.tables()) == (corners + centres, expected)


def test_a_large_rectangle_is_not_kept_and_does_not_hold_up_a_stop():
    made = Sweeps(9, 9, SHARP)
    assert sum(each is None for each in made.tables()) > 500
    assert made._kept is None or sum(len(t.numbers) for t in made._kept) <= sweeps.KEPT_ENTRIES
