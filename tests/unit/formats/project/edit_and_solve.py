"""Edit, save and solve a project without end, and print each step that is saved.

Run by ``test_killed_writer.py``, which kills it. The content of the file after step n depends only
on n: :func:`edited`, :func:`total`.
"""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import ProjectFile
from cubewright.model.placement_table import PlacementTable
from cubewright.model.problem import Problem
from cubewright.model.project import Project, project_of
from cubewright.model.results import Results, SolutionCounts, UnfinishedSearch

CUBE = built_in_puzzle("cube")
TABLE = PlacementTable(CUBE, ((0,),), (0,) * 1000, ((0, 1),) * 1000)
MOST_STEPS = 150


def total(step: int) -> int:
    """Return the number of solutions that are committed at a step."""
    return step * (step + 1) // 2 * 97


def names(step: int) -> list[str]:
    """Return the names of the problems after a step; the searched one is called "solved"."""
    found = [f"problem {step}.{number}" for number in range(step % 4)]
    found.insert(step % (len(found) + 1), "solved")
    return found


def edited(project: Project, step: int) -> Project:
    """Return the project of a step: drawn, renamed, moved and removed problems."""
    solved = next(each for each in project.problems if each.name == "solved")
    figure = replace(CUBE.figure, name="x" * (step * 37 % 5000))
    others = {name: Problem(name, figure) for name in names(step)}
    problems = tuple({**others, "solved": solved}[name] for name in names(step))
    return replace(project, problems=problems, note=str(step))


def main(path: Path) -> None:
    """Continue from the step in the file until the process is killed."""
    with ProjectFile(path) as file:
        assert not file.is_read_only, file.read_only_reason
        step = int(file.project.note or 0)
        index = names(step).index("solved")
        count = len(file.project.problems[index].results.solutions)
        writer = file.solution_writer(index, TABLE, 2, keeps=count)
        while True:
            # The table contains only these numbers.
            numbers = np.arange(count, total(step)) % 1_000_000
            writer.add(np.stack([numbers % 1000, numbers // 1000], axis=1))
            count = max(count, total(step))
            search = UnfinishedSearch(b"x" * (count % 50_000), 0.5, 1.0, count)
            writer.commit(Results(counts=SolutionCounts(raw=count), search=search))
            print(step, flush=True)
            step += 1
            file.save(edited(file.project, step), {writer: names(step).index("solved")})


def started(path: Path) -> None:
    """Write the file of step 0."""
    from cubewright.formats.project.file import write_project

    write_project(path, project_of({"solved": CUBE}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
