"""The table of targets is built from CSV files."""

import pytest
from targets_table import Figure, figures, main, table, written

DOCUMENT = "# Speed\n\n<!-- targets: start -->\nold\n<!-- targets: end -->\n\nMore.\n"


@pytest.fixture
def folder(tmp_path):
    files = {
        "bench": "puzzle,seconds\nbedlam,3.0\ntetris,2.0\n",
        "threads": "puzzle,threads,ratio,idle\nbedlam,1,1.00,0.001\nbedlam,2,1.85,0.01\n",
        "flat": "board,c_seconds,whole_seconds,whole_ratio,cpp_seconds\n"
        "Pentominoes 3x20,0.0003,0.0034,11.5,0.001\nMeteor,0.09,0.025,0.28,0\n"
        "Pentominoes 6x10,0.05,0.075,1.5,0.06\n",
        "disassembly": "puzzle,canonical,burrtools,target\n"
        "PelikanBurr,0.02,0.05,0.03\nown,1,1,0.0\n",
        "turns": "name,seconds,former\nbasic-burr,0.02,0.6\n",
        "one_assembly": "box,threads,ratio\nsix cubes,1,1.00\nsix cubes,2,1.58\n",
        "count": "board,solutions,seconds,worst\n6x15,2567183,31.5,1.7\n",
    }
    for name, text in files.items():
        (tmp_path / f"{name}.csv").write_text(text)
    return tmp_path


def test_figures_stand_beside_their_targets(folder):
    found = {each.name: each for each in figures(folder, 0.5)}
    assert found["search: bedlam"].cells[1:] == ["3 s", "C++, Bedlam cube: 4.9 s", "1 s", "no"]
    assert found["search: tetris"].is_reached
    assert found["search: solid-pentominoes-3x4x5"].cells[1] == "not measured"
    assert found["bedlam on two threads"].cells[1:] == ["1.85 x", "one thread", "1.9 x", "no"]
    assert found["bedlam on two workers"].measured is None
    assert found["bedlam on two workers"].cells[1] == "not measured"
    six_by_fifteen = "one-sided pentominoes 6x15, counted"
    assert found[six_by_fifteen].cells[1:] == ["31.5 s", "2,567,183 solutions", "", ""]
    assert found[f"{six_by_fifteen}: time left, worst factor"].is_reached
    assert found["one assembly on two threads: six cubes"].cells[1] == "1.58 x"
    assert not found["one assembly on two threads: six cubes"].is_reached
    # flat.cpp prints whole milliseconds, which is too coarse for the smallest board.
    assert found["whole solve: Pentominoes 6x10"].cells[1:3] == ["1.25 x C++", "C++: 60 ms"]
    assert found["whole solve: Pentominoes 3x20"].cells[2:] == ["C: 0.3 ms", "1.2 x C", "no"]
    assert found["whole solve: Meteor"].is_reached
    assert found["taken apart: PelikanBurr, order canonical"].is_reached
    assert not found["taken apart: PelikanBurr, order burrtools"].is_reached
    assert not any("own" in name for name in found)
    assert found["turns: basic-burr"].cells[1:] == [
        "30 x as fast",
        "before: 0.6 s",
        "10 x as fast",
        "yes",
    ]


def test_idle_threads_are_measured_only_with_enough_processors(folder, monkeypatch):
    monkeypatch.setattr("targets_table.processors", lambda: 2)
    found = {each.name: each for each in figures(folder, 0.5)}
    idle = found["idle share of 12 or more threads"]
    assert idle.cells[1:] == ["not measured: this machine has 2 processors", "", "5 %", ""]
    lines = "puzzle,threads,ratio,idle\nbedlam,2,1.9,0.01\nbedlam,16,9.0,0.125\n"
    (folder / "threads.csv").write_text(lines)
    found = {each.name: each for each in figures(folder, 0.5)}
    assert found["idle share of 16 threads: bedlam"].cells[1:] == ["12.5 %", "", "5 %", "no"]
    assert "idle share of 12 or more threads" not in found


def test_two_workers_stand_beside_two_separate_programs(folder):
    lines = "puzzle,what,number,ratio\nbedlam,workers,2,1.82\nbedlam,programs,2,1.79\n"
    (folder / "cluster.csv").write_text(lines)
    found = {each.name: each for each in figures(folder, 0.5)}
    assert found["bedlam on two workers"].cells == [
        "bedlam on two workers",
        "1.82 x",
        "one worker; two separate programs: 1.79 x",
        "1.9 x",
        "no",
    ]


def test_without_a_yardstick_some_figures_have_no_target(folder):
    found = {each.name: each for each in figures(folder, 0.0)}
    assert found["search: bedlam"].cells[1:] == ["3 s", "", "", ""]


def test_the_table_replaces_the_one_in_a_document():
    figure = Figure("search: bedlam", 3.0, "", 2.0, "s")
    new = written(DOCUMENT, [figure])
    assert "old" not in new
    assert table([figure]) in new
    assert new.startswith("# Speed\n\n<!-- targets: start -->\nMeasured on ")
    assert new.endswith("\n<!-- targets: end -->\n\nMore.\n")
    with pytest.raises(SystemExit):
        written("# Speed\n", [figure])


def test_the_document_of_the_project_has_a_place_for_the_table(folder, tmp_path, capsys):
    path = tmp_path / "benchmarks.md"
    path.write_text(DOCUMENT)
    where = ["--folder", str(folder), "--yardsticks", str(tmp_path), "--write", str(path)]
    assert main(where) == 0
    assert "| search: bedlam | 3 s |" in path.read_text()
    assert "most_constrained.cpp is not there" in capsys.readouterr().err
