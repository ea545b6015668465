"""Makes the puzzles of this folder and of the model's tests importable in importlib mode."""

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "model")]


@pytest.fixture
def narrow(monkeypatch):
    """Let threads take assemblies apart from few states on, in chunks of two or three."""
    from cubewright.solver.disassembly import front, search

    monkeypatch.setattr(front, "MIN_PARALLEL_STATES", 1)
    monkeypatch.setattr(search, "MIN_PARALLEL_STATES", 1)
    monkeypatch.setattr(front, "SMALL_CHUNK", 2)
    monkeypatch.setattr(front, "CHUNK", 3)
