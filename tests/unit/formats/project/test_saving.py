"""Saving often, while a search writes solutions, and on a full disk."""

import os
import re
import sqlite3
from contextlib import closing
from dataclasses import replace

import numpy as np
import pytest
from sample_project import bars, listed, sample_project

from cubewright.errors import DiskFullError, FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.blocks import BLOCK
from cubewright.formats.project.file import (
    ProjectFile,
    read_project,
    save_project,
    write_project,
)
from cubewright.model.placement_table import PlacementTable
from cubewright.model.problem import Problem
from cubewright.model.project import Project, project_of
from cubewright.model.results import NO_RESULTS, Results, SolutionCounts


@pytest.fixture
def path(tmp_path):
    """A project of three problems."""
    found = tmp_path / "a.cubewright"
    cube = built_in_puzzle("cube")
    write_project(found, project_of({"one": cube, "two": cube, "three": bars(2)}))
    return found


WRITES = re.compile(r"(?:INSERT OR REPLACE INTO|INSERT INTO|UPDATE) (\w+)")
TABLE = PlacementTable(built_in_puzzle("cube"), ((0,),), (0,) * 1000, ((0, 1),) * 1000)


def rows(first: int, last: int) -> np.ndarray:
    """Rows that show the number of their solution."""
    numbers = np.arange(first, last)
    return np.stack([numbers % 1000, numbers // 1000], axis=1)


def numbers(solutions) -> list[int]:
    found = np.concatenate(list(solutions.batches())).astype(np.int64)
    return (found[:, 0] + 1000 * found[:, 1]).tolist()


def allow_pages(file: ProjectFile, more: int) -> None:
    pages = file._connection.execute("PRAGMA page_count").fetchone()[0]
    file._connection.execute(f"PRAGMA max_page_count = {pages + more}")


def test_a_full_disk_keeps_what_was_committed_and_the_writer_continues(path):
    with ProjectFile(path) as file:
        writer = file.solution_writer(0, TABLE, 2)
        writer.add(rows(0, BLOCK))
        writer.commit(Results(engine="first"))
        allow_pages(file, 2)
        writer.add(rows(BLOCK, 2 * BLOCK + 10))
        second = Results(engine="second", settings=(("x", "y" * 40_000),))
        for _ in range(2):
            with pytest.raises(DiskFullError, match="the disk is full; the file as last saved"):
                writer.commit(second)
        assert writer.committed == BLOCK
        results = read_project(path).problems[0].results
        assert (results.engine, numbers(results.solutions)) == ("first", list(range(BLOCK)))
        allow_pages(file, 10_000)
        writer.commit(second)
        assert file.project == read_project(path)
    results = read_project(path).problems[0].results
    assert (results.engine, numbers(results.solutions)) == ("second", list(range(2 * BLOCK + 10)))


def test_a_full_disk_keeps_the_project_that_was_saved(path):
    with ProjectFile(path) as file:
        before = file.project
        allow_pages(file, 2)
        with pytest.raises(DiskFullError):
            file.save(replace(before, note="long" * 40_000))
        assert file.project == before == read_project(path)
        allow_pages(file, 10_000)
        file.save(replace(before, note="long" * 40_000))
    assert read_project(path).note == "long" * 40_000


def test_only_what_changed_is_written(path):
    with ProjectFile(path) as file:
        statements: list[str] = []
        file._connection.set_trace_callback(statements.append)
        for changed, expected in (
            (file.project, []),
            (file.project.renamed(1, "new"), ["problem"]),
            (replace(file.project.renamed(1, "new"), note="mine"), ["project"]),
        ):
            statements.clear()
            file.save(changed)
            written = [WRITES.match(each) for each in statements]
            assert [each[1] for each in written if each is not None] == expected
        assert file.project == read_project(path)


@pytest.mark.parametrize("is_moved", [False, True])
def test_saving_leaves_the_results_of_a_running_search_to_its_writer(path, is_moved):
    with ProjectFile(path) as file:
        writer = file.solution_writer(1, TABLE, 2)
        writer.add(rows(0, 10))
        writer.commit(Results(engine="first", counts=SolutionCounts(raw=10)))
        writer.add(rows(10, 20))  # not committed yet
        edited = file.project.renamed(0, "other").with_results(1, NO_RESULTS)
        if is_moved:
            file.save(edited.moved(1, 2), {writer: 2})
        else:
            file.save(edited)
        index = 2 if is_moved else 1
        for when in (file.project, read_project(path)):
            assert when.problems[index].results.engine == "first"
            assert numbers(when.problems[index].results.solutions) == list(range(10))
        writer.commit(Results(engine="second"))
        writer.close()
        assert file.project == read_project(path)
        file.save(file.project.with_results(index, NO_RESULTS))
        assert read_project(path).problems[index].results == NO_RESULTS
    assert read_project(path).problems[0].name == "other"


def test_an_undone_removal_brings_the_solutions_back(tmp_path):
    path = tmp_path / "a.cubewright"
    write_project(path, sample_project())
    with ProjectFile(path) as file:
        before = file.project
        file.save(before.without_problem(0))
        writer = file.solution_writer(0, TABLE, 2)
        writer.add(rows(0, 5))
        writer.commit(Results())
        writer.close()
        file.save(before)
        assert listed(file.project) == listed(sample_project())
    assert listed(read_project(path)) == listed(sample_project())


def test_a_closed_file_has_no_solutions_without_a_problem(path):
    with ProjectFile(path) as file:
        writer = file.solution_writer(0, TABLE, 2)
        random = np.random.default_rng(1)
        writer.add(random.integers(0, 1000, (200 * BLOCK, 2)))
        writer.commit(Results())
        writer.close()
        file.save(file.project.with_results(0, NO_RESULTS))
    assert path.stat().st_size < 200_000
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM solutions").fetchone() == (0,)


def test_any_sequence_of_edits_is_saved(tmp_path):
    path = tmp_path / "a.cubewright"
    write_project(path, Project())
    project = sample_project()
    steps = [
        project,
        project.moved(0, 2),
        project.duplicated(1).without_problem(0),
        project.with_problem_added(Problem("new"), 0),
        project.without_problem(2).without_unused_shapes(),
        Project(note="empty"),
        project,
    ]
    with ProjectFile(path) as file:
        for step in steps:
            file.save(step)
            saved = read_project(path)
            assert file.project == saved
            assert [each.name for each in saved.problems] == [each.name for each in step.problems]
            assert saved.shapes == step.shapes
            for index, problem in enumerate(step.problems):
                count = len(problem.results.solutions)
                assert len(saved.problems[index].results.solutions) == count
                assert not count or listed(saved, index) == listed(step, index)


def test_a_project_is_saved_by_its_path(path, tmp_path):
    save_project(path, replace(read_project(path), note="changed"))
    assert read_project(path).note == "changed"
    save_project(tmp_path / "new.cubewright", Project(note="new"))
    assert read_project(tmp_path / "new.cubewright").note == "new"
    with ProjectFile(path), pytest.raises(FormatError, match="it is open for writing in process"):
        save_project(path, Project())


def test_another_new_project_in_place_of_the_file_is_noticed(tmp_path):
    """Both files have the same size and the same count of changes in their headers."""
    ours, theirs = tmp_path / "ours.cubewright", tmp_path / "theirs.cubewright"
    for path, name in ((ours, "one"), (theirs, "two")):
        write_project(path, Project().with_puzzle_added(built_in_puzzle("cube"), name))
    with ProjectFile(ours) as file:
        later = ours.stat().st_mtime_ns + 10**9
        os.utime(ours, ns=(later, later))
        assert not file.is_replaced
        ours.write_bytes(theirs.read_bytes())
        os.utime(ours, ns=(later + 10**9, later + 10**9))
        assert file.is_replaced
        file.save(replace(file.project, note="Ours"))
    saved = read_project(ours)
    assert ([problem.name for problem in saved.problems], saved.note) == (["one"], "Ours")


def test_a_removed_project_is_put_back_with_its_solutions(path):
    with ProjectFile(path) as file:
        writer = file.solution_writer(1, TABLE, 2)
        writer.add(rows(0, 30))
        writer.commit(Results(engine="first"))
        path.unlink()
        assert file.is_replaced
        assert file.is_intact
        file.save(file.project.renamed(0, "other"))
        assert not file.is_replaced
        writer.add(rows(30, 40))
        writer.commit(Results(engine="second"))
        writer.close()
        assert file.project == read_project(path)
    project = read_project(path)
    assert project.problems[0].name == "other"
    assert numbers(project.problems[1].results.solutions) == list(range(40))
