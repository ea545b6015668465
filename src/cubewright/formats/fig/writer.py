"""Write figures, solutions and blocks as the text of a figure file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from cubewright.errors import FormatError
from cubewright.formats.fig.block import Block
from cubewright.formats.fig.constraints import directive_texts
from cubewright.formats.fig.drawn_block import NOT_MARKS, drawing_header_of, drawing_rows
from cubewright.formats.fig.lines import Kind, header_of, read_line
from cubewright.formats.fig.pieces.texts import piece_texts
from cubewright.formats.fig.rows import row_texts
from cubewright.formats.fig.statements import stated_pieces
from cubewright.model.cell import Cell
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import PieceSet
from cubewright.model.solution import Solution
from cubewright.translation import tr


def figure_text(
    figure: Figure,
    comments: Iterable[str] = (),
    constraints: Constraints = NO_CONSTRAINTS,
    pieces: PieceSet | None = None,
) -> str:
    """Return the text of a figure as a block without marks, with comments and directives.

    ``pieces``: the set that the text states.

    >>> print(figure_text(Figure([(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)], "tripod")), end="")
    /SOMA tripod
    /../1.
    /1./11
    """
    marks = dict.fromkeys(figure.cells, "1")
    return _text(figure.name, marks, comments, figure, constraints, pieces)


def solution_text(solution: Solution, name: str, comments: Iterable[str] = ()) -> str:
    """Return the text of a solution as a block.

    Raises:
        FormatError: A piece's mark cannot be written in a figure file.
    """
    pieces = solution.puzzle.piece_set
    marks = solution.marks()
    for mark in sorted(set(marks.values())):
        if not can_be_shown(mark, pieces.lattice):
            reason = tr("a figure file cannot show a piece as '{mark}'", mark=mark)
            raise FormatError(pieces.name, None, reason)
    return _text(name, marks, comments, Figure(marks, name, pieces.lattice), NO_CONSTRAINTS)


def block_header(name: str, lattice: Lattice) -> str:
    return header_of(name) if lattice == CUBIC else drawing_header_of(name, lattice)


def block_rows(marks: Mapping[Cell, str], lattice: Lattice) -> list[str]:
    return row_texts(marks) if lattice == CUBIC else drawing_rows(marks, lattice)


def blocks_text(blocks: Iterable[Block]) -> str:
    """Return the text of blocks with unique names; alternatives become separate blocks.

    Blocks without a figure are left out.
    """
    taken: set[str] = set()
    texts = []
    for block in blocks:
        for each in (block, *block.alternatives):
            if each.figure is None:
                continue
            name = _free_name(each.name, taken)
            taken.add(name)
            text = _text(
                name, each.marks, each.comments, each.figure, each.constraints, each.pieces
            )
            texts.append(_commented_out(text) if each.is_commented_out else text)
    return "\n".join(texts)


def can_be_shown(mark: str, lattice: Lattice) -> bool:
    """Return whether a mark in the rows of a solution denotes a piece."""
    if lattice != CUBIC:
        return mark not in NOT_MARKS
    row = read_line(1, f"/.{mark}")
    return mark not in ".-0" and row.kind is Kind.ROW and row.levels == (f".{mark}",)


def _text(
    name: str,
    marks: Mapping[Cell, str],
    comments: Iterable[str],
    figure: Figure,
    constraints: Constraints,
    pieces: PieceSet | None = None,
) -> str:
    lattice = figure.lattice
    lines = [f"; {comment}".rstrip() for comment in comments]
    if pieces is not None:
        others = [line for line in lines if stated_pieces([line.removeprefix(";")]) is None]
        lines = piece_texts(pieces) + others
    if stated_pieces(line.removeprefix(";") for line in lines) is not None:
        constraints = replace(constraints, pieces="")
    lines += directive_texts(figure, constraints)
    return "\n".join([block_header(name, lattice), *lines, *block_rows(marks, lattice)]) + "\n"


def _commented_out(text: str) -> str:
    lines = text.splitlines()
    return "".join((line if line[0] == ";" else f";{line}") + "\n" for line in lines)


def _free_name(name: str, taken: set[str]) -> str:
    free, number = name, 1
    while free in taken:
        number += 1
        free = f"{name} ({number})"
    return free
