"""A piece while it is drawn."""

from dataclasses import replace

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.generators.burr_sticks import stick_cells
from cubewright.model.generators.generated_set import burr_stick_set
from cubewright.model.project import project_of
from cubewright.presenter.files.document_content import Content
from cubewright.presenter.pieces.drawn_piece import (
    about_piece,
    figure_of,
    problems_with,
    with_figure,
)


def drawn_as(piece, cells):
    return with_figure(piece, replace(figure_of(piece), cells=tuple(cells)))


def test_a_burr_stick_keeps_its_number_as_its_name():
    pieces = burr_stick_set([1, 344])
    whole = pieces.pieces[0]
    assert drawn_as(whole, stick_cells(1024)).name == "stick 1024"
    assert drawn_as(whole, stick_cells(1)[1:]).name == whole.symbol
    named = replace(whole, name="key")
    assert drawn_as(named, stick_cells(1024)).name == "key"


def test_the_number_of_a_burr_stick_is_shown_unless_it_is_the_name():
    pieces = burr_stick_set([1024])
    stick = pieces.pieces[0]
    others = burr_stick_set([1])
    assert "burr" not in about_piece(stick, figure_of(stick), others)
    named = replace(stick, name="key")
    assert "As a part of a burr: stick 1024." in about_piece(named, figure_of(named), others)


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
