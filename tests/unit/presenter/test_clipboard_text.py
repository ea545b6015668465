"""Boxes, layers, figures and pieces as text, and back."""

from dataclasses import replace

import pytest

from cubewright.formats.fig.file import parse_fig
from cubewright.formats.fig.writer import blocks_text, figure_text
from cubewright.formats.limits import MAX_FIGURES
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.clipboard_text import (
    MAX_TEXT,
    blocks_in,
    first_cell,
    parse_copied_part,
    part_text,
    pasted_part,
    piece_text,
    pieces_in,
    shared_block,
    shared_text,
)
from cubewright.presenter.editing.grid import Grid
from cubewright.presenter.editing.pens import Marks
from cubewright.presenter.pieces import set_edits

GRID = Grid(CUBIC, (4, 4, 2))
EMPTY = frozenset()


def paste(text, target, grid=GRID, cells=EMPTY, optional=EMPTY):
    (block,) = blocks_in(text)
    return pasted_part(grid, Marks(cells, optional), parse_copied_part(block), target)


def test_a_box_keeps_its_place_below_its_back_left_cell():
    figure = Figure([(1, 1, 0), (2, 1, 0), (3, 3, 1)], "x")
    box = GRID.box_between((0, 0, 0), (2, 2, 0))
    text = part_text(figure, box, is_layer=False)
    assert text == "/SOMA x box\n; copied box, from 1 -1 0\n/11\n"
    change = paste(text, (0, 2, 1))
    assert change.cells == {(1, 1, 1), (2, 1, 1)}
    assert change.text == "Paste 2 cubelets"


@pytest.mark.parametrize("name", ["cubic", "hexagonal", "triangular"])
def test_a_layer_is_pasted_at_the_same_place_of_another_layer(name):
    lattice = lattices()[name]
    grid = Grid(lattice, (4, 4, 2))
    low, high = grid.layers
    cells = frozenset(grid.layer(low)[3:9])
    text = part_text(Figure(cells, "f", lattice), grid.layer(low), is_layer=True)
    change = paste(text, first_cell(lattice, grid.layer(high)), grid, cells)
    assert change.cells == cells | {grid.counterpart(cell, high) for cell in cells}


@pytest.mark.parametrize("name", sorted(lattices()))
def test_any_figure_is_pasted_with_its_back_left_corner_at_the_target(name):
    lattice = lattices()[name]
    grid = Grid(lattice, (6, 6, 1))
    shape = Figure(Grid(lattice, (2, 2, 1)).cells, "f", lattice)
    target = first_cell(lattice, grid.cells)
    change = paste(blocks_text(parse_fig(text_of(shape), "t").blocks), target, grid)
    assert target in change.cells
    assert lattice.normalized(change.cells) == lattice.normalized(shape.cells)


def text_of(figure):
    return part_text(figure, figure.cells, is_layer=False)


def test_the_grid_grows_and_what_would_lie_outside_is_moved_in():
    bar = text_of(Figure([(x, 0, 0) for x in range(3)], "bar"))
    assert paste(bar, (3, 0, 0)).size == (6, 4, 2)
    square = text_of(Figure(CUBIC.box((2, 2, 1)), "square"))
    assert paste(square, (0, 0, 0)).cells == set(CUBIC.box((2, 2, 1)))
    long = text_of(Figure([(x, 0, 0) for x in range(200)], "long"))
    assert paste(long, (0, 0, 0)) is None


def test_optional_cells_stay_optional_but_required_ones_are_not_changed():
    text = text_of(Figure([(0, 0, 0), (1, 0, 0)], "pair", optional=[(1, 0, 0)]))
    assert paste(text, (0, 3, 0)).marks.optional == {(1, 3, 0)}
    assert paste(text, (0, 3, 0), cells=frozenset([(1, 3, 0)])).marks is None


@pytest.mark.parametrize("text", ["", "Nothing but prose.", "/SOMA empty\n", "1" * (MAX_TEXT + 1)])
def test_other_texts_hold_no_figure(text):
    assert blocks_in(text) == ()


def test_a_text_of_more_figures_than_the_program_holds_has_none():
    assert blocks_in("/1\n" + "/.\n;x\n" * 5000) == ()
    assert blocks_in("/SOMA a\n/1\n" * (MAX_FIGURES + 1)) == ()


def test_figures_get_headers():
    assert blocks_text(blocks_in("/11\n")) == "/SOMA\n/11\n"


@pytest.mark.parametrize("name", ["soma", "checkered-soma", "bedlam", "hexiamonds"])
def test_a_piece_comes_back_as_it_was(name):
    pieces = piece_set(name)
    for piece in pieces.pieces[:4]:
        piece = replace(piece, flips=piece.is_chiral, name="A name")
        empty = set_edits.empty_set(pieces.lattice)
        assert pieces_in(blocks_in(piece_text(piece)), empty) == [piece]


def test_a_piece_whose_symbol_is_taken_gets_another():
    soma = piece_set("soma")
    (pasted,) = pieces_in(blocks_in(piece_text(soma.pieces[1])), soma)
    assert soma.piece_index(pasted.symbol) is None
    assert pasted.cells == soma.pieces[1].cells
    assert pasted.colour == soma.pieces[1].colour


def test_figures_and_solutions_become_pieces():
    empty = set_edits.empty_set(CUBIC)
    cube = "/SOMA001\n/226/466/333\n/521/461/437\n/521/557/477\n"
    found = pieces_in(blocks_in(cube), empty)
    assert [piece.symbol for piece in found] == list("1234567")
    assert sum(len(piece) for piece in found) == 27
    (one,) = pieces_in(blocks_in("/SOMA x\n/111\n"), empty)
    assert one.cells == ((0, 0, 0), (1, 0, 0), (2, 0, 0))
    assert isinstance(one, Piece)
    assert pieces_in(blocks_in("[hexagonal] x\n| 1 1 |\n"), empty) == []


def square(*cells):
    return part_text(Figure(cells, "x"), GRID.box_between((0, 0, 0), (1, 1, 0)), is_layer=False)


def test_a_part_is_drawn_near_the_border_that_it_would_cross():
    text = square((0, 0, 0), (1, 0, 0), (0, 1, 0))
    inside = paste(text, (1, 2, 0))
    assert (inside.cells, inside.size) == ({(1, 1, 0), (2, 1, 0), (1, 2, 0)}, (4, 4, 2))
    left = paste(text, (-1, 1, 0))
    assert left.cells == {(0, 0, 0), (1, 0, 0), (0, 1, 0)}
    right = paste(text, (3, 1, 0))
    assert (right.cells, right.size) == ({(3, 0, 0), (4, 0, 0), (3, 1, 0)}, (5, 4, 2))
    end = paste(text, (63, 1, 0))
    assert end.size[0] <= 64
    assert len(end.cells) == 3


def test_a_part_that_no_grid_holds_is_not_drawn():
    far = Figure([(0, 0, 0), (64, 0, 0)], "far")
    (block,) = blocks_in(figure_text(far))
    assert pasted_part(GRID, Marks(), parse_copied_part(block), (0, 0, 0)) is None


def test_marks_of_a_part_are_drawn_where_the_grid_is_empty():
    part = Figure([(0, 0, 0), (1, 0, 0)], "p", optional=[(0, 0, 0), (1, 0, 0)])
    (block,) = blocks_in(figure_text(part))
    before = Marks(frozenset([(0, 3, 0)]), frozenset(), {(0, 3, 0): 2})
    change = pasted_part(GRID, before, parse_copied_part(block), (0, 3, 0))
    assert change.cells == {(0, 3, 0), (1, 3, 0)}
    assert change.marks.optional == {(1, 3, 0)}
    assert change.marks.colours == {(0, 3, 0): 2}
    plain = Figure([(0, 0, 0), (1, 0, 0)], "p")
    (block,) = blocks_in(figure_text(plain))
    assert pasted_part(GRID, before, parse_copied_part(block), (0, 3, 0)).marks is None


def test_a_part_of_a_figure_without_cells_has_no_text():
    assert square() == ""
    assert square((3, 3, 1)) == ""


@pytest.mark.parametrize("solved", [False, True])
def test_a_shared_figure_has_its_layers_and_coordinates(solved):
    pieces = PieceSet("two", "two", (Piece("A", ((0, 0, 0), (1, 0, 0))), Piece("B", ((0, 0, 0),))),
                      (1, 1))  # fmt: skip
    figure = Figure([(0, 0, 0), (1, 0, 0), (0, 0, 1)], "step")
    placed = (PlacedPiece(0, 0, ((0, 0, 0), (1, 0, 0))), PlacedPiece(1, 0, ((0, 0, 1),)))
    solution = Solution(Puzzle(figure, pieces), placed) if solved else None
    text = shared_text(figure, solution)
    assert text.startswith(shared_block(figure, solution).rstrip("\n") + "\n\nLayers, ")
    layers, cells = text.split("left:\n")[1].split("\n\nCells (x to the right")
    assert layers == ("|B |  |AA|" if solved else "|# |  |##|")
    listed = cells.splitlines()[1:]
    if solved:
        assert listed == ["A: (0,0,0) (1,0,0)", "B: (0,0,1)"]
    else:
        assert listed == ["(0,0,0) (0,0,1) (1,0,0)"]
    (block,) = blocks_in(shared_block(figure, solution))
    assert block.figure.cells == figure.cells
    assert block.is_solution is solved


def test_a_pasted_piece_gets_a_free_symbol_and_keeps_a_name_of_its_own():
    soma = piece_set("soma")
    first = soma.pieces[0]
    for name, expected in (("ell", "ell"), (first.symbol, "C")):
        (piece,) = pieces_in(blocks_in(piece_text(replace(first, name=name))), soma)
        assert (piece.symbol, piece.name) == ("C", expected)
    unused = replace(first, symbol="Q", name="Q")
    (piece,) = pieces_in(blocks_in(piece_text(unused)), soma)
    assert (piece.symbol, piece.name, piece.cells) == ("Q", "Q", first.cells)
