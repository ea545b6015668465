"""The pool of tests/unit/solver, for tests of the window."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "unit" / "solver"))
