"""The functions for scripts; the examples in their docstrings run as tests too."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import cubewright
from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.xmpuzzle.file import read_xmpuzzle

FIG = """/SOMA Cube
; pieces: soma
/###/###/###
/###/###/###
/###/###/###

/SOMA Line
; pieces: soma
/###/#..
"""


def test_importing_the_package_imports_nothing_large():
    code = (
        "import sys, cubewright; "
        "print([n for n in ('numpy', 'numba', 'PySide6', 'msgspec') if n in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_the_functions_are_listed_and_others_are_not_there():
    assert set(cubewright.__all__) <= set(dir(cubewright))
    for name in cubewright.__all__:
        assert callable(getattr(cubewright, name))
    with pytest.raises(AttributeError, match="has no attribute 'sovle'"):
        cubewright.sovle  # noqa: B018


def test_a_file_is_loaded_solved_and_saved(tmp_path):
    path = tmp_path / "some.fig"
    path.write_text(FIG)
    assert list(cubewright.problems(path)) == ["Cube", "Line"]
    cube = cubewright.load(path)
    assert cube == cubewright.load(path, "Cube") == cubewright.load(path, 1)
    assert len(cubewright.load(path, "2").figure) == 4
    with pytest.raises(UnknownNameError):
        cubewright.load(path, "Ball")
    found = cubewright.solve(cube, limit=3, convention="raw")
    assert len(found) == 3
    assert all(each.is_valid() for each in found)
    for ending in ("json", "xmpuzzle", "txt", "fig", "csv"):
        cubewright.save(tmp_path / f"out.{ending}", cube, found)
    assert len(json.loads((tmp_path / "out.json").read_text())["solutions"]) == 3
    assert read_xmpuzzle(tmp_path / "out.xmpuzzle").problems[0].stored_solutions == 3
    assert len(cubewright.load(tmp_path / "out.xmpuzzle").figure) == 27
    with pytest.raises(
        FormatError, match=r"its ending names no format; end it in one of \.csv, \.fig"
    ):
        cubewright.save(tmp_path / "out.png", cube, found)


def test_the_example_of_the_page_runs(tmp_path, monkeypatch, capsys):
    page = (Path(__file__).parents[3] / "docs" / "scripting.md").read_text()
    example = "\n".join(line[4:] for line in page.splitlines() if line.startswith("    "))
    monkeypatch.chdir(tmp_path)
    exec(example, {})
    assert len(json.loads((tmp_path / "cube.json").read_text())["solutions"]) == 240
    assert capsys.readouterr().out.count("|") == 36


def test_progress_is_shown_with_tqdm_where_it_is_installed(monkeypatch):
    shown = []

    class Bar:
        n = 0

        def __init__(self, **_how):
            pass

        def __enter__(self):
            return self

        def __exit__(self, *_error):
            pass

        def refresh(self):
            shown.append(self.n)

    fake = type(sys)("tqdm.auto")
    fake.tqdm = Bar
    monkeypatch.setitem(sys.modules, "tqdm.auto", fake)
    monkeypatch.setitem(sys.modules, "tqdm", type(sys)("tqdm"))
    assert cubewright.count(cubewright.load("cube"), progress=True) == 240
    assert shown[-1] == 100
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    assert cubewright.count(cubewright.load("cube"), progress=True) == 240
