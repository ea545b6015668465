"""A project with solutions and plans is written to a new BurrTools file and read back."""

from dataclasses import replace
from xml.etree.ElementTree import fromstring

import pytest

from cubewright.formats.kept_plans import kept_analysis, kept_levels, read_analysis
from cubewright.formats.xmpuzzle import new_file as module
from cubewright.formats.xmpuzzle.assemblies import stored_solutions
from cubewright.formats.xmpuzzle.file import xmpuzzle_of_bytes
from cubewright.formats.xmpuzzle.new_file import NewProblem, new_file
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.model.disassembly import FOR_EVER, Analysis, AnalysisOutcome, Move, Separation
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Disassembly, Results
from cubewright.presenter.scripting import solve

UP, RIGHT = (0, 0, 1), (1, 0, 0)
PLAN = Separation(
    (0, 1, 2),
    (Move((2,), UP, 1), Move((2,), UP, FOR_EVER)),
    Separation((0, 1), (Move((1,), RIGHT, FOR_EVER),)),
)


@pytest.fixture
def puzzle():
    """A box of six cells for one to five dominoes of two kinds, and a kind without copies."""
    pieces = (
        Piece("U", ((0, 0, 0),)),
        Piece("A", ((0, 0, 0), (1, 0, 0)), "one"),
        Piece("B", ((0, 0, 0), (0, 1, 0)), "other", flips=True),
    )
    kinds = PieceSet("own", "own", pieces, (0, 3, 2), minimums=(0, 0, 1))
    return Puzzle(Figure(CUBIC.box((3, 2, 1)), "box"), kinds)


def written(puzzle, results):
    content, losses = new_file([NewProblem(puzzle, results=results)])
    file = xmpuzzle_of_bytes(content, "new.xmpuzzle")
    return file, project_of_xmpuzzle(file), losses


def test_solutions_and_plans_are_read_again(puzzle):
    found = tuple(each.placed for each in solve(puzzle))
    assert {len(placed) for placed in found} == {3}
    kept = tuple(
        kept_analysis(number, Analysis(AnalysisOutcome.APART, PLAN)) for number in range(len(found))
    )
    file, (project, lost), losses = written(puzzle, Results(solutions=found, disassemblies=kept))
    assert lost == ()
    assert not any("solution" in loss or "disassembl" in loss for loss in losses)
    results = project.problems[0].results
    # The file has no entry for the piece without copies.
    same = [tuple((each.piece + 1, each.cells) for each in placed) for placed in results.solutions]
    assert same == [
        tuple((each.piece, each.cells) for each in sorted(placed, key=lambda each: each.piece))
        for placed in found
    ]
    for before, each in zip(found, results.disassemblies, strict=True):
        order = sorted(range(3), key=lambda index: before[index].piece)
        plan = read_analysis(each, CUBIC).plan
        assert [order[piece] for move in plan.moves for piece in move.pieces] == [2, 2]
        assert [order[piece] for piece in plan.staying.moves[0].pieces] == [1]
    # BurrTools numbers the copies that are not used too.
    stored = stored_solutions(file, file.problems[0])[0]
    words = stored.assembly.split()
    numbers, at = [], 0
    while words:
        if words[0] == "x":
            words = words[1:]
        else:
            numbers.append(at)
            words = words[4:]
        at += 1
    assert at == 5
    plan = fromstring(stored.disassembly)
    assert sorted(map(int, plan.findtext("pieces").split())) == numbers
    # BurrTools shows the pieces where the first state has them.
    words = list(map(int, stored.assembly.replace("x", "").split()))
    places = {number: words[4 * n : 4 * n + 3] for n, number in enumerate(numbers)}
    state = [map(int, plan.findtext(f"state/{axis}").split()) for axis in ("dx", "dy", "dz")]
    for piece, at in zip(plan.findtext("pieces").split(), zip(*state, strict=True), strict=True):
        assert at == tuple(places[int(piece)])


def test_of_too_many_plans_the_levels_are_written(puzzle, monkeypatch):
    found = tuple(each.placed for each in solve(puzzle))
    kept = tuple(
        kept_analysis(number, Analysis(AnalysisOutcome.APART, PLAN)) for number in range(2)
    )
    monkeypatch.setattr("cubewright.formats.xmpuzzle.assemblies.MAX_PLAN_ELEMENTS", 30)
    _, (project, _), losses = written(puzzle, Results(solutions=found, disassemblies=kept))
    assert "the moves, but not the levels, of 1 disassembly of 'box'" in losses
    first, second = project.problems[0].results.disassemblies
    assert read_analysis(first, CUBIC).plan is not None
    assert (read_analysis(second, CUBIC).plan, kept_levels(second, CUBIC)) == (None, (2,))


def test_what_cannot_be_written_is_named(puzzle, monkeypatch):
    found = tuple(each.placed for each in solve(puzzle))
    cannot = kept_analysis(0, Analysis(AnalysisOutcome.CANNOT))
    _, _, losses = written(puzzle, Results(solutions=found, disassemblies=(cannot,)))
    assert "1 disassembly of 'box'" in losses
    for data in ('{"format":"BurrTools","xml":"<pieces>9</pieces>"}', '{"format":"Cubewright"'):
        damaged = Results(solutions=found, disassemblies=(Disassembly(0, data),))
        _, (project, _), losses = written(puzzle, damaged)
        assert "1 disassembly of 'box'" in losses
        assert len(project.problems[0].results.solutions) == len(found)
    monkeypatch.setattr(module, "MAX_STORED", len(found) - 1)
    _, (project, _), losses = written(puzzle, Results(solutions=found))
    assert f"{len(found)} stored solutions of 'box'" in losses
    assert not project.problems[0].results.solutions


def test_a_mirrored_piece_is_refused_without_losing_the_puzzle():
    screw = Piece("A", ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)), "screw", flips=True)
    mirrored = replace(screw, cells=tuple(sorted((-x, y, z) for x, y, z in screw.cells)))
    figure = Figure(mirrored.cells, "screw")
    puzzle = Puzzle(figure, PieceSet("own", "own", (screw,), (1,)))
    found = tuple(each.placed for each in solve(puzzle))
    assert len(found) == 1
    _, (project, _), losses = written(puzzle, Results(solutions=found))
    assert "1 stored solution of 'screw'" in losses
    assert project.problems[0].figure.cells


@pytest.mark.parametrize(("most", "is_stored"), [(2, True), (1, False)])
def test_a_problem_has_a_largest_number_of_stored_solutions(puzzle, most, is_stored, monkeypatch):
    assert module.MAX_STORED == 100_000
    monkeypatch.setattr(module, "MAX_STORED", most)
    found = tuple(each.placed for each in solve(puzzle))[:2]
    _, (project, _), losses = written(puzzle, Results(solutions=found))
    assert len(project.problems[0].results.solutions) == (2 if is_stored else 0)
    lost = f"2 stored solutions of '{puzzle.name}'"
    assert (lost in losses) is not is_stored
