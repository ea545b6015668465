"""The counts in docs/formulations.md are those of the program."""

from pathlib import Path

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.analysis.published import published
from cubewright.solver.report import Finished
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

PAGE = Path(__file__).parents[2] / "docs" / "formulations.md"

RUNS = [
    ("stagewise", ""),
    ("backtracking", ""),
    ("next-cell", ""),
    ("most-constrained", ""),
    ("backtracking", "coverable=off"),
    ("backtracking", "placeable=off"),
    ("backtracking", "must-cover=off"),
    ("backtracking", "parity=off"),
    ("backtracking", "coverable=off placeable=off must-cover=off parity=off"),
    ("backtracking", "order=fewest-first"),
    ("next-cell", "islands=nodes"),
    ("next-cell", "islands=off"),
    ("next-cell", "cells=diagonal"),
    ("next-cell", "cells=tightest"),
    ("next-cell", "symmetry=off"),
]

pytestmark = pytest.mark.skipif(not PAGE.is_file(), reason="the documentation is not installed")


def stages_of(engine, settings="", puzzle="cube"):
    chosen = tuple(tuple(each.split("=")) for each in settings.split())
    request = SolveRequest(built_in_puzzle(puzzle), engine=engine, settings=chosen)
    last = list(solve(request))[-1]
    assert isinstance(last, Finished)
    return last.progress.stages


@pytest.mark.parametrize(("engine", "settings"), RUNS)
def test_a_row_has_the_explored_and_kept_counts_of_the_run(engine, settings):
    explored, kept = stages_of(engine, settings).totals
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    assert any(f"| {explored:,} |" in row and f"| {kept:,} |" in row for row in rows)


METEOR = [
    ("next-cell", "islands=off symmetry=off"),
    ("next-cell", "islands=placements symmetry=off"),
    ("next-cell", "islands=placements symmetry=document"),
    ("next-cell", "islands=placements symmetry=document board=six-rows"),
    ("next-cell", "islands=nodes"),
    ("most-constrained", ""),
]


@pytest.mark.parametrize(("engine", "settings"), METEOR)
def test_a_row_of_meteor_gives_the_nodes_visited_by_the_run(engine, settings):
    stages = stages_of(engine, settings, "meteor")
    calls = stages.nodes_before_solutions if "six-rows" in settings else stages.nodes_visited
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    assert any(f"| {calls:,} | {stages.totals[0]:,} |" in row for row in rows)


def test_node_counts_in_the_text_are_those_of_the_runs():
    text = PAGE.read_text(encoding="utf-8")
    assert f"{stages_of('next-cell', 'islands=placements', 'meteor').nodes_visited:,} nodes" in text
    window = "islands=placements symmetry=document board=six-rows"
    assert f"{stages_of('next-cell', window, 'meteor').nodes_visited:,} nodes" in text


@pytest.mark.parametrize(("engine"), ["backtracking", "most-constrained"])
def test_the_cuts_of_each_rule_are_in_a_table(engine):
    text = PAGE.read_text(encoding="utf-8")
    for rule, cut in stages_of(engine).cuts.items():
        assert rule in text
        assert f"| {int(cut.sum()):,} |" in text


def test_the_stage_tables_have_every_stage():
    text = PAGE.read_text(encoding="utf-8")
    two = zip(published("counting-cube").stages, published("smarter-cube").stages, strict=True)
    for stage, ((e1, k1), (e2, k2)) in enumerate(two, start=1):
        assert f"| {stage} | {e1:,} | {k1:,} | {e2:,} | {k2:,} |" in text
    table = stages_of("most-constrained")
    for stage, pair in enumerate(zip(table.explored, table.kept, strict=True), start=1):
        cuts = [int(cut[stage - 1]) for cut in table.cuts.values()]
        assert "| " + " | ".join(f"{n:,}" for n in (stage, *pair, *cuts)) + " |" in text
