"""The table of starts measures whole processes."""

from start_table import PYTHON, Row, measured, rows


def test_a_process_takes_time_and_memory():
    seconds, memory = measured(Row("large", ("-c", "x = bytearray(10**8)"), PYTHON))
    assert seconds > 0
    assert memory > 90


def test_every_row_is_compared_with_one_that_is_measured():
    names = [row.name for row in rows()]
    assert PYTHON in names
    assert all(row.beside in names for row in rows())
