"""The table of one assembly compares equal work on each number of threads."""

import csv

import pytest
from one_assembly_table import Box, Row, main, measure


def test_all_threads_reach_the_same_states_and_one_is_the_measure():
    box = Box("five cubes in 3x2", ("ABC/DE.",), 1_000)
    one, two = measure(box, (1, 2), rounds=1)
    assert one.pieces == two.pieces == 6
    assert one.states == two.states == 360  # half of the arrangements of 5 cubes in 6 places
    assert one.ratio == pytest.approx(1)
    assert (one.serial, two.ratio > 0) == (0.0, True)


def test_the_serial_part_explains_the_ratio():
    row = Row("box", 7, 100, threads=4, seconds=1.0, ratio=2.0)
    assert 1 / (row.serial + (1 - row.serial) / 4) == pytest.approx(2.0)


def test_the_table_is_written(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("one_assembly_table.BOXES", (Box("small", ("AB./C..",), 1_000),))
    path = tmp_path / "build" / "one.csv"
    assert main(["--threads", "1", "2", "--rounds", "1", "--csv", str(path)]) == 0
    with path.open(newline="") as stream:
        assert [row["threads"] for row in csv.DictReader(stream)] == ["1", "2"]
    assert "| small | 4 |" in capsys.readouterr().out
