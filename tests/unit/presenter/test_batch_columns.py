"""The columns of a batch in the window, the terminal and CSV files."""

import csv
from dataclasses import replace
from io import StringIO

import pytest

from cubewright.formats.batch import BatchRow, batch_rows_of_file
from cubewright.formats.fig.file import parse_fig
from cubewright.presenter.batch_columns import (
    BEST_LEVEL,
    CSV,
    LEVEL_COLUMNS,
    TERMINAL,
    WINDOW,
    BatchEntry,
)
from cubewright.presenter.search.batch_run import Levels, TaskResult
from cubewright.presenter.table import csv_line, csv_table
from cubewright.solver.analysis.batch import Answer, Verdict
from cubewright.solver.report import Counts

CUBE = "/111/111/111\n" * 3


def test_csv_is_read_back_whatever_a_name_holds():
    text = f'/SOMA a, "b"\n{CUBE}'
    (row,) = batch_rows_of_file(parse_fig(text, "x,y.fig"))
    solved = Answer(Verdict.SOLVABLE, Counts(unique=240), 0.25, 28.71)
    entries = [BatchEntry(row, TaskResult(answer)) for answer in (solved, None)]
    first, second = csv.DictReader(StringIO(csv_table(CSV, entries)))
    assert list(first) == [column.name for column in CSV]
    values = ["x,y.fig", "1", row.name, "27", "soma", "240", "0.250000", "medium", "28.7", ""]
    assert list(first.values()) == values
    assert (second["solutions"], second["seconds"], second["remark"]) == ("", "", "")


def test_a_csv_line_has_why_there_is_no_solution_and_what_there_is_to_know_of_the_figure():
    row = BatchRow("my.fig", 7, "Sofa", 27, remarks=("commented out in the file",))
    impossible = Answer(Verdict.IMPOSSIBLE, seconds=0.00125, reason="piece P fits nowhere")
    assert csv_line(CSV, BatchEntry(row, TaskResult(impossible))) == (
        "my.fig,7,Sofa,27,,0,0.001250,,,"
        "impossible: piece P fits nowhere; commented out in the file\n"
    )


def entry(verdict=Verdict.SOLVABLE, levels=None, remarks=(), **others):
    (row,) = batch_rows_of_file(parse_fig(f"/SOMA Sofa\n{CUBE}", "my.fig"))
    row = replace(row, remarks=remarks)
    found = None if verdict is None else Answer(verdict, Counts(unique=1240), 2.5, 75.4, "time")
    return BatchEntry(row, TaskResult(found, levels), **others)


def texts(columns, record):
    return {column.name: column.text(record) for column in columns if column.text(record)}


def test_the_window_shows_a_solved_figure():
    assert texts(WINDOW, entry(remarks=("a", "b"))) == {
        "figure": "Sofa",
        "cubelets": "27",
        "solutions": "1,240  (a; b)",
        "seconds": "2.5 s",
        "difficulty": "hard (75)",
        "pieces": "Soma",
        "file": "my.fig",
    }
    assert texts(WINDOW, entry(is_searching=True))["solutions"] == "searching…"
    assert texts(WINDOW, entry(is_searching=True, is_done=True))["solutions"] == "1,240"
    assert "solutions" not in texts(WINDOW, entry(None, remarks=("a",)))
    assert texts(WINDOW, BatchEntry(BatchRow("x.fig", remarks=("a", "b")))) == {
        "solutions": "a; b",
        "file": "x.fig",
    }


def test_the_terminal_and_csv_files_have_plain_numbers():
    found = entry(levels=Levels(2345, 1200, "5.2", 7, is_complete=False))
    columns = (*TERMINAL, *LEVEL_COLUMNS)
    assert [each.plain_text(found) for each in columns] == [
        *("Sofa", "soma", "1", "27", "1,240", "2.5000", "hard"),
        *("2,345+", "1,200+", "5.2", "7"),
    ]
    assert [each.csv_text(found) for each in LEVEL_COLUMNS] == ["2345+", "1200+", "5.2", "7"]
    complete = entry(levels=Levels(2345, 1200, "5.2", 7))
    assert [each.csv_text(complete) for each in LEVEL_COLUMNS] == ["2345", "1200", "5.2", "7"]
    assert [each.text(entry()) for each in LEVEL_COLUMNS] == [""] * 4
    assert [each.csv_text(entry()) for each in LEVEL_COLUMNS] == [""] * 4


def test_columns_are_sorted_by_number_and_levels_number_by_number():
    few, many = entry(levels=Levels(9, 8, "5.9.1", 2)), entry(levels=Levels(10, 9, "5.10", 11))
    for column in LEVEL_COLUMNS:
        assert column.sort_key(entry()) < column.sort_key(few) < column.sort_key(many)
    no_level = entry(levels=Levels(9, 8, "stuck", 2))
    assert BEST_LEVEL.sort_key(entry()) < BEST_LEVEL.sort_key(no_level)
    assert BEST_LEVEL.sort_key(no_level) < BEST_LEVEL.sort_key(few)
    keys = {column.name: column.sort_key(few)[1] for column in WINDOW if column.key}
    assert keys == {
        "cubelets": 27,
        "solutions": 1240,
        "seconds": 2.5,
        "difficulty": 75.4,
        "pieces": "soma",
        "file": (1, "my.fig"),
        "assemblies": 9,
        "come apart": 8,
        "best level": (1.0, "000000005.000000009.000000001"),
        "not decided": 2,
    }


@pytest.mark.parametrize("verdict", [None, *Verdict])
def test_a_figure_is_out_of_time_or_without_a_solution_by_its_result(verdict):
    for levels in (None, Levels(3, 2, "1", 0), Levels(3, 2, "1", 0, is_complete=False)):
        found = entry(verdict, levels)
        late = verdict is Verdict.UNFINISHED or (levels is not None and not levels.is_complete)
        assert found.is_out_of_time == late
        assert found.has_no_solution == (verdict not in (None, Verdict.SOLVABLE))
    assert BatchEntry(BatchRow("x.fig")).has_no_solution
    found = entry(verdict, remarks=("a", "b"))
    if verdict is Verdict.IMPOSSIBLE:
        assert (found.result, found.solutions) == ("impossible: time; a; b", 1240)
    elif verdict is not None and verdict is not Verdict.SOLVABLE:
        assert (found.result, found.solutions) == ("time; a; b", None)
    assert found.pieces_title == "Soma"
    assert (found.seconds, found.grade) == ((None, "") if verdict is None else (2.5, "hard"))
