"""Analyses in the tables of a project file: blocks of packed JSON."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Sequence
from itertools import groupby

from cubewright.errors import FormatError
from cubewright.formats.limits import PROJECT_FIELD, Budget, parse_json
from cubewright.model.results import Disassembly
from cubewright.translation import tr

BLOCK = 1024
"""Number of solutions whose analyses are in one block."""
_Blocks = dict[int, list[Disassembly]]


def write_plans(
    connection: sqlite3.Connection,
    position: int,
    new: Sequence[Disassembly],
    old: Sequence[Disassembly] = (),
) -> None:
    """Write the analyses of a problem; blocks equal to blocks of ``old`` stay."""
    if new is old:
        return
    before, after = _blocks(old), _blocks(new)
    for number in before.keys() - after.keys():
        connection.execute(
            "DELETE FROM disassembly WHERE problem = ? AND number = ?", (position, number)
        )
    for number, block in after.items():
        if block != before.get(number):
            connection.execute(
                "INSERT OR REPLACE INTO disassembly VALUES (?, ?, ?)",
                (position, number, _packed(block)),
            )


def remove_plans(connection: sqlite3.Connection, first: int, last: int = 2**31) -> None:
    """Remove the analyses of the problems from ``first`` to ``last``, excluding ``last``."""
    connection.execute("DELETE FROM disassembly WHERE problem >= ? AND problem < ?", (first, last))


def read_plans(
    connection: sqlite3.Connection, position: int, file: str, budget: Budget
) -> list[Disassembly]:
    """Return the analyses of a problem in order; ``file`` names the file in errors.

    Raises:
        FormatError: The analyses are damaged, or larger than the budget.
    """
    query = "SELECT data FROM disassembly WHERE problem = ? ORDER BY number"
    return [
        each
        for (content,) in connection.execute(query, (position,))
        for each in _unpacked(content, file, budget)
    ]


def _blocks(plans: Sequence[Disassembly]) -> _Blocks:
    blocks: _Blocks = {}
    for number, each in groupby(plans, key=lambda plan: plan.solution // BLOCK):
        blocks.setdefault(number, []).extend(each)
    return blocks


def _packed(block: Sequence[Disassembly]) -> bytes:
    values = [(each.solution, each.data) for each in block]
    return zlib.compress(json.dumps(values, ensure_ascii=False).encode("utf-8", "replace"), 3)


def _unpacked(content: object, file: str, budget: Budget) -> list[Disassembly]:
    try:
        if not isinstance(content, bytes):
            raise TypeError
        text = zlib.decompressobj().decompress(content, PROJECT_FIELD.size + 1)
    except (zlib.error, TypeError) as error:
        raise _damaged(file) from error
    budget.take(text)
    try:
        values = parse_json(text, file, PROJECT_FIELD)
        found = [Disassembly(solution, data) for solution, data in values]
        if not all(type(e.solution) is int and isinstance(e.data, str) for e in found):
            raise TypeError
    except (TypeError, ValueError, FormatError) as error:
        raise _damaged(file) from error
    return found


def _damaged(file: str) -> FormatError:
    reason = tr("the stored moves of its solutions are damaged; open a backup copy of it")
    return FormatError(file, None, reason)
