"""Runs in CSV files."""

import csv
from dataclasses import replace

import numpy as np
import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.presenter.run_columns import (
    CSV,
    NUMBERS,
    TERMINAL,
    WINDOW,
    RunEntry,
    compare,
    ratio_text,
    runs_csv,
)
from cubewright.presenter.table import Align
from cubewright.solver.analysis.comparison import NOT_COMPARED, Ratios
from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Counts, Outcome, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.stages import StageTable
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


STAGES = StageTable(
    np.array([1_000, 20_000, 3_456]),
    np.array([900, 1_500, 480]),
    {"overlap": np.array([100, 18_500, 2_976]), "parity": np.array([0, 0, 0])},
)
MADE = Run(
    "mine",
    SolveRequest(built_in_puzzle("cube"), engine="stagewise", settings=(("order", "as-given"),)),
    Outcome.COMPLETE,
    Progressed(1.0, Counts(11_520, 480, 1_240), STAGES, 0.123_456_78),
)
ENTRY = RunEntry(MADE, ratios=Ratios(1234.5, 2.345))
STOPPED = RunEntry(replace(MADE, outcome=Outcome.STOPPED))


@pytest.mark.parametrize(
    ("columns", "method", "texts"),
    [
        (
            WINDOW,
            "text",
            "mine|Soma cube|1,240|24,456|1,234|2,880|2,881|123 ms|2.35|3,890|complete",
        ),
        (
            TERMINAL,
            "plain_text",
            "mine|1,240|24,456|1,234.5 x|2,880|2,881|0.1235|2.3 x|3,888.0",
        ),
        (
            CSV,
            "csv_text",
            "mine|Soma cube|stagewise|order=as-given|complete|1240|unique|24456|1234.5|"
            "2880|2881|0.123457|2.345|3888.0",
        ),
    ],
)
def test_a_run_is_shown_in_every_place(columns, method, texts):
    assert "|".join(getattr(each, method)(ENTRY) for each in columns) == texts


def test_a_stopped_run_has_no_ratios():
    texts = {each.name: each.plain_text(STOPPED) for each in TERMINAL}
    assert (texts["run"], texts["x fewest"], texts["x fastest"]) == ("mine (stopped)", "-", "-")
    assert {each.text(STOPPED) for each in WINDOW if each.name.startswith("x ")} == {""}
    assert {each.csv_text(STOPPED) for each in CSV if each.name.startswith("x ")} == {""}


@pytest.mark.parametrize(
    ("ratio", "text"), [(999.4, "999"), (999.99, "1e+03"), (1000, "1,000"), (2.0, "2")]
)
def test_a_ratio_has_three_digits_or_is_whole(ratio, text):
    assert ratio_text(ratio) == text


def test_only_ticked_runs_of_one_puzzle_are_compared():
    slow = replace(MADE, progress=replace(MADE.progress, seconds=0.246_913_56))
    one, other, unticked = RunEntry(MADE), RunEntry(slow), RunEntry(MADE, ticked=False)
    compare([one, other, unticked])
    assert [each.ratios for each in (one, other, unticked)] == [
        Ratios(1.0, 1.0),
        Ratios(1.0, 2.0),
        NOT_COMPARED,
    ]
    request = replace(MADE.request, puzzle=built_in_puzzle("bedlam"))
    compare([one, RunEntry(replace(MADE, request=request))])
    assert one.ratios == NOT_COMPARED


def test_stages_are_numbered_from_one_in_csv_files():
    stages = runs_csv([MADE]).split("\n\n")[1].splitlines()
    assert stages == [
        "run,stage,explored,kept,cut by rule",
        "mine,1,1000,900,overlap: 100; parity: 0",
        "mine,2,20000,1500,overlap: 18500; parity: 0",
        "mine,3,3456,480,overlap: 2976; parity: 0",
    ]


def test_numbers_are_at_the_right():
    left = {each.name for each in WINDOW if each.align is not Align.RIGHT}
    assert left == {"run", "puzzle", "outcome"}
    assert [each.align is Align.RIGHT for each in NUMBERS] == [False, True, True, False]
