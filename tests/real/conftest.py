"""Makes the plain search and replay of the solver's tests importable in importlib mode."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "unit" / "solver"))
