"""The analyses of a project's solutions: kept when they are stopped, and continued."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cubewright.formats.kept_plans import is_unfinished, kept_state, read_analysis, read_state
from cubewright.formats.project.file import read_project, write_project
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.project import project_of
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Disassembly
from cubewright.presenter.search.kept_analyses import KeptAnalyses
from cubewright.presenter.taking_apart.analyses import Analyses, State
from cubewright.solver.disassembly import search
from cubewright.solver.disassembly.assembly import Order
from cubewright.solver.disassembly.search import DisassemblySearch
from cubewright.solver.search.control import Control

sys.path.insert(0, str(Path(__file__).parents[2] / "solver"))
from assemblies import LOOSE


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
    """Analyse for some steps; the project with what is known, and the states of each step."""
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
    analyses.add(kept)  # of a known solution no state is kept
    assert analyses.of(0).state is State.CANNOT
    assert analyses.saved(range(3)) == {}


@pytest.mark.parametrize("data", ["", "[]", '{"format":"Cubewright","state":', "{}"])
def test_unreadable_states_are_none(data):
    assert read_state(Disassembly(0, data)) is None
