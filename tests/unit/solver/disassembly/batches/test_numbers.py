"""The numbers of plans, which are known without building the plans."""

import json

import pytest
from plain_disassembly import random_assembly

from cubewright.formats.burrtools_plans import info_text
from cubewright.formats.kept_plans import kept_analysis
from cubewright.model.disassembly import Analysis, AnalysisOutcome, level_string_of
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.search import DisassemblySearch


def results(canonical):
    search = DisassemblySearch(CUBIC, canonical=canonical)
    search.start([random_assembly(CUBIC, (4, 3, 3), 6, seed, holes=0.2) for seed in range(40)])
    while not search.step():
        pass
    return search.results


@pytest.mark.parametrize("canonical", [True, False])
def test_levels_are_kept_as_those_of_the_built_plan(canonical):
    levels = set()
    for found in results(canonical):
        kept = json.loads(kept_analysis(0, found, levels_only=True).data)
        plan = found.plan
        if plan is None:
            assert found.outcome is AnalysisOutcome.CANNOT
            assert found.numbers == ()
            assert kept["outcome"] == found.outcome.value
            continue
        levels.add(plan.level_string)
        assert found.numbers == plan.numbers
        assert found.level_string == level_string_of(plan.numbers) == plan.level_string
        order = {} if canonical else {"order": "BurrTools"}
        assert kept == {
            "format": "Cubewright",
            "levels": plan.level_string,
            "moves": plan.move_count,
            "info": info_text(plan),
            **order,
        }
        with_plan = json.loads(kept_analysis(0, found).data)
        assert with_plan["levels"] == kept["levels"]
        assert with_plan["moves"] == kept["moves"]
    assert len(levels) > 3


def test_an_analysis_without_a_plan_has_no_numbers():
    assert Analysis(AnalysisOutcome.APART).numbers == ()
    assert level_string_of(()) == ""
