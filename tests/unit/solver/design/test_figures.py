"""Figures that given pieces fill, against plain counting."""

from dataclasses import replace
from itertools import product

import pytest

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.model.piece import PieceSet
from cubewright.model.placement import placements
from cubewright.solver.design import figures as module
from cubewright.solver.design.figures import TooManyFiguresError, filled_figures
from cubewright.solver.design.trial import Wanted
from cubewright.solver.search.control import Control

CUBIC = lattice("cubic")
BOX = Figure(CUBIC.box((3, 2, 2)))


def some(symbols: str) -> PieceSet:
    soma = piece_set("soma")
    pieces = tuple(piece for piece in soma.pieces if piece.symbol in symbols)
    return replace(soma, pieces=pieces, counts=(1,) * len(pieces))


def found(*arguments, **options):
    progress = list(filled_figures(*arguments, **options))
    assert progress[-1].is_complete
    return [each for report in progress for each in report.found]


@pytest.mark.parametrize("symbols", ["VL", "AP", "AB"])
def test_they_are_all_unions_of_two_placements(symbols):
    pieces = some(symbols)
    rows = [placements(BOX, piece).tolist() for piece in pieces.pieces]
    unions = {
        frozenset(BOX.cells[index] for index in one + other)
        for one, other in product(*rows)
        if not set(one) & set(other)
    }
    connected = [union for union in unions if len(Figure(union).parts()) == 1]

    def form(cells):
        forms = CUBIC.forms(cells)
        # A with P fills no mirror image of what it fills, or in other ways; A with B does.
        return min((*forms, *CUBIC.forms(cells, mirrored=True)) if symbols != "AP" else forms)

    figures = found(BOX, pieces)
    expected = {form(union) for union in connected}
    assert sorted(form(each.figure.cells) for each in figures) == sorted(expected)
    assert all(each.trial.solutions for each in figures)


def test_numbers_of_solutions_are_bounded():
    square = Figure(CUBIC.box((3, 3, 1)))
    every = found(square, some("VL"))
    two = found(square, some("VL"), Wanted((2, 2)))
    assert [each for each in every if each.trial.solutions == 2] == two
    assert two


def test_symmetry_is_examined_if_asked_for():
    figures = found(Figure(CUBIC.box((4, 2, 1))), some("V"), symmetry=True)
    assert [each.trial.symmetrical for each in figures] == [1]


def test_too_many_figures_are_refused(monkeypatch):
    monkeypatch.setattr(module, "MAX_FIGURES", 5)
    with pytest.raises(TooManyFiguresError, match="more than 5 figures"):
        list(filled_figures(BOX, some("VL")))


def test_a_stopped_run_ends():
    control = Control()
    control.stop()
    reports = list(filled_figures(BOX, some("VL"), Wanted(), control))
    assert not any(report.found for report in reports)


def test_a_run_continues_after_any_figure():
    whole = found(BOX, some("VL"))
    count = list(filled_figures(BOX, some("VL")))[-1].figures
    for first in (1, count // 2, count):
        rest = found(BOX, some("VL"), first=first)
        assert rest == (whole[-len(rest) :] if rest else [])
    assert not found(BOX, some("VL"), first=count)
