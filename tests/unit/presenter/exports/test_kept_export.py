"""Listed solutions are exported in parts, each with its number of solutions."""

import json

import pytest

from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.presenter.exports import kept_export
from cubewright.presenter.exports.kept_export import KeptSolutions
from cubewright.presenter.scripting import load, solve
from cubewright.registry import discover

FORMATS = discover("cubewright.formats.solutions", SolutionFormat)


@pytest.fixture(scope="module")
def solutions():
    return list(solve(load("cube"), limit=6))


@pytest.mark.parametrize(
    ("count", "parts"), [(0, [0]), (1, [1]), (2, [2, 0]), (5, [2, 2, 1]), (6, [2, 2, 2, 0])]
)
def test_texts_come_with_the_number_of_their_solutions(solutions, count, parts, monkeypatch):
    monkeypatch.setattr(kept_export, "CHUNK_ROWS", 2)
    kept = KeptSolutions(solutions[0].puzzle, tuple(each.placed for each in solutions[:count]))
    for name, form in FORMATS.items():
        texts = list(kept.texts(form))
        assert [number for number, _ in texts] == [0, *parts, 0], name
        whole = "".join(text for _, text in texts)
        monkeypatch.setattr(kept_export, "CHUNK_ROWS", 100)
        assert "".join(text for _, text in kept.texts(form)) == whole
        monkeypatch.setattr(kept_export, "CHUNK_ROWS", 2)
    written = json.loads("".join(text for _, text in kept.texts(FORMATS["json"])))
    assert len(written["solutions"]) == count
