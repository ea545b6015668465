"""Random puzzles with a solution and a plan, on every lattice."""

import random
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import replace
from fractions import Fraction

from cubewright.formats.links.link import LinkedPuzzle, LinkedSolution
from cubewright.model.disassembly import FOR_EVER, Move, Separation, Turn
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.pieces.groups import piece_groups
from cubewright.model.pieces.weights import piece_weights
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution

NAMES = ("", "Ring", "Ägir's \N{SNOWMAN} tower", "a\nb", "</script>", "x" * 300)


def grown(random_, lattice, size):
    """Return connected cells of a lattice."""
    cells = [random_.choice(lattice.box((3, 3, 3)))]
    while len(cells) < size:
        near = random_.choice(lattice.neighbours(random_.choice(cells)))
        if near not in cells:
            cells.append(near)
    return sorted(cells)


def divided(random_, cells, parts):
    """Divide cells into parts of any form, each with at least one cell."""
    listed = random_.sample(cells, len(cells))
    cuts = sorted(random_.sample(range(1, len(cells)), parts - 1))
    starts, ends = (0, *cuts), (*cuts, len(cells))
    return [tuple(sorted(listed[a:b])) for a, b in zip(starts, ends, strict=True)]


def plan_of(random_, pieces, allowance):
    """Return a plan that takes pieces apart."""
    moves = []
    for _ in range(random_.randrange(4)):
        moved = tuple(sorted(random_.sample(pieces, random_.randint(1, len(pieces) - 1))))
        if allowance and random_.random() < 0.5:
            pivot = tuple(random_.randrange(-5, 6) for _ in range(3))
            moves.append(Turn(moved, (0, -1, 0), random_.randint(1, 3), pivot, allowance))
        else:
            moves.append(Move(moved, (0, random_.choice((-2, 1)), 0), random_.randint(1, 3)))
    removed = tuple(sorted(random_.sample(pieces, random_.randint(1, len(pieces) - 1))))
    moves.append(Move(removed, (1, 0, 0), FOR_EVER))
    halves = [
        plan_of(random_, half, allowance) if len(half) > 1 and random_.random() < 0.8 else None
        for half in ([each for each in pieces if each not in removed], list(removed))
    ]
    return Separation(tuple(pieces), tuple(moves), *halves)


def random_link(seed):
    """Return a puzzle of a random lattice; some have a solution, and some also a plan."""
    random_ = random.Random(seed)
    lattice = list(lattices().values())[seed % len(lattices())]
    cells = grown(random_, lattice, random_.randint(2, 40))
    number = random_.randint(2, min(len(cells), 8))
    parts = divided(random_, cells, number)
    colour = {cell: random_.randint(0, 3) for cell in cells if random_.random() < 0.5}
    is_dark, is_coloured = random_.random() < 0.2, random_.random() < 0.2
    marks = {}
    if is_dark:
        marks = {"dark": [cell for cell in cells if random_.random() < 0.5]}
    elif is_coloured:
        marks = {"colours": colour.items()}
    optional = [cell for cell in cells if random_.random() < 0.1]
    figure = Figure(cells, random_.choice(NAMES), lattice, optional, **marks)
    pieces = []
    for index, part in enumerate(parts):
        colours = frozenset((c, colour[c]) for c in part if colour.get(c)) if is_coloured else ()
        pieces.append(
            Piece(
                chr(ord("A") + index),
                part,
                random_.choice(NAMES),
                f"#{random_.randrange(1 << 24):06x}",
                ("x", "y") if random_.random() < 0.1 else (),
                lattice=lattice,
                dark=frozenset(set(part) & figure.dark) if is_dark else None,
                flips=random_.random() < 0.1,
                colours=frozenset(colours),
            )
        )
    counts = tuple(random_.choice((1, 1, 1, 2, 40)) for _ in pieces)
    minimums = tuple(random_.randint(0, n) for n in counts) if random_.random() < 0.3 else None
    pieces = PieceSet("own", random_.choice(NAMES), tuple(pieces), counts, lattice, "", minimums)
    placed = tuple(PlacedPiece(index, 0, part) for index, part in enumerate(parts))
    puzzle = Puzzle(figure, pieces)
    if random_.random() < 0.3:
        forbidden = frozenset({(0, cells[0]), (1, cells[-1])})
        choices = (PieceChoice(("A", "B"), 1, 2),)
        puzzle = replace(puzzle, forbidden=forbidden, choices=choices, max_holes=2)
    if is_coloured and random_.random() < 0.5:
        puzzle = replace(puzzle, allowed_colours=frozenset((n, n) for n in range(1, 4)))
    if is_coloured:  # The cells alone do not determine the position of a piece.
        placed = tuple(
            replace(each, colours=tuple(colour.get(cell, 0) for cell in each.cells))
            for each in placed
        )
    details = details_of(random.Random(f"details {seed}"), puzzle)
    if random_.random() < 0.2:
        return LinkedPuzzle(puzzle, **details)
    allowance = random_.choice((Fraction(0), Fraction(1, 8)))
    plan = plan_of(random_, list(range(number)), allowance)
    with_turns = any(isinstance(m, Turn) for each in plan.separations() for m in each.moves)
    plan = plan if with_turns or not allowance else plan_of(random_, list(range(number)), 0)
    plan = plan if random_.random() < 0.6 else None
    others = others_of(random.Random(f"others {seed}"), puzzle, placed, plan)
    return LinkedPuzzle(puzzle, Solution(puzzle, placed), plan, others, **details)


def details_of(random_, puzzle):
    """Return random groups, weights and a note; often none."""
    symbols = [piece.symbol for piece in puzzle.pieces]
    some = random_.sample(symbols, random_.randint(0, 2)) if random_.random() < 0.5 else []
    return {
        "groups": piece_groups((symbol, random_.randint(1, 3), 1) for symbol in some),
        "weights": piece_weights((symbol, random_.randint(-1, 9)) for symbol in some),
        "note": random_.choice(("", "", *NAMES)),
    }


def others_of(random_, puzzle, placed, plan):
    """Return further solutions: the same pieces in another order, or fewer of them."""
    others = []
    for _ in range(random_.choice((0, 0, 1, 4))):
        count = random_.choice((len(placed), random_.randint(1, len(placed))))
        chosen = placed if random_.random() < 0.3 else tuple(random_.sample(placed, count))
        kept = plan if chosen == placed and random_.random() < 0.5 else None
        others.append(LinkedSolution(Solution(puzzle, chosen), kept))
    return tuple(others)


def packed(content, version="1"):
    """Return the link of a content, with its check value; ``version`` as in links."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = packer.compress(content) + packer.flush()
    check = zlib.crc32(content).to_bytes(4)
    return f"#{version}{urlsafe_b64encode(check + data).decode().rstrip('=')}"


def content_of(link):
    data = link.partition("#")[2][1:]
    return zlib.decompress(urlsafe_b64decode(data + "=" * (-len(data) % 4))[4:], -15)
