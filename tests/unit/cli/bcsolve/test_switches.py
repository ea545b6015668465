"""The switches of BCSolve 0.82, in every form its own manual gives."""

import pytest

from cubewright.cli.bcsolve.switches import SETS, Labels, Switches, read_switches
from cubewright.cli.command import UsageError
from cubewright.model.symmetry.group import Convention


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("", Switches()),
        ("-d", Switches(debug=True)),
        ("-Q", Switches(quiet=True)),
        ("-S", Switches(statistics=True)),
        ("-dQS", Switches(debug=True, quiet=True, statistics=True)),
        ("-d -Q -S", Switches(debug=True, quiet=True, statistics=True)),
        ("-SdQ", Switches(debug=True, quiet=True, statistics=True)),
        ("-ss", Switches(pieces="S")),
        ("-s S", Switches(pieces="S")),
        ("-Ss", None),
        ("-Sse", Switches(statistics=True, pieces="E")),
        ("-dQSsB", Switches(debug=True, quiet=True, statistics=True, pieces="B")),
        ("-F5", Switches(limit=5)),
        ("-F 5", Switches(limit=5)),
        ("-QF 12", Switches(quiet=True, limit=12)),
        ("-fcubit3.fig", Switches(file="cubit3.fig")),
        ("-f cubit3.fig", Switches(file="cubit3.fig")),
        ("-f -", Switches(file="-")),
        ("-f-", Switches(file="-")),
        ("-fa.fig -mT012", Switches(file="a.fig", model="T012")),
        ("-m T012 -f a.fig", Switches(file="a.fig", model="T012")),
        ("-ss -fcubit3.fig", Switches(pieces="S", file="cubit3.fig")),
        ("-F1 -F2", Switches(limit=2)),
        ("--rotations", Switches(convention=Convention.ROTATIONS)),
        ("--unique", Switches(convention=Convention.UNIQUE)),
        ("--unique --raw", Switches()),
        ("--labels site", Switches(labels=Labels.SITE)),
        ("--labels=own", Switches()),
        ("--set order=VLTZABP", Switches(settings=(("order", "VLTZABP"),))),
        ("-h", Switches(help=True)),
        ("--help", Switches(help=True)),
        ("--version", Switches(version=True)),
    ],
)
def test_switches_are_read_joined_and_apart(arguments, expected):
    if expected is None:
        with pytest.raises(UsageError):
            read_switches(arguments.split())
    else:
        assert read_switches(arguments.split()) == expected


@pytest.mark.parametrize("letter", SETS)
def test_letters_of_sets_are_in_either_case(letter):
    for form in ([f"-s{letter}"], [f"-s{letter.lower()}"], ["-s", letter], ["-s", letter.lower()]):
        assert read_switches(form).pieces == letter


def test_a_file_s_and_a_model_s_name_may_have_blanks():
    switches = read_switches(["-f", "my figures.fig", "-m", "The steps"])
    assert (switches.file, switches.model) == ("my figures.fig", "The steps")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-x"], "unknown switch -x"),
        (["-Qx"], "unknown switch -x"),
        (["--fast"], "unknown switch --fast"),
        (["-s"], "-s needs one letter of SEDB after it"),
        (["-F"], "-F needs a number of solutions after it"),
        (["-f"], "-f needs the name of a figure file after it"),
        (["-m"], "-m needs the name of a figure after it"),
        (["--labels"], "--labels needs own or site after it"),
        (["-sX"], "-s takes one letter of SEDB, not 'X'"),
        (["-sSE"], "-s takes one letter of SEDB, not 'SE'"),
        (["-s", ""], "-s takes one letter of SEDB, not ''"),
        (["-F0"], "-F takes a number of solutions of at least 1, not '0'"),
        (["-F-3"], "-F takes a number of solutions of at least 1, not '-3'"),
        (["-Fmany"], "-F takes a number of solutions of at least 1, not 'many'"),
        (["-f", ""], "-f takes the name of a figure file"),
        (["-fa.fig", "-m", ""], "-m takes the name of a figure"),
        (["-mT012"], "-m needs a figure file; give it with -f"),
        (["a.fig"], "unexpected 'a.fig'; give a figure file with -f"),
        (["-Q", "a.fig", "-S"], "unexpected 'a.fig'"),
        (["--labels", "mine"], "--labels takes own or site, not 'mine'"),
        (["--set", "order"], "--set takes NAME=VALUE, not 'order'"),
        (["--raw=1"], "option --raw must not have an argument"),
    ],
)
def test_errors_refer_to_the_help(arguments, message):
    with pytest.raises(UsageError) as caught:
        read_switches(arguments)
    assert message in str(caught.value)
    assert str(caught.value).endswith("(see 'bcsolve --help')")
