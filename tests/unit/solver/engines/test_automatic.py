"""The default engine chooses an engine by the puzzle; runs and saved searches name it."""

from dataclasses import replace

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import read_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.files.search_state import checkpoint_of, search_state
from cubewright.resources import figures_folder
from cubewright.solver.analysis.run import Run
from cubewright.solver.engines.automatic import AUTOMATIC
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import CheckpointReached, Finished, Outcome, Prepared
from cubewright.solver.request import DEFAULT_ENGINE, SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

CHOICES = {
    "pentominoes-6x10": "next-cell",
    "pentominoes-5x12": "next-cell",
    "pentominoes-4x15": "next-cell",
    "pentominoes-3x20": "next-cell",
    "hexiamonds-4x9": "next-cell",
    "hexiamonds-3x12": "next-cell",
    "hexiamonds-6x6": "most-constrained",
    "meteor": "most-constrained",
    "cube": "most-constrained",
    "bedlam": "most-constrained",
    "solid-pentominoes-2x3x10": "most-constrained",
}


def chosen(puzzle):
    return AUTOMATIC.chosen_for(cover_problem(puzzle)).name


@pytest.mark.parametrize(("name", "engine"), CHOICES.items())
def test_narrow_flat_boards_are_searched_by_next_cell(name, engine):
    assert chosen(built_in_puzzle(name)) == engine


def test_wide_boards_and_boards_with_optional_cells_are_not():
    blocks = read_fig(figures_folder() / "pentominoes-flat.fig").blocks
    figure = next(block.figure for block in blocks if block.name == "Chessboard with a well")
    assert chosen(Puzzle(figure, piece_set("pentominoes"))) == "most-constrained"
    strip = built_in_puzzle("pentominoes-3x20")
    larger = strip.figure.with_cells([*strip.figure.cells, (20, 0, 0)])
    optional = replace(larger, optional=frozenset({(20, 0, 0)}))
    assert chosen(replace(strip, figure=optional)) == "most-constrained"


def test_the_default_engine_finds_what_the_chosen_one_finds():
    puzzle = built_in_puzzle("pentominoes-3x20")
    ends = [
        list(solve(SolveRequest(puzzle, engine=name)))[-1]
        for name in (DEFAULT_ENGINE, "next-cell", "most-constrained")
    ]
    assert DEFAULT_ENGINE == "automatic"
    assert [end.progress.counts.unique for end in ends] == [2, 2, 2]
    assert [end.progress.engine for end in ends] == ["next-cell", "next-cell", "most-constrained"]
    assert ends[0].progress.stages.totals == ends[1].progress.stages.totals


def test_a_run_names_the_engine_chosen():
    request = SolveRequest(built_in_puzzle("pentominoes-3x20"))
    end = list(solve(request))[-1]
    run = Run.of(request, end.outcome, end.progress)
    assert run.name == "automatic: next-cell"
    assert run.engine == "next-cell"


def test_a_saved_search_names_the_engine_chosen_and_resumes_with_it():
    request = SolveRequest(built_in_puzzle("pentominoes-4x15"))
    control = Control()
    cover = saved = None
    for report in solve(request, control):
        if isinstance(report, Prepared):
            cover = report.cover
            control.request_checkpoint()
        elif isinstance(report, CheckpointReached):
            saved = search_state(request, cover, report.checkpoint)
            control.stop()
        elif isinstance(report, Finished):
            assert report.outcome is Outcome.STOPPED
            assert report.checkpoint.engine == "next-cell"
    assert saved.engine == "next-cell"
    resumed = replace(request, engine=saved.engine, checkpoint=checkpoint_of(saved))
    assert list(solve(resumed))[-1].progress.counts.unique == 368


def test_it_has_no_settings():
    request = SolveRequest(built_in_puzzle("pentominoes-3x20"), settings=(("islands", "off"),))
    with pytest.raises(CubewrightError, match="setting"):
        next(solve(request))


def board(*shapes, copies=1):
    """A board four wide that some pieces fill by their number of cells."""
    pieces = tuple(Piece("ABCDEF"[n], shape) for n, shape in enumerate(shapes))
    counts = (copies,) * len(pieces)
    cells = copies * sum(map(len, shapes))
    figure = Figure([(n // 4, n % 4, 0) for n in range(cells)])
    return Puzzle(figure, PieceSet("some", "some", pieces, counts, lattice=CUBIC))


ELL = ((0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0))
SQUARE = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0))
APART = ((0, 0, 0), (2, 0, 0), (0, 1, 0), (1, 1, 0))


def test_boards_whose_symmetry_only_the_other_engine_breaks_are_left_to_it():
    assert chosen(board(ELL, SQUARE)) == "next-cell"
    assert cover_problem(board(ELL, SQUARE, copies=2)).breaking_piece < 0
    assert chosen(board(ELL, SQUARE, copies=2)) == "most-constrained"


def test_boards_for_pieces_of_separate_parts_are_left_to_the_other_engine():
    assert chosen(board(APART, SQUARE)) == "most-constrained"
