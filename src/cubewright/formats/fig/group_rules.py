"""The ``group`` lines of a figure file: pieces that need not come apart.

::

    ;group 1 = L T
    ;group 2 = L Vx2

Pieces L and T are in group 1. Piece L and two copies of piece V are in group 2. A piece named twice
in a group adds two copies.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from cubewright.formats.fig.lines import Line
from cubewright.model.pieces.groups import PieceGroups, piece_groups
from cubewright.translation import tr

Problem = tuple[str, int]
"""An error, and the number of its line."""

_GROUP_LINE = re.compile(r"\s*group\s+([^\s=:]+)\s*=|\s*group\s+[0-9]+\s*:?(\s+\S(x[0-9]+)?)+\s*$")
_RULE = re.compile(r"\s*(?:group\s+)?([0-9]{1,9})\s*=\s*(\S.*?)\s*$")
_MEMBER = re.compile(r"(\S)(?:x([0-9]{1,9}))?")


def is_group_rule(comment: str) -> bool:
    """Return whether a comment is meant as a group of pieces, perhaps with an error.

    >>> is_group_rule("group 1 = A Bx2"), is_group_rule("group 1 A B")
    (True, True)
    >>> is_group_rule("group 1 is the hardest"), is_group_rule("groups of pieces")
    (False, False)
    """
    return bool(_GROUP_LINE.match(comment))


def read_groups(comments: Iterable[Line]) -> tuple[PieceGroups, Problem | None]:
    """Return the groups that comments state, and the last error in them, or None."""
    members: list[tuple[str, int, int]] = []
    problem: Problem | None = None
    for line in comments:
        if not is_group_rule(line.body):
            continue
        found = group_members(line.body)
        if found is None:
            reason = tr(
                "the line ';{line}' states no group; write the number of a group and its "
                "pieces, such as {example}",
                line=line.body.strip()[:40],
                example="';group 1 = A Bx2'",
            )
            problem = reason, line.number
        else:
            members += found
    return piece_groups(members), problem


def group_members(rule: str) -> list[tuple[str, int, int]] | None:
    """Return the members of the group that a text states; None if the text has an error.

    A member is a triple of a symbol, the group's number, and a number of copies.

    >>> group_members("group 1 = A Bx2"), group_members("0 = A")
    ([('A', 1, 1), ('B', 1, 2)], None)
    """
    found = _RULE.match(rule)
    if found is None or not int(found[1]):
        return None
    members = []
    for word in found[2].split():
        member = _MEMBER.fullmatch(word)
        copies = 0 if member is None else int(member[2] or 1)
        if member is None or not copies:
            return None
        members.append((member[1], int(found[1]), copies))
    return members


def group_texts(groups: PieceGroups) -> Iterator[str]:
    """Yield the comments that state groups.

    >>> list(group_texts((("A", ((1, 1), (2, 3))), ("B", ((1, 1),)))))
    [';group 1 = A B', ';group 2 = Ax3']
    """
    for number in sorted({group for _, each in groups for group, _ in each}):
        copies = ((symbol, dict(each).get(number, 0)) for symbol, each in groups)
        members = (symbol if n == 1 else f"{symbol}x{n}" for symbol, n in copies if n)
        yield f";group {number} = {' '.join(members)}"
