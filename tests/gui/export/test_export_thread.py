import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import read_fig
from cubewright.gui.export.export_thread import (
    ExportThread,
    figure_blocks,
    solution_blocks,
    write_blocks,
)
from cubewright.gui.solutions.store import SolutionStore
from cubewright.model.symmetry.group import Convention
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


@pytest.fixture(scope="module")
def store():
    made = None
    for report in solve(SolveRequest(built_in_puzzle("cube"), Convention.RAW, limit=10_000)):
        if isinstance(report, Prepared):
            made = SolutionStore(report.cover)
        elif isinstance(report, SolutionsFound):
            made.append(report.rows)
    return made


@pytest.mark.parametrize("rows", [range(12), [0, 1, 5, 7, 8], range(3, 4), []])
def test_solutions_are_read_back_as_they_were(store, tmp_path, rows):
    path = tmp_path / "some.fig"
    assert write_blocks(path, solution_blocks(store, rows)) == len(rows)
    blocks = read_fig(path).blocks
    pieces = store.cover.puzzle.piece_set
    expected = [store.solution(row) for row in rows]
    assert [block.name for block in blocks] == [f"Soma cube {row + 1}" for row in rows]
    assert [block.solution(pieces).marks() for block in blocks] == [s.marks() for s in expected]


def test_a_figure_is_read_back_as_it_was(tmp_path):
    path = tmp_path / "cube.fig"
    figure = built_in_puzzle("cube").figure
    assert write_blocks(path, figure_blocks(figure)) == 1
    assert read_fig(path).blocks[0].figure.cells == figure.cells


def test_a_thread_tells_what_it_has_written(qapp, qtbot, store, tmp_path):
    thread = ExportThread(tmp_path / "many.fig", solution_blocks(store, range(10_000)))
    told = []
    thread.progressed.connect(told.append)
    with qtbot.waitSignal(thread.written) as written, qtbot.waitSignal(thread.finished):
        thread.start()
    assert written.args == [10_000]
    assert told == [0, 4096, 8192, 10_000]
    assert (tmp_path / "many.fig").read_text().count("/SOMA Soma cube ") == 10_000


def test_an_export_that_is_given_up_leaves_nothing(qapp, qtbot, store, tmp_path):
    thread = ExportThread(tmp_path / "many.fig", solution_blocks(store, range(10_000)))
    thread.stop()
    with qtbot.assertNotEmitted(thread.written), qtbot.waitSignal(thread.finished):
        thread.start()
    assert list(tmp_path.glob("*.fig")) == []
    assert list(tmp_path.glob(".many*")) == []


def test_a_place_that_cannot_be_written_is_said(qapp, qtbot, store, tmp_path):
    with pytest.raises(CubewrightError, match=r"x\.fig: cannot be written: No such file"):
        write_blocks(tmp_path / "gone" / "x.fig", solution_blocks(store, range(12)))


def test_a_mistake_on_the_way_keeps_the_old_file(tmp_path):
    path = tmp_path / "old.fig"
    path.write_text("old\n")

    def blocks():
        yield 1, "/SOMAx\n"
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write_blocks(path, blocks())
    assert path.read_text() == "old\n"
    assert [each.name for each in tmp_path.glob("*old*")] == ["old.fig"]
