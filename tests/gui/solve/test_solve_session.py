"""The solve session: states, order of signals, and reports of older requests."""

import traceback
from time import perf_counter

import pytest

from cubewright.errors import PuzzleError, UnknownNameError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.solve.solve_session import SolveSession, SolveState
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.solver.report import Outcome
from cubewright.solver.request import SolveRequest

CUBE = SolveRequest(built_in_puzzle("cube"))
BEDLAM = SolveRequest(built_in_puzzle("bedlam"))
LONG = 60_000
"""The timeout in milliseconds: the very first solve compiles the engine."""


@pytest.fixture
def session():
    session = SolveSession()
    yield session
    session.close()


@pytest.fixture
def running(session, qtbot):
    """A session that is solving Bedlam's cube."""
    with qtbot.waitSignal(session.solutions_found, timeout=LONG):
        session.start(BEDLAM)
    return session


def test_a_complete_solve_reports_its_states_and_solutions_in_order(session, qtbot):
    states, rows = [], []
    session.state_changed.connect(states.append)
    session.solutions_found.connect(lambda batch: rows.extend(batch.tolist()))
    names = []
    for name in ("prepared", "solutions_found", "progressed", "finished"):
        getattr(session, name).connect(lambda *_, name=name: names.append(name))
    with qtbot.waitSignal(session.finished, timeout=LONG):
        session.start(CUBE)
        assert session.state is SolveState.RUNNING
    # Progress comes first if the engine is loaded in the first step, which is empty.
    assert names[0] == "prepared"
    assert set(names[1:-1]) == {"solutions_found", "progressed"}
    assert names[-2:] == ["progressed", "finished"]
    assert states == [SolveState.RUNNING, SolveState.IDLE]
    assert len(rows) == 240


def test_the_state_is_idle_when_the_end_is_reported(session, qtbot):
    states = []
    session.finished.connect(lambda _finished: states.append(session.state))
    with qtbot.waitSignal(session.finished, timeout=LONG):
        session.start(CUBE)
    assert states == [SolveState.IDLE]


def test_the_next_solve_may_start_at_the_end_of_the_last(session, qtbot):
    ends = []

    def begin_again(finished):
        ends.append(finished.outcome)
        if len(ends) < 5:
            session.start(CUBE)

    session.finished.connect(begin_again)
    session.start(CUBE)
    qtbot.waitUntil(lambda: len(ends) == 5, timeout=LONG)
    assert set(ends) == {Outcome.COMPLETE}
    assert session.state is SolveState.IDLE


def test_a_search_is_paused_resumed_and_stopped(running, qtbot):
    states = []
    running.state_changed.connect(states.append)
    running.pause()
    running.pause()
    assert running.state is SolveState.PAUSED
    running.resume()
    running.resume()
    assert running.state is SolveState.RUNNING
    with qtbot.waitSignal(running.progressed):
        pass
    with qtbot.waitSignal(running.finished) as caught:
        running.stop()
    assert caught.args[0].outcome is Outcome.STOPPED
    assert states == [SolveState.PAUSED, SolveState.RUNNING, SolveState.IDLE]


def test_stop_ends_a_paused_search(running, qtbot):
    running.pause()
    with qtbot.waitSignal(running.finished):
        running.stop()
    assert running.state is SolveState.IDLE


def test_a_pause_after_stop_does_not_prevent_the_end(running, qtbot):
    with qtbot.waitSignal(running.finished):
        running.stop()
        running.pause()
    assert running.state is SolveState.IDLE


def test_commands_do_nothing_while_idle(session, qtbot):
    with qtbot.assertNotEmitted(session.state_changed):
        session.pause()
        session.resume()
        session.stop()
        session.close()
    assert session.state is SolveState.IDLE


def test_reports_of_an_older_request_are_ignored(running, qtbot):
    pieces = []
    running.prepared.connect(lambda cover: pieces.append(cover.puzzle.piece_set.name))
    running.solutions_found.connect(lambda rows: pieces.append(rows.shape[1]))
    outcomes = []
    running.finished.connect(lambda finished: outcomes.append(finished.outcome))
    with qtbot.waitSignal(running.finished, timeout=LONG):
        running.start(CUBE)
    assert pieces[0] == "soma"
    assert set(pieces[1:]) == {7}  # and never 13 columns, as in Bedlam's rows
    assert outcomes == [Outcome.COMPLETE]


def test_nothing_is_reported_after_closing(running, qtbot):
    running.close()
    assert running.state is SolveState.IDLE
    signals = (running.solutions_found, running.progressed, running.finished)
    for signal in signals:
        signal.connect(lambda _report: pytest.fail("a late report was delivered"))
    # By now, all messages that the ended thread had posted are delivered.
    qtbot.waitUntil(lambda: True)
    with qtbot.waitSignal(running.finished, timeout=1, raising=False):
        pass


@pytest.mark.timed
def test_closing_is_quick(running):
    began = perf_counter()
    running.close()
    assert perf_counter() - began < 0.5


def test_a_listener_may_close_in_the_middle_of_a_batch(session, qtbot):
    heard = []
    session.prepared.connect(lambda _cover: heard.append("prepared"))
    session.prepared.connect(lambda _cover: session.close())
    session.finished.connect(lambda _finished: heard.append("finished"))
    with qtbot.waitSignal(session.prepared):
        session.start(CUBE)
    assert heard == ["prepared"]
    assert session.state is SolveState.IDLE


def test_a_puzzle_without_a_solution_fails_with_its_faults(session, qtbot):
    puzzle = Puzzle(Figure([(0, 0, 0)]), CUBE.puzzle.piece_set)
    with qtbot.waitSignal(session.failed) as caught:
        session.start(SolveRequest(puzzle))
    assert isinstance(caught.args[0], PuzzleError)
    assert caught.args[0].faults
    assert session.state is SolveState.IDLE


def test_an_unknown_engine_fails_with_a_hint(session, qtbot):
    with qtbot.waitSignal(session.failed) as caught:
        session.start(SolveRequest(CUBE.puzzle, engine="brute-farce"))
    assert isinstance(caught.args[0], UnknownNameError)
    assert "brute-force" in str(caught.args[0])


def test_a_bug_reaches_the_excepthook_with_its_traceback(session, qtbot):
    def broken_solver(_request, _control):
        raise ZeroDivisionError("in the solver")
        yield

    with qtbot.capture_exceptions() as exceptions:
        session.start(CUBE, broken_solver)
        qtbot.waitUntil(lambda: bool(exceptions))
    kind, error, trace = exceptions[0]
    assert kind is ZeroDivisionError
    assert str(error) == "in the solver"
    assert "broken_solver" in [frame.name for frame in traceback.extract_tb(trace)]
    assert session.state is SolveState.IDLE
