"""A stopped analysis continues at the same state, even after the project was closed."""

import pytest

from cubewright.formats.kept_plans import is_unfinished
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.taking_apart.known import State
from cubewright.solver.disassembly import search
from cubewright.solver.disassembly.search import DisassemblySearch

ROOM = set(CUBIC.box((5, 5, 5)))
LOOSE = ([(1, 1, 1)], [(2, 3, 1), (2, 3, 2)], [(3, 1, 2), (3, 2, 2), (3, 3, 2)])


def cage():
    inside = {cell for cell in ROOM if all(1 <= number <= 3 for number in cell)}
    shapes = [sorted(ROOM - inside), *LOOSE]
    pieces = tuple(
        Piece(symbol, tuple(cells), symbol) for symbol, cells in zip("ABCD", shapes, strict=True)
    )
    cells = [cell for each in shapes for cell in each]
    return Puzzle(Figure(cells, "cage"), PieceSet("cage", "Cage", pieces, (1,) * 4, CUBIC))


def small():
    piece = Piece("A", ((0, 0, 0), (1, 0, 0)))
    return Puzzle(Figure(piece.cells, "small"), PieceSet("small", "Small", (piece,), (1,), CUBIC))


@pytest.fixture
def solved(window, qtbot, monkeypatch):
    """The cage is listed, and a step of its analysis expands one state."""
    step = DisassemblySearch.step
    monkeypatch.setattr(search, "BUDGET", 1)
    monkeypatch.setattr(DisassemblySearch, "step", lambda self: step(self, 0.0))
    puzzle = cage()
    window.document.new(puzzle)
    window.document.use_pieces(puzzle.piece_set, "pieces")
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    qtbot.waitUntil(lambda: window.panel.current_row >= 0)
    return window


def known(window):
    return window.panel.model.listed.analyses.of(0)


def pause(window, qtbot):
    window.actions_["analyse-missing"].trigger()
    window.analysis.pause_or_continue()
    qtbot.waitUntil(lambda: window.analysis._worker.job.has_paused)


def test_a_stopped_analysis_continues_from_the_project(solved, qtbot, tmp_path):
    window = solved
    pause(window, qtbot)
    window.analysis.cancel()
    qtbot.waitUntil(lambda: not window.analysis.is_running)
    assert known(window).state is State.UNFINISHED
    path = tmp_path / "cage.cubewright"
    window.project_saving.save(path)
    window.document.new(small())
    assert window.file_controller.open(path)
    qtbot.waitUntil(lambda: window.panel.count > 0 and "earlier" in window.message.text())
    assert known(window).state is State.UNFINISHED
    window.actions_["analyse-missing"].trigger()
    qtbot.waitUntil(lambda: not window.analysis.is_running, timeout=60_000)
    assert known(window).state is State.CANNOT
    assert window.panel.model.listed.analyses.saved([0]) == {}


def test_saving_keeps_the_state_of_a_running_analysis(solved, qtbot, tmp_path):
    window = solved
    pause(window, qtbot)
    window.project_saving.save(tmp_path / "cage.cubewright")
    assert window.analysis.is_paused
    window.analysis.pause_or_continue()
    window.analysis.keep_state()  # as before a window is closed
    (kept,) = window.document.results_at(0).disassemblies
    assert is_unfinished(kept)
    assert window.analysis.is_running
    assert not window.analysis.is_paused
    window.analysis.cancel()
    qtbot.waitUntil(lambda: not window.analysis.is_running)
