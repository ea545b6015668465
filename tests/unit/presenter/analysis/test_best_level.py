"""The most difficult assembly among some analyses."""

import pytest

from cubewright.model.disassembly import FOR_EVER, Analysis, AnalysisOutcome, Move, Separation
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.analysis.best_level import BestLevel, best_level
from cubewright.presenter.search import batch_run
from cubewright.presenter.search.batch_run import (
    BatchTask,
    DisassemblyOptions,
    Levels,
    TaskResult,
    solve_task,
)
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.search.control import Control, TimedControl

LAST = Separation((0, 1), (Move((0,), (0, 0, 1), FOR_EVER),))


def apart(moves):
    steps = tuple(Move((2,), ((0, 0, 1), (1, 0, 0))[n % 2], 1) for n in range(moves - 1))
    plan = Separation((0, 1, 2), (*steps, Move((2,), (0, 0, 1), FOR_EVER)), LAST)
    return Analysis(AnalysisOutcome.APART, plan)


CANNOT = Analysis(AnalysisOutcome.CANNOT)
NOT_DECIDED = Analysis(AnalysisOutcome.NOT_DECIDED, limit=1000)


def test_levels_are_compared_number_by_number_and_counted_from_the_least():
    found = BestLevel()
    found.add([apart(9), CANNOT, NOT_DECIDED], 5)
    found.add([apart(10), apart(4), NOT_DECIDED], 5)
    assert (found.assemblies, found.apart, found.not_decided) == (6, 2, 2)
    assert found.level_string == found.text == apart(10).level_string
    found.add([apart(2)], 5)
    assert found.text == apart(10).level_string


@pytest.mark.parametrize(
    ("found", "text"),
    [
        (BestLevel(), "not decided"),
        (BestLevel(is_complete=True), "cannot"),
        (BestLevel(not_decided=1, is_complete=True), "not decided"),
        (BestLevel(level_string=""), "one piece"),
        (BestLevel(level_string="5.2"), "5.2"),
    ],
)
def test_why_there_is_no_level(found, text):
    assert found.text == text


DOMINOES = PieceSet("d", "D", (Piece("A", CUBIC.box((2, 1, 1))),), (4,))
SLAB = Puzzle(Figure(CUBIC.box((4, 2, 1)), "slab"), DOMINOES)
ROOM = [cell for cell in CUBIC.box((3, 3, 3)) if cell != (1, 1, 1)]
LOCKED = Puzzle(
    Figure(CUBIC.box((3, 3, 3)), "locked"),
    PieceSet("l", "L", (Piece("A", tuple(ROOM)), Piece("B", ((0, 0, 0),))), (1, 1)),
)
UNSOLVABLE = Puzzle(
    Figure(((0, 0, 0), (2, 0, 0)), "two"), PieceSet("d", "D", DOMINOES.pieces, (1,))
)


def best(puzzle, **options):
    return best_level(puzzle, PieceRules(), TimedControl(None, Control()), **options)


def test_the_best_level_of_all_assemblies():
    assert best(SLAB) == BestLevel(4, 4, "1", 0, True)
    assert best(SLAB, level_at_least=2) == BestLevel(4, 0, "1", 0, True)
    assert best(LOCKED) == BestLevel(1, 0, None, 0, True)
    assert best(LOCKED).text == "cannot"


def test_a_search_that_is_stopped_is_not_complete():
    control = Control()
    control.stop()
    found = best_level(SLAB, PieceRules(), TimedControl(None, control))
    assert found == BestLevel()
    assert found.text == "not decided"


def test_what_cannot_be_analysed_has_no_level():
    hexagonal = lattice("tetra-octa")
    cells = hexagonal.box((1, 1, 1))
    pieces = PieceSet("h", "H", (Piece("A", tuple(cells), lattice=hexagonal),), (1,), hexagonal)
    puzzle = Puzzle(Figure(cells, "one", hexagonal), pieces)
    assert best(puzzle) is None


def test_a_figure_of_a_batch_has_an_answer_and_levels():
    assert solve_task(BatchTask(None), Control()) == TaskResult()
    plain = solve_task(BatchTask(SLAB), Control())
    assert (plain.answer.counts.unique, plain.levels) == (4, None)
    asked = DisassemblyOptions(PieceRules())
    for limit in (None, 60.0):
        found = solve_task(BatchTask(SLAB, limit, asked), Control())
        assert found.levels == Levels(4, 4, "1", 0, True)
    some = solve_task(BatchTask(SLAB, None, DisassemblyOptions(PieceRules(), level_at_least=2)),
                      Control())  # fmt: skip
    assert some.levels == Levels(4, 0, "1", 0, True)
    none = solve_task(BatchTask(UNSOLVABLE, None, asked), Control())
    assert none.levels == Levels()
    stopped = Control()
    stopped.stop()
    assert solve_task(BatchTask(SLAB, None, asked), stopped) is None


@pytest.mark.parametrize(
    ("limit", "asked", "limits"),
    [
        (None, None, [None]),
        (60.0, None, [60.0]),
        (None, DisassemblyOptions(PieceRules()), [None]),
        (60.0, DisassemblyOptions(PieceRules()), [60.0, 30.0]),
    ],
)
def test_an_analysis_gets_half_of_the_time(limit, asked, limits, monkeypatch):
    made = []

    def control(seconds, inner):
        made.append(seconds)
        return TimedControl(seconds, inner)

    monkeypatch.setattr(batch_run, "TimedControl", control)
    solve_task(BatchTask(SLAB, limit, asked), Control())
    assert made == limits
