"""The solutions that are deleted together."""

from types import SimpleNamespace

import pytest

from cubewright.model.results import SolutionMark
from cubewright.presenter.solutions import deletion
from cubewright.presenter.solutions.deletion import AFTER, BEFORE, UNSTARRED, solutions_to_delete

INDICES = [9, 4, 7, 1, 3]


def listed(*starred, noted=()):
    """A list in which some solutions have a star, and others a note."""
    of_row = {each: SolutionMark((), is_starred=True) for each in starred}
    of_row |= {each: SolutionMark((), note="x") for each in noted}
    marks = SimpleNamespace(marks=tuple(of_row.values()), of=of_row.get)
    return SimpleNamespace(marks=marks, row=lambda index: index)


@pytest.mark.parametrize("position", range(-1, 5))
def test_solutions_before_and_after_a_position(position):
    found = solutions_to_delete(listed(), INDICES, position)
    if position < 0:
        assert found.keys() == {UNSTARRED}
    else:
        assert list(found[BEFORE]) == INDICES[:position]
        assert list(found[AFTER]) == INDICES[position + 1 :]
        assert len(found[BEFORE]) + len(found[AFTER]) == 4
        assert found[AFTER][:2] == INDICES[position + 1 : position + 3]
    assert list(found[UNSTARRED]) == INDICES


def test_solutions_with_a_star_stay(monkeypatch):
    some = listed(4, 1, noted=(7,))
    assert solutions_to_delete(some, INDICES, -1)[UNSTARRED] == [9, 7, 3]
    monkeypatch.setattr(deletion, "MAX_MARKS", 3)
    assert solutions_to_delete(some, INDICES, -1)[UNSTARRED] == [9, 7, 3]
    monkeypatch.setattr(deletion, "MAX_MARKS", 2)
    assert solutions_to_delete(some, INDICES, -1)[UNSTARRED] is INDICES
