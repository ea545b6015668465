import csv
import re

import pytest

from cubewright.presenter.search.engine_choice import FORMULATIONS


def rows(out):
    """Return the cells of each run, by its name."""
    body = re.split(r"^-+$", out, flags=re.MULTILINE)[1].split("\n\n")[0]
    cells = [re.split(r"  +", line.strip()) for line in body.strip().splitlines()]
    return {name: rest for name, *rest in cells}


def test_the_four_formulations_are_compared_and_agree(command):
    ran = command("compare", "cube")
    assert (ran.status, ran.err) == (0, "")
    table = rows(ran.out)
    assert tuple(table) == FORMULATIONS
    assert {cells[0] for cells in table.values()} == {"240"}
    assert table["stagewise"][1] == "2,254,210"
    assert "1.0 x" in {cells[2] for cells in table.values()}
    assert "explored 288 times fewer possibilities" in ran.out.splitlines()[-1]


def test_settings_of_one_engine_are_compared(command):
    given = ("--run", "stagewise order=PBAVTZL symmetry=document")
    ran = command("compare", "cube", *given, "--run", "stagewise symmetry=document", "--raw")
    table = rows(ran.out)
    assert [cells[:3] for cells in table.values()] == [
        ["11,520", "196,839,232", "40.2 x"],
        ["11,520", "4,895,876", "1.0 x"],
    ]
    assert ran.out.splitlines()[-1].startswith(
        "Placing the pieces with the fewest forms first explored 40 times fewer possibilities"
    )


def test_csv_is_written_too(command, tmp_path):
    path = tmp_path / "runs.csv"
    ran = command("compare", "half-hour", "--csv", str(path))
    assert ran.status == 0
    written = path.read_text(encoding="utf-8").split("\n\n")[0]
    assert [row["run"] for row in csv.DictReader(written.splitlines())] == list(FORMULATIONS)
    assert [each.name for each in tmp_path.glob("*.csv*")] == ["runs.csv"]


def test_a_file_and_a_piece_set_are_chosen_as_for_solve(command, tmp_path):
    path = tmp_path / "cube.fig"
    path.write_text("/SOMA Cube\n" + "/111/111/111\n" * 3)
    ran = command("compare", str(path), "--pieces", "diabolical")
    assert {cells[0] for cells in rows(ran.out).values()} == {"13"}


def test_a_run_over_the_limit_is_shown_as_stopped_and_not_compared(command):
    given = ("--run", "stagewise", "--run", "backtracking order=as-given")
    ran = command("compare", "bedlam", *given, "--limit-seconds", "0.05")
    assert ran.status == 124
    table = rows(ran.out)
    assert all(name.endswith("(stopped)") for name in table)
    assert all((cells[2], cells[6]) == ("-", "-") for cells in table.values())
    assert "two complete runs" in ran.out


def test_puzzles_that_an_engine_cannot_search_are_skipped(command, tmp_path):
    given = ("--run", "stagewise symmetry=document", "--run", "stagewise")
    ran = command("compare", "half-hour", *given)
    assert ran.status == 0
    assert "skipping stagewise, symmetry document: The document's symmetry rule" in ran.err
    assert list(rows(ran.out)) == ["stagewise"]
    nothing = command("compare", "half-hour", "--run", "stagewise symmetry=document")
    assert (nothing.status, nothing.out) == (2, "")


def test_progress_is_shown_on_a_terminal_only(command):
    seen = command("compare", "half-hour", screen=True)
    assert "run 4 of 4: most-constrained" in seen.err
    assert seen.err.endswith("\n") or seen.err.endswith("\x1b[K")


def test_ctrl_c_shows_the_completed_runs(command, ctrl_c_at_once):
    given = ("--run", "stagewise", "--run", "next-cell")
    ran = command("compare", "bedlam", *given)
    assert ran.status == 130
    assert list(rows(ran.out)) == ["stagewise (stopped)"]


@pytest.mark.parametrize(
    ("given", "line"),
    [
        (("--run", "stagwise"), "no engine 'stagwise' (did you mean 'stagewise'?)"),
        (("--run", " "), "expected the name of an engine"),
        (("--run", "stagewise order"), "expected NAME=VALUE, not 'order'"),
        (("--run", "stagewise order=fewest-frist"), "did you mean 'fewest-first'?"),
        (("--limit-seconds", "-1"), "expected a number of seconds greater than 0, not '-1'"),
        (("--limit-seconds", "nan"), "expected a number of seconds greater than 0"),
        (("--csv", "no-such-folder/runs.csv"), "the folder does not exist; create it first"),
    ],
)
def test_unusable_arguments_give_status_2_and_one_clear_line(command, given, line):
    ran = command("compare", "cube", *given)
    assert (ran.status, ran.out) == (2, "")
    assert line in ran.err
    assert ran.err.count("\n") == 1
