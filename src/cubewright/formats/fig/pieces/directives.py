"""Directives that state the pieces of a figure: a set and its changes, or all its pieces.

::

    /SOMA Stairs
    ; pieces: soma, with changes
    ;pieces minimum=0
    ;piece T count=0
    ;piece X name="corner" colour=#f7d13d
    ;shape X /X./XX
    ;shape X /../X.
    /11111/...

``soma, with changes`` starts with an included set. ``My bars, drawn here`` starts with no pieces,
so the file needs no other data. The other lines are directives only below such a statement:

- ``pieces`` states fields of the whole set: ``sets`` (copies of it), ``minimum``
  (``0``: any subset; ``all``: every copy; ``none``: not stated), ``flips``,
  ``one_sided``, and ``name``, ``title``, ``source`` and ``lattice``.
- ``piece T`` states fields of one piece: ``count``, ``minimum``, ``flips``,
  ``one_sided``, ``colour``, ``name``, ``marks``, ``aliases``, or ``deleted``. A piece with a
  new symbol is added at the end. Without a colour, it gets an unused colour.
- ``shape T`` contains rows as in a figure, with ``X`` for a cell, or ``#``
  for a dark and ``o`` for a light cell.

Later blocks may refer to such a set by its name or title
(:mod:`~cubewright.formats.fig.pieces.described_sets`). Alternatives of a block use its pieces.

A program that does not know these lines reports that it lacks a set of that name. Cubewright
refuses to solve a figure whose piece directives it cannot read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from cubewright.errors import UnknownNameError
from cubewright.formats.fig.colour_marks import COLOUR_MARKS, marked_colours
from cubewright.formats.fig.drawn_block import drawn_marks
from cubewright.formats.fig.lines import Kind, Line, read_line
from cubewright.formats.fig.pieces.fields import (
    MAX_COPIES,
    NUMBER,
    DirectiveError,
    Fields,
    read_copies,
    read_fields,
    read_flag,
    shortened,
)
from cubewright.formats.fig.rows import RowsError, aligned_marks, marks_of_rows
from cubewright.formats.fig.statements import CHANGES, DRAWN, inline_statement, stated_pieces
from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.formats.piece_sets.shape_notation import DARK, FILLED, LIGHT
from cubewright.model.cell import Cell
from cubewright.model.lattice import Lattice, lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import with_free_colours
from cubewright.model.pieces.fitting import sets_of
from cubewright.model.pieces.set_names import named
from cubewright.translation import tr

_LINE = re.compile(r"\s*(?:pieces|(piece|shape) (\S))\s+(\S.*?)\s*$")
_SET_FIELDS = ("sets", "minimum", "flips", "one_sided", "name", "title", "source", "lattice")
_PIECE_FIELDS = (
    "count",
    "minimum",
    "flips",
    "one_sided",
    "colour",
    "name",
    "marks",
    "aliases",
    "deleted",
)
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


@dataclass(frozen=True)
class StatedPieces:
    """The pieces that directives state, the lines of the directives, and the first error.

    ``problem`` is the number of its line and a sentence, or None. Without directives, all three are
    empty.
    """

    pieces: PieceSet | None = None
    lines: tuple[int, ...] = ()
    problem: tuple[int, str] | None = None


@dataclass
class Entry:
    """A piece while its directives are read; ``minimum`` is None until a directive states it.

    ``has_colour``: the set or a directive specifies its colour.
    """

    piece: Piece
    count: int = 1
    minimum: int | None = None
    flips: bool | None = None
    one_sided: bool | None = None
    has_colour: bool = True
    line: int = 0
    shape: list[Line] = field(default_factory=list)


def read_piece_directives(comments: Iterable[Line], figure_lattice: Lattice) -> StatedPieces:
    """Return the pieces that the directives of a block state."""
    comments = list(comments)
    stated = next((each for each in comments if stated_pieces([each.body]) is not None), None)
    inline = inline_statement(stated_pieces([stated.body]) or "") if stated is not None else None
    found = [each for each in comments if _is_directive(each.body)]
    lines = tuple(each.number for each in found)
    if inline is None:
        if not found:
            return StatedPieces()
        name = stated_pieces([stated.body]) if stated is not None else "soma"
        statement = f"; pieces: {name}"
        needed = tr(
            "the comment '{short}{changes}' in the same block",
            short=shortened(statement),
            changes=CHANGES,
        )
        reason = tr("changes of pieces need {needed}", needed=needed)
        return StatedPieces(None, lines, (found[0].number, reason))
    assert stated is not None
    start, form = inline
    try:
        return StatedPieces(_pieces(stated.number, start, form, found, figure_lattice), lines)
    except DirectiveError as wrong:
        return StatedPieces(None, lines, (wrong.line, str(wrong)))


def _is_directive(comment: str) -> bool:
    """Return whether a comment is meant as a directive about pieces, perhaps with an error.

    >>> [_is_directive(each) for each in ("piece T count=0", "piece T 0", "shape T /XX")]
    [True, True, True]
    >>> _is_directive("piece T goes last"), _is_directive("pieces are in red")
    (False, False)
    """
    found = _LINE.match(comment)
    if found is None:
        return False
    keyword, symbol, rest = found.groups()
    if keyword == "shape":
        return rest[0] in "/|"
    fields = _PIECE_FIELDS if symbol else _SET_FIELDS
    words = re.split(r"[\s=]+", rest)
    return (
        "=" in rest
        or (bool(symbol) and len(words) == 1)
        or (words[0] in fields and len(words) <= 2)
    )


def _pieces(
    line: int, start: str, form: str, directives: Sequence[Line], figure_lattice: Lattice
) -> PieceSet:
    """Return the set that a statement and its directives describe.

    ``line`` is the statement's line, ``start`` its set or title, and ``form`` its ending,
    :data:`CHANGES` or :data:`DRAWN`.
    """
    of_set: dict[str, str] = {}
    set_line = line
    of_pieces: list[tuple[int, str, Fields]] = []
    shapes: list[tuple[Line, str, Line]] = []
    for each in directives:
        found = _LINE.match(each.body)
        assert found is not None
        keyword, symbol, rest = found.groups()
        if keyword == "shape":
            shapes.append((each, symbol, read_line(each.number, rest)))
        elif keyword == "piece":
            of_pieces.append((each.number, symbol, read_fields(each.number, rest, _PIECE_FIELDS)))
        else:
            set_line = each.number
            for name, value in read_fields(set_line, rest, _SET_FIELDS).items():
                if of_set.setdefault(name, value) != value:
                    raise DirectiveError(
                        set_line, tr("the field '{name}' has two values; remove one", name=name)
                    )
    base = _base(line, start, form, of_set, set_line, figure_lattice)
    flips = read_flag(set_line, "flips", of_set) if "flips" in of_set else None
    one_sided = read_flag(set_line, "one_sided", of_set) if "one_sided" in of_set else None
    entries = {
        piece.symbol: Entry(piece, count)
        for piece, count in zip(base.pieces, base.counts, strict=True)
    }
    for number, symbol, fields in of_pieces:
        _change(entries, number, symbol, fields, base)
    for each, symbol, row in shapes:
        entry = entries.get(symbol)
        if entry is None:
            entry = entries[symbol] = _new_entry(symbol, base, each.number)
        entry.shape.append(row)
        entry.line = entry.line or each.number
    _choose_colours(entries.values())
    pieces = tuple(_finished(entry, base.lattice, flips, one_sided) for entry in entries.values())
    _check_characters(entries.values(), line)
    counts = tuple(entry.count for entry in entries.values())
    minimums = _minimums(entries.values(), base, of_set.get("minimum"), set_line)
    source = of_set.get("source", base.source)
    made = replace(base, pieces=pieces, counts=counts, minimums=minimums, source=source)
    derived = named(made, piece_sets()) if form == CHANGES else made
    return replace(
        made, name=of_set.get("name", derived.name), title=of_set.get("title", derived.title)
    )


def _base(
    line: int, start: str, form: str, of_set: Fields, set_line: int, figure_lattice: Lattice
) -> PieceSet:
    sets = of_set.get("sets", "1")
    if not NUMBER.fullmatch(sets) or not int(sets):
        raise DirectiveError(
            set_line,
            tr("'sets' needs a whole number from 1 to 999, not '{short}'", short=shortened(sets)),
        )
    if form == DRAWN:
        its_lattice = figure_lattice
        if "lattice" in of_set:
            try:
                its_lattice = lattice(of_set["lattice"])
            except UnknownNameError as error:
                raise DirectiveError(set_line, shortened(str(error), 150)) from None
        return PieceSet(of_set.get("name", "drawn-here"), start, (), (), its_lattice)
    known = piece_sets()
    base = known.get(start.lower())
    if base is None:
        text = tr(
            "there is no included piece set '{set}' that could be changed", set=shortened(start)
        )
        raise DirectiveError(
            line, tr("{text}; name one of those that 'cubewright list' shows", text=text)
        )
    made = sets_of(base, int(sets))
    if max(made.counts, default=0) > MAX_COPIES:
        raise DirectiveError(
            set_line,
            tr(
                "there can be at most {max_copies} copies of a piece; use fewer sets",
                max_copies=MAX_COPIES,
            ),
        )
    return replace(made, name=base.name, title=base.title)


def default_minimums(
    entries: Sequence[Entry], base: PieceSet, mode: str | None
) -> list[int | None]:
    """Return the default minimum of each entry; None if the set states none."""
    of_base: Mapping[str, int] = {}
    if mode is None and base.minimums is not None:
        symbols = (piece.symbol for piece in base.pieces)
        of_base = dict(zip(symbols, base.minimums, strict=True))
    found: list[int | None] = []
    for entry in entries:
        if mode == "0":
            found.append(0)
        elif mode == "all":
            found.append(entry.count)
        elif of_base:
            found.append(min(entry.count, of_base.get(entry.piece.symbol, entry.count)))
        else:
            found.append(None)
    return found


def _minimums(
    entries: Iterable[Entry], base: PieceSet, mode: str | None, set_line: int
) -> tuple[int, ...] | None:
    if mode not in (None, "0", "all", "none"):
        reason = tr(
            "'minimum' for all pieces must be 0, all or none, not '{short}'",
            short=shortened(mode or ""),
        )
        raise DirectiveError(set_line, reason)
    entries = list(entries)
    starts = default_minimums(entries, base, mode)
    if all(e.minimum is None for e in entries) and all(start is None for start in starts):
        return () if mode in ("0", "all") and not entries else None
    found = []
    for entry, start in zip(entries, starts, strict=True):
        minimum = entry.minimum if entry.minimum is not None else start
        minimum = entry.count if minimum is None else minimum
        if minimum > entry.count:
            reason = tr(
                "piece {symbol}: the minimum {minimum} is more than its count",
                symbol=entry.piece.symbol,
                minimum=minimum,
            )
            raise DirectiveError(
                entry.line or set_line,
                tr("{reason}, {count}; change one of them", reason=reason, count=entry.count),
            )
        found.append(minimum)
    return tuple(found)


def _change(
    entries: dict[str, Entry], line: int, symbol: str, fields: Fields, base: PieceSet
) -> None:
    entry = entries.get(symbol)
    if "deleted" in fields:
        if entry is None or len(fields) > 1:
            reason = tr("only a piece of the set can be deleted, and no field may follow 'deleted'")
            raise DirectiveError(line, tr("piece {symbol}: {reason}", symbol=symbol, reason=reason))
        del entries[symbol]
        return
    if entry is None:
        entry = entries[symbol] = _new_entry(symbol, base, line)
    entry.line = line
    piece = entry.piece
    if "count" in fields:
        entry.count = read_copies(line, symbol, "count", fields["count"])
    if "minimum" in fields:
        entry.minimum = read_copies(line, symbol, "minimum", fields["minimum"])
    if "flips" in fields:
        entry.flips = read_flag(line, "flips", fields)
    if "one_sided" in fields:
        entry.one_sided = read_flag(line, "one_sided", fields)
    colour = fields.get("colour", piece.colour)
    if not _COLOUR.fullmatch(colour):
        reason = tr("a colour such as #4c86ee is needed, not '{short}'", short=shortened(colour))
        raise DirectiveError(line, tr("piece {symbol}: {reason}", symbol=symbol, reason=reason))
    entry.has_colour = entry.has_colour or "colour" in fields
    entry.piece = replace(
        piece,
        colour=colour,
        name=fields.get("name", piece.name),
        marks=tuple(fields.get("marks", piece.marks)),
        aliases=tuple(fields.get("aliases", piece.aliases)),
    )


def _new_entry(symbol: str, base: PieceSet, line: int) -> Entry:
    return Entry(Piece(symbol, (), symbol, lattice=base.lattice), has_colour=False, line=line)


def _choose_colours(entries: Iterable[Entry]) -> None:
    entries = list(entries)
    colours = with_free_colours([e.piece.colour if e.has_colour else None for e in entries])
    for entry, colour in zip(entries, colours, strict=True):
        entry.piece = replace(entry.piece, colour=colour)


def _finished(
    entry: Entry, its_lattice: Lattice, flips: bool | None, one_sided: bool | None
) -> Piece:
    """Return the piece of an entry with its shape and its permitted orientations."""
    piece = entry.piece
    if entry.shape:
        marks = _shape_marks(piece.symbol, entry.shape, its_lattice)
        is_dark_or_light = set(marks.values()) <= {DARK, LIGHT}
        dark = _cells_of(marks, DARK) if is_dark_or_light else None
        colours = marked_colours(marks)
        piece = replace(piece, cells=tuple(sorted(marks)), dark=dark, colours=colours)
    elif not piece.cells:
        reason = tr("piece {symbol} has no shape; draw it in lines such as", symbol=piece.symbol)
        raise DirectiveError(
            entry.line, tr("{reason} ';shape {symbol} /XX/X.'", reason=reason, symbol=piece.symbol)
        )
    one_sided = one_sided if entry.one_sided is None else entry.one_sided
    if one_sided is not None:
        piece = replace(piece, one_sided=one_sided)
    if entry.flips is not None:
        return replace(piece, flips=entry.flips)
    return piece if flips is None else replace(piece, flips=flips and piece.is_chiral)


def _shape_marks(symbol: str, rows: Sequence[Line], its_lattice: Lattice) -> dict[Cell, str]:
    whose = tr("the shape of piece {symbol}", symbol=symbol)
    try:
        if its_lattice == CUBIC:
            wrong = next((r for r in rows if r.kind is not Kind.ROW or " " in r.body), None)
            if wrong is not None:
                raise RowsError(wrong.number, tr("a row cannot be read; write it as in '/XX/X.'"))
            marks = marks_of_rows(rows)
            marks = aligned_marks(marks) if marks else {}
        else:
            marks = drawn_marks(rows, its_lattice)
    except RowsError as error:
        raise DirectiveError(error.line, f"{whose}: {error}") from None
    kinds = set(marks.values())
    if not kinds:
        raise DirectiveError(
            rows[0].number,
            tr("{whose} has no cell; draw its cells as '{filled}'", whose=whose, filled=FILLED),
        )
    if not kinds <= {FILLED, *COLOUR_MARKS} and not kinds <= {DARK, LIGHT}:
        reason = tr(
            "draw all cells as '{filled}' or colour numbers, or as '{dark}' and '{light}'",
            filled=FILLED,
            dark=DARK,
            light=LIGHT,
        )
        raise DirectiveError(rows[0].number, f"{whose}: {reason}")
    return dict(marks)


def _cells_of(marks: Mapping[Cell, str], mark: str) -> frozenset[Cell]:
    return frozenset(cell for cell, each in marks.items() if each == mark)


def _check_characters(entries: Iterable[Entry], line: int) -> None:
    owner: dict[str, str] = {}
    for entry in entries:
        piece = entry.piece
        for mark in (piece.symbol, *piece.marks, *piece.aliases):
            if not mark.isprintable() or mark.isspace():
                reason = tr(
                    "piece {symbol}: a mark has to be visible; change {mark!r}",
                    symbol=piece.symbol,
                    mark=mark,
                )
                raise DirectiveError(entry.line or line, reason)
            if owner.setdefault(mark, piece.symbol) != piece.symbol:
                reason = tr(
                    "'{mark}' stands for the pieces {owner} and {symbol}",
                    mark=mark,
                    owner=owner[mark],
                    symbol=piece.symbol,
                )
                raise DirectiveError(
                    entry.line or line, tr("{reason}; choose another mark", reason=reason)
                )


def entries_of(pieces: PieceSet) -> Iterator[Entry]:
    """Yield the pieces of a set as entries without minimum."""
    for piece, count in zip(pieces.pieces, pieces.counts, strict=True):
        yield Entry(piece, count)
