"""The import contracts of pyproject.toml, and imports without Qt."""

import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
LINTER = Path(sys.executable).with_name("lint-imports")

IMPORT_EVERYTHING_BUT_THE_WINDOW = """
import sys
sys.path.insert(0, "tools")
import without_qt
without_qt.block()
from importlib import import_module
from pathlib import Path
import cubewright
home = Path(cubewright.__file__).parent
count = 0
for package in ("model", "solver", "formats", "presenter", "cli"):
    for module in sorted((home / package).rglob("*.py")):
        parts = module.relative_to(home.parent).with_suffix("").parts
        import_module(".".join(parts).removesuffix(".__init__"))
        count += 1
import cubewright.__main__
sys.exit(0 if count > 20 else f"only {count} modules found")
"""

SOLVE_AND_SEE_WHAT_WAS_LOADED = """
import sys
from cubewright.__main__ import main
status = main(["solve", "half-hour", "--count"])
loaded = {"PySide6", "pyqtgraph", "OpenGL"} & set(sys.modules)
sys.exit(f"{loaded} loaded" if loaded else status)
"""


def run_python(text: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", text], cwd=PROJECT, capture_output=True, text=True, check=False
    )


def test_everything_but_the_window_is_imported_without_qt():
    done = run_python(IMPORT_EVERYTHING_BUT_THE_WINDOW)
    assert (done.returncode, done.stderr) == (0, "")


def test_solving_at_the_terminal_loads_no_qt():
    done = run_python(SOLVE_AND_SEE_WHAT_WAS_LOADED)
    assert (done.returncode, done.stdout, done.stderr) == (0, "1\n", "")


@pytest.mark.skipif(not LINTER.exists(), reason="import-linter is installed by make check only")
def test_import_contracts_hold():
    done = subprocess.run(
        [sys.executable, "tools/lint_imports.py", "--no-cache"],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
