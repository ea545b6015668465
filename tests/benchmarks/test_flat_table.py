"""The table of flat boards, measured with its smallest board."""

import csv

import pytest
from flat_table import main
from yardsticks import COMPILER


@pytest.mark.skipif(COMPILER is None, reason="there is no C compiler to build with")
def test_a_board_is_solved_beside_the_search_in_c(tmp_path, capsys):
    path = tmp_path / "build" / "flat.csv"
    assert main(["--board", "pentominoes-3x20", "--rounds", "1", "--csv", str(path)]) == 0
    with path.open(newline="") as stream:
        (row,) = csv.DictReader(stream)
    assert (row["board"], row["solutions"], row["engine"]) == ("Pentominoes 3x20", "2", "next-cell")
    times = [float(row[f"{what}_seconds"]) for what in ("c", "whole", "search")]
    assert 0 < times[2] < times[1]
    assert times[0] > 0
    assert "| Pentominoes 3x20 | 2 | next-cell | " in capsys.readouterr().out
