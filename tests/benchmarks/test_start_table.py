"""The table of starts measures whole processes."""

import ast
import sys
from importlib import import_module

import pytest
from start_table import (
    COMPLETE_WINDOW,
    FIRST_SOLUTION,
    PAINTED_WINDOW,
    PYTHON,
    Row,
    measured,
    rows,
)


def test_a_process_takes_time_and_memory():
    seconds, memory = measured(Row("large", (sys.executable, "-c", "x = bytearray(10**8)"), PYTHON))
    assert seconds > 0
    assert memory > 90


@pytest.mark.parametrize("code", [PAINTED_WINDOW, COMPLETE_WINDOW, FIRST_SOLUTION])
def test_the_code_of_windows_names_what_the_program_has(code):
    for each in ast.walk(ast.parse(code)):
        if isinstance(each, ast.ImportFrom):
            module = import_module(each.module)
            for name in each.names:
                assert hasattr(module, name.name) or import_module(f"{each.module}.{name.name}")


def test_every_row_is_compared_with_one_that_is_measured():
    names = [row.name for row in rows()]
    assert PYTHON in names
    assert all(row.beside in names for row in rows())
