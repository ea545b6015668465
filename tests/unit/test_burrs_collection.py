"""The burrs of the collection: each has as many assemblies, and comes apart in as many moves, as
its file states."""

import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from cubewright.formats.fig.file import Block, figure_text, parse_fig, read_fig
from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.generators.burr_sticks import stick_cells, stick_number, stick_numbers
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.analysis.analyser import Analyser
from cubewright.solver.analysis.difficulty import ENGINE
from cubewright.solver.disassembly.assembly import Order, PieceRules
from cubewright.solver.report import Finished, Outcome, Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

sys.path.insert(0, str(Path(__file__).parent / "solver"))
from plain_disassembly import replay

PATH = Path(__file__).parents[2] / "figures" / "burrs.fig"
BURRS = {block.name: block for block in read_fig(PATH).blocks}
LISTED = 4
"""The file lists at most this many different level strings, the most difficult ones."""
QUICK = ("First notches", "Saw and patience", "Six boards", "Prism lock", "Four quarters")


def puzzle_of(block):
    assert block.problem is None
    assert block.pieces_problem is None
    assert block.is_template
    return Puzzle(block.figure, block.pieces)


def stated(what: str, block: Block) -> str:
    (found,) = re.findall(rf"^{what}: (.*)$", "\n".join(block.comments), re.MULTILINE)
    return found


def sticks(block):
    """The numbers of the sticks of a six-piece burr, each as often as it occurs."""
    found = []
    for piece, count in zip(block.pieces.pieces, block.pieces.counts, strict=True):
        found += [stick_number(piece.cells)] * count
    return found


def assemblies(block, order=Order.CANONICAL, engine=ENGINE):
    """All assemblies of a burr, rotations and reflections merged, and the search to analyse."""
    puzzle = puzzle_of(block)
    analyser = Analyser.of(puzzle, PieceRules(), order)
    found, outcome = [], None
    for report in solve(SolveRequest(puzzle, engine=engine)):
        if isinstance(report, Prepared):
            table = report.cover.placement_table
        elif isinstance(report, SolutionsFound):
            found += [analyser.assembly(table.placed_pieces(row)) for row in report.rows]
        elif isinstance(report, Finished):
            outcome = report.outcome
    assert outcome is Outcome.COMPLETE
    return found, analyser.search


def analyses(block, order=Order.CANONICAL, engine=ENGINE):
    found, search = assemblies(block, order, engine)
    search.start(found)
    while not search.step():
        pass
    return list(zip(found, search.results, strict=True))


def numbers(string):
    return [int(each) for each in string.split(".")]


def described(strings):
    """Level strings as the file lists them."""
    counted = sorted(Counter(strings).items(), key=lambda row: numbers(row[0]), reverse=True)
    texts = [string if times == 1 else f"{times} x {string}" for string, times in counted]
    return ", ".join(texts[:LISTED]) + (", …" if len(texts) > LISTED else "")


def check(block):
    found = analyses(block)
    assert len(found) == int(stated("unique solutions", block))
    apart = [each for each in found if each[1].outcome is AnalysisOutcome.APART]
    assert len(apart) == int(stated("come apart", block)) > 0
    assert described(each.level_string for _, each in apart) == stated("levels", block)
    assert not any(each.outcome is AnalysisOutcome.NOT_DECIDED for _, each in found)
    assembly, hardest = max(apart, key=lambda each: numbers(each[1].level_string))
    replay(assembly, hardest.plan)


def test_there_is_a_burr_of_every_kind():
    assert len(BURRS) >= 12
    levels = {
        name: [int(each) for each in re.findall(r"(?:^|[ ,])(\d+)(?=[.,]|$)", stated("levels", b))]
        for name, b in BURRS.items()
    }
    assert {1, 3, 4, 5} <= {max(each) for each in levels.values()}
    assert max(max(each) for each in levels.values()) > 10
    assert {block.figure.lattice.name for block in BURRS.values()} >= {
        "cubic",
        "triangular",
        "hexagonal",
    }
    assert {6, 12, 18} <= {block.pieces.piece_count for block in BURRS.values()}


def test_sticks_are_those_that_the_file_states_and_notchable_where_stated():
    burrs = [b for b in BURRS.values() if any(line.startswith("sticks:") for line in b.comments)]
    assert len(burrs) >= 6
    for block in burrs:
        own = [int(each) for each in stated("sticks", block).split()]
        assert len(own) == 6
        # The mirror image of a stick may have the smaller number.
        assert sorted(sticks(block)) == sorted(map(smallest, own))
        if "notchable" in "\n".join(block.comments):
            assert set(sticks(block)) <= set(stick_numbers(notchable=True))


def smallest(number):
    """The number by which the program names the same stick."""
    return stick_number(stick_cells(number))


@pytest.mark.parametrize("block", BURRS.values(), ids=BURRS)
def test_a_burr_is_read_with_its_own_pieces(block):
    puzzle = puzzle_of(block)
    assert block.pieces.volume <= len(block.figure)
    assert (block.pieces.volume == len(block.figure)) <= (not block.figure.optional)
    assert all(piece.is_connected for piece in puzzle.pieces)
    again = parse_fig(figure_text(block.figure, block.comments, pieces=block.pieces), "x.fig")
    assert again.blocks[0].figure == block.figure
    assert again.blocks[0].pieces == block.pieces


@pytest.mark.parametrize("name", QUICK)
def test_an_easy_burr_comes_apart_as_its_file_states(name):
    check(BURRS[name])


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in BURRS if name not in QUICK])
def test_a_burr_comes_apart_as_its_file_states(name):
    check(BURRS[name])


@pytest.mark.slow
@pytest.mark.parametrize(
    "block", [each for each in BURRS.values() if each.pieces.piece_count <= 6], ids=lambda b: b.name
)
def test_another_engine_and_the_order_of_burrtools_find_the_same_levels(block):
    expected = sorted(each.level for _, each in analyses(block))
    assert sorted(each.level for _, each in analyses(block, Order.BURRTOOLS, "next-cell")) == (
        expected
    )
