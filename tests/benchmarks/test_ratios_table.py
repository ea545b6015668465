"""The table of ratios leaves out missing programs, and states the reason."""

import csv

from ratios_table import Row, main, table
from yardsticks import packages


def test_what_is_not_there_is_left_out_with_a_reason(tmp_path, capsys):
    path = tmp_path / "build" / "ratios.csv"
    where = ["--yardsticks", str(tmp_path), "--csv", str(path)]
    assert main(["--board", "pentominoes-3x20", "--rounds", "1", *where]) == 0
    with path.open(newline="") as stream:
        rows = list(csv.DictReader(stream))
    printed = capsys.readouterr()
    here = [each.name for each in packages() if each.missing is None]
    assert [row["other"] for row in rows] == here
    for each in packages():
        assert each.missing is None or f"{each.name} is left out: {each.missing}" in printed.err
    assert "most_constrained.cpp is left out: " in printed.err


def test_a_program_that_was_ended_has_a_lower_bound():
    rows = [Row("Soma", "a", 0.5, 1.0), Row("Soma", "b", 0.5, 11.0, finished=False)]
    assert table(rows).splitlines()[2:] == [
        "| Soma | a | 500 | 1e+03 | 2.00 x |",
        "| Soma | b | 500 | 1.1e+04 | over 22.00 x |",
    ]
