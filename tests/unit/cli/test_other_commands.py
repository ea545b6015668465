from dataclasses import replace
from io import StringIO

import pytest

from cubewright.__main__ import main as start
from cubewright.cli.command import Command, Terminal, commands
from cubewright.cli.main import main
from cubewright.formats.built_in import built_in_puzzles
from cubewright.formats.piece_sets.catalogue import piece_set, piece_sets
from cubewright.formats.piece_sets.user_sets import save_user_piece_set, user_folder


def test_list_names_every_puzzle_and_piece_set():
    out = StringIO()
    assert main(["list"], Terminal(StringIO(), out, StringIO())) == 0
    words = out.getvalue().split()
    assert set(built_in_puzzles()) | set(piece_sets()) <= set(words)


def test_own_piece_sets_are_listed_and_solved_with(command, tmp_path):
    mine = replace(piece_set("soma"), name="mine", title="Mine", counts=(0, 0, 0, 2, 0, 0, 0))
    save_user_piece_set(mine)
    (user_folder() / "bad.toml").write_text("name = 1")
    listed = command("list")
    assert listed.status == 0
    assert "mine  Mine" in listed.out
    assert "bad.toml: the piece set, field 'name': a text is needed" in listed.err
    stairs = tmp_path / "stairs.fig"
    stairs.write_text("/SOMA stairs\n/11....\n/.1111.\n/....11\n")
    assert command("solve", str(stairs), "--pieces", "mine", "--count").out == "1\n"


def test_commands_are_the_files_in_their_folder():
    assert {"solve", "list"} <= set(commands())
    assert all(isinstance(command, Command) for command in commands().values())


@pytest.mark.parametrize("name", sorted(commands()))
def test_every_command_has_help_with_examples(name, capsys):
    with pytest.raises(SystemExit) as end:
        main([name, "--help"])
    assert end.value.code == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"usage: cubewright {name}")
    assert "examples:" in shown
    assert commands()[name].summary in " ".join(shown.split())


def test_help_lists_every_command(capsys):
    with pytest.raises(SystemExit):
        start(["--help"])
    shown = capsys.readouterr().out
    assert all(name in shown for name in commands())


def test_version(capsys):
    with pytest.raises(SystemExit) as end:
        start(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith("cubewright 0.")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["slove", "cube"], "no command, puzzle or file 'slove' (did you mean 'solve'?)"),
        (["nothing.fig"], "nothing.fig: file not found"),
        (["--sovle"], "unrecognized arguments: --sovle"),
        (["."], "this is a folder"),
    ],
)
def test_a_mistyped_start_opens_no_window(arguments, line, capsys):
    assert start(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert line in shown.err
    assert shown.err.count("\n") == 1


def test_a_missing_display_is_reported(monkeypatch, capsys):
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert start([]) == 2
    assert "no display" in capsys.readouterr().err
