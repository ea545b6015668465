"""Saved searches and runs of `cubewright design` that earlier versions wrote are read as before."""

import sys
from dataclasses import replace
from pathlib import Path

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.design_run import SavedDesign, SavedRun, read_designs
from cubewright.formats.old_search import read_old_search
from cubewright.formats.project.file import read_project
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.puzzle import Puzzle

sys.path.insert(0, str(Path(__file__).parent))
from former_colours import puzzle_in_former_colours

SAMPLES = Path(__file__).parents[2] / "samples"


def puzzle_with_all_rules():
    """A box of the Soma pieces, two of them V, with every rule that a puzzle may have."""
    soma = puzzle_in_former_colours(built_in_puzzle("cube"))
    first, *others = soma.pieces
    coloured = replace(
        first, flips=True, colours=frozenset({(first.cells[0], 1)}), marks=("1",), aliases=("v",)
    )
    pieces = replace(
        soma.piece_set,
        name="mine",
        title="Mine",
        pieces=(coloured, *others),
        counts=(2, 1, 1, 1, 1, 1, 1),
        minimums=(0,) * 7,
    )
    box = CUBIC.box((4, 3, 2))
    figure = Figure(box, "rules", CUBIC, box[:2], None, ((box[-1], 2),))
    return Puzzle(
        figure,
        pieces,
        forbidden=frozenset({(1, figure.cells[5])}),
        allowed_colours=frozenset({(1, 2)}),
        max_holes=1,
        choices=(PieceChoice((), 2, 8), PieceChoice(("L", "T"), 1, None)),
    )


def test_every_rule_of_a_saved_search():
    assert read_old_search(SAMPLES / "searches" / "rules.search").puzzle == puzzle_with_all_rules()


def test_an_unfinished_search_of_a_project():
    project = read_project(SAMPLES / "searches" / "unfinished.cubewright")
    assert project.puzzle_to_solve(0) == puzzle_with_all_rules()
    assert [len(each.results.solutions) for each in project.problems] == [396, 160]
    assert [each.results.search.listed for each in project.problems] == [396, 160]


def test_a_run_that_chooses_pieces():
    puzzle = puzzle_with_all_rules()
    plain = replace(puzzle.figure, name="again", colours=frozenset(), optional=frozenset())
    found = SavedDesign(
        rank=2,
        choice=(2, *[1] * 6),
        solutions=2,
        tries=3.5,
        symmetrical=1,
        explored=12,
        level=2,
        figure=1,
    )
    assert read_designs(SAMPLES / "designs" / "choices.json") == SavedRun(
        (puzzle.figure, plain),
        puzzle.piece_set,
        (1, 3),
        (2, 8),
        different=True,
        symmetrical=True,
        level=2,
        done=3,
        total=20,
        tallies=(1, 1, 0, 0),
        found=(found,),
    )


def test_runs_that_find_figures():
    collecting = read_designs(SAMPLES / "designs" / "figures.json")
    assert collecting.figures == (Figure(CUBIC.box((3, 3, 2)), "box"),)
    assert [piece.symbol for piece in collecting.pool.pieces] == ["V", "L", "T"]
    assert (collecting.finds_figures, collecting.parts, collecting.done) == (True, 5, 0)
    assert collecting.collected
    searching = read_designs(SAMPLES / "designs" / "figures-found.json")
    assert (searching.done, len(searching.found), len(searching.collected)) == (7, 7, 398)
    assert set(collecting.collected) <= set(searching.collected)
