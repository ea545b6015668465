"""The program imports only what a command needs, so that it starts quickly."""

import json
import subprocess
import sys

import pytest

REPORT = """
import json, sys
print("\\n" + json.dumps(sorted(sys.modules)))
"""
RUN = """
import sys
from cubewright.__main__ import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
"""


def modules_of(program, *arguments):
    """Return the modules that a program has imported at its end."""
    done = subprocess.run(
        [sys.executable, "-c", program + REPORT, *arguments],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(json.loads(done.stdout.splitlines()[-1]))


def modules_after(*arguments):
    return modules_of(RUN, *arguments)


@pytest.mark.parametrize("arguments", [["--help"], ["--version"]])
def test_help_imports_neither_numpy_nor_numba_nor_qt(arguments):
    modules = modules_after(*arguments)
    assert not modules & {"numpy", "numba", "PySide6", "platformdirs"}
    assert not [name for name in modules if name.startswith("cubewright.cli.commands.")]


def test_counting_a_small_puzzle_imports_neither_numba_nor_qt():
    modules = modules_after("solve", "cube", "--count")
    assert not modules & {"numba", "llvmlite", "PySide6", "numpy.ma"}


def test_a_built_in_puzzle_is_built_without_the_others():
    program = """
import sys
from cubewright.formats.piece_sets import catalogue
read, catalogue.read_piece_set = [], lambda path, to=catalogue.read_piece_set: (
    read.append(path.stem) or to(path)
)
from cubewright.formats.built_in import built_in_puzzle
assert built_in_puzzle("cube").piece_set is catalogue.piece_set("Soma")
assert read == ["soma"], read
assert catalogue.piece_sets()["soma"] is catalogue.piece_set("soma")
assert len(list(catalogue.piece_sets().values())) == len(read)
"""
    modules_of(program)


def test_a_list_of_puzzles_imports_neither_numba_nor_qt():
    for arguments in (["list"], ["list", "--help"], ["solve", "--help"]):
        assert not modules_after(*arguments) & {"numba", "llvmlite", "PySide6"}
    assert "cubewright.model.problem" not in modules_after("list")


def test_a_search_imports_only_its_engine_and_no_qt():
    modules = modules_after("solve", "half-hour", "--count", "--engine", "brute-force")
    engines = {name for name in modules if name.startswith("cubewright.solver.engines.")}
    assert engines == {"cubewright.solver.engines.brute_force"}
    assert "PySide6" not in modules


def test_searches_with_all_engines_import_no_numba():
    modules = modules_after("compare", "half-hour", "--limit-seconds", "5")
    assert "cubewright.solver.kernels.library" in modules
    assert "cubewright.solver.engines.most_constrained" in modules
    assert not modules & {"numba", "llvmlite"}


def test_taking_apart_imports_no_numba():
    modules = modules_after("solve", "half-hour", "--disassemble")
    assert "cubewright.solver.disassembly.search" in modules
    assert not modules & {"numba", "llvmlite"}
