"""No test touches the settings, logs or recovery copies of whoever runs it."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for what the program remembers; inherited by processes that a test starts."""
    home = tmp_path / "cubewright-home"
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(home))
    return home
