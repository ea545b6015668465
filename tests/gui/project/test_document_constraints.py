"""Pre-placed pieces and forbidden cells in the document: undo, saving and recovery."""

from dataclasses import replace

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    rule,
    run_state_machine_as_test,
)

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import parse_fig
from cubewright.gui.placing.place_controller import possible_positions, remaining_pieces
from cubewright.gui.project.document import Document
from cubewright.gui.project.file.recovery import Recovery
from cubewright.model.constraints import NO_CONSTRAINTS, PrePlaced
from cubewright.model.figure import Figure
from cubewright.model.placement import is_placement

ROW = ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 2, 0))
CORNER = ((1, 0, 0), (2, 0, 0), (2, 1, 0))


@pytest.fixture
def document(qapp) -> Document:
    return Document(built_in_puzzle("cube"))


def symbols(document):
    return [document.puzzle.pieces[each.piece].symbol for each in document.puzzle.pre_placed]


def test_each_command_is_one_undo_step_with_its_name(document, qtbot):
    stack = document.undo_stack
    with qtbot.waitSignal(document.constraints_changed):
        document.place_piece("L", ROW)
    assert stack.undoText() == "Place L"
    assert symbols(document) == ["L"]
    document.place_piece("V", CORNER, "Keep piece V")
    assert stack.undoText() == "Keep piece V"
    document.forbid("Z", (2, 2, 2))
    assert stack.undoText() == "Forbid Z here"
    document.remove_piece(PrePlaced("L", ROW))
    assert stack.undoText() == "Remove L"
    assert symbols(document) == ["V"]
    document.allow("Z", (2, 2, 2))
    document.clear_constraints()
    assert document.constraints == NO_CONSTRAINTS
    assert stack.count() == 6
    for _ in range(3):
        stack.undo()
    assert symbols(document) == ["L", "V"]
    while stack.canUndo():
        stack.undo()
    assert not document.puzzle.pre_placed
    assert not document.puzzle.forbidden
    assert not document.modified


def test_other_pieces_remove_misfits_and_undo_restores_them(document, qtbot):
    document.place_piece("L", ROW)
    with qtbot.waitSignal(document.status_message) as status_message:
        document.set_piece_set("half-hour")
    assert status_message.args[0].startswith("Removed L:")
    assert document.constraints == NO_CONSTRAINTS
    document.undo_stack.undo()
    assert symbols(document) == ["L"]
    assert document.piece_set.name == "soma"
    document.undo_stack.redo()
    assert not document.puzzle.pre_placed


def test_pieces_that_fit_stay_in_another_set(document):
    document.place_piece("L", ROW)
    changed = replace(document.piece_set, name="mine")
    document.use_pieces(changed, "Use mine")
    assert symbols(document) == ["L"]


def test_erasing_a_cubelet_removes_the_piece_on_it(document, qtbot):
    document.place_piece("L", ROW)
    with qtbot.waitSignal(document.status_message):
        document.edit(document.figure.toggled(ROW[0]), "Erase 1 cubelet")
    assert not document.puzzle.pre_placed
    document.undo_stack.undo()
    assert symbols(document) == ["L"]


def test_pre_placed_pieces_move_with_the_figure(document):
    document.place_piece("L", ROW)
    moved = {(x, y, z): (x + 1, y, z) for x, y, z in document.figure.cells}
    figure = replace(document.figure, cells=tuple(moved.values()))
    document.edit(figure, "Shift the figure right", moved)
    assert document.puzzle.pre_placed[0].cells == tuple((x + 1, y, z) for x, y, z in ROW)


def test_pre_placed_pieces_are_saved_and_read_back(document, tmp_path):
    path = tmp_path / "placed.fig"
    figure = document.figure
    document.edit(replace(figure, optional=frozenset([(2, 2, 2)])), "Let a cubelet stay empty")
    document.place_piece("L", ROW)
    document.forbid("Z", (1, 1, 1))
    document.save(path)
    assert not document.modified
    fresh = Document(built_in_puzzle("diabolical"))
    fresh.open(path)
    assert fresh.constraints == document.constraints
    assert fresh.figure.optional == {(2, 2, 2)}
    assert symbols(fresh) == ["L"]
    fresh.remove_piece(fresh.constraints.placed[0])
    assert fresh.modified
    fresh.undo_stack.undo()
    assert not fresh.modified


def test_pre_placed_pieces_survive_a_crash(document):
    crashed = Recovery(document)
    dark = replace(document.figure, dark=frozenset([(0, 0, 0)]), optional=frozenset([(2, 2, 2)]))
    document.edit(dark, "Two colours")
    document.place_piece("L", ROW)
    document.forbid("Z", (1, 1, 1))
    crashed.save()
    crashed._lock.unlock()
    fresh = Document(built_in_puzzle("diabolical"))
    recovery = Recovery(fresh)
    (kept,) = recovery.find()
    kept.restore(fresh)
    assert fresh.constraints == document.constraints
    assert fresh.figure == document.figure
    kept.discard()
    recovery.close()


def test_each_figure_of_a_file_has_its_own_pre_placed_pieces(document):
    document.place_piece("L", ROW)
    document.add(replace(document.figure, name="Other"))
    assert document.constraints == NO_CONSTRAINTS
    document.place_piece("V", CORNER)
    document.select(0)
    assert symbols(document) == ["L"]
    document.select(1)
    assert symbols(document) == ["V"]


def test_a_puzzle_is_opened_with_its_pre_placed_pieces(document):
    document.place_piece("L", ROW)
    document.forbid("Z", (2, 2, 2))
    fresh = Document(built_in_puzzle("diabolical"))
    fresh.new(document.puzzle)
    assert fresh.puzzle.pre_placed == document.puzzle.pre_placed
    assert fresh.puzzle.forbidden == document.puzzle.forbidden


class Builder(RuleBasedStateMachine):
    """Place, remove, forbid, draw, move and change pieces at random, and undo the changes."""

    def __init__(self):
        super().__init__()
        self.document = Document(built_in_puzzle("cube"))
        self.start = self.document.content

    @rule(data=st.data())
    def place_piece(self, data):
        puzzle = self.document.puzzle
        free = [piece for piece in remaining_pieces(puzzle) if possible_positions(puzzle, piece)]
        if free:
            piece = data.draw(st.sampled_from(free))
            cells = data.draw(st.sampled_from(sorted(possible_positions(puzzle, piece))))
            self.document.place_piece(puzzle.pieces[piece].symbol, cells)
            assert len(self.document.puzzle.pre_placed) == len(puzzle.pre_placed) + 1

    @rule(data=st.data())
    def free(self, data):
        if self.document.constraints.placed:
            self.document.remove_piece(data.draw(st.sampled_from(self.document.constraints.placed)))

    @rule(data=st.data(), symbol=st.sampled_from("VLTZ"))
    def forbid(self, data, symbol):
        if self.document.figure.cells:
            cell = data.draw(st.sampled_from(self.document.figure.cells))
            self.document.forbid(symbol, cell)

    @rule(cell=st.tuples(*[st.integers(0, 3)] * 3))
    def draw(self, cell):
        self.document.edit(self.document.figure.toggled(cell), "Draw one cubelet")

    @rule(data=st.data())
    def mark(self, data):
        figure = self.document.figure
        if figure.cells:
            cell = data.draw(st.sampled_from(figure.cells))
            optional = figure.optional ^ {cell}
            self.document.edit(replace(figure, optional=optional), "Mark one cubelet")

    @rule()
    def move(self):
        figure = self.document.figure
        moved = {(x, y, z): (x, y, z + 1) for x, y, z in figure.cells}
        there = Figure(
            moved.values(), figure.name, figure.lattice, [moved[c] for c in figure.optional]
        )
        self.document.edit(there, "Shift the figure up", moved)

    @rule(name=st.sampled_from(["soma", "soma-plus", "half-hour"]))
    def change_pieces(self, name):
        self.document.set_piece_set(name)

    @rule()
    def undo(self):
        self.document.undo_stack.undo()

    @rule()
    def redo(self):
        self.document.undo_stack.redo()

    @invariant()
    def pre_placed_pieces_are_in_the_figure_and_do_not_overlap(self):
        puzzle = self.document.puzzle
        cells = [cell for each in puzzle.pre_placed for cell in each.cells]
        assert len(set(cells)) == len(cells)
        assert set(cells) <= set(puzzle.figure.cells)
        for each in puzzle.pre_placed:
            assert is_placement(puzzle.figure, puzzle.pieces[each.piece], each.cells)

    @invariant()
    def the_file_has_the_figure_and_its_constraints(self):
        figure = self.document.figure
        (block,) = parse_fig(self.document.file.text, "x.fig").blocks
        if not figure.cells:
            return
        assert block.figure == figure.aligned()
        start = figure.lattice.corner(figure.cells)
        placed = self.document.constraints.shifted(start)
        assert (block.constraints.placed, block.constraints.forbidden) == (
            placed.placed,
            placed.forbidden,
        )

    def teardown(self):
        while self.document.undo_stack.canUndo():
            self.document.undo_stack.undo()
        assert self.document.content == self.start
        assert not self.document.modified


def test_every_change_is_saved_and_can_be_undone(qapp):
    run_state_machine_as_test(Builder, settings=settings(max_examples=15, stateful_step_count=20))
