"""Runs on a cluster of this machine, and on processes, find what one thread finds."""

from dataclasses import replace

import pytest

from cubewright.formats.design_run import SavedRun
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.generators.generated_set import PieceRule, generated_set
from cubewright.model.lattice import lattice
from cubewright.presenter.design.run import DesignRun
from cubewright.solver.cluster import dask_connection
from cubewright.solver.request import ClusterAddress
from cubewright.solver.search.control import Control

pytest.importorskip("distributed", reason="clusters need the extra 'cluster'")

CUBIC = lattice("cubic")
SOMA = piece_set("soma")
THREE = replace(SOMA, pieces=SOMA.pieces[:3], counts=(1,) * 3)
RUNS = {
    "several figures": SavedRun(
        tuple(Figure(CUBIC.box((5, depth, 1)), f"5x{depth}") for depth in (2, 3)),
        generated_set(CUBIC, PieceRule(5, flat=True)),
        (1, None),
        symmetrical=False,
    ),
    "figures": SavedRun((Figure(CUBIC.box((3, 2, 2))),), THREE, (1, None), finds_figures=True),
    "levels": SavedRun(
        (Figure(CUBIC.box((3, 2, 2)), "block"),),
        replace(piece_set("tetracubes-8"), counts=(2,) * 8),
        (1, None),
        level=0,
    ),
}


@pytest.fixture(scope="module")
def address():
    """A scheduler and a worker in this process, which start at once."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=1, processes=False, dashboard_address="127.0.0.1:0", silence_logs=50
    ) as cluster:
        yield ClusterAddress(cluster.scheduler_address)


def results(begun, *where, control=None):
    run = DesignRun(begun)
    for _ in run.search(control or Control(), *where):
        pass
    assert run.is_complete
    return [(each.rank, each.number, each.figure, each.choice, each.trial) for each in run.found]


@pytest.mark.parametrize("name", RUNS)
def test_nothing_is_searched_here_if_it_is_stopped_while_it_connects(name, monkeypatch):
    monkeypatch.setattr(dask_connection, "open_pool", lambda *_: None)
    run, control = DesignRun(RUNS[name]), Control()
    control.stop()
    assert not list(run.search(control, 1, ClusterAddress("tcp://a:1")))
    assert not run.is_complete


@pytest.mark.parametrize("name", RUNS)
def test_a_cluster_finds_the_same(address, name):
    assert results(RUNS[name], 1, address) == results(RUNS[name]) != []


def test_a_run_that_stops_on_a_cluster_continues_here(address):
    begun, control = RUNS["several figures"], Control()
    run = DesignRun(begun)
    for found in run.search(control, 1, address):
        if found:
            control.stop()
    assert 0 < run.done < run.progress.total
    again = DesignRun(run.saved())
    for _ in again.search(Control()):
        pass
    assert [(each.rank, each.choice) for each in again.found] == [
        (rank, choice) for rank, _, _, choice, _ in results(begun)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("name", RUNS)
def test_processes_find_the_same(name):
    assert results(RUNS[name], 2) == results(RUNS[name])
