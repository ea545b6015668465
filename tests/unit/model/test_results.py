"""What results say of a search."""

from dataclasses import replace

from cubewright.model.results import NO_RESULTS, RunRecord, UnfinishedSearch


def test_the_time_is_that_of_the_unfinished_search_or_of_the_last_run():
    assert NO_RESULTS.seconds == 0
    runs = tuple(RunRecord("2026-01-01T00:00:00", "e", "complete", each) for each in (3.0, 5.0))
    ended = replace(NO_RESULTS, runs=runs)
    assert ended.seconds == 5
    assert replace(ended, search=UnfinishedSearch(b"", seconds=7.0)).seconds == 7
