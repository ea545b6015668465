import gc
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from projects import projects
from sample_project import in_version, listed, sample_project, without_solutions

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.blocks import BLOCK, pack_rows, unpack_rows
from cubewright.formats.project.file import ProjectFile, read_project, write_project
from cubewright.formats.project.schema import APPLICATION_ID, VERSION, migrate
from cubewright.model.placement_table import PlacementTable
from cubewright.model.project import Project, project_of
from cubewright.model.results import Disassembly, Results, SolutionCounts
from cubewright.presenter.scripting import solve

SAMPLES = Path(__file__).parents[3] / "samples" / "projects"


def _beside(path: Path) -> list[str]:
    return sorted(each.name for each in path.parent.iterdir())


def _changed(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(statement)


@given(projects(min_problems=0))
def test_a_project_is_read_as_it_was_written(tmp_path_factory, project):
    path = tmp_path_factory.mktemp("p") / "a.cubewright"
    write_project(path, project)
    assert read_project(path) == project


def test_solutions_are_read_one_by_one_and_in_order(saved):
    project, sample = read_project(saved), sample_project()
    assert listed(project) == listed(sample)
    assert without_solutions(project) == without_solutions(sample)
    solutions = project.problems[0].results.solutions
    assert len(solutions) == 2
    assert solutions[1] == solutions[-1] == list(solutions)[1]
    with pytest.raises(IndexError):
        solutions[2]


def test_nothing_stays_beside_a_closed_file(saved):
    with ProjectFile(saved) as file:
        file.save(file.project.renamed(0, "other"))
    assert _beside(saved) == ["my.cubewright"]
    assert read_project(saved).problems[0].name == "other"


def test_every_version_of_the_format_is_read():
    samples = sorted(SAMPLES.glob("*.cubewright"))
    assert [each.stem for each in samples] == [f"version-{n + 1}" for n in range(VERSION)]
    for version, sample in enumerate(samples, 1):
        project, expected = read_project(sample), in_version(sample_project(), version)
        assert listed(project) == listed(expected)
        assert without_solutions(project) == without_solutions(expected)


def test_a_file_of_every_version_is_brought_up_to_date(tmp_path):
    for version, sample in enumerate(sorted(SAMPLES.glob("*.cubewright")), 1):
        path = tmp_path / sample.name
        shutil.copy(sample, path)
        expected = in_version(sample_project(), version)
        with ProjectFile(path) as file:
            assert without_solutions(file.project) == without_solutions(expected)
            file.save(sample_project().moved(0, 1))
        saved = read_project(path)
        assert without_solutions(saved) == without_solutions(sample_project().moved(0, 1))
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_analyses_are_written_in_blocks_and_only_where_they_changed(saved):
    plans = [Disassembly(n, f'{{"format":"Cubewright","levels":"{n}"}}') for n in range(3000)]
    with ProjectFile(saved) as file:
        results = file.project.problems[0].results

        def save(found):
            changed = replace(results, disassemblies=tuple(found))
            file.save(file.project.with_results(0, changed))

        save(plans)
        before = _blocks_of_plans(saved)
        assert [number for number, _ in before] == [0, 1, 2]
        assert read_project(saved).problems[0].results.disassemblies == tuple(plans)
        plans[1500] = Disassembly(1500, "{}")
        save(plans[:2500])
        after = _blocks_of_plans(saved)
        assert [one == other for one, other in zip(before, after, strict=True)] == [
            True,
            False,
            False,
        ]
        assert read_project(saved).problems[0].results.disassemblies == tuple(plans[:2500])
        save(plans[2000:])
        assert [number for number, _ in _blocks_of_plans(saved)] == [1, 2]
        file.save(file.project.without_problem(0))
        assert _blocks_of_plans(saved) == []


def test_analyses_of_removed_problems_leave_the_file(tmp_path):
    cube, path = built_in_puzzle("cube"), tmp_path / "a.cubewright"
    project = project_of([(str(n), cube) for n in range(4)])
    (solution,) = solve(cube, limit=1)
    for index in range(4):
        plans = (Disassembly(0, f'{{"format":"Cubewright","levels":"{index}"}}'),)
        project = project.with_results(
            index, Results(solutions=(solution.placed,), disassemblies=plans)
        )
    write_project(path, project)
    with ProjectFile(path) as file:
        for left in ([0, 1, 3], [0, 3], [3]):
            names = [int(each.name) for each in file.project.problems]
            (gone,) = set(names) - set(left)
            file.save(file.project.without_problem(names.index(gone)))
            assert len(_blocks_of_plans(path)) == len(left)
            kept = [each.results.disassemblies[0].data for each in read_project(path).problems]
            assert kept == [f'{{"format":"Cubewright","levels":"{n}"}}' for n in left]


def _blocks_of_plans(path):
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT number, data FROM disassembly ORDER BY problem, number"
        return connection.execute(query).fetchall()


def test_the_header_names_the_program_and_the_version(saved):
    with closing(sqlite3.connect(saved)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_a_migration_changes_all_or_nothing(saved):
    def add_author(connection: sqlite3.Connection) -> None:
        connection.execute("ALTER TABLE project ADD COLUMN author TEXT")

    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("DROP TABLE shape")
        raise RuntimeError

    with closing(sqlite3.connect(saved, isolation_level=None)) as connection:
        steps = {VERSION: add_author, VERSION + 1: fail}
        with pytest.raises(RuntimeError):
            migrate(connection, steps, VERSION + 2)
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
        migrate(connection, steps, VERSION + 1)
        migrate(connection, steps, VERSION + 1)
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION + 1,)
        assert connection.execute("SELECT author FROM project").fetchall() == [(None,)]


def test_a_file_of_a_newer_version_opens_read_only_and_says_so(saved):
    _changed(saved, f"PRAGMA user_version = {VERSION + 1}")
    with ProjectFile(saved) as file:
        assert "a newer version of Cubewright wrote it" in file.read_only_reason
        assert len(file.project.problems) == 3
        with pytest.raises(FormatError, match="cannot be written: a newer version"):
            file.save(file.project)


def test_saving_keeps_the_solutions_that_are_in_the_file(saved):
    with ProjectFile(saved) as file:
        project = file.project.duplicated(1).moved(0, 2).without_problem(1)
        file.save(project.renamed(1, "moved"))
        assert listed(file.project, 1) == listed(sample_project())
    assert listed(read_project(saved), 1) == listed(sample_project())


def test_a_copy_of_a_project_has_its_solutions(saved, tmp_path):
    copy = tmp_path / "copy.cubewright"
    write_project(copy, read_project(saved))
    saved.unlink()
    assert listed(read_project(copy)) == listed(sample_project())


def test_solutions_without_a_problem_leave_the_file(saved):
    with ProjectFile(saved) as file:
        file.save(file.project.without_problem(0))
    with closing(sqlite3.connect(saved)) as connection:
        assert connection.execute("SELECT count(*) FROM block").fetchone() == (0,)


def test_a_second_opening_is_read_only_and_names_the_first(saved):
    with ProjectFile(saved) as first:
        with ProjectFile(saved) as second:
            reason = second.read_only_reason
            assert f"process {os.getpid()} on this computer since 20" in reason
            assert second.project == first.project
        assert not first.is_read_only
        with pytest.raises(FormatError, match="it is open for writing in process"):
            write_project(saved, Project())
    with ProjectFile(saved) as third:
        assert not third.is_read_only


def test_the_lock_of_a_dead_process_is_taken_over(saved):
    lock = saved.with_name(f".{saved.name}.lock")
    lock.write_text('{"host": "elsewhere", "pid": 1, "since": "2020-01-01T00:00:00"}')
    with ProjectFile(saved) as file:
        assert not file.is_read_only
    assert _beside(saved) == ["my.cubewright"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everything")
def test_a_file_that_may_not_be_changed_opens_read_only(saved):
    saved.chmod(0o444)
    with ProjectFile(saved) as file:
        assert file.read_only_reason == "the file may not be changed"


def _table(puzzle, placements: int) -> PlacementTable:
    return PlacementTable(puzzle, ((0,),), (0,) * placements, ((0, 1),) * placements)


def _numbers(first: int, count: int) -> np.ndarray:
    """Rows that show the number of their solution."""
    numbers = np.arange(first, first + count)
    return np.stack([numbers % 1000, numbers // 1000], axis=1)


def _as_numbers(solutions) -> list[int]:
    rows = np.concatenate(list(solutions.batches())).astype(np.int64)
    return (rows[:, 0] + 1000 * rows[:, 1]).tolist()


@pytest.mark.parametrize("sizes", [(1,), (BLOCK,), (BLOCK - 1, 2, BLOCK), (3 * BLOCK + 5, 7)])
def test_appended_solutions_are_all_there_in_order(tmp_path, sizes):
    path = tmp_path / "a.cubewright"
    write_project(path, project_of({"cube": built_in_puzzle("cube")}))
    table = _table(built_in_puzzle("cube"), 1000)
    total = 0
    for size in sizes:
        with ProjectFile(path) as file:
            writer = file.solution_writer(0, table, 2, keeps=total)
            writer.add(_numbers(total, size))
            total += size
            writer.commit(Results(counts=SolutionCounts(raw=total)))
            writer.add(_numbers(0, 5000))  # never committed
    results = read_project(path).problems[0].results
    assert results.counts.raw == total
    assert _as_numbers(results.solutions) == list(range(total))


@pytest.mark.parametrize("keeps", [1, BLOCK, BLOCK + 1, 2 * BLOCK + 9])
def test_a_search_continues_after_the_solutions_that_it_had_listed(tmp_path, keeps):
    path = tmp_path / "a.cubewright"
    write_project(path, project_of({"cube": built_in_puzzle("cube")}))
    table = _table(built_in_puzzle("cube"), 1000)
    with ProjectFile(path) as file:
        writer = file.solution_writer(0, table, 2)
        writer.add(_numbers(0, 2 * BLOCK + 10))
        writer.commit(Results())
        again = file.solution_writer(0, table, 2, keeps=keeps)
        again.add(_numbers(keeps, 10))
        again.commit(Results())
    assert _as_numbers(read_project(path).problems[0].results.solutions) == list(range(keeps + 10))


def test_a_new_search_replaces_the_solutions(saved):
    with ProjectFile(saved) as file:
        writer = file.solution_writer(0, _table(file.project.puzzle(0), 1000), 2)
        writer.add(_numbers(0, 10))
        writer.commit(Results())
    assert len(read_project(saved).problems[0].results.solutions) == 10


def test_rows_of_two_and_of_four_bytes_are_unpacked_as_they_were():
    for placements in (65_535, 65_536):
        rows = np.array([[0, 5], [placements, 1], [7, placements]])
        kind = np.uint16 if placements < 65_536 else np.uint32
        content = pack_rows(rows.astype(kind))
        assert unpack_rows(content, 3, 2, placements).tolist() == rows.tolist()
        with pytest.raises(ValueError, match=r"does not exist|instead of"):
            unpack_rows(content, 3, 2, placements - 1)
        with pytest.raises(ValueError, match="instead of"):
            unpack_rows(content, 2, 2, placements)


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("UPDATE shape SET data = '[]' WHERE position = 0", "an object is needed"),
        ("UPDATE problem SET position = 9 WHERE position = 2", "problem 3 is missing"),
        ("UPDATE solutions SET count = 3", "some of its solutions are missing"),
        ("UPDATE solutions SET columns = 100000", "some of its solutions are missing"),
        ("DROP TABLE block", "table 'block' is incomplete"),
        ("CREATE VIEW v AS SELECT 1", "not only tables"),
        ("DELETE FROM project", "a text in it is damaged"),
        ("UPDATE problem SET results = '{}'", "field 'convention': it is missing"),
        ("UPDATE problem SET disassemblies = '[{}]'", r"field '\[0\]\.solution': it is missing"),
        ("UPDATE disassembly SET data = x'00'", "stored moves of its solutions are damaged"),
        ("DROP TABLE disassembly", "table 'disassembly' is incomplete"),
    ],
)
def test_a_changed_file_gives_one_clear_line(saved, statement, reason):
    _changed(saved, statement)
    with pytest.raises(FormatError, match=reason) as error:
        read_project(saved)
    assert str(error.value).startswith("my.cubewright: ")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE block SET rows = x'00'",
        "UPDATE block SET rows = zeroblob(60000000)",
        "UPDATE solutions SET placements = x'789c'",
        "UPDATE solutions SET placements = zeroblob(10)",
    ],
)
def test_damaged_solutions_give_one_clear_line_when_they_are_read(saved, statement):
    _changed(saved, statement)
    with pytest.raises(FormatError, match="solutions are damaged; solve the problem again"):
        list(read_project(saved).problems[0].results.solutions)


def test_other_files_are_no_projects(tmp_path):
    path = tmp_path / "a.cubewright"
    for content in (b"", b"SQLite format 3\0" + bytes(200), b"/SOMA\n/11\n"):
        path.write_bytes(content)
        with pytest.raises(FormatError, match=r"a\.cubewright: it is not a Cubewright project"):
            read_project(path)
    with pytest.raises(FormatError, match="cannot be read: No such file"):
        read_project(tmp_path / "b.cubewright")
    with pytest.raises(FormatError, match="it is a folder"):
        ProjectFile(tmp_path)


def test_a_file_that_was_cut_off_gives_one_clear_line(saved):
    content = saved.read_bytes()
    saved.write_bytes(content[: len(content) // 2])
    with pytest.raises(FormatError, match="it is damaged; open a backup copy of it"):
        read_project(saved)


def test_an_older_file_is_read_without_changing_it(saved, monkeypatch):
    import cubewright.formats.project.database as database
    import cubewright.formats.project.file as file

    def add_author(connection: sqlite3.Connection) -> None:
        connection.execute("ALTER TABLE project ADD COLUMN author TEXT")

    def to_next(connection: sqlite3.Connection) -> None:
        migrate(connection, {VERSION: add_author}, VERSION + 1)

    before = saved.read_bytes()
    monkeypatch.setattr(file, "VERSION", VERSION + 1)
    monkeypatch.setattr(database, "migrate", to_next)
    assert listed(read_project(saved)) == listed(sample_project())
    assert saved.read_bytes() == before


def test_a_read_project_is_copied_over_itself(saved):
    shutil.copy(saved, saved.with_name("b.cubewright"))
    project = read_project(saved)
    write_project(saved, replace(project, note="new"))
    assert listed(read_project(saved)) == listed(sample_project())


@pytest.mark.parametrize("damage", [False, True])
def test_the_copy_of_an_older_file_is_removed(tmp_path, monkeypatch, damage):
    (folder := tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    path = tmp_path / "old.cubewright"
    shutil.copy(SAMPLES / "version-1.cubewright", path)
    if damage:
        _changed(path, "UPDATE problem SET data = '{'")
        with pytest.raises(FormatError):
            read_project(path)
    else:
        project = read_project(path)
        assert listed(project)
        del project
        gc.collect()
    assert not list(folder.iterdir())


def test_a_row_says_which_piece_fills_each_cell_and_its_colour(saved):
    project = read_project(saved)
    solutions, puzzle = project.problems[0].results.solutions, project.puzzle_to_solve(0)
    for index, placed in enumerate(sample_project().problems[0].results.solutions):
        solution = solutions.solution(index)
        assert set(solution.placed) == set(placed)
        owners, colours = solutions.cell_owners(index), solutions.colours(index)
        assert len(colours) == len(placed)
        filled = {cell for each in placed for cell in each.cells}
        assert [owner == -1 for owner in owners] == [
            cell not in filled for cell in puzzle.figure.cells
        ]
        for each in placed:
            numbers = {owners[puzzle.figure.cells.index(cell)] for cell in each.cells}
            (number,) = numbers
            assert owners.count(number) == len(each.cells)
        named = sorted(placed, key=lambda each: (each.piece, each.copy))
        assert sorted(colours) == sorted(puzzle.pieces[each.piece].colour for each in named)
