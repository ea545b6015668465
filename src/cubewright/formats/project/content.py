"""Read a project from the tables of a file, and write a project into them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.errors import FormatError
from cubewright.formats.limits import PROJECT_TEXTS, Budget
from cubewright.formats.project.blocks import (
    BLOCK,
    MAX_COLUMNS,
    RowPacker,
    Rows,
    row_type,
    shorten,
    table_bytes,
    unpack_rows,
)
from cubewright.formats.project.database import check_tables, scalar
from cubewright.formats.project.marks import marks_of_text, marks_text
from cubewright.formats.project.plans import read_plans, remove_plans, write_plans
from cubewright.formats.project.solutions import ProjectSolutions
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
from cubewright.model.placement_table import PlacementTable, RowBatches, table_of_solutions
from cubewright.model.project import Project
from cubewright.model.results import NO_RESULTS, Placed, Results
from cubewright.translation import tr

_BLOCKS_AT_ONCE = 256
"""Maximum number of blocks in memory while a long list is written."""


def read_content(connection: sqlite3.Connection, path: Path) -> Project:
    """Return the project in the tables of the file at ``path``.

    Raises:
        FormatError: A table is incomplete, or a value in it is damaged.
    """
    check_tables(connection, path)
    # Read one consistent state of the file, even if another process writes.
    connection.execute("BEGIN")
    file = path.name
    own, _ = read_text(scalar(connection, "SELECT data FROM project"), ProjectData, file)
    query = "SELECT data FROM shape ORDER BY position"
    budget, shapes = Budget(file, PROJECT_TEXTS), []
    for (text,) in connection.execute(query):
        budget.take(text)
        shapes.append(shape_of_text(text, file))
    problems = []
    query = "SELECT position, data, results, search, disassemblies, marks FROM problem "
    query += "ORDER BY position"
    for number, (position, text, *kept) in enumerate(connection.execute(query)):
        for each in (text, *kept):
            budget.take(each)
        if position != number:
            raise FormatError(file, None, tr("problem {number} is missing", number=number + 1))
        problem = problem_of_text(text, file, len(shapes))
        results = results_of_text(kept[0], kept[1], kept[2], file)
        plans = read_plans(connection, position, file, budget)
        if plans:
            results = replace(results, disassemblies=tuple(plans))
        marks = marks_of_text(kept[3], problem, file)
        problems.append(replace(problem, results=results, marks=marks))
    project = Project(tuple(shapes), tuple(problems), own.colours, own.note)
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
            where = project.label(index)
            label = tr("piece {number} of {problem}", number=each.piece + 1, problem=where)
            raise FormatError(file, None, tr("{label} cannot lie in its place", label=label))


def stored_solutions(
    connection: sqlite3.Connection, path: Path, project: Project, index: int
) -> ProjectSolutions | tuple[()]:
    """Return the solutions of a problem in the file; an empty tuple if there are none.

    Raises:
        FormatError: Solutions are missing.
    """
    row = connection.execute(
        "SELECT id, columns, count FROM solutions WHERE id = "
        "(SELECT solutions FROM problem ORDER BY position LIMIT 1 OFFSET ?)",
        (index,),
    ).fetchone()
    if row is None or row[2] == 0:
        return ()
    if not all(type(each) is int for each in row):
        raise FormatError(path.name, None, tr("its solutions are damaged; solve the problem again"))
    number, columns, count = row
    blocks, stored = connection.execute(
        "SELECT count(*), sum(count) FROM block WHERE solutions = ?", (number,)
    ).fetchone()
    is_sound = stored == count > 0 and blocks == -(-count // BLOCK) and 0 < columns <= MAX_COLUMNS
    if not is_sound:
        raise FormatError(path.name, None, tr("some of its solutions are missing; solve again"))
    return ProjectSolutions(path, number, count, columns, project.puzzle_to_solve(index))


def write_content(connection: sqlite3.Connection, project: Project) -> None:
    """Write a project with all of its solutions into empty tables."""
    connection.execute("INSERT INTO project VALUES (1, ?)", (project_text(project),))
    write_changes(connection, Project(), project, None)


def write_changes(
    connection: sqlite3.Connection, old: Project, new: Project, path: Path | None
) -> None:
    """Write the differences between the project in the tables and a new project.

    Solutions in the file at ``path`` stay unchanged. Shapes and problems that are equal at the same
    index are not written, so frequent saving is cheap. Lists that no problem uses stay until
    :func:`remove_unused_lists` is called, because an edit may be undone.
    """
    run = connection.execute
    if (new.note, new.colours) != (old.note, old.colours):
        run("UPDATE project SET data = ?", (project_text(new),))
    for position, shape in enumerate(new.shapes):
        if position >= len(old.shapes) or not _is_equal(shape, old.shapes[position]):
            run("INSERT OR REPLACE INTO shape VALUES (?, ?)", (position, shape_text(shape)))
    run("DELETE FROM shape WHERE position >= ?", (len(new.shapes),))
    for position, problem in enumerate(new.problems):
        before = old.problems[position] if position < len(old.problems) else None
        if before is not None and problem is before:
            continue
        same = replace(before or problem, results=problem.results, marks=problem.marks)
        if before is None or not _is_equal(problem, same):
            run(
                "INSERT INTO problem (position, data, results) VALUES (?, ?, '') "
                "ON CONFLICT (position) DO UPDATE SET data = excluded.data",
                (position, problem_text(problem)),
            )
        if not _is_equal(problem.marks, () if before is None else before.marks):
            run("UPDATE problem SET marks = ? WHERE position = ?", (marks_text(problem), position))
        if before is None or not _is_equal(problem.results, before.results):
            number = None
            if len(problem.results.solutions):
                number = _kept_list(connection, new, position, path)
            if before is None:
                remove_plans(connection, position, position + 1)
            old_results = NO_RESULTS if before is None else before.results
            write_results(connection, position, problem.results, number, old_results)
    run("DELETE FROM problem WHERE position >= ?", (len(new.problems),))
    remove_plans(connection, len(new.problems))


def write_results(
    connection: sqlite3.Connection,
    position: int,
    results: Results,
    number: int | None,
    before: Results,
) -> None:
    """Write the results of a problem; ``number`` identifies its list of solutions.

    ``before`` are the problem's results in the file.
    """
    search = None if results.search is None else results.search.data
    connection.execute(
        "UPDATE problem SET results = ?, search = ?, solutions = ? WHERE position = ?",
        (results_text(results), search, number, position),
    )
    write_plans(connection, position, results.disassemblies, before.disassemblies)


def _is_equal(new: object, old: object) -> bool:
    return new is old or new == old


def _kept_list(
    connection: sqlite3.Connection, project: Project, index: int, path: Path | None
) -> int:
    solutions = project.problems[index].results.solutions
    if isinstance(solutions, ProjectSolutions) and solutions.path == path:
        return solutions.number
    if isinstance(solutions, RowBatches):
        return _new_list(connection, solutions.table, solutions.columns, solutions.batches())
    puzzle = project.puzzle_to_solve(index)
    table = table_of_solutions(puzzle, solutions)
    columns = max(1, max(len(placed) for placed in solutions))
    return _new_list(connection, table, columns, _rows_of(table, solutions, columns))


def _rows_of(table: PlacementTable, solutions: Iterable[Placed], columns: int) -> Iterator[Rows]:
    for placed in solutions:
        row = np.full((1, columns), len(table), row_type(len(table)))
        found = table.numbers(placed)
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
    packer = RowPacker(columns, len(table))
    for rows in batches:
        packer.add(rows)
        if packer.waiting >= _BLOCKS_AT_ONCE:
            packer.write(connection, number)
            packer.forget_written()
    packer.write(connection, number)
    return number


def packer_for(
    connection: sqlite3.Connection, index: int, table: PlacementTable, columns: int, keeps: int
) -> RowPacker:
    """Return the packer for the solutions after the first ``keeps`` of a problem.

    Raises:
        ValueError: The file contains fewer solutions of this table.
    """
    if not keeps:
        return RowPacker(columns, len(table))
    found = _list_of(connection, index)
    if found is None or found[1:3] != (table_bytes(table), columns) or found[3] < keeps:
        raise ValueError("the solutions before are missing")
    block, remaining = divmod(keeps, BLOCK)
    if not remaining:
        return RowPacker(columns, len(table), keeps)
    query = "SELECT count, rows FROM block WHERE solutions = ? AND number = ?"
    row = connection.execute(query, (found[0], block)).fetchone()
    if row is None:
        raise ValueError("the last block is missing")
    rows = unpack_rows(row[1], row[0], columns, len(table))[:remaining]
    return RowPacker(columns, len(table), keeps, rows)


def solution_list_number(
    connection: sqlite3.Connection, index: int, table: PlacementTable, columns: int, keeps: int
) -> int:
    """Return the list with the first ``keeps`` solutions of a problem, or a new list."""
    found = _list_of(connection, index)
    if found is not None and keeps:
        number: int = found[0]
        if found[3] != keeps:
            shorten(connection, number, columns, len(table), keeps)
        return number
    return _new_list(connection, table, columns)


def remove_unused_lists(connection: sqlite3.Connection) -> None:
    """Remove lists of solutions that no problem uses."""
    connection.execute(
        "DELETE FROM solutions WHERE id NOT IN (SELECT solutions FROM problem "
        "WHERE solutions IS NOT NULL)"
    )


def _list_of(connection: sqlite3.Connection, index: int) -> tuple[Any, ...] | None:
    found: tuple[Any, ...] | None = connection.execute(
        "SELECT id, placements, columns, count FROM solutions "
        "WHERE id = (SELECT solutions FROM problem WHERE position = ?)",
        (index,),
    ).fetchone()
    return found
