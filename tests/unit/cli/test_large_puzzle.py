"""Ctrl+C while a large puzzle is prepared."""

from io import StringIO

import pytest

from cubewright.cli.command import INTERRUPTED, Terminal
from cubewright.cli.solving.results import CountPrinter, SolutionPrinter
from cubewright.cli.solving.run import TerminalSolve
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.solutions.solution_format import solution_format
from cubewright.solver import solve as solve_module
from cubewright.solver.request import SolveRequest


@pytest.mark.parametrize("count_only", [False, True])
def test_a_preparation_that_is_stopped_writes_nothing_and_says_so(count_only, monkeypatch):
    terminal = Terminal(StringIO(), StringIO(), StringIO())
    request = SolveRequest(built_in_puzzle("bedlam"), count_only=count_only)
    solving = TerminalSolve(request, terminal)
    out, control = terminal.out, solving.control
    layers = solution_format("layers")
    result = (
        CountPrinter(request, out) if count_only else SolutionPrinter(request, layers, out, control)
    )
    monkeypatch.setattr(solve_module, "LARGE_PUZZLE", 0)
    monkeypatch.setattr(solve_module, "STEP_SECONDS", 0.0)
    monkeypatch.setattr(solving.bar, "show_preparing", lambda _fraction: control.stop())
    assert solving.run(solving.reports(), result) == INTERRUPTED
    assert terminal.out.getvalue() == ""
    assert "stopped while the search was being prepared" in terminal.err.getvalue()
