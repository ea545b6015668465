"""Our own collection: every figure is as solvable, or as impossible, as the file says it is."""

import re
from functools import cache
from pathlib import Path

import pytest

from cubewright.errors import PuzzleError
from cubewright.formats.fig import Block, figure_text, parse_fig, read_fig
from cubewright.formats.piece_set import piece_set
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry import Convention
from cubewright.solver.faults import FaultKind
from cubewright.solver.report import Finished, Outcome
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

FOLDER = Path(__file__).parents[2] / "figures"
SOLVABLE = read_fig(FOLDER / "soma.fig").blocks
IMPOSSIBLE = read_fig(FOLDER / "soma-impossible.fig").blocks
EVERY = (*SOLVABLE, *IMPOSSIBLE)


def figure_of(block: Block) -> Figure:
    """The block's figure, which has to be a template without anything wrong in it."""
    assert block.problem is None
    assert block.is_template
    assert not block.alternatives
    assert block.figure is not None
    return block.figure


def stated_count(block: Block) -> int:
    """How many unique solutions the block's comment promises; it has to say so just once."""
    found = re.findall(r"^unique solutions: (\d+)$", "\n".join(block.comments), re.MULTILINE)
    assert len(found) == 1, f"{block.name} states {len(found)} counts"
    return int(found[0])


def unique_count(figure: Figure) -> int:
    """How many solutions a search to the end finds, rotations and reflections merged."""
    request = SolveRequest(Puzzle(figure, piece_set("soma")), Convention.UNIQUE, count_only=True)
    *_, last = solve(request)
    assert isinstance(last, Finished)
    assert last.outcome is Outcome.COMPLETE
    return last.progress.counts.unique


@cache
def shape(figure: Figure) -> tuple[Cell, ...]:
    """The same cells for all figures that are equal under rotation and reflection."""
    lattice = figure.lattice
    mirrored = lattice.forms(figure.cells, mirrored=True)
    return min((*lattice.forms(figure.cells), *mirrored))


def refusal(figure: Figure) -> FaultKind | None:
    """Why the figure is refused before any search, or None where the search finds nothing."""
    try:
        assert unique_count(figure) == 0
    except PuzzleError as error:
        kind: FaultKind = error.faults[0].kind
        return kind
    return None


def name_of(block: Block) -> str:
    return block.name


def test_there_are_enough_to_choose_from() -> None:
    assert len(SOLVABLE) >= 36
    assert len(IMPOSSIBLE) >= 3


def test_names_are_distinct() -> None:
    names = [block.name for block in EVERY]
    assert all(names)
    assert len(set(names)) == len(names)


def test_no_two_are_equal_under_rotation_and_reflection() -> None:
    first: dict[tuple[Cell, ...], str] = {}
    for block in EVERY:
        other = first.setdefault(shape(figure_of(block)), block.name)
        assert other == block.name, f"{block.name} is {other} again"


@pytest.mark.parametrize("block", EVERY, ids=name_of)
def test_a_figure_has_27_cubelets_and_is_described(block: Block) -> None:
    assert len(figure_of(block)) == 27
    described = [line for line in block.comments if not line.startswith("unique solutions")]
    assert any(len(line) > 10 for line in described)


@pytest.mark.parametrize("block", EVERY, ids=name_of)
def test_a_figure_is_written_as_the_program_writes_it(block: Block) -> None:
    figure = figure_of(block)
    text = figure_text(figure, block.comments)
    assert text in (FOLDER / block.file).read_text(encoding="utf-8")
    assert parse_fig(text, block.file).blocks[0].figure == figure


@pytest.mark.parametrize("block", SOLVABLE, ids=name_of)
def test_a_figure_has_as_many_solutions_as_it_states(block: Block) -> None:
    assert stated_count(block) > 0
    assert unique_count(figure_of(block)) == stated_count(block)


@pytest.mark.parametrize("block", IMPOSSIBLE, ids=name_of)
def test_an_impossible_figure_has_no_solution(block: Block) -> None:
    assert stated_count(block) == 0
    refusal(figure_of(block))


def test_impossible_figures_are_so_for_several_reasons() -> None:
    reasons = {refusal(figure_of(block)) for block in IMPOSSIBLE}
    assert reasons >= {FaultKind.PARITY, FaultKind.PART, FaultKind.CELL, None}


def test_difficulty_ranges_from_a_single_solution_to_hundreds() -> None:
    counts = [stated_count(block) for block in SOLVABLE]
    assert min(counts) == 1
    assert max(counts) >= 100
