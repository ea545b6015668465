"""A problem of a project: a figure, and the shapes that fill it as pieces."""

from __future__ import annotations

from dataclasses import dataclass, field

from cubewright.model.cell import Cell
from cubewright.model.colours import NO_COLOURS, AllowedColours, Colours
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.pieces.groups import Groups
from cubewright.model.placement import PlacedPiece
from cubewright.model.results import NO_RESULTS, Results, SolutionMark


@dataclass(frozen=True)
class Shape:
    """A shape, used as a piece in problems.

    - ``symbol``, ``name``, ``colour``, ``marks``, ``aliases``, ``cells``, ``dark`` and ``colours``:
      as in :class:`~cubewright.model.piece.Piece`.
    - ``optional``: cells that may stay empty when other pieces fill the shape.
    - ``weight``: the priority of the shape in a disassembly; the heaviest stays in place.
    - ``note``: the user's text.
    """

    symbol: str
    cells: tuple[Cell, ...]
    name: str = ""
    colour: str = "#888888"
    lattice: Lattice = field(default=CUBIC, repr=False)
    dark: frozenset[Cell] | None = None
    colours: Colours = NO_COLOURS
    optional: frozenset[Cell] = frozenset()
    marks: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    weight: int = 1
    note: str = ""

    @classmethod
    def of(cls, piece: Piece) -> Shape:
        """Return the shape of a piece."""
        return cls(
            symbol=piece.symbol,
            cells=piece.cells,
            name=piece.name,
            colour=piece.colour,
            lattice=piece.lattice,
            dark=piece.dark,
            colours=piece.colours,
            marks=piece.marks,
            aliases=piece.aliases,
        )

    def piece(self, *, flips: bool = False, one_sided: bool = False) -> Piece:
        """Return the shape as a piece; optional cells, weight and note are dropped."""
        return Piece(
            symbol=self.symbol,
            cells=self.cells,
            name=self.name,
            colour=self.colour,
            marks=self.marks,
            aliases=self.aliases,
            lattice=self.lattice,
            dark=self.dark,
            flips=flips,
            one_sided=one_sided,
            colours=self.colours,
        )


@dataclass(frozen=True)
class ProblemPiece:
    """A piece of a problem: the index of its shape, and rules for its use.

    A solution uses from ``minimum`` to ``maximum`` copies. ``flips`` and ``one_sided`` are as in
    :class:`~cubewright.model.piece.Piece`. ``groups`` are pairs of a group number and a number of
    copies. Pieces of one group need not be separated in a disassembly.
    """

    shape: int
    minimum: int = 1
    maximum: int = 1
    flips: bool = False
    one_sided: bool = False
    groups: Groups = ()


@dataclass(frozen=True)
class Problem:
    """A problem: pieces, the figure that they fill, and the results of searches.

    - ``figure``: None until the user chooses one.
    - ``states_minimums``: whether the pieces' minimums apply. Otherwise they equal the
      maximums, and if the figure is smaller than all pieces, any subset that fits may be used.
    - ``allowed_colours``: as in :class:`~cubewright.model.puzzle.Puzzle`.
    - ``max_holes``: the maximum number of optional cells that stay empty; None for any number.
    - ``choices``: minimums and maximums for several pieces together.
    - ``pre_placed``, ``misplaced`` and ``forbidden``: as in
      :class:`~cubewright.model.puzzle.Puzzle`; they refer to ``pieces`` by index.
    - ``on_ground``: whether the figure stands on the ground, through which no piece moves when the
      puzzle comes apart.
    - ``targets``: the places that the pre-placed pieces reach in a sliding puzzle.
    - ``set_name``, ``set_title`` and ``set_source``: as in the piece set.
    - ``marks``: the user's stars, notes and deletions of solutions.
    """

    name: str = ""
    figure: Figure | None = None
    pieces: tuple[ProblemPiece, ...] = ()
    states_minimums: bool = False
    allowed_colours: AllowedColours | None = None
    max_holes: int | None = None
    choices: tuple[PieceChoice, ...] = ()
    pre_placed: tuple[PlacedPiece, ...] = ()
    misplaced: tuple[PlacedPiece, ...] = ()
    forbidden: frozenset[tuple[int, Cell]] = frozenset()
    targets: tuple[PlacedPiece, ...] = ()
    on_ground: bool = False
    set_name: str = ""
    set_title: str = ""
    set_source: str = ""
    note: str = ""
    results: Results = NO_RESULTS
    marks: tuple[SolutionMark, ...] = field(default=(), repr=False)
