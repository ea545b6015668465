"""The tables of a project file: read a project from them, and write one into them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.errors import FormatError
from cubewright.formats.project.blocks import (
    BLOCK,
    MAX_COLUMNS,
    BlockWriter,
    Rows,
    StoredSolutions,
    row_type,
    shorten,
    table_bytes,
)
from cubewright.formats.project.database import check_tables, scalar
from cubewright.formats.project.values import (
    ProjectData,
    problem_of_text,
    problem_text,
    project_text,
    read_text,
    results_of_text,
    results_text,
    shape_of_text,
    shape_text,
)
from cubewright.model.placement import is_placement
from cubewright.model.placement_table import PlacementTable, table_of_solutions
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle


def read_content(connection: sqlite3.Connection, path: Path) -> Project:
    """Return the project in the tables of the file at ``path``.

    Raises:
        FormatError: A table is incomplete, or a value in it is damaged.
    """
    check_tables(connection, path)
    connection.execute("BEGIN")  # one state of the file, also while another process writes
    file = path.name
    own, _ = read_text(scalar(connection, "SELECT data FROM project"), ProjectData, file)
    query = "SELECT data FROM shape ORDER BY position"
    shapes = tuple(shape_of_text(text, file) for (text,) in connection.execute(query))
    problems = []
    query = "SELECT position, data, results, search FROM problem ORDER BY position"
    for number, (position, text, results, search) in enumerate(connection.execute(query)):
        if position != number:
            raise FormatError(file, None, f"problem {number + 1} is missing")
        problem = problem_of_text(text, file, len(shapes))
        problems.append(replace(problem, results=results_of_text(results, search, file)))
    project = Project(shapes, tuple(problems), own.colours, own.note)
    for index, problem in enumerate(project.problems):
        _check_placed(project, index, file)
        stored = stored_solutions(connection, path, project, index)
        project = project.with_results(index, replace(problem.results, solutions=stored))
    return project


def _check_placed(project: Project, index: int, file: str) -> None:
    problem = project.problems[index]
    if not problem.pre_placed:
        return
    puzzle = project.puzzle_to_solve(index)
    for each in puzzle.pre_placed:
        piece = puzzle.pieces[each.piece]
        if not is_placement(puzzle.figure, piece, each.cells, puzzle.allowed_colours):
            label = f"piece {each.piece + 1} of {project.label(index)}"
            raise FormatError(file, None, f"{label} cannot be where it is placed")


def stored_solutions(
    connection: sqlite3.Connection, path: Path, project: Project, index: int
) -> StoredSolutions | tuple[()]:
    """Return the solutions of a problem in the file; an empty tuple if it has none.

    Raises:
        FormatError: Some are missing.
    """
    row = connection.execute(
        "SELECT id, columns, count FROM solutions WHERE id = "
        "(SELECT solutions FROM problem ORDER BY position LIMIT 1 OFFSET ?)",
        (index,),
    ).fetchone()
    if row is None or row[2] == 0:
        return ()
    if not all(type(each) is int for each in row):
        raise FormatError(path.name, None, "its solutions are damaged; solve the problem again")
    number, columns, count = row
    blocks, stored = connection.execute(
        "SELECT count(*), sum(count) FROM block WHERE solutions = ?", (number,)
    ).fetchone()
    is_sound = stored == count > 0 and blocks == -(-count // BLOCK) and 0 < columns <= MAX_COLUMNS
    if not is_sound:
        raise FormatError(path.name, None, "some of its solutions are missing; solve again")
    return StoredSolutions(path, number, count, columns, project.puzzle_to_solve(index))


def write_content(
    connection: sqlite3.Connection, project: Project, path: Path | None = None
) -> None:
    """Write a project into the tables; solutions that are in the file at ``path`` are kept."""
    run = connection.execute
    for table in ("problem", "shape", "project"):
        run(f"DELETE FROM {table}")
    run("INSERT INTO project VALUES (1, ?)", (project_text(project),))
    for position, shape in enumerate(project.shapes):
        run("INSERT INTO shape VALUES (?, ?)", (position, shape_text(shape)))
    for position, problem in enumerate(project.problems):
        results = problem.results
        number = None
        if len(results.solutions):
            number = _kept_list(connection, project, position, path)
        search = None if results.search is None else results.search.data
        run(
            "INSERT INTO problem VALUES (?, ?, ?, ?, ?)",
            (position, problem_text(problem), results_text(results), search, number),
        )
    run(
        "DELETE FROM solutions WHERE id NOT IN (SELECT solutions FROM problem "
        "WHERE solutions IS NOT NULL)"
    )


def _kept_list(
    connection: sqlite3.Connection, project: Project, index: int, path: Path | None
) -> int:
    """Return the number of the list of a problem's solutions, written unless it is in the file."""
    solutions = project.problems[index].results.solutions
    if isinstance(solutions, StoredSolutions):
        if solutions.path == path:
            return solutions.number
        return _new_list(connection, solutions.table, solutions.columns, solutions.batches())
    puzzle = project.puzzle_to_solve(index)
    table = table_of_solutions(puzzle, solutions)
    columns = max(1, max(len(placed) for placed in solutions))
    rows = _rows_of(puzzle, table, solutions, columns)
    return _new_list(connection, table, columns, rows)


def _rows_of(
    puzzle: Puzzle, table: PlacementTable, solutions: Iterable[Any], columns: int
) -> Iterator[Rows]:
    cell_number = {cell: number for number, cell in enumerate(puzzle.figure.cells)}
    numbers = {
        (table.kinds[kind][0], cells, table.colours[number] if table.colours else ()): number
        for number, (kind, cells) in enumerate(zip(table.kind_of, table.cells, strict=True))
    }
    for placed in solutions:
        row = np.full((1, columns), len(table), row_type(len(table)))
        found = sorted(
            numbers[
                each.piece, tuple(sorted(cell_number[cell] for cell in each.cells)), each.colours
            ]
            for each in placed
        )
        row[0, : len(found)] = found
        yield row


def _new_list(
    connection: sqlite3.Connection,
    table: PlacementTable,
    columns: int,
    batches: Iterable[NDArray[Any]] = (),
) -> int:
    found = connection.execute(
        "INSERT INTO solutions (placements, columns, count) VALUES (?, ?, 0)",
        (table_bytes(table), columns),
    )
    number = found.lastrowid
    assert number is not None
    writer = BlockWriter(connection, number, columns, len(table))
    for rows in batches:
        writer.add(rows)
    writer.flush()
    return number


def list_for(
    connection: sqlite3.Connection, index: int, table: PlacementTable, columns: int, keeps: int
) -> int:
    """Return the list of the first ``keeps`` solutions of a problem; without any, a new one.

    Raises:
        ValueError: The file does not have as many.
    """
    found = connection.execute(
        "SELECT id, placements, columns, count FROM solutions "
        "WHERE id = (SELECT solutions FROM problem WHERE position = ?)",
        (index,),
    ).fetchone()
    if found is not None and keeps and found[1:3] == (table_bytes(table), columns):
        number: int = found[0]
        if found[3] >= keeps:
            shorten(connection, number, columns, len(table), keeps)
            return number
    if keeps:
        raise ValueError("the solutions before are missing")
    if found is not None:
        connection.execute("UPDATE problem SET solutions = NULL WHERE position = ?", (index,))
        connection.execute("DELETE FROM solutions WHERE id = ?", (found[0],))
    return _new_list(connection, table, columns)
