"""Make small faults in the program, one at a time, and count how many of them the tests notice.

    python tools/mutants.py cubewright.model --sample 50 --seed 1

cosmic-ray makes the faults in a copy of the working tree, ``build/mutants``. The random choice is
a file, with a probability in proportion to the size of its syntax tree; then a place in the file;
then a change of this place. Kernels have no faults, because each fault would compile them again.

A fault is tried with tests that enter the changed function: doctests, unit tests of its layer,
and contract tests. Tests in the file of the same name run first, then the fastest, until
``--seconds`` have passed. The first call records, in some minutes, which functions each test
enters, in ``build/mutants/entered``. Later calls record changed test files, or all files with
``--record``. ``--unentered`` lists the functions that no test enters. A fault outside of functions
is tried with tests that enter functions in which its names occur, for example the name of a
constant or of a class. Tests whose files contain these names run first.

``tools/equivalent_mutants.toml`` lists faults that no user could notice; they are not counted.
"""

import argparse
import ast
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import threading
import tomllib
from collections import Counter, defaultdict
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice, zip_longest
from math import ceil
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from types import CodeType, FrameType
from typing import Any

import hypothesis  # noqa: F401  (imported once, for all processes that run tests)
import numpy  # noqa: F401
import PySide6.QtTest  # noqa: F401
import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).parents[1]
COPY = ROOT / "build" / "mutants" / "tree"
ENTERED = ROOT / "build" / "mutants" / "entered"
EQUIVALENT = ROOT / "tools" / "equivalent_mutants.toml"
LEFT_OUT = "src/cubewright/solver/kernels/"
OPTIONS = ["-q", "-p", "no:cacheprovider", "-m", "not slow and not timed"]
OPTIONS += ["--hypothesis-seed=0", "-W", "ignore:Module already imported"]
PROCESSES = min(2, os.cpu_count() or 1)
"""The number of test files that are recorded at the same time."""
WAITING_FACTOR = 6
"""The time limit of tests, as a multiple of their limit of processor time."""
IMPORT_SECONDS, SETUP_SECONDS = 0.2, 0.05
"""The processor time for the import of a test file, and for the setup of each test."""
MAX_VALUES = 4
"""The number of values of a parametrized test that are tried before other tests."""


@dataclass(frozen=True)
class Place:
    """A place in the code, and the changes that are possible there."""

    file: str
    line: int
    function: str | None
    """The qualified name of the function around it; None outside of functions."""
    names: tuple[str, ...]
    """The names defined there, outside of functions, and the names whose definitions use them."""
    changes: tuple[tuple[str, int], ...]
    """The operators of cosmic-ray, each with the index of this place among its places."""


def copy_tree() -> None:
    """Copy the files of the working tree, and the library of kernels, with their times.

    The library is valid only if its sources keep their times.
    """
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    kernels = [path.relative_to(ROOT) for path in (ROOT / "build" / "kernels").rglob("*")]
    paths = {Path(name) for name in listed.split("\0") if name}.union(kernels)
    paths = {path for path in paths if (ROOT / path).is_file()}
    for old in list(COPY.rglob("*.py")):
        if old.relative_to(COPY) not in paths:
            old.unlink()
    for path in paths:
        (COPY / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, COPY / path)


def places(file: str) -> Iterator[Place]:
    """Yield the places of a file that can be changed, without annotations, which are not run."""
    source = (COPY / file).read_text()
    unused = [
        (note.lineno, note.col_offset, note.end_lineno or 0, note.end_col_offset or 0)
        for node in ast.walk(ast.parse(source))
        for note in (getattr(node, "annotation", None), getattr(node, "returns", None))
        if isinstance(note, ast.expr)
    ]
    nodes = list(ast_nodes(get_ast(source)))
    functions = list(bodies(ast.parse(source)))
    defined, lines = list(definitions(ast.parse(source))), source.splitlines()
    found = defaultdict[tuple[object, object], list[tuple[str, int]]](list)
    for name in operator_names():
        operator_class = get_operator(name)
        if operator_class.arguments():
            continue  # It replaces variables by numbers, which need names.
        positions = chain.from_iterable(map(operator_class().mutation_positions, nodes))
        for occurrence, (start, end) in enumerate(positions):
            if not any(note[:2] <= start < note[2:] for note in unused):
                found[start, end].append((name, occurrence))
    for (start, _), changes in sorted(found.items()):
        around = [name for name, first, last in functions if first <= start < last]
        names = {name for name, first, last in defined if first <= start[0] <= last}
        while more := {
            name
            for name, first, last in defined
            if name not in names and mentions("\n".join(lines[first - 1 : last]), names)
        }:
            names |= more
        function = around[-1] if around else None
        yield Place(file, start[0], function, tuple(sorted(names)), tuple(changes))


def bodies(tree: ast.AST, path: str = "") -> Iterator[tuple[str, tuple[int, int], tuple[int, int]]]:
    """Yield the qualified name, start and end of each function's body, outer functions first."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first, last = node.body[0], node.body[-1]
            end = (last.end_lineno or 0, last.end_col_offset or 0)
            yield path + node.name, (first.lineno, first.col_offset), end
            yield from bodies(node, f"{path}{node.name}.<locals>.")
        elif isinstance(node, ast.ClassDef):
            yield from bodies(node, f"{path}{node.name}.")
        else:
            yield from bodies(node, path)


def definitions(tree: ast.Module) -> Iterator[tuple[str, int, int]]:
    """Yield the names that a module defines outside of functions, with their first and last lines.

    The decorators of a class belong to it.
    """
    for node in tree.body:
        last = node.end_lineno or 0
        if isinstance(node, ast.ClassDef):
            first = min(each.lineno for each in (node, *node.decorator_list))
            yield node.name, first, last
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for name in (each for target in targets for each in ast.walk(target)):
                if isinstance(name, ast.Name):
                    yield name.id, node.lineno, last


def mentions(text: str, names: Iterable[str]) -> bool:
    """Return whether a text contains one of some names as a word."""
    return any(re.search(rf"\b{re.escape(name)}\b", text) for name in names)


def module_name(file: str) -> str:
    return file.removeprefix("src/").removesuffix(".py").replace("/", ".")


class Recorder:
    """A plugin of pytest that records the time and the entered functions of each test.

    Functions that fixtures and imports enter count for every test of the file.
    """

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.failed = set[str]()
        self._common: dict[int, CodeType] = {}
        self._own: dict[str, dict[int, CodeType]] = {}
        self._entered = self._common
        threading.settrace(self._trace)
        sys.settrace(self._trace)

    def _trace(self, frame: FrameType, event: str, argument: object) -> None:
        self._entered[id(frame.f_code)] = frame.f_code

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        self._entered = self._own[item.nodeid] = {}
        sys.settrace(self._trace)
        begin = process_time()
        yield
        self.seconds[item.nodeid] = process_time() - begin
        self._entered = self._common
        sys.settrace(self._trace)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.failed.add(report.nodeid)

    def row(self) -> dict[str, Any]:
        """Return the functions that all tests enter, and the seconds and functions of each test."""
        sys.settrace(None)
        common = self._names(self._common)
        tests = {
            test: (self.seconds[test], sorted(self._names(entered) - common))
            for test, entered in self._own.items()
            if test not in self.failed
        }
        return {"common": sorted(common), "tests": tests}

    @staticmethod
    def _names(entered: dict[int, CodeType]) -> set[str]:
        source = f"{COPY}/src/"
        codes = [code for code in entered.values() if code.co_filename.startswith(source)]
        names = {(code.co_filename.removeprefix(f"{COPY}/"), code.co_qualname) for code in codes}
        return {f"{file}:{name}" for file, name in names if name[-1] != ">"}  # not <lambda>


class Failure:
    """A plugin of pytest that sends the name of the first test that fails."""

    def __init__(self, sender: Connection) -> None:
        self._sender = sender

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._sender.send(report.nodeid)


class Tests:
    """The tests that enter each function, and the tests that pass without a fault."""

    def __init__(self, seconds: float, packages: Iterable[str], *, record: bool) -> None:
        """Find the tests, and record the new ones, or all tests with ``record``."""
        self._seconds = seconds
        self._runs = 0
        self._passes: dict[str, bool] = {}
        layers = sorted({name.split(".")[1] for name in packages})
        folders = ["tests/gui" if layer == "gui" else f"tests/unit/{layer}" for layer in layers]
        paths = [
            *(path for name in folders for path in sorted((COPY / name).rglob("test_*.py"))),
            *sorted((COPY / "tests" / "contract").glob("test_*.py")),
            *(
                path
                for layer in layers
                for path in sorted((COPY / "src" / "cubewright" / layer).rglob("*.py"))
                if ">>>" in path.read_text()
            ),
        ]
        files = {str(path.relative_to(COPY)): path.read_text() for path in paths}
        rows = {file: _known_row(file) for file in files if not record}
        missing = [file for file, text in files.items() if rows.get(file, {}).get("text") != text]
        for file, row in recorded(missing):
            rows[file] = {"text": files[file], **row}
            _row_path(file).parent.mkdir(parents=True, exist_ok=True)
            _row_path(file).write_text(json.dumps(rows[file]))
        self._seconds_of: dict[str, float] = {}
        self._own, self._common = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
        """The tests that enter each function, and the files whose tests all enter it."""
        self._tests_of = {file: set(row["tests"]) for file, row in rows.items()}
        self._texts = files
        for file, row in rows.items():
            for name in row["common"]:
                self._common[name].add(file)
            for test, (seconds_of_test, names) in row["tests"].items():
                self._seconds_of[test] = seconds_of_test
                for name in names:
                    self._own[name].add(test)

    def entering(self, name: str) -> Counter[str]:
        """Count, for each test, the functions of this name or in this file that it enters."""
        names = [name]
        if ":" not in name:
            names = [n for n in {*self._own, *self._common} if n.startswith(f"{name}:")]
        found = Counter[str]()
        for each in names:
            found.update(self._own.get(each, ()))
            for file in self._common.get(each, ()):
                found.update(self._tests_of[file])
        return found

    def first_failing(self, place: Place, code: str) -> str | None:
        """Return the first test that fails with changed code in the file of a place."""
        tests = self._of(place)
        while tests:
            limit = 5 + 3 * sum(self._seconds_of[test] + SETUP_SECONDS for test in tests)
            failing = self._with_code(place.file, code, tests, limit)
            if failing is None:
                return None
            if failing not in self._seconds_of:  # The import failed, or the limit was reached.
                return failing if run_tests(tests, limit) is None else None
            if failing not in self._passes:
                self._passes[failing] = run_tests([failing], limit) is None
            if self._passes[failing]:
                return failing
            tests = [test for test in tests if self._passes.get(test, True)]
        return None

    def _of(self, place: Place) -> list[str]:
        name = place.file if place.function is None else f"{place.file}:{place.function}"
        stem = place.file.split("/")[-1].removesuffix(".py")
        folder = "/".join(["tests/unit", *place.file.split("/")[2:-1]])

        entering = self.entering(name)
        naming = set[str]()
        """The test files that contain names defined at the place."""
        if place.function is None:
            users = self._users(place)
            entering = users if users else entering
            naming = {file for file, text in self._texts.items() if mentions(text, place.names)}
            for file in naming:
                entering.update(dict.fromkeys(self._tests_of.get(file, ()), 1))
        entering = entering or self.entering(place.file)
        number_of = Counter[str]()

        def rank(test: str) -> tuple[bool, bool, int, bool, float]:
            far = not test.startswith((place.file, f"{folder}/test_{stem}"))
            number_of[test.partition("[")[0]] += 1
            many = number_of[test.partition("[")[0]] > MAX_VALUES
            unnamed = bool(naming) and test.partition("::")[0] not in naming
            return far, unnamed, -entering[test], many, self._seconds_of[test]

        chosen, left = list[str](), self._seconds
        files = set[str]()
        for test in sorted(sorted(entering), key=rank):
            file = test.partition("::")[0]
            cost = self._seconds_of[test] + SETUP_SECONDS + IMPORT_SECONDS * (file not in files)
            if chosen and cost > left:
                continue  # A faster test may follow.
            left -= cost
            chosen.append(test)
            files.add(file)
        return [test for test in chosen if self._passes.get(test, True)]

    def _users(self, place: Place) -> Counter[str]:
        """Return the tests that enter functions in which the names of a place occur."""
        source = (COPY / place.file).read_text()
        lines = source.splitlines()
        found = Counter[str]()
        for function, (first, _), (last, _) in bodies(ast.parse(source)):
            own = function.split(".")[0] in place.names
            if own or mentions("\n".join(lines[first - 1 : last]), place.names):
                found.update(self.entering(f"{place.file}:{function}"))
        return found

    def _with_code(self, file: str, code: str, tests: list[str], limit: float) -> str | None:
        source, status = (COPY / file).read_text(), (COPY / file).stat()
        (COPY / file).write_text(code)
        self._runs += 1  # Bytecode of the same time and size would be used again.
        os.utime(COPY / file, (self._runs, self._runs))
        try:
            return run_tests(tests, limit)
        finally:
            (COPY / file).write_text(source)
            os.utime(COPY / file, ns=(status.st_atime_ns, status.st_mtime_ns))


def _row_path(file: str) -> Path:
    return ENTERED / f"{file}.json"


def _known_row(file: str) -> dict[str, Any]:
    path = _row_path(file)
    row: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {}
    return row


def recorded(files: Iterable[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Run files of tests, some at a time; yield what :meth:`Recorder.row` returns."""
    waiting, running = list(reversed(list(files))), dict[Connection, str]()
    while waiting or running:
        while waiting and len(running) < PROCESSES:
            receiver, sender = get_context("fork").Pipe(duplex=False)
            get_context("fork").Process(target=_record, args=(waiting[-1], sender)).start()
            sender.close()
            running[receiver] = waiting.pop()
        for receiver in wait(list(running)):
            assert isinstance(receiver, Connection)
            file = running.pop(receiver)
            try:
                yield file, receiver.recv()
            except EOFError:
                yield file, {"common": [], "tests": {}}
            print(f"recorded {file}", file=sys.stderr, flush=True)


def _record(test: str, sender: Connection) -> None:
    _prepare()
    recorder = Recorder()
    pytest.main([*OPTIONS, test], [recorder])
    sender.send(recorder.row())
    os._exit(0)


def run_tests(tests: list[str], limit: float) -> str | None:
    """Return the first of some tests that fails, or None if all pass.

    If a file cannot be imported, or if the tests need more processor time than ``limit`` seconds,
    return a text instead of a test's name.
    """
    receiver, sender = get_context("fork").Pipe(duplex=False)
    process = get_context("fork").Process(target=_run_tests, args=(tests, limit, sender))
    process.start()
    sender.close()
    process.join(WAITING_FACTOR * limit)
    ended = not process.is_alive()
    if not ended:
        os.killpg(process.pid or 0, signal.SIGKILL)
        process.join()
    try:
        failing = str(receiver.recv()) if receiver.poll() else None
    except EOFError:
        failing = None
    if process.exitcode in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return None
    if process.exitcode == pytest.ExitCode.USAGE_ERROR:  # A fault can change the name of a test.
        files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
        return "the import" if files == tests else run_tests(files, 10 * limit)
    return failing or ("the import" if process.exitcode in range(6) else "the limit of time")


def _run_tests(tests: list[str], limit: float, sender: Connection) -> None:
    _prepare()
    resource.setrlimit(resource.RLIMIT_CPU, (ceil(limit), ceil(limit) + 1))
    os._exit(int(pytest.main([*OPTIONS, "-x", *tests], [Failure(sender)])))


def _prepare() -> None:
    os.setsid()
    null = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(null, number)
    os.chdir(COPY)
    os.environ["PYTHONPATH"] = str(COPY / "src")
    sys.path.insert(0, str(COPY / "src"))


def draws(names: list[str], random: Random) -> Iterator[tuple[Place, str, str, str]]:
    """Yield random places of some files as :func:`changed` returns them, each place once."""
    sizes = [sum(1 for _ in ast.walk(ast.parse((COPY / name).read_text()))) for name in names]
    left: dict[str, list[Place]] = {}
    while True:
        (name,) = random.choices(names, sizes)
        if name not in left:
            left[name] = list(places(name))
            random.shuffle(left[name])
        if left[name] and (drawn := changed(left[name].pop(), random)):
            yield drawn


def changed(place: Place, random: Random) -> tuple[Place, str, str, str] | None:
    """Return a place with its line before and after a change, and the changed code of the file.

    Returns None if the changed code is invalid: cosmic-ray treats a ``/`` between parameters as a
    division.
    """
    source = (COPY / place.file).read_text()
    operator, occurrence = random.choice(place.changes)
    code = mutate_code(source, get_operator(operator)(), occurrence)
    try:
        compile(code, place.file, "exec")
    except SyntaxError:
        return None
    lines = (filter(str.strip, text.splitlines()) for text in (source, code))
    old, new = next(pair for pair in zip_longest(*lines, fillvalue="") if pair[0] != pair[1])
    return place, " ".join(old.split()), " ".join(new.split()), code


def is_equivalent(known: dict[str, Any], module: str, old: str, new: str) -> bool:
    """Return whether the list of equivalent faults contains a fault or its kind."""
    return any(
        (each["module"], each["before"], each["after"]) == (module, old, new)
        for each in known["fault"]
    ) or any(new == old.replace(each["before"], each["after"]) for each in known["kind"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("package", nargs="+", help="such as cubewright.model")
    parser.add_argument("--sample", type=int, default=50, help="faults of each package (50)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=4, help="of a processor for a fault (4)")
    parser.add_argument("--record", action="store_true", help="record again what tests enter")
    parser.add_argument("--unentered", action="store_true", help="list what no test enters")
    options = parser.parse_args()
    copy_tree()
    tests = Tests(options.seconds, options.package, record=options.record)
    equivalent = tomllib.loads(EQUIVALENT.read_text())
    caught = survived = aside = 0
    for package in options.package:
        path = COPY / "src" / package.replace(".", "/")
        files = sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]
        names = [str(file.relative_to(COPY)) for file in files]
        names = [name for name in names if not name.startswith(LEFT_OUT)]
        if options.unentered:
            for name in names:
                for function, (line, _), _ in bodies(ast.parse((COPY / name).read_text())):
                    if not tests.entering(f"{name}:{function}"):
                        print(f"{name}:{line} {function}")
            continue
        drawn = draws(names, Random(f"{package} {options.seed}"))
        for place, old, new, code in islice(drawn, options.sample):
            if is_equivalent(equivalent, module_name(place.file), old, new):
                aside += 1
                continue
            begin = perf_counter()
            test = tests.first_failing(place, code)
            caught, survived = caught + (test is not None), survived + (test is None)
            word = "SURVIVED" if test is None else f"caught by {test}"
            print(f"{word} ({perf_counter() - begin:.0f} s)\n  {place.file}:{place.line}")
            print(f"    - {old}\n    + {new}", flush=True)
    if not options.unentered:
        share = caught / max(1, caught + survived)
        total = caught + survived
        print(f"{caught} of {total} caught ({share:.1%}), {aside} set aside as equivalent")
    return 0


if __name__ == "__main__":
    sys.exit(main())
