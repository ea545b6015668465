"""Comparison sentences and tables are computed from the runs."""

import csv
from dataclasses import replace

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.analysis.comparison import as_csv, sentence, table
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
    rows = table([GIVEN, FEWEST])
    assert rows[0]["explored_to_best"] == 40.205
    assert rows[1]["explored_to_best"] == 1
    assert rows[0]["seconds_to_best"] == 20
    assert rows[0]["run"] == "stagewise, order PBAVTZL, symmetry document"


def test_nodes_visited_are_one_more_than_kept():
    row, _ = table([GIVEN, FEWEST])
    assert row["nodes_visited"] == int(row["kept"]) + 1 == GIVEN.nodes_visited


def test_csv_has_the_runs_and_their_stages():
    runs, stages = as_csv([GIVEN, FEWEST]).split("\n\n")
    assert [row["explored"] for row in csv.DictReader(runs.splitlines())] == [
        "196839232",
        "4895876",
    ]
    lines = list(csv.DictReader(stages.splitlines()))
    assert len(lines) == 14
    assert (lines[8]["explored"], lines[8]["kept"]) == ("256", "130")


def test_an_incomplete_run_has_no_ratio_and_is_never_the_best():
    unfinished = replace(with_seconds(DEFAULT, 0.001), outcome=Outcome.STOPPED)
    rows = table([unfinished, GIVEN, FEWEST])
    assert [row["explored_to_best"] for row in rows] == ["", 40.205, 1]
    assert [row["seconds_to_best"] for row in rows] == ["", 20, 1]
    assert table([unfinished])[0]["seconds_to_best"] == ""
