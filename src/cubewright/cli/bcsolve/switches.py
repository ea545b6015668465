"""The switches of BCSolve 0.82, joined or apart, and the few that are ours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from getopt import GetoptError, getopt

from cubewright.cli.command import UsageError
from cubewright.model.symmetry.group import Convention

SWITCHES = "dQShs:F:f:m:"
LONG = ("help", "version", "raw", "rotations", "unique", "labels=", "set=")
SETS = {"S": "soma", "E": "soma-plus", "D": "double-soma", "B": "bedlam"}
"""The piece set of each letter after -s."""

HELP = """\
usage: bcsolve [-dQS] [-s piece_set] [-F sols] [-f figurefile] [-m model]

Find every way to fill a figure with a set of pieces, by the switches, the
rules and the labels of Bruce Cropley's BCSolve 0.82.

  -d             show at the start how many moves each piece has
  -Q             do not show the solutions
  -S             show what was explored, kept and cut at each stage
  -s [SEDB]      the pieces: SOMA, Extended SOMA (SOMA+), Double SOMA, Bedlam;
                 without it the number of cubelets tells: 27, 40, 54, 64. Other
                 numbers are filled with any choice of the pieces that adds up
  -F sols        end after so many solutions; without it all are found
  -f figurefile  the file of the figure, or - for standard input; without it
                 a cube (SOMA and Bedlam)
  -m model       the figure in the file: the first line that starts with / and
                 contains this; without it the first figure of the file

A switch and what follows it may be joined: -ss -fcubit3.fig. So may be
switches that nothing follows: -dQS.

Not in BCSolve:
  --rotations    merge the solutions that turning the figure makes alike
  --unique       merge mirror images too, where the pieces allow it
  --raw          list every one, as BCSolve does (the default)
  --labels site  write pieces as the SOMA site does: V L T Z A B P D I Q S, and
                 1 to 7 with V L T Z A B P for Double SOMA; the default, 'own',
                 is BCSolve's: 1 to 7; 0 to 9 and $; a to g with A to G
  --set NAME=VALUE  a setting of the engine 'backtracking', which 'cubewright
                 engines' lists; with symmetry=off every copy is searched
  -h, --help     show this
  --version      show the version

What is written is a figure file: every solution a block, all else a comment.
Exit status: 0 solutions, 1 none, 2 the input cannot be used, 130 after Ctrl-C.

examples:
  bcsolve                         every solution of the Soma cube: 11520
  bcsolve -ss -fcubit3.fig >cubit3.res
  bcsolve -QS -f my.fig -m T012   how many has the figure, and how hard was it?
"""


class Labels(Enum):
    """How pieces are written: as BCSolve labels them, or as the SOMA site does."""

    OWN = "own"
    SITE = "site"


@dataclass(frozen=True)
class Switches:
    """What a command line asks for."""

    debug: bool = False
    quiet: bool = False
    statistics: bool = False
    pieces: str | None = None
    """A letter of :data:`SETS`."""
    limit: int | None = None
    file: str | None = None
    model: str | None = None
    convention: Convention = Convention.RAW
    labels: Labels = Labels.OWN
    settings: tuple[tuple[str, str], ...] = ()
    help: bool = False
    version: bool = False


def read_switches(arguments: Sequence[str]) -> Switches:
    """The switches of a command line; raises :class:`UsageError`.

    >>> switches = read_switches(["-ss", "-fcubit3.fig", "-F", "5"])
    >>> switches.pieces, switches.file, switches.limit
    ('S', 'cubit3.fig', 5)
    """
    try:
        pairs, others = getopt(list(arguments), SWITCHES, LONG)
    except GetoptError as error:
        raise _usage(_complaint(error)) from None
    if others:
        raise _usage(f"'{others[0]}' follows no switch; a figure file goes with -f")
    given: dict[str, object] = {}
    settings: list[tuple[str, str]] = []
    for switch, value in pairs:
        if switch == "--set":
            settings.append(_setting(value))
        else:
            given.update(_READ[switch](value))
    switches = Switches(**given, settings=tuple(settings))  # type: ignore[arg-type]
    if switches.model is not None and switches.file is None:
        raise _usage("-m chooses a figure in a file; name the file with -f")
    return switches


def _pieces(value: str) -> dict[str, object]:
    letter = value.strip().upper()
    if letter not in SETS:
        raise _usage(f"-s takes one letter of SEDB, not '{value}'")
    return {"pieces": letter}


def _limit(value: str) -> dict[str, object]:
    text = value.strip()
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise _usage(f"-F takes a number of solutions from 1 on, not '{value}'")
    return {"limit": int(text)}


def _named(switch: str, field: str, what: str, value: str) -> dict[str, object]:
    if not value:
        raise _usage(f"{switch} takes {what}")
    return {field: value}


def _labels(value: str) -> dict[str, object]:
    try:
        return {"labels": Labels(value)}
    except ValueError:
        raise _usage(f"--labels takes own or site, not '{value}'") from None


def _setting(value: str) -> tuple[str, str]:
    name, equals, chosen = value.partition("=")
    if not (name and equals and chosen):
        raise _usage(f"--set takes NAME=VALUE, not '{value}'")
    return name, chosen


_READ: dict[str, Callable[[str], dict[str, object]]] = {
    "-d": lambda _: {"debug": True},
    "-Q": lambda _: {"quiet": True},
    "-S": lambda _: {"statistics": True},
    "-s": _pieces,
    "-F": _limit,
    "-f": lambda value: _named("-f", "file", "the name of a figure file", value),
    "-m": lambda value: _named("-m", "model", "the name of a figure", value),
    "-h": lambda _: {"help": True},
    "--help": lambda _: {"help": True},
    "--version": lambda _: {"version": True},
    "--raw": lambda _: {"convention": Convention.RAW},
    "--rotations": lambda _: {"convention": Convention.ROTATIONS},
    "--unique": lambda _: {"convention": Convention.UNIQUE},
    "--labels": _labels,
}

_FOLLOWS = {
    "s": "one letter of SEDB",
    "F": "a number of solutions",
    "f": "the name of a figure file",
    "m": "the name of a figure",
    "labels": "own or site",
    "set": "NAME=VALUE",
}


def _complaint(error: GetoptError) -> str:
    """What is wrong, in our words."""
    dashes = "-" if len(error.opt) == 1 else "--"
    if "requires argument" in error.msg and error.opt in _FOLLOWS:
        return f"{dashes}{error.opt} needs {_FOLLOWS[error.opt]} after it"
    if "not recognized" in error.msg:
        return f"there is no switch {dashes}{error.opt}"
    return error.msg


def _usage(complaint: str) -> UsageError:
    return UsageError(f"{complaint} (see 'bcsolve --help')")
