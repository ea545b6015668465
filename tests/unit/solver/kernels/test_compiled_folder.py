"""Where compiled kernels are kept: beside the source in a source tree, elsewhere if installed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[4]
WHERE = """
from cubewright.solver.kernels.counting import orbits
kernel = next(each for each in vars(orbits).values() if hasattr(each, "stats"))
print(kernel.stats.cache_path)
"""


@pytest.fixture
def installed(tmp_path):
    """The package as a wheel installs it, without compiled files."""
    package = tmp_path / "site-packages" / "cubewright"
    shutil.copytree(
        PROJECT / "src" / "cubewright", package, ignore=shutil.ignore_patterns("__pycache__")
    )
    (package / "resources").mkdir()
    return package.parent


def cache_path(source: Path, **variables: str) -> Path:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    done = subprocess.run(
        [sys.executable, "-c", WHERE],
        env={**kept, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1", **variables},
        cwd=PROJECT.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    return Path(done.stdout.strip())


def test_an_installed_program_keeps_compiled_kernels_in_the_users_cache(installed, tmp_path):
    path = cache_path(installed, CUBEWRIGHT_HOME=str(tmp_path / "home"))
    assert path.is_relative_to(tmp_path / "home" / "cache")
    left = [each for each in installed.rglob("*") if each.name == "__pycache__"]
    assert left == [], "uninstalling would leave these"


def test_a_changed_kernel_gets_another_folder(installed, tmp_path):
    home = str(tmp_path / "home")
    before = cache_path(installed, CUBEWRIGHT_HOME=home)
    with (installed / "cubewright/solver/kernels/compiling.py").open("a") as file:
        file.write("# another version\n")
    assert cache_path(installed, CUBEWRIGHT_HOME=home) != before


def test_the_users_own_choice_of_folder_holds(installed, tmp_path):
    path = cache_path(installed, NUMBA_CACHE_DIR=str(tmp_path / "own"))
    assert path.is_relative_to(tmp_path / "own")


def test_a_source_tree_keeps_them_beside_the_source():
    source = PROJECT / "src"
    assert cache_path(source) == source / "cubewright/solver/kernels/counting/__pycache__"
