"""An assembly to take apart: placed pieces with the data for their analysis."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING

from cubewright.model.cell import Cell
from cubewright.model.lattice import Lattice
from cubewright.model.piece import Piece
from cubewright.model.pieces.groups import Groups, PieceGroups, piece_groups
from cubewright.model.pieces.weights import WALL, PieceWeights
from cubewright.model.placement import PlacedPiece

if TYPE_CHECKING:
    from cubewright.model.project import Project


MAX_STATES = 2_000_000
"""The number of states of one part after which an assembly is undecided; each takes 100 bytes."""
MAX_TURNING_STATES = 20_000
"""The same limit for an analysis with turns, whose states take more time and memory."""


class Order(Enum):
    """The rule that chooses one of several equally short plans.

    ``CANONICAL``: the plan does not depend on the numbering of pieces and the figure's orientation.
    ``BURRTOOLS``: the plan is BurrTools' plan.
    """

    CANONICAL = "canonical"
    BURRTOOLS = "burrtools"


@dataclass(frozen=True)
class AssembledPiece:
    """A piece of an assembly.

    ``kind`` is the same for copies of one piece. The half with the heaviest piece stays in place.
    Pieces of a group may stay together.
    """

    cells: tuple[Cell, ...]
    kind: int = 0
    weight: int = 1
    groups: Groups = ()


@dataclass(frozen=True)
class Orientation:
    """An orientation: the index of a matrix of the lattice, and an order of the pieces.

    ``pieces[i]`` is the index in the assembly of the piece at place ``i``.
    """

    matrix: int
    pieces: tuple[int, ...]


@dataclass(frozen=True)
class Assembly:
    """Pieces in place; plans refer to them by their index.

    ``orientation`` applies to searches without canonical orientations; None for the identity.
    ``on_ground``: no piece moves through the ground below the assembly. ``bodies``, for an assembly
    with walls: all walls are its first piece, and plans refer to the pieces of each body by the
    indices in ``bodies``.
    """

    lattice: Lattice
    pieces: tuple[AssembledPiece, ...]
    orientation: Orientation | None = None
    on_ground: bool = False
    bodies: tuple[tuple[int, ...], ...] = ()

    def with_walls(self, walls: Sequence[int]) -> Assembly:
        """Return the assembly with some pieces as one body that never moves."""
        if not walls:
            return self
        rest = [number for number in range(len(self.pieces)) if number not in walls]
        bodies = (tuple(sorted(walls)), *((number,) for number in rest))
        each = self.pieces
        groups = {each[number].groups for number in walls}
        body = AssembledPiece(
            tuple(sorted(cell for number in walls for cell in each[number].cells)),
            1 + max(piece.kind for piece in each),
            1 + max(piece.weight for piece in each),
            groups.pop() if len(groups) == 1 else (),
        )
        turn = self.orientation
        if turn is not None:
            body_of = {piece: at for at, pieces in enumerate(bodies) for piece in pieces}
            order = dict.fromkeys(body_of[piece] for piece in turn.pieces)
            turn = Orientation(turn.matrix, tuple(order))
        made = (body, *(each[number] for number in rest))
        return replace(self, pieces=made, orientation=turn, bodies=bodies)


@dataclass(frozen=True)
class PieceRules:
    """The weight and the groups of each piece of a puzzle, with defaults for other pieces.

    Pieces of weight :data:`~cubewright.model.pieces.weights.WALL` or more are walls. ``on_ground``:
    no piece moves through the ground below the assembly.
    """

    weights: tuple[int, ...] = ()
    groups: tuple[Groups, ...] = ()
    on_ground: bool = False
    _known: dict[tuple[int, tuple[Cell, ...]], AssembledPiece] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    _by_identity: dict[tuple[int, int], AssembledPiece] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """The same pieces; their key is the identity of the cells, because hashing many is slow.

    The pieces keep their cells, so no other tuple gets the same identity.
    """

    @classmethod
    def of(cls, project: Project, index: int) -> PieceRules:
        problem = project.problems[index]
        weights = tuple(project.shapes[entry.shape].weight for entry in problem.pieces)
        groups = tuple(entry.groups for entry in problem.pieces)
        return cls(weights, groups, problem.on_ground)

    def with_groups(self, pieces: Sequence[Piece], groups: PieceGroups) -> PieceRules:
        """Return the rules with further groups of pieces, whose members are named by symbol."""
        if not groups:
            return self
        added, found = dict(groups), []
        for number, piece in enumerate(pieces):
            own = self.groups[number] if number < len(self.groups) else ()
            members = (*own, *added.get(piece.symbol, ()))
            joined = piece_groups((piece.symbol, *each) for each in members)
            found.append(joined[0][1] if joined else ())
        return PieceRules(self.weights, tuple(found), self.on_ground)

    def with_weights(self, pieces: Sequence[Piece], weights: PieceWeights) -> PieceRules:
        """Return the rules with other weights of pieces, which are named by symbol."""
        if not weights:
            return self
        others, found = dict(weights), []
        for number, piece in enumerate(pieces):
            own = self.weights[number] if number < len(self.weights) else 1
            found.append(others.get(piece.symbol, own))
        return PieceRules(tuple(found), self.groups, self.on_ground)

    def assembly(
        self,
        lattice: Lattice,
        placed: Iterable[PlacedPiece],
        orientation: Orientation | None = None,
        walls: Sequence[int] = (),
    ) -> Assembly:
        """Return placed pieces as an assembly; ``walls`` are the indices of further walls."""
        known, pieces = self._by_identity, []
        for each in placed:
            found = known.get((each.piece, id(each.cells)))
            pieces.append(self._piece(each) if found is None else found)
        made = Assembly(lattice, tuple(pieces), orientation, self.on_ground)
        if not (self.has_walls or walls):
            return made
        heavy = (number for number, each in enumerate(pieces) if each.weight >= WALL)
        return made.with_walls(sorted({*heavy, *walls}))

    @property
    def has_walls(self) -> bool:
        """Whether some pieces are walls."""
        return max(self.weights, default=1) >= WALL

    def is_wall(self, placed: PlacedPiece) -> bool:
        """Return whether a piece is a wall."""
        return self._made(placed).weight >= WALL

    def _piece(self, placed: PlacedPiece) -> AssembledPiece:
        key = placed.piece, placed.cells
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._made(placed)
            self._by_identity[placed.piece, id(placed.cells)] = found
        return found

    def _made(self, placed: PlacedPiece) -> AssembledPiece:
        number = placed.piece
        weight = self.weights[number] if number < len(self.weights) else 1
        groups = self.groups[number] if number < len(self.groups) else ()
        return AssembledPiece(placed.cells, number, weight, groups)


def only_group(groups: Groups) -> int:
    """Return the group of a piece that has exactly one group; otherwise 0."""
    numbers = {group for group, copies in groups if group and copies}
    return numbers.pop() if len(numbers) == 1 else 0


def can_stay_together(assembly: Assembly, parts: Sequence[tuple[int, ...]]) -> bool:
    """Return whether groups allow these parts not to come apart, by BurrTools' rule.

    ``parts`` are sets of indices of pieces. Every part gets one group that all its pieces allow.
    Each piece allows a group for a limited number of its copies.
    """
    needs = [
        Counter(piece.kind for number, piece in enumerate(assembly.pieces) if number in part)
        for part in parts
    ]
    room: Counter[tuple[int, int]] = Counter()
    for piece in {each.kind: each for each in assembly.pieces}.values():
        for group, copies in piece.groups:
            room[piece.kind, group] += copies
    groups = sorted({group for _, group in room if group})
    return _assigned(needs, groups, room)


def _assigned(
    needs: Sequence[Counter[int]], groups: Sequence[int], room: Counter[tuple[int, int]]
) -> bool:
    if not needs:
        return True
    for group in groups:
        if all(room[kind, group] >= copies for kind, copies in needs[0].items()):
            left = room - Counter({(kind, group): copies for kind, copies in needs[0].items()})
            if _assigned(needs[1:], groups, left):
                return True
    return False
