"""The table of targets is built from CSV files."""

import pytest
from targets_table import Figure, figures, main, table, written

DOCUMENT = "# Speed\n\n<!-- targets: start -->\nold\n<!-- targets: end -->\n\nMore.\n"


@pytest.fixture
def folder(tmp_path):
    files = {
        "bench": "puzzle,seconds\nbedlam,3.0\ntetris,2.0\n",
        "threads": "threads,ratio\n1,1.00\n2,1.85\n",
        "flat": "board,c_seconds,whole_ratio\nPentominoes 3x20,0.0003,11.5\nMeteor,0.09,0.28\n",
        "disassembly": "puzzle,canonical,burrtools,target\n"
        "PelikanBurr,0.02,0.05,0.03\nown,1,1,0.0\n",
        "turns": "name,seconds,former\nbasic-burr,0.02,0.6\n",
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
