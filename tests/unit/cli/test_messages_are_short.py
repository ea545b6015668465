"""An error about any argument of any command has at most three lines of 200 characters.

The readers' errors are limited where they are made; ``test_bad_input`` tests that, and the
fuzz tests check each error of each reader.
"""

from argparse import SUPPRESS
from io import StringIO

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cubewright.cli.bcsolve.main import main as bcsolve
from cubewright.cli.command import Terminal, commands
from cubewright.cli.main import main
from cubewright.cli.parser import command_parser

NASTY = (
    "",
    " ",
    "a" * 5000,
    "9" * 5000,
    "-" + "9" * 400,
    "word " * 500,
    "\n" * 50,
    "x=" + "y" * 3000,
    "=" * 300,
    "\x00",
    "\ud800",
    "\u202e\u2028" * 200,
    "~" * 300 + "/x",
    "x/" * 1500,
    "no/such/folder/x.fig",
    "1e999",
    "nan",
    "[" * 300,
)


def options_of(command):
    """Return the switches of a command that take a value."""
    return [
        action.option_strings[-1]
        for action in command_parser(command)._actions
        if action.option_strings and action.nargs != 0 and action.help != SUPPRESS
    ]


CASES = [
    *((main, (name, "{}")) for name in sorted(commands())),
    *(
        (main, (name, "cube", option, "{}"))
        for name, command in sorted(commands().items())
        for option in options_of(command)
    ),
    (main, ("{}",)),
    *((bcsolve, (f"-{letter}", "{}")) for letter in "sFfm"),
    *((bcsolve, (option, "{}")) for option in ("--set", "--labels", "--engine")),
]


@pytest.fixture(autouse=True)
def nothing_is_done(monkeypatch, tmp_path):
    """Refuse to search and to write after a command has accepted a nasty text."""

    def refused(*_arguments, **_keys):
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    for name in (
        "cubewright.solver.count.count",
        "cubewright.cli.solving.run.quick_count",
        "cubewright.cli.bcsolve.run.solve",
        "cubewright.solver.solve.solve",
        "cubewright.solver.analysis.batch.count",
        "cubewright.solver.analysis.hints.solve",
    ):
        monkeypatch.setattr(name, refused)
    monkeypatch.setattr("cubewright.formats.atomic._check_target", refused)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "arguments"), CASES, ids=[" ".join(arguments) for _, arguments in CASES]
)
def test_an_error_is_short_whatever_an_argument_is(command, arguments):
    for text in NASTY:
        given_arguments = [each.replace("{}", text) for each in arguments]
        out, err = StringIO(), StringIO()
        terminal = Terminal(StringIO(""), out, err)
        status = command(given_arguments, terminal)
        lines = err.getvalue().splitlines()
        if status == 2:
            assert 1 <= len(lines) <= 3, (given_arguments, lines)
            assert all(len(line) <= 200 for line in lines)
            assert "Traceback" not in err.getvalue()


@given(text=st.text(max_size=400))
@example(text="x/" * 400)
def test_any_text_as_the_file(text):
    err = StringIO()
    if text.startswith("-"):
        return
    status = main(["solve", text], Terminal(StringIO(""), StringIO(), err))
    lines = err.getvalue().splitlines()
    assert status != 2 or (1 <= len(lines) <= 3 and all(len(line) <= 200 for line in lines))
