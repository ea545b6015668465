"""The collection: every figure has the number of solutions that its file states."""

import re
from collections import Counter
from pathlib import Path

import pytest

from cubewright.errors import PuzzleError
from cubewright.formats.fig.file import Block, figure_text, parse_fig, read_fig
from cubewright.formats.fig.statements import stated_piece_set
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.classes import figure_symmetry
from cubewright.model.symmetry.equivalence import Form, canonical_form
from cubewright.model.symmetry.group import Convention
from cubewright.solver.analysis.difficulty import (
    ENGINE,
    GRADES,
    HIGHEST_GRADE,
    grade,
    tries_per_solution,
)
from cubewright.solver.problem.faults import FaultKind
from cubewright.solver.report import Finished, Outcome, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

FOLDER = Path(__file__).parents[2] / "figures"
_OWN_PIECES = ("burrs.fig", "found.fig")
"""These have tests of their own: test_burrs_collection.py and test_found_collection.py."""
FILES = sorted(each for each in FOLDER.glob("*.fig") if each.name not in _OWN_PIECES)
BLOCKS = [block for path in FILES for block in read_fig(path).blocks]
IMPOSSIBLE = [block for block in BLOCKS if block.file == "soma-impossible.fig"]
SOLVABLE = [block for block in BLOCKS if block.file != "soma-impossible.fig"]
GRADE_NAMES = [*(name for _, name in GRADES), HIGHEST_GRADE]


def figure_of(block: Block) -> Figure:
    """Return the block's figure, which must be a template without errors."""
    assert block.problem is None
    assert block.is_template
    assert not block.alternatives
    assert not block.is_commented_out
    assert block.figure is not None
    return block.figure


def pieces_of(block: Block) -> PieceSet:
    """The pieces that the block states; the Soma pieces if its file is about Soma alone."""
    stated = stated_piece_set([*block.comments, "pieces: soma"])
    assert stated is not None
    return stated


def stated(what: str, block: Block) -> list[str]:
    return re.findall(rf"^{what}: (.*)$", "\n".join(block.comments), re.MULTILINE)


def stated_count(block: Block) -> int:
    """Return the number of unique solutions, which the block's comments must state once."""
    (found,) = stated("unique solutions", block)
    return int(found)


def searched(block: Block, engine: str = ENGINE) -> Progressed:
    """A search to the end of all solutions, rotations and reflections merged."""
    puzzle = Puzzle(figure_of(block), pieces_of(block))
    *_, last = solve(SolveRequest(puzzle, Convention.UNIQUE, engine, count_only=True))
    assert isinstance(last, Finished)
    assert last.outcome is Outcome.COMPLETE
    return last.progress


def refusal(block: Block) -> FaultKind | None:
    """Return the fault found before any search, or None if only the search finds no solution."""
    try:
        assert searched(block).counts.unique == 0
    except PuzzleError as error:
        kind: FaultKind = error.faults[0].kind
        return kind
    return None


def name_of(block: Block) -> str:
    return block.name


def test_there_are_enough_to_choose_from() -> None:
    of_each = Counter(pieces_of(block).name for block in SOLVABLE)
    sets = ("soma-plus", "double-soma", "bedlam", "tetris", "diabolical", "half-hour")
    assert len(SOLVABLE) >= 150
    assert of_each["soma"] >= 50
    assert all(of_each[name] >= 12 for name in sets)
    layers = Counter(b.file for b in SOLVABLE if pieces_of(b).name == "pentominoes")
    assert layers["pentominoes-flat.fig"] >= 12
    assert layers["pentominoes-solid.fig"] >= 12
    assert len(IMPOSSIBLE) >= 3


def test_there_are_boards_of_every_lattice() -> None:
    boards = Counter(figure_of(block).lattice.name for block in SOLVABLE)
    assert boards["hexagonal"] >= 10
    assert boards["triangular"] >= 10


def test_names_are_distinct() -> None:
    names = [block.name for block in BLOCKS]
    assert all(names)
    assert len(set(names)) == len(names)


def test_no_two_are_equal_under_rotation_and_reflection() -> None:
    first: dict[Form, str] = {}
    for block in BLOCKS:
        other = first.setdefault(canonical_form(figure_of(block)), block.name)
        assert other == block.name, f"{block.name} is {other} again"


def test_many_are_symmetrical_and_some_are_not() -> None:
    orders = Counter(figure_symmetry(figure_of(block)).order for block in BLOCKS)
    assert orders[1] >= 5
    assert sum(orders[n] for n in orders if n >= 8) >= 60


@pytest.mark.parametrize("block", BLOCKS, ids=name_of)
def test_a_figure_is_described_and_its_pieces_fill_it(block: Block) -> None:
    assert len(figure_of(block)) == pieces_of(block).volume
    assert len(figure_of(block).parts()) == 1 or block in IMPOSSIBLE
    described = [line for line in block.comments if ": " not in line or line[0].isupper()]
    assert any(len(line) > 10 for line in described)


@pytest.mark.parametrize("block", BLOCKS, ids=name_of)
def test_a_figure_is_written_as_the_program_writes_it(block: Block) -> None:
    figure = figure_of(block)
    text = figure_text(figure, block.comments)
    assert text in (FOLDER / block.file).read_text(encoding="utf-8")
    assert parse_fig(text, block.file).blocks[0].figure == figure


BOARDS = [block for block in SOLVABLE if figure_of(block).lattice.name != "cubic"]


@pytest.mark.slow
@pytest.mark.parametrize("block", BOARDS, ids=name_of)
def test_a_board_has_as_many_with_an_engine_of_another_kind(block: Block) -> None:
    assert searched(block, "next-cell").counts.unique == stated_count(block)


@pytest.mark.parametrize(
    "block",
    [
        # Some of each file in the default tier.
        pytest.param(block, marks=[] if number % 8 == 0 else pytest.mark.slow)
        for number, block in enumerate(SOLVABLE)
    ],
    ids=name_of,
)
def test_a_figure_has_as_many_solutions_as_it_states(block: Block) -> None:
    progress = searched(block)
    assert stated_count(block) > 0
    assert progress.counts.unique == stated_count(block)
    for word in stated("difficulty", block):
        tries = tries_per_solution(progress.stages)
        assert tries is not None
        # Engines get better, and a grade may be at its border: one to either side is as good.
        assert abs(GRADE_NAMES.index(word) - GRADE_NAMES.index(grade(tries))) <= 1


@pytest.mark.parametrize("block", IMPOSSIBLE, ids=name_of)
def test_an_impossible_figure_has_no_solution(block: Block) -> None:
    assert stated_count(block) == 0
    refusal(block)


def test_impossible_figures_are_so_for_several_reasons() -> None:
    reasons = {refusal(block) for block in IMPOSSIBLE}
    assert reasons >= {FaultKind.PARITY, FaultKind.PART, FaultKind.CELL, None}


def test_difficulty_ranges_from_a_single_solution_to_thousands() -> None:
    counts = [stated_count(block) for block in SOLVABLE]
    assert min(counts) == 1
    assert max(counts) >= 1000
    words = {word for block in SOLVABLE for word in stated("difficulty", block)}
    assert words == set(GRADE_NAMES)
