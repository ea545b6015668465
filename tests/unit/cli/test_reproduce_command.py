import re
from dataclasses import replace

import pytest

from cubewright.cli.commands import reproduce
from cubewright.solver.analysis.published import PUBLISHED, published


def test_the_documents_programs_are_listed_by_name(command):
    ran = command("reproduce")
    assert (ran.status, ran.err) == (0, "")
    assert [line.split()[0] for line in ran.out.splitlines()[2:]] == [p.name for p in PUBLISHED]
    assert "20.000 s" in next(line for line in ran.out.splitlines() if "meteor-plain" in line)


@pytest.mark.parametrize(
    "name", ["cube", "counting-cube", "smarter-cube", "cpp-cube", "bcsolve-soma"]
)
def test_every_number_matches_the_document(command, name):
    ran = command("reproduce", name)
    program = published(name)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"{name}: {program.document}; Soma cube, ")
    assert "every number matches" in ran.out
    assert "difference" not in ran.out
    assert program.machine in ran.out
    assert f"{program.seconds:,.3f} s published" in ran.out
    for explored, kept in program.stages:
        assert ran.out.count(f"({explored},{kept})") == 2


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        pytest.param(
            "meteor-plain",
            ("nodes visited", "3,096,168", "3,096,168", "match"),
            marks=pytest.mark.slow,
        ),
        pytest.param(
            "meteor-islands",
            ("nodes visited, at most", "1,999,211", "1,799,878", "fewer"),
            marks=pytest.mark.slow,
        ),
        ("meteor-half-turn", ("nodes visited, at most", "1,081,569", "983,141", "fewer")),
        (
            "meteor-window",
            ("nodes visited, without solutions", "1,218,297", "1,218,297", "match"),
        ),
    ],
)
def test_node_counts_are_compared_with_the_meteor_articles(command, name, figures):
    ran = command("reproduce", name)
    assert ran.status == 0
    assert [re.split(r"  +", line) for line in ran.out.splitlines()[4:6]] == [
        list(figures),
        ["solutions", "2,098", "2,098", "match"],
    ]


def test_a_rate_is_measured_for_the_given_time(command):
    ran = command("reproduce", "bcsolve-bedlam", "--seconds", "0.5")
    assert ran.status == 0
    assert "solutions per second" in ran.out
    assert "the document gives only a rate" in ran.out


def of(*programs, monkeypatch):
    monkeypatch.setattr(reproduce, "PUBLISHED", programs)


def test_all_returns_0_only_if_every_number_matches(command, monkeypatch):
    right = published("smarter-cube")
    wrong = replace(right, name="wrong", solutions=241)
    of(right, right, monkeypatch=monkeypatch)
    ran = command("reproduce", "--all")
    assert ran.status == 0
    assert ran.out.endswith("2 of 2 programs match in every number\n")
    of(right, wrong, monkeypatch=monkeypatch)
    ran = command("reproduce", "--all")
    assert ran.status == 1
    assert "1 number differs" in ran.out
    assert "difference" in ran.out
    assert ran.out.endswith("1 of 2 programs match in every number\n")


def test_ctrl_c_compares_nothing(command, ctrl_c_at_once):
    ran = command("reproduce", "dumb-cube")
    assert (ran.status, ran.out) == (130, "")
    assert "stopped" in ran.err


@pytest.mark.parametrize(
    ("given", "line"),
    [
        (("dum-cube",), "no published run 'dum-cube' (did you mean 'dumb-cube'?)"),
        (("cube", "--all"), "not both"),
        (("cube", "--seconds", "3"), "cube runs to its end"),
        (("--seconds", "3"), "needs a program name"),
        (("bcsolve-bedlam", "--seconds", "0"), "expected a number of seconds greater than 0"),
    ],
)
def test_unusable_arguments_give_status_2_and_one_clear_line(command, given, line):
    ran = command("reproduce", *given)
    assert (ran.status, ran.out) == (2, "")
    assert line in ran.err
    assert ran.err.count("\n") == 1
