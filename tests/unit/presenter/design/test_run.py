"""A run is resumed where it was saved, and a saved run lists its puzzles."""

from dataclasses import replace

import pytest

from cubewright.formats.design_run import SavedDesign, SavedRun, read_designs, write_designs
from cubewright.model.figure import Figure
from cubewright.model.generators.generated_set import PieceRule, generated_set
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.presenter.design.run import DesignRun
from cubewright.solver.design.figures import FiguresProgress
from cubewright.solver.design.search import DesignProgress
from cubewright.solver.design.trial import Trial
from cubewright.solver.search.control import Control

BOARD = Figure(CUBIC.box((4, 3, 1)), "board")
BAR = Figure(CUBIC.box((12, 1, 1)), "bar")
FLAT = generated_set(CUBIC, PieceRule(4, flat=True))
TETROMINOES = replace(FLAT, counts=(3,) * len(FLAT.pieces))
DOMINO, CELL = Piece("A", CUBIC.box((2, 1, 1))), Piece("B", ((0, 0, 0),))
DOMINOES = PieceSet("two", "two", (DOMINO, CELL), (1, 1))
SQUARE = Figure(CUBIC.box((2, 2, 1)), "square")


def searched(run, steps=None):
    """Search a run to its end, or stop it after some steps."""
    control = Control()
    for number, _ in enumerate(run.search(control), start=1):
        if number == steps:
            control.stop()
    return run


def copies_of(pieces):
    return {each.symbol: n for each, n in zip(pieces.pieces, pieces.counts, strict=True)}


def facts(run):
    return [
        (
            each.rank,
            each.number,
            each.choice,
            each.trial,
            each.figure.name,
            each.figure.cells,
            copies_of(each.pieces),
        )
        for each in run.found
    ]


def test_a_run_that_has_not_begun():
    run = DesignRun(SavedRun((BOARD,), TETROMINOES))
    assert (run.done, run.is_complete, run.found, run.notes) == (0, False, [], ())
    assert run.progress == DesignProgress(0, 0)
    figures = DesignRun(SavedRun((SQUARE,), DOMINOES, finds_figures=True))
    assert figures.progress == FiguresProgress(0.0)
    assert (figures.done, figures.is_complete) == (0, False)
    assert figures.saved() == SavedRun((SQUARE,), DOMINOES, finds_figures=True)


@pytest.mark.parametrize("symmetry", [False, True])
def test_choices_of_every_figure_are_found_and_counted(symmetry):
    begun = SavedRun((BAR, BOARD), TETROMINOES, (1, None), symmetrical=symmetry)
    run = searched(DesignRun(begun, symmetry=symmetry))
    assert run.is_complete
    assert {each.number for each in run.found} == {0, 1}
    for each in run.found:
        assert each.figure == (BAR, BOARD)[each.number]
        taken = replace(TETROMINOES, counts=each.choice)
        assert copies_of(each.pieces) == {s: n for s, n in copies_of(taken).items() if n}
        assert (each.trial.symmetrical is not None) == symmetry
    ranks = [each.rank for each in run.found]
    assert ranks == sorted(set(ranks))


@pytest.mark.parametrize(
    "begun",
    [
        SavedRun((BAR, BOARD), TETROMINOES, (1, None)),
        SavedRun((BOARD, BAR), TETROMINOES, (1, 2), (3, 3), different=True),
        SavedRun((Figure(CUBIC.box((3, 2, 1))),), DOMINOES, (1, None), finds_figures=True),
    ],
    ids=["choices", "different", "figures"],
)
@pytest.mark.parametrize("steps", [2, 5])
def test_a_run_that_was_stopped_and_saved_ends_as_one_without_a_stop(begun, steps, tmp_path):
    whole = searched(DesignRun(begun))
    path = tmp_path / "run.json"
    run = DesignRun(begun)
    for _ in range(50):
        searched(run, steps)
        write_designs(path, run.saved())
        assert read_designs(path) == run.saved()
        again = DesignRun(read_designs(path))
        assert facts(again) == facts(run)
        assert (again.done, again.is_complete) == (run.done, run.is_complete)
        assert again.saved() == run.saved()
        if run.is_complete:
            break
        run = again
    assert facts(run) == facts(whole)
    assert run.saved() == whole.saved()
    assert replace(run.progress, found=()) == replace(whole.progress, found=())


def test_a_saved_puzzle_has_all_its_numbers():
    design = SavedDesign(
        rank=6,
        choice=(1, *(0,) * (len(FLAT.pieces) - 2), 2),
        solutions=3,
        tries=2.5,
        symmetrical=1,
        explored=40,
        level=2,
        figure=1,
    )
    begun = SavedRun((BAR, BOARD), TETROMINOES, (2, 9), done=7, total=9, tallies=(1, 2, 3, 4))
    run = DesignRun(replace(begun, found=(design,)))
    (found,) = run.found
    assert (found.rank, found.figure, found.number, found.choice) == (6, BOARD, 1, design.choice)
    assert found.trial == Trial(3, 2.5, 1, 40, 2)
    assert found.pieces.counts == (1, 2)
    assert run.progress == DesignProgress(7, 9, 1, 2, 3, 4)
    assert run.saved() == replace(begun, found=(design,))
    assert not run.is_complete
    assert DesignRun(replace(begun, done=9)).is_complete


def test_a_saved_figure_is_named_by_its_place():
    cells = ((0, 0, 0), (1, 0, 0), (2, 0, 0))
    design = SavedDesign(rank=1, choice=(1, 1), solutions=1, cells=cells)
    box = Figure(CUBIC.box((3, 3, 1)), "box")
    begun = SavedRun((box,), DOMINOES, finds_figures=True, done=2, total=4, found=(design,))
    run = DesignRun(begun)
    (found,) = run.found
    assert (found.figure.name, found.figure.cells) == ("Figure 2", cells)
    assert (found.pieces, found.choice, found.number) == (DOMINOES, (1, 1), 0)
    assert run.progress == FiguresProgress(1.0, 4, 2)
    assert (run.done, run.is_complete) == (2, False)
    assert DesignRun(replace(begun, done=4)).is_complete
    collecting = replace(begun, done=0, total=0, found=(), parts=2, collected=(b"", b"x"))
    assert DesignRun(collecting).progress == FiguresProgress(0.0, 2, 0, (), 2)
    assert DesignRun(collecting).saved() == collecting


def test_a_run_of_one_choice_is_complete_when_it_was_tried():
    begun = SavedRun((BOARD,), TETROMINOES, done=1, total=1)
    assert DesignRun(begun).is_complete
    assert not DesignRun(replace(begun, done=0)).is_complete
    assert not DesignRun(replace(begun, done=1, total=2)).is_complete
