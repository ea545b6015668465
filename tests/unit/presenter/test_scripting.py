"""The functions for scripts; the examples in their docstrings run as tests too."""

import doctest
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import cubewright
from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter import project_script
from cubewright.presenter.files import kept_search, project_search
from cubewright.presenter.project_script import with_progress
from cubewright.solver.report import CheckpointReached, Counts, Progressed
from cubewright.solver.search.stages import StageTable
from cubewright.solver.solve import solve as solve_reports

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


def test_the_examples_of_the_page_run(tmp_path, monkeypatch):
    page = Path(__file__).parents[3] / "docs" / "scripting.md"
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 10
    assert not failed
    assert len(json.loads((tmp_path / "cube.json").read_text())["solutions"]) == 240
    assert len((tmp_path / "cube.csv").read_text().splitlines()) == 481
    assert not list(tmp_path.glob(".*"))


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
    monkeypatch.setitem(sys.modules, "rich.progress", None)
    assert cubewright.count(cubewright.load("cube"), progress=True) == 240


def test_progress_is_shown_with_rich_where_tqdm_is_not_installed(monkeypatch):
    shown = []

    class Progress:
        def __enter__(self):
            return self

        def __exit__(self, *_error):
            pass

        def add_task(self, _name, total):
            return total

        def update(self, _task, completed):
            shown.append(completed)

    fake = type(sys)("rich.progress")
    fake.Progress = Progress
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    monkeypatch.setitem(sys.modules, "rich.progress", fake)
    monkeypatch.setitem(sys.modules, "rich", type(sys)("rich"))
    assert cubewright.count(cubewright.load("cube"), progress=True) == 240
    assert shown[-1] == 100


@pytest.fixture
def project(tmp_path):
    with cubewright.open_project(tmp_path / "a.cubewright", create=True) as project:
        project.add(cubewright.load("cube"), "cube")
        project.add(replace(cubewright.load("cube"), figure=Figure(CUBIC.box((27, 1, 1)))), "bar")
        yield project


def test_what_a_project_keeps_is_not_searched_again(project, monkeypatch):
    found = project.solve("cube")
    assert len(found) == 240
    assert project.count() == project.count(1) == 240
    assert project.status() == "240 solutions"
    monkeypatch.setattr(project_script, "kept_reports", None)
    assert [str(each) for each in project.solve("cube")] == [str(each) for each in found]
    assert found[-1].is_valid()
    assert found[1:3] == [found[1], found[2]]


def test_an_interrupted_search_of_a_project_is_resumed(project, monkeypatch):
    def interrupted(*arguments, **how):
        for report in solve_reports(*arguments, **how):
            yield report
            if isinstance(report, CheckpointReached):
                raise KeyboardInterrupt

    monkeypatch.setattr(kept_search, "SAVE_SECONDS", 0.0)
    times = 0
    with monkeypatch.context() as patched:
        patched.setattr(project_search, "quick_count", interrupted)
        for _ in range(3):
            try:
                project.solve("cube", convention="raw")
            except KeyboardInterrupt:
                times += 1
    if times == 3:  # a fast machine may be done before the first checkpoint
        with pytest.raises(FormatError, match="keeps an unfinished search that lists raw"):
            project.solve("cube", convention="unique")
        assert "paused at" in project.status("cube")
    found = project.solve("cube", convention="raw")
    assert len(found) == len({str(each) for each in found}) == len(project.solve()) == 11_520
    with pytest.raises(FormatError, match=r"contains 11,520 solutions \(raw\) of this problem"):
        project.solve("cube", convention="unique")
    assert len(project.solve("cube", restart=True)) == 240


def test_an_impossible_problem_of_a_project_has_no_solutions(project):
    assert list(project.solve("bar")) == []
    assert project.count("bar") == 0
    assert project.status("bar") == "no solutions"


def test_changes_of_a_project_are_saved(project, tmp_path):
    copy = tmp_path / "copy.cubewright"
    project.remove("bar")
    project.save(copy)
    assert list(cubewright.problems(copy)) == ["cube"]
    assert list(cubewright.problems(tmp_path / "a.cubewright")) == []
    project.save()
    assert list(cubewright.problems(tmp_path / "a.cubewright")) == ["cube"]
    other = cubewright.open_project(tmp_path / "a.cubewright")
    assert "it is open for writing in process" in other.read_only_reason
    other.close()
    with pytest.raises(FormatError, match="No such file"):
        cubewright.open_project(tmp_path / "b.cubewright")


def test_a_bar_shows_each_share_in_per_cent(monkeypatch):
    shown = []

    class Bar:
        def __init__(self, **how):
            shown.append(how)

        __enter__ = lambda self: self  # noqa: E731
        __exit__ = lambda self, *_error: None  # noqa: E731
        add_task = lambda self, name, total: shown.append((name, total)) or 7  # noqa: E731
        update = lambda self, task, completed: shown.append((task, completed))  # noqa: E731

        def refresh(self):
            shown.append(self.n)

    reports = [Progressed(share, Counts(), StageTable.zeros(1), 1.0) for share in (0.25, 0.5, 1.0)]
    for name, expected in (
        ("tqdm.auto", [{"total": 100, "unit": "%"}, 25.0, 50.0, 100.0]),
        ("rich.progress", [{}, ("Searching", 100), (7, 25.0), (7, 50.0), (7, 100.0)]),
    ):
        shown.clear()
        monkeypatch.setitem(sys.modules, "tqdm.auto", None)
        fake = type(sys)(name)
        fake.tqdm = fake.Progress = Bar
        monkeypatch.setitem(sys.modules, name, fake)
        monkeypatch.setitem(sys.modules, name.partition(".")[0], type(sys)("parent"))
        assert list(with_progress(iter(["other", *reports]), True)) == ["other", *reports]
        assert shown == expected
    shown.clear()
    assert list(with_progress(iter(reports), False)) == reports
    assert shown == []
