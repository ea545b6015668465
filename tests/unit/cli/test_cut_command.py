"""``cubewright cut``."""

import pytest

from cubewright.cli.commands import cut
from cubewright.formats.cut_run import read_cuts
from cubewright.formats.fig.file import read_fig
from cubewright.solver.cluster.pool import PoolLostError
from cubewright.solver.design import cut_annealing


@pytest.fixture(autouse=True)
def _short_steps(monkeypatch):
    monkeypatch.setattr(cut_annealing, "STEP_SECONDS", 0.02)


@pytest.mark.parametrize("name", ["best.xmpuzzle", "best.fig"])
def test_the_best_cut_is_a_puzzle_of_the_level_that_it_states(command, tmp_path, name):
    path = str(tmp_path / name)
    ran = command("cut", "4x4x4", "--pieces", "3", "--empty", "1", "--level", "3", "-o", path)
    assert (ran.status, ran.out) == (0, "")
    stated = ran.err.partition("level ")[2].partition(",")[0]
    assert int(stated.split(".")[0]) >= 3
    assert command("solve", path, "--count").out == "1\n"
    assert command("levels", path).out.strip() == stated


def test_wishes_for_sizes_moves_and_hold_are_met(command, tmp_path):
    path = tmp_path / "even.fig"
    ran = command(
        *("cut", "4x4x4", "--pieces", "3", "--empty", "1", "--even", "--holds"),
        *("--goal", "moves", "--level", "2", "--limit-seconds", "60", "-o", str(path)),
    )
    assert ran.status == 0
    assert "pieces of 21, 21, 21 cells" in ran.err
    assert int(command("levels", str(path)).out.split(".")[0]) >= 2


def test_a_puzzle_prints_without_support_and_has_the_levels(command, tmp_path):
    path = tmp_path / "cut.xmpuzzle"
    ran = command(
        *("cut", "4x4x4", "--pieces", "3", "--empty", "1", "--level", "2.2", "--rotations"),
        *("--support", "8", "--bridge", "2", "-o", str(path)),
    )
    assert ran.status == 0
    assert [int(each) >= 2 for each in command("levels", str(path)).out.split(".")] == [True] * 2
    assert command("solve", str(path), "--count", "--rotations").out == "1\n"


def test_a_figure_of_a_file_needs_no_pieces(command, tmp_path):
    figure = tmp_path / "mine.fig"
    figure.write_text("/SOMA bar\n" + "/11/11/11\n" * 2 + "\n/SOMA block\n" + "/111/111/111\n" * 3)
    path = tmp_path / "cut.fig"
    ran = command(
        *("cut", str(figure), "--figure", "block", "--pieces", "2", "--size", "10-17"),
        *("--level", "1", "-o", str(path)),
    )
    assert ran.status == 0
    assert "pieces of" in ran.err
    assert len(read_fig(path).blocks[0].figure.cells) == 27


def test_figures_on_other_lattices_are_cut(command, tmp_path):
    path = tmp_path / "cut.fig"
    ran = command("cut", "pyramid-20", "--pieces", "3", "--level", "1", "-o", str(path))
    assert ran.status == 0
    assert command("solve", str(path), "--count").out == "1\n"
    assert command("levels", str(path)).out == "1\n"


def test_a_level_that_is_not_reached_in_time_is_124_with_the_best_cut(command, tmp_path):
    path = tmp_path / "cut.fig"
    ran = command(
        *("cut", "3x3x3", "--pieces", "3", "--empty", "1", "--level", "90"),
        *("--limit-seconds", "3"),
        *("-o", str(path)),
    )
    assert ran.status == 124
    assert "level 90" not in ran.err
    assert path.exists() == ("the best is in" in ran.err)


def test_a_saved_run_is_resumed_with_its_wishes_and_cuts(command, tmp_path):
    run, first, second = (tmp_path / name for name in ("run.json", "first.fig", "second.fig"))
    wishes = ("4x4x4", "--pieces", "3", "--empty", "1", "--size", "5-40", "--holds")
    assert command("cut", *wishes, "--level", "2", "--save", str(run), "-o", str(first)).status == 0
    saved = read_cuts(run)
    assert (saved.sizes, saved.holds, saved.level) == ((5, 40), True, (2,))
    assert saved.cuts
    ran = command("cut", "--resume", str(run), "--level", "3", "-o", str(second))
    assert ran.status == 0
    again = read_cuts(run)
    assert (again.sizes, again.holds, again.level) == ((5, 40), True, (3,))
    assert again.scored >= saved.scored
    levels = [int(command("levels", str(path)).out.split(".")[0]) for path in (first, second)]
    assert levels[1] >= max(levels[0], 3)


def test_a_resumed_run_that_has_the_level_is_written_at_once(command, tmp_path):
    run, first, second = (tmp_path / name for name in ("run.json", "first.fig", "second.fig"))
    wishes = ("3x3x3", "--pieces", "3", "--level", "1", "--save", str(run))
    assert command("cut", *wishes, "-o", str(first)).status == 0
    assert command("cut", "--resume", str(run), "-o", str(second)).status == 0
    assert second.read_text() == first.read_text()
    ran = command("cut", *wishes, "-o", str(tmp_path / "third.fig"))
    assert ran.status == 2
    assert "already exists; resume it" in ran.err


def test_the_loss_of_the_workers_keeps_the_best_cut(command, tmp_path, monkeypatch):
    def lost_steps(search, _run, control, *_where):
        while search.best is None:
            yield search.step(control)
        raise PoolLostError("the cluster is gone")

    monkeypatch.setattr(cut, "search_steps", lost_steps)
    path = tmp_path / "cut.fig"
    wishes = ("3x3x3", "--pieces", "3", "--cluster", "tcp://host:1")
    ran = command("cut", *wishes, "-o", str(path))
    assert ran.status == 2
    assert "the cluster is gone\n" in ran.err
    assert "the best is in" in ran.err
    assert path.exists()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("4x4x4", "--pieces", "4", "-o", "best.stl"), "ends in .fig or .xmpuzzle"),
        (("99x99x99", "--pieces", "4", "-o", "best.fig"), "more than 1,000 cells"),
        (("3x3x3", "--pieces", "11", "-o", "best.fig"), "2 to 10 pieces"),
        (("3x3x3", "-o", "best.fig"), "say with --pieces how many pieces"),
        (("-o", "best.fig"), "name a figure, or a run to --resume"),
        (("--resume", "run.json", "-o", "best.fig"), "No such file"),
        (("3x3x3", "--resume", "run.json", "-o", "best.fig"), "leave out FIGURE and --pieces"),
        (("--pieces", "3", "--resume", "a.json", "-o", "b.fig"), "leave out --pieces"),
        (("--even", "--resume", "run.json", "-o", "best.fig"), "leave out --even"),
        (("3x3x3", "--pieces", "3", "--size", "9-2", "-o", "best.fig"), "range such as 8-20"),
        (("3x3x3", "--pieces", "3", "--level", "2.", "-o", "best.fig"), "at least 1"),
        (("3x3x3", "--pieces", "3", "--level", "1.1.1", "-o", "best.fig"), "2 levels at most"),
        (("3x3x3", "--pieces", "3", "--bridge", "2", "-o", "best.fig"), "--support"),
        (
            ("4x4x2", "--pieces", "3", "--empty", "1", "--symmetry", "turn", "-o", "best.fig"),
            "no turn of this figure maps 1 empty cell to itself",
        ),
        (("missing.fig", "--pieces", "3", "-o", "best.fig"), "file not found"),
        (("pyramid-20", "--pieces", "3", "-o", "best.xmpuzzle"), "the turns of spheres"),
        (("meteor", "--pieces", "3", "-o", "best.xmpuzzle"), "BurrTools has no hexagons"),
        (("rhombic-cube", "--pieces", "3", "-o", "best.fig"), "cells have no directions"),
    ],
)
def test_what_cannot_be_cut_is_refused(command, tmp_path, monkeypatch, arguments, why):
    monkeypatch.chdir(tmp_path)
    ran = command("cut", *arguments)
    assert ran.status == 2
    assert why in ran.err
    assert not list(tmp_path.iterdir())


def test_an_existing_file_is_kept(command, tmp_path):
    path = tmp_path / "best.fig"
    path.write_text("mine")
    ran = command("cut", "3x3x3", "--pieces", "3", "-o", str(path))
    assert ran.status == 2
    assert "already exists" in ran.err
    assert path.read_text() == "mine"
