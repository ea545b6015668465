"""``cubewright design``."""

import csv
import json
from collections import Counter
from io import StringIO
from pathlib import Path
from types import SimpleNamespace

import pytest

from cubewright.formats.fig.file import read_fig
from cubewright.presenter.design import run as presenter_run
from cubewright.solver.cluster.pool import PoolLostError
from cubewright.solver.design import search


@pytest.fixture
def pool(command, tmp_path):
    path = tmp_path / "pentominoes.toml"
    assert command("generate", "pieces", "5", "--flat", "-o", str(path)).status == 0
    return str(path)


@pytest.fixture
def board(command, tmp_path):
    path = tmp_path / "board.fig"
    assert command("generate", "box", "5", "3", "1", "-o", str(path)).status == 0
    return str(path)


def test_it_lists_what_it_finds(command, board, pool):
    ran = command("design", board, "--pieces", pool)
    assert ran.status == 0
    head, _rule, *lines = ran.out.splitlines()
    assert head.split() == ["pieces", "solutions", "symmetrical", "tries", "difficulty"]
    assert len(lines) == 7
    assert ran.err.endswith("7 of 220 choices found; 213 without a solution\n")


def test_csv_can_be_sorted_and_shortened(command, board, pool):
    ran = command("design", board, "--pieces", pool, "--csv", "--order", "hardest", "--top", "3")
    rows = list(csv.DictReader(StringIO(ran.out)))
    tries = [float(row["tries"]) for row in rows]
    assert len(rows) == 3
    assert tries == sorted(tries, reverse=True)


def test_the_puzzles_it_writes_have_the_solutions_it_states(command, board, pool, tmp_path):
    written = tmp_path / "found.fig"
    ran = command("design", board, "--pieces", pool, "-o", str(written), "--top", "2")
    assert ran.status == 0
    names = [block.name for block in read_fig(written).blocks]
    assert len(names) == 2
    assert names[0].startswith("Box 5x3x1 1: ")
    for name in names:
        solved = command("solve", str(written), "--figure", name, "--unique", "--count")
        assert (solved.status, solved.out) == (0, "1\n")
    again = command("design", board, "--pieces", pool, "-o", str(written))
    assert (again.status, again.out) == (2, "")
    assert "already exists" in again.err


def test_a_saved_run_is_resumed(command, board, pool, tmp_path):
    run = tmp_path / "run.json"
    whole = command("design", board, "--pieces", pool, "--save", str(run))
    saved = json.loads(run.read_text())
    assert (saved["done"], len(saved["found"])) == (220, 7)
    # As if it had been stopped half-way.
    rank = saved["found"][3]["rank"] + 1
    searched = rank - 4
    saved.update(done=rank, found=saved["found"][:4], tallies=[0, 0, searched, 0])
    run.write_text(json.dumps(saved))
    resumed = command("design", "--resume", str(run))
    assert (resumed.status, resumed.out, resumed.err) == (0, whole.out, whole.err)
    assert json.loads(run.read_text())["done"] == 220


def test_the_loss_of_the_workers_keeps_what_was_found(command, board, pool, tmp_path, monkeypatch):
    run = tmp_path / "run.json"
    whole = command("design", board, "--pieces", pool)

    def lost_map(_pool, function, tasks, control):
        for task in tasks[:150]:
            yield function(task, control)
        raise PoolLostError("the cluster is gone")

    monkeypatch.setattr(search, "ordered_map", lost_map)
    lost = command("design", board, "--pieces", pool, "--save", str(run), "--threads", "2")
    assert lost.status == 2
    assert "the cluster is gone\n" in lost.err
    monkeypatch.undo()
    _head, _rule, *found = lost.out.splitlines()
    assert 0 < len(found) < 7
    saved = json.loads(run.read_text())
    assert (saved["done"], len(saved["found"])) == (150, len(found))
    resumed = command("design", "--resume", str(run))
    assert (resumed.status, resumed.out) == (0, whole.out)


def test_what_happens_to_workers_is_said(command, board, pool, monkeypatch):
    workers = SimpleNamespace(notes=["tcp://a:1 was refused: it is too old"], close=lambda: None)
    monkeypatch.setattr(presenter_run, "_pool", lambda *_: workers)
    monkeypatch.setattr(
        search, "ordered_map", lambda _, test, ranks, control: (test(n, control) for n in ranks)
    )
    ran = command("design", board, "--pieces", pool, "--threads", "2")
    assert ran.status == 0
    assert ran.err.count("worker tcp://a:1 was refused: it is too old\n") == 1


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"format": "something"}, "it is not a saved run of 'cubewright design'"),
        ({"version": 99}, "this program reads version 4"),
        ({"done": -1}, "field 'done'"),
        ({"found": [{"rank": 0, "choice": [1], "solutions": 1}]}, "one for each piece of the pool"),
    ],
)
def test_a_damaged_run_is_refused(command, board, pool, tmp_path, change, error):
    run = tmp_path / "run.json"
    command("design", board, "--pieces", pool, "--number", "4", "--save", str(run))
    run.write_text(json.dumps({**json.loads(run.read_text()), **change}))
    ran = command("design", "--resume", str(run))
    assert (ran.status, ran.out) == (2, "")
    assert error in ran.err
    assert len(ran.err.splitlines()) <= 3


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((), "name a figure file, or a run to --resume"),
        (("cube",), "name the pool of pieces with --pieces"),
        (("cube", "--pieces", "hexiamonds"), "the pieces are of triangles"),
        (("cube", "--pieces", "soma", "--number", "5-3"), "a range such as 3-5"),
        (("cube", "--pieces", "soma", "--solutions", "0"), "a number such as 3"),
        (("cube", "--pieces", "soma", "-o", "found.txt"), "ends in .fig"),
        (("--resume", "run.json", "--pieces", "soma"), "leave out FILE and --pieces"),
        (("--resume", "run.json", "--every-figure"), "leave out --every-figure"),
        (("cube", "--pieces", "soma", "--every-figure"), "cube is a built-in puzzle"),
        (("cube", "--pieces", "soma", "--max-empty", "1"), "unrecognized arguments"),
        (("soma", "--pieces", "soma", "--every-figure", "--figure", "Cube"), "cannot be combined"),
        (("soma", "--pieces", "soma", "--every-figure", "--figures"), "cannot be combined"),
        (("soma", "--pieces", "hexiamonds", "--every-figure"), "the figures of cubelets"),
    ],
)
def test_impossible_requests_are_refused_in_one_line(command, arguments, error):
    ran = command("design", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert error in ran.err


@pytest.fixture
def boards(board, tmp_path):
    """A figure file with a board of 5x3, a figure that is commented out, and a board of 5x4."""
    path = tmp_path / "boards.fig"
    first = Path(board).read_text()
    larger = "/SOMA Box 5x4x1\n" + "/11111\n" * 4
    path.write_text(f"{first}\n;/SOMA Left out\n;/11111\n\n{larger}")
    return str(path)


def test_pieces_are_found_for_every_figure_of_a_file(command, board, boards, pool, tmp_path):
    run, written = tmp_path / "run.json", tmp_path / "found.fig"
    arguments = ("--pieces", pool, "--solutions", "any", "--csv")
    alone = command("design", board, *arguments)
    saved = ("--save", str(run), "-o", str(written))
    ran = command("design", boards, "--every-figure", *arguments, *saved)
    assert ran.status == 0
    rows = list(csv.DictReader(StringIO(ran.out)))
    # The rectangles of different pentominoes: 7 of 5x3, and 26 choices for 5x4.
    assert Counter(row["figure"] for row in rows) == {"Box 5x3x1": 7, "Box 5x4x1": 26}
    assert [row["pieces"] for row in rows[:7]] == [
        row["pieces"] for row in csv.DictReader(StringIO(alone.out))
    ]
    assert len(read_fig(written).blocks) == 33
    resumed = command("design", "--resume", str(run), "--csv")
    assert (resumed.status, resumed.out) == (0, ran.out)


def test_figures_of_every_kind_of_file_are_used(command, boards, pool, tmp_path):
    results = {}
    for suffix in (".fig", ".cubewright", ".xmpuzzle"):
        path = Path(boards)
        if suffix != ".fig":
            path = tmp_path / f"boards{suffix}"
            assert command("convert", boards, str(path)).status == 0
        ran = command("design", str(path), "--every-figure", "--pieces", pool, "--csv")
        results[suffix] = ran.status, ran.out.count("5x3"), ran.out.count("5x4")
    assert results[".cubewright"] == results[".fig"]
    assert results[".xmpuzzle"] == results[".fig"]


def test_figures_of_another_lattice_are_ignored(command, board, pool, tmp_path):
    path = tmp_path / "mixed.fig"
    path.write_text(f"{Path(board).read_text()}\n[triangular] Two\n|1\\1/|\n")
    ran = command("design", str(path), "--every-figure", "--pieces", pool, "--csv")
    assert "ignoring 1 of 2 figures, which are not of cubelets" in ran.err


def test_it_ends_with_1_if_nothing_is_found(command, pool):
    ran = command("design", "pentominoes-5x12", "--pieces", pool, "--number", "2")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.endswith("as many cells as the figure has\n")


def test_figures_are_found_for_pieces(command, tmp_path):
    box, pieces, written = tmp_path / "box.fig", tmp_path / "two.toml", tmp_path / "found.fig"
    command("generate", "box", "3", "3", "1", "-o", str(box))
    command("generate", "pieces", "3", "--flat", "-o", str(pieces))
    arguments = ("design", str(box), "--pieces", str(pieces), "--figures")
    ran = command(*arguments, "--solutions", "any", "-o", str(written))
    assert ran.status == 0
    lines = ran.out.splitlines()[2:]
    assert ran.err.endswith(f"{len(lines)} of {len(lines)} figures found\n")
    assert len(read_fig(written).blocks) == len(lines) > 2
    name = lines[0].split("  ")[0]
    solved = command("solve", str(written), "--figure", name, "--unique", "--count")
    assert solved.status == 0
    assert int(solved.out) == int(lines[0].split()[-3])
    shorter = command(*arguments, "--csv", "--top", "1", "--order", "hardest")
    assert len(shorter.out.splitlines()) == 2
    refused = command(*arguments, "--different")
    assert (refused.status, refused.out) == (2, "")
    assert "--different and --find figures cannot be combined" in refused.err
