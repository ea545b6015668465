"""Shapes of other problems become the figure or further pieces of a problem."""

from dataclasses import replace

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.project import project_of
from cubewright.presenter.files.document_content import Content
from cubewright.presenter.pieces.set_edits import without_piece
from cubewright.presenter.pieces.shape_pool import (
    figure_of_piece,
    problems_with_figures,
    problems_with_pieces,
    with_pieces_of,
)

SOMA = piece_set("soma")


def test_a_set_gets_the_pieces_that_it_lacks_with_their_numbers():
    fewer = without_piece(without_piece(SOMA, 6), 0)
    doubled = replace(SOMA, counts=(2, *SOMA.counts[1:]))
    added = with_pieces_of(fewer, doubled)
    assert [each.symbol for each in added.pieces] == ["L", "T", "Z", "A", "B", "V", "P"]
    assert added.counts == (1, 1, 1, 1, 1, 2, 1)
    assert with_pieces_of(SOMA, SOMA) == SOMA


def test_a_taken_symbol_is_replaced():
    corner = without_piece(SOMA, 0)
    renamed = replace(SOMA.pieces[0], symbol="L", name="L")
    others = replace(SOMA, pieces=(renamed,), counts=(1,), minimums=None)
    added = with_pieces_of(corner, others).pieces[-1]
    assert added.symbol == added.name == "C"
    assert added.cells == SOMA.pieces[0].cells
    assert added.colour not in {each.colour for each in corner.pieces}


def test_problems_that_offer_figures_and_pieces_are_listed():
    cube, bedlam = built_in_puzzle("cube"), built_in_puzzle("bedlam")
    content = Content.of_project(project_of({"one": cube, "two": bedlam, "three": cube}))
    assert problems_with_figures(content, 0) == [1, 2]
    assert problems_with_pieces(content, 0, SOMA) == [1]


def test_the_figure_of_a_piece_has_its_cells():
    assert figure_of_piece(SOMA.pieces[1], "L").cells == SOMA.pieces[1].cells
