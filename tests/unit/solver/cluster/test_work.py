"""What a worker does with its orders."""

from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.cluster import work
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
