"""A pasted solution is read in every format, found up to symmetry, or refused with a reason."""

import numpy as np
import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.solutions.conventions import symmetry_images
from cubewright.presenter.solutions.pasted import equal_rows, pasted_solution
from cubewright.registry import discover
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

FORMATS = discover("cubewright.formats.solutions", SolutionFormat)


@pytest.fixture(scope="module")
def cube():
    reports = list(solve(SolveRequest(built_in_puzzle("cube"), Convention.UNIQUE)))
    cover = next(each.cover for each in reports if isinstance(each, Prepared))
    return cover, np.concatenate([r.rows for r in reports if isinstance(r, SolutionsFound)])


def written(name, solution):
    form = FORMATS[name]
    write = form.one_of(solution.puzzle)
    return form.opening(solution.puzzle) + write(solution, 7) + form.closing


def found(cube, solution, convention):
    cover, rows = cube
    images = symmetry_images(cover, convention)
    return np.flatnonzero(equal_rows(cover.placement_table, solution, images)(rows)).tolist()


@pytest.mark.parametrize("name", ["fig", "layers", "csv", "json", "contest"])
def test_an_exported_solution_is_found(cube, name):
    cover, rows = cube
    for index in (0, 17, 239):
        text = written(name, cover.solution(rows[index]))
        solution = pasted_solution(text, cover.puzzle)
        assert found(cube, solution, Convention.RAW) == [index]


def test_layers_without_a_header_are_read_too(cube):
    cover, rows = cube
    text = written("fig", cover.solution(rows[5]))
    rows_only = "\n".join(line for line in text.splitlines() if not line.startswith("/SOMA"))
    assert found(cube, pasted_solution(rows_only, cover.puzzle), Convention.RAW) == [5]


def test_a_turned_solution_is_found_where_turns_count_as_one(cube):
    cover, rows = cube
    turn = np.flatnonzero(cover.proper)[5]
    mirror = np.flatnonzero(~cover.proper)[2]
    turned = cover.solution(np.sort(cover.images[turn][rows[30]]))
    mirrored = cover.solution(np.sort(cover.images[mirror][rows[30]]))
    assert found(cube, turned, Convention.RAW) == []
    assert found(cube, turned, Convention.ROTATIONS) == [30]
    assert found(cube, mirrored, Convention.ROTATIONS) == []
    assert found(cube, mirrored, Convention.UNIQUE) == [30]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: "", "There is no solution in the text"),
        (lambda text: "some words", "There is no solution in the text"),
        (lambda text: "{}", "There is no solution in the text"),
        (lambda text: '"' + "a" * 200_000, "There is no solution in the text"),
        (lambda text: text.replace("V", " "), "3 cubelets are not filled"),
        (lambda text: text.replace("V", "L"), "piece L has 7 cubelets instead of 4"),
        (lambda text: text.replace("V", "Q"), "'Q' is no piece of Soma"),
    ],
)
def test_other_texts_are_refused_with_a_reason(cube, change, reason):
    cover, rows = cube
    text = change(written("layers", cover.solution(rows[0])))
    with pytest.raises(CubewrightError, match=reason):
        pasted_solution(text, cover.puzzle)


def test_another_figure_is_refused(cube):
    cover, _ = cube
    with pytest.raises(CubewrightError, match="outside it"):
        pasted_solution("/SOMA wall\n/11112222\n/33334444\n", cover.puzzle)
