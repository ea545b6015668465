"""Small random puzzles for property tests."""

from dataclasses import replace
from functools import cache
from itertools import chain, combinations

from hypothesis import strategies as st
from plain_listing import PlainListing, cells_of, equivalence_key, moves, upright

from cubewright.model.cell import difference, turned
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle


def _grow(draw, size, forbidden=frozenset(), inside=None, lattice=CUBIC, start=(0, 0, 0)):
    """Draw a connected set of cells, grown cell by cell."""
    if inside is not None:
        start = draw(st.sampled_from(sorted(inside - forbidden)))
    cells = [start]
    while len(cells) < size:
        beside = {near for cell in cells for near in lattice.neighbours(cell)}
        edge = sorted(beside - set(cells) - forbidden)
        if inside is not None:
            edge = [cell for cell in edge if cell in inside]
        if not edge:
            break
        cells.append(draw(st.sampled_from(edge)))
    return cells


def as_set(shapes):
    pieces = tuple(Piece("ABCDEFGHIJ"[i], tuple(cells)) for i, cells in enumerate(shapes))
    return PieceSet("random", "random", pieces, (1,) * len(pieces))


@st.composite
def solvable_puzzles(draw, boxes=((2, 2, 2), (3, 2, 1), (3, 3, 1), (2, 2, 3), (4, 3, 1))):
    """Draw a box, or a random figure, cut into pieces: at least one solution, often symmetric."""
    box = draw(st.sampled_from(boxes))
    cells = {(x, y, z) for x in range(box[0]) for y in range(box[1]) for z in range(box[2])}
    if draw(st.booleans()):
        cells = set(_grow(draw, draw(st.integers(4, 9))))
    return Puzzle(Figure(cells), as_set(_cut(draw, cells)))


def _cut(draw, cells, lattice=CUBIC):
    left = set(cells)
    shapes = []
    while left:
        shape = _grow(draw, draw(st.integers(2, 4)), frozenset(cells - left), cells, lattice)
        shapes.append(shape)
        left -= set(shape)
    return shapes


@st.composite
def any_puzzles(draw):
    """Draw a figure and pieces of the same volume, which may not fill it."""
    shapes = [_grow(draw, draw(st.integers(1, 4))) for _ in range(draw(st.integers(1, 4)))]
    figure = Figure(_grow(draw, sum(map(len, shapes))))
    return Puzzle(figure, as_set(shapes))


@st.composite
def puzzles_on_any_lattice(draw, exact=False):
    """Draw a figure on any lattice cut into pieces, with any other feature of a puzzle.

    It may have any number of colours and a table of allowed contacts, one-sided pieces, pieces in
    two parts and pieces that may be flipped. Unless ``exact``, it may have ranges of counts,
    choices of pieces, optional cells, a limit of holes, pre-placed pieces and forbidden cells.
    """
    lattice = draw(st.sampled_from(list(lattices().values())))
    plain = _cut_up(st.one_of(_boxes(lattice), _symmetric(lattice)), lattice)
    shapes = draw(st.one_of(plain, plain, _with_mirror_pair(lattice)))
    cells = set(chain.from_iterable(shapes))
    figure = Figure(cells, lattice=lattice, dark=draw(_dark(cells, lattice)))
    if len(shapes) > 2 and _one_in(draw, 6):
        shapes.append(shapes.pop() + shapes.pop())  # It may have two parts.
    sides = draw(st.sampled_from(("two", "two", "one", "mixed")))
    pieces = [
        draw(_piece(figure, shape, "ABCDEFGHIJKL"[n], sides)) for n, shape in enumerate(shapes)
    ]
    alike = [equivalence_key(piece) for piece in pieces]
    counts = [1] * len(pieces)
    if draw(st.booleans()):
        kinds = sorted(set(map(alike.index, alike)))
        counts = [alike.count(alike[kind]) for kind in kinds]
        pieces = [pieces[kind] for kind in kinds]
    some = PieceSet("random", "random", tuple(pieces), tuple(counts), lattice)
    puzzle = Puzzle(figure, some)
    if figure.dark is None and _one_in(draw, 3):
        puzzle = draw(_coloured(puzzle))
    return puzzle if exact else draw(_made_inexact(puzzle))


@st.composite
def puzzles_with_every_rule(draw):
    """Draw a box of any lattice cut into pieces, which is a solution under all rules at once.

    Cells and pieces have colours, some of which may meet by a table; pieces have ranges of
    counts; one or two choices of pieces have ranges too; some cells may stay empty.
    """
    lattice = draw(st.sampled_from(list(lattices().values())))
    shapes = draw(_cut_up(_boxes(lattice), lattice))
    cells = list(chain.from_iterable(shapes))
    colours = {cell: draw(st.sampled_from([0, 1, 2])) for cell in cells}
    optional = draw(st.sets(st.sampled_from(cells), min_size=1, max_size=4))
    figure = Figure(cells, lattice=lattice, optional=optional, colours=frozenset(colours.items()))
    pieces = tuple(
        Piece(
            "ABCDEFGHIJKL"[n],
            tuple(shape),
            lattice=lattice,
            colours=frozenset((c, colours[c]) for c in shape if colours[c] and draw(st.booleans())),
        )
        for n, shape in enumerate(shapes)
    )
    counts = tuple(draw(st.integers(1, 2)) for _ in pieces)
    minimums = tuple(draw(st.integers(0, 1)) for _ in pieces)
    some = PieceSet("every", "every", pieces, counts, lattice, minimums=minimums)
    kinds = {piece.symbol: equivalence_key(piece) for piece in pieces}
    choices = []
    for _ in range(draw(st.integers(1, 2))):
        symbols = draw(st.sets(st.sampled_from(sorted(kinds)), min_size=1))
        chosen = {kinds[symbol] for symbol in symbols}  # Pieces of one shape are one kind.
        number = sum(kind in chosen for kind in kinds.values())
        maximum = draw(st.none() | st.integers(number, number + 1))
        choices.append(PieceChoice(symbols, draw(st.integers(0, number)), maximum))
    meet = draw(st.none() | st.frozensets(st.sampled_from([(1, 2), (2, 1)])))
    return Puzzle(
        figure,
        some,
        choices=tuple(choices),
        max_holes=draw(st.none() | st.integers(0, len(optional))),
        allowed_colours=None if meet is None else meet | {(1, 1), (2, 2)},
    )


@st.composite
def puzzles_with_a_choice_of_one_hand(draw):
    """Draw a box of any lattice, pieces of which any subset may be used, and a rule for the first.

    The first two pieces are mirror images of each other, where the lattice has any.
    """
    lattice = draw(st.sampled_from(list(lattices().values())))
    shapes = draw(_with_mirror_pair(lattice))
    pieces = tuple(
        Piece("ABCDEFGHIJKL"[n], tuple(shape), lattice=lattice) for n, shape in enumerate(shapes)
    )
    cells = list(chain.from_iterable(shapes))
    figure = Figure(cells, lattice=lattice, optional=draw(st.sets(st.sampled_from(cells))))
    some = PieceSet("p", "p", pieces, (1,) * len(pieces), lattice, minimums=(0,) * len(pieces))
    choice = PieceChoice("A", *draw(st.sampled_from([(0, 0), (1, 1)])))
    return Puzzle(figure, some, choices=(choice,))


@cache
def _chiral_pieces(lattice):
    """Return the chiral pieces of four connected cells in a box."""
    parts = [Figure(four, lattice=lattice) for four in combinations(small_box(lattice), 4)]
    connected = [part.cells for part in parts if len(part.parts()) == 1]
    pieces = [Piece("A", cells, lattice=lattice) for cells in connected]
    chiral = [
        list(p.cells) for p in pieces if equivalence_key(p) != equivalence_key(p, mirrored=True)
    ]
    return chiral or [list(cells) for cells in connected]


def small_box(lattice):
    """Return a dozen cells of a lattice."""
    size = (3, 2, 2) if lattice.block == (1, 1, 1) else (2, 1, 1)
    return lattice.box(size)[:12]


@st.composite
def _with_mirror_pair(draw, lattice):
    """Draw a box cut into pieces; the first two are mirror images of each other if possible."""
    left = set(small_box(lattice))
    shapes = [draw(st.sampled_from(_chiral_pieces(lattice)))]
    left -= set(shapes[0])
    others = sorted(moves(Figure(left, lattice=lattice), shapes[0], lattice.mirrors))
    if others:
        shapes.append(draw(st.sampled_from(others)))
        left -= set(shapes[1])
    return shapes + _cut(draw, left, lattice)


@st.composite
def _cut_up(draw, cells, lattice):
    return _cut(draw, draw(cells), lattice)


def _one_in(draw, times):
    return draw(st.integers(1, times)) == times


@st.composite
def _boxes(draw, lattice):
    if lattice.block != (1, 1, 1):
        return set(small_box(lattice)[: draw(st.integers(6, 12))])
    sizes = ((2, 2, 2), (3, 2, 1), (4, 2, 1), (3, 3, 1), (3, 2, 2))
    return set(lattice.box(draw(st.sampled_from(sizes))))


@st.composite
def _symmetric(draw, lattice):
    """Draw grown cells with their images under a turn or mirror; often in several parts."""
    start = draw(st.sampled_from(small_box(lattice)))
    cells = set(_grow(draw, draw(st.integers(2, 9)), lattice=lattice, start=start))
    matrix = draw(st.sampled_from(lattice.turns + lattice.mirrors))
    while len(more := cells | {turned(cell, matrix) for cell in cells}) <= 10 and more != cells:
        cells = more
    return cells


def _dark(cells, lattice):
    """Draw a colouring: none, a chessboard, or any set of dark cells."""
    chess = {cell for cell in cells if lattice.colour and lattice.colour(cell)}
    some = st.sets(st.sampled_from(sorted(cells)))
    return st.one_of(*[st.none()] * 4, st.just(chess), some)


@st.composite
def _piece(draw, figure, shape, symbol, sides):
    """Draw a piece with a shape, in any orientation that it may have."""
    lattice = figure.lattice
    one_sided = sides == "one" or (sides == "mixed" and draw(st.booleans()))
    matrix = draw(st.sampled_from(upright(lattice.turns) if one_sided else lattice.turns))
    image = {cell: turned(cell, matrix) for cell in shape}
    start = lattice.origin(image[shape[0]])
    at = {cell: difference(place, start) for cell, place in image.items()}
    dark = None
    if figure.dark is not None and not _one_in(draw, 4):
        dark = frozenset(at[cell] for cell in shape if cell in figure.dark)
    flips = _one_in(draw, 6)
    return Piece(
        symbol, tuple(at.values()), lattice=lattice, dark=dark, flips=flips, one_sided=one_sided
    )


@st.composite
def _coloured(draw, puzzle):
    """Draw a puzzle with colours at some cells of the figure and of the pieces, and a table."""
    number = st.sampled_from([0, 0, 1, 2, 3])
    figure = puzzle.figure
    figure = replace(figure, colours=frozenset((cell, draw(number)) for cell in figure.cells))
    pieces = tuple(
        replace(
            piece, colours=frozenset((c, n) for c in piece.cells if (n := draw(number)) and shown)
        )
        for piece, shown in zip(
            puzzle.pieces, draw(st.lists(st.booleans(), min_size=12, max_size=12)), strict=False
        )
    )
    pairs = st.tuples(st.integers(1, 3), st.integers(1, 3))
    most = [(a, b) for a in (1, 2, 3) for b in (1, 2, 3) if draw(st.integers(0, 3))]
    allowed = draw(st.sampled_from([None, frozenset(most)]) | st.frozensets(pairs))
    return replace(
        puzzle,
        figure=figure,
        piece_set=replace(puzzle.piece_set, pieces=pieces),
        allowed_colours=allowed,
    )


@st.composite
def _choice(draw, puzzle):
    """Draw a choice of some pieces, or of all."""
    symbols = sorted(piece.symbol for piece in puzzle.pieces)
    # The first piece is often one of a mirror pair, because a rule for it distinguishes mirror
    # images.
    some = draw(st.sampled_from([(), symbols[:1], symbols[:2]]) | st.sets(st.sampled_from(symbols)))
    minimum = draw(st.integers(0, 1))
    maximum = draw(st.none() | st.integers(minimum, minimum + 2))
    return PieceChoice(some, minimum, maximum)


@st.composite
def _made_inexact(draw, puzzle):
    cells, counts = st.sampled_from(puzzle.figure.cells), puzzle.counts
    number = st.sampled_from(range(len(counts)))
    if draw(st.booleans()):
        more = draw(st.lists(number, max_size=2))
        any_subset = list(range(len(counts)))  # Mirror images then have the same counts.
        fewer = draw(st.lists(number, max_size=3) | st.just(any_subset))
        more = [] if fewer == any_subset else more
        most = [n + more.count(piece) for piece, n in enumerate(counts)]
        fewest = [max(0, n - fewer.count(piece)) for piece, n in enumerate(counts)]
        some = replace(puzzle.piece_set, counts=tuple(most), minimums=tuple(fewest))
        puzzle = replace(puzzle, piece_set=some)
    if _one_in(draw, 2):
        puzzle = replace(
            puzzle, choices=tuple(draw(st.lists(_choice(puzzle), min_size=1, max_size=2)))
        )
    if draw(st.booleans()):
        optional = draw(st.sets(cells, min_size=1, max_size=5))
        puzzle = replace(puzzle, figure=replace(puzzle.figure, optional=optional))
        puzzle = replace(puzzle, max_holes=draw(st.none() | st.integers(0, len(optional))))
    if _one_in(draw, 5):
        forbidden = draw(st.sets(st.tuples(number, cells), min_size=1, max_size=2))
        puzzle = replace(puzzle, forbidden=frozenset(forbidden))
    if _one_in(draw, 3):
        listing = PlainListing(puzzle)
        options = sorted({(each[0], *sorted(cells_of(each))) for each in listing.placements})
        for kind, *where in draw(st.lists(st.sampled_from(options), max_size=3)) if options else ():
            alike = [piece for piece, each in enumerate(listing.kinds) if each == kind]
            piece = draw(st.sampled_from(alike))
            copy = sum(each.piece == piece for each in puzzle.pre_placed)
            met = {cell for each in puzzle.pre_placed for cell in each.cells} & set(where)
            if not met and copy < puzzle.counts[piece]:
                placed = PlacedPiece(piece, copy, tuple(where))
                puzzle = replace(puzzle, pre_placed=(*puzzle.pre_placed, placed))
    return puzzle
