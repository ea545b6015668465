"""Stopped analyses of a project's solutions are kept and continued."""

import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from time import monotonic

import pytest

from cubewright.formats.kept_plans import is_unfinished, kept_state, read_analysis, read_state
from cubewright.formats.project.file import read_project, write_project
from cubewright.model.disassembly import FOR_EVER, Analysis, AnalysisOutcome, Move, Separation
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.project import project_of
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Disassembly, UnfinishedSearch
from cubewright.presenter.analysis.kept_analyses import KeptAnalyses, select_results
from cubewright.presenter.taking_apart import known as taking_apart_known
from cubewright.presenter.taking_apart.analyses import Analyses
from cubewright.presenter.taking_apart.known import State, known_analysis
from cubewright.presenter.taking_apart.turn_choice import NO_TURNS, TurnChoice
from cubewright.solver.disassembly import search
from cubewright.solver.disassembly.assembly import Order
from cubewright.solver.disassembly.search import DisassemblySearch
from cubewright.solver.disassembly.turns.search import TurningSearch
from cubewright.solver.disassembly.worker import AnalysisStatistics
from cubewright.solver.search.control import Control

sys.path.insert(0, str(Path(__file__).parents[2] / "solver"))
from assemblies import LOOSE, box


@pytest.fixture
def project(monkeypatch):
    """A closed cage with loose pieces, in three copies; a step expands one state."""
    step = DisassemblySearch.step
    monkeypatch.setattr(search, "BUDGET", 1)
    monkeypatch.setattr(DisassemblySearch, "step", lambda self: step(self, 0.0))
    kinds = tuple(
        Piece(symbol, each.cells) for symbol, each in zip("ABCD", LOOSE.pieces, strict=False)
    )
    cells = [cell for each in LOOSE.pieces for cell in each.cells]
    puzzle = Puzzle(Figure(cells, "cage"), PieceSet("own", "own", kinds, (1,) * len(kinds), CUBIC))
    made = project_of({"cage": puzzle})
    placed = tuple(PlacedPiece(n, 0, each.cells) for n, each in enumerate(LOOSE.pieces))
    results = replace(made.problems[0].results, solutions=(placed,) * 3)
    return made.with_results(0, results)


def run(project, steps=None):
    """Analyse for some steps; return the project with the results, and the states of each step."""
    analyses, control, states = KeptAnalyses(project, 0, Order.CANONICAL), Control(), []
    for _ in analyses.run(control):
        states.append(analyses.progress.states)
        if len(states) == steps:
            control.stop()
    return project.with_results(0, analyses.results()), states, analyses.notes


def test_an_analysis_that_is_stopped_continues_from_the_file(project, tmp_path):
    whole, all_states, _ = run(project)
    stopped, states, _ = run(project, 100)
    path = tmp_path / "cage.cubewright"
    write_project(path, stopped)
    (kept,) = read_project(path).problems[0].results.disassemblies
    assert is_unfinished(kept)
    assert read_analysis(kept, CUBIC) is None
    done, later, notes = run(read_project(path))
    assert later[0] >= states[-1]
    assert len(states) + len(later) <= len(all_states) + 3
    assert done.problems[0].results.disassemblies == whole.problems[0].results.disassemblies
    assert notes == []


def test_a_state_that_does_not_fit_is_reported_and_the_analysis_begins_again(project):
    whole, _, _ = run(project)
    stopped, _, _ = run(project, 10)
    (kept,) = stopped.problems[0].results.disassemblies
    state = read_state(kept)
    for wrong, reason in (
        ({**state, "assembly": "other"}, "another assembly"),
        ({**state, "plan": None}, "damaged"),
    ):
        results = replace(stopped.problems[0].results, disassemblies=(kept_state(1, wrong),))
        done, _, notes = run(stopped.with_results(0, results))
        assert [reason in note for note in notes] == [True]
        assert done.problems[0].results.disassemblies == whole.problems[0].results.disassemblies


def kept_texts(project):
    return [each.data for each in project.problems[0].results.disassemblies]


@pytest.fixture
def apart():
    """A box of three pieces that comes apart, and the project with a solution."""
    return project_with(box("aab/ccb"))


def project_with(assembly):
    kinds = tuple(
        Piece(symbol, each.cells) for symbol, each in zip("ABCD", assembly.pieces, strict=False)
    )
    cells = [cell for each in assembly.pieces for cell in each.cells]
    puzzle = Puzzle(Figure(cells, "box"), PieceSet("own", "own", kinds, (1,) * len(kinds), CUBIC))
    made = project_of({"box": puzzle})
    placed = tuple(PlacedPiece(n, 0, each.cells) for n, each in enumerate(assembly.pieces))
    results = replace(made.problems[0].results, solutions=(placed,))
    return made.with_results(0, results)


def done(project, order=Order.CANONICAL, **options):
    """Analyse to the end; return the project with the results, and the number of analyses."""
    analyses = KeptAnalyses(project, 0, order, **options)
    for _ in analyses.run(Control()):
        pass
    return project.with_results(0, analyses.results()), analyses.statistics.analyses


WAYS = {
    "canonical": {},
    "burrtools": {"order": Order.BURRTOOLS},
    "turns": {"turns": TurnChoice(True, Fraction(0))},
    "rounded": {"turns": TurnChoice(True, Fraction(1, 20))},
    "least": {"turns": TurnChoice(True, None)},
}


def test_what_is_known_in_another_way_is_analysed_again(apart):
    fresh = {name: done(apart, **options)[0] for name, options in WAYS.items()}
    for before, known in fresh.items():
        for name, options in WAYS.items():
            found, count = done(known, **options)
            # The least of all allowances is no more than 0.
            is_enough = name == before or {name, before} == {"turns", "least"}
            assert (count == 0) is is_enough, (before, name)
            if not is_enough:
                assert kept_texts(found) == kept_texts(fresh[name])


def test_a_plan_is_found_where_only_the_level_is_kept(apart):
    levels, _ = done(apart, levels_only=True)
    plans, count = done(levels)
    assert count == 1
    assert kept_texts(plans) == kept_texts(done(apart)[0])
    assert done(plans, levels_only=True)[1] == 0


@pytest.mark.parametrize("turns", [NO_TURNS, TurnChoice(True, Fraction(0))])
def test_what_is_not_decided_is_analysed_again_up_to_a_higher_limit(monkeypatch, turns):
    project = project_with(LOOSE)
    name = "MAX_TURNING_STATES" if turns.allowed else "MAX_STATES"
    limited, _ = done_with_limit(monkeypatch, project, turns, name, 3)
    assert "not decided" in kept_texts(limited)[0]
    assert done_with_limit(monkeypatch, limited, turns, name, 3)[1] == 0
    known, count = done_with_limit(monkeypatch, limited, turns, name, 5)
    assert (count, "not decided" in kept_texts(known)[0]) == (1, True)
    figure = project.problems[0].figure
    shown = Analyses(figure.lattice, known.problems[0].results.disassemblies)
    assert shown.missing(1, turns) == []
    monkeypatch.setattr(taking_apart_known, name, 6)
    assert shown.missing(1, turns) == [0]


def done_with_limit(monkeypatch, project, turns, name, limit):
    """Analyse with a limit of states, set as the default of the constructors."""
    monkeypatch.setattr(taking_apart_known, name, limit)
    for each in (DisassemblySearch, TurningSearch):
        monkeypatch.setitem(each.__init__.__kwdefaults__, "max_states", limit)
    return done(project, turns=turns)


def test_a_list_shows_what_is_unfinished_until_it_is_known(project):
    stopped, _, _ = run(project, 10)
    kept = stopped.problems[0].results.disassemblies
    analyses = Analyses(CUBIC, kept)
    assert [analyses.of(index).state for index in range(2)] == [
        State.UNFINISHED,
        State.NOT_ANALYSED,
    ]
    assert analyses.missing(3) == [0, 1, 2]
    assert analyses.kept() == kept
    assert list(analyses.saved(range(3))) == [0]
    known, _, _ = run(project)
    analyses.add(known.problems[0].results.disassemblies)
    assert analyses.of(0).state is State.CANNOT
    analyses.add(kept)  # no state is kept for a known solution
    assert analyses.of(0).state is State.CANNOT
    assert analyses.saved(range(3)) == {}


@pytest.mark.parametrize("data", ["", "[]", '{"format":"Cubewright","state":', "{}"])
def test_unreadable_states_are_none(data):
    assert read_state(Disassembly(0, data)) is None


UP = (0, 0, 1)


def levels(*moves):
    """Analyses whose first separation has a given number of moves; 0 if nothing comes apart."""
    plans = (
        Separation((0, 1), (*[Move((0,), UP, 1)] * (n - 1), Move((0,), UP, FOR_EVER)))
        for n in moves
        if n
    )
    return [
        Analysis(AnalysisOutcome.APART, next(plans)) if n else Analysis(AnalysisOutcome.CANNOT)
        for n in moves
    ]


@pytest.fixture
def many(apart):
    """The box with the same solution five times."""
    results = apart.problems[0].results
    return apart.with_results(0, results.with_solutions(tuple(results.solutions) * 5))


@pytest.mark.parametrize(
    ("least", "numbers"), [(0, [1, 2, 4]), (1, [1, 2, 4]), (2, [2, 4]), (3, [4]), (4, [])]
)
def test_solutions_are_chosen_by_level(many, least, numbers):
    analyses = KeptAnalyses(many, 0, Order.CANONICAL)
    assert analyses.solution_count == 5
    statistics = AnalysisStatistics()
    analyses.add(levels(1, 2, 0, 3), 1, statistics)
    assert analyses.statistics is statistics
    assert analyses.wanted(least) == numbers


def test_a_stopped_analysis_is_the_one_after_those_that_were_made(many):
    analyses = KeptAnalyses(many, 0, Order.CANONICAL)
    analyses.add(levels(1, 2), 1, AnalysisStatistics(), {"states": 3})
    assert sorted(analyses.known) == [1, 2]
    assert {n: read_state(each) for n, each in analyses.unfinished.items()} == {3: {"states": 3}}
    assert [each.solution for each in analyses.results().disassemblies] == [1, 2, 3]
    assert analyses.progress is None
    assert (analyses.levels_only, analyses.threads, analyses.turns) == (False, 1, NO_TURNS)


def test_chosen_solutions_keep_their_analyses(many):
    found = KeptAnalyses(many, 0, Order.CANONICAL)
    found.add(levels(1, 2, 3), 0, AnalysisStatistics())
    results = replace(found.results(), search=UnfinishedSearch(b""))
    numbered = tuple((n,) for n in range(5))
    chosen = select_results(results.with_solutions(numbered), [3, 2, 0])
    assert len(chosen.solutions) == 3
    assert list(chosen.solutions) == [(3,), (2,), (0,)]
    assert [chosen.solutions[n] for n in range(3)] == [(3,), (2,), (0,)]
    assert chosen.search is None
    kept = {each.solution: known_analysis(each, CUBIC).level for each in chosen.disassemblies}
    assert kept == {1: 3, 2: 1}


def test_the_time_of_an_analysis_is_the_time_it_took(apart):
    analyses, began = KeptAnalyses(apart, 0, Order.CANONICAL), monotonic()
    shares = list(analyses.run(Control()))
    assert 0 <= analyses.statistics.seconds <= monotonic() - began
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert analyses.statistics.analyses == 1
    assert list(KeptAnalyses(apart.with_results(0, analyses.results()), 0, Order.CANONICAL).run(
        Control())) == []  # fmt: skip
