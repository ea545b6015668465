"""Stopped design searches are saved, read again and continued."""

import json
from dataclasses import replace

import pytest

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.cut_run import read_cuts, write_cuts
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.design.cut_runs import first_run, resumed_search, run_of, wishes_of
from cubewright.solver.design import cut_annealing
from cubewright.solver.design.cut_wishes import CutWishes, Goal, Symmetry
from cubewright.solver.search.control import Control

CUBE = Figure(CUBIC.box((3, 3, 3)), "Die", colours=[((0, 0, 0), 2)])
WISHES = CutWishes(
    *(3, 1, (3, 20), (90,), Goal.MOVES),
    holds=True,
    keeps_colours=True,
    support=20,
    bridge=2,
    counts_mirrors=True,
    symmetry=Symmetry.NONE,
)


@pytest.fixture(autouse=True)
def _short_runs(monkeypatch):
    monkeypatch.setattr(cut_annealing, "STEP_SECONDS", 0.02)
    monkeypatch.setattr(cut_annealing, "DEFAULT", cut_annealing.Schedule(length=1000, split=0.0))


def test_a_search_is_saved_read_and_continued_with_its_cuts(tmp_path):
    search = resumed_search(first_run(CUBE, WISHES, 5), 1, Control())
    while len(search.found) < 2:
        search.step(Control())
    run = run_of(search, 5, 1.5)
    path = tmp_path / "run.json"
    write_cuts(path, run)
    read = read_cuts(path)
    assert read == run
    assert wishes_of(read) == WISHES
    again = resumed_search(read, 2, Control())
    assert (again.scored, again.rejected) == (run.scored, run.rejected)
    assert {cut.levels for cut in again.found} == {cut.levels for cut in search.found}
    assert sorted(again.labels) == sorted(run.cuts)
    best = again.best.moves
    again.step(Control())
    again.close()
    assert again.scored > run.scored
    assert again.best.moves >= best


def test_cuts_that_do_not_meet_the_wishes_are_ignored():
    search = resumed_search(first_run(CUBE, WISHES, 1), 1, Control())
    while not search.found:
        search.step(Control())
    labels = list(search.labels[0])
    moved = [-1 if each == labels[1] else each for each in labels]  # too many empty cells
    renamed = [{0: 1, 1: 0}.get(each, each) for each in labels]  # the coloured cell is in piece 0
    for wrong in ([], labels[:-1], [5] * 27, moved, renamed, [0] * 27):
        assert not resumed_search(first_run(CUBE, WISHES, 1), 1, Control()).add(wrong, Control())
    assert not search.add(labels, Control())  # it is listed already
    assert len(search.found) == 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "cubewright designs"}, "a saved run of “Design this figure”"),
        ({"version": 2}, "reads version 1"),
        ({"cuts": [[0, 1]]}, "27 numbers are needed"),
        ({"cuts": [[0] * 26 + [-2]]}, "the number of a piece, or -1"),
        ({"pieces": "many"}, "pieces"),
        ({"figure": {"lattice": "unknown", "cells": []}}, "unknown"),
    ],
)
def test_damaged_files_are_refused(tmp_path, change, reason):
    path = tmp_path / "run.json"
    write_cuts(path, first_run(CUBE, WISHES, 1))
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))
    with pytest.raises(FormatError, match=reason):
        read_cuts(path)


@pytest.mark.parametrize("name", ["goal", "symmetry"])
def test_unknown_names_are_refused(name):
    with pytest.raises(CubewrightError, match=f"the {name} “beauty” is unknown"):
        wishes_of(replace(first_run(CUBE, WISHES, 1), **{name: "beauty"}))


@pytest.mark.parametrize(("saved", "level"), [(7, (7,)), (None, ()), ([6, 3], (6, 3))])
def test_a_level_is_a_number_or_several(tmp_path, saved, level):
    path = tmp_path / "run.json"
    write_cuts(path, first_run(CUBE, WISHES, 1))
    path.write_text(json.dumps({**json.loads(path.read_text()), "level": saved}))
    assert read_cuts(path).level == level
