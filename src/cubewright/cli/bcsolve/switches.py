"""Parse the switches of BCSolve 0.82 and the additional switches of Cubewright."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from getopt import GetoptError, getopt

from cubewright.cli.command import UsageError
from cubewright.cli.numbers import MAX_DIGITS
from cubewright.model.symmetry.group import Convention

SWITCHES = "dQShs:F:f:m:"
LONG = ("help", "version", "raw", "rotations", "unique", "labels=", "set=")
SETS = {"S": "soma", "E": "soma-plus", "D": "double-soma", "B": "bedlam"}
"""The piece set of each letter after -s."""

HELP = """\
usage: bcsolve [-dQS] [-s piece_set] [-F sols] [-f figurefile] [-m model]

Find every way to fill a figure with a set of pieces. The switches, rules and
labels are those of Bruce Cropley's BCSolve 0.82.

  -d             show the number of moves of each piece at the start
  -Q             count the solutions without listing them
  -S             show the placements explored, kept and cut at each stage
  -s [SEDB]      the pieces: SOMA, Extended SOMA (SOMA+), Double SOMA, Bedlam;
                 default: by the number of cubelets (27, 40, 54, 64). Figures of
                 other sizes are filled with any subset that fits
  -F sols        stop after this number of solutions (default: find all)
  -f figurefile  the file of the figure, or - for standard input
                 (default: a cube, for SOMA and Bedlam)
  -m model       the figure in the file: the first line that starts with / and
                 contains this text (default: the first figure of the file)

A switch and its value may be joined: -ss -fcubit3.fig. Switches without a
value may be joined too: -dQS.

Not in BCSolve:
  --rotations    count solutions that differ by a rotation of the figure once
  --unique       count mirror images once too, where the pieces allow it
  --raw          list every solution, as BCSolve does (default)
  --labels site  label pieces as the SOMA site does: V L T Z A B P D I Q S, and
                 1 to 7 with V L T Z A B P for Double SOMA; the default, 'own',
                 labels as in BCSolve: 1 to 7; 0 to 9 and $; a to g with A to G
  --set NAME=VALUE  set a setting of the engine 'backtracking' ('cubewright
                 engines' lists them); symmetry=off searches symmetric copies
  -h, --help     show this help
  --version      show the version

The output is a figure file: each solution is a block, the rest are comments.
Exit status: 0 solutions, 1 no solutions, 2 unusable input, 130 after Ctrl-C.

examples:
  bcsolve                         list every solution of the Soma cube: 11520
  bcsolve -ss -fcubit3.fig >cubit3.res
  bcsolve -QS -f my.fig -m T012   count the solutions, and show statistics
"""


class Labels(Enum):
    """Label sets for pieces: BCSolve's own, or the SOMA site's."""

    OWN = "own"
    SITE = "site"


@dataclass(frozen=True)
class Switches:
    """The parsed switches of a command line."""

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
    """Parse the switches of a command line.

    >>> switches = read_switches(["-ss", "-fcubit3.fig", "-F", "5"])
    >>> switches.pieces, switches.file, switches.limit
    ('S', 'cubit3.fig', 5)
    """
    try:
        pairs, others = getopt(list(arguments), SWITCHES, LONG)
    except GetoptError as error:
        raise _usage(_error_text(error)) from None
    if others:
        raise _usage(f"unexpected '{others[0]}'; give a figure file with -f")
    given: dict[str, object] = {}
    settings: list[tuple[str, str]] = []
    for switch, value in pairs:
        if switch == "--set":
            settings.append(_setting(value))
        else:
            given.update(_READ[switch](value))
    switches = Switches(**given, settings=tuple(settings))  # type: ignore[arg-type]
    if switches.model is not None and switches.file is None:
        raise _usage("-m needs a figure file; give it with -f")
    return switches


def _pieces(value: str) -> dict[str, object]:
    letter = value.strip().upper()
    if letter not in SETS:
        raise _usage(f"-s takes one letter of SEDB, not '{value}'")
    return {"pieces": letter}


def _limit(value: str) -> dict[str, object]:
    text = value.strip()
    if not (text.isascii() and text.isdigit() and text.strip("0") and len(text) <= MAX_DIGITS):
        raise _usage(f"-F takes a number of solutions of at least 1, not '{value}'")
    return {"limit": int(text)}


def _named(switch: str, field: str, expected: str, value: str) -> dict[str, object]:
    if not value:
        raise _usage(f"{switch} takes {expected}")
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

_VALUES = {
    "s": "one letter of SEDB",
    "F": "a number of solutions",
    "f": "the name of a figure file",
    "m": "the name of a figure",
    "labels": "own or site",
    "set": "NAME=VALUE",
}


def _error_text(error: GetoptError) -> str:
    dashes = "-" if len(error.opt) == 1 else "--"
    if "requires argument" in error.msg and error.opt in _VALUES:
        return f"{dashes}{error.opt} needs {_VALUES[error.opt]} after it"
    if "not recognized" in error.msg:
        return f"unknown switch {dashes}{error.opt}"
    return error.msg


def _usage(message: str) -> UsageError:
    return UsageError(f"{message} (see 'bcsolve --help')")
