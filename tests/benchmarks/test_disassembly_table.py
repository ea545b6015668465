"""The table of analyses leaves out missing puzzles, and shows the targets that are known."""

import csv

from disassembly_table import Row, main, table


def test_an_own_burr_is_measured_without_other_files(tmp_path, capsys):
    path = tmp_path / "build" / "disassembly.csv"
    where = ["--yardsticks", str(tmp_path), "--csv", str(path), "--rounds", "1"]
    assert main(["--puzzle", "Third time lucky", *where]) == 0
    with path.open(newline="") as stream:
        (row,) = csv.DictReader(stream)
    assert (row["assemblies"], row["apart"], row["target"]) == ("3", "2", "0.0")
    assert 0 < float(row["kernel"]) < float(row["canonical"])
    assert "most_constrained.cpp is not there" in capsys.readouterr().err


def test_a_target_is_shown_with_the_time_in_times_of_it():
    rows = [
        Row("burr", 12, 1, 14482, 0.02, 0.03, 0.018, 0.12, 0.018, 0.024),
        Row("cage", 12, 1, 144, 0.01, 0.03, 0.015, 0.1, 0.02),
    ]
    assert table(rows).splitlines()[2:] == [
        "| burr | 12 | 1 | 14,482 | 20 | 30 | 40 % | 120 | 85 % | 60 % | 24 | 0.75 | 1.25 | 5.00 |",
        "| cage | 12 | 1 | 144 | 10 | 30 | 50 % | 100 | 80 % | 75 % |  |  |  |  |",
    ]
