"""``cubewright improve``."""

import pytest

from cubewright.cli.command import NONE_FOUND, OUT_OF_TIME, UNUSABLE


def test_improvements_are_listed_and_the_best_is_written(command, tmp_path):
    path = str(tmp_path / "better.xmpuzzle")
    options = ("--fewer", "--cells", "1", "-n", "2", "-o", path)
    ran = command("improve", "diabolical", *options)
    assert ran.status == 0
    first, second, *_ = ran.out.splitlines()
    assert first == "Now: level 1, 13 solutions."
    assert second == "1. Piece B: remove 1 cubelet; Piece C: add 1 cubelet. Level 1, 3 solutions"
    assert ran.err.endswith("2 improvements found, the best first.\n")
    assert command("solve", path, "--count").out == "3\n"


def test_no_improvement_has_status_1(command):
    ran = command("improve", "half-hour", "--fewer", "--cells", "1")
    assert ran.status == NONE_FOUND
    assert "No change of so few cells" in ran.err


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ((), "choose --level"),
        (("--different", "--equal"), "not allowed with"),
        (("--level", "--cells", "5"), "at most 4"),
        (("--level", "-o", "x.stl"), "ends in .fig"),
        (("--level", "--take", "11"), "needs -n 11"),
    ],
)
def test_options_that_do_not_fit_are_refused(command, options, text):
    ran = command("improve", "half-hour", *options)
    assert ran.status == UNUSABLE
    assert text in ran.err


def test_improvements_up_to_a_limit_of_time_are_listed(command):
    ran = command("improve", "cube", "--fewer", "--limit-seconds", "0.5")
    assert ran.status == OUT_OF_TIME
    assert "time limit" in ran.err
