import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig import read_fig
from cubewright.gui.export import ExportThread, figure_blocks, solution_blocks, write_blocks
from cubewright.model.symmetry import Convention
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


@pytest.fixture(scope="module")
def solutions():
    request = SolveRequest(built_in_puzzle("cube"), Convention.UNIQUE, limit=12)
    cover, found = None, []
    for report in solve(request):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            found += [cover.solution(row) for row in report.rows]
    return found


def test_solutions_are_read_back_as_they_were(solutions, tmp_path):
    path = tmp_path / "some.fig"
    assert write_blocks(path, solution_blocks(enumerate(solutions, 1))) == 12
    blocks = read_fig(path).blocks
    pieces = solutions[0].puzzle.piece_set
    assert [block.name for block in blocks] == [f"Soma cube {n}" for n in range(1, 13)]
    assert [block.solution(pieces).marks() for block in blocks] == [s.marks() for s in solutions]


def test_a_figure_is_read_back_as_it_was(tmp_path):
    path = tmp_path / "cube.fig"
    figure = built_in_puzzle("cube").figure
    assert write_blocks(path, figure_blocks(figure)) == 1
    assert read_fig(path).blocks[0].figure.cells == figure.cells


def test_a_thread_tells_what_it_has_written(qapp, qtbot, solutions, tmp_path):
    thread = ExportThread(tmp_path / "many.fig", solution_blocks(enumerate(solutions * 50, 1)))
    told = []
    thread.progressed.connect(told.append)
    with qtbot.waitSignal(thread.written) as written, qtbot.waitSignal(thread.finished):
        thread.start()
    assert written.args == [600]
    assert told == [0, 200, 400, 600]
    assert len(read_fig(tmp_path / "many.fig").blocks) == 600


def test_an_export_that_is_given_up_leaves_nothing(qapp, qtbot, solutions, tmp_path):
    thread = ExportThread(tmp_path / "many.fig", solution_blocks(enumerate(solutions * 50, 1)))
    thread.stop()
    with qtbot.assertNotEmitted(thread.written), qtbot.waitSignal(thread.finished):
        thread.start()
    assert list(tmp_path.glob("*.fig")) == []
    assert list(tmp_path.glob(".many*")) == []


def test_a_place_that_cannot_be_written_is_said(qapp, qtbot, solutions, tmp_path):
    with pytest.raises(CubewrightError, match=r"x\.fig: cannot be written: No such file"):
        write_blocks(tmp_path / "gone" / "x.fig", solution_blocks(enumerate(solutions, 1)))


def test_a_mistake_on_the_way_keeps_the_old_file(tmp_path):
    path = tmp_path / "old.fig"
    path.write_text("old\n")

    def blocks():
        yield "/SOMAx\n"
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write_blocks(path, blocks())
    assert path.read_text() == "old\n"
    assert [each.name for each in tmp_path.glob("*old*")] == ["old.fig"]
