'''Sliding puzzles as TOML: a room with its pieces, and the targets, drawn as text.

::

    [[puzzles]]
    name = "corner"
    start = """
    AAB
    AA.
    """
    target = """
    .AA
    .AA
    """

Rows run from back to front. An empty line separates layers, the lowest first. ``.`` is a free cell,
``#`` or a missing character is a wall, and every other character is a piece. ``target`` draws only
the pieces that must reach a place. Further fields are ``title``, ``source``, ``alike`` (groups of
pieces that may exchange their targets), ``counted`` (``pieces``, ``straight`` or ``steps``) and
``moves`` (the published number of moves).
'''

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from cubewright.errors import UnknownNameError
from cubewright.formats.limits import PIECE_SET, parse_toml, read_text
from cubewright.formats.schema import FieldPath, Source
from cubewright.model.cell import Cell
from cubewright.model.piece import Piece
from cubewright.model.sliding import Cells, SlidingPuzzle, shape
from cubewright.model.sliding_problem import MAX_ROOM
from cubewright.resources import resource_folder
from cubewright.translation import mark, tr

WALL, FREE = "#", "."
MAX_PUZZLES = 1000
"""Maximum number of puzzles of a file."""

_Text = Annotated[str, Meta(min_length=1, description=mark("a text"))]


class _PuzzleTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: _Text
    title: str = ""
    source: str = ""
    start: _Text
    target: _Text
    alike: tuple[_Text, ...] = ()
    counted: Literal["pieces", "straight", "steps"] = "pieces"
    moves: (
        Annotated[int, Meta(ge=0, description=mark("a whole number that is not negative"))] | None
    ) = None


class _FileTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    puzzles: Annotated[
        tuple[_PuzzleTable, ...],
        Meta(
            min_length=1,
            max_length=MAX_PUZZLES,
            description=mark("a list of [[puzzles]] with at most 1000 entries"),
        ),
    ]


@cache
def sliding_puzzles() -> dict[str, SlidingPuzzle]:
    """Return all built-in sliding puzzles; the keys are their names."""
    return {each.name: each for each in read_sliding_puzzles(resource_folder(".") / "sliding.toml")}


def sliding_puzzle(name: str) -> SlidingPuzzle:
    """Return the built-in sliding puzzle with the given name.

    Raises:
        UnknownNameError: No built-in sliding puzzle has this name.
    """
    puzzles = sliding_puzzles()
    if name.lower() not in puzzles:
        raise UnknownNameError(mark("sliding puzzle"), name, puzzles)
    return puzzles[name.lower()]


def read_sliding_puzzles(path: Path) -> tuple[SlidingPuzzle, ...]:
    """Return the sliding puzzles of a TOML file.

    Raises:
        FormatError: The file cannot be read, or a field is wrong; the error names puzzle and
            field.
    """
    return parse_sliding_puzzles(read_text(path, PIECE_SET), path.name)


def parse_sliding_puzzles(text: str, file: str) -> tuple[SlidingPuzzle, ...]:
    """Return the sliding puzzles of a TOML text; ``file`` names it in errors.

    Raises:
        FormatError: The text is not TOML, or a field is wrong.
    """
    source = Source(file, parse_toml(text, file, PIECE_SET))
    table = source.convert(_FileTable)
    return tuple(
        _puzzle(each, source, ("puzzles", number)) for number, each in enumerate(table.puzzles)
    )


def _puzzle(table: _PuzzleTable, source: Source, path: FieldPath) -> SlidingPuzzle:
    start, target = (dict(_characters(text)) for text in (table.start, table.target))
    room = frozenset(cell for cell, character in start.items() if character != WALL)
    if len(room) > MAX_ROOM:
        reason = tr("the room has more than {most} cells", most=f"{MAX_ROOM:,}")
        source.wrong((*path, "start"), reason)
    places, targets = _pieces(start), _pieces(target)
    for symbol, cells in places.items():
        if not Piece(symbol, tuple(sorted(cells))).is_connected:
            reason = tr(
                "the piece {symbol!r} is in several parts; give each part its own character",
                symbol=symbol,
            )
            source.wrong((*path, "start"), reason)
    if not targets:
        source.wrong((*path, "target"), tr("draw at least one piece at its target"))
    for symbol, cells in targets.items():
        if reason := _fault_of_target(symbol, cells, places, room):
            source.wrong((*path, "target"), reason)
    for number, group in enumerate(table.alike):
        if not set(group) <= places.keys() or len({shape(places[each]) for each in group}) != 1:
            reason = tr(
                "characters of pieces with the same shape are needed, not {group!r}", group=group
            )
            source.wrong((*path, "alike", number), reason)
    return SlidingPuzzle(
        table.name,
        table.title or table.name,
        room,
        places,
        targets,
        table.alike,
        table.counted,
        table.moves,
        table.source,
    )


def _fault_of_target(symbol: str, cells: Cells, places: dict[str, Cells], room: Cells) -> str:
    if symbol not in places:
        return tr("the start contains no piece {symbol!r}", symbol=symbol)
    if shape(cells) != shape(places[symbol]):
        return tr(
            "the piece {symbol!r} has one shape at the start and another at the target",
            symbol=symbol,
        )
    if not cells <= room:
        return tr("a wall of the room is in the place of the piece {symbol!r}", symbol=symbol)
    return ""


def _characters(text: str) -> Iterator[tuple[Cell, str]]:
    """Yield every cell of a drawing with its character; blanks are walls."""
    layers = [layer.split("\n") for layer in text.strip("\n").replace("\r", "").split("\n\n")]
    for z, rows in enumerate(layers):
        for y, row in enumerate(reversed(rows)):
            for x, character in enumerate(row):
                if not character.isspace():
                    yield (x, y, z), character


def _pieces(characters: dict[Cell, str]) -> dict[str, Cells]:
    cells: dict[str, list[Cell]] = {}
    for cell, character in characters.items():
        if character not in (WALL, FREE):
            cells.setdefault(character, []).append(cell)
    return {symbol: frozenset(cells[symbol]) for symbol in sorted(cells)}
