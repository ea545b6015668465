"""Engines and their settings at the terminal, and the statistics of --stats."""

import pytest

from cubewright.solver.search.engine import engines

DOCUMENT = ("--engine", "stagewise", "--set", "symmetry=document")
FEWEST_FIRST = """\
Possibilities (explored, kept) at each stage:
  (4,4)
  (256,130)
  (9360,2334)
  (168048,16625)
  (1596000,26403)
  (2534688,4080)
  (587520,240)
Total possibilities explored: 4895876
Total possibilities kept: 49816
"""
AS_GIVEN = """\
Possibilities (explored, kept) at each stage:
  (64,64)
  (6144,2544)
  (244224,38448)
  (5536512,805584)
  (58002048,1817232)
  (130840704,552384)
  (2209536,240)
Total possibilities explored: 196839232
Total possibilities kept: 3216496
"""


@pytest.mark.parametrize(
    ("order", "table"), [("fewest-first", FEWEST_FIRST), ("PBAVTZL", AS_GIVEN)]
)
def test_stats_are_the_documents_text_digit_for_digit(command, order, table):
    ran = command("solve", "cube", "--count", "--stats", *DOCUMENT, "--order", order)
    assert (ran.status, ran.out) == (0, "240\n")
    assert ran.err.startswith(table + "\n")


def rows_of_cuts(err):
    """Return the header, rows and sums of the table of cuts, each line split into words."""
    text = err.split("Placements cut by each rule, and time, per stage:\n")[1].split("\n\n")[0]
    header, body, sums = ([], [], [])
    for part, lines in zip((header, body, sums), _split_at_rules(text.splitlines()), strict=True):
        part += [line.replace(",", "").split() for line in lines]
    return header, body, sums


def _split_at_rules(lines):
    parts = [[]]
    for line in lines:
        if set(line) == {"-"}:
            parts.append([])
        else:
            parts[-1].append(line)
    return parts


def test_cuts_and_kept_add_up_to_explored_and_times_to_the_time(command):
    ran = command("solve", "cube", "--count", "--stats", "--engine", "backtracking")
    header, body, (total, share) = rows_of_cuts(ran.err)
    assert {"parity", "identical", "coverable", "cover"} <= {w for line in header for w in line}
    assert "Total possibilities explored: 9322\n" in ran.err
    cuts = [int(number.replace(",", "")) for number in total[1:-1]]
    assert sum(cuts) == 9322 - 1677
    assert [sum(int(row[1 + i].replace(",", "")) for row in body) for i in range(5)] == cuts
    assert sum(float(row[-1]) for row in body) == pytest.approx(float(total[-1]), abs=0.05)
    assert share[:2] == ["of", "explored"]
    assert float(share[-1].rstrip("%")) == pytest.approx(100 * cuts[-1] / 9322, abs=0.1)


def test_a_rule_switched_off_cuts_nothing(command):
    arguments = ("solve", "cube", "--count", "--stats", "--engine", "backtracking")
    ran = command(*arguments, "--set", "must-cover=off", "--set", "parity=off")
    *_, (total, _) = rows_of_cuts(ran.err)
    assert ran.out == "240\n"
    assert total[4:6] == ["0", "0"]
    assert "0" not in total[2:4]


def test_time_is_divided_without_work_counts_too(command):
    ran = command("solve", "half-hour", "--count", "--stats", "--engine", "brute-force")
    _, body, (total, _) = rows_of_cuts(ran.err)
    assert sum(float(row[-1]) for row in body) == pytest.approx(float(total[-1]), abs=0.05)


def test_order_is_short_for_a_setting(command):
    arguments = ("solve", "half-hour", "--count", "--stats", "--engine", "stagewise")
    short, long = (
        command(*arguments, *given).err.split("Placements cut by")[0]
        for given in (("--order", "last-first"), ("--set", "order=last-first"))
    )
    assert short == long
    assert short != command(*arguments).err.split("Placements cut by")[0]


@pytest.mark.parametrize(
    ("given", "line"),
    [
        (("--engine", "stagwise"), "no engine 'stagwise' (did you mean 'stagewise'?)"),
        (("--engine", "stagewise", "--order", "fewest-frist"), "did you mean 'fewest-first'?"),
        (("--engine", "stagewise", "--order", "LPZ"), "must name each of the pieces"),
        (("--engine", "stagewise", "--set", "odrer=as-given"), "did you mean 'order'?"),
        (("--engine", "stagewise", "--set", "symmetry"), "expected NAME=VALUE, not 'symmetry'"),
        (("--engine", "stagewise", "--set", "symmetry="), "expected NAME=VALUE"),
        (("--engine", "backtracking", "--set", "parity=maybe"), "there are 'off', 'on'"),
        (
            ("--engine", "stagewise", "--order", "as-given", "--set", "order=as-given"),
            "the setting 'order' is given twice",
        ),
        (("--order", "as-given"), "'automatic' has no settings, so 'order' cannot be set"),
    ],
)
def test_a_wrong_name_or_value_gives_one_line_and_2(command, given, line):
    ran = command("solve", "cube", "--count", *given)
    assert (ran.status, ran.out) == (2, "")
    assert line in ran.err
    assert ran.err.count("\n") == 1


def test_the_documents_rule_is_refused_for_another_puzzle(command):
    ran = command("solve", "half-hour", "--count", *DOCUMENT)
    assert (ran.status, ran.out) == (2, "")
    assert "is for the Soma cube" in ran.err


def test_engines_are_listed_with_every_setting_and_value(command):
    ran = command("engines")
    assert ran.status == 0
    for engine in engines().values():
        section = ran.out.split(f"{engine.name}", 1)[1]
        assert engine.title in section
        for setting in engine.settings:
            assert f"    {setting.name}={' | '.join(setting.values)}" in section
    assert ran.out.count("(the default)") == 1
    assert max(map(len, ran.out.splitlines())) <= 80
