"""Makes the puzzles of this folder and of the model's tests importable in importlib mode."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "model")]
