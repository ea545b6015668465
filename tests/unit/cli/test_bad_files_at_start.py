"""`cubewright list` works whatever is in the files that the program reads at its start."""

import sys
from io import StringIO
from pathlib import Path

import pytest

from cubewright.__main__ import main as start
from cubewright.cli.command import Terminal
from cubewright.cli.main import main
from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.own_files import unreadable_files
from cubewright.formats.set_aside import SUFFIX
from cubewright.formats.user_library import add_source, user_sources
from cubewright.presenter.crash_log import CRASHED, log_path
from cubewright.resources import data_folder

sys.path.insert(0, str(Path(__file__).parents[1]))
from bad_files import KINDS, PLACES, make_bad, place


@pytest.mark.parametrize("kind", KINDS)
def test_list_with_unreadable_files(kind):
    for name in PLACES:
        make_bad(place(name), kind)
    out, err = StringIO(), StringIO()
    assert main(["list"], Terminal(sys.stdin, out, err)) == 0
    assert "pentominoes" in out.getvalue()
    lines = err.getvalue().splitlines()
    assert "mine.toml" in lines[0]
    assert len(lines) <= 3
    assert all(len(line) <= 200 for line in lines)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", PLACES[1:4])
def test_an_unreadable_file_is_named_once_and_everything_else_works(name, kind):
    path = place(name)
    make_bad(path, kind)
    (problem,) = unreadable_files()
    assert str(path) in str(problem)
    assert len(str(problem)) < 600
    if path.suffix == ".json":
        assert f"renamed to {path.name}{SUFFIX}" in str(problem)
        assert path.with_name(path.name + SUFFIX).is_symlink() or not path.exists()
        assert unreadable_files() == ()
    assert len(KnownCounts()) == 0
    assert add_source(data_folder())
    assert user_sources() == (data_folder(),)


def test_files_that_are_set_aside_twice_have_two_names():
    path = place("data/library.json")
    for _ in range(3):
        make_bad(path, "binary")
        assert user_sources() == ()
    assert len(list(path.parent.glob(f"library.json*{SUFFIX}"))) == 3


@pytest.mark.parametrize("folder", ["config", "data"])
def test_a_file_in_place_of_a_folder(own_home, folder):
    own_home.mkdir()
    (own_home / folder).write_text("")
    out, err = StringIO(), StringIO()
    assert main(["list"], Terminal(sys.stdin, out, err)) == 0
    assert any("a folder is needed" in str(each) for each in unreadable_files())


def test_an_unexpected_error_gives_one_line_and_a_log(monkeypatch, capsys):
    def fails(**_):
        raise ZeroDivisionError("of our own")

    monkeypatch.setattr("cubewright.cli.commands.list_known.user_piece_sets", fails)
    assert start(["list"]) == CRASHED
    shown = capsys.readouterr().err
    assert "unexpected error (ZeroDivisionError: of our own); details are in" in shown
    assert "Traceback" not in shown
    assert "in fails" in log_path().read_text()


def test_an_unexpected_error_without_a_place_for_the_log(monkeypatch, capsys, own_home):
    own_home.write_text("")
    monkeypatch.setattr("cubewright.__main__._to_open", lambda _name: 1 // 0)
    assert start(["nothing"]) == CRASHED
    assert capsys.readouterr().err.startswith("cubewright: unexpected error (ZeroDivisionError: ")
