"""A piece while it is drawn."""

from dataclasses import replace

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.cell import shifted
from cubewright.model.figure import Figure
from cubewright.model.generators.burr_sticks import stick_cells
from cubewright.model.generators.generated_set import burr_piece_set
from cubewright.model.project import project_of
from cubewright.presenter.files.document_content import Content
from cubewright.presenter.pieces.drawn_piece import (
    COLOURINGS,
    EVEN,
    ODD,
    ONE,
    OTHER,
    about_piece,
    chequered,
    colouring,
    figure_of,
    others_keep_text,
    problems_with,
    recoloured,
    symbol_fault,
    with_figure,
    with_symbol,
)
from cubewright.presenter.pieces.set_edits import mirrored_piece


def drawn_as(piece, cells):
    return with_figure(piece, replace(figure_of(piece), cells=tuple(cells)))


def test_a_burr_stick_keeps_its_number_as_its_name():
    pieces = burr_piece_set([1, 344])
    whole = pieces.pieces[0]
    assert drawn_as(whole, stick_cells(1024)).name == "stick 1024"
    assert drawn_as(whole, stick_cells(1)[1:]).name == whole.symbol
    named = replace(whole, name="key")
    assert drawn_as(named, stick_cells(1024)).name == "key"


def test_the_number_of_a_burr_stick_is_shown_unless_it_is_the_name():
    pieces = burr_piece_set([1024])
    stick = pieces.pieces[0]
    others = burr_piece_set([1])
    assert "burr" not in about_piece(stick, figure_of(stick), others)
    named = replace(stick, name="key")
    assert "As a burr stick: stick 1024." in about_piece(named, figure_of(named), others)


def test_the_problems_with_a_piece_are_those_with_its_shape_and_the_current_one():
    names = ("cube", "bedlam", "double-soma-3x3x6", "pentominoes-6x10")
    content = Content.of_project(project_of([(n, built_in_puzzle(n)) for n in names]))
    (ell,) = (each for each in built_in_puzzle("cube").pieces if each.symbol == "L")
    assert problems_with(content, ell, 0) == [0, 2]
    assert problems_with(content, ell, 2) == [0, 2]
    assert problems_with(content, ell, 3) == [0, 2, 3]
    own = replace(ell, cells=ell.cells[:2])
    assert problems_with(content, own, 1) == [1]
    without = content.with_pieces(1, None)
    assert problems_with(without, own, 1) == [1]


def test_another_symbol_takes_marks_away_and_the_name_is_never_empty():
    piece = replace(piece_set("soma").pieces[0], marks=("1",), aliases=("v",))
    same = with_symbol(piece, piece.symbol, " Ell ")
    assert (same.name, same.marks, same.aliases) == ("Ell", ("1",), ("v",))
    other = with_symbol(piece, "Q", "  ")
    assert (other.symbol, other.name, other.marks, other.aliases) == ("Q", "Q", (), ())


@pytest.mark.parametrize("symbol", ["", " ", "AB", "\x07", "\u2028"])
def test_a_symbol_is_one_visible_character(symbol):
    assert symbol_fault(symbol, piece_set("soma")) == "The piece needs a symbol: one character."


def test_a_symbol_belongs_to_one_piece():
    soma = piece_set("soma")
    assert symbol_fault("Q", soma) == ""
    taken = soma.pieces[1]
    text = symbol_fault(taken.symbol, soma)
    assert text == f"“{taken.symbol}” is already the symbol of {taken.name}."


SQUARE = Figure([(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)], "square")


def test_a_figure_is_coloured_in_turns():
    even, odd = (chequered(SQUARE, odd=each) for each in (False, True))
    assert even.dark == {(0, 0, 0), (1, 1, 0)}
    assert odd.dark == {(1, 0, 0), (0, 1, 0)}
    empty = replace(SQUARE, cells=())
    assert chequered(empty, odd=False) == empty
    assert [colouring(each) for each in (SQUARE, even, odd)] == [ONE, EVEN, ODD]
    other = replace(SQUARE, dark=frozenset([(0, 0, 0)]))
    assert colouring(other) == OTHER
    assert recoloured(other, ONE) == SQUARE
    assert recoloured(other, OTHER) == other
    assert [recoloured(other, each) for each in (EVEN, ODD)] == [even, odd]
    assert set(COLOURINGS) == {ONE, EVEN, ODD, OTHER}


def test_other_problems_keep_their_own_piece():
    cube = built_in_puzzle("cube")
    piece = cube.pieces[0]
    for number, text in (
        (1, ""),
        (2, "1 other problem uses this piece and keeps the unchanged shape."),
        (3, "2 other problems use this piece and keep the unchanged shape."),
    ):
        content = Content.of_project(project_of([(str(n), cube) for n in range(number)]))
        assert others_keep_text(content, piece, 0) == text


def test_only_pieces_that_are_alike_are_named():
    soma = piece_set("soma")
    by_symbol = {each.symbol: each for each in soma.pieces}
    left, right = (each for each in soma.pieces if each.is_chiral)
    text = about_piece(left, figure_of(left), soma)
    assert text.count("It is the same as piece") == 1
    assert text.endswith(f"It is the mirror image of piece {right.symbol}.")
    assert text.count("mirror image") == 1
    flat = by_symbol["L"]
    assert "mirror image" not in about_piece(flat, figure_of(flat), soma)
    alone = replace(soma, pieces=(), counts=())
    assert about_piece(flat, figure_of(flat), alone) == "4 cubelets, 24 orientations."
    apart = replace(flat, cells=((0, 0, 0), (2, 0, 0), (4, 0, 0)))
    text = about_piece(apart, figure_of(apart), alone)
    assert "It consists of 3 separate parts." in text
    odd = replace(flat, symbol="0")
    assert "A figure file cannot contain the symbol “0”." in about_piece(odd, figure_of(odd), alone)


def test_the_colours_of_cells_move_and_mirror_with_the_piece():
    screw = next(each for each in built_in_puzzle("cube").pieces if each.symbol == "A")
    numbers = frozenset({(screw.cells[0], 1), (screw.cells[-1], 3)})
    piece = replace(screw, colours=numbers)
    figure = figure_of(piece)
    assert figure.colours == piece.colours
    assert with_figure(piece, figure) == piece
    moved = Figure(
        [shifted(cell, (2, 1, 0)) for cell in figure.cells],
        colours=[(shifted(cell, (2, 1, 0)), number) for cell, number in figure.colours],
    )
    assert with_figure(piece, moved) == piece
    mirrored = mirrored_piece(piece)
    assert {cell for cell, _ in mirrored.colours} <= set(mirrored.cells)
    assert mirrored.equivalence_key == piece.mirror_key
    assert colouring(figure) == OTHER
    assert recoloured(figure, ONE).colours == recoloured(figure, EVEN).colours == frozenset()
