"""Every block of the counts table gives exactly its counts, in all three conventions."""

import csv
from pathlib import Path

import pytest

from cubewright.formats.fig.file import read_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import symmetry_group
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

FIGURES = Path(__file__).parents[2] / ".." / "shared" / "data" / "figures"

pytestmark = [pytest.mark.shared_data, pytest.mark.slow]


def test_the_whole_table(capsys):
    with (FIGURES / "counts.tsv").open(newline="") as table:
        rows = list(csv.DictReader(table, delimiter="\t"))
    assert len(rows) == 491
    soma = piece_set("soma")
    files = {name: read_fig(FIGURES / name) for name in {row["file"] for row in rows}}
    seconds = 0.0
    wrong = []
    for row in rows:
        block = files[row["file"]].at_line(int(row["line"]))
        assert block is not None, f"{row['file']}, line {row['line']}: no block"
        assert block.figure is not None
        group = symmetry_group(block.figure)
        *_, last = solve(SolveRequest(Puzzle(block.figure, soma), count_only=True))
        seconds += last.progress.seconds
        counts = last.progress.counts
        ours = (counts.raw, group.turns, len(group), counts.rotations, counts.unique)
        theirs = tuple(
            int(row[column])
            for column in (
                "raw",
                "figure_rotations",
                "figure_rotations_and_reflections",
                "unique_up_to_rotation",
                "unique_up_to_rotation_and_reflection",
            )
        )
        if ours != theirs:
            wrong.append(f"{row['file']}, line {row['line']}: {ours}, not {theirs}")
    with capsys.disabled():
        print(f"\n{len(rows)} figures solved in {seconds:.2f} s of searching", end=" ")
    assert wrong == []
