"""Ctrl+C while a large puzzle is prepared."""

from io import StringIO

import pytest

from cubewright.cli.command import INTERRUPTED, Terminal
from cubewright.cli.solving.terminal_solve import TerminalSolve
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.solutions.solution_format import solution_format
from cubewright.solver import solve as solve_module
from cubewright.solver.request import SolveRequest


@pytest.mark.parametrize("count_only", [False, True])
def test_a_preparation_that_is_stopped_writes_nothing_and_says_so(count_only, monkeypatch):
    terminal = Terminal(StringIO(), StringIO(), StringIO())
    request = SolveRequest(built_in_puzzle("bedlam"), count_only=count_only)
    solving = TerminalSolve(request, solution_format("layers"), terminal)
    monkeypatch.setattr(solve_module, "LARGE_PUZZLE", 0)
    monkeypatch.setattr(solve_module, "STEP_SECONDS", 0.0)
    monkeypatch.setattr(solving._bar, "show_preparing", lambda _fraction: solving._control.stop())
    assert solving.run(with_table=False) == INTERRUPTED
    assert terminal.out.getvalue() == ""
    assert "stopped while the search was being prepared" in terminal.err.getvalue()
