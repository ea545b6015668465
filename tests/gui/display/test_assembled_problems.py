"""New problems from the pieces of the visible solution."""


def test_a_problem_is_made_of_a_solution_and_undone(window, qtbot):
    commands, document = window.assembled_problems, window.document
    assert commands.why_not() == "Select a solution first"
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: window.panel.count == 240, timeout=30_000)
    before = len(document.blocks)
    window.actions_["assembled-problem"].trigger()
    assert len(document.blocks) == before + 1
    assert document.figure.name.endswith(", assembled")
    assert document.piece_set.piece_count == 7
    document.undo_stack.undo()
    qtbot.waitUntil(lambda: window.view_controller.solution is not None)
    symbols = [piece.symbol for piece in document.piece_set.pieces]
    for name in symbols[2:]:
        window.visibility.cycle_visibility(name)
    assert commands.why_not_united() == ""
    window.actions_["united-pieces"].trigger()
    assert document.piece_set.piece_count == 6
    assert document.piece_set.pieces[-1].name == "+".join(symbols[:2])
    document.undo_stack.undo()
    assert len(document.blocks) == before
