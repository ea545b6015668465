"""The self-test: its findings, and its report if something is wrong."""

import re
from io import StringIO
from types import SimpleNamespace

import pytest

from cubewright.cli.command import Terminal, UsageError
from cubewright.cli.main import main
from cubewright.cli.self_test import run_self_test
from cubewright.formats.exports.export_format import ExportSource
from cubewright.presenter import crash_log, self_test
from cubewright.presenter.scripting import load
from cubewright.presenter.self_test import findings, report_lines

SLOW = ("engine brute-force", "picture", "model")
"""Checks that take a second each, and have their own tests elsewhere."""


def fails():
    raise ZeroDivisionError("of our own")


def test_each_part_of_the_program_is_right(monkeypatch):
    quick = [each for each in self_test.tests() if each[0] not in SLOW]
    monkeypatch.setattr(self_test, "tests", lambda: quick)
    found = {each.name: each for each in findings()}
    assert all(each.is_right for each in found.values()), list(map(str, found.values()))
    assert found["count"].text == "240 solutions of Soma cube"
    assert found["level"].text == "level 3 of Sawn three times"
    assert found["engine stagewise"].text == "1 solution of Half Hour cube"


def test_a_report_has_the_versions_each_finding_and_the_failures(monkeypatch):
    monkeypatch.setattr(self_test, "tests", lambda: [("one", lambda: "fine"), ("two", fails)])
    lines = list(report_lines())
    assert re.match(r"Cubewright \S+ \(.*\)\nPython \d.*numpy \d.*\n.* processors$", lines[0])
    assert re.fullmatch(r"ok      one: fine \(\d\.\d\d s\)", lines[1])
    assert lines[2].startswith("FAILED  two: ZeroDivisionError: of our own")
    assert lines[-1] == "1 failed: two"


@pytest.mark.parametrize(("test", "status"), [(lambda: "fine", 0), (fails, 1)])
def test_the_exit_status_says_whether_everything_works(monkeypatch, test, status):
    monkeypatch.setattr(self_test, "tests", lambda: [("one", test)])
    out = StringIO()
    assert run_self_test(Terminal(StringIO(), out, StringIO())) == status
    assert ("Everything works." in out.getvalue()) == (status == 0)


def test_it_takes_no_arguments():
    err = StringIO()
    assert main(["--self-test", "now"], Terminal(StringIO(), StringIO(), err)) == 2
    assert err.getvalue() == f"cubewright: {UsageError('--self-test takes no arguments')}\n"


def test_a_wrong_result_is_named(monkeypatch):
    monkeypatch.setattr(self_test, "_COUNT", 241)
    with pytest.raises(self_test.WrongResultError, match="240 solutions of Soma cube, not 241"):
        self_test._count()


def test_a_crash_report_has_the_trace_the_versions_and_the_place_of_the_log():
    report = crash_log.crash_report("Traceback\nZeroDivisionError: of our own\n")
    assert report.startswith("Traceback\nZeroDivisionError: of our own\n\nCubewright ")
    assert report.endswith(f"log: {crash_log.log_path()}\n")


def test_a_file_is_exported_in_any_format():
    puzzle = load("cube")
    files = self_test._exported("puzzlecad", ExportSource(puzzle, puzzle.name))
    assert list(files) == [".scad"]
    assert files[".scad"].startswith(b"//")


def test_each_line_of_the_report_is_sent(monkeypatch):
    monkeypatch.setattr(self_test, "tests", lambda: [("one", lambda: "fine")])
    sent = []
    self_test.send_report(SimpleNamespace(send=sent.append))
    assert (sent[1][:14], sent[-1]) == ("ok      one: f", "Everything works.")
    monkeypatch.setattr(self_test, "tests", lambda: [("one", fails), ("two", fails)])
    assert list(report_lines())[-1] == "2 failed: one, two"
