"""Makes the random projects of ``tests/unit/model`` importable, and gives a small project."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "model"))
sys.path.insert(0, str(Path(__file__).parent))

from sample_project import sample_project

from cubewright.formats.project.file import write_project


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The path of a file with the sample project."""
    path = tmp_path / "my.cubewright"
    write_project(path, sample_project())
    return path
