"""Editable rules of a puzzle: choices, empty cells, colours, groups and weights."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from cubewright.model.colours import AllowedColours
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.pieces.groups import Groups, PieceGroups, joined_groups, piece_groups
from cubewright.model.pieces.weights import WALL, PieceWeights, piece_weights, walls_among
from cubewright.model.problem import ProblemPiece
from cubewright.model.puzzle import Puzzle
from cubewright.translation import counted, joined, mark, tr

WEIGHT_TIP = mark(
    "When a puzzle comes apart, the half with the heaviest piece stays in place. The usual weight "
    "is 1. A piece of weight 99 is a wall: it never moves, and all walls stay together. A change "
    "applies to new analyses."
)
MAX_WEIGHT = WALL
"""The maximum weight of a piece that the user can enter, which is the weight of a wall."""
MIN_COLOURS, MAX_COLOURS = 2, 63
"""The limits for the number of colours in the table; BurrTools' maximum is 63."""


@dataclass(frozen=True)
class Rules:
    """The rules of one problem.

    ``allowed_colours``, ``max_holes`` and ``choices`` are as in
    :class:`~cubewright.model.puzzle.Puzzle`. Pieces of a group of ``groups`` may stay together. In
    a disassembly, the half with the heaviest piece of ``weights`` stays in place, and if the figure
    stands ``on_ground``, no piece moves through the ground.
    """

    allowed_colours: AllowedColours | None = None
    max_holes: int | None = None
    choices: tuple[PieceChoice, ...] = ()
    groups: PieceGroups = ()
    weights: PieceWeights = ()
    on_ground: bool = False


def groups_of(entries: Iterable[ProblemPiece], symbols: Iterable[str]) -> PieceGroups:
    """Return the groups of the pieces of a problem, by symbol."""
    pairs = zip(symbols, entries, strict=True)
    return piece_groups((symbol, *each) for symbol, entry in pairs for each in entry.groups)


def groups_text(groups: Groups) -> str:
    """Return groups in the notation for users.

    >>> groups_text(((1, 1), (2, 3)))
    '1, 2x3'
    """
    return ", ".join(str(group) if n == 1 else f"{group}x{n}" for group, n in groups)


def groups_of_text(text: str, copies: int) -> Groups | None:
    """Parse groups; return None if they are invalid for a piece with ``copies`` copies.

    A group is a number; ``2x3`` puts two copies into group 3.

    >>> groups_of_text("1, 2x3", 3), groups_of_text(" ", 1), groups_of_text("1x2", 1)
    (((1, 1), (2, 3)), (), None)
    """
    found: dict[int, int] = {}
    for word in text.replace(",", " ").split():
        group, _, number = word.partition("x")
        if not group.isdecimal() or not (number or "1").isdecimal() or len(word) > 8:
            return None
        n = int(number or "1")
        if not int(group) or not 1 <= n <= copies or int(group) in found:
            return None
        found[int(group)] = n
    return tuple(sorted(found.items()))


def free_group(groups: PieceGroups) -> int:
    """Return the first unused number of a group.

    >>> free_group(()), free_group((("A", ((2, 1),)),))
    (1, 3)
    """
    return 1 + max((number for _, each in groups for number, _ in each), default=0)


def with_new_group(rules: Rules, members: Iterable[tuple[str, int]]) -> Rules:
    """Return the rules with a new group; ``members`` are pairs of symbol and number of copies."""
    number = free_group(rules.groups)
    new = piece_groups((symbol, number, copies) for symbol, copies in members)
    return replace(rules, groups=joined_groups(rules.groups, new))


def without_groups(rules: Rules, symbols: Collection[str]) -> Rules:
    """Return the rules without the groups of the given pieces."""
    return replace(rules, groups=tuple(each for each in rules.groups if each[0] not in symbols))


def with_weight(rules: Rules, symbol: str, weight: int) -> Rules:
    """Return the rules with the given weight for a piece."""
    return replace(rules, weights=piece_weights((*rules.weights, (symbol, weight))))


def weight_text(symbol: str) -> str:
    """Return the undo menu's text for a change of a piece's weight."""
    return tr("Change the weight of piece {symbol}", symbol=symbol)


def weight_of_text(text: str) -> int | None:
    """Parse a weight; return None if it is invalid.

    >>> weight_of_text(" 3"), weight_of_text("-12"), weight_of_text("100"), weight_of_text("heavy")
    (3, -12, None, None)
    """
    found = re.fullmatch(r"\s*([-+\N{MINUS SIGN}]?)([0-9]{1,2})\s*", text)
    if found is None:
        return None
    return int(found[2]) if found[1] in ("", "+") else -int(found[2])


def colour_count(puzzle: Puzzle) -> int:
    """Return the number of colours in a puzzle's table: all used colours, and at least two."""
    numbers = [n for pair in puzzle.allowed_colours or () for n in pair]
    numbers += puzzle.figure.colour_numbers.values()
    for piece in puzzle.pieces:
        numbers += [n for _, n in piece.colours]
        numbers += [2] if piece.dark is not None else []
    return min(MAX_COLOURS, max(MIN_COLOURS, *numbers)) if numbers else MIN_COLOURS


def equal_colours(colours: int) -> AllowedColours:
    """Return the table in which every colour meets only itself."""
    return frozenset((n, n) for n in range(1, colours + 1))


def all_colours(colours: int) -> AllowedColours:
    """Return the table in which every colour meets every colour."""
    numbers = range(1, colours + 1)
    return frozenset((a, b) for a in numbers for b in numbers)


def sentences(rules: Rules, puzzle: Puzzle) -> list[str]:
    """Return the rules as sentences."""
    noun = puzzle.figure.lattice.noun
    found = [tr("A solution uses {choice}.", choice=choice.text) for choice in rules.choices]
    if rules.max_holes is not None:
        found.append(tr("At most {cells} may stay empty.", cells=counted(rules.max_holes, noun)))
    if rules.allowed_colours is not None:
        pairs = sorted(rules.allowed_colours)
        if pairs == sorted(equal_colours(colour_count(puzzle))):
            found.append(tr("Only equal colours match."))
        elif pairs:
            listed = joined(", ", (tr("{a} on {b}", a=a, b=b) for a, b in pairs))
            found.append(tr("Matching colours, piece on figure: {pairs}.", pairs=listed))
        else:
            found.append(tr("A coloured cell of a piece lies only on cells without a colour."))
    mirrored = [piece.symbol for piece in puzzle.pieces if piece.flips and piece.is_chiral]
    if mirrored:
        found.append(tr("Mirror images of {pieces} may be used.", pieces=" ".join(mirrored)))
    for number in sorted({group for _, groups in rules.groups for group, _ in groups}):
        named = [symbol for symbol, groups in rules.groups if number in dict(groups)]
        found.append(
            tr(
                "Pieces of group {number} need not come apart: {pieces}.",
                number=number,
                pieces=" ".join(named),
            )
        )
    walls = walls_among(rules.weights)
    weights = [
        tr("{piece}: {weight}", piece=p, weight=n) for p, n in rules.weights if p not in walls
    ]
    if weights:
        found.append(tr("Weights: {weights}.", weights=joined(", ", weights)))
    if walls:
        found.append(tr("Walls, which never move: {pieces}.", pieces=" ".join(walls)))
    if rules.on_ground:
        found.append(tr("No piece leaves through the ground."))
    return found
