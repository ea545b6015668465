"""The soak reports every kind of failure, and a short run finds none."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from figures import MAX_RISE_MB, Figures, slope
from ledger import saved_solutions

from soak import lost

HERE = Path(__file__).parent


def of(lines):
    figures = Figures()
    for line in lines:
        figures.add(line)
    return figures


def rounds(memory, handles=20, threads=10):
    names = ("used", "objects", "blocks", "widgets", "seconds")
    rest = dict.fromkeys(names, 1.0)
    for each in memory:
        yield {"kind": "round", "memory": each, "handles": handles, "threads": threads, **rest}


def test_steps_and_faults_are_counted_by_kind():
    figures = of(
        [
            {"kind": "step", "step": "draw", "number": 1},
            {"kind": "step", "step": "any: copy", "number": 2},
            {"kind": "step", "step": "any: paste", "number": 3},
            {"kind": "fault", "step": "disk full", "number": 4},
        ]
    )
    assert figures.steps == {"draw": 1, "any command": 2}
    assert figures.faults == {"disk full": 1}
    assert not figures.problems
    assert "steps: 3 (any command 2, draw 1)" in figures.report()


def test_a_failure_names_its_step():
    figures = of([{"kind": "failure", "step": "draw", "number": 7, "text": "logged: KeyError"}])
    assert figures.problems == ["step 7 (draw): logged: KeyError"]


def test_a_slow_frame_is_a_problem_whatever_the_wall_clock_showed():
    figures = of(
        [
            {"kind": "frame", "step": "draw", "cpu": 99.0, "wall": 800.0},
            {"kind": "frame", "step": "solve", "cpu": 101.0, "wall": 101.0},
        ]
    )
    assert figures.problems == ["1 of 2 frames took more than 100 ms"]
    assert "101.0 ms    101.0 ms  solve" in figures.report()


def test_a_new_window_may_take_longer():
    line = {"kind": "frame", "step": "new window", "cpu": 200.0, "wall": 300.0}
    assert not of([line, {"kind": "turn", "step": "start", "cpu": 200.0, "stack": ""}]).problems
    assert of([{**line, "cpu": 301.0}]).problems


def test_a_slow_turn_is_a_problem_and_names_the_place():
    figures = of([{"kind": "turn", "step": "draw", "cpu": 150.0, "stack": "grid:94:layers"}])
    assert figures.problems == ["1 turns of the event loop took more than 100 ms"]
    assert "150.0 ms  draw: grid:94:layers" in figures.report()


def test_memory_may_rise_while_the_program_warms_up():
    assert not of(rounds([100.0, 200.0, 300.0] + [320.0] * 7)).problems


def test_memory_that_rises_after_the_warm_up_is_a_problem():
    rising = [300.0 + 10 * number for number in range(20)]
    (problem,) = of(rounds(rising)).problems
    assert problem.startswith("memory rose by ")
    assert not of(rounds([300.0 + MAX_RISE_MB * number / 40 for number in range(20)])).problems


def test_handles_that_rise_are_a_problem():
    lines = [*rounds([300.0] * 10, handles=20), *rounds([300.0] * 10, handles=40)]
    assert of(lines).problems == ["handles rose from 20 to 40"]


@pytest.mark.parametrize(("values", "rise"), [([], 0), ([5], 0), ([1, 3, 5], 2), ([4, 4, 4], 0)])
def test_slope(values, rise):
    assert slope(values) == rise


def state(figures, *, modified=True, copied=True, window=1):
    return {
        "id": window,
        "name": "soma.fig",
        "figures": figures,
        "modified": modified,
        "copied": copied,
    }


def test_the_last_copied_state_or_a_later_one_is_recovered():
    before = [[state("a")], [state("b")], [state("c", copied=False)]]
    assert not list(lost(before, [state("b")]))
    assert not list(lost(before, [state("x", window=2), state("c")]))
    assert list(lost(before, [state("a")])) == ["“soma.fig” was not recovered after a kill"]
    assert list(lost(before, []))


def test_saved_work_and_work_that_was_not_copied_need_not_be_recovered():
    assert not list(lost([], []))
    assert not list(lost([[state("a", modified=False)]], []))
    assert not list(lost([[state("a", copied=False)]], []))
    assert not list(lost([[state("a")], [state("a", modified=False)]], []))


def window_with(searched, *, is_running, kept):
    """A window with two problems, whose 10 and 1010 solutions a project file holds."""
    counts = (10, 1010)
    document = SimpleNamespace(
        blocks=counts,
        are_results_saved=lambda _index: True,
        key_at=lambda index: index,
        results_at=lambda index: SimpleNamespace(solutions=range(counts[index])),
    )
    return SimpleNamespace(
        document=document,
        solve_controller=SimpleNamespace(is_running=is_running, kept=kept),
        results_controller=SimpleNamespace(key=searched),
    )


def test_a_running_search_must_have_saved_only_what_it_has_written():
    writing = SimpleNamespace(writer=SimpleNamespace(committed=340))
    assert saved_solutions(window_with(1, is_running=True, kept=writing)) == 350
    begun = SimpleNamespace(writer=None)
    assert saved_solutions(window_with(1, is_running=True, kept=begun)) == 10
    assert saved_solutions(window_with(1, is_running=True, kept=None)) == 10
    assert saved_solutions(window_with(1, is_running=False, kept=begun)) == 1020


@pytest.mark.slow
def test_half_a_minute_finds_nothing():
    command = [sys.executable, str(HERE / "soak.py"), "--minutes", "0.5", "--seed", "1"]
    done = subprocess.run(
        [*command, "--any-time"], capture_output=True, text=True, check=False, timeout=280
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "seed 1, 0.5 minutes" in done.stdout
