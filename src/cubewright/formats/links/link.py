"""A puzzle in a link: a text after ``#``, which no server receives.

The text begins with the version, one character. The remaining text is base64 for addresses (RFC
4648, section 5). It encodes a check value (CRC-32, four bytes) and raw deflate data (RFC 1951). The
unpacked data are JSON values of the puzzle without cells, then the cells of each shape and of the
figure. For each solution, the number of the placed piece at each cell of the figure follows.
Disassembly plans are part of the JSON values, and so is the figure file that the page saves of a
puzzle with colours or rules.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Annotated, Any, NoReturn

from msgspec import NODEFAULT, Meta, Struct, structs

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.kept_plans import kept_allowance, plan_of_text, plan_text
from cubewright.formats.limits import Limits, parse_json
from cubewright.formats.links.packed_cells import PackedError, PackedReader, PackedWriter
from cubewright.formats.puzzle import (
    FigureData,
    PieceData,
    ProblemData,
    PuzzleData,
    ShapeData,
    project_values,
    puzzle_of,
)
from cubewright.formats.schema import Count, Source
from cubewright.model.cell import Cell
from cubewright.model.disassembly import Separation, Turn
from cubewright.model.pieces.groups import PieceGroups, piece_groups
from cubewright.model.pieces.weights import PieceWeights, piece_weights
from cubewright.model.placement import PlacedPiece, is_placement
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.translation import mark, tr

ADDRESS = "https://cubewright.org/puzzle.html"
"""The page that shows the puzzle of a link; the documentation contains it."""
VERSION = "1"
_SEVERAL = "2"
"""The version of links with several solutions."""
MAX_SOLUTIONS = 256
"""Maximum number of solutions in a link."""
MAX_LENGTH = 1 << 16
"""Maximum number of characters after ``#``."""
_MAX_ADDRESS = 1_000
MAX_CELLS = 20_000
"""Maximum number of cells of all pieces and the figure together."""
MAX_PLAN_PIECES = 256
"""Maximum number of pieces that a plan takes apart."""
_MAX_STEP = 1_000_000
LINK = Limits(mark("a link"), 1 << 20, depth=12)
"""Limits for the unpacked content."""
_CHECK_BYTES = 4
_LINK = re.compile(r"<?(?:[a-z]+:[^\s#<>]*)?#([0-9A-Za-z_-]{24,})>?")
_NAME = mark("the link")


@dataclass(frozen=True)
class LinkedSolution:
    """A solution, and its disassembly plan if known."""

    solution: Solution
    plan: Separation | None = None


@dataclass(frozen=True)
class LinkedPuzzle:
    """The content of a link.

    ``solution`` is the first solution, ``plan`` is its plan, and ``others`` are further solutions.
    All of them may be missing. The ``groups`` and ``weights`` belong to the pieces. ``note`` is the
    user's text about the puzzle.
    """

    puzzle: Puzzle
    solution: Solution | None = None
    plan: Separation | None = None
    others: tuple[LinkedSolution, ...] = ()
    groups: PieceGroups = ()
    weights: PieceWeights = ()
    note: str = ""

    @property
    def name(self) -> str:
        return self.puzzle.name

    @property
    def solutions(self) -> tuple[LinkedSolution, ...]:
        """All solutions; empty without a solution."""
        if self.solution is None:
            return ()
        return LinkedSolution(self.solution, self.plan), *self.others

    def project(self, name: str = "") -> Project:
        """Return a project with the content as a problem of this name, without solutions."""
        project = Project().with_puzzle_added(self.puzzle, name)
        project = project.with_groups(0, self.groups).with_weights(0, self.weights)
        return replace(project, note=self.note)

    def with_solutions(self, solutions: Sequence[LinkedSolution]) -> LinkedPuzzle:
        """Return the same content with these solutions."""
        if not solutions:
            return replace(self, solution=None, plan=None, others=())
        first, *others = solutions
        return replace(self, solution=first.solution, plan=first.plan, others=tuple(others))


class _SolutionValues(Struct, frozen=True):
    """The JSON values of a solution.

    ``placed`` contains the piece index and copy number of each placed piece; None in a further
    solution that places the same pieces as the first. ``placed_colours`` contains the ``colours``
    of each placed piece.
    """

    placed: tuple[tuple[Count, Count], ...] | None = None
    placed_colours: tuple[tuple[Count, ...], ...] | None = None
    plan: str | None = None
    allowance: str | None = None


class _Values(_SolutionValues, frozen=True):
    """The JSON values of a link: the first solution and all others."""

    others: Annotated[tuple[_SolutionValues, ...], Meta(max_length=MAX_SOLUTIONS - 1)] = ()


def is_link(text: str) -> bool:
    """Return whether a text looks like a link to a puzzle, or like the part of one from ``#`` on.

    >>> is_link("https://example.org/puzzle.html#1" + 30 * "x"), is_link("cube.fig")
    (True, False)
    """
    return _LINK.fullmatch(text.strip()) is not None


def link_of(linked: LinkedPuzzle, address: str = ADDRESS) -> str:
    """Return a link to a puzzle; ``address`` is the page that shows it.

    Raises:
        CubewrightError: The puzzle is too large for a link.
    """
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    content = _content(linked)
    packed = packer.compress(content) + packer.flush()
    check = zlib.crc32(content).to_bytes(_CHECK_BYTES)
    text = (_SEVERAL if linked.others else VERSION) + urlsafe_b64encode(
        check + packed
    ).decode().rstrip("=")
    if len(content) > LINK.size or len(text) > MAX_LENGTH:
        raise _too_large()
    return f"{address}#{text}"


def read_link(text: str) -> LinkedPuzzle:
    """Return the content of a link, or of the part of a link from ``#`` on.

    Raises:
        FormatError: The link is damaged, too long, or of a later version.
    """
    if len(text) > MAX_LENGTH + _MAX_ADDRESS:
        _refuse(tr("it is longer than any link to a puzzle; open a file instead"))
    found = _LINK.fullmatch(text.strip())
    if found is None:
        _refuse(tr("it is not a link to a puzzle; copy the whole link"))
    part = found[1]
    if part[0] not in (VERSION, _SEVERAL):
        _refuse(tr("a later version made it; install the newest version to open it"))
    content = _unpacked(part[1:])
    try:
        return _linked(content)
    except PackedError as error:
        raise _damaged() from error


def _content(linked: LinkedPuzzle) -> bytes:
    project = linked.project()
    values = project_values(project)
    shapes, problem = values["shapes"], values["problem"]
    problem["note"] = linked.note
    figure = problem["figure"]
    writer = PackedWriter()
    cells = [sorted(each["cells"]) for each in (*shapes, figure)]
    if sum(map(len, cells)) > MAX_CELLS:
        raise _too_large()
    for each, its_cells in zip((*shapes, figure), cells, strict=True):
        _replace_cells_by_rows(each, its_cells)
        _remove(each, "cells", "lattice")
    problem["figure"] = _sparse(figure, FigureData)
    problem["pieces"] = [
        _sparse({**each, "groups": list(each["groups"])}, PieceData, {**_ONE_COPY, "shape": number})
        for number, each in enumerate(problem["pieces"])
    ]
    problem["allowed_colours"] = _list_or_none(problem["allowed_colours"])
    made: dict[str, Any] = {
        "lattice": linked.puzzle.figure.lattice.name,
        "shapes": [_sparse(each, ShapeData) for each in shapes],
        "problem": _sparse(problem, ProblemData),
    }
    if linked.puzzle.cell_colours:
        made["colours"] = linked.puzzle.cell_colours
    if _has_rules(made):
        made["fig"] = _figure_file(project, linked.puzzle)
    if len(linked.solutions) > MAX_SOLUTIONS:
        raise _too_large()
    if linked.solutions:
        first, *others = map(_solution_values, linked.solutions)
        for each in others:
            if each["placed"] == first["placed"]:
                del each["placed"]
        made |= {**first, "others": others} if others else first
    writer.text(
        json.dumps(made, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
    )
    try:
        for each in cells:
            writer.cells(each)
    except PackedError as error:
        raise _too_large() from error
    for linked_solution in linked.solutions:
        number_at = {
            cell: number
            for number, placed in enumerate(linked_solution.solution.placed, 1)
            for cell in placed.cells
        }
        for cell in cells[-1]:
            writer.number(number_at.get(cell, 0))
    return bytes(writer.content)


_RULES = ("forbidden", "pre_placed", "misplaced", "choices", "allowed_colours", "max_holes")


def _has_rules(made: Mapping[str, Any]) -> bool:
    """Return whether the values contain colours or rules, which the page does not write itself."""
    problem = made["problem"]
    coloured = (problem.get("figure", {}), *made["shapes"])
    return any(name in problem for name in _RULES) or any(
        each.get("dark") or each.get("colours") for each in coloured
    )


def _figure_file(project: Project, puzzle: Puzzle) -> str | None:
    """Return the figure file that the page saves; None if it cannot state the whole puzzle."""
    # Imported when needed, because most links have no rules.
    from cubewright.formats.conversion.convert import convert_project
    from cubewright.formats.fig.default_pieces import puzzle_of_block
    from cubewright.formats.fig.file import parse_fig

    try:
        text = convert_project(project, ".fig", "link.fig").content.decode()
        read = puzzle_of_block(parse_fig(text, "link.fig").blocks[0])
    except CubewrightError:
        return None
    if read is None or _numbers_of_rules(read) != _numbers_of_rules(puzzle):
        return None
    return text


def _numbers_of_rules(puzzle: Puzzle) -> tuple[object, ...]:
    """Return the colours and rules that a figure file may leave out, without positions."""
    return (
        sorted(number for _, number in puzzle.figure.colours),
        [sorted(number for _, number in each.colours) for each in puzzle.pieces],
        [len(each.dark or ()) for each in puzzle.pieces],
        [len(each) for each in (puzzle.pre_placed, puzzle.forbidden, puzzle.misplaced)],
        (puzzle.choices, puzzle.allowed_colours, puzzle.max_holes),
    )


_ONE_COPY = {"minimum": 1, "maximum": 1}
"""The usual numbers of copies, which a link leaves out."""


def _solution_values(linked: LinkedSolution) -> dict[str, Any]:
    solution, plan = linked.solution, linked.plan
    values: dict[str, Any] = {"placed": [(each.piece, each.copy) for each in solution.placed]}
    if any(each.colours for each in solution.placed):
        values["placed_colours"] = [_colours_in_order(each) for each in solution.placed]
    if plan is not None:
        if len(solution.placed) > MAX_PLAN_PIECES:
            raise _too_large()
        values["plan"] = plan_text(plan)
        turns = (m for each in plan.separations() for m in each.moves if isinstance(m, Turn))
        allowance = next((turn.allowance for turn in turns), Fraction(0))
        if allowance:
            values["allowance"] = str(allowance)
    return values


def _colours_in_order(placed: PlacedPiece) -> list[int]:
    if not placed.colours:
        return []
    return [number for _, number in sorted(zip(placed.cells, placed.colours, strict=True))]


_MARKED = ("dark", "optional")
"""Fields of shapes and figures that are sets of cells."""


def _replace_cells_by_rows(values: dict[str, Any], cells: Sequence[Cell]) -> None:
    """Replace sets of cells by a row of digits, one for each cell, and colours by their numbers."""
    for name in _MARKED:
        marked = values[name]
        if marked:
            inside = frozenset(map(tuple, marked))
            values[name] = "".join("01"[cell in inside] for cell in cells)
        elif marked is not None:
            values[name] = ""
    if values["colours"]:
        of = dict(values["colours"])
        values["colours"] = [of.get(cell, 0) for cell in cells]


def _replace_rows_by_cells(values: dict[str, Any], cells: Sequence[Cell]) -> None:
    """Undo :func:`_replace_cells_by_rows`."""
    for name in _MARKED:
        row = values.get(name)
        if row is not None:
            if not isinstance(row, str) or len(row) not in (0, len(cells)):
                raise _damaged()
            values[name] = [cell for cell, digit in zip(cells, row, strict=False) if digit == "1"]
    row = values.get("colours")
    if row is not None:
        if not isinstance(row, list) or len(row) != len(cells):
            raise _damaged()
        values["colours"] = [pair for pair in zip(cells, row, strict=True) if pair[1]]


def _sparse(
    values: Mapping[str, Any], schema: type[Struct], usual: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Return the values that differ from the defaults of a schema and from the ``usual`` values."""
    defaults = {
        each.name: each.default for each in structs.fields(schema) if each.default is not NODEFAULT
    } | dict(usual or {})
    missing = object()
    return {
        name: value
        for name, value in values.items()
        if _as_tuple(value) != _as_tuple(defaults.get(name, missing))
        and not (name in _MARKED[1:] and not value)
    }


def _as_tuple(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _list_or_none(pairs: Any) -> Any:
    return None if pairs is None else [list(pair) for pair in pairs]


def _remove(values: dict[str, Any], *names: str) -> None:
    for name in names:
        del values[name]


def _unpacked(part: str) -> bytes:
    if len(part) % 4 == 1:
        raise _damaged()
    packed = urlsafe_b64decode(part + "=" * (-len(part) % 4))
    unpacker = zlib.decompressobj(-15)
    try:
        content = unpacker.decompress(packed[_CHECK_BYTES:], LINK.size + 1)
    except zlib.error as error:
        raise _damaged() from error
    if len(content) > LINK.size:
        _refuse(tr("it contains more than any link to a puzzle; open a file instead"))
    is_whole = unpacker.eof and not unpacker.unused_data
    if not is_whole or zlib.crc32(content).to_bytes(_CHECK_BYTES) != packed[:_CHECK_BYTES]:
        raise _damaged()
    return content


def _linked(content: bytes) -> LinkedPuzzle:
    reader = PackedReader(content, MAX_CELLS)
    values = parse_json(reader.text(), tr(_NAME), LINK)
    try:
        shapes, problem, lattice = values["shapes"], values["problem"], values["lattice"]
        figure, pieces = problem.setdefault("figure", {}), problem.get("pieces", [])
        cells: tuple[Cell, ...] = ()
        for each in (*shapes, figure):
            cells = reader.cells()
            each |= {"cells": cells, "lattice": lattice}
            _replace_rows_by_cells(each, cells)
        problem["pieces"] = [
            {"shape": number, **_ONE_COPY, **each} for number, each in enumerate(pieces)
        ]
    except (AttributeError, KeyError, TypeError) as error:
        raise _damaged() from error
    colours = {"colours": values["colours"]} if "colours" in values else {}
    source = Source(tr(_NAME), {"shapes": shapes, "problem": problem, **colours})
    data = source.convert(PuzzleData)
    puzzle = puzzle_of(data, source)
    others = {name: values[name] for name in _Values.__struct_fields__ if name in values}
    solutions = _solutions(puzzle, Source(tr(_NAME), others).convert(_Values), reader)
    if not reader.is_at_end:
        raise _damaged()
    groups, weights = _rules(data)
    linked = LinkedPuzzle(puzzle, groups=groups, weights=weights, note=data.problem.note)
    return linked.with_solutions(solutions)


def _rules(data: PuzzleData) -> tuple[PieceGroups, PieceWeights]:
    """Return the groups and weights of the pieces; the first piece with a symbol counts."""
    pieces = {data.shapes[each.shape].symbol: each for each in reversed(data.problem.pieces)}
    members = ((symbol, *each) for symbol, piece in pieces.items() for each in piece.groups)
    weights = ((symbol, data.shapes[piece.shape].weight) for symbol, piece in pieces.items())
    return piece_groups(members), piece_weights(weights)


def _solutions(puzzle: Puzzle, values: _Values, reader: PackedReader) -> list[LinkedSolution]:
    if values.placed is None:
        return []
    found = [_solution(puzzle, values, values.placed, reader)]
    for each in values.others:
        placed = values.placed if each.placed is None else each.placed
        found.append(_solution(puzzle, each, placed, reader))
    return found


def _solution(
    puzzle: Puzzle,
    values: _SolutionValues,
    pieces: tuple[tuple[int, int], ...],
    reader: PackedReader,
) -> LinkedSolution:
    places: list[list[Cell]] = [[] for _ in pieces]
    for cell in puzzle.figure.cells:
        number = reader.number()
        if number > len(places):
            raise _damaged()
        if number:
            places[number - 1].append(cell)
    colours = values.placed_colours or ((),) * len(places)
    if len(colours) != len(places):
        raise _damaged()
    placed = tuple(
        PlacedPiece(piece, copy, tuple(cells), its_colours)
        for (piece, copy), cells, its_colours in zip(pieces, places, colours, strict=True)
    )
    for each in placed:
        if each.piece >= len(puzzle.pieces) or each.copy >= puzzle.counts[each.piece]:
            raise _damaged()
        piece = puzzle.pieces[each.piece]
        if len(each.cells) != len(piece) or len(each.colours) not in (0, len(piece)):
            raise _damaged()
        if not is_placement(puzzle.figure, piece, each.cells, puzzle.allowed_colours):
            _refuse(tr("its solution places a piece in a wrong position; copy the link again"))
    return LinkedSolution(Solution(puzzle, placed), _plan(values, len(placed)))


def _plan(values: _SolutionValues, pieces: int) -> Separation | None:
    if values.plan is None:
        return None
    # The halves of a plan nest at most as deep as the number of pieces.
    if pieces > MAX_PLAN_PIECES or values.plan.split(";")[0] != f"{(1 << pieces) - 1:x}":
        raise _damaged()
    try:
        allowance = kept_allowance({"allowance": values.allowance})
        plan = plan_of_text(values.plan, allowance)
    except (ValueError, ZeroDivisionError) as error:
        raise _damaged() from error
    for each in plan.separations():
        for move in each.moves:
            if max(*map(abs, move.step), move.distance) > _MAX_STEP:
                raise _damaged()
    return plan


def _refuse(reason: str) -> NoReturn:
    raise FormatError(tr(_NAME), None, reason)


def _damaged() -> FormatError:
    return FormatError(tr(_NAME), None, tr("it is incomplete or damaged; copy the whole link"))


def _too_large() -> CubewrightError:
    return CubewrightError(tr("the puzzle is too large for a link; send a file instead"))
