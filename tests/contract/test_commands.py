"""The contract of every command; a new file in ``cli/commands`` is tested automatically."""

import argparse
import sys
from io import StringIO
from pathlib import Path

import pytest

from cubewright.cli.command import (
    NONE_FOUND,
    Terminal,
    command_names,
    commands,
    listed_commands,
)
from cubewright.cli.main import main
from cubewright.cli.parser import command_parser, overview_parser
from cubewright.registry import docstrings

sys.path.insert(0, str(Path(__file__).parent))
from plugins import modules_with

PACKAGE = "cubewright.cli.commands"
PUZZLE = "half-hour"
"""A built-in puzzle that is solved in milliseconds."""
SHORTER = {"burrs": ["1", "1024"]}
"""Arguments, by command, that shorten its run: all burrs take half a minute."""

each_command = pytest.mark.parametrize("tested", commands().values(), ids=commands())


def run(*arguments):
    out, err = StringIO(), StringIO()
    status = main(arguments, Terminal(StringIO(), out, err))
    return status, out.getvalue(), err.getvalue()


@each_command
def test_it_is_one_file_and_is_described(tested):
    assert len(modules_with(PACKAGE, tested)) == 1
    assert tested.name == tested.name.lower()
    assert tested.summary[0].isupper()
    assert tested.summary.endswith(".")
    assert tested.examples


@each_command
def test_its_docstring_is_its_line_in_the_overview(tested):
    (module,) = modules_with(PACKAGE, tested)
    assert docstrings(PACKAGE)[module].startswith(f"``cubewright {tested.name}``: ")
    listed = listed_commands()[tested.name]
    assert (listed.summary, listed.other_names) == (tested.summary, tested.other_names)
    assert listed.load() is tested


def test_names_are_unique():
    names = [name for each in commands().values() for name in (each.name, *each.other_names)]
    assert len(set(names)) == len(names) == len(command_names())


@each_command
def test_help_shows_the_summary_and_the_examples(tested, capsys):
    with pytest.raises(SystemExit) as ended:
        main([tested.name, "--help"])
    assert ended.value.code == 0
    text = capsys.readouterr().out
    assert tested.summary.split()[0] in text
    for line, explanation in tested.examples:
        assert line in text
        assert explanation in text
    assert tested.summary.split(" ")[-1] in overview_parser().format_help()


@each_command
def test_every_argument_has_a_help_text(tested):
    actions = command_parser(tested)._actions
    shown = {action.dest for action in actions if action.help != argparse.SUPPRESS}
    for action in actions:
        text = action.help
        if text == argparse.SUPPRESS and action.dest in shown:
            continue  # an earlier name of the option
        assert text not in (None, "", argparse.SUPPRESS), action.dest
        assert text.strip() == text
        assert not text.endswith("."), text


@each_command
def test_examples_are_accepted_by_the_parser(tested):
    parser = command_parser(tested)
    for line, _ in tested.examples:
        program, name, *rest = line.split(">")[0].split()
        assert (program, name) in {("cubewright", tested.name), ("cubewright", "solve")}
        if name == tested.name and '"' not in line:
            parser.parse_args(rest)


@each_command
@pytest.mark.parametrize("unknown", [["--no-such-option"], ["--help=x"], ["a", "b", "c", "--x"]])
def test_unknown_arguments_give_one_clear_line_and_status_2(tested, unknown):
    status, out, err = run(tested.name, *unknown)
    assert (status, out) == (2, "")
    assert err.startswith("cubewright: ")
    assert err.count("\n") == 1
    assert "--help" in err


@each_command
def test_it_runs_on_a_small_puzzle_or_without_arguments(tested):
    takes_a_file = any(
        not action.option_strings and "file" in action.dest
        for action in command_parser(tested)._actions
    )
    status, out, err = run(
        tested.name, *([PUZZLE] if takes_a_file else []), *SHORTER.get(tested.name, [])
    )
    if status == 2:  # it reads figure files only, no built-in names
        assert err.count("\n") <= 2
        return
    assert status in (0, NONE_FOUND)
    assert out.strip()
