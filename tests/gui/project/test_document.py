from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import read_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.gui.project.document import Document
from cubewright.model.figure import Figure
from cubewright.model.pieces.colours import COLOURS
from cubewright.model.puzzle import Puzzle

TWO = """/SOMAfirst
;a comment that stays
/111/111/111
/111/111/111
/111/111/111

/SOMAbroken

/SOMAsecond
/11/11
/11/11
"""


@pytest.fixture
def document(qapp) -> Document:
    return Document(built_in_puzzle("cube"))


@pytest.fixture
def two(tmp_path: Path) -> Path:
    path = tmp_path / "two.fig"
    path.write_text(TWO)
    return path


def test_the_document_starts_with_the_given_puzzle(document):
    assert len(document.figure) == 27
    assert document.piece_set.name == "soma"
    assert not document.modified
    assert document.path is None


def test_an_edit_is_one_undo_step(document, qtbot):
    before = document.figure
    with qtbot.waitSignals([document.figure_changed, document.modified_changed]):
        document.edit(before.toggled((0, 0, 3)), "Draw one cubelet")
    assert len(document.figure) == 28
    assert document.modified
    assert document.undo_stack.undoText() == "Draw one cubelet"
    document.undo_stack.undo()
    assert document.figure == before
    assert not document.modified
    document.undo_stack.redo()
    assert len(document.figure) == 28


def test_an_edit_without_a_change_is_no_undo_step(document):
    document.edit(document.figure, "Nothing")
    assert document.undo_stack.count() == 0


def test_a_file_opens_at_its_first_good_figure_and_proposes_pieces(document, two):
    document.open(two)
    assert [block.name for block in document.blocks] == ["SOMAfirst", "SOMAbroken", "SOMAsecond"]
    assert document.figure.name == "SOMAfirst"
    assert document.piece_set.name == "soma"
    assert document.path == two


def test_an_invalid_block_is_reported_and_corrected_by_drawing(document, two):
    document.open(two)
    document.select(1)
    assert "two.fig, line" in str(document.problem_at(1))
    assert document.figure == Figure([], "SOMAbroken")
    document.edit(document.figure.toggled((0, 0, 0)), "Draw one cubelet")
    assert document.problem_at(1) is None
    document.save(two)
    blocks = read_fig(two).blocks
    assert [len(block.figure) for block in blocks] == [27, 1, 8]


def test_an_empty_figure_may_be_added_saved_and_drawn_later(document, two):
    document.open(two)
    document.add(Figure([], "later"))
    assert document.problem_at(3) is None
    document.save(two)
    assert document.figure == Figure([], "later")
    document.edit(document.figure.toggled((0, 0, 0)), "Draw one cubelet")
    document.save(two)
    assert read_fig(two).blocks[3].figure == Figure([(0, 0, 0)], "later")


def test_a_figure_keeps_its_position_when_it_is_saved(document, two, qtbot):
    document.open(two)
    drawn = document.figure.with_cells([(2, 1, 1), (3, 1, 1)])
    document.edit(drawn, "Draw elsewhere")
    document.save(two)
    assert document.figure == drawn
    assert read_fig(two).blocks[0].figure.cells == ((0, 0, 0), (1, 0, 0))


def test_a_figure_may_be_emptied(document, two):
    document.open(two)
    document.edit(document.figure.with_cells([]), "Erase all")
    document.save(two)
    assert len(document.figure) == 0
    assert not read_fig(two).blocks[0].figure
    document.undo_stack.undo()
    assert len(document.figure) == 27


def test_undo_goes_back_to_the_figure_that_was_edited(document, two, qtbot):
    document.open(two)
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    document.select(2)
    with qtbot.waitSignal(document.current_changed):
        document.undo_stack.undo()
    assert document.current == 0
    assert len(document.figure) == 27


def test_saving_rewrites_only_the_changed_block(document, two):
    document.open(two)
    document.select(2)
    document.edit(document.figure.toggled((2, 0, 0)), "Draw one cubelet")
    document.save(two)
    assert not document.modified
    text = two.read_text()
    assert text.startswith(TWO[: TWO.index("/SOMAsecond")])
    assert len(read_fig(two).blocks[2].figure) == 9


def test_saving_without_a_change_keeps_every_byte(document, two):
    two.write_bytes(TWO.replace("\n", "\r\n").encode() + b";\xe9t\xe9\r\n")
    before = two.read_bytes()
    document.open(two)
    document.save(two)
    assert two.read_bytes() == before


def test_changes_can_be_undone_after_saving(document, two):
    document.open(two)
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    document.save(two)
    document.undo_stack.undo()
    assert document.modified
    document.save(two)
    assert two.read_text() == TWO


def test_figures_are_added_renamed_and_removed_with_undo(document, two):
    document.open(two)
    document.add(Figure([(0, 0, 0), (1, 0, 0)], "third"))
    assert document.current == 3
    assert document.figure.name == "third"
    document.rename("a third figure")
    assert document.file.blocks[3].name == "a third figure"
    document.remove()
    assert len(document.blocks) == 3
    for _ in range(3):
        document.undo_stack.undo()
    assert document.file.text == TWO
    assert not document.modified


def test_the_last_figure_stays(document):
    document.remove()
    assert len(document.blocks) == 1


def test_a_file_that_cannot_be_read_changes_nothing(document, tmp_path):
    empty = tmp_path / "empty.fig"
    empty.write_text("nothing of the kind\n")
    with pytest.raises(CubewrightError, match=r"empty\.fig"):
        document.open(empty)
    assert len(document.figure) == 27


def test_another_kind_of_file_is_recognized(document, tmp_path):
    its_set = tmp_path / "mine.toml"
    its_set.write_text(
        'name = "mine"\ntitle = "My bars"\nlattice = "cubic"\n'
        '[[pieces]]\nsymbol = "I"\nshape = "XXX"\n'
    )
    solutions = tmp_path / "long.search.rows"
    solutions.write_bytes(b'{"format":"cubewright solutions","version":1}\n\0\0')
    with pytest.raises(CubewrightError, match="a piece set, “My bars”"):
        document.open(its_set)
    with pytest.raises(CubewrightError, match=r"open the search, long\.search"):
        document.open(solutions)
    assert document.path is None


def test_a_failed_save_is_reported_and_keeps_the_changes(document, tmp_path):
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    with pytest.raises(CubewrightError, match=r"cube\.fig"):
        document.save(tmp_path / "no such folder" / "cube.fig")
    assert document.modified
    assert len(document.figure) == 28


def test_pieces_that_fit_are_kept_and_others_proposed(document):
    document.set_piece_set("diabolical")
    document.add(Figure(document.figure.cells, "another cube"))
    assert document.piece_set.name == "diabolical"
    cells = document.figure.lattice.box((4, 4, 4))
    document.add(Figure(cells, "large"))
    document.select(0)
    document.select(2)
    assert document.piece_set.name == "bedlam"


class Editing(RuleBasedStateMachine):
    """Undoing all random edits restores the first file, and redoing them the last file."""

    def __init__(self) -> None:
        super().__init__()
        self.document = Document(built_in_puzzle("cube"))
        self.first = self.document.file.text

    @rule(cell=st.tuples(*[st.integers(0, 3)] * 3))
    def draw(self, cell):
        self.document.edit(self.document.figure.toggled(cell), "Draw")

    @rule(name=st.sampled_from(["wall", "a b", "Ünï"]))
    def add(self, name):
        self.document.add(Figure([(0, 0, 0)], name))

    @rule(name=st.sampled_from(["tower", "x / y"]))
    def rename(self, name):
        self.document.rename(name)

    @rule()
    def remove(self):
        self.document.remove()

    @rule(index=st.integers(0, 5))
    def select(self, index):
        self.document.select(index)

    @precondition(lambda self: self.document.undo_stack.canUndo())
    @rule()
    def undo(self):
        self.document.undo_stack.undo()

    @precondition(lambda self: self.document.undo_stack.canRedo())
    @rule()
    def redo(self):
        self.document.undo_stack.redo()

    @invariant()
    def the_file_is_what_is_shown(self):
        file, document = self.document.file, self.document
        assert len(file.blocks) == len(document.blocks)
        figure = file.blocks[document.current].figure
        shown = document.figure
        assert figure is None or figure.normalized().cells == shown.normalized().cells

    def teardown(self):
        stack = self.document.undo_stack
        last = self.document.file.text
        there = stack.index()
        stack.setIndex(0)
        assert self.document.file.text == self.first
        stack.setIndex(there)
        assert self.document.file.text == last
        # PySide crashes if the garbage collector finds a stack that has commands.
        stack.clear()


@pytest.fixture(autouse=True)
def _application(qapp):
    return qapp


TestEditing = Editing.TestCase
TestEditing.settings = settings(
    stateful_step_count=20,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@given(cells=st.sets(st.tuples(*[st.integers(0, 2)] * 3), min_size=1))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_drawn_and_saved_figure_is_read_back(cells, tmp_path):
    document = Document(built_in_puzzle("cube"))
    document.edit(document.figure.with_cells(cells), "Draw")
    path = tmp_path / "drawn.fig"
    document.save(path)
    read = read_fig(path).blocks[0].figure
    assert read is not None
    assert read.normalized().cells == document.figure.normalized().cells


def test_choosing_pieces_is_an_undo_step_and_changes_the_document(document):
    before = document.piece_set
    document.set_piece_set("diabolical")
    assert document.piece_set.name == "diabolical"
    assert document.undo_stack.undoText() == "Use Diabolical"
    assert document.modified
    document.edit(document.figure.toggled((9, 9, 9)), "Draw a cubelet")
    document.undo_stack.undo()
    assert document.modified
    document.undo_stack.undo()
    assert document.piece_set == before
    assert not document.modified
    document.undo_stack.redo()
    assert document.piece_set.name == "diabolical"


def test_a_figure_with_other_than_default_pieces_names_them_in_its_file(document, tmp_path):
    path = tmp_path / "mine.fig"
    document.new(built_in_puzzle("tetris"))
    document.save(path)
    assert not document.modified
    document.new(built_in_puzzle("cube"))
    document.open(path)
    assert document.piece_set.name == "tetris"
    # the default set is not named
    document.new(built_in_puzzle("bedlam"))
    document.save(path)
    assert "pieces" not in path.read_text()


def test_each_drawn_figure_names_its_own_set(document, tmp_path):
    path = tmp_path / "mine.fig"
    document.new(built_in_puzzle("cube"))
    document.set_piece_set("diabolical")
    document.add(Figure((), "Second"))
    document.edit(built_in_puzzle("tetris").figure, "Draw")
    document.rename("Second")
    document.set_piece_set("tetris")
    document.select(0)
    document.save(path)
    document.open(path)
    assert document.piece_set.name == "diabolical"
    document.select(1)
    assert document.piece_set.name == "tetris"
    assert not document.modified


def test_a_saved_set_that_cannot_fill_the_figure_is_not_stated(document, tmp_path):
    path = tmp_path / "mine.fig"
    document.new(Puzzle(Figure((), "Bar"), piece_set("bedlam")))
    document.edit(Figure([(x, 0, 0) for x in range(8)], "Bar"), "Draw")
    document.save(path)
    assert "pieces" not in path.read_text()
    changed = replace(piece_set("soma"), counts=(2, 1, 1, 1, 1, 1, 1))
    document.new(Puzzle(Figure([(x, 0, 0) for x in range(30)], "Bar"), changed))
    document.save(path)
    assert "; pieces: soma, with changes\n" in path.read_text()
    document.open(path)
    assert document.piece_set == changed


def test_choosing_pieces_rewrites_only_the_lines_about_them(document, two):
    before = two.read_text()
    document.open(two)
    document.set_piece_set("diabolical")
    document.save(two)
    added = ";a comment that stays\n; pieces: diabolical\n"
    assert two.read_text() == before.replace(";a comment that stays\n", added)
    document.save(two)
    assert two.read_text().count("pieces") == 1


def test_the_set_stated_in_the_file_is_replaced_by_the_chosen_one(document, tmp_path):
    path = tmp_path / "mine.fig"
    document.new(built_in_puzzle("tetris"))
    document.save(path)
    document.rename("Block")
    document.save(path)
    assert path.read_text().count("pieces: tetris") == 1
    document.set_piece_set("bedlam")
    document.rename("Cube")
    document.save(path)
    assert "pieces: bedlam" in path.read_text()
    assert "tetris" not in path.read_text()


def test_a_set_chosen_after_saving_is_stated_by_the_next_save(document, tmp_path):
    path = tmp_path / "mine.fig"
    document.new(built_in_puzzle("cube"))
    document.save(path)
    before = path.read_text()
    document.set_piece_set("half-hour")
    document.save(path)
    assert path.read_text() == before.replace("\n", "\n; pieces: half-hour\n", 1)
    document.open(path)
    document.set_piece_set("diabolical")
    document.save(path)
    assert path.read_text() == before.replace("\n", "\n; pieces: diabolical\n", 1)


def test_the_colour_of_a_colour_number_is_changed_undone_and_kept_in_files(
    document, qtbot, tmp_path
):
    with qtbot.waitSignals([document.cell_colours_changed, document.modified_changed]):
        document.set_cell_colour(2, "#ff8000")
    assert document.cell_colours == (COLOURS[0], "#ff8000")
    assert document.puzzle.cell_colours == document.cell_colours
    document.set_cell_colour(2, "#ff8000")
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert document.cell_colours == ()
    assert not document.modified
    document.undo_stack.redo()
    assert document.losses(tmp_path / "a.fig") == ("the display colours of colour numbers",)
    assert not any("colour numbers" in text for text in document.losses(tmp_path / "a.xmpuzzle"))
    document.edit(replace(document.figure, colours=frozenset({((0, 0, 0), 2)})), "Colour")
    for name in ("a.fig", "a.cubewright", "a.xmpuzzle"):
        document.save(tmp_path / name)
        assert document.cell_colours[1] == "#ff8000"
        other = Document(built_in_puzzle("cube"))
        other.open(tmp_path / name)
        assert other.cell_colours[1:] == (() if name == "a.fig" else ("#ff8000",))
        other.close()
