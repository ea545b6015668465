"""Every solution that players published can be built by hand."""

from pathlib import Path

import pytest

from cubewright.formats.fig.file import read_fig
from cubewright.solver.disassembly.assembly_order import assembly_order

FIGURES = Path(__file__).parents[2] / ".." / "shared" / "data" / "figures"

pytestmark = [pytest.mark.shared_data, pytest.mark.slow]


def test_every_solution_of_the_files_can_be_built_by_hand():
    seen = 0
    for path in sorted(FIGURES.rglob("*.fig")):
        for block in read_fig(path).blocks:
            for each in block.all_solutions:
                if each.piece_set is None:
                    continue
                order = assembly_order(each.solution(each.piece_set))
                assert order.is_followable, (path.name, each.name, order.failure_reason)
                seen += 1
    assert seen > 500
