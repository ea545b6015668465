"""The commands that scale a figure together with its pieces."""

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.kept_plans import kept_analysis, read_analysis
from cubewright.model.disassembly import Analysis, AnalysisOutcome, Move, Separation
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.results import Results, SolutionMark
from cubewright.presenter.editing import finer_cells
from cubewright.presenter.scripting import solve


def test_a_puzzle_is_scaled_with_its_pieces_and_divided_again(window, recorded):
    window.document.new(built_in_puzzle("cube"))
    document, scaling = window.document, window.puzzle_scaling
    before = document.puzzle
    said = recorded(scaling.status_message)
    scaling.scale(2)
    assert len(document.figure.cells) == 216
    assert document.piece_set.volume == 216
    assert document.undo_stack.undoText() == "Scale figure and pieces by 2"
    large = document.puzzle
    scaling.find_smallest()
    assert document.puzzle == before
    scaling.find_smallest()
    assert said[-1].startswith("This is the smallest scale")
    document.undo_stack.undo()
    assert document.puzzle == large
    document.undo_stack.undo()
    assert document.puzzle == before
    scaling.scale(30)
    assert "the largest grid could not hold it" in said[-1]
    assert document.puzzle == before


def test_solutions_and_their_moves_are_scaled_and_return_with_undo(window):
    window.document.new(built_in_puzzle("cube"))
    document, scaling = window.document, window.puzzle_scaling
    placed = solve(document.puzzle, limit=1)[0].placed
    moves = Move((0,), (0, 0, 1), 1), Move((0,), (1, 0, 0), 0)
    plan = Separation(tuple(range(7)), moves)
    kept = kept_analysis(0, Analysis(AnalysisOutcome.APART, plan))
    results = Results(solutions=(placed,), disassemblies=(kept,))
    document.set_results(document.key_at(0), document.puzzle, results)
    document.mark_solutions(document.key_at(0), (SolutionMark(placed, is_starred=True),), "Star")
    scaling.scale(2)
    after = document.results_at(0)
    cells = sorted(cell for each in after.solutions[0] for cell in each.cells)
    assert tuple(cells) == CUBIC.box((6, 6, 6))
    found = read_analysis(after.disassemblies[0], CUBIC).plan
    assert [move.distance for move in found.moves] == [2, 0]
    (mark,) = document.marks_of(document.key_at(0))
    assert mark.placed == after.solutions[0]
    document.undo_stack.undo()
    assert document.results_at(0) == results
    document.undo_stack.redo()
    assert document.results_at(0) == after


def test_scaling_says_that_solutions_are_left_out(window, recorded, monkeypatch):
    window.document.new(built_in_puzzle("cube"))
    document, scaling = window.document, window.puzzle_scaling
    said = recorded(scaling.status_message)
    results = Results(solutions=(solve(document.puzzle, limit=1)[0].placed,))
    document.set_results(document.key_at(0), document.puzzle, results)
    monkeypatch.setattr(finer_cells, "MAX_SCALED", 200)
    scaling.scale(2)
    assert said[-1].endswith("Its solutions are too many to scale: solve again.")
    document.undo_stack.undo()
    assert document.results_at(0) == results
    monkeypatch.undo()
    scaling.scale(2)
    assert said[-1] == "The figure and all pieces are 2 times as large."
    scaling.find_smallest()
    assert said[-1].endswith("Its solutions are removed: solve again.")


def test_a_lattice_without_larger_cells_gives_the_reason(window):
    window.document.new(built_in_puzzle("pyramid-20"))
    action = window.actions_["scale-puzzle"]
    assert not action.isEnabled()
    assert action.toolTip() == "Larger spheres do not consist of spheres"
