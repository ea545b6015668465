"""``cubewright batch``: tables, CSV, errors and interruption."""

import csv
import re
from contextlib import contextmanager
from io import StringIO

import pytest
from careless_pool import CarelessPool

from cubewright.cli.commands import batch
from cubewright.cli.interrupt import Interruption
from cubewright.presenter.search import batch_run
from cubewright.solver.analysis.batch import answer
from cubewright.solver.cluster import dask_connection

CUBE = "/111/111/111\n" * 3
HOPELESS = "/.1./.11/.1./111\n/1.1/111/111/111\n/.1./11./111/111\n"
FILE = f"""/SOMA Cube
{CUBE}
/SOMA Hopeless
{HOPELESS}
/SOMA Ragged
/11/11
/11

/SOMA Pair
/11
"""
BEDLAM = "/SOMA Bedlam\n" + "/1111/1111/1111/1111\n" * 4


@pytest.fixture
def fig(tmp_path, monkeypatch):
    """Return the file name relative to the current folder."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my.fig").write_text(FILE)
    return "my.fig"


def csv_of(ran):
    return list(csv.DictReader(StringIO(ran.out)))


def test_csv_has_exactly_these_columns_and_a_row_for_every_block(command, fig):
    ran = command("batch", fig, "--csv")
    assert ran.status == 0
    assert ran.out.splitlines()[0] == (
        "file,line,figure,cubelets,pieces,solutions,seconds,difficulty,tries,remark"
    )
    cube, hopeless, ragged, pair = csv_of(ran)
    assert float(cube.pop("seconds")) > 0
    assert 25 < float(cube.pop("tries")) < 50
    assert cube == {
        "file": "my.fig",
        "line": "1",
        "figure": "Cube",
        "cubelets": "27",
        "pieces": "soma",
        "solutions": "240",
        "difficulty": "medium",
        "remark": "",
    }
    assert hopeless["solutions"] == "0"
    assert hopeless["remark"].startswith("impossible: ")
    assert (ragged["cubelets"], ragged["solutions"], ragged["seconds"]) == ("", "", "")
    assert "one level" in ragged["remark"]
    assert "2 cubelets: no piece set" in pair["remark"]
    assert "4 figures: 1 solvable, 1 impossible, 2 with nothing to solve" in ran.err


@pytest.mark.parametrize(
    ("convention", "count"), [("--raw", "11520"), ("--rotations", "480"), ("--unique", "240")]
)
def test_solutions_are_listed_in_the_given_convention(command, fig, convention, count):
    rows = csv_of(command("batch", fig, "--csv", convention))
    assert [row["solutions"] for row in rows] == [count, "0", "", ""]


def test_a_table_for_each_file_includes_the_difficulty(command, fig, tmp_path):
    (tmp_path / "other.fig").write_text(f"/SOMA {'Long ' * 20}\n{CUBE}")
    ran = command("batch", fig, "other.fig")
    first, second = ran.out.split("other.fig\n")
    assert first.splitlines()[0] == "my.fig"
    head = first.splitlines()[2]
    assert head.split() == [
        "figure", "pieces", "line", "cubelets", "solutions", "seconds", "difficulty",
    ]  # fmt: skip
    cube, hopeless = first.splitlines()[4:6]
    assert cube.split()[:5] == ["Cube", "soma", "1", "27", "240"]
    assert cube.split()[-1] == "medium"
    assert "  impossible: a complete search found no solution" in hopeless
    assert "…" in second
    assert max(map(len, second.splitlines())) < 120


def test_a_given_set_is_used_for_every_figure(command, fig, tmp_path):
    (tmp_path / "strip.fig").write_text("/SOMA Strip\n/1111111\n")
    (strip,) = csv_of(command("batch", "strip.fig", "--csv", "--pieces", "soma"))
    assert (strip["pieces"], strip["solutions"]) == ("soma", "0")
    ran = command("batch", fig, "--pieces", "somma")
    assert (ran.status, ran.out) == (2, "")
    assert "did you mean 'soma'?" in ran.err


def test_a_folder_is_read_and_a_missing_file_does_not_stop_the_others(command, fig, tmp_path):
    ran = command("batch", "missing.fig", str(tmp_path), "--csv")
    assert ran.status == 2
    missing, cube, *_ = csv_of(ran)
    assert (missing["file"], missing["line"]) == ("missing.fig", "")
    assert missing["remark"].startswith("cannot be read")
    assert cube["solutions"] == "240"


def test_a_figure_is_skipped_at_its_time_limit(command, tmp_path):
    path = tmp_path / "bedlam.fig"
    path.write_text(BEDLAM)
    (row,) = csv_of(command("batch", str(path), "--csv", "--limit-seconds", "0.1"))
    assert (row["pieces"], row["solutions"]) == ("bedlam", "")
    assert row["remark"].startswith("not finished in 0.")


@pytest.mark.parametrize("arguments", [["--csv"], []])
def test_ctrl_c_keeps_the_finished_figures(command, fig, monkeypatch, arguments):
    controls = []

    @contextmanager
    def heard(control):
        controls.append(control)
        yield Interruption(signal=2)

    def answered(puzzle, control, *more):
        if puzzle.name == "Hopeless":
            control.stop()
        return answer(puzzle, control, *more)

    monkeypatch.setattr(batch, "stopped_by_ctrl_c", heard)
    monkeypatch.setattr(batch_run, "answer", answered)
    ran = command("batch", fig, *arguments)
    assert ran.status == 130
    assert "Cube" in ran.out
    assert "Hopeless" not in ran.out
    assert "stopped after 1 of 4 figures: 1 solvable" in ran.err


def test_the_progress_bar_is_cleared_before_the_results(command, fig):
    ran = command("batch", fig, screen=True)
    assert "1 of 4  Cube" in ran.err
    assert "\r\x1b[K" in ran.err
    assert "\r" not in ran.out


@pytest.fixture
def pool(monkeypatch):
    """Replace clusters by a pool in this process that loses a third of the workers."""
    pool = CarelessPool(4, 3, seconds=0.01)
    monkeypatch.setattr(dask_connection, "open_pool", lambda _address, _stopped: pool)
    return pool


@pytest.mark.parametrize("more", [["--csv"], []])
def test_a_cluster_gives_the_same_rows_in_order(command, fig, pool, more):
    def without_times(text):
        return [re.sub(r"\d+\.\d{4,}", "t", line) for line in text.splitlines()]

    here = command("batch", fig, *more)
    there = command("batch", fig, *more, "--cluster", "tcp://host:8786")
    assert without_times(there.out) == without_times(here.out)
    assert there.status == here.status
    assert pool.is_closed


def test_what_happens_to_workers_is_reported(command, fig, pool):
    pool.notes = ("tcp://a:1 has left",)
    assert (
        "worker tcp://a:1 has left\n" in command("batch", fig, "--cluster", "tcp://host:8786").err
    )


def test_figures_solved_before_a_cluster_is_lost_are_written(command, fig, monkeypatch):
    pool = CarelessPool(1, 1, loss=0.0)
    receive = pool.receive

    def receive_two(seconds):
        pool.is_gone = pool.searched >= 2
        return receive(seconds)

    monkeypatch.setattr(pool, "receive", receive_two)
    monkeypatch.setattr(dask_connection, "open_pool", lambda _address, _stopped: pool)
    ran = command("batch", fig, "--csv", "--cluster", "tcp://host:8786")
    assert ran.status == 2
    assert "the cluster is gone" in ran.err
    names = [row["figure"] for row in csv_of(ran)]
    assert names[:2] == ["Cube", "Hopeless"]
    assert len(names) < 4
    assert f"stopped after {len(names)} of 4 figures" in ran.err


def test_the_options_of_a_cluster_are_checked(command, fig):
    ran = command("batch", fig, "--workers", "2")
    assert ran.status == 2
    assert "--workers and --tls-... need --cluster" in ran.err
