"""Places of pieces while plans are carried out, for a comparison with stored ones.

Run this file as a program to store the places of the present version, after a deliberate change.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from cubewright.model.cell import Cell
from cubewright.model.disassembly import FOR_EVER, Move, Separation, Turn
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.editing.movements import step_along
from cubewright.presenter.exports.motions import build_up_motion, motion_of_plan
from cubewright.presenter.taking_apart.timeline import Timeline

STORED = Path(__file__).parents[3] / "samples" / "timelines.json"
MOMENTS = tuple(quarter / 4 for quarter in range(29))
SLIDING = [name for name, lattice in sorted(lattices().items()) if lattice.slides]


def pieces(lattice: Lattice) -> list[tuple[Cell, ...]]:
    """Return five pieces of one to three cells."""
    cells = sorted(lattice.box((3, 3, 2)))[:10]
    return [tuple(cells[start:end]) for start, end in ((0, 3), (3, 4), (4, 6), (6, 7), (7, 10))]


def plan(lattice: Lattice, *, turns: bool) -> Separation:
    """Return a plan in which two parts leave together and are taken apart later."""
    right, back, up = (step_along(lattice, axis, 1) for axis in range(3))
    left = step_along(lattice, 0, -1)
    pair = Separation((2, 3), (Move((3,), right, 1), Move((3,), up, FOR_EVER)))
    first = Turn((1,), (0, 0, 1), 1, (2, 2, 0)) if turns else Move((1,), back, 2)
    rest = Separation((0, 1), (first, Move((1,), left, FOR_EVER)))
    three = Separation((2, 3, 4), (Move((4,), back, FOR_EVER),), pair)
    moves = (Move((0, 1), left, 2), Move((0,), back, 1), Move((2, 3, 4), up, FOR_EVER))
    return Separation((0, 1, 2, 3, 4), moves, rest, three)


def rounded(numbers: Any) -> list[float]:
    found: list[float] = (np.round(np.array(numbers, float), 3) + 0.0).ravel().tolist()
    return found


def timeline(lattice: Lattice, *, turns: bool) -> Iterator[tuple[str, list[float]]]:
    """Yield the numbers of a timeline, by name."""
    made = Timeline(lattice, pieces(lattice), plan(lattice, turns=turns))
    yield "durations", rounded([made.duration(moment) for moment in MOMENTS])
    for moment in MOMENTS:
        yield f"offsets at {moment}", rounded(made.offsets(moment))
    sights = [made.sight(moment) for moment in MOMENTS[::4]]
    yield "sights", rounded([(*each.centre, each.radius, each.ground) for each in sights])
    starts = [made.start_at(moment)[1].places[:, :, 3] for moment in MOMENTS[::4]]
    yield "starts", rounded(starts)
    if turns:
        yield "places", rounded([made.places(moment) for moment in MOMENTS[16:20]])


def motions(lattice: Lattice) -> Iterator[tuple[str, list[float]]]:
    """Yield the offsets in the motions of a solution, by stage."""
    bodies = pieces(lattice)
    kinds = tuple(
        Piece(symbol, lattice.normalized(body), lattice=lattice)
        for symbol, body in zip("ABCDE", bodies, strict=True)
    )
    figure = Figure([cell for body in bodies for cell in body], "f", lattice)
    puzzle = Puzzle(figure, PieceSet("p", "P", kinds, (1,) * len(kinds), lattice))
    placed = tuple(PlacedPiece(number, 0, body) for number, body in enumerate(bodies))
    solution = Solution(puzzle, placed)
    for name, motion in (
        ("build-up", build_up_motion(solution)),
        ("plan", motion_of_plan(solution, plan(lattice, turns=False))),
    ):
        for number, stage in enumerate(motion.stages):
            ends = [(piece, *offset) for each in (stage.start, stage.end)
                    for piece, offset in sorted(each.items())]  # fmt: skip
            yield f"{name}, stage {number}", rounded(ends)


def results() -> dict[str, list[float]]:
    """Return all numbers by lattice and name."""
    found = {}
    for name in SLIDING:
        lattice = lattices()[name]
        for what, numbers in (*timeline(lattice, turns=False), *motions(lattice)):
            found[f"{name}: {what}"] = numbers
    for what, numbers in timeline(lattices()["cubic"], turns=True):
        found[f"cubic, turning: {what}"] = numbers
    return found


if __name__ == "__main__":
    lines = [f"{json.dumps(name)}: {json.dumps(numbers)}" for name, numbers in results().items()]
    STORED.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    sys.stdout.write(f"{STORED.stat().st_size} bytes\n")
