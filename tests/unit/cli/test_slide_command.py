"""``cubewright slide``."""

import pytest

CORNER = '[[puzzles]]\nname = "corner"\nstart = "a.b"\ntarget = "..a"\n'
OTHER = '[[puzzles]]\nname = "other"\nstart = "a.."\ntarget = "..a"\n'


@pytest.fixture
def two(tmp_path):
    path = tmp_path / "two.toml"
    path.write_text(CORNER + OTHER)
    return str(path)


def test_the_number_of_moves_is_printed_in_the_published_count(command):
    ran = command("slide", "dads-puzzle")
    assert (ran.status, ran.out, ran.err) == (0, "59 moves of one piece\n", "")


def test_a_plan_has_one_line_for_each_move(command, two):
    ran = command("slide", two, "--problem", "other", "--moves", "steps", "--plan")
    assert ran.out.splitlines() == ["2 steps of one cell", "   1  a  right 1", "   2  a  right 1"]


def test_targets_out_of_reach_are_status_1(command, two):
    ran = command("slide", two, "--problem", "corner")
    assert (ran.status, ran.out) == (1, "")
    assert "reach 3 arrangements" in ran.err


@pytest.fixture
def figures(tmp_path):
    """A figure file whose second figure is a sliding puzzle."""
    path = tmp_path / "own.fig"
    path.write_text(
        "/SOMA plain\n/+++\n\n/SOMA room\n"
        "; pieces: Own, drawn here\n;piece C count=2\n;shape C /X\n"
        ";placed /C+\n;placed /++\n;placed /+C\n;placed /++\n;target /++\n;target /+C\n/++\n/++\n"
    )
    return str(path)


def test_the_first_problem_with_targets_is_solved(command, figures):
    ran = command("slide", figures, "--plan")
    assert ran.out.splitlines() == ["1 move of one piece", "   1  C2  front 1"]
    assert command("slide", figures, "--problem", "room").out == "1 move of one piece\n"


def test_a_time_limit_is_status_124(command):
    ran = command("slide", "century", "--limit-seconds", "0.01")
    assert (ran.status, ran.out) == (124, "")
    assert "time limit of 0.01 s reached" in ran.err


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("klotsky",), "did you mean 'klotski'"),
        (("TWO",), "choose one: --problem corner"),
        (("TWO", "--problem", "third"), "only corner, other"),
        (("klotski", "--problem", "other"), "built-in puzzles need none"),
        (("missing.toml",), "cannot be read"),
    ],
)
def test_what_cannot_be_searched_is_refused(command, two, arguments, why):
    ran = command("slide", *(two if each == "TWO" else each for each in arguments))
    assert ran.status == 2
    assert why in ran.err


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--problem", "plain"), "own.fig: 'plain': no piece is placed"),
        (("--problem", "hall"), "no problem 'hall'"),
    ],
)
def test_a_problem_without_targets_is_refused(command, figures, arguments, why):
    ran = command("slide", figures, *arguments)
    assert ran.status == 2
    assert why in ran.err
