"""Level strings are as BurrTools prints them, and independent of orientation."""

import csv
from collections import Counter
from pathlib import Path

import pytest
from plain_disassembly import replay

from cubewright.formats.conversion.convert import convert_project
from cubewright.formats.kept_plans import kept_levels, read_analysis
from cubewright.formats.xmpuzzle.file import read_xmpuzzle, xmpuzzle_of_bytes
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.model.cell import turned
from cubewright.model.disassembly import AnalysisOutcome
from cubewright.presenter.analysis.analyser import Analyser
from cubewright.presenter.analysis.kept_analyses import KeptAnalyses
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly, Order, PieceRules
from cubewright.solver.disassembly.search import DisassemblySearch
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

FOLDER = Path(__file__).parents[2] / ".." / "shared" / "data" / "xmpuzzle"
SMALL = {"basic-burr.xmpuzzle", "magic-drawer.xmpuzzle", "Bermuda.xmpuzzle"}
"""Files that are solved in the default tier."""
PLANS = 4
"""The number of plans of each problem that are followed step by step."""

pytestmark = pytest.mark.shared_data


def rows():
    if not FOLDER.is_dir():
        return []
    with (FOLDER / "known.tsv").open(newline="") as table:
        return [row for row in csv.DictReader(table, delimiter="\t") if row["levels"]]


def project_of(row):
    return project_of_xmpuzzle(read_xmpuzzle(FOLDER / row["file"]))[0]


def expected(row):
    """The level strings of a row: a number after `x` says how often one occurs."""
    found = Counter()
    for each in row["levels"].split():
        string, _, times = each.partition("x")
        found[string] += int(times or 1)
    return found


def analysed(lattice, assemblies, **settings):
    search = DisassemblySearch(lattice, **settings)
    search.start(assemblies)
    while not search.step():
        pass
    return search.results


def level_strings(lattice, assemblies, **settings):
    found = analysed(lattice, assemblies, **settings)
    return Counter(each.level_string for each in found if each.plan is not None)


def assemblies_of(project, index, order):
    """The assemblies of a problem in the order found, each with the orientation to analyse."""
    puzzle = project.puzzle_to_solve(index)
    analyser = Analyser.of(puzzle, PieceRules.of(project, index), order)
    found, table = [], None
    for report in solve(SolveRequest(puzzle)):
        if isinstance(report, Prepared):
            table = report.cover.placement_table
        elif isinstance(report, SolutionsFound):
            found += [analyser.assembly(table.placed_pieces(row)) for row in report.rows]
    return found


@pytest.mark.parametrize(
    "row",
    [pytest.param(row, marks=() if row["file"] in SMALL else pytest.mark.slow) for row in rows()],
    ids=lambda row: f"{row['file']}:{row['problem']}",
)
def test_level_strings_are_burrtools_to_the_letter(row):
    project, index = project_of(row), int(row["problem"])
    assemblies = assemblies_of(project, index, Order.BURRTOOLS)
    assert len(assemblies) == int(row["assemblies"])
    found = analysed(assemblies[0].lattice, assemblies, canonical=False)
    levels = Counter(each.level_string for each in found if each.plan is not None)
    assert levels == expected(row)
    assert sum(levels.values()) == int(row["solutions"])
    apart = [pair for pair in zip(assemblies, found, strict=True) if pair[1].plan is not None]
    for assembly, analysis in apart[:PLANS]:
        replay(assembly, analysis.plan, may_stay=lambda _: True)


@pytest.mark.slow
def test_stored_assemblies_have_the_levels_that_burrtools_stored():
    checked = 0
    for row in rows():
        project = project_of(row)
        problem = project.problems[int(row["problem"])]
        rules = PieceRules.of(project, int(row["problem"]))
        lattice = problem.figure.lattice
        stored = [rules.assembly(lattice, placed) for placed in problem.results.solutions]
        if stored and row["file"] != "SolidSixPieceBurrs.xmpuzzle":  # it stores more of them
            assert level_strings(lattice, stored, canonical=False) == expected(row)
            checked += 1
    assert checked == 8


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["chocolate-dip", "DraculasDentalDesaster", "PelikanBurr", "Misused-Key"]
)
def test_canonical_level_strings_do_not_depend_on_orientation_and_numbering(name):
    project = project_of({"file": f"{name}.xmpuzzle"})
    problem = project.problems[0]
    rules = PieceRules.of(project, 0)
    lattice = problem.figure.lattice
    stored = [rules.assembly(lattice, placed) for placed in problem.results.solutions]
    strings = {
        frozenset(level_strings(lattice, [changed(each, matrix) for each in stored]).items())
        for matrix in lattice.turns[::5]
    }
    assert len(strings) == 1


def changed(assembly, matrix):
    """The same assembly turned, with its pieces in the opposite order."""
    return Assembly(
        assembly.lattice,
        tuple(
            AssembledPiece(
                tuple(turned(cell, matrix) for cell in piece.cells),
                piece.kind,
                piece.weight,
                piece.groups,
            )
            for piece in reversed(assembly.pieces)
        ),
    )


@pytest.mark.slow
def test_plans_that_burrtools_stored_can_be_followed():
    followed = 0
    for row in rows():
        problem = project_of(row).problems[int(row["problem"])]
        results, lattice = problem.results, problem.figure.lattice
        for kept in results.disassemblies:
            found = read_analysis(kept, lattice)
            assert found.outcome is AnalysisOutcome.APART
            if found.plan is None:
                assert kept_levels(kept, lattice) in {(1,), (1, 2)}
                continue
            placed = results.solutions[kept.solution]
            rules = PieceRules.of(project_of(row), int(row["problem"]))
            replay(rules.assembly(lattice, placed), found.plan, may_stay=lambda _: True)
            followed += 1
    assert followed == 35


@pytest.mark.parametrize("name", ["magic-drawer", "chocolate-dip", "Misused-Key"])
def test_plans_written_for_burrtools_begin_in_the_assembly_and_can_be_followed(name):
    project = project_of({"file": f"{name}.xmpuzzle"})
    analyses = KeptAnalyses(project, 0, Order.CANONICAL)
    analyses.known.clear()  # the analyses of the file
    for _ in analyses.run(Control()):
        pass
    made = convert_project(project.with_results(0, analyses.results()), ".xmpuzzle", name)
    file = xmpuzzle_of_bytes(made.content, f"{name}.xmpuzzle")
    read, _ = project_of_xmpuzzle(file)
    results = read.problems[0].results
    assert len(results.disassemblies) == len(results.solutions) > 0
    rules = PieceRules.of(read, 0)
    lattice = read.problems[0].figure.lattice
    for kept, solution in zip(results.disassemblies, file.elements.iter("solution"), strict=True):
        plan = read_analysis(kept, lattice).plan
        assembly = rules.assembly(lattice, results.solutions[kept.solution])
        replay(assembly, plan, may_stay=lambda _: True)
        words = solution.findtext("assembly").split()
        places = [words[at : at + 3] for at in range(0, len(words), 4)]
        separation = solution.find("separation")
        state = [separation.findtext(f"state/{axis}").split() for axis in ("dx", "dy", "dz")]
        pieces = map(int, separation.findtext("pieces").split())
        assert [places[piece] for piece in pieces] == [list(at) for at in zip(*state, strict=True)]
