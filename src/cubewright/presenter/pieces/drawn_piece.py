"""A piece in the drawing editor: its colouring, its errors and notes on it."""

from __future__ import annotations

from dataclasses import replace

from cubewright.formats.fig.constraints import can_be_drawn
from cubewright.formats.fig.writer import can_be_shown
from cubewright.model.colours import NO_COLOURS
from cubewright.model.figure import Figure
from cubewright.model.generators.burr_sticks import STICKS
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.presenter.files.document_content import Content
from cubewright.presenter.pieces.set_edits import size_and_ways, with_cells
from cubewright.translation import mark, tr, trn

ONE, EVEN, ODD, OTHER = "one", "even", "odd", "other"
COLOURINGS = {
    ONE: mark("One colour"),
    EVEN: mark("Chequered, first cell dark"),
    ODD: mark("Chequered, first cell light"),
    OTHER: mark("Other colours, unchanged"),
}


def figure_of(piece: Piece) -> Figure:
    """Return the cells of a piece as a figure to edit."""
    name = tr("piece {symbol}", symbol=piece.symbol)
    return Figure(piece.cells, name, piece.lattice, dark=piece.dark, colours=piece.colours)


def with_figure(piece: Piece, figure: Figure) -> Piece:
    """Return a piece with the cells of a figure, moved to the corner.

    A burr stick named by its number is renamed.
    """
    cells = {cell: cell in (figure.dark or ()) for cell in figure.cells}
    made = with_cells(piece, cells, figure.dark is not None, figure.colours)
    name = made.name
    if _is_named_by_number(piece):
        name = _stick_name(made) or piece.symbol
    return replace(made, name=name, flips=made.flips and made.is_chiral)


def _stick_name(piece: Piece) -> str:
    number = None if piece.lattice != CUBIC or not piece.cells else STICKS.number(piece.cells)
    return "" if number is None else tr(STICKS.piece, number=number)


def _is_named_by_number(piece: Piece) -> bool:
    digits = "".join(each for each in piece.name if each.isdecimal())
    return bool(digits) and piece.name == tr(STICKS.piece, number=int(digits))


def with_symbol(piece: Piece, symbol: str, name: str) -> Piece:
    """Return a piece with another symbol and name; if the name is empty, it is the symbol."""
    same = symbol == piece.symbol
    return replace(
        piece,
        symbol=symbol,
        name=name.strip() or symbol,
        marks=piece.marks if same else (),
        aliases=piece.aliases if same else (),
    )


def symbol_fault(symbol: str, others: PieceSet) -> str:
    """Return the reason why a piece cannot have a symbol among other pieces; "" if it can."""
    if len(symbol) != 1 or not symbol.strip() or not symbol.isprintable():
        return tr("The piece needs a symbol: one character.")
    owner = others.piece_index(symbol)
    if owner is not None:
        return tr(
            "“{symbol}” is already the symbol of {piece}.",
            symbol=symbol,
            piece=others.pieces[owner].name,
        )
    return ""


def about_piece(piece: Piece, figure: Figure, others: PieceSet) -> str:
    """Return sentences about the size of a piece and its unusual properties."""
    texts = [size_and_ways(piece) + "."]
    if _stick_name(piece) not in ("", piece.name):
        texts.append(tr("As a burr stick: {stick}.", stick=_stick_name(piece)))
    parts = len(figure.parts())
    if parts > 1:
        texts.append(tr("It consists of {parts} separate parts.", parts=parts))
    in_files = (can_be_shown, can_be_drawn)
    if not all(can_be(piece.symbol, piece.lattice) for can_be in in_files):
        texts.append(tr("A figure file cannot contain the symbol “{symbol}”.", symbol=piece.symbol))
    for other in others.pieces:
        if other.equivalence_key == piece.equivalence_key:
            texts.append(tr("It is the same as piece {symbol}.", symbol=other.symbol))
        elif piece.is_chiral and other.equivalence_key == piece.mirror_key:
            texts.append(tr("It is the mirror image of piece {symbol}.", symbol=other.symbol))
    return " ".join(texts)


def others_keep_text(content: Content, piece: Piece, current: int) -> str:
    """Return a note on other problems that keep the unedited piece; "" if there are none."""
    others = len(problems_with(content, piece, current)) - 1
    if not others:
        return ""
    return trn(
        "{n:,} other problem uses this piece and keeps the unchanged shape.",
        "{n:,} other problems use this piece and keep the unchanged shape.",
        others,
    )


def chequered(figure: Figure, *, odd: bool) -> Figure:
    """Return the figure with alternating dark and light cells; if ``odd``, the first is light."""
    colour = figure.lattice.colour
    if colour is None or not figure.cells:
        return figure
    first = colour(figure.cells[0])
    dark = [cell for cell in figure.cells if (colour(cell) == first) is not odd]
    return replace(figure, dark=frozenset(dark), colours=NO_COLOURS)


def colouring(figure: Figure) -> str:
    """Return the kind of the figure's colouring, a key of :data:`COLOURINGS`."""
    if figure.dark is None:
        return OTHER if figure.colours else ONE
    for kind in (EVEN, ODD):
        if chequered(figure, odd=kind == ODD).dark == figure.dark:
            return kind
    return OTHER


def recoloured(figure: Figure, kind: str) -> Figure:
    """Return the figure in a kind of colouring; ``OTHER`` changes nothing."""
    if kind == ONE:
        return replace(figure, dark=None, colours=NO_COLOURS)
    return figure if kind == OTHER else chequered(figure, odd=kind == ODD)


def problems_with(content: Content, piece: Piece, current: int) -> list[int]:
    """Return the indices of the problems with a piece of the same shape and colours.

    ``current`` is the index of a problem with this piece, even if its file gives no pieces.
    """
    key = piece.equivalence_key
    found = []
    for index in range(len(content.entries)):
        pieces = None if index == current else content.pieces(index)
        others = () if pieces is None else pieces.pieces
        if index == current or any(each.equivalence_key == key for each in others):
            found.append(index)
    return found
