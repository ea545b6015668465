"""``cubewright hard``."""

import pytest

from cubewright.cli.command import NONE_FOUND, OUT_OF_TIME, UNUSABLE


def test_sentences_and_a_chart_are_printed(command):
    ran = command("hard", "half-hour")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "6 pieces must be placed; there are 600 placements of single pieces."
    first = next(line for line in lines if line.lstrip().startswith("0 "))
    assert first.split() == ["0", "4.0", "25%", "0%", "75%", "3", "0", "########" + "=" * 22]
    assert lines[-1] == "chart: # right, - wrong, shows at once, = shows later"


def test_the_moves_of_each_solution_are_listed(command):
    out = command("hard", "diabolical", "--assemblies").out
    assert len(out.split("positions\n")[-1].splitlines()) == 14


def test_a_puzzle_without_a_solution_has_status_1(command):
    ran = command("hard", "soma-impossible", "--figure", "Desk")
    assert (ran.status, ran.out) == (NONE_FOUND, "The puzzle has no solution.\n")


def test_results_up_to_a_limit_of_time_are_printed(command):
    ran = command("hard", "tetris", "--limit-seconds", "0.3")
    assert ran.status == OUT_OF_TIME
    assert "the results are not complete" in ran.err


def test_figures_are_listed_by_remembered_results(command):
    assert command("hard", "burrs", "--figure", "First notches").status == 0
    ran = command("list", "burrs", "--sort", "moves")
    _, first, *others = ran.out.splitlines()
    assert first.split()[:2] == ["First", "notches"]
    assert first.endswith("5 moves")
    assert others
    assert all(line.endswith("not examined") for line in others)


@pytest.mark.parametrize("file", [(), ("x.xmpuzzle",)])
def test_only_figure_files_are_sorted(command, file):
    ran = command("list", *file, "--sort", "moves")
    assert ran.status == UNUSABLE
    assert "needs a figure file" in ran.err
