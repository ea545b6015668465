"""Runs in CSV files."""

import csv
from dataclasses import replace

from cubewright.formats.built_in import built_in_puzzle
from cubewright.presenter.run_columns import runs_csv
from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Outcome
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


def run(*settings):
    request = SolveRequest(built_in_puzzle("cube"), engine="stagewise", settings=settings)
    last = list(solve(request))[-1]
    return Run.of(request, last.outcome, last.progress)


DOCUMENT = ("symmetry", "document")
GIVEN, FEWEST = run(("order", "PBAVTZL"), DOCUMENT), run(DOCUMENT)


def rows(runs):
    return list(csv.DictReader(runs_csv(runs).split("\n\n")[0].splitlines()))


def test_csv_has_the_runs_and_their_stages():
    assert [row["explored"] for row in rows([GIVEN, FEWEST])] == ["196839232", "4895876"]
    lines = list(csv.DictReader(runs_csv([GIVEN, FEWEST]).split("\n\n")[1].splitlines()))
    assert len(lines) == 14
    assert (lines[8]["explored"], lines[8]["kept"]) == ("256", "130")


def test_every_run_has_these_columns():
    first, second = rows([GIVEN, FEWEST])
    assert ",".join(first) == (
        "run,puzzle,engine,settings,outcome,solutions,convention,explored,explored_to_best,kept,"
        "nodes_visited,seconds,seconds_to_best,found_per_second"
    )
    assert first["run"] == "stagewise, order PBAVTZL, symmetry document"
    assert first["settings"] == "order=PBAVTZL symmetry=document"
    assert (first["explored_to_best"], second["explored_to_best"]) == ("40.205", "1.0")


def test_nodes_visited_are_one_more_than_kept():
    row, _ = rows([GIVEN, FEWEST])
    assert int(row["nodes_visited"]) == int(row["kept"]) + 1 == GIVEN.nodes_visited


def test_a_run_that_was_stopped_has_no_ratio():
    stopped, _ = rows([replace(GIVEN, outcome=Outcome.STOPPED), FEWEST])
    assert (stopped["explored_to_best"], stopped["seconds_to_best"]) == ("", "")
