"""The time, counts and marks in the results of a search."""

from dataclasses import replace

from cubewright.model.results import (
    NO_RESULTS,
    RunRecord,
    SolutionCounts,
    SolutionMark,
    UnfinishedSearch,
)
from cubewright.model.symmetry.group import Convention, UpTo


def test_the_time_is_that_of_the_unfinished_search_or_of_the_last_run():
    assert NO_RESULTS.seconds == 0
    runs = tuple(RunRecord("2026-01-01T00:00:00", "e", "complete", each) for each in (3.0, 5.0))
    ended = replace(NO_RESULTS, runs=runs)
    assert ended.seconds == 5
    assert replace(ended, search=UnfinishedSearch(b"", seconds=7.0)).seconds == 7


def test_the_count_is_in_the_convention_of_the_list():
    counts = SolutionCounts(96, 24, 12, None, 6)
    found = {
        (convention, up_to): replace(
            NO_RESULTS, counts=counts, convention=convention, up_to=up_to
        ).count
        for convention in Convention
        for up_to in UpTo
    }
    assert found == {
        (Convention.RAW, UpTo.PUZZLE): 96,
        (Convention.RAW, UpTo.FIGURE): 96,
        (Convention.ROTATIONS, UpTo.PUZZLE): 24,
        (Convention.ROTATIONS, UpTo.FIGURE): 24,  # that is not known
        (Convention.UNIQUE, UpTo.PUZZLE): 12,
        (Convention.UNIQUE, UpTo.FIGURE): 6,
    }


def test_other_solutions_change_nothing_else():
    results = replace(NO_RESULTS, counts=SolutionCounts(7), engine="e")
    changed = results.with_solutions(((),))
    assert changed == replace(results, solutions=((),))


def test_a_mark_without_star_note_and_deletion_is_empty():
    mark = SolutionMark(())
    assert mark.is_empty
    assert not replace(mark, is_starred=True).is_empty
    assert not replace(mark, is_deleted=True).is_empty
    assert not replace(mark, note="x").is_empty
