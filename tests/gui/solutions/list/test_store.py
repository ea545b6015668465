"""Solutions stored as small integers are read as they were written, even across chunks."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.solutions.list import store as store_module
from cubewright.gui.solutions.list.store import ListedSolutions, SolutionStore
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


@pytest.fixture(scope="module")
def cube():
    puzzle = built_in_puzzle("cube")
    reports = solve(SolveRequest(puzzle, Convention.UNIQUE))
    rows = np.concatenate([each.rows for each in reports if isinstance(each, SolutionsFound)])
    return cover_problem(puzzle), rows


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    sizes=st.lists(st.integers(0, 240), max_size=8),
    chunk=st.integers(1, 300),
    in_memory=st.integers(0, 3),
)
def test_rows_are_returned_as_they_were_added(cube, monkeypatch, sizes, chunk, in_memory):
    cover, rows = cube
    monkeypatch.setattr(store_module, "CHUNK", chunk)
    monkeypatch.setattr(store_module, "MAX_IN_MEMORY", in_memory)
    store = SolutionStore(cover)
    expected = []
    for size in sizes:
        store.append(rows[:size])
        expected += rows[:size].tolist()
    assert len(store) == len(expected)
    assert [store.row(index).tolist() for index in range(len(store))] == expected


def test_a_missing_row_is_an_error(cube):
    store = SolutionStore(cube[0])
    store.append(cube[1][:3])
    for index in (-1, 3):
        with pytest.raises(IndexError):
            store.row(index)


def test_solutions_are_decoded_and_valid(cube):
    store = SolutionStore(cube[0])
    store.append(cube[1])
    assert all(store.solution(index).is_valid() for index in range(len(store)))


@pytest.mark.parametrize("name", ["cube", "diabolical", "half-hour"])
def test_owners_and_colours_match_the_solution(name):
    puzzle = built_in_puzzle(name)
    request = SolveRequest(puzzle, limit=5)
    reports = list(solve(request))
    cover = reports[0].cover
    store = SolutionStore(cover)
    for report in reports:
        if isinstance(report, SolutionsFound):
            store.append(report.rows)
    assert len(store)
    for index in range(len(store)):
        solution = store.solution(index)
        owners, colours = store.cell_owners(index), store.colours(index)
        assert len(colours) == puzzle.piece_set.piece_count
        drawn = dict(zip(puzzle.figure.cells, owners, strict=True))
        for cell, placed in solution.piece_at.items():
            assert colours[drawn[cell]] == solution.piece(placed).colour
        together = [{drawn[cell] for cell in placed.cells} for placed in solution.placed]
        assert all(len(each) == 1 for each in together)
        assert len(set.union(*together)) == len(together)


def test_an_empty_cell_has_no_owner():
    cube = built_in_puzzle("cube")
    pieces = replace(cube.piece_set, minimums=(0,) * 7)
    puzzle = Puzzle(Figure([*cube.figure.cells[:8], (9, 9, 9)], optional=[(9, 9, 9)]), pieces)
    reports = list(solve(SolveRequest(puzzle)))
    store = SolutionStore(reports[0].cover)
    for report in reports:
        if isinstance(report, SolutionsFound):
            store.append(report.rows)
    assert len(store)
    for index in range(len(store)):
        owners, colours = store.cell_owners(index), store.colours(index)
        drawn = dict(zip(puzzle.figure.cells, owners, strict=True))
        solution = store.solution(index)
        assert drawn.pop((9, 9, 9)) == -1
        for cell, owner in drawn.items():
            assert colours[owner] == solution.piece(solution.piece_at[cell]).colour


def test_a_million_solutions_need_little_more_memory_than_their_integers(cube):
    cover, rows = cube
    store = SolutionStore(cover)
    many = np.tile(rows, (420, 1))
    for _ in range(10):
        store.append(many)
    assert len(store) == 1_008_000
    assert sum(chunk.nbytes for chunk in store._chunks) < 1.1 * len(store) * 7 * 2


def test_listed_solutions_are_an_unchanging_sequence(cube):
    cover, rows = cube
    store = SolutionStore(cover)
    store.append(rows[:10])
    listed = ListedSolutions(store, range(len(store)))
    store.append(rows[10:20])
    assert len(listed) == 10
    assert listed[3] == store.solution(3)
    assert list(listed[7:]) == [store.solution(index) for index in (7, 8, 9)]
    assert [solution.placed for solution in listed] == [listed[i].placed for i in range(10)]


def test_chunks_contain_the_rows(cube, monkeypatch):
    cover, rows = cube
    monkeypatch.setattr(store_module, "CHUNK", 50)
    monkeypatch.setattr(store_module, "MAX_IN_MEMORY", 1)
    store = SolutionStore(cover)
    store.append(rows)
    for first, last in ((0, 240), (10, 10), (49, 51), (50, 100), (120, 239)):
        parts = list(store.parts(first, last))
        assert np.concatenate([rows[:0], *parts]).tolist() == rows[first:last].tolist()


def test_without_a_file_all_rows_stay_in_memory(cube, monkeypatch):
    cover, rows = cube

    def full(**_):
        raise OSError("No space left on device")

    monkeypatch.setattr(store_module, "CHUNK", 50)
    monkeypatch.setattr(store_module, "MAX_IN_MEMORY", 0)
    monkeypatch.setattr(store_module, "TemporaryFile", full)
    store = SolutionStore(cover)
    store.append(rows)
    assert [store.row(at).tolist() for at in range(240)] == rows.tolist()
