import json

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.conversion.conversion import Conversion
from cubewright.formats.fig.file import read_fig
from cubewright.formats.project.file import read_project
from cubewright.formats.solutions.contest import CONTEST
from cubewright.formats.solutions.fig import FIG
from cubewright.formats.solutions.json import JSON, solution_as_json
from cubewright.formats.solutions.layers import LAYERS
from cubewright.gui.export.export_task import (
    _batches,
    exported_solutions,
    latest_count,
    run_conversion,
    run_export,
    write_parts,
)
from cubewright.gui.solutions.list.store import FoundSolutions, SolutionStore
from cubewright.gui.worker import Job
from cubewright.model.project import project_of
from cubewright.model.results import Results
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


ROWS = [range(12), [0, 1, 5, 7, 8], range(3, 4), []]


@pytest.mark.parametrize("rows", ROWS)
def test_solutions_in_a_figure_file_read_back_unchanged(store, tmp_path, rows):
    path = tmp_path / "some.fig"
    assert write_parts(path, exported_solutions(store, rows, FIG)) == len(rows)
    blocks = read_fig(path).blocks if rows else []
    pieces = store.cover.puzzle.piece_set
    expected = [store.solution(row) for row in rows]
    assert [block.name for block in blocks] == [f"Soma cube {row + 1}" for row in rows]
    assert [block.solution(pieces).marks() for block in blocks] == [s.marks() for s in expected]


@pytest.mark.parametrize("rows", ROWS)
def test_solutions_in_json_read_back_unchanged(store, tmp_path, rows):
    path = tmp_path / "some.json"
    assert write_parts(path, exported_solutions(store, rows, JSON)) == len(rows)
    expected = [solution_as_json(store.solution(row)) for row in rows]
    assert json.loads(path.read_text())["solutions"] == json.loads(json.dumps(expected))


def test_pictures_are_separated_by_a_blank_line(store, tmp_path):
    path = tmp_path / "some.txt"
    write_parts(path, exported_solutions(store, range(9000), LAYERS))
    pictures = path.read_text().split("\n\n")
    assert [pictures[0].strip(), pictures[-1].strip()] == [
        str(store.solution(0)),
        str(store.solution(8999)),
    ]
    assert len(pictures) == 9000


def test_a_summary_covers_all_selected_solutions(store, tmp_path):
    path = tmp_path / "some.txt"
    assert write_parts(path, exported_solutions(store, [1, 2, 7], CONTEST)) == 3
    assert path.read_text().startswith("3 solutions found\n")


def test_a_task_reports_how_many_solutions_it_has_written(store, tmp_path):
    counts = []
    job = Job(counts.extend, list)
    path = tmp_path / "many.fig"
    assert run_export(path, exported_solutions(store, range(10_000), FIG), job) == 10_000
    job.flush()
    assert counts == [0, 4096, 8192, 10_000]
    assert latest_count(counts) == [10_000]
    assert path.read_text().count("/SOMA Soma cube ") == 10_000


def test_a_cancelled_export_leaves_no_file(store, tmp_path):
    job = Job(lambda _counts: None, list)
    job.stop()
    path = tmp_path / "many.fig"
    assert run_export(path, exported_solutions(store, range(10_000), FIG), job) is None
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("is_stopped", [False, True])
def test_a_project_reports_its_solutions_and_can_be_cancelled(store, tmp_path, is_stopped):
    puzzle, path, counts = store.cover.puzzle, tmp_path / "my.cubewright", []
    project = project_of({"cube": puzzle}).with_results(0, Results(solutions=FoundSolutions(store)))
    job = Job(counts.extend, list)
    if is_stopped:
        job.stop()
    written = run_conversion(path, Conversion(project=project), job)
    job.flush()
    if is_stopped:
        assert (written, list(tmp_path.iterdir())) == (None, [])
    else:
        assert written == counts[-1] == len(store)
        assert len(read_project(path).problems[0].results.solutions) == len(store)


def test_a_file_that_cannot_be_written_is_an_error(store, tmp_path):
    with pytest.raises(CubewrightError, match=r"x\.fig: cannot be written: the folder"):
        write_parts(tmp_path / "gone" / "x.fig", exported_solutions(store, range(12), FIG))


def test_an_error_while_writing_keeps_the_old_file(tmp_path):
    path = tmp_path / "old.fig"
    path.write_text("old\n")

    def parts():
        yield 1, "/SOMAx\n"
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write_parts(path, parts())
    assert path.read_text() == "old\n"
    assert [each.name for each in tmp_path.glob("*old*")] == ["old.fig"]


def test_scattered_solutions_are_read_block_by_block(store):
    rows = [9_000, 5, 6, 4_095, 4_096, 8_191, 8_193, *range(2, 9_500), 3]
    expected = [(row + 1, store.row(row).tolist()) for row in rows]
    found = [
        (number + place, row)
        for number, batch in _batches(store, rows)
        for place, row in enumerate(batch.tolist())
    ]
    assert found == expected
