"""The published runs reproduce the documents' numbers."""

import pytest

from cubewright.errors import UnknownNameError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.analysis.published import (
    PUBLISHED,
    RATE,
    ComparedNumber,
    compared_numbers,
    published,
)
from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Finished, Outcome
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve


def run_of(program, most_seconds=None):
    request = program.request(built_in_puzzle(program.puzzle))
    control = Control()
    for report in solve(request, control):
        if isinstance(report, Finished):
            return Run.of(request, report.outcome, report.progress)
        if most_seconds is not None and getattr(report, "seconds", 0) > most_seconds:
            control.stop()
    raise AssertionError("a solve ends with Finished")


# dumb-cube's 197 million superpositions of characters belong to the command, not to a unit test.
EXACT = [p for p in PUBLISHED if p.per_second is None and p.name != "dumb-cube"]


@pytest.mark.parametrize("program", EXACT, ids=lambda p: p.name)
def test_every_published_number_matches(program):
    run = run_of(program)
    assert run.outcome is Outcome.COMPLETE
    compared = compared_numbers(program, run)
    assert compared
    assert [f for f in compared if not f.matches] == []


@pytest.mark.timed
def test_bedlam_is_solved_at_no_lower_rate():
    program = published("bcsolve-bedlam")
    (rate,) = compared_numbers(program, run_of(program, most_seconds=2.0))
    assert rate.name == "solutions per second"
    assert rate.matches


def test_more_nodes_than_the_document_allows_are_a_difference():
    run = run_of(published("meteor-islands"))
    fewer, *_ = compared_numbers(published("meteor-islands"), run)
    assert (fewer.matches, fewer.verdict) == (True, "fewer")
    more, *_ = compared_numbers(published("meteor-half-turn"), run)
    assert (more.matches, more.verdict) == (False, "difference")


def test_a_difference_is_a_difference():
    program = published("smarter-cube")
    other = run_of(published("counting-cube"))
    assert not all(f.matches for f in compared_numbers(program, other))


def test_an_unknown_run_is_refused_by_name():
    with pytest.raises(UnknownNameError, match="did you mean 'dumb-cube'"):
        published("dum-cube")


@pytest.mark.parametrize(
    ("name", "ours", "matches", "verdict"),
    [
        ("Tries", "7", True, "match"),
        ("Tries", "6", True, "fewer"),
        ("Tries", "8", False, "difference"),
        (RATE, "9", True, "match"),
        (RATE, "6", False, "difference"),
    ],
)
def test_a_rate_need_not_be_equal_to_match(name, ours, matches, verdict):
    assert ComparedNumber(name, "7", ours, matches).verdict == verdict
