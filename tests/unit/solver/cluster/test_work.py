"""What a worker does with its orders."""

import pytest

from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.cluster import work, worker_call
from cubewright.solver.cluster.pool import PoolLostError, failure_of
from cubewright.solver.cluster.worker_call import packed_call, run_packed, unpacked_result
from cubewright.solver.problem.steps import completed
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine
from cubewright.solver.search.preparation import preparation_steps

BOARD = Figure([(x, y, 0) for x in range(8) for y in range(8)], "board")
DOMINOES = PieceSet("dominoes", "Dominoes", (Piece("D", ((0, 0, 0), (1, 0, 0))),), (32,))


class StoppingList(list):
    """Stops a control when it has some items."""

    def __init__(self, control, most):
        super().__init__()
        self.control, self.most = control, most

    def append(self, item):
        super().append(item)
        if len(self) == self.most:
            self.control.stop()


def test_steps_that_end_with_a_full_buffer_do_not_raise_the_budget_without_bound():
    steps = preparation_steps(Puzzle(BOARD, DOMINOES), engine("most-constrained"), {})
    prepared = work._Prepared(completed(steps)[1])
    prepared.budget = 1 << 60  # as it was after 0.6 s of full buffers
    control = Control()
    found = StoppingList(control, 5)
    work._search(prepared.root.clone(), prepared, float("inf"), control, found)
    assert len(found) == 5
    assert prepared.budget < 1 << 60


def repeated(text, times, _control):
    return text * times


def test_a_message_of_a_cluster_has_a_largest_size(monkeypatch):
    monkeypatch.setattr(worker_call, "MAX_MESSAGE", 1 << 20)
    call = packed_call(repeated, ("a", 1000))
    result = run_packed(call, Control())
    assert unpacked_result(result) == "a" * 1000
    too_long = "a message of 2 MiB is longer than the 1 MiB that workers may exchange"
    with pytest.raises(PoolLostError, match=too_long):
        packed_call(repeated, ("a" * (1 << 20), 1))
    with pytest.raises(PoolLostError, match=too_long) as raised:
        run_packed(packed_call(repeated, ("a", 1 << 20)), Control())
    assert str(failure_of(raised.value)) == str(raised.value)  # as the client shows it
    monkeypatch.setattr(worker_call, "MAX_MESSAGE", len(result))
    assert run_packed(call, Control()) == result
    with pytest.raises(PoolLostError):
        unpacked_result(result + b" ")
