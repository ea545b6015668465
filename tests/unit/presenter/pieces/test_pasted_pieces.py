"""Pieces are read from coordinates, layers, burr numbers and lists, or the line is named."""

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.generators.burr_sticks import stick_cells
from cubewright.model.lattice import lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece
from cubewright.presenter.clipboard_text import shared_text
from cubewright.presenter.pieces.pasted_pieces import parse_pieces, with_pasted
from cubewright.presenter.pieces.set_edits import empty_set

NONE = empty_set(CUBIC)
BAR, ELL = ((0, 0, 0), (1, 0, 0)), ((0, 0, 0), (0, 1, 0), (1, 0, 0))
SCREW = ((0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0))


def cells(text, pieces=NONE):
    return [piece.cells for piece, _ in parse_pieces(text, pieces)]


@pytest.mark.parametrize(
    ("text", "shapes"),
    [
        ("(0,0,0) (1,0,0)", [BAR]),
        ("0 0 0  1 0 0", [BAR]),
        ("0,0,0; 1,0,0; 0,1,0", [ELL]),
        ("0 0 0\n1 0 0\n0 1 0", [ELL]),
        ("5 5 5\n4 5 5\n\n0 0 0\n1 0 0\n0 1 0\n", [BAR, ELL]),
        ("[[-1, 0, 0], [0, 0, 0]]\n0 0 0 1 0 0 0 1 0", [BAR, ELL]),
        ("#.\n##", [ELL]),
        ("10\n11", [ELL]),
        ("..  #.\n#.  ##", [SCREW]),
        (".. | #.\n#. | ##", [SCREW]),
        ("|  |  |# |\n|# |  |##|", [SCREW]),
        ("##\n\nX.\nXX", [BAR, ELL]),
        ("A.\nAA\n\nBB", [ELL, BAR]),
        ('burr_plate([["xx|x."], "xx"]);', [ELL, BAR]),
        ("", []),
        ("\n \n", []),
    ],
)
def test_cells_and_layers_are_read(text, shapes):
    assert cells(text) == shapes


def test_names_become_symbols_and_names():
    made = parse_pieces("V: 0 0 0 1 0 0\nlong one: 0 0 0 1 0 0 2 0 0\nx: (0,0,0)", NONE)
    assert [(piece.symbol, piece.name) for piece, _ in made] == [
        ("V", "V"),
        ("A", "long one"),
        ("x", "x"),
    ]
    taken = parse_pieces("V: 0 0 0 1 0 0", piece_set("soma"))
    assert taken[0][0].symbol == "C"


def test_burr_numbers_are_sticks_and_equal_ones_are_copies():
    made = parse_pieces("1 1024 256\n1024", NONE)
    expected = [Piece("A", stick_cells(number)).shape for number in (1, 1024, 256)]
    assert [piece.shape for piece, _ in made] == expected
    assert [count for _, count in made] == [1, 2, 1]


def test_letters_of_an_assembly_are_its_pieces():
    made = parse_pieces("AAB\nABB", NONE)
    assert [(piece.symbol, len(piece)) for piece, _ in made] == [("A", 3), ("B", 3)]


def test_coordinates_that_the_program_copies_are_read_back():
    soma = piece_set("soma")
    text = "\n".join(f"{piece.symbol}: " + shared_text_cells(piece) for piece in soma.pieces)
    made = parse_pieces(text, NONE)
    assert [piece.shape for piece, _ in made] == [piece.shape for piece in soma.pieces]
    assert "".join(piece.symbol for piece, _ in made) == "VLTZABP"


def shared_text_cells(piece):
    return shared_text(Figure(piece.cells), None).splitlines()[-1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("0 0 0\n1 0", "Line 2: cells need three numbers each, and 2 do not divide by three."),
        ("0 0 0\n\n\nhello: world", "Line 4 is neither cells"),
        ("A: 0 0 0\nB: x", "Line 2 is neither cells"),
        ("0 0 0 99 0 0, 1", "Line 1: burr sticks have numbers from 1 to 4,096, not 0."),
        ("1 2 5000", "Line 1: burr sticks have numbers from 1 to 4,096, not 5000."),
        ("## ##\n##", "Line 2: the rows of a piece have different numbers of layers."),
        ("..\n..", "Line 1 is neither cells"),
        ("A: 0 0 0 70 0 0", "Line 1: the piece is larger than the largest grid."),
        ("0 0 0\n\n" * 201, "a text can have at most 200 pieces"),
    ],
)
def test_a_refusal_names_the_line(text, message):
    with pytest.raises(CubewrightError) as error:
        parse_pieces(text, NONE)
    assert message in str(error.value)


def test_cells_must_belong_to_the_grid_of_the_pieces():
    spheres = empty_set(lattice("spheres"))
    with pytest.raises(CubewrightError, match="Line 2"):
        parse_pieces("0 0 0\n1 0 0", spheres)
    with pytest.raises(CubewrightError, match="these pieces consist of cubes"):
        parse_pieces("1 1024", spheres)


def test_pasted_pieces_are_inserted_with_their_copies():
    soma = piece_set("soma")
    made = parse_pieces("1024 1024 256", soma)
    changed = with_pasted(soma, made, after=1)
    assert changed.counts == (1, 1, 2, 1, 1, 1, 1, 1, 1)
    assert "".join(piece.symbol for piece in changed.pieces) == "VLCDTZABP"


def test_a_text_that_is_too_long_is_refused_and_not_cut():
    start, end = "0 0 0\n\n", "\n0 0 0 1 0 0"
    text = start + " " * ((1 << 18) - len(start) - len(end)) + end
    assert len(cells(text)) == 2
    with pytest.raises(CubewrightError, match="A text can have at most 262,144 characters"):
        cells(f"{text}\n")
