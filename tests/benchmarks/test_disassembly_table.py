"""The table of analyses leaves out missing puzzles, and shows the targets that are known."""

import csv
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from disassembly_table import BOXED, Row, main, puzzle_named, solutions, table

from cubewright.model.disassembly import AnalysisOutcome
from cubewright.presenter.analysis.analyser import Analyser
from cubewright.solver.disassembly.assembly import Order

sys.path.insert(0, str(Path(__file__).parents[1] / "unit" / "solver"))

from plain_disassembly import apart


def test_an_own_burr_is_measured_without_other_files(tmp_path, capsys):
    path = tmp_path / "build" / "disassembly.csv"
    where = ["--yardsticks", str(tmp_path), "--csv", str(path), "--rounds", "1"]
    assert main(["--puzzle", "Third time lucky", *where]) == 0
    with path.open(newline="") as stream:
        (row,) = csv.DictReader(stream)
    assert (row["assemblies"], row["apart"], row["target"]) == ("3", "2", "0.0")
    assert 0 < float(row["kernel"]) < float(row["canonical"])
    assert "most_constrained.cpp is not there" in capsys.readouterr().err


def test_a_target_is_shown_with_the_time_in_times_of_it():
    rows = [
        Row("burr", 12, 1, 14482, 0.02, 0.03, 0.018, 0.12, 0.018, 0.024),
        Row("cage", 12, 1, 144, 0.01, 0.03, 0.015, 0.1, 0.02),
    ]
    assert table(rows).splitlines()[2:] == [
        "| burr | 12 | 1 | 14,482 | 20 | 30 | 40 % | 120 | 85 % | 60 % | 24 | 0.75 | 1.25 | 5.00 |",
        "| cage | 12 | 1 | 144 | 10 | 30 | 50 % | 100 | 80 % | 75 % |  |  |  |  |",
    ]


def comes_apart(assembly):
    """Return whether a plain search finds a first separation of the assembly and of each part."""
    if len(assembly.pieces) == 1:
        return True
    found = apart(assembly)
    if found is None:
        return False
    level, removable = found
    assert level == 1  # so that the parts separate in their places in the assembly
    removed = min(removable, key=sorted)
    parts = [
        tuple(each for number, each in enumerate(assembly.pieces) if (number in removed) == is_out)
        for is_out in (False, True)
    ]
    return all(comes_apart(replace(assembly, pieces=part)) for part in parts)


@pytest.mark.slow
def test_few_assemblies_come_apart_through_the_window_as_in_a_plain_search():
    puzzle, rules = puzzle_named(BOXED)
    found, _ = solutions(puzzle, 60)
    results = {}
    for order in Order:
        analyser = Analyser.of(puzzle, rules, order)
        assemblies = [analyser.assembly(placed) for placed in found]
        analyser.search.start(assemblies)
        while not analyser.search.step():
            pass
        results[order] = analyser.search.results
    canonical, like_burrtools = results.values()
    assert [(x.outcome, x.level) for x in canonical] == [
        (x.outcome, x.level) for x in like_burrtools
    ]
    fewest = sorted(range(len(found)), key=lambda number: canonical[number].states)
    leaves = [n for n in fewest if canonical[n].outcome is AnalysisOutcome.APART]
    stays = [n for n in fewest if canonical[n].outcome is AnalysisOutcome.CANNOT]
    assert 0 < len(leaves) < len(stays)
    assert not comes_apart(assemblies[stays[0]])
    assert not comes_apart(assemblies[stays[12]])
    level, _ = apart(assemblies[leaves[0]])
    assert level == canonical[leaves[0]].level
