"""The default engine solves Meteor's board in less time than any of the article's parts."""

import pytest
from meteor_table import PARTS, measure, table

from cubewright.solver.analysis.published import compared_numbers

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def rows():
    return measure(rounds=3)


@pytest.mark.timed
def test_the_default_is_faster_than_each_part(rows):
    *parts, _next_cell, default = rows
    assert all(row.seconds > default.seconds for row in parts)


def test_the_default_explores_less_than_each_part(rows):
    *parts, next_cell, default = rows
    assert next_cell.run.explored > default.run.explored
    assert [row.name for row in parts] == [part.name for part in PARTS]
    assert len(parts) == 4
    assert all(row.run.explored > default.run.explored for row in parts)


def test_all_find_the_same_and_no_more_calls_than_the_article(rows):
    assert {row.run.solutions for row in rows} == {2098}
    for row in rows[:-2]:
        assert all(figure.matches for figure in compared_numbers(row.program, row.run))


def test_the_ratios_are_shown(rows):
    lines = table(rows).splitlines()
    assert lines[2].startswith("| meteor-plain | 3,096,168 | 3,096,168 | 43,602,496 | ")
    assert lines[5].startswith("| meteor-window | 1,218,297 | 1,218,297 | 15,284,776 | ")
    assert lines[-1].endswith(" | 1.0 x |")
