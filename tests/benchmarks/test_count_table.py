"""The table of a long count, measured with its smallest board."""

import csv

import pytest
from count_table import Estimate, main, worst_factor


def test_a_board_is_counted(tmp_path, capsys):
    path = tmp_path / "build" / "count.csv"
    assert main(["--board", "30", "3", "--threads", "1", "--csv", str(path)]) == 0
    with path.open(newline="") as stream:
        (row,) = csv.DictReader(stream)
    assert (row["board"], row["threads"], row["solutions"]) == ("3x30", "1", "46")
    assert float(row["seconds"]) > 0
    assert "| 3x30 | 1 | 46 |" in capsys.readouterr().out


def test_estimates_from_a_tenth_of_the_time_on_count():
    early, half, late = Estimate(0.5, 900.0), Estimate(5.0, 4.0), Estimate(9.95, 7.0)
    assert worst_factor([early, half, late], 10.0) == pytest.approx(1.25)
    assert worst_factor([half, Estimate(8.0, 3.0)], 10.0) == pytest.approx(1.5)
    assert worst_factor([early], 10.0) == 0.0
