"""Append solutions to a project file without end, and print how many are committed.

Run by ``test_killed_writer.py``, which kills it. A row contains the number of its solution.
"""

import sys
from pathlib import Path

import numpy as np

from cubewright.formats.project.file import ProjectFile
from cubewright.model.placement_table import PlacementTable
from cubewright.model.results import Results, SolutionCounts, UnfinishedSearch

SIZES = (1, 700, 4096, 9000)


def main(path: Path) -> None:
    """Append until the process is killed."""
    with ProjectFile(path) as file:
        assert not file.is_read_only, file.read_only_reason
        total = len(file.project.problems[0].results.solutions)
        table = PlacementTable(
            file.project.puzzle(0), ((0,),), (0,) * 1000, tuple((0, 1) for _ in range(1000))
        )
        writer = file.solution_writer(0, table, 2, keeps=total)
        while True:
            for size in SIZES:
                numbers = np.arange(total, total + size)
                writer.add(np.stack([numbers % 1000, numbers // 1000], axis=1))
                total += size
                search = UnfinishedSearch(b"x" * (total % 50_000), 0.5, 1.0, total)
                writer.commit(Results(counts=SolutionCounts(raw=total), search=search))
                print(total, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
