"""Make small faults in the program, one at a time, and count how many of them the tests notice.

    python tools/mutants.py cubewright.model --sample 50 --seed 1

cosmic-ray makes the faults, in a copy of the working tree in ``build/mutants``. Every place of the
code that it can change is equally likely to be drawn, and then each change of that place. Kernels
are left out, since each fault would have them compiled. A fault is tried with the tests nearest to
its module: the doctests and the tests of the same name, then those that import it, directly or
through other modules, the nearest first, as far as ``--seconds`` go.

``tools/equivalent_mutants.toml`` lists faults that change nothing that a user could notice; where
one of them is drawn, it is set aside.
"""

import argparse
import ast
import os
import resource
import shutil
import signal
import subprocess
import sys
import tomllib
from collections import defaultdict, deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice, takewhile, zip_longest
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter

import hypothesis  # noqa: F401  (imported once, for all processes that run tests)
import numpy  # noqa: F401
import PySide6.QtTest  # noqa: F401
import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).parents[1]
COPY = ROOT / "build" / "mutants" / "tree"
EQUIVALENT = ROOT / "tools" / "equivalent_mutants.toml"
LEFT_OUT = "src/cubewright/solver/kernels/"
OPTIONS = ["-q", "-x", "-p", "no:cacheprovider", "-m", "not slow and not timed"]
OPTIONS += ["--hypothesis-seed=0", "-W", "ignore:Module already imported"]
FARTHEST = 3
"""Tests that reach a module through more imports are not tried."""
WAITS = 20
"""Tests that use less of the processor than this share of the time wait for something."""


@dataclass(frozen=True)
class Place:
    """A place of the code that can be changed, and how."""

    file: str
    line: int
    changes: tuple[tuple[str, int], ...]
    """The operators of cosmic-ray, and for each the how-manieth of its places in the file it is."""


def copy_tree() -> None:
    """Copy what git knows, and the library of kernels, which goes by the times of its sources."""
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
    """Yield the places of a file that can be changed; annotations are not run, so not changed."""
    source = (COPY / file).read_text()
    unused = [
        (note.lineno, note.col_offset, note.end_lineno or 0, note.end_col_offset or 0)
        for node in ast.walk(ast.parse(source))
        for note in (getattr(node, "annotation", None), getattr(node, "returns", None))
        if isinstance(note, ast.expr)
    ]
    nodes = list(ast_nodes(get_ast(source)))
    found = defaultdict[tuple[object, object], list[tuple[str, int]]](list)
    for name in operator_names():
        operator_class = get_operator(name)
        if operator_class.arguments():
            continue  # replaces variables by numbers that have to be named
        positions = chain.from_iterable(map(operator_class().mutation_positions, nodes))
        for occurrence, (start, end) in enumerate(positions):
            if not any(note[:2] <= start < note[2:] for note in unused):
                found[start, end].append((name, occurrence))
    for (start, _), changes in sorted(found.items()):
        yield Place(file, start[0], tuple(changes))


def imports(path: Path) -> set[str]:
    """Return the modules of the program that a file imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return {name for name in found if name.startswith("cubewright.")}


def module_name(file: str) -> str:
    return file.removeprefix("src/").removesuffix(".py").replace("/", ".")


class Tests:
    """The tests of each module, nearest first, and which of them pass without a fault."""

    def __init__(self, seconds: float, *, of_window: bool) -> None:
        """Find the tests; those of the window take long, and are tried on its own code only."""
        self._seconds = seconds
        self._importers = defaultdict[str, set[str]](set)
        for path in sorted((COPY / "src").rglob("*.py")):
            for name in imports(path):
                self._importers[name].add(module_name(str(path.relative_to(COPY))))
        folders = [COPY / "tests" / name for name in ("unit", "contract", *(["gui"] * of_window))]
        files = [path for folder in folders for path in sorted(folder.rglob("test_*.py"))]
        self._imports = {str(path.relative_to(COPY)): imports(path) for path in files}
        self._passes: dict[str, bool] = {}
        self._runs = 0

    def that_notices(self, file: str, code: str) -> str | None:
        """Return the file of the first test that fails with other code in a file of the program."""
        source, status = (COPY / file).read_text(), (COPY / file).stat()
        left = self._seconds
        for test in self._nearest(file):
            if left <= 0 or not self._passes.get(test, True):
                continue
            (COPY / file).write_text(code)
            self._runs += 1  # compiled code goes by the time and the size of its source
            os.utime(COPY / file, (self._runs, self._runs))
            try:
                passed, seconds = run_tests(test, 2 * self._seconds)
            finally:
                (COPY / file).write_text(source)
                os.utime(COPY / file, ns=(status.st_atime_ns, status.st_mtime_ns))
            if not passed and test not in self._passes:
                self._passes[test], _ = run_tests(test, 2 * self._seconds)
            if self._passes.get(test, True):
                if not passed:
                    return test
                left -= seconds
        return None

    def _nearest(self, file: str) -> list[str]:
        module = module_name(file)
        distance, waiting = {module: 1}, deque([module])
        while waiting:
            near = waiting.popleft()
            for other in self._importers[near] - distance.keys():
                distance[other] = distance[near] + 1
                waiting.append(other)
        _, *folders, name = module.split(".")

        def rank(test: str) -> tuple[int, int, str]:
            own = test.split("/")[2:-1]
            pairs = zip(own, folders, strict=False)
            shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
            far = min((distance[each] for each in self._imports[test] & distance.keys()), default=9)
            stem = test.split("/")[-1].removesuffix(".py")
            if own == folders and stem.startswith(f"test_{name}"):
                far = 0
            elif test.startswith("tests/contract/"):  # they take long
                far = 1 if [stem.removeprefix("test_")] == folders[-1:] else far + 2
            return far, -shared, test

        ranked = sorted(map(rank, self._imports))
        doctests = [file] if ">>>" in (COPY / file).read_text() else []
        return [*doctests, *(test for far, _, test in ranked if far <= FARTHEST)]


def run_tests(test: str, limit: float) -> tuple[bool, float]:
    """Return whether a file of tests passes within some seconds of a processor, and its seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    process = get_context("fork").Process(target=_run_tests, args=(test, limit))
    process.start()
    process.join(WAITS * limit)
    if process.is_alive():
        os.killpg(process.pid or 0, signal.SIGKILL)
        process.join()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return process.exitcode in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED), seconds


def _run_tests(test: str, limit: float) -> None:
    os.setsid()
    resource.setrlimit(resource.RLIMIT_CPU, (ceil(limit), ceil(limit) + 1))
    null = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(null, number)
    os.chdir(COPY)
    os.environ["PYTHONPATH"] = str(COPY / "src")
    sys.path.insert(0, str(COPY / "src"))
    status = pytest.main([*OPTIONS, test])
    os._exit(int(status))


def changed(place: Place, random: Random) -> tuple[Place, str, str, str] | None:
    """Return a place with its line before and after a change, and the changed code of the file.

    None if the change is no Python: cosmic-ray takes the ``/`` among parameters for a division.
    """
    source = (COPY / place.file).read_text()
    operator, occurrence = random.choice(place.changes)
    code = mutate_code(source, get_operator(operator)(), occurrence)
    try:
        compile(code, place.file, "exec")
    except SyntaxError:
        return None
    lines = (filter(str.strip, text.splitlines()) for text in (source, code))  # no empty ones
    old, new = next(pair for pair in zip_longest(*lines, fillvalue="") if pair[0] != pair[1])
    return place, " ".join(old.split()), " ".join(new.split()), code


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("package", nargs="+", help="such as cubewright.model")
    parser.add_argument("--sample", type=int, default=50, help="faults of each package (50)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=10, help="of a processor for a fault (10)")
    options = parser.parse_args()
    copy_tree()
    of_window = any(name.startswith("cubewright.gui") for name in options.package)
    tests = Tests(options.seconds, of_window=of_window)
    rows = tomllib.loads(EQUIVALENT.read_text()).get("fault", [])
    equivalent = {(row["module"], row["before"], row["after"]): row["reason"] for row in rows}
    caught = survived = aside = 0
    for package in options.package:
        path = COPY / "src" / package.replace(".", "/")
        files = sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]
        names = [str(file.relative_to(COPY)) for file in files]
        every = [each for name in names if not name.startswith(LEFT_OUT) for each in places(name)]
        random = Random(f"{package} {options.seed}")
        random.shuffle(every)
        drawn = filter(None, (changed(place, random) for place in every))
        for place, old, new, code in islice(drawn, options.sample):
            if (module_name(place.file), old, new) in equivalent:
                aside += 1
                continue
            begin = perf_counter()
            test = tests.that_notices(place.file, code)
            caught, survived = caught + (test is not None), survived + (test is None)
            word = "SURVIVED" if test is None else f"caught by {test}"
            print(f"{word} ({perf_counter() - begin:.0f} s)\n  {place.file}:{place.line}")
            print(f"    - {old}\n    + {new}", flush=True)
    share = caught / max(1, caught + survived)
    print(f"{caught} of {caught + survived} caught ({share:.1%}), {aside} set aside as equivalent")
    return 0


if __name__ == "__main__":
    sys.exit(main())
