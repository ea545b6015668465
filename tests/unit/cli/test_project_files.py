"""``.cubewright`` files in the terminal."""

import json
import random
import re
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from dataclasses import replace

import numpy as np
import pytest

from cubewright.cli.commands.list_known import figures_in
from cubewright.cli.main import main
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.writer import figure_text
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.project.file import ProjectFile, read_project, write_project
from cubewright.formats.project.schema import VERSION
from cubewright.formats.solutions.solution_format import solution_formats
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.problem import Problem
from cubewright.model.project import project_of
from cubewright.model.symmetry.group import Convention


@pytest.fixture
def path(tmp_path):
    """A project with the Soma cube, a figure for any two pieces, an impossible and an empty one."""
    cube = built_in_puzzle("cube")
    pair = replace(cube, figure=Figure((*CUBIC.box((3, 2, 1)), (2, 2, 0)), "block"))
    odd = replace(cube, figure=Figure(CUBIC.box((27, 1, 1)), "bar"))
    project = project_of({"cube": cube, "block": pair, "bar": odd})
    found = tmp_path / "my.cubewright"
    write_project(found, project.with_problem_added(Problem("later")))
    return found


def _results(path, index=0):
    return read_project(path).problems[index].results


def test_a_problem_is_solved_by_name_and_by_number(path, capsys):
    assert main(["solve", str(path), "--count"]) == 0
    found = capsys.readouterr()
    assert found.out == "240\n"
    assert "has 4 problems; using problem 1 ('cube')" in found.err
    for problem in ("block", "2"):
        assert main(["solve", str(path), "--problem", problem, "--count", "--raw"]) == 0
        assert int(capsys.readouterr().out) > 0
    assert main(["solve", str(path), "--problem", "later", "--count"]) == 2
    assert "problem 4 ('later') has no figure; choose one" in capsys.readouterr().err


def test_keep_stores_all_solutions_and_does_not_search_twice(path, capsys):
    assert main(["solve", str(path), "--problem", "cube", "--keep"]) == 0
    assert capsys.readouterr().out == "240\n"
    results = _results(path)
    assert (results.is_complete, results.search) == (True, None)
    assert (results.counts.raw, results.counts.unique) == (11_520, 240)
    assert len(results.solutions) == 240
    covered = {cell for each in results.solutions[239] for cell in each.cells}
    assert covered == set(CUBIC.box((3, 3, 3)))
    assert [run.outcome for run in results.runs] == ["complete"]
    assert main(["solve", str(path), "--problem", "cube", "--keep"]) == 0
    found = capsys.readouterr()
    assert found.out == "240\n"
    assert "has all solutions already; --restart searches again" in found.err
    assert main(["solve", str(path), "--problem", "cube", "--keep", "--raw"]) == 2
    kept = "it contains 240 solutions of this problem, which a new search would discard; to search"
    assert kept in capsys.readouterr().err
    assert len(_results(path).solutions) == 240
    assert main(["solve", str(path), "--problem", "cube", "--keep", "--restart", "--raw"]) == 0
    assert main(["solve", str(path), "--problem", "cube", "--keep"]) == 0
    assert "has all solutions already" in capsys.readouterr().err
    assert len(_results(path).solutions) == 11_520
    assert _results(path).convention is Convention.RAW


def _all_rows(path):
    return [
        tuple(sorted((each.piece, each.cells) for each in placed))
        for placed in _results(path).solutions
    ]


def test_a_stopped_search_is_resumed_and_lists_no_solution_twice(path, capsys, slow_clock):
    arguments = ["solve", str(path), "--problem", "cube", "--raw", "--keep"]
    times = 0
    while main([*arguments, "--limit-seconds", "0.07"]) == 124:
        times += 1
        results = _results(path)
        assert not results.is_complete
        assert results.search.listed == len(results.solutions) == results.counts.raw
        assert "resume it with: cubewright solve" in capsys.readouterr().err
        if times == 3:
            assert main(arguments) == 0
            break
    assert times
    rows = _all_rows(path)
    assert len(rows) == len(set(rows)) == 11_520
    results = _results(path)
    assert results.is_complete
    assert results.search is None
    assert [run.outcome for run in results.runs] == ["stopped"] * times + ["complete"]


def _fill_pages(path):
    """Fill the page of the problems, so that any addition needs a new page."""
    with closing(sqlite3.connect(path)) as connection:
        before = connection.execute("PRAGMA page_count").fetchone()
        last = "(SELECT max(position) FROM problem)"
        while connection.execute("PRAGMA page_count").fetchone() == before:
            connection.commit()
            connection.execute(f"UPDATE problem SET data = data || '  ' WHERE position = {last}")
        connection.rollback()


def test_a_full_disk_pauses_the_search_and_keep_continues_it(path, capsys, monkeypatch, slow_clock):
    from cubewright.formats.project import file
    from cubewright.presenter.files import kept_search

    _fill_pages(path)
    pages = path.stat().st_size // 4096
    connect = file.connect

    def small_disk(*arguments, **how):
        connection = connect(*arguments, **how)
        if how.get("writes"):
            connection.execute(f"PRAGMA max_page_count = {pages + room}")
        return connection

    monkeypatch.setattr(kept_search, "SAVE_SECONDS", 0.0)
    monkeypatch.setattr(file, "connect", small_disk)
    arguments = ["solve", str(path), "--problem", "block", "--raw", "--keep"]
    room = 0
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert (
        "the disk is full, and nothing of this search could be kept; free some space, then start"
        in error
    )
    arguments = ["solve", str(path), "--problem", "cube", "--raw", "--keep"]
    room = 10_000
    assert main([*arguments, "--limit-seconds", "0.07"]) == 124
    kept = len(_results(path).solutions)

    room = path.stat().st_size // 4096 - pages
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert re.search(r"paused at [0-9.]+ % \([0-9,]+ solutions kept\); free some space", error)
    assert f"continue with: cubewright solve {path} --problem 1 --keep" in error
    results = _results(path)
    assert kept <= len(results.solutions) == results.counts.raw < 11_520
    room = 10_000
    assert main(arguments) == 0
    assert len(_all_rows(path)) == len(set(_all_rows(path))) == 11_520


def test_a_count_is_kept_without_solutions(path, capsys):
    assert main(["solve", str(path), "--problem", "cube", "--count", "--keep"]) == 0
    assert capsys.readouterr().out == "240\n"
    results = _results(path)
    assert (results.counts.unique, len(results.solutions)) == (240, 0)


def test_an_impossible_problem_is_kept_as_such(path, capsys):
    assert main(["solve", str(path), "--problem", "bar", "--keep"]) == 1
    assert "impossible" in capsys.readouterr().err
    assert _results(path, 2).is_complete


def test_keep_refuses_a_file_that_is_open_elsewhere(path, capsys):
    with ProjectFile(path):
        assert main(["solve", str(path), "--problem", "cube", "--keep"]) == 2
    error = capsys.readouterr().err
    assert "--keep cannot write it: it is open for writing in process" in error


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["solve", "cube", "--keep"], "--keep needs a .cubewright FILE"),
        (["solve", "FILE", "--restart"], "--restart needs --keep"),
        (["solve", "FILE", "--keep", "--limit", "1"], "--limit cannot be combined with --keep"),
        (["solve", "FILE", "--figure", "cube"], "choose a problem with --problem"),
        (["solve", "FILE", "--problem", "cub"], "no problem 'cub'"),
    ],
)
def test_wrong_arguments_are_refused(path, capsys, arguments, reason):
    assert main([str(path) if each == "FILE" else each for each in arguments]) == 2
    assert reason in capsys.readouterr().err


def test_list_shows_problems_with_their_results_and_shapes(path, capsys):
    main(["solve", str(path), "--problem", "cube", "--keep"])
    capsys.readouterr()
    assert main(["list", str(path)]) == 0
    text = capsys.readouterr().out
    assert re.search(r"1 +cube +27 cubelets +7 kinds of piece +240 solutions", text)
    assert re.search(r"4 +later +no figure +0 kinds of piece", text)
    assert "Shapes" in text


def test_batch_has_a_row_for_each_problem(path, capsys):
    assert main(["batch", str(path), "--csv"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert ",cube,27,soma,240," in lines[1]
    assert "has no figure; choose one" in lines[4]


def test_a_figure_file_becomes_a_project_and_a_figure_file_again(tmp_path, capsys):
    cells = (*CUBIC.box((3, 2, 1)), (2, 2, 0))
    constraints = Constraints([("V", ((0, 0, 0), (0, 1, 0), (1, 0, 0)))], [("L", (0, 0, 0))])
    text = figure_text(Figure(cells, "Stairs"), ["a remark"], constraints, piece_set("soma"))
    fig, project, back = (tmp_path / name for name in ("a.fig", "b.cubewright", "c.fig"))
    fig.write_text(text + "\n/SOMA Odd\n/1111/1\n")
    assert main(["convert", str(fig), str(project), "--strict"]) == 0
    stairs, odd = read_project(project).problems
    assert (stairs.name, stairs.note) == ("Stairs", "a remark")
    assert (odd.name, odd.pieces) == ("Odd", ())
    assert main(["convert", str(project), str(back), "--problem", "Stairs"]) == 0
    capsys.readouterr()
    counts = []
    for path in (fig, back):
        main(["solve", "--figure", "Stairs", str(path), "--count", "--raw"])
        counts.append(capsys.readouterr().out)
    assert counts[0] == counts[1] == "1\n"


@pytest.mark.parametrize("name", sorted(solution_formats()))
def test_kept_solutions_are_written_as_solve_writes_them(path, capsys, name):
    arguments = ["--problem", "cube", "--rotations"]
    main(["solve", str(path), *arguments, "--keep"])
    capsys.readouterr()
    assert main(["solve", str(path), *arguments, "--format", name]) == 0
    printed = capsys.readouterr().out
    target = path.with_name("out")
    assert main(["convert", str(path), str(target), "--format", name]) == 0
    assert target.read_text() == printed
    lost = capsys.readouterr().err.splitlines()
    assert [each.split(": ", 2)[2] for each in lost] == [
        "3 other problems",
        "the counts and runs of problem 1 ('cube')",
    ]
    target.unlink()
    assert main(["convert", str(path), str(target), "--format", name, "--strict"]) == 2
    assert not target.exists()


def test_the_ending_names_the_format_of_solutions(path, capsys):
    main(["solve", str(path), "--problem", "cube", "--keep"])
    for ending, start in (
        (".json", "{"),
        (".csv", "number,0 0 0"),
        (".txt", "|"),
        (".layers", "|"),
    ):
        target = path.with_name(f"out{ending}")
        assert main(["convert", str(path), str(target)]) == 0
        assert target.read_text().startswith(start)
    fig = path.with_name("out.fig")
    assert main(["convert", str(path), str(fig), "--problem", "cube"]) == 0
    assert len(figures_in(fig).blocks) == 1
    assert main(["convert", str(fig), str(path.with_name("out.json"))]) == 2
    assert main(["convert", str(path), str(path.with_name("a.json")), "--problem", "2"]) == 2
    error = capsys.readouterr().err
    assert (
        "out.fig: it contains no solutions; convert it to a project and solve that with --keep"
        in error
    )
    assert "problem 2 ('block') has no solutions; solve it with --keep" in error
    assert not path.with_name("a.json").exists()


def test_stored_solutions_of_a_burrtools_file_are_written(path, capsys):
    main(["solve", str(path), "--problem", "cube", "--keep"])
    burr, target = path.with_name("a.xmpuzzle"), path.with_name("b.json")
    assert main(["convert", str(path), str(burr), "--format", "xmpuzzle"]) == 0
    assert main(["convert", str(burr), str(target), "--strict"]) == 0
    assert len(json.loads(target.read_text())["solutions"]) == 240


def test_convert_names_what_another_format_cannot_hold(path, capsys):
    main(["solve", str(path), "--problem", "cube", "--keep"])
    capsys.readouterr()
    target = path.with_name("my.fig")
    assert main(["convert", str(path), str(target), "--strict"]) == 2
    error = capsys.readouterr().err
    assert "240 solutions of problem 1 ('cube')" in error
    assert "problem 4 ('later') has no figure" in error
    assert not target.exists()
    copy = path.with_name("copy.cubewright")
    assert main(["convert", str(path), str(copy), "--strict"]) == 0
    assert len(_results(copy).solutions) == 240


def test_a_project_that_is_open_elsewhere_is_not_replaced(path, tmp_path, capsys):
    fig = tmp_path / "a.fig"
    fig.write_text("/SOMA Odd\n/1111/1\n")
    with ProjectFile(path):
        assert main(["convert", str(fig), str(path)]) == 2
        assert "it is open for writing in process" in capsys.readouterr().err
    assert len(read_project(path).problems) == 4
    assert main(["convert", str(fig), str(path)]) == 0
    assert len(read_project(path).problems) == 1


def test_a_burrtools_file_becomes_a_project(path, capsys):
    burr, project = path.with_name("a.xmpuzzle"), path.with_name("b.cubewright")
    assert main(["convert", str(path), str(burr), "--problem", "cube"]) == 0
    assert main(["convert", str(burr), str(project), "--strict"]) == 0
    capsys.readouterr()
    assert main(["solve", str(project), "--count"]) == 0
    assert capsys.readouterr().out == "240\n"


def _with_version(path, version, change="SELECT 1"):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute(change)
        connection.commit()


@pytest.mark.parametrize("arguments", [["list"], ["solve", "--problem", "cube", "--count"]])
def test_a_file_of_a_newer_version_opens_read_only_and_says_so_once(path, capsys, arguments):
    _with_version(path, VERSION + 1)
    before = path.read_bytes()
    assert main([arguments[0], str(path), *arguments[1:]]) == 0
    found = capsys.readouterr()
    assert "cube" in found.out or found.out == "240\n"
    assert found.err.splitlines() == [
        "cubewright: my.cubewright opens read-only: a newer version of Cubewright wrote it "
        f"(format {VERSION + 1}; this program writes {VERSION}); update Cubewright to change it"
    ]
    assert path.read_bytes() == before


@pytest.mark.parametrize("arguments", [["list"], ["solve", "--keep"], ["convert", "new.fig"]])
def test_what_a_newer_version_wrote_and_this_one_cannot_read_is_one_line(path, capsys, arguments):
    _with_version(path, VERSION + 1, "ALTER TABLE problem RENAME COLUMN data TO content")
    assert main([arguments[0], str(path), *arguments[1:]]) == 2
    error = capsys.readouterr().err.splitlines()[-1]
    assert f"cannot be read: a newer version of Cubewright wrote it (format {VERSION + 1}" in error


MEASURED = """
import sys
from cubewright.cli.main import main
status = main(sys.argv[1:])
with open("/proc/self/status") as lines:
    print(next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:")) // 1024)
sys.exit(status)
"""


@pytest.mark.slow
def test_35_million_solutions_are_kept_with_little_memory(tmp_path):
    path = tmp_path / "plus.cubewright"
    write_project(path, project_of({"plus": built_in_puzzle("soma-plus-2x4x5")}))
    done = subprocess.run(
        [sys.executable, "-c", MEASURED, "solve", str(path), "--raw", "--keep"],
        capture_output=True,
        text=True,
        check=True,
    )
    count, megabytes = map(int, done.stdout.split())
    assert count == 35_528_720
    assert megabytes < 300
    assert path.stat().st_size < 100_000_000
    solutions = _results(path).solutions
    assert len(solutions) == count
    for number in (0, 20_000_000, count - 1):
        covered = [cell for each in solutions[number] for cell in each.cells]
        assert sorted(covered) == sorted(built_in_puzzle("soma-plus-2x4x5").figure.cells)


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("place", [(), ("--cluster", "local", "--workers", "2")])
def test_a_killed_solve_is_resumed_and_lists_no_solution_twice(tmp_path, place):
    if place:
        pytest.importorskip("distributed", reason="clusters need the extra 'cluster'")
    path = tmp_path / "bedlam.cubewright"
    write_project(path, project_of({"bedlam": built_in_puzzle("bedlam")}))
    command = [sys.executable, "-m", "cubewright", "solve", str(path), "--keep", *place]
    random_, slower = random.Random(1), 1.5 if place else 1.0
    for _ in range(4):
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
            with suppress(subprocess.TimeoutExpired):
                process.wait(random_.uniform(2, 5) * slower)
            process.kill()
        results = _results(path)
        assert len(results.solutions) == (results.counts.unique or 0)
        assert results.is_complete or not len(results.solutions) or results.search is not None
    assert subprocess.run(command, check=True, capture_output=True).stdout == b"19186\n"
    rows = np.concatenate(list(_results(path).solutions.batches()))
    assert len(np.unique(rows, axis=0)) == len(rows) == 19_186
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
