"""Figures that given pieces fill, against plain counting."""

import json
from dataclasses import replace
from itertools import product

import pytest
from careless_pool import CarelessPool
from plain_listing import PlainListing, orbits

from cubewright.errors import FormatError
from cubewright.formats.design_run import SavedRun, read_designs, write_designs
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.generators.generated_set import PieceRule, generated_set
from cubewright.model.lattice import lattice
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.equivalence import canonical_form
from cubewright.presenter.design.run import DesignRun
from cubewright.solver.design import figures as module
from cubewright.solver.design.figures import TooManyFiguresError, filled_figures
from cubewright.solver.design.trial import Wanted
from cubewright.solver.problem.placements import placements
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
        # A with P may not fill the mirror image of a figure in the same ways; A with B does.
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


def polyforms(name, *sizes):
    """One copy of each flat polyform."""
    sets = [generated_set(lattice(name), PieceRule(size, flat=True)) for size in sizes]
    pieces = tuple(
        replace(piece, symbol=f"{piece.symbol}{len(piece)}")
        for each in sets
        for piece in each.pieces
    )
    return PieceSet("forms", "forms", pieces, (1,) * len(pieces), lattice(name))


@pytest.mark.parametrize(
    ("box", "pieces"),
    [
        ((3, 2, 2), replace(some("VP"), counts=(2, 1))),
        ((4, 3, 1), polyforms("cubic", 2, 3)),
        ((4, 3, 1), polyforms("hexagonal", 2, 3)),
        ((6, 3, 1), polyforms("triangular", 1, 4)),
    ],
    ids=["copies", "squares", "hexagons", "triangles"],
)
def test_figures_and_their_counts_are_those_of_plain_search(box, pieces):
    container = Figure(pieces.lattice.box(box), lattice=pieces.lattice)
    unions = {frozenset()}
    for piece, count in zip(pieces.pieces, pieces.counts, strict=True):
        cells = [
            frozenset(container.cells[index] for index in row)
            for row in placements(container, piece).tolist()
        ]
        for _ in range(count):
            unions = {one | other for one, other in product(unions, cells) if not one & other}
    expected = {}
    for union in unions:
        figure = Figure(union, lattice=pieces.lattice)
        form = canonical_form(figure)
        if len(figure.parts()) == 1 and form not in expected:
            listing = PlainListing(Puzzle(figure, replace(pieces, minimums=pieces.counts)))
            turns, mirrors = listing.symmetries()
            expected[form] = len(orbits(listing.solutions(), turns + mirrors))
    figures = found(container, pieces)
    assert {canonical_form(each.figure): each.trial.solutions for each in figures} == expected
    assert len(figures) == len(expected) > 3


def test_workers_find_the_same_in_the_same_order():
    pool = CarelessPool(3, 2, seconds=0.001)
    assert found(BOX, some("VLP"), pool=pool) == found(BOX, some("VLP")) != []
    assert pool.lost


def test_a_run_that_stops_while_figures_are_collected_continues_there(tmp_path, monkeypatch):
    begun = SavedRun((Figure(CUBIC.box((3, 3, 2))),), some("VLT"), (1, None), finds_figures=True)
    whole = DesignRun(begun)
    for _ in whole.search(Control()):
        pass
    collected = []
    collect = module.collect_part

    def noted(container, pieces, number, control):
        forms = collect(container, pieces, number, control)
        if forms is not None:
            collected.append(number)
        return forms

    monkeypatch.setattr(module, "collect_part", noted)
    path, control, run = tmp_path / "run.json", Control(), DesignRun(begun)
    for _ in run.search(control):
        if run.progress.parts == 5:
            control.stop()
    assert not run.is_complete
    assert run.progress.fraction < 1
    write_designs(path, run.saved())
    # Then it stops while the solutions are searched.
    control, run = Control(), DesignRun(read_designs(path))
    assert run.progress.figures > 0
    for _ in run.search(control):
        if run.progress.done == 7:
            control.stop()
    write_designs(path, run.saved())
    assert collected == list(range(len(collected)))
    last, run = len(collected), DesignRun(read_designs(path))
    for _ in run.search(Control()):
        pass
    assert len(collected) == last
    assert run.is_complete
    assert [(each.rank, each.figure, each.trial) for each in run.found] == [
        (each.rank, each.figure, each.trial) for each in whole.found
    ]


def test_damaged_figures_of_a_saved_run_are_refused(tmp_path):
    path = tmp_path / "run.json"
    run = DesignRun(SavedRun((BOX,), some("VL"), (1, None), finds_figures=True))
    for _ in run.search(Control()):
        pass
    write_designs(path, run.saved())
    values = json.loads(path.read_text())
    for text in ("no base64!", values["collected"][:-8], values["collected"][8:]):
        path.write_text(json.dumps({**values, "collected": text}))
        with pytest.raises(FormatError, match="field 'collected'"):
            read_designs(path)
