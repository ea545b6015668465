"""Write the pieces of a figure as comments in the form of piece directives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cubewright.formats.fig.colour_marks import colour_marks
from cubewright.formats.fig.drawn_block import drawing_rows
from cubewright.formats.fig.pieces.directives import Entry, default_minimums, entries_of
from cubewright.formats.fig.pieces.fields import MAX_COPIES, quoted
from cubewright.formats.fig.rows import row_texts
from cubewright.formats.fig.statements import CHANGES, DRAWN
from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.formats.piece_sets.shape_notation import DARK, FILLED, LIGHT
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.fitting import sets_of
from cubewright.model.pieces.set_names import base_name, named


def piece_texts(pieces: PieceSet) -> list[str]:
    """Return comments that state a set, so that the file needs no other file.

    An included set is named. A set derived from it is named with its changes, unless drawing all
    pieces takes fewer lines. Any other set is drawn in full.

    >>> from dataclasses import replace
    >>> soma = piece_sets()["soma"]
    >>> piece_texts(soma)
    ['; pieces: soma']
    >>> without_t = replace(soma, counts=(1, 1, 0, 1, 1, 1, 1), minimums=(0,) * 7)
    >>> piece_texts(named(without_t, {"soma": soma}))
    ['; pieces: soma, with changes', ';pieces minimum=0', ';piece T count=0']
    """
    known = piece_sets()
    if known.get(pieces.name) == pieces:
        return [f"; pieces: {pieces.name}"]
    drawn_here = _drawn(pieces)
    base = known.get(base_name(pieces.name, known))
    if base is not None and base.lattice == pieces.lattice and _keeps_order(pieces, base):
        changes = _changes(pieces, base)
        if len(changes) <= len(drawn_here):
            return changes
    return drawn_here


def _drawn(pieces: PieceSet) -> list[str]:
    empty = replace(pieces, pieces=(), counts=(), minimums=None)
    fields = [f"name={quoted(pieces.name)}", f"lattice={pieces.lattice.name}"]
    title = " ".join(pieces.title.split())
    if title != pieces.title or not title:
        fields.append(f"title={quoted(pieces.title)}")
    if pieces.source:
        fields.append(f"source={quoted(pieces.source)}")
    mode = _mode(pieces, empty)
    if mode is not None:
        fields.append(f"minimum={mode}")
    one_sided = _all_one_sided(pieces)
    if one_sided:
        fields.append("one_sided=true")
    lines = [f"; pieces: {title}{DRAWN}", ";pieces " + " ".join(fields)]
    return [*lines, *_piece_lines(pieces, empty, mode, flips=False, one_sided=one_sided)]


def _changes(pieces: PieceSet, base: PieceSet) -> list[str]:
    sets = _sets(pieces, base)
    start = replace(sets_of(base, sets), name=base.name, title=base.title)
    fields = [] if sets == 1 else [f"sets={sets}"]
    mode = _mode(pieces, start)
    if mode is not None:
        fields.append(f"minimum={mode}")
    chiral = [piece for piece in pieces.pieces if piece.is_chiral]
    flips = len(chiral) > 1 and all(piece.flips is piece.is_chiral for piece in pieces.pieces)
    if flips:
        fields.append("flips=true")
    one_sided = _all_one_sided(pieces)
    if one_sided:
        fields.append("one_sided=true")
    derived = named(replace(pieces, name=base.name, title=base.title), piece_sets())
    fields += [
        f"{field}={quoted(getattr(pieces, field))}"
        for field in ("name", "title")
        if getattr(pieces, field) != getattr(derived, field)
    ]
    if pieces.source != base.source:
        fields.append(f"source={quoted(pieces.source)}")
    lines = [f"; pieces: {base.name}{CHANGES}"]
    if fields:
        lines.append(";pieces " + " ".join(fields))
    here = {piece.symbol for piece in pieces.pieces}
    deleted = [p.symbol for p in base.pieces if p.symbol not in here]
    lines += [f";piece {symbol} deleted" for symbol in deleted]
    return [*lines, *_piece_lines(pieces, start, mode, flips=flips, one_sided=one_sided)]


def _all_one_sided(pieces: PieceSet) -> bool:
    return len(pieces.pieces) > 1 and all(piece.one_sided for piece in pieces.pieces)


def _keeps_order(pieces: PieceSet, base: PieceSet) -> bool:
    here = [piece.symbol for piece in pieces.pieces]
    kept = [piece.symbol for piece in base.pieces if piece.symbol in here]
    return here[: len(kept)] == kept and len(set(here)) == len(here)


def _sets(pieces: PieceSet, base: PieceSet) -> int:
    of_base = {p.symbol: n for p, n in zip(base.pieces, base.counts, strict=True)}
    times = Counter(
        count // of_base[piece.symbol]
        for piece, count in zip(pieces.pieces, pieces.counts, strict=True)
        if count and of_base.get(piece.symbol) and count % of_base[piece.symbol] == 0
    )
    most = max(times, key=lambda each: (times[each], -each), default=1)
    return most if most * max(base.counts, default=0) <= MAX_COPIES else 1


def _mode(pieces: PieceSet, start: PieceSet) -> str | None:
    """Return the ``minimum`` of the set that leaves the fewest pieces with their own minimum."""
    if pieces.minimums is None:
        return None if start.minimums is None else "none"
    modes = (None, "0", "all") if start.minimums is not None else ("0", "all")
    entries = list(entries_of(pieces))

    def exceptions(mode: str | None) -> int:
        starts = default_minimums(entries, start, mode)
        return sum(a != b for a, b in zip(starts, pieces.min_copies, strict=True))

    return min(modes, key=exceptions)


def _piece_lines(
    pieces: PieceSet, start: PieceSet, mode: str | None, *, flips: bool, one_sided: bool
) -> Iterator[str]:
    of_start = {p.symbol: (p, n) for p, n in zip(start.pieces, start.counts, strict=True)}
    entries = list(entries_of(pieces))
    minimums: Sequence[int | None] = default_minimums(entries, start, mode)
    table = zip(entries, minimums, pieces.min_copies, strict=True)
    for entry, start_minimum, minimum in table:
        symbol = entry.piece.symbol
        before, count = of_start.get(symbol, (None, 1))
        fields = [] if entry.count == count else [f"count={entry.count}"]
        if pieces.minimums is not None and minimum != start_minimum:
            fields.append(f"minimum={minimum}")
        fields += _piece_fields(entry, before, flips=flips, one_sided=one_sided)
        if fields:
            yield f";piece {symbol} {' '.join(fields)}"
        if before is None or _drawing(before) != _drawing(entry.piece):
            yield from _shape_lines(entry.piece)


def _drawing(piece: Piece) -> tuple[object, ...]:
    return piece.cells, piece.dark, piece.colours


def _piece_fields(
    entry: Entry, before: Piece | None, *, flips: bool, one_sided: bool
) -> Iterator[str]:
    piece = entry.piece
    start_flips = before.flips if before is not None else False
    if not flips and piece.flips is not start_flips:
        yield f"flips={'true' if piece.flips else 'false'}"
    start_sides = before.one_sided if before is not None else False
    if not one_sided and piece.one_sided is not start_sides:
        yield f"one_sided={'true' if piece.one_sided else 'false'}"
    if before is None or piece.colour != before.colour:
        yield f"colour={piece.colour}"
    if piece.name != (piece.symbol if before is None else before.name):
        yield f"name={quoted(piece.name)}"
    if piece.marks != (() if before is None else before.marks):
        yield f"marks={quoted(''.join(piece.marks))}"
    if piece.aliases != (() if before is None else before.aliases):
        yield f"aliases={quoted(''.join(piece.aliases))}"


def _shape_lines(piece: Piece) -> Iterator[str]:
    if piece.dark is None:
        marks = dict.fromkeys(piece.cells, FILLED)
        marks.update(colour_marks(piece.colours))
    else:
        marks = {cell: DARK if cell in piece.dark else LIGHT for cell in piece.cells}
    cubic = piece.lattice == CUBIC
    for row in row_texts(marks) if cubic else drawing_rows(marks, piece.lattice):
        yield f";shape {piece.symbol} {row}"
