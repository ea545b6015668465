"""The commands that scale a figure together with its pieces."""

from cubewright.formats.built_in import built_in_puzzle


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


def test_a_lattice_without_larger_cells_gives_the_reason(window):
    window.document.new(built_in_puzzle("pyramid-20"))
    action = window.actions_["scale-puzzle"]
    assert not action.isEnabled()
    assert action.toolTip() == "Larger spheres do not consist of spheres"
