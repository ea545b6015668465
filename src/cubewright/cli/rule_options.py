"""Options for the rules of a puzzle, which replace or extend the rules of its file."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from cubewright.cli.command import UsageError
from cubewright.model.puzzle import Puzzle

if TYPE_CHECKING:
    from cubewright.model.colours import AllowedColours
    from cubewright.model.piece_choice import PieceChoice
    from cubewright.model.pieces.groups import PieceGroups
    from cubewright.model.pieces.weights import PieceWeights

EQUAL, ALL, NONE = "equal", "all", "none"
RULE_OPTIONS = (
    "--choice",
    "--pieces-in-all",
    "--max-empty",
    "--colours",
    "--group",
    "--on-ground",
    "--walls",
)
_STORED = ("choice", "pieces_in_all", "max_empty", "colours", "group", "on_ground", "walls")
_RANGE = re.compile(r"([0-9]{1,4})(?:-([0-9]{1,4}))?")
_PAIR = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_NUMBER = re.compile(r"[0-9]{1,4}")


def add_rule_arguments(parser: ArgumentParser) -> None:
    """Add the options of :data:`RULE_OPTIONS`."""
    add = parser.add_argument_group("rules").add_argument
    add(
        "--choice",
        metavar="RULE",
        action="append",
        type=_choice,
        help="a rule for the number of copies of some pieces together, as in 'L T V maximum=2' or "
        "'L T minimum=1 maximum=3'; repeat for several rules",
    )
    add(
        "--pieces-in-all",
        metavar="N[-M]",
        type=_in_all,
        help="the total number of pieces in a solution, or its minimum and maximum",
    )
    add(
        "--max-empty",
        metavar="N",
        type=_max_empty,
        help="the maximum number of optional cells that stay empty",
    )
    add(
        "--colours",
        metavar="TABLE",
        type=_colours,
        help="which colours of pieces may lie on which colours of the figure: 'equal' (the "
        "default), 'all', 'none', or pairs of numbers as in '1-1 1-2 2-2', the piece's first",
    )
    add(
        "--group",
        metavar="RULE",
        action="append",
        type=_group,
        help="pieces that need not come apart when solutions are taken apart, as in '1 = L T' or, "
        "for two copies of T, '1 = L Tx2'; repeat for several groups",
    )
    add(
        "--on-ground",
        action="store_true",
        default=None,
        help="the figure stands on the ground: when solutions are taken apart, no piece moves "
        "through the ground",
    )
    add(
        "--walls",
        metavar="PIECES",
        help="pieces that never move when solutions are taken apart, as in 'T' or 'T U'; other "
        "pieces come apart between them",
    )


def has_rules(options: Namespace) -> bool:
    """Return whether any option for rules is given."""
    return hasattr(options, "choice") and any(
        getattr(options, name) is not None for name in _STORED
    )


def with_rules(puzzle: Puzzle, options: Namespace) -> Puzzle:
    """Return a puzzle with the rules that the options state.

    Raises:
        UsageError: A rule does not fit the puzzle.
    """
    if not has_rules(options):
        return puzzle
    added = tuple(options.choice or ())
    if options.pieces_in_all is not None:
        added += (options.pieces_in_all,)
    for choice in added:
        _check_symbols("--choice", choice.symbols, puzzle)
    puzzle = replace(puzzle, choices=(*puzzle.choices, *added))
    if options.max_empty is not None:
        if not puzzle.figure.optional:
            raise UsageError("--max-empty needs a figure with optional cells")
        puzzle = replace(puzzle, max_holes=options.max_empty)
    if options.colours is not None:
        puzzle = replace(puzzle, allowed_colours=_table(options.colours, puzzle))
    return puzzle


def groups_of(puzzle: Puzzle, options: Namespace) -> PieceGroups:
    """Return the groups that the options state.

    Raises:
        UsageError: A group names a piece that the puzzle lacks.
    """
    from cubewright.model.pieces.groups import piece_groups

    members = [each for group in getattr(options, "group", None) or () for each in group]
    _check_symbols("--group", (symbol for symbol, _, _ in members), puzzle)
    return piece_groups(members)


def walls_of(puzzle: Puzzle, options: Namespace) -> PieceWeights:
    """Return the weights of the pieces that the options name as walls.

    Raises:
        UsageError: The puzzle lacks a piece.
    """
    from cubewright.model.pieces.weights import WALL

    symbols = (getattr(options, "walls", None) or "").split()
    _check_symbols("--walls", symbols, puzzle)
    return tuple((symbol, WALL) for symbol in symbols)


def _check_symbols(option: str, symbols: Iterable[str], puzzle: Puzzle) -> None:
    known = {piece.symbol for piece in puzzle.pieces}
    unknown = sorted(set(symbols) - known)
    if unknown:
        raise UsageError(
            f"{option} names {' '.join(unknown)}; the pieces are {' '.join(sorted(known))}"
        )


def _table(stated: str | AllowedColours, puzzle: Puzzle) -> AllowedColours | None:
    """Return the colour table that ``--colours`` states."""
    if isinstance(stated, frozenset):
        return stated
    if stated == EQUAL:
        return None
    if stated == NONE:
        return frozenset()
    numbers = {number for piece in puzzle.pieces for _, number in piece.colours}
    if any(piece.dark is not None for piece in puzzle.pieces):
        numbers |= {1, 2}
    of_figure = set(puzzle.figure.colour_numbers.values())
    return frozenset((number, on) for number in numbers for on in of_figure)


def _choice(text: str) -> PieceChoice:
    from cubewright.formats.fig.constraints import choice_of

    choice = choice_of(text)
    if choice is None:
        raise ArgumentTypeError(
            f"expected symbols of pieces and numbers as in 'L T maximum=2', not {text!r}"
        )
    return choice


def _group(text: str) -> list[tuple[str, int, int]]:
    from cubewright.formats.fig.group_rules import group_members

    members = group_members(text)
    if members is None:
        raise ArgumentTypeError(
            f"expected the number of a group and its pieces as in '1 = L Tx2', not {text!r}"
        )
    return members


def _in_all(text: str) -> PieceChoice:
    from cubewright.model.piece_choice import PieceChoice

    found = _RANGE.fullmatch(text)
    least = int(found[1]) if found else 0
    most = int(found[2] or least) if found else -1
    if most < least:
        raise ArgumentTypeError(f"expected a number or a range such as 5-6, not {text!r}")
    return PieceChoice((), least, most)


def _max_empty(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ArgumentTypeError(f"expected a whole number of cells, not {text!r}")
    return int(text)


def _colours(text: str) -> str | AllowedColours:
    if text in (EQUAL, ALL, NONE):
        return text
    pairs = [_PAIR.fullmatch(word) for word in text.split()]
    if not pairs or None in pairs:
        raise ArgumentTypeError(
            f"expected 'equal', 'all', 'none' or pairs such as '1-1 1-2', not {text!r}"
        )
    return frozenset((int(each[1]), int(each[2])) for each in pairs if each)
