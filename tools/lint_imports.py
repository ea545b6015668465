"""Check the import contracts of pyproject.toml with import-linter.

    python tools/lint_imports.py

import-linter ignores folders without ``__init__.py``, and the source has no such files. It
therefore reads a copy of the source in which every folder has one.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
LINTER = Path(sys.executable).with_name("lint-imports")


def copy_source(to: Path) -> None:
    """Copy the modules with their times, which import-linter's cache compares."""
    for module in SOURCE.rglob("*.py"):
        copied = to / module.relative_to(SOURCE)
        if not copied.parent.exists():
            copied.parent.mkdir(parents=True)
            (copied.parent / "__init__.py").touch()
        shutil.copy2(module, copied)


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        copy_source(Path(folder))
        environment = {**os.environ, "PYTHONPATH": folder}
        sys.exit(subprocess.run([LINTER, *sys.argv[1:]], cwd=ROOT, env=environment).returncode)
