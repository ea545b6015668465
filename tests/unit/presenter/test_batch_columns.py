"""The columns of a batch in CSV files."""

import csv
from io import StringIO

from cubewright.formats.batch import BatchRow, batch_rows_of_file
from cubewright.formats.fig.file import parse_fig
from cubewright.presenter.batch_columns import CSV, BatchEntry
from cubewright.presenter.search.batch_run import Solved
from cubewright.presenter.table import csv_line, csv_table
from cubewright.solver.analysis.batch import Answer, Verdict
from cubewright.solver.report import Counts

CUBE = "/111/111/111\n" * 3


def test_csv_is_read_back_whatever_a_name_holds():
    text = f'/SOMA a, "b"\n{CUBE}'
    (row,) = batch_rows_of_file(parse_fig(text, "x,y.fig"))
    solved = Answer(Verdict.SOLVABLE, Counts(unique=240), 0.25, 28.71)
    entries = [BatchEntry(row, Solved(answer)) for answer in (solved, None)]
    first, second = csv.DictReader(StringIO(csv_table(CSV, entries)))
    assert list(first) == [column.name for column in CSV]
    values = ["x,y.fig", "1", row.name, "27", "soma", "240", "0.250000", "medium", "28.7", ""]
    assert list(first.values()) == values
    assert (second["solutions"], second["seconds"], second["remark"]) == ("", "", "")


def test_a_csv_line_has_why_there_is_no_solution_and_what_there_is_to_know_of_the_figure():
    row = BatchRow("my.fig", 7, "Sofa", 27, remarks=("commented out in the file",))
    impossible = Answer(Verdict.IMPOSSIBLE, seconds=0.00125, reason="piece P fits nowhere")
    assert csv_line(CSV, BatchEntry(row, Solved(impossible))) == (
        "my.fig,7,Sofa,27,,0,0.001250,,,"
        "impossible: piece P fits nowhere; commented out in the file\n"
    )
