"""The model of idle threads agrees with what must hold for every search."""

import pytest
from threads_model import Costs, modelled, table


def test_threads_without_interpreter_or_merging_share_all_work():
    costs = Costs(work=1.0, tasks=256, between=0.0, start=0.0, step=0.0, main=0.0)
    for threads in (1, 2, 8):
        found = modelled(costs, threads)
        assert found.seconds == pytest.approx(1 / threads, rel=0.05)
        assert 0 <= found.idle < 0.05


def test_more_threads_wait_longer_for_the_interpreter():
    costs = Costs(between=100e-6)
    idle = [modelled(costs, threads).idle for threads in (2, 8, 32)]
    assert idle == sorted(idle)
    assert idle[-1] > 0.3


def test_merging_makes_threads_wait():
    assert modelled(Costs(main=0.1), 12).idle > modelled(Costs(main=0.0), 12).idle + 0.02


def test_the_table_has_a_row_for_each_number_of_threads():
    lines = table(Costs(work=0.3, tasks=64, main=0.01), (2, 4), seeds=1).splitlines()
    assert [line.split(" | ")[0] for line in lines[2:]] == ["| 2", "| 4"]
