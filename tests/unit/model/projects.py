"""Random small projects for property tests."""

from hypothesis import strategies as st

from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.model.placement import PlacedPiece
from cubewright.model.problem import Problem, Shape
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Results, RunRecord, SolutionCounts, UnfinishedSearch
from cubewright.solver.problem.placements import placements

_TEXTS = st.text("abZ é'\n;", max_size=6)
_COLOURS = st.sampled_from(("#102030", "#ffeedd", "#888888"))


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """Draw a puzzle with every field in use; it need not have a solution."""
    lattice = draw(st.sampled_from(sorted(lattices().values(), key=lambda each: each.name)))
    box = lattice.box((3, 2, 1))
    some_cells = st.lists(st.sampled_from(box), min_size=1, unique=True)
    marks_colours = draw(st.booleans())
    coloured_cells = st.frozensets(st.tuples(st.sampled_from(box), st.integers(1, 3)), max_size=2)
    pieces = []
    for symbol in draw(st.lists(st.sampled_from("ABCDé"), min_size=1, max_size=4, unique=True)):
        cells = tuple(draw(some_cells))
        dark = frozenset(draw(some_cells)) & frozenset(cells)
        pieces.append(
            Piece(
                symbol,
                cells,
                draw(_TEXTS),
                draw(_COLOURS),
                tuple(draw(st.lists(st.sampled_from("123"), max_size=2))),
                tuple(draw(st.lists(st.sampled_from("xyz"), max_size=2))),
                lattice,
                None if marks_colours or draw(st.booleans()) else dark,
                draw(st.booleans()),
                draw(st.booleans()),
                draw(coloured_cells) if marks_colours else frozenset(),
            )
        )
    counts = tuple(draw(st.integers(0, 3)) for _ in pieces)
    minimums = tuple(draw(st.integers(0, count)) for count in counts)
    piece_set = PieceSet(
        draw(_TEXTS),
        draw(_TEXTS),
        tuple(pieces),
        counts,
        lattice,
        draw(_TEXTS),
        draw(st.sampled_from((None, minimums))),
    )
    figure = Figure(
        draw(some_cells),
        draw(_TEXTS),
        lattice,
        draw(some_cells) if draw(st.booleans()) else (),
        None if marks_colours or draw(st.booleans()) else draw(some_cells),
        draw(coloured_cells) if marks_colours else (),
    )
    pairs = st.tuples(st.integers(1, 3), st.integers(1, 3))
    allowed = draw(st.none() | st.frozensets(pairs, max_size=3))
    to_solve = puzzle_to_fill(figure, piece_set).figure  # Its cells have the colours of its pieces.
    places = [
        PlacedPiece(index, copy, tuple(to_solve.cells[cell] for cell in row))
        for index, piece in enumerate(pieces)
        for copy, row in enumerate(placements(to_solve, piece, allowed)[:2].tolist())
    ]
    some_placed = st.lists(st.sampled_from(places), max_size=2) if places else st.just([])
    numbers = st.sampled_from(range(len(pieces)))
    return Puzzle(
        figure,
        piece_set,
        tuple(draw(some_placed)),
        draw(st.frozensets(st.tuples(numbers, st.sampled_from(figure.cells)), max_size=3)),
        tuple(draw(some_placed)),
        allowed,
        draw(st.none() | st.integers(0, 4)),
    )


@st.composite
def results(draw: st.DrawFn) -> Results:
    """Draw results without listed solutions."""
    seconds = st.floats(0, 1e6)
    counts = st.none() | st.integers(0, 10**12)
    search = UnfinishedSearch(
        draw(st.binary(max_size=20)),
        draw(st.floats(0, 1)),
        draw(seconds),
        draw(st.integers(0, 10**9)),
        draw(st.booleans()),
    )
    run = RunRecord(
        "2026-01-02T03:04:05Z", "stagewise", "stopped", draw(seconds), None, 2, draw(counts)
    )
    return Results(
        engine="next-cell",
        settings=(("order", "as-given"),),
        counts=SolutionCounts(draw(counts), draw(counts), draw(counts), draw(counts)),
        is_complete=draw(st.booleans()),
        runs=(run,) * draw(st.integers(0, 2)),
        search=draw(st.sampled_from((None, search))),
    )


@st.composite
def projects(draw: st.DrawFn, min_problems: int = 1) -> Project:
    """Draw a project of a few problems, some of which share shapes."""
    project = Project(colours=("#112233",) * draw(st.integers(0, 3)), note=draw(_TEXTS))
    if draw(st.booleans()):
        cells = ((0, 0, 0), (1, 0, 0))
        project = project.with_shape_added(
            Shape("A", cells, optional=frozenset(cells[:1]), weight=-3, note="unused")
        )
    for puzzle in draw(st.lists(puzzles(), min_size=min_problems, max_size=3)):
        project = project.with_puzzle_added(puzzle, draw(_TEXTS))
        if draw(st.booleans()):
            project = project.with_puzzle_added(puzzle, draw(_TEXTS))
            project = project.with_results(len(project.problems) - 1, draw(results()))
    if draw(st.booleans()):
        project = project.with_problem_added(
            Problem("unfinished", note=draw(_TEXTS), max_holes=2, choices=(PieceChoice("AB", 1),))
        )
    return project
