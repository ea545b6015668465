"""Comparison sentences and ratios are computed from the runs."""

from dataclasses import replace

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.analysis.comparison import NOT_COMPARED, _times, ratio, ratios, sentence
from cubewright.solver.analysis.run import Run, median_run, needs_another
from cubewright.solver.report import Finished, Outcome
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

CUBE = built_in_puzzle("cube")


def run(engine, *settings):
    request = SolveRequest(CUBE, engine=engine, settings=settings)
    last = list(solve(request))[-1]
    assert isinstance(last, Finished)
    return Run.of(request, last.outcome, last.progress)


def with_seconds(one, seconds):
    return replace(one, progress=replace(one.progress, seconds=seconds))


DOCUMENT = ("symmetry", "document")
GIVEN = with_seconds(run("stagewise", ("order", "PBAVTZL"), DOCUMENT), 2.0)
FEWEST = with_seconds(run("stagewise", DOCUMENT), 0.1)
DEFAULT = with_seconds(run("most-constrained"), 0.05)


def test_fewest_first_explores_forty_times_fewer():
    assert sentence([GIVEN, FEWEST]) == (
        "Placing the pieces with the fewest forms first explored 40 times fewer possibilities "
        "than placing the pieces in the order PBAVTZL, and took 20 times less time."
    )


def test_engines_are_named_where_engines_differ():
    assert sentence([FEWEST, DEFAULT]).startswith("The most-constrained engine explored ")


def test_less_explored_may_take_longer():
    slow = with_seconds(DEFAULT, 1.0)
    assert sentence([FEWEST, slow]).endswith("but took 10 times as long.")


def test_short_times_are_not_compared():
    quick = [with_seconds(FEWEST, 0.00004), with_seconds(DEFAULT, 0.00002)]
    assert sentence(quick).endswith("; their times are too short to compare.")
    same = [with_seconds(FEWEST, 0.00004), with_seconds(FEWEST, 2.0)]
    assert sentence(same).endswith("; their times are too short to compare.")


def test_a_short_run_is_repeated_and_has_the_median_time():
    runs = [with_seconds(FEWEST, seconds) for seconds in (0.3, 0.01, 0.1)]
    assert needs_another(runs)
    assert median_run(runs).progress.seconds == 0.1
    assert not needs_another([*runs, with_seconds(FEWEST, 0.2)])
    assert not needs_another([replace(FEWEST, outcome=Outcome.STOPPED)])


def test_one_complete_run_is_not_compared():
    unfinished = replace(FEWEST, outcome=Outcome.STOPPED)
    for runs in ([], [GIVEN], [GIVEN, unfinished]):
        assert "two complete runs" in sentence(runs)


def test_ratios_are_to_the_best():
    assert ratios([GIVEN, FEWEST]) == [(40.205, 20), (1, 1)]


def test_an_incomplete_run_has_no_ratio_and_is_never_the_best():
    unfinished = replace(with_seconds(DEFAULT, 0.001), outcome=Outcome.STOPPED)
    assert ratios([unfinished, GIVEN, FEWEST]) == [NOT_COMPARED, (40.205, 20), (1, 1)]
    assert ratios([unfinished]) == [NOT_COMPARED]


@pytest.mark.parametrize(
    ("value", "best", "expected"),
    [(6, 2, 3), (2, 2, 1), (0, 0, 1), (5, 0, float("inf")), (0, 4, 0)],
)
def test_a_ratio_is_to_the_best(value, best, expected):
    assert ratio(value, best) == expected


@pytest.mark.parametrize(
    ("factor", "words"),
    [
        (1.04, "1.0 times"),
        (9.94, "9.9 times"),
        (9.95, "10 times"),
        (12345.6, "12,346 times"),
        (float("inf"), "infinitely many times"),
    ],
)
def test_factors_in_words(factor, words):
    assert _times(factor) == words


def test_runs_that_explore_the_same_are_compared_by_time():
    slow, fast = with_seconds(FEWEST, 3.0), with_seconds(FEWEST, 0.5)
    (words,) = {sentence([slow, fast]), sentence([fast, slow])}
    assert words.startswith(
        "All runs explored the same number of possibilities; the run 'stagewise"
    )
    assert "was 6.0 times as fast as" in words


def test_settings_are_named_where_one_differs():
    other = with_seconds(run("stagewise", DOCUMENT, ("representation", "characters")), 5.0)
    assert "working on bit patterns was 50 times as fast as working on characters" in sentence(
        [FEWEST, other]
    )
    full = with_seconds(run("stagewise"), 0.2)
    words = sentence([FEWEST, full])
    assert "'" in words
    assert " set to " in words


def test_runs_of_other_puzzles_are_not_compared():
    request = replace(FEWEST.request, puzzle=built_in_puzzle("bedlam"))
    assert "of different puzzles" in sentence([FEWEST, replace(FEWEST, request=request)])
