"""A batch of all published figure files gives every row of the counts table."""

import csv
from io import StringIO
from pathlib import Path

import pytest

from cubewright.cli.command import Terminal
from cubewright.cli.main import main

FIGURES = Path(__file__).parents[2] / ".." / "shared" / "data" / "figures"
CONVENTIONS = {
    "--raw": "raw",
    "--rotations": "unique_up_to_rotation",
    "--unique": "unique_up_to_rotation_and_reflection",
}

pytestmark = [pytest.mark.shared_data, pytest.mark.slow]


def batch(*arguments):
    out = StringIO()
    status = main(["batch", *map(str, arguments), "--csv"], Terminal(StringIO(), out, StringIO()))
    return status, list(csv.DictReader(StringIO(out.getvalue())))


@pytest.fixture(scope="module")
def table():
    with (FIGURES / "counts.tsv").open(newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def test_the_folder_is_solved_in_one_batch(table):
    # Figures of two sets have millions of solutions; their searches are stopped soon.
    status, rows = batch(FIGURES, "--limit-seconds", "0.5")
    assert status == 124  # some are not finished
    found = {(Path(row["file"]).name, row["line"]): row for row in rows}
    assert len(found) == len(rows) == 630
    assert len(table) == 491
    for wanted in table:
        row = found[wanted["file"], wanted["line"]]
        assert row["figure"].replace(" ", "_") == wanted["figure"].removesuffix("#alt")
        assert (row["cubelets"], row["pieces"]) == ("27", "soma")
        assert row["solutions"] == wanted["unique_up_to_rotation_and_reflection"], row
    for line, reason in (("1339", "25 cubelets"), ("1823", "38 cubelets")):
        row = found["site-T.fig", line]
        assert row["solutions"] == row["seconds"] == row["pieces"] == ""
        assert reason in row["remark"]


@pytest.mark.parametrize("convention", CONVENTIONS)
def test_a_file_in_every_convention(table, convention):
    _, rows = batch(FIGURES / "site-C3A.fig", convention)
    wanted = {r["line"]: r[CONVENTIONS[convention]] for r in table if r["file"] == "site-C3A.fig"}
    assert {row["line"]: row["solutions"] for row in rows} == wanted
