"""Parse the text of a figure file into blocks; any text within the limits is accepted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from cubewright.errors import FormatError
from cubewright.formats.fig.block import Block, marks_problem, read_marks
from cubewright.formats.fig.constraints import is_directive, read_directives
from cubewright.formats.fig.drawn_block import (
    drawing_header,
    drawn_marks,
    is_drawn_row,
    is_meant_as_header,
    is_meant_as_row,
    lattice_of,
)
from cubewright.formats.fig.lines import EMPTY, Kind, Line, header_name, read_line, split_lines
from cubewright.formats.fig.pieces.described_sets import DescribedSets, named_set
from cubewright.formats.fig.pieces.directives import read_piece_directives
from cubewright.formats.fig.rows import RowsError, marks_of_rows
from cubewright.formats.fig.statements import stated_pieces
from cubewright.formats.limits import MAX_CELLS, MAX_FIGURES, MAX_LINES
from cubewright.formats.piece_sets.catalogue import figure_file_piece_sets
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.translation import tr

MAX_DIVIDING = 1_000_000
"""Maximum number of characters that are read again to find the ends of figures without headers.

Each row raises the limit by :data:`REREAD_FACTOR` times its cost, so any number of small figures is
read. Only a figure with many comments between its rows exceeds the limit.
"""
REREAD_FACTOR = 10
_MARKS = frozenset("0123456789.-$VLTZABPDIQSvltzabpdiqs")


@dataclass
class _Group:
    header: Line | None = None
    comments: list[Line] = field(default_factory=list)
    rows: list[Line] = field(default_factory=list)
    first_line: int = 0
    is_closed: bool = False
    is_commented_out: bool = False
    drawing: str = ""
    """The name of the lattice of the rows; empty for cubes."""


def read_blocks(text: str, file: str) -> tuple[Block, ...]:
    """Return the blocks of a text; a block with an error has a ``problem``.

    Raises:
        FormatError: The text exceeds a limit of lines, figures or cells.
    """
    lines = _lines(text, file)
    blocks: list[Block] = []
    alternatives: dict[int, list[Block]] = {}
    described = DescribedSets()
    headed = False
    for group in _bounded(_Grouping(lines, file).groups(), file):
        if group.header is not None:
            headed = True
            blocks.append(_block(group, _name(group.header), file, described))
        elif headed:
            # More rows below a header show the same figure in another way.
            other = _block(group, blocks[-1].name, file, described, of=blocks[-1])
            alternatives.setdefault(len(blocks) - 1, []).append(other)
        else:
            blocks.append(_block(group, "", file, described))
    for index, others in alternatives.items():
        blocks[index] = replace(blocks[index], alternatives=tuple(others))
    return tuple(blocks)


def count_blocks(text: str, file: str) -> int:
    """Return the number of blocks that :func:`read_blocks` returns, without reading them.

    Raises:
        FormatError: The text exceeds a limit of lines, figures or cells.
    """
    groups = _bounded(_Grouping(_lines(text, file), file).groups(), file)
    with_header = [group.header is not None for group in groups]
    before = with_header.index(True) if any(with_header) else len(groups)
    return before + sum(with_header)


def _lines(text: str, file: str) -> list[Line]:
    if text.count("\n") + text.count("\r") > MAX_LINES:
        reason = tr("it has more than {most:,} lines; divide it", most=MAX_LINES)
        raise FormatError(file, None, reason)
    return [read_line(number, line) for number, line in enumerate(split_lines(text), start=1)]


def _most_cells(group: _Group) -> int:
    if group.drawing:
        rows = "".join(row.body for row in group.rows)
        empty = " .|/\\"
    else:
        rows = "".join("".join(row.levels) for row in group.rows)
        empty = EMPTY
    return len(rows) - sum(rows.count(mark) for mark in empty)


def _bounded(groups: Iterable[_Group], file: str) -> list[_Group]:
    """Return the groups that are figures.

    Raises:
        FormatError: The groups exceed a limit of figures or cells.
    """
    found: list[_Group] = []
    cells = 0
    for group in groups:
        if group.header is None and _is_prose(group):
            continue
        found.append(group)
        cells += _most_cells(group)
        if len(found) > MAX_FIGURES:
            reason = tr("it has more than {most:,} figures; divide it", most=MAX_FIGURES)
        elif cells > MAX_CELLS:
            reason = tr(
                "its figures have more than {most:,} cells together; divide it", most=MAX_CELLS
            )
        else:
            continue
        raise FormatError(file, (group.header or group.rows[0]).number, reason)
    return found


def _name(header: Line) -> str:
    drawing = drawing_header(header.body)
    return header_name(header.body) if drawing is None else drawing[1]


def _block(
    group: _Group, name: str, file: str, described: DescribedSets, of: Block | None = None
) -> Block:
    """Return the block of a group; ``of`` is the block that an alternative belongs to."""
    header = group.header
    line = header.number if header is not None else group.rows[0].number
    directive_lines = tuple(each.number for each in group.comments if is_directive(each.body))

    def wrong(at: int, reason: object) -> FormatError:
        whose = tr("figure '{name}'", name=name) if name else tr("the figure")
        return FormatError(file, at, f"{whose}: {reason}")

    block = Block(
        name=name,
        line=line,
        figure=None,
        file=file,
        header=header.body if header is not None else "",
        is_commented_out=group.is_commented_out,
        row_lines=tuple(row.number for row in group.rows),
        pieces_line=next((c.number for c in group.comments if stated_pieces([c.body])), None),
        directive_lines=directive_lines,
        first_line=group.first_line or line,
        comments=_comments(group, directive_lines),
    )
    try:
        lattice = lattice_of(group.drawing) if group.drawing else CUBIC
    except ValueError as error:
        return replace(block, problem=wrong(line, error))
    stated = read_piece_directives(group.comments, lattice)
    described.add(stated.pieces)
    pieces = stated.pieces
    if stated.lines or group.drawing:
        comments = _comments(group, (*directive_lines, *stated.lines))
        block = replace(block, lattice=lattice, comments=comments, piece_lines=stated.lines)
    if pieces is None:
        pieces = described.find(block.comments)
    if pieces is not None:
        block = replace(block, pieces=pieces)
    if of is not None and block.pieces_line is None and not stated.lines:
        block = _with_pieces_of(block, of)
    if stated.problem is not None:
        problem_line, reason = stated.problem
        problem = wrong(problem_line, reason)
        block = replace(block, problem=problem, pieces_problem=problem)
    if not group.rows:
        whose = tr("figure '{name}'", name=name) if name else tr("the figure")
        hint = tr("; draw them below it between bars, as in '|1 1|'") if group.drawing else ""
        return replace(
            block,
            problem=FormatError(
                file, line, tr("{whose} has no rows{hint}", whose=whose, hint=hint)
            ),
        )
    try:
        cells = drawn_marks(group.rows, lattice) if group.drawing else marks_of_rows(group.rows)
    except RowsError as error:
        return replace(block, problem=wrong(error.line, error))
    marks, reading = read_marks(cells, lattice, block.pieces or named_set(block.comments))
    found = block.problem
    if found is None and reading is not None and reading.complaints:
        found = FormatError(file, line, marks_problem(name, len(marks), reading))
    directives = read_directives(group.comments, marks, lattice)
    if directives.problem and found is None:
        found = wrong(directives.problem_line, directives.problem)
    return replace(
        block,
        figure=directives.applied_to(Figure(marks, name, lattice)),
        constraints=directives.constraints,
        marks=marks,
        drawn=cells,
        problem=found,
        piece_set=reading.piece_set if reading is not None and found is None else None,
    )


def _with_pieces_of(alternative: Block, block: Block) -> Block:
    statement = (each for each in block.comments if stated_pieces([each]) is not None)
    return replace(
        alternative,
        comments=(*islice(statement, 1), *alternative.comments),
        pieces=block.pieces,
        pieces_problem=block.pieces_problem,
    )


def _comments(group: _Group, directive_lines: Sequence[int]) -> tuple[str, ...]:
    numbers = frozenset(directive_lines)
    plain = (each for each in group.comments if each.number not in numbers)
    return tuple(_comment_text(each) for each in plain)


def _is_prose(group: _Group) -> bool:
    if len(group.rows) > 1:
        return False
    marks = set("".join(group.rows[0].levels))
    return not marks <= _MARKS and len(marks - set(".-0")) > 1


class _Grouping:
    def __init__(self, lines: Sequence[Line], file: str) -> None:
        self._lines = lines
        self._file = file
        self._left = MAX_DIVIDING
        self._group: _Group | None = None
        self._pending: list[Line] = []
        """Comments that may belong to the lines above or below them."""

    def groups(self) -> Iterator[_Group]:
        at = 0
        while at < len(self._lines):
            line = self._lines[at]
            taken = 1
            before = self._group
            if line.kind is Kind.COMMENT:
                taken = self._comment(at)
            elif self._is_header(at):
                self._begin(line)
            elif self._is_row(at):
                self._row(line)
            else:
                self._break()
            if before is not None and self._group is not before:
                yield before
            at += taken
        self._break()
        if self._group is not None:
            yield self._group

    def _begin(self, header: Line | None, row: Line | None = None) -> None:
        first = [*self._pending, *(line for line in (header, row) if line is not None)][0]
        drawing = drawing_header(header.body) if header is not None else None
        before = self._group
        self._group = _Group(header, list(self._pending), [], first.number)
        if drawing is not None:
            self._group.drawing = drawing[0]
        elif header is not None and is_meant_as_header(header):
            self._group.drawing = header.body
        elif row is not None and before is not None and is_drawn_row(row):
            self._group.drawing = before.drawing
        self._pending = []

    def _break(self) -> None:
        """Close the group if it contains rows; pending comments become a part of it."""
        if self._group is not None:
            self._group.comments.extend(self._pending)
            self._group.is_closed |= bool(self._group.rows)
        self._pending = []

    def _row(self, row: Line) -> None:
        group = self._group
        if group is None or self._divides(group, row):
            if row.kind is Kind.LOOSE:
                self._break()
                return
            self._begin(None, row)
        else:
            group.comments.extend(self._pending)
            self._pending = []
        assert self._group is not None
        self._group.rows.append(row)
        self._left = min(MAX_DIVIDING, self._left + REREAD_FACTOR * (20 + len(row.body)))

    def _divides(self, group: _Group, row: Line) -> bool:
        if group.is_closed or not group.rows or group.drawing:
            return group.is_closed
        bars = [each.kind is Kind.BAR_ROW for each in (group.rows[0], row)]
        if row.kind is not Kind.LOOSE and bars[0] != bars[1]:
            return True
        return bool(self._pending) and self._is_complete(group.rows)

    def _is_complete(self, rows: Sequence[Line]) -> bool:
        """Return whether rows are a complete figure, which ends at a comment.

        Raises:
            FormatError: There are too many comments between rows.
        """
        self._left -= 100 + sum(len(row.body) for row in rows)
        if self._left < 0:
            reason = tr(
                "there are too many comments between rows; begin each figure with a header, "
                "as in '/SOMA Name'"
            )
            raise FormatError(self._file, rows[-1].number, reason)
        try:
            marks, reading = read_marks(marks_of_rows(rows))
        except RowsError:
            return False
        if reading is not None:
            return not reading.complaints
        return len(marks) in {pieces.volume for pieces in figure_file_piece_sets()}

    def _comment(self, at: int) -> int:
        """Read a comment or a commented-out block, and return its number of lines."""
        line = self._lines[at]
        header = read_line(line.number, line.body)
        rows: list[Line] = []
        comments: list[Line] = []
        end = at + 1
        drawing = drawing_header(header.body)
        if drawing is not None and drawing[0] not in lattices():
            drawing = None
        if header.kind is Kind.HEADER or drawing is not None:
            while end < len(self._lines) and self._lines[end].kind is Kind.COMMENT:
                inner = read_line(self._lines[end].number, self._lines[end].body)
                if inner.kind is Kind.HEADER or drawing_header(inner.body) is not None:
                    break
                if is_drawn_row(inner) if drawing else inner.kind in (Kind.ROW, Kind.BAR_ROW):
                    rows.append(inner)
                else:
                    comments.append(self._lines[end])
                end += 1
        if not rows:
            if self._group is not None and not self._group.rows:
                self._group.comments.append(line)
            else:
                self._pending.append(line)
            return 1
        self._begin(header)
        assert self._group is not None
        self._group.rows = rows
        self._group.comments += comments
        self._group.is_closed = self._group.is_commented_out = True
        return end - at

    def _is_header(self, at: int) -> bool:
        line = self._lines[at]
        if line.kind is Kind.HEADER:
            return True
        follows = self._after_comments(at)
        drawing = drawing_header(line.body)
        if drawing is not None:
            # Other words in brackets count as lattices only if a drawing follows.
            return drawing[0] in lattices() or (follows is not None and is_drawn_row(follows))
        if is_meant_as_header(line):
            return follows is not None and is_drawn_row(follows)
        if line.kind is Kind.HEADING:
            return follows is not None and follows.kind in (Kind.ROW, Kind.BAR_ROW)
        begins = self._group is None or self._group.is_closed
        if line.kind is not Kind.ROW or not begins or len(line.levels) > 1:
            return False
        # A line such as "/Steps" above rows of another form is a name.
        marks = set(line.levels[0])
        return (
            len(marks) > 1
            and not marks <= _MARKS
            and follows is not None
            and follows.kind is Kind.ROW
            and len(follows.levels) > 1
        )

    def _after_comments(self, at: int) -> Line | None:
        for number in range(at + 1, len(self._lines)):
            line = self._lines[number]
            if line.kind is not Kind.COMMENT:
                return line
        return None

    def _is_row(self, at: int) -> bool:
        line, group = self._lines[at], self._group
        if group is not None and group.drawing:
            if is_drawn_row(line):
                return True
            if not group.is_closed and line.kind is not Kind.BLANK:
                below_rows = bool(group.rows)
                return line.kind is Kind.ROW or is_meant_as_row(line, below_rows=below_rows)
        if line.kind is not Kind.LOOSE:
            return line.kind in (Kind.ROW, Kind.BAR_ROW)
        # A line without its leading "/" is a row only among rows of the same form.
        if group is None or group.is_closed or not set("".join(line.levels)) <= _MARKS:
            return False
        if group.rows:
            return _shape(line) == _shape(group.rows[0])
        below = self._lines[at + 1 : at + 2]
        return bool(below) and _shape(line) == _shape(below[0])


def _comment_text(comment: Line) -> str:
    """Return the text of a comment without ``;`` and the blank after it."""
    return comment.body.removeprefix(" ")


def _shape(row: Line) -> tuple[int, ...]:
    return tuple(len(level) for level in row.levels)
