"""The content of a project: errors in its pieces and in its lists of solutions."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import numpy as np
import pytest
from sample_project import bars

from cubewright.errors import FormatError
from cubewright.formats.project.blocks import BLOCK
from cubewright.formats.project.content import packer_for, solution_list_number
from cubewright.formats.project.file import ProjectFile, read_project, write_project
from cubewright.model.placement import PlacedPiece
from cubewright.model.placement_table import PlacementTable
from cubewright.model.project import project_of
from cubewright.model.results import Results

TABLE = PlacementTable(bars(2), ((0,),), (0,) * 4, ((0, 1),) * 4)
OTHER = PlacementTable(bars(2), ((0,),), (0,) * 5, ((0, 1),) * 5)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.cubewright"


def rows(count):
    return np.array([[n % 3, 3] for n in range(count)])


@pytest.fixture
def connection(path):
    """A connection to a project whose second problem has 5 solutions."""
    write_project(path, project_of({"one": bars(2), "two": bars(2)}))
    with ProjectFile(path) as file:
        writer = file.solution_writer(1, TABLE, 2)
        writer.add(rows(5))
        writer.commit(Results())
        writer.close()
    with closing(sqlite3.connect(path)) as connection:
        yield connection


def test_a_piece_that_cannot_be_where_it_is_placed_is_named(path):
    project = project_of({"one": bars(2), "two": bars(3)})
    for piece, cells, is_right in (
        (0, ((0, 0, 0), (1, 0, 0)), True),
        (0, ((0, 1, 0), (1, 0, 0)), False),
        (1, ((0, 0, 0), (0, 1, 0)), True),
        (1, ((0, 0, 0), (1, 1, 0)), False),
    ):
        second = replace(project.problems[1], pre_placed=(PlacedPiece(piece, 0, cells),))
        write_project(path, replace(project, problems=(project.problems[0], second)))
        if is_right:
            assert read_project(path).problems[1].pre_placed == second.pre_placed
        else:
            reason = rf"piece {piece + 1} of problem 2 \('two'\) cannot lie in its place"
            with pytest.raises(FormatError, match=reason):
                read_project(path)
        path.unlink()


@pytest.mark.parametrize("kept", [1, 3, 5])
def test_the_first_solutions_of_a_list_are_continued(connection, kept):
    packer = packer_for(connection, 1, TABLE, 2, kept)
    assert packer.count == kept
    assert solution_list_number(connection, 1, TABLE, 2, kept) == 1
    assert connection.execute("SELECT count FROM solutions").fetchall() == [(kept,)]


def test_only_solutions_of_the_same_table_are_continued(connection):
    assert packer_for(connection, 0, TABLE, 2, 0).count == 0
    for index, table, columns, kept in (
        (0, TABLE, 2, 1),
        (1, OTHER, 2, 5),
        (1, TABLE, 3, 5),
        (1, TABLE, 2, 6),
    ):
        with pytest.raises(ValueError, match="the solutions before are missing"):
            packer_for(connection, index, table, columns, kept)
    connection.execute("DELETE FROM block")
    with pytest.raises(ValueError, match="the last block is missing"):
        packer_for(connection, 1, TABLE, 2, 5)


def test_a_new_search_gets_a_new_list(connection):
    assert solution_list_number(connection, 0, TABLE, 2, 0) == 2
    assert solution_list_number(connection, 1, TABLE, 2, 0) == 3


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("UPDATE solutions SET count = 6", "some of its solutions are missing; solve again"),
        (f"UPDATE solutions SET count = {BLOCK + 1}", "some of its solutions are missing"),
        ("UPDATE solutions SET columns = 0", "some of its solutions are missing"),
        ("UPDATE solutions SET columns = -2", "some of its solutions are missing"),
        ("UPDATE block SET number = 1", "solutions are damaged"),
    ],
)
def test_lists_are_complete(connection, path, statement, reason):
    connection.execute(statement)
    connection.commit()
    with pytest.raises(FormatError, match=reason):
        list(read_project(path).problems[1].results.solutions)


def test_a_list_of_no_solutions_is_empty(connection, path):
    connection.execute("UPDATE solutions SET count = 0")
    connection.execute("DELETE FROM block")
    connection.commit()
    assert read_project(path).problems[1].results.solutions == ()
