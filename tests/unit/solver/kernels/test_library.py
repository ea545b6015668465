"""Kernels that were compiled ahead check their arguments and keep them alive."""

import ast
import gc
import json
import struct
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from subprocess import CompletedProcess
from threading import Barrier, Thread
from typing import Annotated

import numpy as np
import pytest

import cubewright
from cubewright.errors import CubewrightError
from cubewright.solver.kernels import library as kernel_library
from cubewright.solver.kernels.build import signature, tier_here
from cubewright.solver.kernels.cell_numbers import renumber_cells
from cubewright.solver.kernels.library import Library, library
from cubewright.solver.kernels.sources import FOLDER, TIERS, file_of, is_current, stamps

PACKAGE = "cubewright.solver.kernels"
KERNELS = sorted(library().kernels)


def kernel(name):
    module, _, function = name.rpartition(".")
    return getattr(import_module(f"{PACKAGE}.{module}"), function)


def fields(parameters, path=()):
    """Every parameter and each of its fields, with the path to it."""
    for name, kind in parameters:
        yield (*path, name), kind
        if not isinstance(kind, str) and kind[0] != "array":
            yield from fields(kind[1], (*path, name))


def right(kind, words):
    if kind == "mask":
        return (np.uint64(0),) * words
    if isinstance(kind, str):
        return {"int": 0, "bool": False, "word": np.uint64(0)}[kind]
    if kind[0] == "array":
        return np.zeros((2,) * kind[2], kind[1])
    return tuple_of(kind, [right(inner, words) for _, inner in kind[1]])


def tuple_of(kind, values):
    return namedtuple(kind[0], [name for name, _ in kind[1]])(*values)


def with_field(kind, value, path, new):
    """The value with the field at the end of the path replaced."""
    if not path:
        return new
    inner = dict(map(tuple, kind[1]))
    changed = with_field(inner[path[0]], getattr(value, path[0]), path[1:], new)
    return value._replace(**{path[0]: changed})


def wrong_values(kind):
    """Wrong values, each close to a value that the kernel takes."""
    yield None
    if kind == "mask":
        yield np.zeros(1, np.uint64)
        yield ()
        yield (np.uint64(0),) * 3
        yield (-1,)
        yield (1 << 64,)
        yield (0.0,)
    elif kind == "bool":
        yield 1
    elif isinstance(kind, str):
        yield 0.0
        yield 1 << 64
        yield "0"
        yield -1 if kind == "word" else 1 << 63
    elif kind[0] == "array":
        _, dtype, dimensions = kind
        shape = (2,) * dimensions
        yield np.zeros(shape, np.float64)
        if np.dtype(dtype).itemsize > 1:
            yield np.zeros(shape, np.dtype(dtype).newbyteorder())
        yield np.zeros((*shape, 2), dtype)
        yield np.zeros((4,) * dimensions, dtype)[(slice(None, None, 2),) * dimensions]
        frozen = np.zeros(shape, dtype)
        frozen.flags.writeable = False
        yield frozen
        yield frozen.tolist()
    else:
        yield ()
        yield tuple_of([kind[0], kind[1][1:]], [None] * (len(kind[1]) - 1))


@pytest.mark.parametrize("name", KERNELS)
def test_every_wrong_argument_and_field_is_an_error_that_names_it(name):
    row = library().kernels[name]
    words = int(min(row["symbols"], key=int))
    parameters = row["parameters"]
    given = [right(kind, words) for _, kind in parameters]
    kernel(name).bind(*given)  # all of them right
    tried = 0
    for path, kind in fields(parameters):
        place = [each for each, _ in parameters].index(path[0])
        for wrong in wrong_values(kind):
            arguments = list(given)
            top = parameters[place][1]
            arguments[place] = with_field(top, given[place], path[1:], wrong)
            with pytest.raises(TypeError) as caught:
                kernel(name).bind(*arguments)
            if not (isinstance(wrong, tuple) and len(wrong) == 3):
                assert f"{name}: {'.'.join(path)} must be" in str(caught.value)
            tried += 1
    assert tried > len(parameters)


def test_a_wrong_number_of_arguments_is_an_error():
    arrays = np.zeros((1, 1), np.uint64), np.zeros(64, np.int32), np.zeros((1, 1), np.uint64)
    with pytest.raises(TypeError, match="takes 3 arguments, not 4"):
        renumber_cells(*arrays, 0)
    with pytest.raises(TypeError, match=r"takes 1 more arguments \(renumbered\), not 0"):
        renumber_cells(*arrays[:2])


def test_masks_of_another_number_of_words_are_an_error():
    row = library().kernels["board.run"]
    given = [right(kind, 3) for _, kind in row["parameters"]]
    with pytest.raises(TypeError, match="compiled for masks of 1, 2, 4, 8 words, not 3"):
        kernel("board.run").bind(*given)


def test_arrays_live_as_long_as_a_kernel_is_bound_to_them():
    size = 100_000

    def bound():
        masks = np.full((size, 1), 0b101, np.uint64)
        numbers = np.arange(1, 65, dtype=np.int32)
        return renumber_cells.bind(masks, numbers)

    call = bound()
    gc.collect()
    np.full((size, 1), 7, np.uint64)  # memory that was freed would be used again
    renumbered = np.zeros((size, 1), np.uint64)
    call(renumbered)
    assert (renumbered == 0b1010).all()


def test_threads_may_share_a_bound_kernel():
    masks = np.arange(1 << 14, dtype=np.uint64).reshape(-1, 1)
    call = renumber_cells.bind(masks, np.arange(3, 67, dtype=np.int32))

    def run(_):
        renumbered = np.zeros_like(masks)
        call(renumbered)
        return (renumbered == masks << np.uint64(3)).all()

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(run, range(32)))


def test_results_are_integers_truth_values_and_pairs():
    results = {tuple(map(str, row["result"])) for row in library().kernels.values()}
    assert results == {(), ("int",), ("bool",), ("int", "int")}
    found = kernel("fitting_options.list_meeting")(
        np.array([[1], [2], [3]], np.uint64), np.array([2], np.uint64),
        np.arange(3, dtype=np.int32), np.zeros(3, np.int32),
    )  # fmt: skip
    assert found == 2
    assert type(found) is int


def test_all_that_python_calls_is_compiled():
    called = set()
    for file in FOLDER.parents[1].rglob("*.py"):
        if file.is_relative_to(FOLDER):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
                module = import_module(node.module)
                for name in node.names:
                    value = getattr(module, name.name, None)
                    if callable(value) and value.__module__.startswith(PACKAGE):
                        called.add(value)
    plain = {
        value.__name__
        for value in called
        if type(value).__name__ == "function"
        and value.__module__ not in (f"{PACKAGE}.library", f"{PACKAGE}.sources")
    }
    assert not plain
    assert len(called) > 20


def test_types_of_arrays_are_found_with_every_version_of_numpy():
    """Since numpy 2.5, ``NDArray[X]`` is an alias with one argument, as a list has."""
    array = np.ndarray[tuple[int], np.dtype[np.bool_]]
    for hint in (Annotated[array, 1], Annotated[list[np.bool_], 1]):

        def kernel(ready: int) -> None: ...

        kernel.__annotations__["ready"] = hint
        assert signature(kernel) == ([["ready", ["array", "bool", 1]]], [])


def test_the_processor_has_the_instructions_of_the_library():
    name = library().file.stem
    flags = Path("/proc/cpuinfo")
    if not flags.exists():
        pytest.skip("only Linux lists what the processor can do in a file")
    has = next(
        (line.split() for line in flags.read_text().splitlines() if line.startswith("flags")), []
    )
    level = 1
    if {"ssse3", "sse4_2", "popcnt", "cx16"} <= set(has):
        level = 2
        if {"avx2", "bmi1", "bmi2", "fma", "f16c", "movbe", "abm"} <= set(has):
            level = 3
            if {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"} <= set(has):
                level = 4
    if name.startswith("x86"):
        assert library()._code["processor_level"]() == level
    assert library().runs_here()


def test_a_library_that_was_built_from_these_sources_is_current():
    table = {"sources": stamps()}
    assert is_current(table)
    table["sources"]["board.py"] = [0, 0]
    assert not is_current(table)


def test_of_two_starts_after_a_change_one_compiles_and_the_other_waits(tmp_path, monkeypatch):
    file = file_of(tmp_path, tier_here())
    file.touch()
    table = file.with_suffix(".json")
    table.write_text('{"sources": {}, "kernels": {}}')
    compiled = []
    both_found_the_change = Barrier(2)

    def find_the_change():
        both_found_the_change.wait()
        kernel_library._compile(tier_here())

    def compile_it(command, **_):
        compiled.append(command)
        table.write_text(json.dumps({"sources": stamps(), "kernels": {}}))
        return CompletedProcess(command, 0)

    monkeypatch.setattr(kernel_library, "WORKING_COPY", tmp_path)
    monkeypatch.setattr(kernel_library.subprocess, "run", compile_it)
    starts = [Thread(target=find_the_change) for _ in range(2)]
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    assert len(compiled) == 1


def test_an_unknown_choice_is_an_error_that_lists_the_choices(monkeypatch):
    monkeypatch.setenv("CUBEWRIGHT_KERNELS", "x86-64-v9")
    with pytest.raises(CubewrightError, match="is 'x86-64-v9'; use one of numba, x86-64-v4"):
        kernel_library._load()


def test_a_damaged_table_is_an_error_that_names_the_file(tmp_path, monkeypatch):
    monkeypatch.setattr(kernel_library, "_SHIPPED", tmp_path)
    monkeypatch.delenv("CUBEWRIGHT_KERNELS", raising=False)
    for tier in TIERS:
        file = kernel_library.file_of(tmp_path, tier)
        file.write_bytes(b"no library")
        file.with_suffix(".json").write_text("{")
    with pytest.raises(CubewrightError, match=r"x86-64-v4.*cannot be loaded"):
        kernel_library._load()


def test_an_installation_without_a_library_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(kernel_library, "_SHIPPED", tmp_path)
    monkeypatch.delenv("CUBEWRIGHT_KERNELS", raising=False)
    with pytest.raises(CubewrightError, match="install Cubewright again"):
        kernel_library._load()


def test_the_library_takes_nothing_but_memset_from_c():
    data = library().file.read_bytes()
    if not data.startswith(b"\x7fELF"):
        pytest.skip("this test reads libraries of Linux only")
    assert set(undefined_symbols(data)) <= {"memset", "memcpy", "memmove"}


def undefined_symbols(data):
    """The names that a 64-bit ELF library takes from others."""
    (sections_at,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    sections = [
        struct.unpack_from("<IIQQQQIIQQ", data, sections_at + size * i) for i in range(count)
    ]
    for section in sections:
        if section[1] != 11:  # the symbols for the loader
            continue
        names = sections[section[6]][4]
        for at in range(section[4], section[4] + section[5], section[9]):
            name, info, _, where = struct.unpack_from("<IBBH", data, at)
            if name and where == 0 and info >> 4 == 1:
                end = data.index(b"\0", names + name)
                yield data[names + name : end].decode()


def test_a_search_counts_with_it():
    assert cubewright.count(cubewright.load("cube")) == 240
    assert isinstance(library(), Library)
